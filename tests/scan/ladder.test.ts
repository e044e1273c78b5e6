import { describe, expect, it } from 'vitest';
import type { Effort, Found, Look } from '../../src/cards/read/found.ts';
import { blank } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';

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

  it('looks closer at the middle after a miss, and says where the code lies in the whole frame', async () => {
    const { look, given } = noting(960);
    const ladder = new Ladder(look);
    expect(await ladder.read(frame)).toEqual([]);
    const [code] = await ladder.read(frame);
    expect(given).toEqual(['1280×720 quick', '1280×720 quick', '960×960 quick']);
    expect(code?.corners[0]).toEqual({ x: 400 + 240, y: 120 + 240 });
  });

  it('looks closer where the last code was before it looks at the middle', async () => {
    const given: string[] = [];
    let blurred = false;
    const upperLeft = corners.map(({ x, y }) => ({ x: x - 380, y: y - 420 })) as unknown as typeof corners;
    const ladder = new Ladder(async ({ width, height, data }) => {
      given.push(`${width}×${height} ${data[0]}`);
      return width === 1280 && !blurred ? [{ text: 'N74VA1SDC3', corners: upperLeft }] : [];
    });
    // The upper left is darker than the middle, so the parts can be told apart.
    const scene = blank(1280, 720, 128);
    for (let y = 0; y < 200; y++) scene.data.fill(50, y * 1280, y * 1280 + 300);
    await ladder.read(scene);
    blurred = true;
    for (let i = 0; i < 3; i++) await ladder.read(scene);
    expect(given).toEqual(['1280×720 50', '1280×720 50', '1280×720 50', '960×960 50', '1280×720 50', '960×960 128']);
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

  it('looks for further cards on a table though some are found', async () => {
    const { look, given } = noting(1280);
    const ladder = new Ladder(look);
    for (let i = 0; i < 4; i++) expect(await ladder.read(frame, 'many')).toHaveLength(1);
    expect(given).toEqual(['1280×720 quick', '1280×720 quick', '1280×720 quick', '1280×720 quick', '1280×720 quick', '1920×1080 quick']);
  });
});
