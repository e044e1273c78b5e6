import { describe, expect, it } from 'vitest';
import { looks } from '../../print/faces/face.ts';
import { layoutDeck, layoutFacilitator } from '../../print/print.ts';
import { nightParts } from '../../print/night.ts';
import type { Scene, Shape } from '../../print/scene.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { games } from '../../src/games/index.ts';
import { languages } from '../../src/text/message.ts';
import { deckFile, sound } from '../cards/decks.ts';
import { allShapes, fonts, job, laidOn, setupOf, textOf } from './support.ts';
import { vendetta as game } from '../../src/games/vendetta/index.ts';

const { words } = game;

/** Without its pictures, as a deck is drawn that has only a style. */
const plain = { ...deckFile('vendetta'), art: undefined };
const vendetta = sound(plain);
const boxed = (changes: Parameters<typeof job>[0] = {}): Parameters<typeof layoutDeck>[0] =>
  job({ deck: vendetta, words: [words], ...setupOf(vendetta, game), ...changes });

/** The art of one card. */
function artOf(deck: Deck, role: string, look: (typeof looks)[number] = 'colour'): Scene {
  const card = deck.cards.find((one) => one.role === role);
  const [page] = layoutDeck(boxed({ deck, parts: ['cards'], look, ...(card === undefined ? {} : { cards: [card] }) }), fonts);
  const used = page?.shapes.find((shape) => shape.kind === 'use');
  if (used?.kind !== 'use') throw new Error(`no card of ${role}`);
  return used.scene;
}

const outlinesOf = (shapes: readonly Shape[]): readonly string[] =>
  allShapes(shapes).flatMap((shape) => (shape.kind === 'path' ? [shape.d] : []));
/** All there is to see of a colour picture in a grey copy of equal greys: outlines and letters. */
const signOf = (scene: Scene): string =>
  JSON.stringify(scene.shapes.flatMap((shape) => (shape.kind === 'group' ? outlinesOf([shape]) : [])).slice(0, 2));

describe('the boxed style', () => {
  it.each(languages.flatMap((language) => looks.map((look) => ({ language, look }))))(
    'fits every card and facilitator card in $language, $look',
    ({ language, look }) => {
      const pages = layoutDeck(boxed({ language, look, parts: ['cards', 'facilitator'] }), fonts);
      expect(pages.flatMap(laidOn)).toHaveLength(vendetta.cards.length + vendetta.facilitator.length);
    },
  );

  it('names the card whose text is too long', () => {
    const deck = sound({
      ...plain,
      roles: { nurse: { ability: { en: 'A very long sentence about nothing. '.repeat(16) } } },
    });
    expect(() => layoutDeck(boxed({ deck, parts: ['cards'] }), fonts)).toThrow(/card 9 \(Nurse\): its ability does not fit/);
  });

  it('gives each class a shape and a letter of its own, so that grey copies tell them apart', () => {
    const oneOfEach = ['bystander', 'nurse', 'detective', 'thug', 'thief', 'yakuza', 'psycho'];
    const scenes = oneOfEach.map((role) => artOf(vendetta, role, 'ink-saver'));
    const letters = scenes.map((scene) =>
      textOf(scene)
        .split('\n')
        .find((text) => text.length === 1),
    );
    expect(new Set(letters).size).toBe(oneOfEach.length);
    expect(new Set(scenes.map(signOf)).size).toBe(oneOfEach.length);
  });

  it('gives every role a picture of its own', () => {
    const pictures = vendetta.cards.map(({ face }) => (face.style === 'playing-card' ? '' : face.icon));
    expect(new Set(pictures).size).toBe(new Set(vendetta.cards.map((card) => card.role)).size);
  });

  it('looks the same along the edge whatever the role, so that a stack of cards tells nothing', () => {
    const frames = ['bystander', 'thug', 'detective'].map((role) => JSON.stringify(artOf(vendetta, role).shapes.slice(0, 4)));
    expect(new Set(frames).size).toBe(1);
  });

  it('fills no large area where ink is to be saved', () => {
    const filled = allShapes(artOf(vendetta, 'thug', 'ink-saver').shapes).filter(
      (shape) => shape.kind === 'rect' && shape.fill !== undefined && shape.fill !== '#ffffff',
    );
    expect(filled).toEqual([]);
  });

  it('draws nothing into the quiet zone of the code', () => {
    const [page] = layoutDeck(boxed({ parts: ['cards'] }), fonts);
    const used = page === undefined ? [] : laidOn(page);
    const codes = allShapes(page?.shapes ?? []).filter((shape) => shape.kind === 'qr');
    expect(codes).toHaveLength(used.length);
    const [code] = codes;
    const quiet = ((code?.kind === 'qr' ? code.size : 0) / 21) * 4;
    const left = (vendetta.sizes.width - 22) / 2 - quiet;
    const city =
      artOf(vendetta, 'nurse').shapes.flatMap((shape) => (shape.kind === 'path' && shape.fill === '#1b1e2a' ? [shape.d] : []))[0] ?? '';
    const [nearest = 0] = [...city.matchAll(/[ML](-?[\d.]+) /g)]
      .map((found) => Number(found[1]))
      .filter((x) => x < vendetta.sizes.width / 2)
      .sort((a, b) => b - a);
    expect(nearest).toBeGreaterThan(10);
    expect(nearest).toBeLessThanOrEqual(left);
  });

  it('draws facilitator cards in the same look, with name, class and ability', () => {
    const scene = layoutFacilitator(boxed(), fonts, 'jailer');
    if (scene === undefined) throw new Error('no facilitator card');
    expect(textOf(scene)).toMatch(/Jailer\nCivilians · Leader\n/);
    expect(scene).toMatchObject({ width: 44, height: 63 });
    const picture = outlinesOf(artOf(vendetta, 'jailer').shapes).find((d) => d.startsWith('M60 490'));
    expect(outlinesOf(scene.shapes)).toContain(picture);
  });
});

describe('sheets of a deck with several modes', () => {
  it('have the plain table in front and the others on its back', () => {
    const pages = layoutDeck(boxed({ parts: ['setup'] }), fonts).map(textOf);
    expect(pages).toHaveLength(2);
    expect(pages[0]).not.toContain('With the Yakuza');
    expect(pages[1]).toMatch(/With the Yakuza[^]*With a Loner/);
  });

  it('have the roles to call on the night sheet', async () => {
    const game = await games['vendetta']?.load();
    if (game === undefined) throw new Error('no game');
    const cast = { bystander: 6, nurse: 1, bodyguard: 1, detective: 1, thug: 2, thief: 1 };
    const night = nightParts(game.nightCard(cast, game.options.parse({})), cast);
    const text = layoutDeck(boxed({ parts: ['night'], night }), fonts)
      .map(textOf)
      .join('\n')
      .split('\n');
    expect(text).toEqual(expect.arrayContaining(['Nurse', 'Bodyguard', 'Thief', 'Detective']));
    expect(text).not.toContain('Vixen');
  });
});
