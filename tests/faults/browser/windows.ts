import type { Page } from 'playwright-core';
import type { Evening } from './evening.ts';
import { play, playOn, standing } from './hosted.ts';
import type { Kind } from './kind.ts';
import { until } from './own-browser.ts';

/** More than one window of the same game. */
export const windows: readonly Kind[] = [
  {
    name: 'second window answers at once',
    async strike(evening) {
      await evening.playOn();
      const second = await evening.window();
      await until(() => standing(second));
      await play(second, 1);
      await second.close();
    },
  },
  {
    name: 'second window takes over, both answer',
    async strike(evening) {
      const second = await evening.window();
      await evening.playOn();
      await takeOver(evening, second);
      await playOn(second);
      await evening.moment();
      await shows(evening.page);
      await takeBack(evening, second);
    },
  },
  {
    name: 'three windows, the host is shut',
    async strike(evening) {
      const others = [await evening.window(), await evening.window()];
      await evening.play(1);
      await evening.page.close({ runBeforeUnload: false });
      const next = await until(async () => {
        for (const page of others) if ((await standing(page))?.hosts) return page;
        return undefined;
      });
      await play(next, 2);
      evening.page = next;
    },
  },
  {
    name: 'window frozen, taken over, woken',
    async strike(evening) {
      const second = await evening.window();
      await evening.playOn();
      const tools = await evening.devtools();
      await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
      await takeOver(evening, second);
      await play(second, 2);
      await tools.send('Page.setWebLifecycleState', { state: 'active' });
      await play(evening.page, 1);
      evening.page = second;
    },
  },
  { name: 'without locks: second window answers at once', strike: (evening) => lockless(evening, 'answers') },
  { name: 'without locks: the host crashes, the second goes on', strike: (evening) => lockless(evening, 'crashes') },
  { name: 'without locks: taken over while frozen', strike: (evening) => lockless(evening, 'freezes') },
];

/** The second window becomes the host by its button. */
async function takeOver(evening: Evening, second: Page): Promise<void> {
  await second.locator('nd-board .here button').click();
  await evening.hosts(second);
}

async function takeBack(evening: Evening, second: Page): Promise<void> {
  await second.close({ runBeforeUnload: false });
  await evening.hosts(evening.page);
}

/** The window says that it only shows the game. */
export async function shows(page: Page): Promise<void> {
  await until(async () => (await standing(page))?.shownOnly !== undefined);
}

/** Windows of a browser without locks, as on a page that is not secure. */
async function lockless(evening: Evening, what: 'answers' | 'crashes' | 'freezes'): Promise<void> {
  const open = async (): Promise<Page> => {
    const page = await evening.window('#/about');
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { value: undefined }));
    await page.goto('about:blank');
    await page.goto(evening.address);
    return page;
  };
  await evening.page.close({ runBeforeUnload: false });
  const first = await open();
  evening.page = first;
  await evening.hosts(first);
  await play(first, 1);
  const second = await open();
  await shows(second);
  await play(second, 1);
  if (what === 'answers') {
    await playOn(first);
    await play(second, 1);
    await evening.moment();
    return;
  }
  const tools = await evening.devtools(first);
  if (what === 'crashes') tools.send('Page.crash').catch(() => undefined);
  else await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
  await takeOver(evening, second);
  await play(second, 2);
  if (what === 'freezes') {
    await tools.send('Page.setWebLifecycleState', { state: 'active' });
    await play(first, 1);
  }
  evening.page = second;
}
