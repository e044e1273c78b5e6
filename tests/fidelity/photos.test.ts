import { beforeAll, describe, expect, it } from 'vitest';
import type { Found, Point } from '../../src/cards/read/found.ts';
import { blank } from '../../src/cards/read/gray.ts';
import { lookHarder } from '../../src/cards/read/harder.ts';
import { readPicture } from '../../src/cards/read/photo.ts';
import { look } from '../../src/cli/decode.ts';
import { textOf } from '../support/conditions.ts';
import { degrade, dim } from '../support/frames-degrade.ts';
import { view } from '../support/frames.ts';
import { foreignPhotos, foreignText } from '../support/foreign-photos.ts';
import { hardPhotos } from '../support/hard-photos.ts';
import { readWithHtml5Qrcode } from '../support/html5-qrcode.ts';
import { readWithZxing } from '../support/zxing.ts';

/** Kinds of codes that no card of ours has; the bench takes every kind, and more of each. */
const others = ['light on dark', 'round modules and a logo', 'no quiet zone', 'torn', 'in a sleeve'];

beforeAll(async () => {
  await look(blank(64, 64), 'quick');
});

describe('hard photos of a code', () => {
  it.each([
    { codes: 'our cards', kinds: hardPhotos, text: textOf(0) },
    { codes: 'others', kinds: foreignPhotos.filter(({ name }) => others.includes(name)), text: foreignText(0) },
  ])(
    'are read where any decoder alone reads them, more of them than that, and never wrongly: $codes',
    { timeout: 240_000 },
    async (all) => {
      const read = { ours: 0, zxing: 0, html5: 0 };
      const missed: string[] = [];
      expect(all.kinds.length).toBeGreaterThanOrEqual(others.length);
      for (const { name, photo } of all.kinds) {
        const picture = photo(0);
        const texts = (await readPicture(picture, look)).codes.map(({ text }) => text);
        expect(texts.every((text) => text === all.text)).toBe(true);
        const alone = {
          zxing: (await readWithZxing(picture)).includes(all.text),
          html5: (await readWithHtml5Qrcode(picture)) === all.text,
        };
        if (texts.length > 0) read.ours++;
        else if (alone.zxing || alone.html5) missed.push(name);
        if (alone.zxing) read.zxing++;
        if (alone.html5) read.html5++;
      }
      console.log(`of ${all.kinds.length} hard photos: ours ${read.ours}, zxing-wasm ${read.zxing}, html5-qrcode ${read.html5}`);
      expect(missed).toEqual([]);
      expect(read.ours).toBeGreaterThan(read.zxing);
    },
  );

  it('give nothing where there is no code, in bounded time', async () => {
    const noise = degrade(view(900, 700, [{ sheet: { picture: blank(63, 88, 200), perMm: 1 }, pose: { distance: 200 } }]), {
      ...dim,
      noise: 30,
    });
    let looks = 0;
    const counting: typeof look = (...asked) => {
      looks++;
      return look(...asked);
    };
    expect(await lookHarder(noise, counting)).toEqual([]);
    expect(looks).toBeLessThanOrEqual(18);
  });

  it('of more than 16 million pixels are enlarged only where something was found, so that looking through them ends soon', async () => {
    const photo = blank(4_800, 3_600, 120);
    const looked = async (atFullSize: readonly Found[]): Promise<number> => {
      let pixels = 0;
      await readPicture(photo, (picture) => {
        pixels += picture.data.length;
        return Promise.resolve(picture === photo ? atFullSize : []);
      });
      return pixels / photo.data.length;
    };
    const corner = (x: number, y: number): Point => ({ x: 900 + x, y: 900 + y });
    const code: Found = { text: textOf(0), corners: [corner(0, 0), corner(60, 0), corner(60, 60), corner(0, 60)] };
    expect(await looked([])).toBeLessThan(3.5);
    expect(await looked([code])).toBeGreaterThan(5);
  });
});
