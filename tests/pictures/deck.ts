import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Browser } from 'playwright-core';
import { nightdeck } from '../../src/cli/nightdeck.ts';

/** Some sheets of a freshly printed deck side by side. Pages are counted from 0, or from the end if negative. */
export async function drawDeck(browser: Browser, print: readonly string[], pagesShown: readonly number[]): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'nightdeck-pictures-'));
  const file = join(folder, 'deck.pdf');
  const quiet = { out: () => undefined, err: (line: string) => console.error(line) };
  if ((await nightdeck(['print', ...print, '--out', file], quiet)) !== 0) throw new Error('The deck could not be printed.');
  const pdf = await (await PDFiumLibrary.init()).loadDocument(readFileSync(file));
  rmSync(folder, { recursive: true });
  const pages = [...pdf.pages()];
  const shown = pagesShown.flatMap((n) => pages.at(n) ?? []);
  const images: string[] = [];
  for (const page of shown) {
    const { data, width, height } = await page.render({ scale: 1.4, render: 'bitmap', colorSpace: 'BGRA' });
    images.push(`<canvas width="${width}" height="${height}" data-rgba="${Buffer.from(data).toString('base64')}"></canvas>`);
  }
  pdf.destroy();
  const tab = await browser.newPage({ viewport: { width: 1360, height: 500 }, deviceScaleFactor: 1.3 });
  await tab.setContent(
    `<style>body{margin:0;display:inline-flex;gap:24px;padding:24px;background:#ddd6c8}canvas{width:300px;box-shadow:0 2px 8px #0006}</style>${images.join('')}`,
  );
  await tab.evaluate(() => {
    for (const canvas of document.querySelectorAll('canvas')) {
      const bytes = Uint8ClampedArray.from(atob(canvas.dataset['rgba'] ?? ''), (c) => c.charCodeAt(0));
      canvas.getContext('2d')?.putImageData(new ImageData(bytes, canvas.width, canvas.height), 0, 0);
    }
  });
  const png = await tab.locator('body').screenshot();
  await tab.close();
  return png;
}
