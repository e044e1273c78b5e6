import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, focused, frames } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const out = join(root, 'out', 'web');
const steps = Array.from({ length: 53 }, (_, i) => `s${String(i + 1)}`);

beforeAll(() => void mkdirSync(out, { recursive: true }));

/** A sheet over the setup screen with an order of 53 steps, none of which may be left out. */
async function longOrder(): Promise<Page> {
  const page = await visit('#/setup', { width: 360, height: 740 });
  await page.getByRole('button', { name: 'House rules…' }).click();
  await page.locator('nd-sheet nd-options-form').waitFor();
  await page.evaluate((ids) => {
    const host = document.querySelector('nd-app')?.shadowRoot ?? document;
    const find = (root: ParentNode): Element | undefined => {
      for (const element of root.querySelectorAll('*')) {
        const found = element.matches('nd-options-form') ? element : element.shadowRoot ? find(element.shadowRoot) : undefined;
        if (found) return found;
      }
      return undefined;
    };
    const list = document.createElement('nd-order-list');
    const items = ids.map((id, i) => ({ id, label: i % 4 === 1 ? `Step ${id} that is called by rather a long name` : `Step ${id}` }));
    Object.assign(list, { label: 'Order of the night', whole: true, items, value: ids, standard: ids });
    list.addEventListener('change', (event) => Object.assign(globalThis, { order: (event as CustomEvent<string[]>).detail }));
    find(host)?.replaceWith(list);
  }, steps);
  await page.locator('nd-order-list li').nth(52).waitFor();
  return page;
}

const order = (page: Page): Promise<string[]> =>
  page.locator('nd-order-list li').evaluateAll((rows) => rows.map((row) => /s\d+/.exec(row.textContent)?.[0] ?? ''));
const handle = (page: Page, id: string) => page.locator('nd-order-list').getByRole('button', { name: new RegExp(`^Move Step ${id}( |:)`) });

describe('an order in which everything stays', () => {
  it('has nothing to take out or put in, fits 360 px, and goes back to the rulebook’s', async () => {
    const page = await longOrder();
    expect(
      await page
        .locator('nd-order-list')
        .getByRole('button', { name: /Remove|Add/ })
        .count(),
    ).toBe(0);
    expect(await page.getByRole('button', { name: 'Back to the rulebook’s order' }).count()).toBe(0);
    await expectNoSideways(page);
    await expectTouchable(page);
    await expectAccessible(page);
    await page.screenshot({ path: join(out, 'order.png') });
    await handle(page, 's2').focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(async () => (await order(page)).slice(0, 3)).toEqual(['s2', 's1', 's3']);
    await page.getByRole('button', { name: 'Back to the rulebook’s order' }).click();
    await expect.poll(() => order(page)).toEqual(steps);
    expect(await page.evaluate(() => (globalThis as unknown as { order: string[] }).order)).toEqual(steps);
  });

  it('moves a row far by keyboard and keeps the focus on it', async () => {
    const page = await longOrder();
    const at = async (id: string): Promise<number> => (await order(page)).indexOf(id) + 1;
    await handle(page, 's20').focus();
    for (const [key, place] of [
      ['PageDown', 30],
      ['PageDown', 40],
      ['PageUp', 30],
      ['End', 53],
      ['PageDown', 53],
      ['Home', 1],
      ['PageUp', 1],
      ['ArrowDown', 2],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => at('s20'), { message: key }).toBe(place);
      await expect.poll(() => focused(page)).toContain('Move Step s20');
    }
    expect([...(await order(page))].sort()).toEqual([...steps].sort());
  });

  it('scrolls along while a row is dragged to the edge, down to the end', async () => {
    const page = await longOrder();
    const box = await handle(page, 's1').boundingBox();
    if (!box) throw new Error('no handle');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 20, 640, { steps: 4 });
    await page.mouse.move(box.x + 20, 735, { steps: 4 });
    await expect.poll(async () => (await order(page)).indexOf('s1'), { timeout: 20_000 }).toBeGreaterThan(40);
    await page.screenshot({ path: join(out, 'order-dragged.png') });
    await page.mouse.up();
    const stands = await order(page);
    // A list that still scrolled would do so in the next pictures.
    await frames(page, 20);
    expect(await order(page)).toEqual(stands);
    expect(stands.filter((id) => id !== 's1')).toEqual(steps.slice(1));
  });
});
