import { describe, expect, it } from 'vitest';
import type { ExpectedCode } from '../../print/plan.ts';
import { qrGrid } from '../../print/qr.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { princeton } from '../cards/decks.ts';
import { print } from './support.ts';

/** The levels of all pixels that lie wholly in dark modules, and wholly in light ones, quiet zone included. */
function levels(page: Gray, { code, x, y, size }: ExpectedCode): Record<'dark' | 'light', number[]> {
  const { modules, dark } = qrGrid(code);
  const isDark = new Set(
    dark.flatMap((r) => Array.from({ length: r.w * r.h }, (_, i) => (r.y + Math.floor(i / r.w)) * modules + r.x + (i % r.w))),
  );
  /** One, or nought outside of the code as well. */
  const kind = (column: number, row: number): number =>
    column >= 0 && column < modules && row >= 0 && row < modules && isDark.has(row * modules + column) ? 1 : 0;
  // A4 in whole pixels is a hair less than asked for.
  const [across, down] = [page.width / 210, page.height / 297];
  const unit = size / modules;
  // Round letters of the typed code rise a hair above their line.
  const quiet = 3.9 * unit;
  const found = { dark: [] as number[], light: [] as number[] };
  for (let py = Math.ceil((y - quiet) * down); py < (y + size + quiet) * down - 1; py++) {
    // The corners of the pixel, and a tenth of a pixel for rounding.
    const upper = Math.floor(((py - 0.1) / down - y) / unit);
    const lower = Math.floor(((py + 1.1) / down - y) / unit);
    for (let px = Math.ceil((x - quiet) * across); px < (x + size + quiet) * across - 1; px++) {
      const left = Math.floor(((px - 0.1) / across - x) / unit);
      const right = Math.floor(((px + 1.1) / across - x) / unit);
      const corners = kind(left, upper) + kind(right, upper) + kind(left, lower) + kind(right, lower);
      if (corners === 4) found.dark.push(page.data[py * page.width + px] ?? -1);
      if (corners === 0) found.light.push(page.data[py * page.width + px] ?? -1);
    }
  }
  return found;
}

describe('a printed code', () => {
  it.each([300, 600])('is all black where it is dark and all white where it is light, without a seam, at %i dpi', async (dpi) => {
    const { bytes, plan } = await print({ cards: princeton.cards.slice(0, 4), parts: ['cards'] });
    for await (const page of pagesOf(bytes, dpi)) {
      for (const code of plan.codes) {
        const { dark, light } = levels(page, code);
        expect(dark.length).toBeGreaterThan(10_000);
        expect(light.length).toBeGreaterThan(10_000);
        expect(Math.max(...new Set(dark))).toBe(0);
        expect(Math.min(...new Set(light))).toBe(255);
      }
    }
  });
});
