import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { byDay, fourteen, later } from '../games/ktulu/tables.ts';
import { openTable } from '../e2e/tables.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });

/** Gil has won a duel against Rag, then the host has ruled that Tess is dead. */
const played = () => {
  const t = byDay(fourteen, 'Ben', {}, { dead: 'Jude' })
    .pick('day.next', 'duel')
    .at('duel.challenger', 'Gil')
    .at('duel.challenged', 'Rag')
    .pick('duel.accepted', 'accept')
    .until('duel.vote')
    .vote('duel.vote', 'Sam Holly Gus > Gil')
    .until('day.next');
  return t.rule({ do: 'kill', seat: 'Tess' }).until('day.next');
};

async function story(page: Page): Promise<void> {
  await page.goto(`${inject('app')}#/story/table`);
  // Not by a place on the screen: the story goes to its last round a moment after it is drawn.
  await page.locator('nd-story nd-choice').getByRole('radio').nth(1).dispatchEvent('click');
  await page.locator('nd-story button.answer').first().waitFor();
}

describe('looking back at a game', () => {
  it('tells what everybody knows once', async () => {
    const [page] = await openTable(visit, played());
    await page.goto(`${inject('app')}#/story/table`);
    const told = page.locator('nd-story ol').first();
    await told.getByText('Rag is dead. Role: Burning Rage.').waitFor();
    expect(await told.getByText('Rag turns over the card').count()).toBe(0);
    expect(await told.getByText('Gil – 3').count()).toBe(1);
    await page.locator('nd-story .all button').focus();
    await page.keyboard.down(' ');
    await page.locator('nd-story .hide').waitFor();
    await page.keyboard.up(' ');
    await told.getByText('Rag turns over the card').waitFor();
    const players = page.locator('nd-story select.player');
    await players.selectOption('10');
    await told.getByText('Rag turns over the card').waitFor({ state: 'detached' });
    await told.getByText('The host rules: Tess is dead.').waitFor();
    await players.selectOption('0');
    const ruling = told.locator('div.answer');
    expect((await ruling.innerText()).trim()).toBe('A player dies');
  });

  it('says in plain words what an amended answer takes with it', async () => {
    const [page] = await openTable(visit, played());
    await story(page);
    await page.locator('nd-story button.answer').first().click();
    await page.locator('nd-amend nd-ask-pick [data-option="search"]').click();
    const difference = page.locator('nd-amend .diff');
    await difference.waitFor();
    const text = await difference.innerText();
    expect(text).toContain('The host rules: Tess is dead.');
    expect(text).toContain('By then something else is asked.');
    expect(text).not.toMatch(/\b(day|duel|search)\.[a-z]/);
    await expectAccessible(page);
  });
});

describe('a ruling that moves the one thing there is', () => {
  it('asks only to whom', async () => {
    const [page, host] = await openTable(visit, byDay(fourteen, 'Ben').until('day.next'));
    await page.locator('[data-sheet="rule"]').click();
    await page.locator('nd-rulings [data-ruling="move"]').click();
    await page.locator('nd-rulings').getByRole('button', { name: /^13,/ }).click();
    await page.locator('nd-rulings').getByText('It is now with: Indians').waitFor();
    await page.locator('nd-rulings nd-button').last().click();
    await host.asked('statuette.changed');
  });
});

describe('the host’s board on a desk', () => {
  it('has its tools in sight beside a long night card', async () => {
    const [page] = await openTable(visit, later(fourteen, 'Ben').until('sheriff.jail'), { width: 1280, height: 800 });
    const foot = (): Promise<number> => page.locator('nd-board .dock').evaluate((dock) => dock.getBoundingClientRect().bottom);
    await expect.poll(foot).toBeLessThanOrEqual(800);
    expect(
      await page
        .locator('nd-board aside section')
        .last()
        .evaluate((aside) => aside.scrollHeight > aside.clientHeight),
    ).toBe(true);
  });
});
