import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { read } from './sources.ts';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly form_factor?: 'narrow' | 'wide';
  readonly label?: string;
}

const manifest = JSON.parse(read('web/public/manifest.webmanifest')) as {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
};
const sizeOf = async ({ src }: Picture): Promise<readonly [number, number]> => {
  const { width, height } = await sharp(readFileSync(join(root, 'web/public', src))).metadata();
  return [width, height];
};

describe('the manifest', () => {
  it.each([...manifest.icons.filter(({ sizes }) => sizes !== 'any'), ...manifest.screenshots])(
    'says how large $src is, and what it is',
    async (picture) => {
      expect((await sizeOf(picture)).join('x')).toBe(picture.sizes);
      expect(picture.type).toBe(`image/${picture.src.split('.').at(-1) ?? ''}`);
    },
  );

  it('has screenshots of a phone and of a laptop, of shapes that browsers take, labelled in each language', async () => {
    for (const wanted of ['narrow', 'wide'] as const) {
      const sizes = await Promise.all(manifest.screenshots.filter(({ form_factor: form }) => form === wanted).map(sizeOf));
      expect(sizes.length, wanted).toBeGreaterThan(0);
      expect(new Set(sizes.map(([width, height]) => (width / height).toFixed(3))).size, wanted).toBe(1);
      for (const [width, height] of sizes) {
        expect(wanted === 'wide' ? width > height : height > width).toBe(true);
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
        expect(Math.max(width, height)).toBeLessThanOrEqual(Math.min(3840, 2.3 * Math.min(width, height)));
      }
    }
    expect(manifest.screenshots.filter(({ label }) => label?.split(' · ').length !== 3)).toEqual([]);
  });
});
