import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import type { Entry } from '../../src/kernel/answer.ts';
import { languages, type Language } from '../../src/text/message.ts';
import { words as shared } from '../../src/text/rules.ts';
import { words as own } from '../../src/text/host.ts';
import { words as tools } from '../../src/text/host-tools.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, hold, resize, type Visit } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { firstTrial, played } from './played.ts';
import { dealtGame, store, storedEntries } from './stored.ts';
import { princeton as princetonRules } from '../../src/games/princeton/index.ts';

const princeton = princetonRules.words;

const visit = devices(sharedBrowser(), { usedAgain: true });
const game = dealtGame('table');
const kill = ['mafia.kill', { seats: [2] }] as const;
const check = ['angelHeart.check', { seats: [5] }] as const;

/** A place in the game for each shape of question Princeton asks. */
const places: Readonly<Record<string, readonly Entry[]>> = {
  say: [],
  choose: played(game, [], 'mafia.kill'),
  show: played(game, [kill, check], 'angelHeart.answer'),
  ballot: firstTrial(game, 6),
  over: [...firstTrial(game, 6), ['day.verdict', { ruling: { do: 'end', won: ['mafia'] } }]],
};

async function open(entries: readonly Entry[], how: Visit = {}): Promise<[Page, HostPage]> {
  const page = await visit('#/about', how);
  await store(page, game, entries);
  await page.goto(`${inject('app')}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  return [page, new HostPage(page)];
}

describe('the host’s screen', () => {
  describe.each(['night', 'day'] as const)('in the %s theme', (theme) => {
    it.each(Object.keys(places))('fits 360 px, can be touched and has no finding of axe: %s', async (shape) => {
      const [page] = await open(places[shape] ?? [], { theme });
      await expectNoSideways(page);
      await expectTouchable(page);
      await expectAccessible(page);
    });
  });

  it.each(['table', 'night', 'cards', 'rule', 'more'])('opens %s over the question without a finding of axe', async (sheet) => {
    const [page] = await open(places['ballot'] ?? []);
    await page.locator(`[data-sheet="${sheet}"]`).click();
    await page.locator('nd-sheet dialog[open]').waitFor();
    await expectNoSideways(page);
    await expectAccessible(page);
  });

  it.each(languages)('speaks %s and nothing else', async (language) => {
    const page = await visit('#/about', { language });
    const host = new HostPage(page);
    for (const [shape, entries] of Object.entries(places)) {
      await page.goto(`${inject('app')}#/about`);
      await page.locator('nd-about h1').waitFor();
      await store(page, { ...game, id: shape }, entries);
      await page.goto(`${inject('app')}#/host/${shape}`);
      await page.locator('nd-question-view').waitFor();
      const text = await host.text('nd-board');
      expect(text.length, shape).toBeGreaterThan(60);
      expect(text, shape).not.toContain('⟦');
      for (const left of leftovers(language)) expect(text, shape).not.toContain(left);
    }
  });

  it('has no role on the page while nobody peeks, and none but the sign while something is shown', async () => {
    // Answered here: nothing of the question before may be left on the page either.
    const [page, host] = await open(played(game, [kill], 'angelHeart.check'));
    await host.choose('angelHeart.check', 5);
    const roles = ['Civilian', 'Heart angel'];
    const before = await host.text('nd-board');
    expect(before).toContain('Hold it so');
    for (const role of roles) expect(before).not.toContain(role);
    await host.show(async () => {
      const all = await host.allText();
      for (const word of [...roles, 'Mafia', 'mafia', 'Emil', 'Chen']) expect(all).not.toContain(word);
      expect(await page.locator('nd-board .dock, nd-board .bar, nd-night-list, nd-table-view').count()).toBe(0);
      expect(await page.title()).toBe('Game · Nightdeck');
      // Nobody has to scroll for what the sign means, on a phone on its side either.
      await page.setViewportSize({ width: 740, height: 360 });
      await expect.poll(() => page.locator('nd-ask-show .what').evaluate((what) => what.scrollHeight - what.clientHeight)).toBe(0);
    });
    // The angel's eyes are closed in one breath with the news of the night.
    expect(await host.text('nd-words')).toMatch(/close your eyes/);
  });

  it('tells a host who peeks, for as long as he holds', async () => {
    const [page] = await open(places['ballot'] ?? [], { width: 1280, height: 800 });
    const table = page.locator('nd-table-view');
    await hold(table.locator('nd-hold-button button'));
    await table.getByText('Heart angel').waitFor();
    await page.mouse.up();
    await table.getByText('Heart angel').waitFor({ state: 'detached' });
  });

  it('reads the lines itself where the host wants no look at the screen: left again, right on, and says where no voice is', async () => {
    const [page, host] = await open([], { height: 640 });
    const offered = page.locator('nd-eyes-free');
    await offered.getByRole('switch').click();
    const ear = await page.evaluate(() => speechSynthesis.getVoices().filter(({ lang }) => lang.startsWith('en')).length);
    expect(await offered.getByText('no voice for this language').count()).toBe(ear === 0 ? 1 : 0);
    await expectAccessible(page);
    const half = (side: 'repeat' | 'onward') => page.locator(`nd-ask-aloud .${side}`);
    for (const [width, height] of [
      [740, 360],
      [360, 640],
    ] as const) {
      await resize(page, { width, height });
      await expectNoSideways(page);
      const [left, right] = await Promise.all([half('repeat').boundingBox(), half('onward').boundingBox()]);
      if (!left || !right) throw new Error('Half of the screen is not there');
      expect(left.x + left.width).toBeLessThanOrEqual(right.x);
      expect(Math.min(left.width, right.width)).toBeGreaterThan(140);
      expect(Math.min(left.height, right.height)).toBeGreaterThan(0.4 * height);
      expect(Math.max(left.y + left.height, right.y + right.height)).toBeLessThanOrEqual(height);
    }
    const turn = await host.turn();
    await half('repeat').click();
    expect(await host.turn()).toBe(turn);
    await half('onward').click();
    await host.turned(turn);
    expect(await offered.count()).toBe(0);
  });

  it('goes through a whole night by keyboard alone', async () => {
    const [page, host] = await open([], { width: 1280, height: 800 });
    const goOn = async (key: 'Enter' | ' '): Promise<void> => {
      const turn = await host.turn();
      await expect.poll(async () => (await page.keyboard.press(key), host.turn())).not.toBe(turn);
    };
    while ((await host.key()) !== 'mafia.kill') await goOn('Enter');
    await pick(host, 4);
    await host.asked('angelHeart.check');
    expect(await host.text('nd-words')).toMatch(/close your eyes.*open your eyes/);
    await pick(host, 1);
    await host.asked('angelHeart.answer');
    await page.keyboard.press('Tab');
    expect(await host.focused()).toBe('Show');
    await page.keyboard.press('Enter');
    await page.locator('nd-ask-show .open').waitFor();
    const shown = await host.turn();
    await page.keyboard.down(' ');
    await host.turned(shown);
    await page.keyboard.up(' ');
    // Dawn stands there with it, so the app asks first.
    await page.keyboard.press('Control+z');
    await page.getByRole('button', { name: 'Take it back' }).click();
    await host.asked('angelHeart.answer');
  });

  it('asks twice before the mafia take one of their own, and does not give them away before', async () => {
    const [page, host] = await open(places['choose'] ?? []);
    const seat = page.locator('nd-ask-choose [data-seat="5"]');
    expect(await seat.getAttribute('aria-label')).toBe('5, Emil');
    await seat.click();
    await page.getByText('Tap once more').waitFor();
    expect(await seat.getAttribute('aria-pressed')).toBe('false');
    // A press that lasts chooses and confirms in one.
    const turn = await host.turn();
    await seat.hover();
    await page.mouse.down();
    await host.turned(turn);
    await page.mouse.up();
    expect(await storedEntries(page, game.id)).toContainEqual(['mafia.kill', { seats: [5] }]);
  });

  it('says why a seat cannot be chosen, with the clause, and opens what the clause says', async () => {
    const [page] = await open(played(game, [kill], 'angelHeart.check'));
    await page.locator('nd-ask-choose [data-seat="3"]').click({ force: true });
    expect(await page.locator('nd-ask-choose .why').innerText()).toContain('PR-R10');
    expect(await page.locator('nd-ask-choose .confirm button').isDisabled()).toBe(true);
    await page.locator('nd-ask-choose nd-clause button').click();
    await page.locator('nd-clause').getByText('May an angel check himself').waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator('nd-clause p').waitFor({ state: 'detached' });
  });

  it('reads a seat out without the clause, and once that it is dead', async () => {
    const [page] = await open(played(game, [kill, check], 'day.accuser'));
    expect(await page.locator('nd-ask-choose [data-seat="2"]').getAttribute('aria-label')).toMatch(/^2, [^,]+, Dead\.$/);
  });

  it('gives the words for a death the host rules', async () => {
    const [page] = await open(places['ballot'] ?? []);
    await page.locator('[data-sheet="rule"]').click();
    await page.locator('[data-ruling="kill"]').click();
    await page.locator('nd-rulings [data-seat="6"]').click();
    await page.getByText('Then say: “Farah is dead.”').waitFor();
  });

  it('carries a ruling out with its consequences, and takes it back', async () => {
    const [page, host] = await open(places['ballot'] ?? []);
    await page.locator('[data-sheet="rule"]').click();
    await page.locator('[data-ruling="kill"]').click();
    const seats = await page.locator('nd-rulings [data-seat]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(Math.max(...seats)).toBeLessThanOrEqual(360);
    await page.locator('nd-rulings [data-seat="6"]').click();
    await page.getByRole('button', { name: 'Make this ruling' }).click();
    await expect.poll(() => page.locator('nd-board .where p').innerText()).toBe('10 of 12 alive');
    await page.locator('nd-board .undo button').click();
    await expect.poll(() => page.locator('nd-board .where p').innerText()).toBe('11 of 12 alive');
    await host.asked('day.verdict');
  });

  it('takes taps as meant for the question on screen, however long the device takes to write', async () => {
    const [page, host] = await open([]);
    const first = await host.turn();
    const release = await keepBusy(page);
    const said = page.locator('nd-ask-say .confirm');
    await said.click();
    await said.click();
    expect(await host.turn()).toBe(first);
    await release();
    await host.turned(first);
    // Changes are made one after the other: once this one is, so is every one before. Nightfall flows from the first tap.
    await host.choose('mafia.kill', 2);
    expect((await storedEntries(page, game.id)).map(([key]) => key)).toEqual(['deal.secret', 'night.falls', 'mafia.kill', 'mafia.sleep']);
  });

  it('goes on in memory when the device can keep nothing more, says so, and saves as soon as it can', async () => {
    const [page, host] = await open([]);
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      Object.assign(globalThis, { mend: () => (IDBObjectStore.prototype.put = put) });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await host.next();
    await page.getByText('no room left').waitFor();
    await host.choose('mafia.kill', 2);
    expect(await storedEntries(page, game.id)).toEqual([]);
    // In one step: once there is room the app saves by itself, and the button goes.
    await page.locator('nd-board .banner summary').click();
    await page.getByRole('button', { name: 'Try again' }).evaluate((button: HTMLElement) => {
      (globalThis as unknown as { mend(): void }).mend();
      button.click();
    });
    await page.getByText('no room left').waitFor({ state: 'detached' });
    expect(await storedEntries(page, game.id)).toHaveLength(4);
  });
});

