import { beforeAll, describe, expect, it } from 'vitest';
import { blank } from '../../src/cards/read/gray.ts';
import { lookHarder } from '../../src/cards/read/harder.ts';
import { readPicture } from '../../src/cards/read/photo.ts';
import { look } from '../../src/cli/decode.ts';
import { textOf } from '../support/conditions.ts';
import { degrade, dim } from '../support/frames-degrade.ts';
import { view } from '../support/frames.ts';
import { hardPhotos } from '../support/hard-photos.ts';
import { readWithHtml5Qrcode } from '../support/html5-qrcode.ts';
import { readWithZxing } from '../support/zxing.ts';

/** Of each kind; the bench takes more. */
const each = 1;

beforeAll(async () => {
  await look(blank(64, 64), 'quick');
});

describe('hard photos of a card', () => {
  it('are read where any decoder alone reads them, more of them than that, and never wrongly', async () => {
    const read = { ours: 0, zxing: 0, html5: 0 };
    const missed: string[] = [];
    for (const { name, photo } of hardPhotos) {
      for (let i = 0; i < each; i++) {
        const picture = photo(i);
        const texts = (await readPicture(picture, look)).codes.map(({ text }) => text);
        expect(texts.every((text) => text === textOf(i))).toBe(true);
        const alone = {
          zxing: (await readWithZxing(picture)).includes(textOf(i)),
          html5: (await readWithHtml5Qrcode(picture)) === textOf(i),
        };
        if (texts.length > 0) read.ours++;
        else if (alone.zxing || alone.html5) missed.push(`${name} ${i}`);
        if (alone.zxing) read.zxing++;
        if (alone.html5) read.html5++;
      }
    }
    console.log(`of ${each * hardPhotos.length} hard photos: ours ${read.ours}, zxing-wasm ${read.zxing}, html5-qrcode ${read.html5}`);
    expect(missed).toEqual([]);
    expect(read.ours).toBeGreaterThan(read.zxing);
  });

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
});
