import { beforeAll, describe, expect, it } from 'vitest';
import { blank } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { look } from '../../src/cli/decode.ts';
import { textOf } from '../support/conditions.ts';
import { readWithHtml5Qrcode } from '../support/html5-qrcode.ts';
import { spoilt } from '../support/spoilt.ts';

/** The bench takes more. */
const cards = 3;
const looks = 4;

beforeAll(async () => {
  await look(blank(64, 64), 'quick');
});

describe('a frame that is spoilt', () => {
  it.each(spoilt)('is read no worse than by either decoder alone, and never wrongly: $name', async ({ name, shoot, read }) => {
    let zxing = 0;
    let html5 = 0;
    let first = 0;
    let within = 0;
    for (let i = 0; i < cards; i++) {
      const frames = shoot(i);
      const ladder = new Ladder(look);
      if ((await look(frames(1), 'quick')).length > 0) zxing++;
      if ((await readWithHtml5Qrcode(frames(1))) === textOf(i)) html5++;
      let found = false;
      for (let seed = 1; seed <= looks && !found; seed++) {
        const codes = await ladder.read(frames(seed));
        expect(codes.every(({ text }) => text === textOf(i))).toBe(true);
        found = codes.length > 0;
        if (found && seed === 1) first++;
      }
      if (found) within++;
    }
    console.log(
      `${name}: zxing-wasm ${zxing}, html5-qrcode ${html5}, our first look ${first}, within ${looks} looks ${within} of ${cards}`,
    );
    expect(first).toBeGreaterThanOrEqual(zxing);
    expect(within).toBeGreaterThanOrEqual(Math.max(read, html5));
  });
});
