import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCode } from '../../src/cards/code.ts';
import { makeKey } from '../../src/cards/key.ts';
import { findDeck } from '../../src/cli/find-deck.ts';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { cardSheet, distanceFor, view } from '../support/frames.ts';
import { bright, degrade } from '../support/frames-degrade.ts';
import { toPng } from '../support/pictures.ts';
import { photoOf } from '../support/table-photo.ts';
import { tableOf } from '../support/tables.ts';
import { deckFile, keyNamed, sealedPrinceton } from '../cards/decks.ts';

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

const scan = (...argv: string[]): ReturnType<typeof run> => run('scan', ...argv);

async function run(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await nightdeck(argv, { out: (line) => void out.push(line), err: (line) => void err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const deck = await findDeck('princeton');
const codeOf = (no: number): string => makeCode(deck, no);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-'));
  writeFileSync(file('table.png'), photo([6, 1, 8, 9].map(codeOf)));
  const ring = tableOf('ring', 8, 4.5, { seed: 3 });
  const cards = ring.seats.map((card, i) => ({ ...card, text: codeOf(i + 1) }));
  writeFileSync(
    file('ring.png'),
    toPng(photoOf({ ...ring, seats: cards }, { width: 1400, height: 1200, tilt: 20, turn: 40, faceDown: [5] })),
  );
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

  it('seats a ring as it lies, the missing card a gap that moves nobody', async () => {
    const { code, out, err } = await scan(file('ring.png'), '--order', '--seats', '8', '--json');
    const seats = (JSON.parse(out) as { seat: number; card?: number; shape: string }[]).map(({ seat, card }) => [seat, card]);
    const start = seats.findIndex(([, card]) => card === 1);
    expect([...seats.slice(start), ...seats.slice(0, start)].map(([, card]) => card)).toEqual([1, 2, 3, 4, undefined, 6, 7, 8]);
    expect(seats.map(([seat]) => seat)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(err).toContain('A ring: 8 places, 1 without a card.');
    expect(code).toBe(1);
    const text = await scan(file('ring.png'), '--order', '--seats', '8');
    expect(text.out).toMatch(/^seat \d {2}no card read$/m);
  });

  it('asks for a number of seats that can be, and for --order with it', async () => {
    expect((await scan(file('ring.png'), '--order', '--seats', 'many')).code).toBe(2);
    expect((await scan(file('ring.png'), '--seats', '8')).code).toBe(2);
  });

  it('reads WebP pictures, lossy and lossless', async () => {
    for (const name of ['card.webp', 'card-lossless.webp']) {
      const path = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
      expect(await scan('--raw', path)).toEqual({ code: 0, out: 'N74VA1SDC3', err: '' });
    }
  });

  it('refuses damaged WebP pictures, and pictures too large for the memory before they are unpacked', async () => {
    const whole = readFileSync(new URL('fixtures/card.webp', import.meta.url));
    const huge = Buffer.from(whole);
    huge.writeUInt16LE(16_000, 26);
    huge.writeUInt16LE(16_000, 28);
    writeFileSync(file('huge.webp'), huge);
    writeFileSync(file('torn.webp'), whole.subarray(0, 200));
    writeFileSync(file('short.webp'), whole.subarray(0, 20));
    const { code, err } = await scan(file('huge.webp'), file('torn.webp'), file('short.webp'));
    expect(code).toBe(1);
    expect(err).toContain('huge.webp: This picture is 16000 × 16000 pixels, more than the 51 million that are read.');
    expect(err).toContain('torn.webp: This WebP file is damaged and cannot be opened.');
    expect(err).toContain('short.webp: This WebP file is damaged and cannot be opened.');
  });

  it('says that a sign of a key is mistyped', async () => {
    const sealed = { ...deckFile('princeton'), sealed: true };
    writeFileSync(file('sealed.json'), JSON.stringify(sealed));
    const right = makeKey(keyNamed(sealedPrinceton, 'a seed'));
    writeFileSync(file('sealed.png'), photo([makeCode(sealedPrinceton, 1, keyNamed(sealedPrinceton, 'a seed'))]));
    const wrong = right.slice(0, 12) + (right[12] === 'A' ? 'B' : 'A') + right.slice(13);
    const { code, err } = await scan(file('sealed.png'), '--deck', file('sealed.json'), '--key', wrong);
    expect(code).toBe(1);
    expect(err).toContain('--key: A sign of this key is mistyped or damaged.');
  });

  it('prints the text of any code with --raw', async () => {
    expect(await scan('--raw', file('foreign.png'))).toEqual({ code: 0, out: 'HTTPS://EXAMPLE.ORG/', err: '' });
  });

  it('reads a code that only its colour, or its being clear, sets off from its ground', async () => {
    const text = 'HTTPS://EXAMPLE.ORG/C';
    const size = { width: 480, height: 360 };
    const { data } = view(480, 360, [{ sheet: cardSheet(text), pose: { distance: distanceFor(4, 480), y: -20 } }], 255);
    const pixels = (channels: 3 | 4, shade: (level: number) => readonly number[]) =>
      sharp(Uint8Array.from([...data].flatMap(shade)), { raw: { ...size, channels } }).png();
    // Green and red of the same brightness; white on nothing.
    await pixels(3, (level) => [40 + level / 1.5, 120 - level / 4.2, 40]).toFile(file('coloured.png'));
    await pixels(4, (level) => [255, 255, 255, 255 - level]).toFile(file('clear.png'));
    expect(await scan('--raw', file('coloured.png'), file('clear.png'))).toEqual({ code: 0, out: `${text}\n${text}`, err: '' });
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

describe('nightdeck accept', () => {
  it('says that a printed deck is ready, or names the cards that are missing and how they are printed again', async () => {
    expect(await run('accept', 'princeton', file('table.png'), '--cards', '1,6,8,9')).toEqual({
      code: 0,
      out: 'All 4 cards are there, each once, and can be scanned: the deck is ready.',
      err: '',
    });
    const short = await run('accept', 'princeton', file('table.png'), file('foreign.png'), '--cards', '1,5-9');
    expect(short.code).toBe(1);
    expect(short.out.split('\n')).toEqual([
      '2 of 6 cards are missing:',
      expect.stringMatching(/^Card 5 \(.+\) is missing\.$/) as string,
      expect.stringMatching(/^Card 7 \(.+\) is missing\.$/) as string,
      '1 code is of no card of this deck.',
    ]);
    expect(short.err).toContain('nightdeck print princeton --cards 5,7 --out FILE');
    expect(JSON.parse((await run('accept', 'princeton', file('table.png'), '--json')).out)).toMatchObject({ cards: 33, ready: false });
    expect(await run('accept', 'princeton')).toMatchObject({ code: 2 });
  });
});
