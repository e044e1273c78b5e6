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
