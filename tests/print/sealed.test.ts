import { PDFiumLibrary } from '@hyzyla/pdfium';
import { describe, expect, it } from 'vitest';
import { checkPdf } from '../../src/cli/check-pdf.ts';
import { look } from '../../src/cli/decode.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { grouped, isSealedCode, makeCode, parseCode } from '../../src/cards/code.ts';
import { crop, type Gray } from '../../src/cards/read/gray.ts';
import { gameWords } from '../../src/games/index.ts';
import type { PrintJob } from '../../print/job.ts';
import type { ExpectedCode } from '../../print/plan.ts';
import { deckFile, keyNamed, princeton, sealedPrinceton, sound } from '../cards/decks.ts';
import { print } from './support.ts';

const key = keyNamed(princeton, 'a key');
const dpi = 200;
const pixels = (mm: number): number => Math.round((mm * dpi) / 25.4);
const cards = princeton.cards.slice(0, 9);
const sealed = (changes: Partial<PrintJob>): Promise<{ readonly bytes: Uint8Array; readonly codes: readonly ExpectedCode[] }> =>
  print({ deck: sealedPrinceton, key, cards, ...changes }).then(({ bytes, plan }) => ({ bytes, codes: plan.codes }));

/** The words on every page, as a program reads them that knows nothing of us. */
async function wordsOn(pdf: Uint8Array): Promise<readonly string[]> {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf);
  try {
    return [...document.pages()].map((page) => page.getText().trim());
  } finally {
    document.destroy();
  }
}

async function drawn(pdf: Uint8Array): Promise<readonly Gray[]> {
  const pages: Gray[] = [];
  for await (const page of pagesOf(pdf, dpi)) pages.push(page);
  return pages;
}

const seen = async (picture: Gray): Promise<readonly string[]> => (await look(picture, 'thorough')).map(({ text }) => text);

describe('a sealed printing', () => {
  it('has nothing to scan on its faces and nothing to read on its backs', async () => {
    const { bytes } = await sealed({ parts: ['cards', 'backs'], sheet: 'shop' });
    const words = await wordsOn(bytes);
    const pages = await drawn(bytes);
    for (const [i, { no }] of cards.entries()) {
      expect(words[2 * i]).toContain(grouped(makeCode(princeton, no)));
      expect(words[2 * i + 1]).toBe('');
      const [front, back] = [pages[2 * i], pages[2 * i + 1]];
      if (!front || !back) throw new Error('a page is missing');
      expect(await seen(front)).toEqual([]);
      expect((await seen(back)).map((text) => parseCode(text, princeton, key))).toEqual([{ card: cards[i] }]);
    }
  });

  it('has on a sheet of backs, beside the squares, its title line in the paper that is cut off, and nothing else', async () => {
    const { bytes } = await sealed({ parts: ['cards', 'backs'] });
    const words = await wordsOn(bytes);
    const back = words[1]?.replace(/\s+/g, ' ');
    expect(back).toBe(`Princeton Mafia · edition ${princeton.edition} · English · backs page 2 of ${String(words.length)}`);
  });

  it.each(['colour', 'ink-saver', 'large-print'] as const)(
    'shows squares that look alike on backs that are the same, in the look %s',
    async (style) => {
      const { bytes, codes } = await sealed({ parts: ['backs'], sheet: 'shop', look: style, cards: princeton.cards });
      expect(new Set(codes.map(({ x, y, size }) => [x, y, size].join(' '))).size).toBe(1);
      const [{ x, y, size } = { x: 0, y: 0, size: 0 }] = codes;
      const around: string[] = [];
      const corners: string[] = [];
      const dark: number[] = [];
      for (const page of await drawn(bytes)) {
        // A page is drawn in whole points, so a millimetre is not quite what the resolution says.
        const perMm = page.height / (88 + 2 * princeton.sizes.bleed);
        const [left, top, wide] = [x * perMm, y * perMm, size * perMm];
        const outside = Uint8Array.from(page.data);
        for (let row = Math.floor(top) - 1; row <= Math.ceil(top + wide); row++)
          outside.fill(0, row * page.width + Math.floor(left) - 1, row * page.width + Math.ceil(left + wide) + 1);
        around.push(Buffer.from(outside).toString('base64'));
        const isDark = (column: number, row: number): boolean => {
          const [px, py] = [left + ((column + 0.5) * wide) / 21, top + ((row + 0.5) * wide) / 21];
          return (page.data[Math.floor(py) * page.width + Math.floor(px)] ?? 255) < 128;
        };
        const rows = Array.from({ length: 21 }, (_, row) =>
          Array.from({ length: 21 }, (_, column) => (isDark(column, row) ? '#' : '.')).join(''),
        );
        const finder = (column: number, row: number): string =>
          rows
            .slice(row, row + 7)
            .map((line) => line.slice(column, column + 7))
            .join('/');
        corners.push([finder(0, 0), finder(14, 0), finder(0, 14), rows[8]?.slice(0, 9), rows[8]?.slice(13)].join(' '));
        dark.push(rows.join('').replaceAll('.', '').length / 441);
      }
      expect(around).toHaveLength(princeton.cards.length);
      expect(new Set(around).size).toBe(1);
      // The corners, and the modules that tell level and mask.
      expect(new Set(corners).size).toBe(1);
      expect(Math.max(...dark) - Math.min(...dark)).toBeLessThan(0.1);
    },
  );

  it('is opened by its key alone: without one and with another no card is told', async () => {
    const report = await checkPdf((await sealed({ parts: ['cards', 'backs', 'key'] })).bytes);
    if (typeof report === 'string') throw new Error(report);
    expect(report.findings).toEqual([]);
    const codes = report.plan.codes.filter(({ kind }) => kind === 'card').map(({ code }) => code);
    expect(codes).toHaveLength(9);
    for (const [i, code] of codes.entries()) {
      expect(parseCode(code, princeton, key)).toEqual({ card: cards[i] });
      expect(parseCode(code, princeton)).toMatchObject({ fault: 'sealedWithoutKey' });
      expect(parseCode(code, princeton, keyNamed(princeton, 'another key'))).toMatchObject({ fault: 'forged' });
    }
  });

  it.each(['town', 'yakuza', 'ktulu', 'vendetta'])('leaves room for the code in letters on every face of %s', async (id) => {
    const deck = { ...sound(deckFile(id)), sealed: true };
    const text = await gameWords[deck.game]?.();
    if (!text) throw new Error('no words');
    for (const language of ['en', 'zh', 'pl'] as const) {
      const { bytes } = await print({ deck, words: [text], language, key: keyNamed(deck, 'x'), parts: ['cards'], sheet: 'shop' });
      for (const [i, words] of (await wordsOn(bytes)).entries())
        expect(words).toContain(grouped(makeCode({ ...deck, sealed: false }, deck.cards[i]?.no ?? 0)));
    }
  });
});

