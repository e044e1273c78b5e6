import { beforeAll, describe, expect, it } from 'vitest';
import { loadFonts } from '../../print/fonts-node.ts';
import { printDeck } from '../../print/print.ts';
import { makeCode } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { look } from '../../src/cli/decode.ts';
import { findDeck } from '../../src/cli/find-deck.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { gameWords } from '../../src/games/index.ts';
import { distanceFor, view } from '../support/frames.ts';
import { bright, degrade, dim } from '../support/frames-degrade.ts';

const dpi = 200;
const perMm = dpi / 25.4;

let deck: Deck;
let page: Gray;

/** Codes of the cards on the first page. */
const codesOnPage = (): string[] => deck.cards.slice(0, 9).map(({ no }) => makeCode(deck, no));

beforeAll(async () => {
  const words = await gameWords['princeton']?.();
  if (words === undefined) throw new Error('the words of Princeton are missing');
  deck = await findDeck('princeton');
  const { bytes } = await printDeck(
    { deck, language: 'en', words: [words], parts: ['cards'], cards: deck.cards.slice(0, 9) },
    await loadFonts(),
  );
  for await (const first of pagesOf(bytes, dpi)) {
    page = first;
    break;
  }
});

describe('a printed sheet of cards', () => {
  it('is read whole by a camera held above it, in a bright room', async () => {
    const distance = distanceFor(1080 / 300, 1920);
    const photo = degrade(view(1920, 1080, [{ sheet: { picture: page, perMm }, pose: { distance, turn: 2 } }]), bright);
    expect((await new Ladder(look).read(photo, 'many')).map(({ text }) => text).sort()).toEqual(codesOnPage().sort());
  });

  it('shows each card’s code to a camera held close, in a dim room and at a slant', async () => {
    const distance = distanceFor(5 / (25 / 21), 1280);
    const printed = codesOnPage();
    for (const [place, x, y] of [
      [0, -63, -88],
      [4, 0, 0],
      [8, 63, 88],
    ] as const) {
      // The sheet is moved so that this card lies before the camera; its neighbours are in view too.
      const scene = view(1280, 720, [{ sheet: { picture: page, perMm }, pose: { distance, x: -x, y: -y - 20, turn: 5, yaw: 12 } }]);
      const ladder = new Ladder(look);
      const read = new Set<string>();
      for (let shot = 1; shot <= 6 && !read.has(printed[place] ?? ''); shot++) {
        for (const { text } of await ladder.read(degrade(scene, { ...dim, seed: shot }))) read.add(text);
      }
      expect(read).toContain(printed[place]);
      expect([...read].filter((code) => !printed.includes(code))).toEqual([]);
    }
  });
});
