import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { cache } from 'lit/directives/cache.js';
import { expired, done, type Answer } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Refusal, SeatId } from '../../src/kernel/types.ts';
import '../elements/clause.ts';
import { WordedElement } from '../elements/worded.ts';
import '../elements/icon.ts';
import { GameClock } from '../session/clock.ts';
import { base } from '../styles/base.ts';
import type { Ask, Outcome, SeatView } from './ask.ts';
import { breathOf, type Lead } from './breath.ts';
import { clockRow } from './clock-row.ts';
import { isEndHeard, isSecondHeard } from './clock-sounds.ts';
import { isSecretChoice, isNoteConcealed } from './secret-choice.ts';
import { isOnlySaid } from './ask-aloud.ts';
import { AskAtTable } from './ask-at-table.ts';
import { asked } from './asked.ts';
import { isStrip } from './density.ts';
import { toBeShown } from './ask-show.ts';
import './eyes-free.ts';
import type { Unmasked } from './over.ts';
import { asksTable, standsBeside } from './question-room.ts';
import { questionStyles } from './question-view.styles.ts';
import { ring, tick } from './signal.ts';
import { Settling, upright, type Look } from './settling.ts';
import { isScrolled } from './table-height.ts';
import './words.ts';
import type { WordsCard } from './words.ts';

/** More seats than this need every px beside the words. */
const many = 24;

/** How long a call nobody answers lasts where the game does not say, in seconds. */
const pause = 8;

/**
 * The question now: the words, the clock if one runs, and the element for its shape. Fires `answer`
 * and `draft`; shows the refusal it is given.
 */
@customElement('nd-question-view')
export class QuestionView extends WordedElement {
  static override styles = [base, questionStyles];

