import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** Five lines of words and their frame, px. */
const fewWords = 120;
/** Two lines of them: less would not be read, and had better be scrolled with the page. */
const leastWords = 64;

/** The height of a note that is one line, at least, px. */
const leastNote = 40;

/** A note that is only a sign stands beside the words here, and a line less is below them. */
export const upright = window.matchMedia('(orientation: portrait)');

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
  /** How much higher the words could be, px; infinite where they stand beside the table. */
  readonly spare: number;
}

/** Looks at the page, drawn to the end; nothing where words need not give way. */
export type Looks = () => Promise<Look | undefined>;

/** How far the words have given way. */
type Stand = Partial<Pick<Settling, 'tight' | 'most' | 'compact' | 'low'>>;

/** How far the words of a kind of question gave way last, how the page looked then, and how high its window was, px. */
interface Settled {
  readonly stand: Stand;
  readonly look: Look;
  readonly height: number;
}

/** How far words of so many letters gave way last where the same shape was asked. */
interface Guess {
  readonly stand: Stand;
  readonly letters: number;
}

const smaller: Stand = { tight: true };
const closer: Stand = { tight: true, compact: true };

/** So many times as many letters as stood small and whole before hardly do so too. */
const muchMore = 1.25;

/** Smaller words are more than so much of their height before, however the lines break: letters are a fifth smaller at most. */
const leastShare = 0.45;

/**
 * Makes the words of a question give way to what is to be touched, step by step and only as far as
 * needed with the letters and the window at hand: first they stand smaller (`tight`), then they scroll
 * within `most` px, unless they are whole once all around the table takes the least room it can (`compact`); where scrolling
 * is not enough it does so too, and last the table gives way (`low`).
 * Measured, not reckoned: a device without our faces breaks lines elsewhere. But each look has the page laid out, which takes
 * a phone its time: none is taken twice, nor where nothing but a lack can come of it. A kind of question that comes again
 * begins as it stood last, and stays so where the page looks the same; one that is new begins as the last of its shape did
 * where that is likely to spare a look, and where it is enough, it is tried with larger words.
 */
export class Settling implements ReactiveController {
  tight = false;
  most: number | undefined;
  compact = false;
  low = 0;
  #width = window.innerWidth;
  #height = window.innerHeight;
  #kind = '';
  #shape = '';
  #letters = 0;
  readonly #settled = new Map<string, Settled>();
  readonly #guesses = new Map<string, Guess>();
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

  /**
   * For a new question, with words of so many `letters`: before it is drawn. Questions of one `kind` differ in names alone,
   * those of one `shape` are at least alike.
   */
  begin(kind: string, shape: string, letters: number): void {
    [this.#kind, this.#shape, this.#letters] = [kind, shape, letters];
    const known = this.#settled.get(kind);
    const guess = this.#guesses.get(shape);
    this.#take(known?.height === this.#height ? known.stand : guess && spares(guess, letters) ? guess.stand : undefined);
  }

  /** Once everything is laid out, and before it is seen. */
  settleSoon(): void {
    requestAnimationFrame(() => void this.#settle());
  }

  async #settle(): Promise<void> {
    const [kind, shape, letters, first] = [this.#kind, this.#shape, this.#letters, await this.#looks()];
    const known = this.#settled.get(kind);
    if (!first) return this.#unsettle();
    if (known && isAlike(first, known.look)) return;
    const look = await (known ? this.#anew() : this.#giveWay(first));
    if (kind !== this.#kind) return;
    const { tight, most, compact, low } = this;
    this.#guesses.set(shape, { stand: { tight, compact }, letters });
    if (tight && look.lacking === 0) this.#settled.set(kind, { stand: { tight, most, compact, low }, look, height: this.#height });
    else this.#settled.delete(kind);
  }

  /** Where words need not give way they have not, whatever was guessed. */
  #unsettle(): void {
    this.#take();
    this.#apply();
  }

  /** From words as large as they come. */
  async #anew(): Promise<Look> {
    return this.#giveWay(await this.#look({}));
  }

  /** Goes on from the first look, at words as large as they come or as small as was guessed; answers with the last. */
  async #giveWay(first: Look): Promise<Look> {
    const { tight, compact } = this;
    if (tight && first.lacking === 0) return compact && isFull(first) ? first : this.#anew();
    if (!tight && !first.cramped) return first;
    // Where the guess lacks something, larger words do too; only words that scroll have more room where less gives way around them.
    if (compact && roomFor(first) - leastNote > fewWords - 1) return this.#anew();
    const small = compact ? undefined : tight ? first : maySuffice(first) ? await this.#look(smaller) : undefined;
    if (small?.lacking === 0) return small;
    const around = compact ? first : upright.matches ? await this.#look(closer) : undefined;
    if (around?.lacking === 0) return around;
    // By what the words get lower the page gets no more than that lower, give or take the px that is rounded.
    if (small && roomFor(small) > fewWords - 1) {
      const scrolled = await this.#scrolled(smaller, small, fewWords);
      if (scrolled.lacking === 0) return scrolled;
    }
    const whole = around ?? (await this.#look(closer));
    if (whole.lacking === 0) return whole;
    const scrolled = await this.#scrolled(closer, whole, leastWords);
    return scrolled.lacking === 0 ? scrolled : this.#look({ ...closer, most: this.most, low: Math.ceil(scrolled.lacking) });
  }

  /** Lets the words scroll within what is left for them, at least so many px, where that makes them lower than they were seen. */
  async #scrolled(stand: Stand, seen: Look, least: number): Promise<Look> {
    const most = Math.max(least, Math.floor(roomFor(seen)));
    return most < seen.words ? this.#look({ ...stand, most }) : seen;
  }

  /** How the page looks where the words have given way so far and no further. */
  async #look(stand: Stand): Promise<Look> {
    this.#take(stand);
    this.#apply();
    return (await this.#looks()) ?? { cramped: false, lacking: 0, words: 0, note: 0, spare: Infinity };
  }

  #take(stand: Stand = {}): void {
    Object.assign(this, { tight: false, most: undefined, compact: false, low: 0, ...stand });
  }

  #again(): void {
    this.#settled.clear();
    this.#guesses.clear();
    // With the frame: until then nobody sees, or touches, words that have not given way yet.
    requestAnimationFrame(() => {
      this.#unsettle();
      void this.#settle();
    });
  }

  readonly #lettersChanged = (): void => this.#again();

  readonly #resized = (): void => {
    const turned = window.innerWidth !== this.#width;
    this.#width = window.innerWidth;
    this.#height = window.innerHeight;
    // The bars of a phone's browser come and go; then only what is too little counts.
    if (turned) this.#again();
    else this.settleSoon();
  };
}

/** Whether to begin with the guess is likely to spare a look: where words stood small and whole, it does if these hardly can. */
const spares = ({ stand, letters }: Guess, now: number): boolean => stand.compact === true || now > muchMore * letters;

/** Whether the same words, for all that can be told by their height, find room. */
const isAlike = (now: Look, then: Look): boolean => now.lacking === 0 && now.words === then.words && now.note === then.note;

/** Whether a note that stands beside the words would find no room below them, even if they took a line less then. */
const isFull = ({ note, spare }: Look): boolean => note > 0 && spare < leastNote / 2;

/** How much of the words finds room where they alone give way, px. */
const roomFor = ({ words, lacking }: Look): number => words - lacking;

/** Whether words that stand smaller, with a note that is one line, could find room, or enough of it to be scrolled there. */
function maySuffice(first: Look): boolean {
  const most = roomFor(first) + first.note;
  return most > Math.min(fewWords - 1, first.words * leastShare);
}
