import type { Browser } from 'playwright-core';

/** The picture as WebP, a fraction of the size. */
export async function toWebp(browser: Browser, png: Buffer): Promise<Buffer> {
  const tab = await browser.newPage();
  const url = await tab.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.85);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await tab.close();
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
