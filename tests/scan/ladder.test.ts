import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { parseDeck, type Deck } from '../../src/cards/deck.ts';
import type { Effort, Found, Look } from '../../src/cards/read/found.ts';
import { blank } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';

const read = parseDeck(readFileSync(new URL('../../decks/princeton.json', import.meta.url), 'utf8'));
const deck = ('deck' in read ? read.deck : undefined) as Deck;
const frame = blank(1280, 720, 128);
const corners = [
  { x: 480, y: 480 },
  { x: 500, y: 480 },
  { x: 500, y: 500 },
  { x: 480, y: 500 },
] as const;

/** A decoder that notes what it is given and finds a code only in pictures that wide. */
function noting(finds: number): { look: Look; given: string[] } {
  const given: string[] = [];
  const look: Look = async ({ width, height }, effort: Effort): Promise<Found[]> => {
    given.push(`${width}×${height} ${effort}`);
    return width === finds ? [{ text: 'N74VA1SDC3', corners }] : [];
  };
  return { look, given };
}

describe('reading frame after frame', () => {
  it('looks once at a frame that shows a code', async () => {
    const { look, given } = noting(1280);
    const ladder = new Ladder(look);
    for (let i = 0; i < 3; i++) expect(await ladder.read(frame)).toHaveLength(1);
    expect(given).toEqual(['1280×720 quick', '1280×720 quick', '1280×720 quick']);
  });

  it('looks closer at the middle where nothing was found, and says where the code lies in the whole frame', async () => {
    const { look, given } = noting(960);
    const ladder = new Ladder(look);
    const [code] = await ladder.read(frame);
    expect(given).toEqual(['1280×720 quick', '960×960 quick']);
    expect(code?.corners[0]).toEqual({ x: 400 + 240, y: 120 + 240 });
  });

  it('looks closer where the last code was, then in turns where the frame is busy and at its middle', async () => {
    const given: string[] = [];
    let blurred = false;
    const upperLeft = corners.map(({ x, y }) => ({ x: x - 380, y: y - 420 })) as unknown as typeof corners;
    // Places are told apart by how wide their stripes are, which no treatment changes.
    const stripes = (x: number): number => (x < 420 ? 18 : x < 860 ? 12 : 6);
    const ladder = new Ladder(async ({ width, data }) => {
      const row = data.subarray(width * 100 + 300, width * 100 + 660);
      const edges = row.reduce((sum, shade, i) => (i > 0 && shade > 128 !== (row[i - 1] ?? 0) > 128 ? sum + 1 : sum), 0);
      if (width === 960) given.push(edges > 22 ? 'busy' : edges > 12 ? 'middle' : 'last');
      return width === 1280 && !blurred ? [{ text: 'N74VA1SDC3', corners: upperLeft }] : [];
    });
    const scene = blank(1280, 720, 0);
    for (let i = 0; i < scene.data.length; i++) scene.data[i] = Math.floor((i % 1280) / stripes(i % 1280)) % 2 === 0 ? 100 : 160;
    await ladder.read(scene);
    blurred = true;
    for (let i = 0; i < 9; i++) await ladder.read(scene);
    expect(given.slice(0, 3)).toEqual(['last', 'last', 'busy']);
    expect(new Set(given)).toEqual(new Set(['last', 'busy', 'middle']));
  });

  it('follows the card that was nearest to the middle, not the first that was read', async () => {
    let seen = true;
    const at: number[] = [];
    const moved = (by: number): Found => ({
      text: `N74V000${by > 0 ? 1 : 0}ZZ`,
      corners: corners.map(({ x, y }) => ({ x: x + by, y })) as unknown as typeof corners,
    });
    const ladder = new Ladder(async ({ width, data }) => {
      if (width === 960) at.push(data[480] ?? 0);
      return width === 1280 && seen ? [moved(-400), moved(100)] : [];
    });
    const scene = blank(1280, 720, 128);
    for (let y = 0; y < 720; y++) scene.data.fill(60, y * 1280, y * 1280 + 400);
    await ladder.read(scene);
    seen = false;
    for (let i = 0; i < 2; i++) await ladder.read(scene, 'one');
    expect(at.every((shade) => shade > 60)).toBe(true);
  });

  it('looks at once, and only there, where a code was found and not read', async () => {
    const given: string[] = [];
    const ladder = new Ladder(async ({ width, height }, _effort, unread) => {
      given.push(`${width}×${height}`);
      if (width === 1280)
        unread?.push([
          { x: 900, y: 300 },
          { x: 1000, y: 300 },
          { x: 1000, y: 400 },
          { x: 900, y: 400 },
        ]);
      return width === 1280 ? [] : [{ text: 'N74VA1SDC3', corners }];
    });
    const [code] = await ladder.read(frame);
    expect(given).toEqual(['1280×720', '400×400']);
    expect(code?.corners[0]).toEqual({ x: 850 + 240, y: 250 + 240 });
    expect(ladder.unread).toHaveLength(1);
  });

  it('looks with every effort now and then while nothing is found', async () => {
    const { look, given } = noting(0);
    const ladder = new Ladder(look);
    for (let i = 0; i < 30; i++) await ladder.read(frame);
    expect(given.filter((picture) => picture.endsWith('thorough'))).toHaveLength(3);
  });

  it('looks for further cards for a while after two were in view, without being told that it is a table', async () => {
    const { look, given } = noting(0);
    let cards: readonly Found[] = [
      { text: makeCode(deck, 1), corners },
      { text: makeCode(deck, 2), corners },
    ];
    const ladder = new Ladder(async (picture, effort) => {
      await look(picture, effort);
      return picture.width === 1280 ? cards : [];
    });
    for (let i = 0; i < 4; i++) await ladder.read(frame);
    expect(given.slice(-2)).toEqual(['1280×720 quick', '2560×1440 quick']);
    cards = cards.slice(0, 1);
    given.length = 0;
    for (let i = 0; i < 60; i++) await ladder.read(frame);
    expect(given.slice(-10)).toEqual(Array.from({ length: 10 }, () => '1280×720 quick'));
    expect(given.filter((picture) => picture.startsWith('2560')).length).toBeGreaterThan(3);
  });

  it('looks for further cards on a table though some are found', async () => {
    const { look, given } = noting(1280);
    const ladder = new Ladder(look);
    for (let i = 0; i < 4; i++) expect(await ladder.read(frame, 'many')).toHaveLength(1);
    expect(given).toEqual(['1280×720 quick', '1280×720 quick', '2560×1440 quick', '1280×720 quick', '1280×720 quick', '2560×1440 quick']);
  });
});
