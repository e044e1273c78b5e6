import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Token } from '../../src/kernel/role.ts';
import { root } from '../../src/cli/build.ts';
import { dealtGame, store } from '../e2e/stored.ts';
import { sit } from '../support/toy-session.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, expectNoSideways, expectTouchable, frames, hold } from './page.ts';

const visit = devices(sharedBrowser(), { usedAgain: true });
const out = join(root, 'out', 'web');

beforeAll(() => void mkdirSync(out, { recursive: true }));

/** The table of a game of the toy rulebook on a host's page, its lamp as it is given. */
async function tableWith(lamp: Token | undefined, more: object = {}): Promise<Page> {
  const { seats } = sit('wolf fox sheep guard seer mayor judge sheep').table;
  const page = await visit('#/about', { width: 360 });
  const game = dealtGame('table');
  await store(page, game, []);
  await page.goto(`${inject('app')}#/host/${game.id}`);
  await page.locator('nd-question-view').waitFor();
  await page.evaluate(
    ([places, held, part]) => {
      const made: HTMLElement = document.createElement('nd-table-view');
      const element = made as HTMLElement & {
        speaker: Record<string, unknown> & { say(what: unknown, fill?: unknown): string };
      };
      const usual = element.speaker;
      const own: Record<string, string> = { 'token.lamp': 'Lamp', 'faction.sheep': 'Sheep', 'role.wolf': 'Wolf' };
      const names = ['Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal'];
      const filled = (fill: Record<string, { seat?: number; faction?: string }>): object =>
        Object.fromEntries(
          Object.entries(fill).map(([gap, filler]) => [
            gap,
            filler.seat === undefined ? (filler.faction === undefined ? filler : own[`faction.${filler.faction}`]) : names[filler.seat - 1],
          ]),
        );
      const say = (what: string | { id: string; with?: Record<string, object> }, fill?: unknown): string =>
        typeof what === 'string' ? (own[what] ?? usual.say(what, fill)) : (own[what.id] ?? usual.say(what.id, filled(what.with ?? {})));
      const table = {
        seats: places,
        tokens: held ? { lamp: held } : {},
        game: { tokens: ['lamp'], factions: [] },
        alive: places.map(({ seat }) => seat),
        at: (seat: number) => places[seat - 1],
        on: () => [],
        living: () => [],
      };
      Object.assign(element, {
        words: { ...usual, say, seat: (seat: number) => names[seat - 1], role: (role: string) => role },
        table,
        ...part,
      });
      document.querySelector('nd-app')?.remove();
      const place = document.createElement('main');
      place.style.padding = '16px';
      place.append(Object.assign(document.createElement('h1'), { textContent: 'Table' }), element);
      document.body.append(place);
    },
    [seats, lamp, more] as const,
  );
  await lampOf(page).getByText('Lamp').waitFor();
  // The ring learns its width with the first picture and is drawn anew for it in the next.
  await frames(page, 2);
  return page;
}

/** Everything that is written on the page, shown or only spoken. */
const written = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const all = (node: Element | ShadowRoot): string =>
      [...node.childNodes]
        .map((child) =>
          child instanceof Element
            ? child.matches('style, script')
              ? ''
              : [...child.attributes].map(({ value }) => value).join(' ') + all(child) + (child.shadowRoot ? all(child.shadowRoot) : '')
            : child.nodeType === 3
              ? (child.textContent ?? '')
              : '',
        )
        .join(' ');
    return document.title + all(document.body);
  });

const secrets = /has it|Nobody has|announced|decided|chosen/;
const lampOf = (page: Page) => page.locator('nd-hold-button[data-token="lamp"]');

async function holdLamp(page: Page): Promise<void> {
  await hold(lampOf(page));
  await page.getByText(/has it/).waitFor();
}

describe('who holds a token', () => {
  it('is on the page only while its button is held, on the ring and in words', async () => {
    const page = await tableWith({ holder: 4, knowing: false, provisional: true, announced: 'sheep' });
    const before = await written(page);
    expect(before).not.toMatch(secrets);
    await holdLamp(page);
    const [said, seat] = [page.locator('nd-table-view .token'), page.locator('nd-table-view [data-seat="4"]')];
    expect((await said.innerText()).split(/\n+/)).toEqual([
      'Dan has it without knowing it.',
      'Who is to carry it has not been decided yet.',
      'Last announced: Sheep.',
    ]);
    expect(await seat.getAttribute('aria-label')).toContain('Lamp');
    expect(await page.locator('nd-table-view .seat.chosen').count()).toBe(1);
    expect(await written(page)).not.toContain('wolf');
    await expectNoSideways(page);
    await expectAccessible(page);
    await page.screenshot({ path: join(out, 'token-held.png') });
    await page.mouse.up();
    await expect.poll(() => page.locator('nd-table-view .seat.chosen').count()).toBe(0);
    expect(await written(page)).toBe(before);
    await expectTouchable(page);
  });

  it('is told by keyboard while Space is held, and to a screen reader that can only click', async () => {
    const page = await tableWith({ holder: 2, knowing: true, provisional: false });
    const before = await written(page);
    await lampOf(page).focus();
    await page.keyboard.down('Space');
    await page.getByText('Bob has it and knows it.').waitFor();
    expect(await page.getByText('Last announced').count()).toBe(0);
    await page.keyboard.up('Space');
    await expect.poll(() => written(page)).toBe(before);
    // The click that ends a press comes at once; one that comes later is from assistive technology.
    await expect
      .poll(async () => {
        await lampOf(page)
          .locator('button')
          .evaluate((button) => (button as HTMLButtonElement).click());
        return page.getByText('Bob has it and knows it.').count();
      })
      .toBe(1);
    await lampOf(page)
      .locator('button')
      .evaluate((button) => (button as HTMLButtonElement).click());
    await expect.poll(() => written(page)).not.toMatch(secrets);
  });

  it('stands above the list where seats are a list, and where the seats are shown elsewhere', async () => {
    for (const more of [{ form: 'list' }, { brief: true }]) {
      const page = await tableWith({ holder: 2, knowing: true, provisional: false }, more);
      await holdLamp(page);
      expect(await page.locator('nd-table-view .seat.chosen').getAttribute('data-seat')).toBe('2');
      await page.mouse.up();
    }
  });

  it('says that nobody holds it', async () => {
    const page = await tableWith(undefined);
    await lampOf(page).focus();
    await page.keyboard.down('Enter');
    await page.getByText('Nobody has it.').waitFor();
    expect(await page.locator('nd-table-view .seat.chosen').count()).toBe(0);
  });
});
