import { describe, expect, it } from 'vitest';
import { looks } from '../../print/faces/face.ts';
import type { Part } from '../../print/job.ts';
import { nightParts } from '../../print/night.ts';
import { optionParts } from '../../print/options.ts';
import { layoutDeck, layoutFacilitator } from '../../print/print.ts';
import type { Scene, Shape } from '../../print/scene.ts';
import { stockOf } from '../../src/cards/deck.ts';
import { sum } from '../../src/cards/pile.ts';
import { setupTable } from '../../src/cards/setup-table.ts';
import { ktulu as game } from '../../src/games/ktulu/index.ts';
import { languages } from '../../src/text/message.ts';
import { speaker } from '../../src/text/speak.ts';
import { deckFile, sound } from '../cards/decks.ts';
import { allShapes, fonts, job, laidOn, setupOf, textOf } from './support.ts';

const words = game.words;
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const ktulu = sound(deckFile('ktulu'));
const western = (changes: Parameters<typeof job>[0] = {}): Parameters<typeof layoutDeck>[0] =>
  job({ deck: ktulu, words: [words], ...setupOf(ktulu, game), ...changes });
const wordings = languages.flatMap((language) =>
  [undefined, 'neutral'].map((wording) => ({ language, wording, name: wording ?? 'usual names' })),
);
const worded = (wording: string | undefined): { readonly wording?: string } => (wording === undefined ? {} : { wording });

function artOf(role: string, look: (typeof looks)[number] = 'colour'): Scene {
  const [page] = layoutDeck(
    western({ parts: ['cards'], look, cards: ktulu.cards.filter((card) => card.role === role).slice(0, 1) }),
    fonts,
  );
  const used = page?.shapes.find((shape) => shape.kind === 'use');
  if (used?.kind !== 'use') throw new Error(`no card of ${role}`);
  return used.scene;
}

const outlinesOf = (shapes: readonly Shape[]): readonly string[] =>
  allShapes(shapes).flatMap((shape) => (shape.kind === 'path' ? [shape.d] : []));
const oneOfEach = ['sheriff', 'thief', 'shaman', 'detector', 'janosik'];

describe('the western style', () => {
  it.each(wordings.flatMap((one) => looks.map((look) => ({ ...one, look }))))(
    'fits every card and facilitator card in $language with $name, $look',
    ({ language, wording, look }) => {
      const pages = layoutDeck(western({ language, look, parts: ['cards', 'facilitator'], ...worded(wording) }), fonts);
      expect(pages.flatMap(laidOn)).toHaveLength(ktulu.cards.length + ktulu.facilitator.length);
    },
  );

  it('tells the factions by shape, letter and pattern without any colour', () => {
    const [letters, signs, cloths] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const role of oneOfEach) {
      const scene = artOf(role, 'ink-saver');
      letters.add(
        textOf(scene)
          .split('\n')
          .find((text) => text.length === 1) ?? '',
      );
      signs.add(outlinesOf(scene.shapes.filter((shape) => shape.kind === 'group'))[0] ?? '');
      cloths.add(
        JSON.stringify(
          scene.shapes
            .filter((shape) => (shape.kind === 'path' && shape.stroke === '#9aa0ad') || JSON.stringify(shape).includes('"fill":"#9aa0ad"'))
            .slice(0, 3),
        ),
      );
    }
    expect([letters.size, signs.size, cloths.size]).toEqual([5, 5, 5]);
  });

  it.each([
    { language: 'en', own: 'I', neutral: 'T' },
    { language: 'zh', own: '印', neutral: '部' },
    { language: 'pl', own: 'I', neutral: 'P' },
  ] as const)('has the letter of a side follow its name on every sheet, in $language', ({ language, own, neutral }) => {
    const night = nightParts(game.nightCard(stockOf(ktulu), game.options.parse({})), stockOf(ktulu));
    const lettersOn = (part: Part, wording?: string): readonly string[] => {
      const cards = ktulu.cards.filter(({ role }) => game.roles[role]?.faction === 'indians');
      return layoutDeck(western({ language, parts: [part], night, cards, ...worded(wording) }), fonts).flatMap((page) =>
        textOf(page).split('\n'),
      );
    };
    for (const part of ['cards', 'facilitator', 'night', 'setup', 'rules'] as const) {
      const [usual, other] = [lettersOn(part), lettersOn(part, 'neutral')];
      expect([usual.includes(own), usual.includes(neutral), other.includes(own), other.includes(neutral)], part).toEqual([
        true,
        false,
        false,
        true,
      ]);
    }
  });

  it('gives the sides of every wording letters that differ', () => {
    for (const { language, wording } of wordings) {
      const voice = speaker(language, [words], [], wording);
      const letters = ktulu.cards.flatMap(({ face }) =>
        face.style !== 'playing-card' && typeof face.letter === 'string' ? [face.letter] : [],
      );
      const told = [...new Set(letters)].map((letter) => (letter.length > 2 ? voice.say(letter) : letter));
      expect(told.filter((letter) => Array.from(letter).length > 2)).toEqual([]);
      expect(new Set(told).size, `${language} ${wording ?? ''}`).toBe(5);
    }
  });

  it('gives every role a picture of its own', () => {
    const pictures = new Map(ktulu.cards.map(({ role, face }) => [role, face.style === 'playing-card' ? '' : face.icon]));
    expect(pictures.size).toBe(Object.keys(game.roles).length);
    const drawings = [...pictures.keys()].map((role) =>
      outlinesOf(artOf(role).shapes.filter((shape) => shape.kind === 'group' && (shape.scale ?? 1) < 0.1)).at(-1),
    );
    expect(new Set(drawings).size).toBe(pictures.size);
  });

  it('shows its picture beside the code too, 8 mm wide or more, and never over the quiet zone', () => {
    const { width } = ktulu.sizes;
    const quiet = (22 / 21) * 4;
    const pictures = artOf('gambler').shapes.flatMap((shape) =>
      shape.kind === 'group' && (shape.y ?? 0) > 50 && shape.scale !== undefined ? [shape] : [],
    );
    expect(pictures).toHaveLength(2);
    for (const { x = 0, scale = 0 } of pictures) {
      expect(scale * 512).toBeGreaterThanOrEqual(8);
      expect(x + scale * 512 < (width - 22) / 2 - quiet || x > (width + 22) / 2 + quiet).toBe(true);
    }
  });

  it('looks the same along the edge whatever the role, so that a stack of cards tells nothing', () => {
    expect(new Set(oneOfEach.map((role) => JSON.stringify(artOf(role).shapes.slice(0, 2)))).size).toBe(1);
  });

  it('draws facilitator cards in the same look', () => {
    const scene = layoutFacilitator(western(), fonts, 'burningRage');
    expect(scene === undefined ? '' : textOf(scene)).toMatch(/Burning Rage\nIndians\n/);
    expect(scene).toMatchObject({ width: 44, height: 63 });
  });
});

