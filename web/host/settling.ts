import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isStacked } from './table-height.ts';

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

/** How high the words stood when they were looked at, and what was lacking then, px. */
interface Look {
  readonly words: number;
  readonly lacking: number;
}

/** How a question stands. */
type Stand = Partial<Pick<Settling, 'tight' | 'most' | 'compact' | 'low'>>;

/** The words and what stands below them, drawn to the end; nothing where words need not give way. */
export type Laid = () => Promise<{ readonly below: Below; readonly words: number } | undefined>;

/**
 * Makes the words of a question give way to what is to be touched, step by step and only as far as
 * needed with the letters and the window at hand: first they stand smaller (`tight`), then they scroll
 * within `most` px, unless they are whole once all around the table takes the least room it can (`compact`); where scrolling
 * is not enough it does so too, and last the table gives way (`low`).
 * Measured, not reckoned: a device without our faces breaks lines elsewhere. But every look has the page laid out, so none
 * is taken whose outcome follows from the ones before.
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
    let now = look(first);
    if (!this.tight && first.below.cramped) now = await this.#with({ tight: true });
    if (!this.tight || now.lacking === 0) return;
    if (upright.matches) {
      const around = await this.#with({ compact: true });
      if (around.lacking === 0) return;
      // Above each other, what the words give up is what the page gets: whether that would do need not be tried.
      if (!isStacked() || room(now) >= fewWords) this.#set({ compact: false });
      else now = around;
    }
    if (!this.compact) {
      if (await this.#scroll(now, fewWords)) return;
      now = await this.#with({ compact: true, most: undefined });
    }
    if (now.lacking === 0 || (await this.#scroll(now, leastWords))) return;
    this.#set({ low: Math.ceil((await this.#look()).lacking) });
  }

  /** Lets the words scroll within what is left for them, at least so many px; says whether that is enough. */
  async #scroll(now: Look, least: number): Promise<boolean> {
    const most = Math.max(least, room(now));
    return most < now.words && (await this.#with({ most })).lacking === 0;
  }

  #set(to: Stand): void {
    Object.assign(this, to);
    this.#host.requestUpdate();
  }

  async #with(to: Stand): Promise<Look> {
    this.#set(to);
    return this.#look();
  }

  async #look(): Promise<Look> {
    const laid = await this.#laid();
    return laid ? look(laid) : { words: 0, lacking: 0 };
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

const look = ({ below, words }: NonNullable<Awaited<ReturnType<Laid>>>): Look => ({ words, lacking: below.lacking });

/** How much the words are left where they alone give way, px. */
const room = ({ words, lacking }: Look): number => Math.floor(words - lacking);