/** Keeps the shelf busy, as a slow device would be, until the function handed back is called. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((open) => {
      const request = indexedDB.open('nightdeck');
      request.onsuccess = () => open(request.result);
    });
    const busy = { so: true };
    const entries = db.transaction('entries', 'readwrite').objectStore('entries');
    // A transaction that writes lets no other one in while it asks for more.
    const again = (): void => void (entries.count().onsuccess = () => (busy.so ? again() : db.close()));
    again();
    Object.assign(globalThis, { busy });
  });
  return () => page.evaluate(() => void ((globalThis as unknown as { busy: { so: boolean } }).busy.so = false));
}

/** Moves to a seat with the arrow keys, chooses it, and confirms. */
async function pick(host: HostPage, seat: number): Promise<void> {
  const { page } = host;
  for (let i = 0; i < 4 && !/^\d+,/.test(await host.focused()); i++) await page.keyboard.press('Tab');
  for (let i = 0; i < 12 && !(await host.focused()).startsWith(`${String(seat)},`); i++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 4 && !(await host.focused()).startsWith('Confirm'); i++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

/** English sentences and words that may not turn up in another language. */
function leftovers(language: Language): string[] {
  if (language === 'en') return [];
  return [princeton, shared, own, tools].flatMap(({ en, [language]: theirs }) => {
    const mine: Readonly<Record<string, unknown>> = theirs;
    return Object.entries(en as Readonly<Record<string, unknown>>).flatMap(([id, text]) =>
      typeof text === 'string' && text.length > 6 && !text.includes('{') && mine[id] !== text ? [text] : [],
    );
  });
}
