import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Candidate, Question } from '../../src/kernel/question.ts';
import { hold } from '../web/page.ts';

/** What is asked at a moment. */
export interface Asked {
  readonly question: Question;
  /** Tells one asking from the next. */
  readonly turn: string;
}

/** What `nd-question-view` has of it. */
type Asking = HTMLElement & Asked;

/** So long after a question has come, going on counts as the tap before, ms. */
const sameTap = 200;

/** The host's hands on the host's screen. */
export class HostPage {
  /** When a question was last seen to come, ms. */
  #cameAt = -Infinity;

  constructor(readonly page: Page) {}

  get ask(): Locator {
    return this.page.locator('nd-question-view');
  }

  now(): Promise<Asked> {
    return this.ask.evaluate((element) => {
      const { question, turn } = element as unknown as Asking;
      return { question, turn };
    });
  }

  async question(): Promise<Question> {
    return (await this.now()).question;
  }

  async key(): Promise<string> {
    return (await this.question()).key;
  }

  async turn(): Promise<string> {
    return (await this.now()).turn;
  }

  /** Waits until this is asked. */
  async asked(key: string): Promise<void> {
    // A page that is left while it is looked at does not answer.
    const found = (): Promise<string> =>
      this.#look({ key }).then(
        ({ question }) => question.key,
        () => '',
      );
    await expect.poll(found, { interval: 10 }).toBe(key);
  }

  /** Waits until something else is asked than at this turn. */
  async turned(turn: string): Promise<void> {
    await expect.poll(async () => (await this.#look({ after: turn })).turn, { interval: 10 }).not.toBe(turn);
    this.#cameAt = Date.now();
  }

  /** What is asked as soon as it is what is waited for, or after so long (ms). It waits inside the page: to ask again and again costs far more. */
  #look(wanted: { readonly key?: string; readonly after?: string }, within = 1_000): Promise<Asked> {
    return this.ask.evaluate(
      (element, { key, after, ms }) => {
        const asking = element as unknown as Asking;
        const end = performance.now() + ms;
        return new Promise<Asked>((found) => {
          const look = (): void => {
            const { question, turn, isConnected } = asking;
            const there = key === undefined ? turn !== after : question.key === key;
            if (there || !isConnected || performance.now() >= end) found({ question, turn });
            else setTimeout(look, 10);
          };
          look();
        });
      },
      { key: wanted.key, after: wanted.after, ms: within },
    );
  }

  /** Says everything there is to say, until `key` is asked. */
  async sayUntil(key: string): Promise<void> {
    for (let i = 0; i < 40; i++) {
      const { question, turn } = await this.now();
      if (question.key === key) return;
      if (question.shape !== 'say') throw new Error(`${question.key} is asked on the way to ${key}`);
      await this.next(turn);
    }
  }

  /** Goes on after something said, as soon as a tap is taken for a new one. */
  async next(said?: string): Promise<void> {
    const turn = said ?? (await this.turn());
    const early = this.#cameAt + sameTap - Date.now();
    if (early > 0) await this.#look({ after: turn }, early);
    await this.page
      .locator('nd-ask-say .confirm')
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await expect
      .poll(
        async () => {
          const { turn: now } = await this.#look({ after: turn }, sameTap);
          if (now === turn) await this.#goOn(turn);
          return now;
        },
        { interval: 10 },
      )
      .not.toBe(turn);
    this.#cameAt = Date.now();
  }

  /** Goes on once more if the same is still said, in one step: a tap that comes late would be one for what is said next. */
  async #goOn(said: string): Promise<void> {
    await this.ask.evaluate((element, turn) => {
      const confirm = (root: ParentNode): HTMLElement | undefined =>
        root.querySelector<HTMLElement>('.confirm') ??
        [...root.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot && confirm(shadowRoot)).find((found) => found) ??
        undefined;
      const asking = element as unknown as Asking;
      if (asking.turn === turn && asking.question.shape === 'say' && element.shadowRoot) confirm(element.shadowRoot)?.click();
    }, said);
  }

  async choose(key: string, seat: number): Promise<void> {
    await this.asked(key);
    const turn = await this.turn();
    await this.page.locator(`nd-ask-choose [data-seat="${String(seat)}"]`).click();
    await this.page.locator('nd-ask-choose .confirm').click();
    await this.turned(turn);
  }

  async pass(key: string): Promise<void> {
    await this.asked(key);
    const turn = await this.turn();
    await this.page.locator('nd-ask-choose .pass').click();
    await this.turned(turn);
  }

  /** Goes on from a question whose time is up. */
  async expire(): Promise<void> {
    const turn = await this.turn();
    await this.page.locator('nd-question-view .expired').click();
    await this.turned(turn);
  }

  async handsUp(seats: readonly number[]): Promise<void> {
    for (const seat of seats) await this.page.locator(`nd-ask-ballot [data-seat="${String(seat)}"]`).click();
  }

  /** Seats whose hands are up for a candidate of the vote on screen. */
  hands(candidate: Candidate): Promise<number[]> {
    return this.page.locator('nd-ask-ballot').evaluate((element, id) => {
      const { hands } = element as unknown as { hands: { votes: Record<string, Candidate[]> } };
      return Object.entries(hands.votes).flatMap(([seat, marks]) => (marks.includes(id) ? [Number(seat)] : []));
    }, candidate);
  }

  async closeVote(): Promise<void> {
    const turn = await this.turn();
    await this.page.locator('nd-ask-ballot .confirm').click();
    await this.turned(turn);
  }

  /** Holds up what is to be shown, closes it again and waits for the next question. */
  async show(while_: () => Promise<void> = async () => undefined): Promise<void> {
    const { turn, question } = await this.now();
    if (question.shape === 'show' && question.round) return this.#showInTurn(turn, while_);
    await this.page.locator('nd-ask-show nd-button button').click();
    await this.page.locator('nd-ask-show .open').waitFor();
    await while_();
    await hold(this.page.locator('nd-ask-show nd-hold-button button'));
    await this.page.locator('nd-ask-show .open').waitFor({ state: 'detached' });
    await this.page.mouse.up();
    await expect.poll(() => this.turn()).not.toBe(turn);
  }

  /** One of many: held as long as it is read, and let go for the next. */
  async #showInTurn(turn: string, while_: () => Promise<void>): Promise<void> {
    await hold(this.page.locator('nd-ask-show nd-hold-button button'));
    await this.page.locator('nd-ask-show .open').waitFor();
    await while_();
    await this.page.locator('nd-ask-show').getByText('Let go').waitFor();
    await this.page.mouse.up();
    await expect.poll(() => this.turn()).not.toBe(turn);
  }

  /** What can be read or heard in an element, through all shadow roots. */
  text(selector: string): Promise<string> {
    return this.page.locator(selector).evaluate((start) => {
      const of = (node: Node): string => {
        if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
        if (node.tagName === 'STYLE') return '';
        const labels = ['aria-label', 'title', 'alt', 'aria-description'].map((name) => node.getAttribute(name) ?? '');
        return [...labels, ...[...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(of)].join(' ');
      };
      return of(start).replace(/\s+/g, ' ');
    });
  }

  /** What the host alone reads where it names players: not on the page until its button is held. */
  async heldNote(): Promise<string> {
    const button = this.page.locator('nd-words nd-hold-button button');
    await button.focus();
    await this.page.keyboard.down('Space');
    const note = await this.text('nd-words');
    await this.page.keyboard.up('Space');
    return note;
  }

  /** The words of what has the focus, as a screen reader would find them. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const host = active?.getRootNode() instanceof ShadowRoot ? (active.getRootNode() as ShadowRoot).host : null;
      return (active?.getAttribute('aria-label') ?? (active?.textContent.trim() || host?.textContent.trim() || '')).trim();
    });
  }

  /** Everything that stands in the page's elements, shadow roots and labels included. */
  allText(): Promise<string> {
    return this.page.evaluate(() => {
      const of = (node: Node): string => {
        if (node instanceof Element) {
          if (['STYLE', 'SCRIPT', 'NOSCRIPT'].includes(node.tagName)) return '';
          const labels = [...node.attributes].map(({ value }) => value);
          const inside = [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(of);
          return [...labels, ...inside].join(' ');
        }
        return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '';
      };
      return of(document.documentElement);
    });
  }
}
