import { describe, expect, it } from 'vitest';
import { blank } from '../../src/cards/read/gray.ts';
import type { CanvasCamera } from '../support/fake-camera.ts';
import { address, codes, dealt, frame, held, row, scanner } from '../support/row-of-cards.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

declare const camera: CanvasCamera;

const browser = sharedBrowser();

describe('cards that lie side by side', () => {
  it('are all taken, in the order in which the camera passes them, at a card a second', async () => {
    const page = await scanner(browser());
    // Half a frame before the first card and behind the last, so that each of them passes the middle.
    const empty = Math.ceil((frame.width / 2 - 200) / 400);
    const cards = row(codes(dealt), 400);
    const strip = blank(cards.width + 2 * empty * 400, frame.height, 90);
    for (let y = 0; y < frame.height; y++)
      strip.data.set(cards.data.subarray(y * cards.width, (y + 1) * cards.width), y * strip.width + empty * 400);
    await page.evaluate(([url, ms]) => camera.pan(url, ms), [address(strip), (dealt.length + 1) * 1000] as const);
    await expect.poll(() => held(page)).toEqual(dealt);
    await page.context().close();
  });
});
