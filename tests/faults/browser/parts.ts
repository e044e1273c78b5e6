import type { Evening } from './evening.ts';
import type { Kind } from './kind.ts';
import type { OwnBrowser } from './own-browser.ts';
import { SteeredBrowser } from './steered-browser.ts';

/** What strikes only a part of a browser that no developer tools steer. */
export const parts: readonly Kind[] = [
  {
    name: 'site data cleared by the server',
    everywhere: true,
    cannot: (browser) => (browser instanceof SteeredBrowser ? undefined : 'its developer tools clear them'),
    async strike(evening) {
      await evening.playOn();
      await evening.moment(500);
      await evening.page.evaluate(() => fetch('/steer/clear', { method: 'POST' }).then(() => undefined));
      await evening.page.evaluate(() => void ((globalThis as unknown as { faults: { playing: boolean } }).faults.playing = false));
      await evening.play(2);
      if (evening.random() < 0.5) await evening.browser.end('SIGKILL');
    },
  },
  {
    name: 'process of the page killed',
    everywhere: true,
    cannot: (browser) => (partOf(browser, 'page') ? undefined : 'its developer tools crash the page'),
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      killPart(evening, 'page');
      await evening.moment();
      await evening.browser.end('SIGTERM');
    },
  },
  {
    name: 'process of the storage killed',
    everywhere: true,
    cannot: (browser) => (partOf(browser, 'storage') ? undefined : 'it has none of its own'),
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      killPart(evening, 'storage');
      await evening.moment();
      await evening.play(3);
      if (evening.random() < 0.5) await evening.browser.end('SIGKILL');
    },
  },
];

const partOf = (browser: OwnBrowser, part: keyof SteeredBrowser['parts']): RegExp | undefined =>
  browser instanceof SteeredBrowser ? browser.parts[part] : undefined;

function killPart({ browser }: Evening, part: keyof SteeredBrowser['parts']): void {
  const command = partOf(browser, part);
  if (!(browser instanceof SteeredBrowser) || command === undefined || browser.killPart(command) === 0)
    throw new Error(`no process of the ${part} was found`);
}
