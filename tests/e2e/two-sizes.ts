import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../src/cli/build.ts';

export const phone = { width: 360, height: 740 };
export const laptop = { width: 1280, height: 800 };

/** Pictures of a game's screens on a phone and on a laptop, kept in `out/e2e` for people to look at. */
export function pictures(page: Page, game: string): (name: string) => Promise<void> {
  return async (name) => {
    const before = page.viewportSize() ?? phone;
    for (const size of before.width === phone.width ? [phone, laptop] : [laptop, phone]) {
      await page.setViewportSize(size);
      await page.screenshot({ path: join(root, 'out', 'e2e', `${game}-${name}-${String(size.width)}.png`) });
    }
    await page.setViewportSize(before);
  };
}
