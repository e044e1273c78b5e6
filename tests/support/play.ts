import { done, expired, type Answer } from '../../src/kernel/answer.ts';
import type { Call, FactKind, FactOf } from '../../src/kernel/fact.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import type { Bar, Said } from '../../src/kernel/types.ts';
import { gameWords } from '../../src/games/index.ts';
import { words as shared } from '../../src/text/rules.ts';
import { speaker, type Speaker } from '../../src/text/speak.ts';
import { words as story } from '../../src/text/story.ts';
import { readOut } from '../../src/text/victory.ts';
import { wordingOf } from '../../src/text/wording.ts';
import { answerTo, rulingWith, type NamedRuling, type Written } from './answers.ts';
import { Seating, type NamedPosition } from './seating.ts';
import type { Held, Line, Why } from './told.ts';

const wordsOf = Object.fromEntries(await Promise.all(Object.entries(gameWords).map(async ([id, load]) => [id, await load()] as const)));

export interface How extends NamedPosition {
  readonly seed?: string;
}

/** Sits people down: `table(game, 'Ann Bob mafia, Cid doctor', { option: 1 }, { round: 2, dead: 'Bob' })`. */
export function table(game: Game, seats: string, options: unknown = {}, how: How = {}): Play {
  return new Play(game, Seating.read(game, seats), options, how);
}

/**
 * A game played out by a test. What is only said or shown goes on by itself and is recorded; every
 * choice is the test's, and a question the test did not expect is an error.
 */
export class Play {
  readonly session: Session;
  readonly #speaker: Speaker;
  /** Length of the answers before each answer of the test's own. */
  readonly #own: number[] = [];
  #held = false;
  #beside: { readonly entries: Session['entries']; readonly replay: Session; readonly questions: Question[] } | undefined;

