import type { Kind } from './kind.ts';
import { until } from './own-browser.ts';

/** Ways in which a page or the whole browser ends, all of them in the middle of answering. */
export const ends: readonly Kind[] = [
  {
    name: 'browser killed',
    everywhere: true,
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      await evening.browser.end('SIGKILL');
    },
  },
  {
    name: 'browser told to end',
    everywhere: true,
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      await evening.browser.end('SIGTERM');
    },
  },
  {
    name: 'browser stopped and woken',
    everywhere: true,
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      evening.browser.signal('SIGSTOP');
      await evening.moment();
      evening.browser.signal('SIGCONT');
      await evening.moment();
    },
  },
  {
    name: 'page crashed',
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      const tools = await evening.devtools();
      const crashed = new Promise<void>((done) => evening.page.once('crash', () => done()));
      tools.send('Page.crash').catch(() => undefined);
      await crashed;
    },
  },
  {
    name: 'storm of reloads',
    everywhere: true,
    async strike(evening) {
      for (let i = 0; i < 4; i++) {
        await evening.playOn();
        await evening.moment(400);
        await evening.page.reload({ waitUntil: 'commit' });
        await evening.hosts(evening.page);
      }
    },
  },
  {
    name: 'window shut',
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      const old = evening.page;
      evening.page = await evening.window('#/about');
      await old.close({ runBeforeUnload: false });
    },
  },
  {
    name: 'page left and come back to',
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      await evening.page.goto('about:blank');
      await evening.page.goBack({ waitUntil: 'commit' });
      await until(() => evening.page.url().startsWith(evening.app));
    },
  },
];
