import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { parseSave } from '../../src/save/file.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';
import { contentOf, devices, focused } from '../web/page.ts';
import { HostPage } from './host-page.ts';
import { playOn, type Plan, type Seen } from './play-on.ts';

const visit = devices();
const dealt = ['sheriff', 'badGunman', 'hooker', 'shaman', 'goodGunman', 'avenger', 'parson', 'leader', 'judge', 'thief'];
const everybody = dealt.map((_, i) => i + 1);
const [moved, passed] = ['Thief steals', 'Indians go to sleep'];

const orderList = (page: Page): Locator => page.locator('nd-sheet nd-order-list').filter({ hasText: moved });
const steps = (page: Page): Promise<string[]> => orderList(page).locator('li > span:nth-of-type(2)').allInnerTexts();
const handle = (page: Page, step: string): Locator => orderList(page).getByRole('button', { name: new RegExp(`^Move ${step}( |:|$)`) });
const isPast = async (page: Page): Promise<boolean> => {
  const now = await steps(page);
  return now.indexOf(moved) > now.indexOf(passed);
};

/** Unfolds the order of the nights in the house rules. */
async function unfold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'House rules…' }).click();
  await page
    .getByText(/^Order of the night/)
    .first()
    .click();
  await page.getByText('Order of every later night').first().click();
  await handle(page, moved).waitFor();
}

type Point = Readonly<Record<'x' | 'y', number>>;
/** A pointer that takes hold, moves and lets go. */
type Pointer = Readonly<Record<'down' | 'move', (at: Point) => Promise<unknown>> & Record<'up', () => Promise<unknown>>>;

const mouse = ({ mouse: own }: Page): Pointer => ({
  down: async ({ x, y }) => (await own.move(x, y), own.down()),
  move: ({ x, y }) => own.move(x, y, { steps: 5 }),
  up: () => own.up(),
});

async function finger(page: Page): Promise<Pointer> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return { down: (at) => touch('touchStart', [at]), move: (at) => touch('touchMove', [at]), up: () => touch('touchEnd', []) };
}

/** Takes the row by its handle and holds it at the lower edge until it has gone past. */
async function drag(page: Page, pointer: Pointer): Promise<void> {
  await handle(page, moved).scrollIntoViewIfNeeded();
  const box = await handle(page, moved).boundingBox();
  const sheet = await page.locator('nd-sheet dialog[open]').boundingBox();
  if (!box || !sheet) throw new Error('nothing to drag');
  const x = box.x + box.width / 2;
  await pointer.down({ x, y: box.y + box.height / 2 });
  await pointer.move({ x, y: sheet.y + sheet.height - 60 });
  await pointer.move({ x, y: sheet.y + sheet.height - 12 });
  await expect.poll(() => isPast(page), { timeout: 20_000 }).toBe(true);
  await pointer.up();
}

const ways = {
  'by mouse': async (page: Page) => drag(page, mouse(page)),
  'by touch': async (page: Page) => drag(page, await finger(page)),
  'by keyboard': async (page: Page) => {
    await handle(page, moved).focus();
    const from = (await steps(page)).indexOf(moved);
    for (const [key, by] of [
      ['PageDown', 10],
      ['ArrowDown', 11],
      ['ArrowDown', 12],
      ['ArrowDown', 13],
      ['ArrowDown', 14],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(async () => (await steps(page)).indexOf(moved), { message: key }).toBe(from + by);
      await expect.poll(() => focused(page)).toContain(`Move ${moved}`);
    }
  },
} as const;

/** The game on the device, as if its cards had been scanned. */
async function deal(page: Page): Promise<void> {
  await page.evaluate(async (roles) => {
    const db = await new Promise<IDBDatabase>((open) => {
      const request = indexedDB.open('nightdeck');
      request.onsuccess = () => open(request.result);
    });
    await new Promise<void>((done) => {
      const games = db.transaction('games', 'readwrite').objectStore('games');
      const request = games.getAll();
      request.onsuccess = () => {
        const [game] = request.result as StoredGame[];
        games.put({ ...game, stage: 'host', deal: roles.map((role) => ({ role })) });
        games.transaction.oncomplete = () => done();
      };
    });
    db.close();
  }, dealt);
}

const plan: Plan = {
  'hooker.learn': [2],
  'sheriff.jail': [[9], [9]],
  'parson.learn': [[4], [5]],
  'bandits.firstCarrier': [2],
  'day.next': { option: 'search' },
  'search.nominees': [1],
  'mistreat.any': { hands: { no: everybody } },
  'avenger.kill': 'pass',
  'banditsCarrier.choose': [2],
  'shaman.learn': 'pass',
  'leader.use': { option: 'no' },
  'indians.kill': [5],
  'thief.steal': [7],
};

/** A game of ten whose house rules are set by hand, one step past those of another faction; hands back the order they then have. */
async function setUp(page: Page, way: keyof typeof ways): Promise<readonly string[]> {
  await page.getByRole('radio', { name: /Ktulu/ }).check();
  await page.getByRole('spinbutton', { name: 'How many players' }).fill('10');
  await page.getByRole('spinbutton', { name: 'How many players' }).press('Tab');
  await unfold(page);
  await ways[way](page);
  const wanted = await steps(page);
  expect([wanted.length, await isPast(page)]).toEqual([51, true]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('1 house rule', { exact: true }).first().waitFor();
  return wanted;
}

describe('an order of the night of the house’s own', () => {
  it.each([
    ['by mouse', 1280, 800],
    ['by touch', 360, 740],
    ['by keyboard', 360, 740],
  ] as const)('set %s is there again after a reload', async (way, width, height) => {
    const page = await visit('#/setup', { width, height });
    const wanted = await setUp(page, way);
    await page.reload();
    await unfold(page);
    expect(await steps(page)).toEqual(wanted);
  });

  it('is followed by the list on screen and by the script alike, and goes into the save file', async () => {
    const page = await visit('#/setup', { width: 1280, height: 800 });
    await setUp(page, 'by keyboard');
    const id = page.url().split('/').at(-1) ?? '';
    await deal(page);
    await page.goto(`${inject('app')}#/host/${id}`);
    await page.locator('nd-question-view').waitFor();
    const host = new HostPage(page);
    await playOn(host, 'day.next', plan);
    await page.locator('nd-ask-pick [data-option="search"]').click();
    await host.asked('search.nominees');
    const now: number[] = [];
    const watch = new Proxy<Seen>(
      {},
      {
        get: () => async () =>
          void now.push(
            await page.locator('nd-night-list li').evaluateAll((rows) => rows.findIndex((row) => row.classList.contains('now'))),
          ),
      },
    );
    const asked = await playOn(host, 'day.next', plan, watch);
    expect(asked.indexOf('thief.steal')).toBeGreaterThan(asked.indexOf('indians.kill'));
    const called = now.filter((row) => row >= 0);
    expect(called).toEqual([...called].sort((a, b) => a - b));
    // Lines that only put a side to sleep are said in one breath with the next.
    expect(new Set(called).size).toBeGreaterThan(7);

    await page.locator('button[data-sheet=more]').click();
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /file/i }).first().click()]);
    const text = (await contentOf(download)).toString();
    const read = parseSave(text);
    if ('refusal' in read) throw new Error(read.refusal.why.id);
    const { nightOrder = [] } = read.save.options as { nightOrder?: string[] };
    expect(nightOrder.indexOf('thief')).toBeGreaterThan(nightOrder.indexOf('indiansSleep'));
    const other = await visit('');
    await other.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await other.locator('nd-question-view').waitFor();
    expect(await new HostPage(other).key()).toBe('day.next');
  });
});
