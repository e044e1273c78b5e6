import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import { expect, it } from 'vitest';
import { pagesOf } from '../../src/cli/raster.ts';
import { princeton } from '../cards/decks.ts';
import { printInArt } from './support.ts';

it('a decoder that does not come with the program reads every code of whole sheets, drawn coarsely or finely', async () => {
  const { bytes, plan } = await printInArt({ cards: princeton.cards.slice(0, 18), parts: ['cards'] });
  for (const dpi of [150, 200]) {
    const read: string[] = [];
    for await (const { data, width, height } of pagesOf(bytes, dpi)) {
      const found = await scanGrayBuffer(Uint8Array.from(data).buffer, width, height);
      read.push(...found.map((symbol) => symbol.decode()));
    }
    expect(read.toSorted(), `${String(dpi)} pixels per inch`).toEqual(plan.codes.map(({ code }) => code).toSorted());
  }
});
