import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { heldUp, printAndCut, type CutCard } from '../e2e/printed-cards.ts';
import { canvasCamera, type CanvasCamera } from '../support/fake-camera.ts';
import { toPng } from '../support/pictures.ts';
import { plainDevice, sharedBrowser } from '../support/shared-browser.ts';

declare const camera: CanvasCamera;

const frame = { width: 960, height: 720 };
const out = join(root, 'out', 'e2e');
const browser = sharedBrowser();
let cards: readonly CutCard[];

beforeAll(async () => {
  mkdirSync(out, { recursive: true });
  cards = await printAndCut('vendetta', { godfather: 1 });
});

/** How much fine detail the camera's picture shows on the screen: mean difference of neighbouring pixels, 0 to 255. */
async function detail(page: Page, name: string): Promise<number> {
  const png = await page.locator('nd-camera-view .view').screenshot({ path: join(out, `${name}.png`) });
  return page.evaluate(
    async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      let sum = 0;
      for (let at = 0; at + 4 < data.length; at += 4) sum += Math.abs((data[at + 1] ?? 0) - (data[at + 5] ?? 0));
      return sum / (image.width * image.height);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
}

describe('the camera’s picture while cards are scanned', () => {
  it('shows where a card lies and not what is on it, unless the host holds to peek', async () => {
    const context = await browser().newContext({ viewport: { width: 390, height: 844 }, ...plainDevice });
    await context.addInitScript(canvasCamera, frame);
    const page = await context.newPage();
    await page.goto(`${inject('app')}#/setup`);
    await page.getByRole('button', { name: 'Deal and scan' }).click();
    await page.locator('nd-camera-view .scanning').waitFor();
    const picture = toPng(heldUp(cards[0] as CutCard, frame.width, frame.height));
    await page.evaluate((url) => camera.show(url), `data:image/png;base64,${Buffer.from(picture).toString('base64')}`);
    await page.locator('nd-camera-view polygon').waitFor();
    const concealed = await detail(page, 'scan-concealed');
    const peek = await page.getByRole('button', { name: 'Hold to peek' }).boundingBox();
    await page.mouse.move((peek?.x ?? 0) + 10, (peek?.y ?? 0) + 10);
    await page.mouse.down();
    await page.locator('nd-camera-view:not([concealed])').waitFor();
    const bare = await detail(page, 'scan-bare');
    await page.mouse.up();
    await page.locator('nd-camera-view[concealed]').waitFor();
    expect(concealed).toBeLessThan(bare / 4);
    await context.close();
  });
});
