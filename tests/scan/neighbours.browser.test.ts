import { describe, expect, it } from 'vitest';
import type { CanvasCamera } from '../support/fake-camera.ts';
import { address, codes, held, row, scanner } from '../support/row-of-cards.ts';
import { sharedBrowser } from '../support/shared-browser.ts';

declare const camera: CanvasCamera;

const browser = sharedBrowser();

describe('cards that lie side by side', () => {
  it('wait for their turn at the edge, and while the host is typing', async () => {
    const page = await scanner(browser());
    const two = row(codes([8, 9]), 900);
    const at = (left: number): Promise<void> => page.evaluate(([url, x]) => camera.show(url, x), [address(two), left] as const);
    // The first in the middle, the second at the edge; then the other way round.
    await at(-190);
    await expect.poll(async () => (await held(page))[0]).toBe(8);
    await page.getByRole('button', { name: 'Type code' }).click();
    await at(-710);
    await expect.poll(() => page.locator('nd-camera-view polygon').count()).toBeGreaterThan(0);
    expect((await held(page))[1]).toBeUndefined();
    await page.keyboard.press('Escape');
    await expect.poll(async () => (await held(page))[1]).toBe(9);
    await page.context().close();
  });

  it('are read though a code that is no card lies nearer to the middle', async () => {
    const page = await scanner(browser());
    await page.evaluate(([url, x]) => camera.show(url, x), [address(row(['HTTPS://EXAMPLE.ORG', ...codes([8])], 600)), 200] as const);
    await expect.poll(async () => (await held(page))[0]).toBe(8);
    await page.context().close();
  });
});
