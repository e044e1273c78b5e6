import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import { describe, expect, it } from 'vitest';
import { pagesOf } from '../../src/cli/raster.ts';
import { princeton } from '../cards/decks.ts';
import { printInArt } from './support.ts';

describe('a decoder that does not come with the program', () => {
  it.each([150, 200])('reads every code of whole sheets at %i pixels per inch', async (dpi) => {
    const { bytes, plan } = await printInArt({ cards: princeton.cards.slice(0, 18), parts: ['cards'] });
    const read: string[] = [];
    for await (const { data, width, height } of pagesOf(bytes, dpi)) {
      const found = await scanGrayBuffer(Uint8Array.from(data).buffer, width, height);
      read.push(...found.map((symbol) => symbol.decode()));
    }
    expect(read.toSorted()).toEqual(plan.codes.map(({ code }) => code).toSorted());
  });
});
