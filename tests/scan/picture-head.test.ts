import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { pictureHead } from '../../src/cards/read/picture-head.ts';

const picture = (): Sharp => sharp({ create: { width: 301, height: 213, channels: 3, background: '#369' } });

it.each([
  ['PNG', picture().png(), { whole: false, deep: false }],
  ['PNG that shows coarse first', picture().png({ progressive: true }), { whole: true, deep: false }],
  ['PNG of 16 bits', picture().toColourspace('rgb16').png(), { whole: false, deep: true }],
  ['JPEG', picture().jpeg(), { whole: false, deep: false }],
  ['JPEG turned by its camera', picture().withMetadata({ orientation: 6 }).jpeg(), { whole: false, deep: false }],
  ['JPEG that shows coarse first', picture().jpeg({ progressive: true }), { whole: true, deep: false }],
  ['WebP', picture().webp(), { whole: true, deep: false }],
  ['WebP without loss', picture().webp({ lossless: true }), { whole: true, deep: false }],
  ['WebP that one can see through', picture().ensureAlpha(0.5).webp(), { whole: true, deep: false }],
  ['AVIF', picture().avif({ effort: 0 }), { whole: true, deep: false }],
  ['GIF', picture().gif(), { whole: true, deep: false }],
])('the head of a %s tells its size, and nothing is told where it is torn', async (_, made, kind) => {
  const bytes = await made.toBuffer();
  expect(pictureHead(bytes)).toEqual({ width: 301, height: 213, ...kind });
  for (let end = 0; end < bytes.length; end++) {
    const head = pictureHead(bytes.subarray(0, end));
    if (head) expect([head.width, head.height], String(end)).toEqual([301, 213]);
  }
});

it('the head of a BMP tells its size, whichever way up its rows lie', () => {
  const head = Buffer.alloc(54);
  head.write('BM');
  head.writeInt32LE(20_000, 18);
  head.writeInt32LE(-30_000, 22);
  expect(pictureHead(head)).toMatchObject({ width: 20_000, height: 30_000, whole: true });
});
