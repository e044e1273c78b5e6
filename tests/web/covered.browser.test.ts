import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { byDay, fourteen } from '../games/ktulu/tables.ts';
import type { HostPage } from '../e2e/host-page.ts';
import { openTable } from '../e2e/tables.ts';
import type { Play } from '../support/play.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, type Visit } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });

/** Gil fights Rag. If one of them wins, the Judge in seat 5 may step in; after a draw nobody can. */
const afterDuel = (...votes: readonly string[]): Play =>
  byDay(fourteen, 'Ben', {}, { dead: 'Tess' })
    .pick('day.next', 'duel')
    .at('duel.challenger', 'Gil')
    .at('duel.challenged', 'Rag')
    .pick('duel.accepted', 'accept')
    .until('duel.vote')
    .vote('duel.vote', ...votes)
    .until('window.duel');

/** What each living player's seat looks like, without number and name. */
const looks = (page: Page): Promise<string[]> =>
  page.locator('nd-ask-choose nd-seat-ring').evaluate((ring) =>
    [...(ring.shadowRoot?.querySelectorAll('button.seat:not(.dead)') ?? [])].map((seat) => {
      const { borderStyle, borderColor, backgroundColor, color, cursor } = getComputedStyle(seat);
      return JSON.stringify([seat.className, seat.getAttribute('aria-disabled'), borderStyle, borderColor, backgroundColor, color, cursor]);
    }),
  );

const open = (votes: readonly string[], how: Visit = {}): Promise<[Page, HostPage]> => openTable(visit, afterDuel(...votes), how);
const won = ['Sam Holly Gus > Gil'];
const draw = ['Sam > Gil', 'Holly > Rag'];

describe('a question only some roles can answer, put to the whole table', () => {
  it.each([
    ['on a phone', { width: 360, height: 740 }],
    ['on a desk', { width: 1280, height: 800 }],
  ])('shows nobody who sees the screen %s who could step in', async (_, how) => {
    const [page, host] = await open(won, how);
    expect((await host.question()).shape).toBe('choose');
    const all = await looks(page);
    expect(all.length).toBe(13);
    expect(new Set(all).size).toBe(1);
    expect(await page.locator('nd-ask-choose nd-seat-ring .reason').count()).toBe(0);
    await expectAccessible(page);
  });

  it('says why somebody cannot once the seat is touched, and takes whoever can', async () => {
    const [page, host] = await open(won);
    await page.locator('nd-ask-choose [data-seat="6"]').click();
    await expect.poll(() => page.locator('nd-ask-choose .why').innerText()).toContain('May');
    expect(await page.locator('nd-ask-choose .why').innerText()).toContain('KT-');
    expect(await page.locator('nd-ask-choose .confirm button').isDisabled()).toBe(true);
    await host.choose('window.duel', 5);
    expect(await host.key()).not.toBe('window.duel');
  });

  it('keeps what it says of a seat in sight in a list longer than the screen', async () => {
    const [page] = await open(won, { width: 360, height: 520 });
    await page.locator('nd-ask-choose nd-seat-ring').evaluate((ring) => ring.setAttribute('form', 'list'));
    expect(new Set(await looks(page)).size).toBe(1);
    await page.locator('nd-ask-choose [data-seat="14"]').scrollIntoViewIfNeeded();
    await page.locator('nd-ask-choose [data-seat="13"]').click();
    const why = page.locator('nd-ask-choose .why');
    await expect.poll(() => why.innerText()).toContain('KT-');
    const box = await why.boundingBox();
    expect(box && box.y > 0 && box.y + box.height < 520).toBe(true);
  });

  it('looks the same where nobody could: no clock runs and no frame tells', async () => {
    const [page, host] = await open(draw);
    expect((await host.question()).decoy).toBe(true);
    expect(new Set(await looks(page)).size).toBe(1);
    expect(await page.locator('nd-question-view nd-clock').count()).toBe(0);
    expect(await page.locator('nd-words .decoy').count()).toBe(0);
    expect(await host.text('nd-words')).toContain('Nobody can act');
  });
});
