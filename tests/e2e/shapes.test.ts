import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import { root } from '../../src/cli/build.ts';
import { byDay as speeches } from '../games/yakuza/seats.ts';
import { byDay, second } from '../games/vendetta/tables.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable } from '../web/page.ts';
import { storedEntries } from './stored.ts';
import { openTable, reach } from './tables.ts';

const out = join(root, 'out', 'e2e');
const visit = devices();

beforeAll(() => void mkdirSync(out, { recursive: true }));

async function sound(page: Page): Promise<void> {
  await expectNoSideways(page);
  await expectTouchable(page);
  await expectAccessible(page);
}

describe('a list to pick from', () => {
  it('goes where the option leads', async () => {
    const [page, host] = await openTable(visit, reach(second(), 'detective.ability'));
    await sound(page);
    await page.screenshot({ path: join(out, 'pick.png') });
    await page.locator('nd-ask-pick [data-option="investigate"]').click();
    await host.asked('detective.investigate');
  });
});

describe('a number', () => {
  it('is stepped within its bounds and given', async () => {
    const [page] = await openTable(visit, reach(second(), 'detective.ability'));
    await page.evaluate(() => {
      const element = document.createElement('nd-ask-number');
      Object.assign(element, { question: { shape: 'number', key: 'n', to: 'host', say: [], clause: 'X', min: 2, max: 4 } });
      element.addEventListener('answer', (event) => Object.assign(globalThis, { given: (event as CustomEvent<unknown>).detail }));
      document.body.prepend(element);
    });
    const more = page.locator('nd-ask-number nd-stepper button').last();
    await more.click();
    await more.click();
    await more.click({ force: true });
    await page.locator('nd-ask-number .confirm').click();
    expect(await page.evaluate(() => (globalThis as unknown as { given: Answer }).given)).toEqual({ number: 4 });
  });
});

describe('a vote between several', () => {
  const seats = 'Tom Tim thug, Hal hypnotist, Jude judge, Abe Bea Cal Dee bystander';

  it('counts weights and proxies in, moves a hand from one to the other, and closes', async () => {
    const table = byDay(seats, {}, { statuses: [{ what: 'hypnotised', on: 'Abe', by: 'Hal' }] })
      .at('day.suspects', 'Tom Bea')
      .until('day.vote');
    const [page, host] = await openTable(visit, table);
    await sound(page);
    const sum = (seat: number): Promise<string> => page.locator(`nd-ask-ballot [data-candidate="${String(seat)}"] .sum`).innerText();
    await host.handsUp([3, 4]);
    expect(await sum(1)).toBe('4');
    expect(await page.locator('nd-ask-ballot [data-seat="5"]').isDisabled()).toBe(true);
    expect(await page.locator('nd-ask-ballot [data-seat="5"]').getAttribute('aria-label')).toContain('votes as Hal');
    await page.locator('[data-candidate="6"]').click();
    await host.handsUp([1, 4]);
    expect([await sum(1), await sum(6)]).toEqual(['2', '3']);
    await page.screenshot({ path: join(out, 'ballot.png') });
    await page.reload();
    await page.locator('nd-ask-ballot').waitFor();
    expect([await sum(1), await sum(6)]).toEqual(['2', '3']);
    await host.closeVote();
    expect((await storedEntries(page, 'table')).at(-1)?.[1]).toEqual({ votes: { 1: [6], 3: [1], 4: [6] } });
  });

  it('says who has no vote and why', async () => {
    const table = byDay(seats, {}, { statuses: [{ what: 'silenced', on: 'Cal' }] })
      .at('day.suspects', 'Tom Bea')
      .until('day.vote');
    const [page] = await openTable(visit, table, { language: 'pl' });
    const barred = page.locator('nd-ask-ballot ul.barred');
    expect(await barred.innerText()).toMatch(/^Cal \S+/);
    expect(await page.locator('nd-ask-ballot [data-seat="7"]').isDisabled()).toBe(true);
    await sound(page);
  });
});

describe('a clock that may run out', () => {
  it('runs by itself for the player who speaks, by number; pauses, outlives a reload, rings and is answered', async () => {
    const [page, host] = await openTable(visit, reach(speeches(undefined, { speechSeconds: 600 }), 'day.speech'), { clocked: true });
    const text = await host.text('nd-board');
    expect(text).toContain('Number 1');
    expect(await host.text('nd-words')).not.toMatch(/\bs\d+\b/);
    await sound(page);
    await page.screenshot({ path: join(out, 'clock.png') });
    const turn = await host.turn();
    const left = async (): Promise<number> => {
      const [minutes = 0, seconds = 0] = (await page.locator('nd-clock .time').innerText()).split(':').map(Number);
      return minutes * 60 + seconds;
    };
    await page.locator('nd-clock nd-button').first().click();
    const stood = await left();
    await page.reload();
    await page.locator('nd-clock').waitFor();
    await page.clock.fastForward(1_500);
    expect(await left()).toBe(stood);
    // In large figures, for who speaks across the table.
    await page.locator('nd-clock .time').click();
    expect((await page.locator('nd-clock .large').boundingBox())?.height).toBe(page.viewportSize()?.height);
    expect(await page.locator('nd-clock .large').innerText()).toBe(await page.locator('nd-clock .time').innerText());
    await page.locator('nd-clock .large').click();
    await page.locator('nd-clock .large').waitFor({ state: 'detached' });
    expect(await host.turn()).toBe(turn);
    await page.locator('nd-clock nd-button').first().click();

    await page.goto(`${inject('app')}icon.svg`);
    await page.clock.fastForward((stood + 1) * 1000);
    await page.addInitScript(() => {
      localStorage.setItem('nightdeck.settings', JSON.stringify({ language: 'en', theme: 'day', sound: true }));
      const make = AudioContext.prototype.createOscillator;
      Object.assign(globalThis, { rings: 0 });
      AudioContext.prototype.createOscillator = function (this: AudioContext) {
        (globalThis as unknown as { rings: number }).rings++;
        return make.call(this);
      };
    });
    await page.goto(`${inject('app')}#/host/table`);
    await page.locator('nd-question-view .expired[variant="primary"]').waitFor();
    expect(await page.locator('nd-clock .time').innerText()).toBe('0:00');
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as { rings: number }).rings)).toBeGreaterThan(0);
    await page.screenshot({ path: join(out, 'clock-over.png') });
    await host.expire();
    expect((await storedEntries(page, 'table')).at(-1)).toEqual(['day.speech', { expired: true }]);
  });
});
