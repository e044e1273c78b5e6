import { scanGrayBuffer } from '@undecaf/zbar-wasm';
import { expect, it } from 'vitest';
import { pagesOf } from '../../src/cli/raster.ts';
import { coresOf } from '../../print/parts/cores.ts';
import { keyNamed, princeton, sealedPrinceton } from '../cards/decks.ts';
import { printedSide } from '../support/printed-sides.ts';
import { printInArt } from './support.ts';

it('a decoder that does not come with the program reads every code of whole sheets, drawn coarsely or finely', async () => {
  const cards = princeton.cards.slice(0, 14);
  for (const [dpi, changes] of [
    [150, { parts: ['cards'] }],
    [200, { parts: ['cards'] }],
    [200, { parts: ['labels'], labels: { sheet: 'L7163' } }],
    [200, { parts: ['backs'], deck: sealedPrinceton, key: keyNamed(sealedPrinceton, 'a key') }],
  ] as const) {
    const { bytes, plan } = await printInArt({ cards, ...changes });
    // The tables of cards that the scanner is tried on have codes of these sizes.
    const sides = plan.codes.map(({ size }) => size);
    if (changes.parts[0] === 'cards') for (const [i, side] of sides.entries()) expect(side).toBeCloseTo(printedSide(i + 1), 2);
    const read: string[] = [];
    for await (const { data, width, height } of pagesOf(bytes, dpi)) {
      const found = await scanGrayBuffer(Uint8Array.from(data).buffer, width, height);
      read.push(...found.map((symbol) => symbol.decode()));
    }
    expect(read.toSorted(), `${changes.parts[0]} at ${String(dpi)} pixels per inch`).toEqual(plan.codes.map(({ code }) => code).toSorted());
  }
});

it('the cores of sealed backs are drawn from their codes: all unlike on a sheet, each as likely on one that is not full', () => {
  const codes = Array.from({ length: 1800 }, (_, i) => `CODE${String(i)}`);
  expect(new Set(coresOf(codes.slice(0, 9), 9)).size).toBe(9);
  expect(coresOf(codes.slice(0, 9).toReversed(), 9)).not.toEqual(coresOf(codes.slice(0, 9), 9));
  const counts = new Map<number, number>();
  for (let i = 0; i < codes.length; i += 2)
    for (const core of coresOf(codes.slice(i, i + 2), 9)) counts.set(core, (counts.get(core) ?? 0) + 1);
  expect(counts.size).toBe(9);
  for (const count of counts.values()) expect(Math.abs(count - 200)).toBeLessThan(60);
});
