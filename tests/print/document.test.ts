import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { princeton } from '../cards/decks.ts';
import { pointsPerMm } from '../../print/scene.ts';
import { print, skeleton } from './support.ts';

const boxes = (text: string, name: string): number[][] =>
  [...text.matchAll(new RegExp(`/${name} \\[([^\\]]*)\\]`, 'g'))].map((found) => (found[1] ?? '').trim().split(/\s+/).map(Number));

describe('the PDF file', () => {
  it('is the same, byte for byte, when printed twice', async () => {
    const digest = async (): Promise<string> =>
      createHash('sha256')
        .update((await print({ parts: ['cards', 'backs', 'facilitator', 'setup'] })).bytes)
        .digest('hex');
    expect(await digest()).toBe(await digest());
  });

  it('differs when a card is left out', async () => {
    const [whole, fewer] = [await print(), await print({ cards: princeton.cards.slice(1) })];
    expect(Buffer.compare(whole.bytes, fewer.bytes)).not.toBe(0);
  });

  it('is A4 upright by default and Letter on its side, for eight cards a sheet', async () => {
    const a4 = boxes(skeleton((await print()).bytes), 'MediaBox');
    expect(new Set(a4.map((box) => box.map(Math.round).join(' ')))).toEqual(new Set(['0 0 595 842']));
    const letter = boxes(skeleton((await print({ paper: 'letter' })).bytes), 'MediaBox');
    expect(new Set(letter.map((box) => box.map(Math.round).join(' ')))).toEqual(new Set(['0 0 792 612']));
    expect(letter).toHaveLength(2 * Math.ceil(princeton.cards.length / 8));
  });

  it('asks the viewer for 100 % and for the flip the backs were laid out for', async () => {
    const long = skeleton((await print()).bytes);
    expect(long).toContain('/PrintScaling /None');
    expect(long).toContain('/Duplex /DuplexFlipLongEdge');
    expect(skeleton((await print({ duplex: { flip: 'short' } })).bytes)).toContain('/Duplex /DuplexFlipShortEdge');
    expect(skeleton((await print({ parts: ['cards'] })).bytes)).toContain('/Duplex /Simplex');
  });

  it('says its language and carries its fonts', async () => {
    const text = skeleton((await print({ language: 'pl' })).bytes);
    expect(text).toContain('/Lang (pl)');
    expect(text.match(/\/FontFile2 /g)?.length).toBe(2);
  });

  it('packs its objects and carries the list of codes once', async () => {
    const { bytes } = await print();
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw).not.toContain('nightdeck-plan-1');
    expect(raw).not.toContain('/MediaBox');
    expect(skeleton(bytes).match(/nightdeck-plan-1/g)).toHaveLength(1);
    expect(raw).toMatch(/\/Type \/XRef/);
  });

  it('gives print shops one card a page with trim and bleed boxes', async () => {
    const { bytes, pages } = await print({ sheet: 'shop' });
    const text = skeleton(bytes);
    expect(pages).toBe(2 * princeton.cards.length);
    const [media = [], trim = [], bleed = []] = ['MediaBox', 'TrimBox', 'BleedBox'].map((name) => boxes(text, name)[0] ?? []);
    expect(media[2]).toBeCloseTo(69 * pointsPerMm, 2);
    expect(media[3]).toBeCloseTo(94 * pointsPerMm, 2);
    expect((trim[2] ?? 0) - (trim[0] ?? 0)).toBeCloseTo(63 * pointsPerMm, 2);
    expect((trim[3] ?? 0) - (trim[1] ?? 0)).toBeCloseTo(88 * pointsPerMm, 2);
    expect(bleed.map((n) => Math.round(n))).toEqual(media.map((n) => Math.round(n)));
  });

  it('stores the one back once, however many cards there are', async () => {
    const forms = async (count: number): Promise<number> => {
      return (
        skeleton((await print({ parts: ['backs'], cards: princeton.cards.slice(0, count) })).bytes).match(/\/Subtype \/Form/g)?.length ?? 0
      );
    };
    // The back, the sheet it lies on and the frame around it; one sheet more where the last is not full.
    expect(await forms(1)).toBe(3);
    expect(await forms(18)).toBe(3);
    expect(await forms(33)).toBe(4);
  });

  it('reports its progress page by page', async () => {
    const { printDeck } = await import('../../print/print.ts');
    const { fonts, job } = await import('./support.ts');
    const seen: string[] = [];
    await printDeck(job(), fonts, ({ done, of }) => seen.push(`${done}/${of}`));
    expect(seen).toEqual(Array.from({ length: 8 }, (_, i) => `${i + 1}/8`));
  });
});
