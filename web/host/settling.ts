import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Five lines of words and their frame, px. */
const fewWords = 120;
/** Two lines of them: less would not be read, and had better be scrolled with the page. */
const leastWords = 64;

/** A note that is only a sign stands beside the words here, and a line less is below them. */
const upright = window.matchMedia('(orientation: portrait)');

/** What stands under the words: how much of it finds no room. */
export interface Below {
  /** Whether the words should stand smaller, so that less has to be scrolled. */
  readonly cramped: boolean;
  /** By how many px the words are too high for what must be in sight together with the answer. */
  readonly lacking: number;
}

/** The words and what stands below them, drawn to the end; nothing where words need not give way. */
export type Laid = () => Promise<{ readonly below: Below; readonly words: number } | undefined>;

/**
 * Makes the words of a question give way to what is to be touched, step by step and only as far as
 * needed with the letters and the window at hand: first they stand smaller (`tight`), then they scroll
 * within `most` px, unless they are whole once all around the table takes the least room it can (`compact`); where scrolling
 * is not enough it does so too, and last the table gives way (`low`).
 * Measured, not reckoned: a device without our faces breaks lines elsewhere.
 */
export class Settling implements ReactiveController {
  tight = false;
  most: number | undefined;
  compact = false;
  low = 0;
  #width = window.innerWidth;
  readonly #host: ReactiveControllerHost;
  readonly #laid: Laid;

  constructor(host: ReactiveControllerHost, laid: Laid) {
    this.#host = host;
    this.#laid = laid;
    host.addController(this);
  }

  hostConnected(): void {
    document.fonts.addEventListener('loadingdone', this.#lettersChanged);
    window.addEventListener('resize', this.#resized);
  }

  hostDisconnected(): void {
    document.fonts.removeEventListener('loadingdone', this.#lettersChanged);
    window.removeEventListener('resize', this.#resized);
  }

  /** For a new question: before it is drawn. */
  begin(): void {
    this.tight = false;
    this.most = undefined;
    this.compact = false;
    this.low = 0;
  }

  /** Once everything is laid out, and before it is seen. */
  settleSoon(): void {
    requestAnimationFrame(() => void this.#giveWay());
  }

  async #giveWay(): Promise<void> {
    const first = await this.#laid();
    if (!first) return;
    if (!this.tight && first.below.cramped) {
      this.tight = true;
      this.#host.requestUpdate();
    }
    if (!this.tight || !(await this.#lacks())) return;
    if (upright.matches && (await this.#fitsCompact())) return;
    if (!(await this.#scroll(fewWords))) return;
    this.compact = true;
    this.most = undefined;
    this.#host.requestUpdate();
    if (!(await this.#scroll(leastWords))) return;
    this.low = Math.ceil((await this.#laid())?.below.lacking ?? 0);
    this.#host.requestUpdate();
  }

  async #lacks(): Promise<boolean> {
    return ((await this.#laid())?.below.lacking ?? 0) > 0;
  }

  /** Whether all the words are in sight where all around the table takes the least room; else that room is given back. */
  async #fitsCompact(): Promise<boolean> {
    this.compact = true;
    this.#host.requestUpdate();
    if (!(await this.#lacks())) return true;
    this.compact = false;
    this.#host.requestUpdate();
    return false;
  }

  /** Lets the words scroll within what is left for them, at least so many px; says whether that is too little. */
  async #scroll(least: number): Promise<boolean> {
    const then = await this.#laid();
    if (!then || then.below.lacking === 0) return false;
    const most = Math.max(least, Math.floor(then.words - then.below.lacking));
    if (most >= then.words) return true;
    this.most = most;
    this.#host.requestUpdate();
    return this.#lacks();
  }

  #again(): void {
    this.begin();
    this.#host.requestUpdate();
    this.settleSoon();
  }

  readonly #lettersChanged = (): void => this.#again();

  readonly #resized = (): void => {
    const turned = window.innerWidth !== this.#width;
    this.#width = window.innerWidth;
    // The bars of a phone's browser come and go; then only what is too little counts.
    if (turned) this.#again();
    else this.settleSoon();
  };
}
