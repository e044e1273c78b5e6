import { expect, inject, it } from 'vitest';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, settled } from './page.ts';

const visit = devices(sharedBrowser());

it.each([
  ['home', '#/', 'nd-home nd-button'],
  ['choosing a game', '#/setup', 'nd-setup nd-choice'],
  ['the printing', '#/print', 'nd-card-view img'],
])('%s comes up without moving what is already there', async (_, hash, whole) => {
  const page = await visit('#/about', { width: 412, height: 823 });
  await page.addInitScript(() => {
    const moved = Object.assign(globalThis, { moved: [] as number[] }).moved;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A page that is not the app: the app then comes up whole once more.
  await page.goto(`${inject('app')}fonts-licence.txt`);
  await page.goto(inject('app') + hash);
  await page.locator(whole).first().waitFor();
  await settled(page);
  const moved = await page.evaluate(() => (globalThis as unknown as { moved: number[] }).moved);
  expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.05);
});
