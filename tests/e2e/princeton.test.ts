import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { blank } from '../../src/cards/read/gray.ts';
import { clipCamera, writeY4m } from '../support/fake-camera.ts';
import { ownBrowser } from '../support/shared-browser.ts';
import { princetonCast } from './princeton-game.ts';
import { heldUp, printAndCut } from './printed-cards.ts';
import { inSeatOrder, taken } from './scan-deal.ts';
import { dealt } from './stored.ts';

const out = join(root, 'out', 'e2e');

it('a Princeton deck from the printed file is read by a real camera stream, card after card', async () => {
  mkdirSync(out, { recursive: true });
  const clip = join(out, 'cards.y4m');
  const small = { width: 640, height: 480 };
  const shown = inSeatOrder(await printAndCut('princeton', princetonCast), dealt).slice(0, 4);
  const frames = shown.flatMap((card) => [
    blank(small.width, small.height, 90),
    ...Array.from({ length: 4 }, () => heldUp(card, small.width, small.height)),
  ]);
  writeY4m(clip, frames, small, 4);
  const filming = await ownBrowser(clipCamera(clip));
  try {
    const page = await (
      await filming.newContext({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block', permissions: ['camera'] })
    ).newPage();
    await page.goto(`${inject('app')}#/setup`);
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await expect.poll(() => taken(page), { timeout: 60_000 }).toBe(shown.length);
  } finally {
    await filming.close();
  }
});
