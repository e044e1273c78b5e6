import { describe, expect, inject, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { castOf } from '../../src/kernel/table.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { sharedBrowser } from '../support/shared-browser.ts';
import { devices, expectAccessible, settled } from '../web/page.ts';
import { dealtGame, store } from './stored.ts';

const visit = devices(sharedBrowser());
const polish = ['Aleksandra', 'Bartłomiej', 'Christopher', 'Małgorzata', 'Eugeniusz', 'Władysława', 'Maksymilian'];
const chinese = ['王小明', '李华', '欧阳娜娜', '张三丰'];

/** So many different names, the later ones with an initial. */
const people = (names: readonly string[], seats: number): string[] =>
  Array.from(
    { length: seats },
    (_, i) => `${names[i % names.length] ?? ''}${i < names.length ? '' : ` ${String.fromCharCode(65 + (i % 26))}`}`,
  );

describe('a screen across the room', () => {
  it.each([
    [12, 'pl', polish],
    [16, 'pl', polish],
    [24, 'pl', polish],
    [30, 'en', polish],
    [40, 'pl', polish],
    [40, 'zh', chinese],
  ] as const)('shows %i names whole and no smaller than 28 px (%s)', async (seats, language, from) => {
    const page = await visit('#/about', { language, width: 1920, height: 1080 });
    const names = people(from, seats);
    const roles = cardsOf(ktulu.suggest(seats, ktulu.options.parse({})));
    const deal = roles.map((role, i) => ({ role, name: names[i] ?? '' }));
    await store(page, dealtGame('room', { game: 'ktulu', deck: 'ktulu', title: 'Ktulu', names, deal, cast: castOf(roles) }));
    await page.goto(`${inject('app')}#/public/room`);
    await page.locator('nd-public [data-seat]').first().waitFor();
    await settled(page);
    const shown = await page.locator('nd-public [data-seat]').evaluateAll((all) =>
      all.map((seat) => {
        const name = seat.querySelector<HTMLElement>('.name');
        const [box, inside] = [seat.getBoundingClientRect(), name?.getBoundingClientRect() ?? new DOMRect()];
        return {
          name: name?.textContent ?? '',
          px: name ? parseFloat(getComputedStyle(name).fontSize) : 0,
          cut: !name || name.scrollWidth > name.clientWidth || inside.top < box.top || inside.bottom > box.bottom,
        };
      }),
    );
    expect(shown.map(({ name }) => name)).toEqual(names);
    expect(shown.filter(({ px, cut }) => px < 28 || cut)).toEqual([]);
    const boxes = await page.locator('nd-public [data-seat]').evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    expect(boxes.every(({ top, bottom }) => top >= 0 && bottom <= 1080)).toBe(true);
    await expectAccessible(page);
  });
});
