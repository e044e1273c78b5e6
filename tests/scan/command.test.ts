import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { findDeck } from '../../src/cli/find-deck.ts';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { cardSheet, distanceFor, view } from '../support/frames.ts';
import { bright, degrade } from '../support/frames-degrade.ts';
import { toPng } from '../support/pictures.ts';

let folder: string;
const file = (name: string): string => join(folder, name);

/** A photo of cards with these codes in two rows. */
function photo(codes: readonly string[]): Uint8Array {
  const columns = Math.ceil(codes.length / 2);
  const placed = codes.map((code, i) => ({
    sheet: cardSheet(code, { seed: i }),
    pose: {
      distance: distanceFor(5, 1920),
      x: ((i % columns) - (columns - 1) / 2) * 68,
      y: (Math.floor(i / columns) - 0.5) * 92,
      turn: i * 3 - 4,
    },
  }));
  return toPng(degrade(view(1920, 1080, placed), bright));
}

async function scan(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await nightdeck(['scan', ...argv], { out: (line) => void out.push(line), err: (line) => void err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const deck = await findDeck('princeton');
const codeOf = (no: number): string => makeCode(deck, no);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-'));
  writeFileSync(file('table.png'), photo([6, 1, 8, 9].map(codeOf)));
  writeFileSync(file('foreign.png'), photo(['HTTPS://EXAMPLE.ORG/']));
  writeFileSync(file('empty.png'), toPng(view(640, 480, [])));
  writeFileSync(file('notes.jpg'), 'not a picture at all');
  writeFileSync(file('torn.png'), toPng(view(640, 480, [])).slice(0, 60));
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('nightdeck scan', () => {
  it('names every card in a photo', async () => {
    const { code, out } = await scan(file('table.png'));
    expect(code).toBe(0);
    for (const no of [1, 6, 8, 9]) expect(out).toContain(`${codeOf(no)}  princeton card ${no}  `);
    expect(out).toContain('Mafia');
  });

  it('numbers them as seats, row by row from the left, when asked', async () => {
    const { out } = await scan(file('table.png'), '--order', '--json');
    const found = JSON.parse(out) as { seat: number; card: number; role: string }[];
    expect(found.map(({ seat, card }) => [seat, card])).toEqual([
      [1, 6],
      [2, 1],
      [3, 8],
      [4, 9],
    ]);
    expect(found[1]?.role).toBe('mafia');
  });

  it('prints the text of any code with --raw', async () => {
    expect(await scan('--raw', file('foreign.png'))).toEqual({ code: 0, out: 'HTTPS://EXAMPLE.ORG/', err: '' });
  });

  it('says which code is none of ours, and exits with 1', async () => {
    const { code, out } = await scan(file('foreign.png'));
    expect(code).toBe(1);
    expect(out).toContain('not from a Nightdeck card');
  });

  it('says that a photo shows no code, and exits with 1', async () => {
    expect(await scan(file('empty.png'))).toMatchObject({ code: 1, out: '', err: expect.stringContaining('no QR code found') as string });
  });

  it('refuses files that are not pictures, damaged or not there, and reads the others all the same', async () => {
    const { code, out, err } = await scan(file('notes.jpg'), file('torn.png'), file('gone.png'), file('table.png'));
    expect(code).toBe(1);
    expect(err).toContain('notes.jpg: This is not a picture');
    expect(err).toContain('torn.png: This PNG file is damaged');
    expect(err).toContain('there is no such file');
    expect(out).toContain(codeOf(9));
  });

  it('asks for pictures when none is named, with exit code 2', async () => {
    expect((await scan()).code).toBe(2);
  });
});
