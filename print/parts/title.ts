import { inkOf } from '../art/layers.ts';
import { painterOf, type Painter } from '../art/picture.ts';
import type { Context } from '../context.ts';
import { gallery } from '../faces/gallery.ts';
import { titleFace, titleReverse, type TitleJob, type TitleWords } from '../faces/title-card.ts';
import { boardWorld } from '../plain-world.ts';
import type { Scene } from '../scene.ts';
import type { Side } from './fronts.ts';

/** The frame and colours a deck's title stands in: those of its art, and else of its back. */
function titlePainter({ painter, look }: Context): Painter {
  if (painter !== undefined && painter.art.world.frame.length > 0) return painter;
  const mode = look === 'ink-saver' ? 'lines' : 'colour';
  if (painter === undefined) return painterOf(boardWorld('#ffffff', '#1d2547', '#e9d8a6'), mode);
  const { world, colours } = painter.art;
  return painterOf(boardWorld(inkOf(world.ground, colours), inkOf(world.reverse, colours), inkOf(world.ground, colours)), mode);
}

/** Both sides of the title card; `back` is what the deck's cards have on theirs. */
export function titleSides(context: Context, back: Scene): { readonly front: Side; readonly back: Side } {
  const job = titleJob(context);
  return { front: { what: 'face', art: titleFace(job), own: [] }, back: { what: 'back', art: titleReverse(job, back), own: [] } };
}

/** What the title card is drawn from. */
export function titleJob(context: Context): TitleJob {
  const painter = titlePainter(context);
  const { width, height, bleed } = context.job.deck.sizes;
  const { look, type, speaker } = context;
  const line = look === 'colour' ? inkOf(painter.art.world.ground, painter.art.colours) : 'black';
  const item = speaker.say('print.part.title');
  return { words: titleWords(context), painter, pictures: gallery(context, line), width, height, bleed, look, type, item };
}

/** What the title card says of these cards. */
function titleWords(context: Context): TitleWords {
  const { speaker, job, title, cards } = context;
  const { deck } = job;
  const say = speaker.say;
  const rows = (job.setup ?? deck.setup)?.rows ?? [];
  const whole = cards.length === deck.cards.length && rows.length > 0;
  const players = whole
    ? [
        say('print.title.players', {
          from: Math.min(...rows.map((row) => row.players[0])),
          to: Math.max(...rows.map((row) => row.players[1])),
        }),
      ]
    : [];
  const credits = [...new Set([...(deck.credits ?? []), ...(job.art?.credits ?? [])])].join('; ');
  const times = (names: readonly string[]): readonly string[] => {
    const count = new Map<string, number>();
    for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
    // Where most are there once, that goes without saying.
    return [...count].map(([name, n]) => (n === 1 && count.size > 8 ? name : `${say('print.title.many', { n })} ${name}`));
  };
  return {
    title,
    facts: [say('print.title.cards', { n: cards.length }), ...players].join(' · '),
    about: speaker.has('game.about') ? say('game.about') : '',
    edition: say('print.edition', { edition: deck.edition }),
    notDealt: say('print.title.notDealt'),
    inside: say('print.title.inside'),
    roles: times(cards.map(({ role }) => speaker.role(role))),
    sides: times(cards.flatMap((card) => context.wordsOf(card).caption ?? [])),
    small: credits === '' ? [] : [say('print.setup.credits', { credits })],
  };
}