  constructor(
    game: Game,
    readonly seating: Seating,
    options: unknown,
    { seed = 'test', ...position }: How,
  ) {
    this.session = new Session(game, { options, seed, deal: seating.deal, position: seating.position(position) });
    this.#speaker = speaker(
      'en',
      [shared, story, wordsOf[game.id] ?? shared],
      game.numbered ? [] : seating.deal.map((seat) => seat.name),
      wordingOf(game.options, options),
    );
  }

  /** Names seats, lines of votes or whatever else the question takes. */
  at(key: string, ...written: readonly Written[]): this {
    const question = this.#asked(key);
    const [first = ''] = written;
    return this.#give(answerTo(question, written.length > 1 ? (written as readonly string[]) : first, this.seating));
  }

  /** Chooses nobody. */
  pass(key: string): this {
    this.#asked(key);
    return this.#give({ seats: [] });
  }

  pick(key: string, option: string): this {
    this.#asked(key);
    return this.#give({ option });
  }

  /** `vote('day.verdict', 'Ann Bob > guilty')`, or `vote('day.verdict', 'guilty 5')`; no lines: nobody votes. */
  vote(key: string, ...lines: readonly string[]): this {
    return this.#give(answerTo(this.#asked(key), lines, this.seating));
  }

  /** The clock on this question runs out. */
  expire(key: string): this {
    this.until(key);
    return this.#give(expired);
  }

  /** Goes on reading and showing up to this question and stops there, even if it is only to be read. */
  until(key: string): this {
    while (this.session.question.key !== key) if (!this.#readOn()) throw this.#unexpected(key);
    this.#held = true;
    return this;
  }

  /** The host rules at the question that stands. */
  rule(ruling: NamedRuling): this {
    if (!this.#held) this.#settle();
    const held = this.#held;
    this.#give({ ruling: rulingWith(ruling, this.seating) });
    this.#held = held;
    return this;
  }

  /** Takes back the latest answer of the test's own, and what was read after it. */
  undo(): this {
    const to = this.#own.pop();
    if (to === undefined) throw new Error('There is nothing to undo');
    while (this.session.entries.length > to) this.session.undo();
    this.#held = true;
    return this;
  }

  /** What is said to an answer that must be refused; an error if it is taken or changes anything. */
  refuses(key: string, ...written: readonly Written[]): Why {
    const question = this.#asked(key);
    const [first = ''] = written;
    return this.#refused(answerTo(question, written.length > 1 ? (written as readonly string[]) : first, this.seating));
  }

  /** What is said to a ruling that must be refused. */
  refusesRuling(ruling: NamedRuling): Why {
    this.#settleUnlessHeld();
    return this.#refused({ ruling: rulingWith(ruling, this.seating) });
  }

  get question(): Question {
    this.#settleUnlessHeld();
    return this.session.question;
  }

  get dead(): string[] {
    this.#settleUnlessHeld();
    return this.session.table.seats.filter((s) => !s.alive).map((s) => this.seating.name(s.seat));
  }

  get alive(): string[] {
    this.#settleUnlessHeld();
    return this.seating.names(this.session.table.alive);
  }

  /** Winning factions, once the game is over. */
  get winner(): readonly string[] | undefined {
    this.#settleUnlessHeld();
    return this.session.table.won;
  }

  /** Everything read aloud so far, the standing question included. */
  get said(): Line[] {
    return this.#questions().flatMap((q) => q.say.map((line) => ({ key: q.key, id: line.id, text: this.say(line) })));
  }

  /** Sentences read aloud since the test's latest answer, the standing question included. */
  get heard(): string[] {
    const questions = this.#questions();
    return questions.slice((this.#own.at(-1) ?? -1) + 1).flatMap((q) => readOut(this.#speaker, q));
  }

  /** Everything held up so far. */
  get shown(): Held[] {
    return this.#questions().flatMap((q) => {
      if (q.shape !== 'show') return [];
      const { sign, said } = q.showing;
      const held = { key: q.key, to: typeof q.to === 'string' ? [q.to] : this.seating.names(q.to), text: this.say(said) };
      return [sign ? { ...held, sign } : held];
    });
  }

  /** The question with this key asked latest. */
  asked(key: string): Question {
    const found = this.#questions().findLast((q) => q.key === key);
    if (!found) throw new Error(`${key} has not been asked; asked were: ${[...new Set(this.#questions().map((q) => q.key))].join(', ')}`);
    return found;
  }

  /** Keys of everything asked, read or shown so far. */
  get keys(): string[] {
    return this.#questions().map((q) => q.key);
  }

  /** What this player has learned, in English. */
  learned(name: string): string[] {
    this.#settleUnlessHeld();
    return this.facts('learned')
      .filter((fact) => fact.seats.includes(this.seating.seat(name)))
      .map((fact) => this.say(fact.said));
  }

  /** Whether and how a line of the night card was called latest. */
  called(line: string): Call | undefined {
    this.#settleUnlessHeld();
    return this.facts('called').findLast((fact) => fact.line === line)?.call;
  }

  /** Who may be chosen at the standing question. */
  get offered(): string[] {
    const question = this.question;
    return question.shape === 'choose' ? this.seating.names(question.seats) : [];
  }

  /** Why this player may not be chosen, or may not vote. */
  barred(name: string): Why | undefined {
    const question = this.question;
    if (question.shape !== 'choose' && question.shape !== 'ballot') return undefined;
    const bar = question.barred.find((b) => b.seat === this.seating.seat(name));
    return bar && this.#why(bar);
  }

  holder(token: string): string | undefined {
    this.#settleUnlessHeld();
    const seat = this.session.table.tokens[token]?.holder;
    return seat === undefined ? undefined : this.seating.name(seat);
  }

  statuses(name: string): string[] {
    this.#settleUnlessHeld();
    return this.session.table.statusesOf(this.seating.seat(name)).map((status) => status.what);
  }

  get story(): Session['story'] {
    this.#settleUnlessHeld();
    return this.session.story;
  }

  facts<K extends FactKind>(what: K): FactOf<K>[] {
    return this.story.filter((fact): fact is FactOf<K> => fact.what === what);
  }

  /** In English. */
  say(line: Said): string {
    return this.#speaker.say(line);
  }

  #asked(key: string): Question {
    this.#held = false;
    this.#settle(key);
    if (this.session.question.key !== key) throw this.#unexpected(key);
    return this.session.question;
  }

  #settleUnlessHeld(): void {
    if (!this.#held) this.#settle();
  }

  #settle(upTo?: string): void {
    while (this.session.question.key !== upTo && this.#readOn());
  }

  #readOn(): boolean {
    const { shape } = this.session.question;
    return (shape === 'say' || shape === 'show') && this.session.answer(done) === undefined;
  }

  #give(answer: Answer): this {
    const before = this.session.entries.length;
    const refusal = this.session.answer(answer);
    if (refusal)
      throw new Error(`${this.session.question.key} refuses ${JSON.stringify(answer)}: ${this.say(refusal.why)} (${refusal.clause})`);
    this.#own.push(before);
    this.#held = false;
    return this;
  }

  #refused(answer: Answer): Why {
    const before = JSON.stringify([this.session.entries, this.session.story, this.session.question]);
    const refusal = this.session.answer(answer);
    if (!refusal) throw new Error(`${JSON.stringify(answer)} was not refused`);
    if (JSON.stringify([this.session.entries, this.session.story, this.session.question]) !== before)
      throw new Error('A refused answer changed the game');
    return this.#why(refusal);
  }

  #why({ why, clause }: Bar): Why {
    return { id: why.id, clause, text: this.say(why) };
  }

  #unexpected(key: string): Error {
    return new Error(`The test answers ${key}, but asked is ${this.session.question.key}`);
  }

  /** Every question so far, in order, the standing one last. Played beside the game, from where it was left. */
  #questions(): readonly Question[] {
    this.#settleUnlessHeld();
    const { game, setup, entries } = this.session;
    // A session that goes back begins a new list of answers.
    if (this.#beside?.entries !== entries) {
      const replay = new Session(game, setup);
      this.#beside = { entries, replay, questions: [replay.question] };
    }
    const { replay, questions } = this.#beside;
    for (const [, answer] of entries.slice(replay.entries.length)) {
      replay.answer(answer);
      questions.push(replay.question);
    }
    return questions;
  }
}
