import { contrast, leastContrast } from '../../src/cards/contrast.ts';
import { inkOf } from '../art/layers.ts';
import { boxNet, usualThickness, type BoxNet, type Panel } from '../box-net.ts';
import type { Context, Sheet } from '../context.ts';
import { titleFace } from '../faces/title-card.ts';
import { whose } from '../faces/face.ts';
import { papers, unprintable } from '../paper.ts';
import { PrintError } from '../print-error.ts';
import { group, path, pointsPerMm, use, type FontName, type Ink, type Shape } from '../scene.ts';
import { leastSize } from '../type.ts';
import { backArt } from './cards.ts';
import { titleJob } from './title.ts';

/** What the ruler above and the words below take of a page, in mm. */
const above = 13;
const below = 16;
/** The front's picture keeps this far from its edges, in mm. */
const inset = 2.5;

/** Colours of a box: of its outside, of letters on it, and of lines to fold along. */
interface Inks {
  readonly ground: Ink;
  readonly ink: Ink;
}

/** A box to cut out, fold and glue, as large as the cards of this printing make it; a `PrintError` where it is larger than the paper. */
export function boxSheets(context: Context): readonly Sheet[] {
  const { job, speaker, type } = context;
  const { width, height } = job.deck.sizes;
  const cards = context.cards.length + (job.parts?.includes('title') === true ? 1 : 0);
  const box = job.box ?? { thickness: usualThickness };
  const net = boxNet({ w: width, h: height }, cards, box);
  const { paper, x, y } = placeOf(context, net, cards);
  const part = speaker.say('print.part.box');
  const left = 15;
  const facts = { n: cards, width: net.inside.w, height: net.inside.h, depth: net.inside.d, thickness: box.thickness };
  const words = [speaker.say('print.box.how'), speaker.say('print.box.inside', facts)].map((text, i): Shape => {
    const box = { width: paper.width - 2 * left, height: 3, font: 'regular', max: 8, min: leastSize } as const;
    const { size } = type.fit(text, box, whose(part, 'text'));
    return { kind: 'text', x: left, y: paper.height - below + 2.2 + i * 3.6, size, font: 'regular', text };
  });
  const grid = { paper, columns: 1, rows: 1, w: net.w, h: net.h, x0: x, y0: y, pitchX: 0, pitchY: 0 };
  return [{ part, grid, shapes: [group(drawn(context, net), { x, y }), ...words], furniture: 'ruler', alone: true }];
}

/** The paper, upright or lying, and where the net is on it. */
function placeOf(
  context: Context,
  net: BoxNet,
  cards: number,
): { readonly paper: { readonly width: number; readonly height: number }; readonly x: number; readonly y: number } {
  const upright = papers[context.paper];
  const found = [upright, { width: upright.height, height: upright.width }].find(
    ({ width, height }) => net.w <= width - 2 * unprintable && net.h <= height - above - below,
  );
  if (found === undefined) {
    const { w, h, d } = net.inside;
    const paper = { said: { id: `print.paper.${context.paper}` } };
    throw new PrintError({ id: 'print.error.box', with: { n: cards, width: w, height: h, depth: d, paper } });
  }
  return { paper: found, x: (found.width - net.w) / 2, y: above + (found.height - above - below - net.h) / 2 };
}

function drawn(context: Context, net: BoxNet): readonly Shape[] {
  const inks = inksOf(context);
  const plain = context.look !== 'colour';
  return [
    ...(plain ? [] : [path(net.cut, { fill: inks.ground })]),
    ...net.glued.map((d) => path(d, { fill: '#ffffff' })),
    ...net.glued.map((d) => group([path(hatching(net), { stroke: '#9aa0ad', width: 0.2 })], { clip: d })),
    ...frontOf(context, net),
    ...backOf(context, net),
    ...lettersOf(context, net, inks),
    path(net.folds, { stroke: plain ? 'black' : inks.ink, width: 0.15, dash: [1.6, 1.2] }),
    path(net.cut, { stroke: 'black', width: 0.25 }),
  ];
}

/** The title card's face, framed by the ground of the box. */
function frontOf(context: Context, { front }: BoxNet): readonly Shape[] {
  const job = titleJob(context);
  const [width, height] = [front.w - 2 * inset, front.h - 2 * inset];
  const scene = titleFace({ ...job, words: { ...job.words, notDealt: '' }, width, height, bleed: 0 });
  return [use(scene, front.x + inset, front.y + inset)];
}

/** The back of the cards, as large as the box. */
function backOf(context: Context, { back: { x, y, w, h } }: BoxNet): readonly Shape[] {
  const scene = backArt(context);
  const scale = Math.max(w / scene.width, h / scene.height);
  const at = { x: x + (w - scene.width * scale) / 2, y: y + (h - scene.height * scale) / 2, scale };
  return [group([group([use(scene, 0, 0)], at)], { clip: `M${x} ${y}h${w}v${h}h${-w}Z` })];
}

/** The title on one spine and the lid, how many cards on the other, and the edition below. */
function lettersOf(context: Context, net: BoxNet, { ink }: Inks): readonly Shape[] {
  const { title, speaker, job } = context;
  const words = titleJob(context).words;
  return [
    ...along(context, title, net.right, 'display', ink, 90),
    ...along(context, words.facts, net.left, 'strong', ink, 90),
    ...along(context, title, net.lid, 'display', ink, 180),
    ...along(context, speaker.say('print.edition', { edition: job.deck.edition }), net.bottom, 'text', ink, 0),
  ];
}

/** A line in the middle of a panel, turned by so many degrees, as large as the panel lets it be; nothing where it has no room. */
function along(context: Context, text: string, { x, y, w, h }: Panel, font: FontName, ink: Ink, rotate: 0 | 90 | 180): readonly Shape[] {
  const [long, high] = rotate === 90 ? [h, w] : [w, h];
  const most = Math.min(font === 'display' ? 26 : 11, (high - 2.4) * pointsPerMm);
  const wide = context.type.width(text, font, 10) / 10;
  const size = Math.floor(Math.min(most, (long - 10) / wide) * 4) / 4;
  if (size < leastSize) return [];
  const line: Shape = { kind: 'text', x: 0, y: (size / pointsPerMm) * 0.34, size, font, text, ink, align: 'middle' };
  return [group([line], { x: x + w / 2, y: y + h / 2, ...(rotate === 0 ? {} : { rotate }) })];
}

/** The colour of the backs, and of the deck's letters what can be read on it. */
function inksOf(context: Context): Inks {
  if (context.look !== 'colour') return { ground: '#ffffff', ink: 'black' };
  const { art } = titleJob(context).painter;
  const { world, colours } = context.painter?.art ?? art;
  const ground = context.painter === undefined ? inkOf('board', colours) : inkOf(world.reverse, colours);
  const inks = [art.world.name.colour, art.world.ground, art.world.ink].map((name) => inkOf(name, art.colours));
  const readable = inks.find((ink) => contrast(ground, ink) >= leastContrast);
  return { ground, ink: readable ?? (contrast(ground, '#ffffff') > contrast(ground, '#111111') ? '#ffffff' : '#111111') };
}

/** Lines all over a net, at 45 degrees. */
function hatching({ w, h }: BoxNet): string {
  const lines = Math.ceil((w + h) / 3);
  return Array.from({ length: lines }, (_, i) => `M${i * 3} 0L${i * 3 - h} ${h}`).join('');
}
