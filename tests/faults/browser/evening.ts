import type { CDPSession, Page } from 'playwright-core';
import type { Entry } from '../../../src/kernel/answer.ts';
import { dealtGame, store } from '../../e2e/stored.ts';
import { until, type OwnBrowser } from './own-browser.ts';
import { play, playOn, standing, type Standing } from './hosted.ts';

/** Answers after which another game is begun: long ones take ever longer to play back. */
const longest = 90;

/** An evening at one device: a game that goes on through every fault, and what its host has been told is saved. */
export class Evening {
  page!: Page;
  game = '';
  /** Answers the screen has acknowledged, by number. */
  readonly #kept = new Map<number, Entry>();
  acknowledged = 0;
  lost = 0;
  /** What each loss was. */
  readonly losses: string[] = [];
  #games = 0;

  constructor(
    readonly browser: OwnBrowser,
    readonly app: string,
    /** What is served there. */
    readonly folder: string,
    readonly random: () => number,
  ) {}

  get address(): string {
    return `${this.app}#/host/${this.game}`;
  }

  async begin(): Promise<void> {
    await this.browser.start();
    this.page = await this.window('#/about');
    await this.newGame();
  }

  async end(): Promise<void> {
    await this.browser.dispose();
  }

  /** Another window of the app. */
  async window(hash?: string): Promise<Page> {
    const page = await this.browser.newPage();
    page.setDefaultTimeout(120_000);
    page.on('console', (message) => {
      const told = /^kept (.*)$/.exec(message.text());
      if (told?.[1] !== undefined) this.#keep(JSON.parse(told[1]) as [string, number, Entry]);
    });
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
    await page.goto(hash === undefined ? this.address : this.app + hash);
    return page;
  }

  #keep([game, at, entry]: [string, number, Entry]): void {
    // Told on the way by a page that has been left.
    if (game !== this.game) return;
    if (!this.#kept.has(at)) this.acknowledged++;
    this.#kept.set(at, entry);
  }

  async newGame(): Promise<void> {
    this.game = `evening${String(++this.#games)}${String(Math.floor(this.random() * 1e9))}`;
    this.#kept.clear();
    await this.page.goto(`${this.app}#/about`);
    await store(this.page, dealtGame(this.game, { seed: this.game }));
    await this.page.goto(this.address);
    await this.hosts(this.page);
    await this.play(2);
  }

  /** Waits until the page may answer: before it is the host it may show less than another has saved meanwhile. */
  async hosts(page: Page): Promise<Standing> {
    try {
      return await until(async () => {
        const now = await standing(page);
        return now?.hosts && now.game === this.game ? now : undefined;
      });
    } catch (cause) {
      const shown = page.evaluate(() => document.querySelector('nd-app')?.shadowRoot?.querySelector('nd-host')?.shadowRoot?.textContent);
      throw new Error(`the page does not host the game; it shows: ${String(await shown.catch(String))}`, { cause });
    }
  }

  async play(count: number): Promise<void> {
    await play(this.page, count);
  }

  /** Begins to answer, and comes back when the first of the answers is acknowledged: the fault strikes in the middle, however slow the machine. */
  async playOn(): Promise<void> {
    const before = this.acknowledged;
    await playOn(this.page);
    await until(() => this.acknowledged > before);
  }

  /** A moment of at most so long, ms. */
  async moment(most = 900): Promise<void> {
    const ms = this.random() * most;
    await new Promise((done) => setTimeout(done, ms));
  }

  /** Whether the page still answers at all. */
  answers(): Promise<boolean> {
    const no = new Promise<false>((done) => setTimeout(() => done(false), 2_000));
    return Promise.race([no, this.page.evaluate(() => true).catch(() => false)]);
  }

  async devtools(page: Page = this.page): Promise<CDPSession> {
    return page.context().newCDPSession(page);
  }

  /** Takes up the game again as a host would, after whatever happened: starts the browser, opens the page. */
  async recover(): Promise<void> {
    if (!this.browser.runs) {
      await this.browser.end();
      await this.browser.start();
    }
    const pages = this.browser.pages();
    this.page = await this.window();
    for (const page of pages) await page.close({ runBeforeUnload: false }).catch(() => undefined);
  }

  /** Looks whether everything the screen has acknowledged is still there, as whoever opens the game now finds it. */
  async check(fault: string): Promise<void> {
    const { entries, shape } = await this.hosts(this.page);
    const gone = [...this.#kept].filter(([at, entry]) => JSON.stringify(entries[at]) !== JSON.stringify(entry));
    if (gone.length > 0) {
      this.lost += gone.length;
      const each = gone.map(([at, [key]]) => `${String(at)} ${key}, now ${entries[at]?.[0] ?? 'none'}`).join('; ');
      this.losses.push(
        `${fault}: ${String(gone.length)} of ${String(this.#kept.size)}, of which ${String(entries.length)} are there: ${each}`,
      );
    }
    this.#kept.clear();
    entries.forEach((entry, at) => this.#kept.set(at, entry));
    if (entries.length > longest || shape === 'over') await this.newGame();
    else await this.play(1);
  }
}
