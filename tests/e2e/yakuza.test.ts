import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { expired } from '../../src/kernel/answer.ts';
import type { BallotQuestion } from '../../src/kernel/question.ts';
import { sit } from '../games/yakuza/seats.ts';
import { devices, expectAccessible, expectNoSideways } from '../web/page.ts';
import type { HostPage } from './host-page.ts';
import { storedEntries, twelve } from './stored.ts';
import { openTable } from './tables.ts';

const out = join(root, 'out', 'e2e');
const visit = devices();
const dealt = [
  'civilian',
  'don',
  'mafia',
  'doctor',
  'mafia',
  'shogun',
  'yakuza',
  'detective',
  'civilian',
  'civilian',
  'civilian',
  'civilian',
] as const;
const seats = twelve.map((name, i) => `${name} ${dealt[i] ?? ''}`).join(', ');
/** Clocks as long as the house rules allow: only the test lets them run out, however slow the machine is. */
const long = { donConfirmSeconds: 600, actionSeconds: 600, speechSeconds: 600 };

beforeAll(() => void mkdirSync(out, { recursive: true }));

const picture = (page: Page, name: string): Promise<unknown> => page.screenshot({ path: join(out, `yakuza-${name}.png`) });
const living = (page: Page): Promise<string> => page.locator('nd-board .where p').innerText();
const time = (page: Page): Promise<string> => page.locator('nd-clock .time').innerText();

/** Seconds on the face of the clock. */
async function left(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await time(page)).split(':').map(Number);
  return minutes * 60 + seconds;
}

/** What is said and answered is all numbers: names stand beside them on the seats, for the host, and nowhere else. */
async function numbersOnly(host: HostPage): Promise<void> {
  const { shape } = await host.question();
  const all = shape === 'show' ? await host.allText() : await host.text('nd-words');
  for (const name of twelve) expect(all).not.toMatch(new RegExp(`\\b${name}\\b`));
}

/** The speaker of the moment nominates, or nobody. */
async function speech(host: HostPage, speaker: number, nominee?: number): Promise<void> {
  await host.asked('day.speech');
  expect(await host.text('nd-words')).toContain(`Number ${String(speaker)}, the floor is yours`);
  if (nominee !== undefined) return host.choose('day.speech', nominee);
  await host.pass('day.speech');
}

/** Leaves the app for as long as the clock has left and a little more, then opens the game again. */
async function awayUntilOver(page: Page): Promise<void> {
  const address = page.url();
  const rest = await left(page);
  expect(rest).toBeGreaterThan(0);
  await page.goto(`${inject('app')}icon.svg`);
  await page.clock.fastForward(rest * 1000 + 250);
  await page.goto(address);
  await page.locator('nd-question-view').waitFor();
}

describe('a Yakuza game of twelve numbers', () => {
  it('is played by number, its speeches can be paused, and a clock that runs out while the page is away is a miss', async () => {
    const [page, host] = await openTable(visit, sit(seats, long));
    await page.clock.install();
    const id = page.url().split('/').at(-1) ?? '';

    // The first night: the Don appoints, two checks.
    await numbersOnly(host);
    await host.sayUntil('don.appoint');
    await numbersOnly(host);
    await picture(page, '1-appoint');
    await host.choose('don.appoint', 5);
    for (const [key, whom, sign] of [
      ['rightHand', 7, 'Yes'],
      ['detective', 6, 'No'],
    ] as const) {
      await host.sayUntil(`${key}.check`);
      await host.choose(`${key}.check`, whom);
      await host.asked(`${key}.answer`);
      await host.show(async () => {
        expect(await page.locator('nd-ask-show .caption').innerText()).toBe(sign);
        await numbersOnly(host);
      });
    }

    // The first day: a speech is paused, the page reloaded; the clock stands where it stood, and goes on when told to.
    await host.sayUntil('day.speech');
    await expect.poll(() => time(page)).toMatch(/^(10:00|9:\d\d)$/);
    await page.getByRole('button', { name: 'Pause the clock' }).click();
    const paused = await time(page);
    await page.clock.fastForward(1500);
    expect(await time(page)).toBe(paused);
    await page.reload();
    await host.asked('day.speech');
    expect(await time(page)).toBe(paused);
    await picture(page, '2-paused');
    await expectNoSideways(page);
    await expectAccessible(page);
    const before = await left(page);
    await page.getByRole('button', { name: 'Let the clock run' }).click();
    await page.clock.fastForward(2000);
    await expect.poll(() => left(page)).toBeLessThan(before - 1);
    await speech(host, 1, 10);
    await speech(host, 2, 9);
    for (let n = 3; n <= 12; n++) await speech(host, n);
    await host.sayUntil('day.vote');
    expect(((await host.question()) as BallotQuestion).candidates.map((c) => c.id)).toEqual([10, 9]);
    await numbersOnly(host);
    await page.locator('nd-ask-ballot [data-candidate="10"]').click();
    await host.handsUp([1, 2, 3, 4, 5, 6, 7]);
    await picture(page, '3-vote');
    await host.closeVote();
    await host.sayUntil('don.confirm');
    expect(await living(page)).toBe('11 of 12 alive');

    // The second night: while the page is away the Don's clock runs out, and nothing is entered in its place.
    await awayUntilOver(page);
    await host.asked('don.confirm');
    expect(await time(page)).toBe('0:00');
    await page.getByText('Time is up.').waitFor({ state: 'attached' });
    const answers = await storedEntries(page, id);
    await picture(page, '4-don-miss');
    await host.expire();
    await host.sayUntil('rightHand.check');
    expect((await storedEntries(page, id))[answers.length]).toEqual(['don.confirm', expired]);

    // The Detective's too: that check is lost, and nothing is held up.
    await host.choose('rightHand.check', 6);
    await host.show();
    await host.sayUntil('yakuza.order');
    await host.choose('yakuza.order', 9);
    await host.sayUntil('detective.check');
    await awayUntilOver(page);
    await host.asked('detective.check');
    expect(await time(page)).toBe('0:00');
    await host.expire();
    await host.sayUntil('doctor.save');
    await host.choose('doctor.save', 9);

    // Dawn: number 9 was saved from the yakuza; the Don's miss costs the first citizen of the table.
    await host.sayUntil('dawn.killed');
    expect(await host.text('nd-words')).toContain('Number 1 was killed last night.');
    await host.sayUntil('day.speech');
    expect(await living(page)).toBe('10 of 12 alive');
    expect(await host.text('nd-words')).toContain('Number 2, the floor is yours');
    await page.locator('[data-sheet="table"]').click();
    await page.locator('nd-sheet dialog[open]').waitFor();
    await numbersOnly(host);
    await picture(page, '5-table');
  });
});
