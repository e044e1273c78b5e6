import type { Answer, Entry } from './answer.ts';
import { check } from './check.ts';
import { checkRuling } from './check-ruling.ts';
import type { Fact } from './fact.ts';
import type { Game, Setup } from './game.ts';
import type { Question } from './question.ts';
import { occasionOf, otherQuestion, realign, type Occasion, type Recorded } from './realign.ts';
import { isRuling, type Script } from './script.ts';
import { Table } from './table.ts';
import type { Refusal } from './types.ts';

/** What becomes of the rest of a game when a past answer is changed. */
export interface Amendment {
  /** All answers after the change, ready for `adopt`. */
  readonly entries: readonly Entry[];
  /** Answers that are not among `entries`: their question is asked no more, or they wait behind a clash. */
  readonly lost: readonly Entry[];
  /** Those of them that go on by themselves once the question that stands is answered, as far as they fit then. */
  readonly waiting: readonly Recorded[];
  /** For each entry its place among the answers before, where it was there. */
  readonly origins: readonly (number | undefined)[];
  /** Why the first that clashes does not fit. */
  readonly misfit?: Refusal;
  /** The question standing after the change. */
  readonly question: Question;
  readonly story: readonly Fact[];
}

/** What one more answer would bring, without giving it. */
export interface Preview {
  readonly question: Question;
  /** The facts the answer would add. */
  readonly facts: readonly Fact[];
}

/**
 * One game being hosted. The answers are the game: everything else is made by running the script
 * over them, so undo is one answer fewer and nothing can be half undone.
 */
export class Session<O = unknown> {
  readonly options: O;
  /** Answers given at the start that do not fit the rules as they are now; none of them is dropped from the save. */
  readonly lost: readonly Entry[];
  #run: Run<O>;
  #undone: Entry[] = [];
  /** Answers of before a correction that go on by themselves after the next one. */
  #waiting: readonly Recorded[] = [];
  /** What `adopt` replaced, latest last, so that a correction can itself be taken back. */
  readonly #replaced: (readonly Entry[])[] = [];

  /** Throws a `ZodError` if the options do not fit the game; a front door parses them first. */
  constructor(
    readonly game: Game<O>,
    readonly setup: Setup,
    entries: readonly Entry[] = [],
  ) {
    this.options = game.options.parse(setup.options ?? {});
    const { run, lost } = this.#replay(entries);
    this.#run = run;
    this.lost = lost;
  }

  get table(): Table<O> {
    return this.#run.table;
  }

  get question(): Question {
    return this.#run.question;
  }

  get story(): readonly Fact[] {
    return this.#run.table.story;
  }

  get entries(): readonly Entry[] {
    return this.#run.entries;
  }

  /** Length of the story before each answer was given, in step with `entries`. */
  get marks(): readonly number[] {
    return this.#run.marks;
  }

  get undone(): readonly Entry[] {
    return this.#undone;
  }

  /** Gives an answer. A refusal changes nothing. */
  answer(answer: Answer): Refusal | undefined {
    const refusal = this.#run.check(answer);
    if (refusal) return refusal;
    const key = this.question.key;
    this.#run.give(answer);
    if (!isRuling(answer)) this.#waiting = realign(this.#run, this.#waiting).waiting;
    const next = this.#undone.pop();
    if (next && !same(next, [key, answer])) this.#undone = [];
    return undefined;
  }

  /** Takes the latest answer back; false when there is none. */
  undo(): boolean {
    const last = this.entries.at(-1);
    if (!last) return false;
    this.#run = this.#replay(this.entries.slice(0, -1)).run;
    this.#undone.push(last);
    this.#waiting = [];
    return true;
  }

  /** Gives the answer last taken back again; false when there is none. */
  redo(): boolean {
    const next = this.#undone.at(-1);
    return next !== undefined && this.answer(next[1]) === undefined;
  }

