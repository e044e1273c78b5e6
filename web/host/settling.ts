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

/** What was seen of the page once all of it was laid out: how high the words stood too, and the note with them, px. */
export interface Look extends Below {
  readonly words: number;
  readonly note: number;
}

/** Looks at the page, drawn to the end; nothing where words need not give way. */
export type Looks = () => Promise<Look | undefined>;

/** How far the words have given way. */
type Stand = Partial<Pick<Settling, 'tight' | 'most' | 'compact' | 'low'>>;

/** Smaller words are more than so much of their height before, however the lines break: letters are a fifth smaller at most. */
const leastShare = 0.45;

/**
 * Makes the words of a question give way to what is to be touched, step by step and only as far as
 * needed with the letters and the window at hand: first they stand smaller (`tight`), then they scroll
 * within `most` px, unless they are whole once all around the table takes the least room it can (`compact`); where scrolling
 * is not enough it does so too, and last the table gives way (`low`).
 * Measured, not reckoned: a device without our faces breaks lines elsewhere. But each look has the page laid out, which takes
 * a phone its time: none is taken twice, nor where nothing but a lack can come of it.
 */
export class Settling implements ReactiveController {
  tight = false;
  most: number | undefined;
  compact = false;
  low = 0;
  #width = window.innerWidth;
  readonly #apply: () => void;
  readonly #looks: Looks;

  /** `apply` has the words and what stands below them take the stand, with nothing else drawn anew. */
  constructor(host: ReactiveControllerHost, apply: () => void, looks: Looks) {
    this.#apply = apply;
    this.#looks = looks;
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
    Object.assign(this, { tight: false, most: undefined, compact: false, low: 0 });
  }

  /** Once everything is laid out, and before it is seen. */
  settleSoon(): void {
    requestAnimationFrame(() => void this.#giveWay());
  }

  async #giveWay(): Promise<void> {
    const first = await this.#looks();
    if (first?.cramped !== true) return;
    const small = maySuffice(first) ? await this.#look({ tight: true }) : undefined;
    if (small?.lacking === 0) return;
    const around = upright.matches ? await this.#look({ tight: true, compact: true }) : undefined;
    if (around?.lacking === 0) return;
    // By what the words get lower the page gets no more than that lower, give or take the px that is rounded.
    if (small && roomFor(small) > fewWords - 1 && (await this.#scrolled({ tight: true }, small, fewWords)).lacking === 0) return;
    const whole = around ?? (await this.#look({ tight: true, compact: true }));
    if (whole.lacking === 0) return;
    const { lacking } = await this.#scrolled({ tight: true, compact: true }, whole, leastWords);
    if (lacking === 0) return;
    this.low = Math.ceil(lacking);
    this.#apply();
  }

  /** Lets the words scroll within what is left for them, at least so many px, where that makes them lower than they were seen. */
  async #scrolled(stand: Stand, seen: Look, least: number): Promise<Look> {
    const most = Math.max(least, Math.floor(roomFor(seen)));
    return most < seen.words ? this.#look({ ...stand, most }) : seen;
  }

  /** How the page looks where the words have given way so far and no further. */
  async #look(stand: Stand): Promise<Look> {
    this.begin();
    Object.assign(this, stand);
    this.#apply();
    return (await this.#looks()) ?? { cramped: false, lacking: 0, words: 0, note: 0 };
  }

  #again(): void {
    // With the frame: until then nobody sees, or touches, words that have not given way yet.
    requestAnimationFrame(() => {
      this.begin();
      this.#apply();
      void this.#giveWay();
    });
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

/** How much of the words finds room where they alone give way, px. */
const roomFor = ({ words, lacking }: Look): number => words - lacking;

/** Whether words that stand smaller, with a note that is one line, could find room, or enough of it to be scrolled there. */
function maySuffice(first: Look): boolean {
  const most = roomFor(first) + first.note;
  return most > Math.min(fewWords - 1, first.words * leastShare);
}
