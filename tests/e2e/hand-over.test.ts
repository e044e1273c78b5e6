import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { canvasCamera, type CanvasCamera } from '../support/fake-camera.ts';
import { second } from '../games/vendetta/tables.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { storedEntries } from './stored.ts';
import { openTable, reach } from './tables.ts';

const out = join(root, 'out', 'e2e');
const visit = devices();

beforeAll(() => void mkdirSync(out, { recursive: true }));

/** Opens the hand-over behind "More", past its warning. */
async function giveAway(page: Page): Promise<void> {
  await page.locator('[data-sheet="more"]').click();
  await page.locator('nd-more .handOver').click();
  await page.getByText('every role').waitFor();
  expect(await page.locator('nd-hand-over .code').count()).toBe(0);
  await page.locator('nd-hand-over .show').click();
  await page.locator('nd-hand-over .code').waitFor();
}

/** What the story screen tells, reasons and all. */
async function story(page: Page, id: string): Promise<string> {
  await page.goto(`${inject('app')}#/story/${id}`);
  await page.locator('nd-story').waitFor();
  await page.locator('nd-story').getByText('Night 2').first().waitFor();
  return page.locator('nd-story ol').first().innerText();
}

describe('handing a game over by moving code', () => {
  it('takes it from one screen to another camera, to the same question and the same story, and ends it here', async () => {
    const table = reach(second(), 'mafia.kill', { 'thief.choose': 'Nina', 'nurse.choose': 'Abe', 'bodyguard.choose': 'Bea' });
    const [a, from] = await openTable(visit, table, { width: 360, height: 740 });
    const asked = await from.question();
    await giveAway(a);
    await expectNoSideways(a);
    await expectTouchable(a);
    await a.screenshot({ path: join(out, 'hand-over.png') });

    const b = await visit('#/about', { width: 360, height: 740 });
    await b.addInitScript(canvasCamera, { width: 720, height: 720 });
    await b.goto(`${inject('app')}#/`);
    await b.reload();
    await b.locator('nd-home .takeOver').click();
    await b.locator('nd-take-over nd-camera-view .view.scanning').waitFor();

    // Step by step, as a host with a bad camera can; the codes are the same as in the moving picture.
    await a.locator('nd-hand-over .pause button').click();
    await a.locator('nd-hand-over .next').waitFor();
    for (let i = 0; i < 60 && b.url().endsWith('#/'); i++) {
      const code = await a.locator('nd-hand-over .code').screenshot();
      await b.evaluate(
        (url) => (globalThis as unknown as { camera: CanvasCamera }).camera.show(url),
        `data:image/png;base64,${code.toString('base64')}`,
      );
      const before = await received(b);
      await expect
        .poll(async () => b.url().endsWith('#/') && (await received(b)) === before, { timeout: 4_000 })
        .toBe(false)
        .catch(() => undefined);
      if (i === 0) {
        await b.screenshot({ path: join(out, 'take-over.png') });
        await expectAccessible(b);
      }
      await a.locator('nd-hand-over .next button').click();
    }
    await b.waitForURL(/#\/host\//);
    await b.locator('nd-question-view').waitFor();
    const to = new HostPage(b);
    expect(await to.question()).toEqual(asked);
    const id = b.url().split('/').at(-1) ?? '';
    expect(await storedEntries(b, id)).toEqual(await storedEntries(a, 'table'));
    expect(await story(b, id)).toBe(await story(a, 'table'));

    await a.goto(`${inject('app')}#/host/table`);
    await giveAway(a);
    await a.locator('nd-hand-over .given').click();
    await a.getByText('only shown here').waitFor();
    await a.reload();
    await a.getByText('only shown here').waitFor();
    expect(await a.locator('nd-board .undo').count()).toBe(0);
    await a.screenshot({ path: join(out, 'handed-over.png') });
    await expectAccessible(a);
    await a.getByRole('button', { name: 'Host it here again' }).click();
    await from.choose('mafia.kill', 7);
  });
});

/** Parts received so far. */
const received = (page: Page): Promise<number> =>
  page
    .locator('nd-take-over nd-counter')
    .evaluate((element) => (element as unknown as { now: number }).now, undefined, { timeout: 200 })
    .catch(() => 0);