  preview(answer: Answer): Preview | Refusal {
    const refusal = this.#run.check(answer);
    if (refusal) return refusal;
    const { run } = this.#replay(this.entries);
    const before = run.table.story.length;
    run.give(answer);
    return { question: run.question, facts: run.table.since(before) };
  }

  /** What changing answer number `index` would bring; a refusal if the new answer does not fit there. */
  amend(index: number, answer: Answer): Amendment | Refusal {
    const before = this.#replay(this.entries.slice(0, index)).run;
    const refusal = before.check(answer);
    if (refusal) return refusal;
    before.give(answer);
    const realigned = realign(before, this.#run.recorded(index + 1));
    const origins = [
      ...Array.from({ length: index + 1 }, (_, n) => n),
      ...realigned.origins.map((n) => (n === undefined ? undefined : n + index + 1)),
    ];
    const { question, entries, table } = before;
    const lost = [...realigned.gone, ...realigned.left.map(({ entry }) => entry)];
    const rest = { entries, lost, waiting: realigned.waiting, origins, question, story: table.story };
    return realigned.misfit ? { ...rest, misfit: realigned.misfit } : rest;
  }

  /** Goes on from an amendment's answers; `revert` takes it back. */
  adopt(amendment: Pick<Amendment, 'entries'> & Partial<Pick<Amendment, 'waiting'>>): void {
    this.#replaced.push(this.entries);
    this.#waiting = amendment.waiting ?? [];
    this.#run = this.#replay(amendment.entries).run;
    this.#undone = [];
  }

  /** Goes back to the answers before the latest `adopt`; false when there was none. */
  revert(): boolean {
    const before = this.#replaced.pop();
    if (!before) return false;
    this.#run = this.#replay(before).run;
    this.#undone = [];
    this.#waiting = [];
    return true;
  }

  /** The question that answer number `index` answered. */
  questionAt(index: number): Question {
    return this.#replay(this.entries.slice(0, index)).run.question;
  }

  #replay(entries: readonly Entry[]): { run: Run<O>; lost: readonly Entry[] } {
    const run = new Run(this.game, this.options, this.setup);
    for (const [i, [key, answer]] of entries.entries()) {
      if (run.misfit(key, answer)) return { run, lost: entries.slice(i) };
      run.give(answer);
    }
    return { run, lost: [] };
  }
}

/** A script under way. */
class Run<O> {
  readonly table: Table<O>;
  readonly entries: Entry[] = [];
  readonly marks: number[] = [];
  readonly #occasions: Occasion[] = [];
  /** The latest answer that was one to decide on. */
  #decision: Answer | undefined;
  readonly #script: Script<never>;
  question: Question;

  constructor(game: Game<O>, options: O, setup: Setup) {
    this.table = new Table(game, options, setup);
    this.#script = game.script(this.table);
    this.question = this.#script.next().value;
  }

  check(answer: Answer): Refusal | undefined {
    const isRuling = typeof answer === 'object' && answer !== null && 'ruling' in answer;
    return isRuling ? checkRuling(this.table, answer.ruling) : check(this.question, answer);
  }

  /** Why a recorded answer no longer fits here. */
  misfit(key: string, answer: Answer): Refusal | undefined {
    return key === this.question.key ? this.check(answer) : otherQuestion(this.question, key);
  }

  get occasion(): Occasion {
    return occasionOf(this.question, this.table.place.round, this.#decision);
  }

  /** The answers from a number on, each with its occasion. */
  recorded(from: number): Recorded[] {
    return this.entries.slice(from).flatMap((entry, i) => {
      const occasion = this.#occasions[from + i];
      return occasion ? [{ entry, ...occasion }] : [];
    });
  }

  give(answer: Answer): void {
    const { occasion } = this;
    this.entries.push([this.question.key, answer]);
    this.#occasions.push(isRuling(answer) ? { ...occasion, screen: false } : occasion);
    if (!occasion.screen && !isRuling(answer)) this.#decision = answer;
    this.marks.push(this.table.story.length);
    this.question = this.#script.next(answer).value;
  }
}

function same(a: Entry, b: Entry): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
