import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { root } from '../../src/cli/build.ts';

/** Draws the app's icon, an SVG, in the sizes phones ask for as PNG. */
export async function drawIcons(browser: Browser): Promise<void> {
  const folder = join(root, 'web/public');
  const svg = readFileSync(join(folder, 'icon.svg'), 'utf8');
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    writeFileSync(join(folder, `icon-${size}.png`), await page.screenshot());
    await page.close();
  }
}