  @property({ attribute: false }) question!: Question;
  @property({ attribute: false }) seats: readonly SeatView[] = [];
  @property({ attribute: false }) draft: unknown;
  @property({ attribute: false }) outcome: Outcome | undefined;
  @property({ attribute: false }) form: 'ring' | 'list' = 'ring';
  @property({ type: Boolean }) night = false;
  /** Said and read before the question's own lines, in one breath with them. */
  @property({ attribute: false }) lead: Lead | undefined;
  @property({ attribute: false }) refusal: Refusal | undefined;
  @property({ attribute: false }) cardOf: ((role: string) => Promise<string | undefined>) | undefined;
  @property({ attribute: false }) unmasked: readonly Unmasked[] = [];
  /** Draws the table beside the question, briefly where the question shows its seats; only where there is room for it. */
  @property({ attribute: false }) tableOf: ((seated: boolean) => TemplateResult) | undefined;
  /** Tells one asking of a question from the next, so that no tap and no clock is carried over. */
  @property() turn = '';
  @property() game = '';
  /** Answered without a look: the phone reads what is to be said. */
  @property({ type: Boolean }) aloud = false;
  /** Nothing has been answered yet: the host still chooses how to run the night. */
  @property({ type: Boolean }) opening = false;
  /** The device will not keep its screen on. */
  @property({ type: Boolean }) sleepy = false;
  /** By how many places the table is turned. */
  @property({ attribute: false }) turned = 0;
  /** Takes no focus of its own when the question changes. */
  @property({ type: Boolean }) still = false;
  /** Nothing but what is held up may stand on the page. */
  @property({ type: Boolean }) secret = false;
  @state() private late = false;
  @query('.ask') private readonly ask!: Ask<Question>;
  @query('nd-words') private readonly card!: WordsCard | null;
  /** What is to be said, line by line. */
  #said: readonly string[] = [];
  readonly #settling = new Settling(
    this,
    () => this.#stand(),
    () => this.#look(),
  );
  readonly #clock = new GameClock(
    this,
    () => this.game,
    () => this.#rang(),
    (left) => isSecondHeard(this.question, left, this.night) && tick(),
  );

  protected override willUpdate(changed: PropertyValues): void {
    this.#said = breathOf(this.question, this.lead).map((line) => this.say(line));
    if (isAsked(changed)) this.#settling.begin(kindOf(this), this.question.shape, this.#said.join('').length);
    this.toggleAttribute('seated', asksTable(this.question));
    this.toggleAttribute('timed', this.question.shape === 'say' && this.#seconds !== undefined && !this.#byHalves);
    this.toggleAttribute('crowded', this.seats.length > many);
    this.toggleAttribute('cockpit', this.#hasColumn);
    this.toggleAttribute('beside', !this.still && !this.secret && (standsBeside(this.question, this.lead) || this.#byHalves));
    if (!changed.has('turn')) return;
    this.late = false;
    this.#clock.recall(this.turn);
    const seconds = this.#seconds;
    const byItself = this.#decoy || typeof this.question.to !== 'string';
    if (!this.#clock.state && seconds !== undefined && byItself) this.#clock.start(this.turn, seconds);
  }

  protected override updated(changed: PropertyValues): void {
    this.#stand();
    if (this.still) return;
    if (changed.has('turn')) void this.#arrive();
    if (isAsked(changed)) this.#settling.settleSoon();
  }

  /** Taking the focus lays the page out: before everything is drawn that would have to be done twice. */
  async #arrive(): Promise<void> {
    await Promise.all([this.card?.updateComplete, this.ask.drawn]);
    const heard = this.question.shape === 'over' ? this.ask : this.renderRoot.querySelector<HTMLElement>('.words');
    heard?.focus({ preventScroll: true });
  }

  /** Set here and not where it is drawn: at each look the words and what is asked alone are drawn anew. */
  #stand(): void {
    const { tight, most, compact, low } = this.#settling;
    const { card, ask } = this;
    const dense = compact && !this.#hasColumn;
    this.toggleAttribute('compact', dense);
    if (card) Object.assign(card, { small: tight, folds: tight, most, compact: dense } satisfies Partial<WordsCard>);
    if (ask instanceof AskAtTable) Object.assign(ask, { compact: compact || this.#hasColumn, low } satisfies Partial<typeof ask>);
  }

  /** Only where something is entered must words give way to it, and not where the page is scrolled anyway. */
  async #look(): Promise<Look | undefined> {
    if (this.secret || !asksTable(this.question) || isScrolled()) return undefined;
    await this.updateComplete;
    await this.card?.updateComplete;
    await this.ask.drawn;
    this.ask.stand();
    const { cramped, lacking } = this.ask;
    const spare = upright.matches && !this.#hasColumn && this.ask instanceof AskAtTable ? this.ask.spare : Infinity;
    return { cramped, lacking, spare, words: this.card?.height ?? 0, note: this.card?.noteHeight ?? 0 };
  }

  protected override render(): TemplateResult {
    const { question, refusal } = this;
    return html`
      ${this.opening && question.shape === 'say' ? html`<nd-eyes-free ?sleepy=${this.sleepy}></nd-eyes-free>` : nothing}
      <div class="words" role="group" tabindex="-1" aria-label=${this.#heard() ?? nothing}>
        ${
          this.secret
            ? nothing
            : html`<nd-words
              .lines=${this.#said}
              .note=${this.#note}
              ?concealed=${isNoteConcealed(question)}
              .decoy=${this.#decoy}
              ?above-clock=${this.#seconds !== undefined && question.expires !== true}
            ></nd-words>`
        }
      </div>
      ${this.secret ? nothing : this.#time()} ${cache(asked(this, this.#byHalves))}
      ${this.tableOf ? html`<section class="table" aria-label=${this.say('host.table')}>${this.tableOf(asksTable(question))}</section>` : nothing}
      ${
        refusal && !this.secret
          ? html`<p class="refused"><nd-icon name="barred"></nd-icon><span><span role="alert">${this.say(refusal.why)}</span> <nd-clause of=${refusal.clause}>${refusal.clause}</nd-clause></span></p>`
          : nothing
      }
    `;
  }

  /**
   * What a screen reader says when the question gets the focus: the words themselves, or what is to be done where there are
   * none; nothing of what is not to be on the page.
   */
  #heard(): string | undefined {
    const { question, secret } = this;
    if (secret) return undefined;
    if (this.#said.length > 0) return this.sentences(this.#said);
    const note = isNoteConcealed(question) ? undefined : this.#note;
    return note ?? (question.shape === 'show' ? this.say(toBeShown(question, this.seats)) : undefined);
  }

  /** In a cockpit words have a column of their own, and what is touched takes all the height: nothing stands above the table but one row. */
  get #hasColumn(): boolean {
    return this.tableOf !== undefined;
  }

  get #byHalves(): boolean {
    return this.aloud && isOnlySaid(this.question) && !isSecretChoice(this.question, this.night);
  }

  /** Nobody is really asked, and the screen may show it. */
  get #decoy(): boolean {
    return this.question.decoy === true && !isSecretChoice(this.question);
  }

  get #note(): string | undefined {
    const { note, decoy } = this.question;
    // Last, where a folded note does not show it.
    const lines = [
      ...(this.lead?.notes ?? []).map((one) => this.say(one)),
      ...(note ? [this.say(note)] : []),
      ...(decoy && !this.#decoy ? [this.say('host.decoy')] : []),
    ];
    return lines.length > 0 ? this.sentences(lines) : undefined;
  }

  get #seconds(): number | undefined {
    return this.question.seconds ?? (this.#decoy ? pause : undefined);
  }

  #time(): TemplateResult | typeof nothing {
    const seconds = this.#seconds;
    if (seconds === undefined) return nothing;
    const ends = this.question.expires ? (this.late || this.#over ? 'due' : 'open') : 'never';
    return clockRow(this.#clock, seconds, ends, this.speaker, {
      start: () => this.#clock.start(this.turn, seconds),
      more: () => this.#more(),
      expire: () => this.#give(expired),
    });
  }

  get #over(): boolean {
    return this.#clock.state !== undefined && this.#clock.seconds === 0;
  }

  /** Touches a seat of what is asked, for the keyboard. */
  touch(seat: SeatId): void {
    this.ask.touch(seat);
  }

  /** Gives what has been chosen, for the keyboard. */
  confirm(): void {
    this.ask.confirm();
  }

  /** Takes away what is held up. */
  cover(): void {
    this.ask.cover();
  }

  /** Answers a question that only has to be said, for the keyboard. */
  sayDone(): void {
    if (this.question.shape === 'say') this.#give(done);
  }

  /** Starts the clock of the question, or lets it go on, as its button would; nothing where there is none. */
  startClock(): void {
    const seconds = this.#seconds;
    if (seconds === undefined || this.#clock.running) return;
    if (this.#clock.state) this.#clock.toggle();
    else this.#clock.start(this.turn, seconds);
  }

  #give(answer: Answer): void {
    this.emit('answer', answer);
  }

  #more(): void {
    this.late = false;
    this.#clock.add(30);
  }

  #rang(): void {
    this.late = true;
    if (isEndHeard(this.question)) ring();
  }
}

/** The same for questions that differ in names alone, and in candidates who stand in one row. */
function kindOf({ question, form }: QuestionView): string {
  const n = question.shape === 'ballot' ? question.candidates.length : 0;
  return `${question.key} ${form} ${isStrip(n) ? 'strip' : n}`;
}

/** Whether there may be other words: after a ruling the same question is asked again, and says what has changed. */
const isAsked = (changed: PropertyValues): boolean => changed.has('turn') || changed.has('question');

declare global {
  interface HTMLElementTagNameMap {
    'nd-question-view': QuestionView;
  }
}