describe('the sheets of a deck with fifty roles', () => {
  const options = game.options.parse({});
  const all = stockOf(ktulu);

  it.each(wordings)('fit their paper in $language with $name', ({ language, wording }) => {
    const night = nightParts(game.nightCard(all, options), all);
    const pages = layoutDeck(
      western({
        language,
        parts: ['night', 'setup', 'options', 'rules', 'key'],
        night,
        options: optionParts(game.options),
        ...worded(wording),
      }),
      fonts,
    );
    const texts = pages.flatMap((page) => allShapes(page.shapes)).flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
    expect(Math.max(...texts.map(({ y }) => y))).toBeLessThan(297 - 5);
    expect(pages.map(textOf).join('\n')).not.toContain('⟦');
  });

  it('have night 0 on a sheet of its own', () => {
    const night = nightParts(game.nightCard(all, options), all);
    const pages = layoutDeck(western({ parts: ['night'], night }), fonts).map(textOf);
    expect(pages[0]).toMatch(/^Night 0\n/);
    expect(pages[0]).toContain('Mormons');
    expect(pages[1]).toMatch(/^Every other night, in order\n/);
    expect(pages).toHaveLength(3);
  });

  it.each(wordings)(
    'have the other nights on one leaf, front and back, on either paper, in $language with $name',
    ({ language, wording }) => {
      const night = nightParts(game.nightCard(all, options), all);
      for (const paper of ['a4', 'letter'] as const)
        expect(layoutDeck(western({ language, paper, parts: ['night'], night, ...worded(wording) }), fonts), paper).toHaveLength(3);
    },
  );

  it('have a table with a row for each role and the size of each faction', () => {
    const [page] = layoutDeck(western({ parts: ['setup'] }), fonts).map(textOf);
    expect(page).toMatch(/Players\n6\n7\n8\n/);
    expect(page).toMatch(/Citizens\n3\n4\n5\n5\n5\n6\n6\n6\n7\n/);
  });

  it('have a card for every player in each row, and a second table with the aliens', () => {
    const rows = setupTable(ktulu, game)?.rows ?? [];
    for (const { players, roles } of rows) expect([sum(roles), sum(roles)]).toEqual(players);
    expect(rows.map(({ players }) => players[0])).toEqual([...numbers(6, 30), ...numbers(16, 30)]);
    expect(rows.map(({ roles }) => (roles['mindEater'] ?? 0) > 0).indexOf(true)).toBe(25);
  });
});