describe('new backs', () => {
  it('come one-sided in the order of the deck, each over a strip that names its card', async () => {
    const { bytes, codes } = await sealed({ parts: ['new-backs', 'key'] });
    const report = await checkPdf(bytes);
    if (typeof report === 'string') throw new Error(report);
    expect(report.findings).toEqual([]);
    const backs = codes.filter(({ kind }) => kind === 'card');
    expect(backs.map(({ code }) => parseCode(code, princeton, key))).toEqual(cards.map((card) => ({ card })));
    const inOrder = [...backs].sort((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
    expect(inOrder).toEqual(backs);
    const words = (await wordsOn(bytes)).map((page) => page.replace(/\s+/g, ' '));
    for (const [i, { no }] of cards.entries()) expect(words[(backs[i]?.page ?? 1) - 1]).toContain(grouped(makeCode(princeton, no)));
    expect(words.join(' ')).not.toContain(
      grouped(backs[0]?.code ?? ' ')
        .slice(0, 8)
        .repeat(2),
    );
  });

  it('keep white paper between both cuts and the letters of the strip', async () => {
    const { bytes, codes } = await sealed({ parts: ['new-backs'] });
    const [page] = await drawn(bytes);
    const [{ x, y, size } = { x: 0, y: 0, size: 0 }] = codes;
    if (!page) throw new Error('no page');
    const left = pixels(x - (63 - size) / 2) + 4;
    const cut = y - (88 - size) / 2 + 88;
    const lightest = (from: number, to: number): number => {
      const band = crop(page, { x: left, y: pixels(cut + from), width: pixels(63) - 8, height: pixels(to - from) });
      return Math.min(...band.data);
    };
    expect(lightest(0.2, 1.2)).toBeLessThan(100);
    expect(lightest(1.75, 2.1)).toBeGreaterThan(250);
    expect(lightest(2.2, 4.8)).toBeLessThan(100);
    expect(lightest(4.9, 5.25)).toBeGreaterThan(250);
  });

  it('come as stickers of the square alone, and the key card lists the place of each', async () => {
    const { bytes, codes } = await sealed({ parts: ['new-backs', 'key'], labels: { sheet: 'L7160', startAt: 20 } });
    const report = await checkPdf(bytes);
    if (typeof report === 'string') throw new Error(report);
    expect(report.findings).toEqual([]);
    const stickers = codes.filter(({ kind }) => kind === 'label');
    expect(stickers.every(({ code }) => isSealedCode(code))).toBe(true);
    expect(stickers.map(({ code }) => parseCode(code, princeton, key))).toEqual(cards.map((card) => ({ card })));
    const words = (await wordsOn(bytes)).map((page) => page.replace(/\s+/g, ' '));
    expect(words[0]).toBe(
      `Princeton Mafia · edition ${princeton.edition} · English · labels L7160 for the backs page 1 of ${String(words.length)}`,
    );
    const list = words.at(-1) ?? '';
    // Two stickers are left on the first sheet, the third card begins the second.
    for (const [no, place, sign] of [
      [1, '1 / 7 / 2', 'K'],
      [2, '1 / 7 / 3', 'Q'],
      [3, '2 / 1 / 1', 'J'],
    ] as const)
      expect(list).toContain(`${place} ${sign} Mafia ${grouped(makeCode(princeton, no))}`);
  });

  it('of an ordinary deck of cards go with face stickers without a code to scan, in the same order', async () => {
    const { bytes, codes } = await sealed({ parts: ['labels'], labels: { sheet: 'L7160' } });
    const [faces, backs] = await drawn(bytes).then((pages) => pages.filter((_, i) => i < 2));
    if (!faces || !backs) throw new Error('a page is missing');
    expect(await seen(faces)).toEqual([]);
    expect(new Set(codes.map(({ page }) => page)).size).toBe(1);
    expect((await wordsOn(bytes))[0]).toContain(grouped(makeCode(princeton, 1)));
  });
});
