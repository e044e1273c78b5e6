import type { Page } from 'playwright-core';
import type { Entry } from '../../../src/kernel/answer.ts';

/** What stands on a host's screen: answers, whether this window is known to be the host, what could not be saved, whether it is only shown. */
export interface Standing {
  /** Until the next screen has come, a page that was sent on may still show the game before. */
  readonly game: string;
  readonly entries: readonly Entry[];
  readonly hosts: boolean;
  readonly unsaved: string | undefined;
  readonly shownOnly: string | undefined;
  /** What is asked. */
  readonly shape: string;
}

/** Puts what plays a game by itself into every page; each answer it sees saved is told on the console. */
export const player = `(() => {
  const board = () => document.querySelector('nd-app')?.shadowRoot?.querySelector('nd-host')?.shadowRoot?.querySelector('nd-board');
  const answerTo = (question, n) => {
    const pass = question.pass;
    switch (question.shape) {
      case 'choose':
        return { seats: question.min === 0 || pass ? (n % 5 === 0 ? question.seats.slice(0, question.max) : []) : question.seats.slice(0, question.min) };
      case 'pick':
        return { option: pass ?? question.options.find((one) => !one.bar)?.id ?? '' };
      case 'ballot':
        return { votes: {} };
      case 'number':
        return { number: question.min };
      default:
        return { done: true };
    }
  };
  const faults = (window.faults = { playing: false });
  faults.standing = () => {
    const hosting = board()?.hosting;
    if (!hosting) return undefined;
    const { unsaved, shownOnly, question } = hosting.view.value;
    return { game: hosting.id, entries: hosting.session.entries, hosts: hosting.hosts, unsaved, shownOnly, shape: question.shape };
  };
  faults.answer = async () => {
    const { hosting } = board();
    const { at, question } = hosting.view.value;
    // A tap right after the last question counts for that one.
    await new Promise((done) => setTimeout(done, 210));
    let refused = await hosting.answer(answerTo(question, at));
    if (refused) refused = await hosting.answer(answerTo(question, 1));
    await hosting.saved;
    const now = hosting.view.value;
    if (now.at > at && now.unsaved === undefined && now.shownOnly === undefined)
      for (let i = at; i < now.at; i++) console.debug('kept ' + JSON.stringify([hosting.id, i, hosting.session.entries[i]]));
    return now.at > at;
  };
  faults.play = async (count) => {
    faults.playing = true;
    for (let i = 0; i < count && faults.playing; i++) await faults.answer();
    faults.playing = false;
  };
})()`;

interface Player {
  standing(): Standing | undefined;
  play(count: number): Promise<void>;
  answer(): Promise<boolean>;
}

type Played = typeof globalThis & { readonly faults: Player };

/** What stands on the page's screen; nothing while no game is open. */
export async function standing(page: Page): Promise<Standing | undefined> {
  await page.evaluate(`window.faults ?? ${player}`);
  return page.evaluate(() => (globalThis as Played).faults.standing());
}

/** Gives so many answers, one after the other. */
export async function play(page: Page, count: number): Promise<void> {
  await page.evaluate(`window.faults ?? ${player}`);
  await page.evaluate((n) => (globalThis as Played).faults.play(n), count);
}

/** Begins to answer and comes back at once. What stops it is the fault. */
export async function playOn(page: Page): Promise<void> {
  await page.evaluate(`window.faults ?? ${player}`);
  await page.evaluate(() => void (globalThis as Played).faults.play(10_000));
}
