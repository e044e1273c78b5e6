import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, type Visit } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const out = join(root, 'out', 'web');

beforeAll(() => void mkdirSync(out, { recursive: true }));

/** A stretch of the ring held up to a player, at a table of so many; every fifth player is dead. */
async function heldUp(seats: number, arc: { from: number; to: number }, form: 'ring' | 'list' = 'ring', how: Visit = {}): Promise<Page> {
  const page = await visit('#/about', how);
  const game = dealtGame('table');
  await store(page, game, []);
  await page.goto(`${inject('app')}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  await page.evaluate(
    ([count, showing, look]) => {
      const element = document.createElement('nd-ask-show');
      const question = {
        shape: 'show',
        key: 'k',
        to: [1],
        say: [],
        clause: 'X',
        showing: { arc: showing, sign: 'shake', said: { id: 'host.outcome.died', with: { who: 'Between Ann and Bob' } } },
      };
      const names = ['Ann', 'Bartholomew', 'Cid', 'Dan', 'Eve', 'Fay'];
      const places = Array.from({ length: count }, (_, i) => ({
        seat: i + 1,
        name: names[i] ?? `Seat ${String(i + 1)}`,
        alive: (i + 1) % 5 !== 0,
      }));
      Object.assign(element, { question, seats: places, form: look });
      document.querySelector('nd-app')?.remove();
      const place = document.createElement('main');
      place.append(element);
      document.body.append(place);
    },
    [seats, arc, form] as const,
  );
  await page.locator('nd-ask-show nd-button').click();
  await page.locator('nd-ask-show nd-seat-ring .seat').first().waitFor();
  return page;
}

const seatsOf = (page: Page, kind: string): Promise<number[]> =>
  page.locator(`nd-ask-show ${kind}`).evaluateAll((all) => all.map((one) => Number((one as HTMLElement).dataset['seat'])));

describe('a stretch of the ring held up to a player', () => {
  it('is lit from one end to the other, the dead in their places, and said in words', async () => {
    const page = await heldUp(12, { from: 9, to: 3 });
    expect((await seatsOf(page, '.arc-on')).sort((a, b) => a - b)).toEqual([1, 2, 10, 11, 12]);
    expect(await seatsOf(page, '.arc-end')).toEqual([3, 9]);
    expect(await seatsOf(page, '.dead')).toEqual([5, 10]);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Between Ann and Bob dies.');
    expect(await page.locator('nd-ask-show nd-seat-ring').getByRole('button').count()).toBe(0);
    await page.screenshot({ path: join(out, 'arc-12.png') });
    await expectNoSideways(page);
    await expectAccessible(page);
  });

  it.each([
    [6, 360, 640],
    [33, 360, 740],
    [33, 1280, 800],
  ])('fits the screen with %i seats in %i × %i px', async (seats, width, height) => {
    const page = await heldUp(seats, { from: 2, to: 6 }, 'ring', { width, height });
    await page.getByRole('img', { name: 'No' }).waitFor();
    await page.screenshot({ path: join(out, `arc-${String(seats)}-${String(width)}.png`) });
    expect(await page.locator('nd-ask-show .seat').count()).toBe(seats);
    const outside = (): Promise<number> =>
      page.locator('nd-ask-show .seat').evaluateAll((all) => {
        const boxes = all.map((one) => one.getBoundingClientRect());
        return boxes.filter(({ top, bottom, right }) => top < 0 || bottom > innerHeight || right > innerWidth).length;
      });
    await expect.poll(outside).toBe(0);
    await expectNoSideways(page);
  });

  it('is a list of that stretch alone, in its order, where seats are a list', async () => {
    const page = await heldUp(12, { from: 11, to: 2 }, 'list');
    expect(await seatsOf(page, '.seat')).toEqual([11, 12, 1, 2]);
    await page.screenshot({ path: join(out, 'arc-list.png') });
    await expectAccessible(page);
  });
});
