import { done, type Answer } from '../kernel/answer.ts';
import type { Fact } from '../kernel/fact.ts';
import type { Question } from '../kernel/question.ts';
import { Session } from '../kernel/session.ts';
import type { Refusal } from '../kernel/types.ts';
import { answerOf, rulingOf } from './scenario-answer.ts';
import { unmet } from './scenario-expect.ts';
import { BadScenario, type Reading } from './scenario-file.ts';
import type { Scenario, Step } from './scenario-schema.ts';

/** Something that did not come as the file says. Steps count from 1; the one past the last is the end of the file. */
export interface Failure {
  readonly step: number;
  readonly message: string;
}

/** A comment of the file, and the number of facts of the story it comes after. */
export interface Comment {
  readonly after: number;
  readonly text: string;
}

/** A scenario played: what `play --json` prints, but for the wording of the story and the comments. */
export interface Played {
  readonly game: string;
  /** The faction that won, several joined by `+`, `draw`, or null while the game goes on. */
  readonly winner: string | null;
  readonly ended: boolean;
  /** Steps of the file that were carried out. */
  readonly steps: number;
  readonly failures: readonly Failure[];
  readonly story: readonly Fact[];
  readonly comments: readonly Comment[];
}

/** Plays a scenario. Throws `BadScenario` where a step names somebody who is not at the table. */
export function runScenario(reading: Reading): Played {
  const run = new Run(reading);
  run.play();
  const { story, table } = run.session;
  const { won } = table;
  const winner = won === undefined ? null : won.length === 0 ? 'draw' : won.join('+');
  return {
    game: reading.game.id,
    winner,
    ended: won !== undefined,
    steps: run.steps,
    failures: run.failures,
    story,
    comments: run.comments,
  };
}

/** The game as the steps of a file leave it, and what did not come as they say; the file need not be a whole game. */
export function playedSteps(reading: Reading): { readonly session: Session; readonly failures: readonly Failure[] } {
  const run = new Run(reading);
  run.play();
  return { session: run.session, failures: run.failures.filter(({ step }) => step <= run.steps) };
}

/** Answers that "pass until" gives at most; a game of thirty asks for some dozens in a round. */
const mostPasses = 1000;

type StepOf<V extends string> = Extract<Step, Record<V, unknown>>;

/** The answer that does nothing, where there is one. */
function passing(question: Question): Answer | undefined {
  if (question.shape === 'choose') return { seats: [] };
  if (question.shape === 'pick') return question.pass === undefined ? undefined : { option: question.pass };
  return question.shape === 'ballot' ? { votes: {} } : undefined;
}

/** A scenario under way. No choice is ever made for it: only what is said or shown goes on by itself. */
class Run {
  readonly session: Session;
  readonly failures: Failure[] = [];
  comments: Comment[] = [];
  steps = 0;
  readonly #reading: Reading;
  readonly #scenario: Scenario;
  /** Length of the answers before each answer of the file, and of the story before the latest. */
  readonly #own: number[] = [];
  #since = 0;
  #lastAsked = false;

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#scenario = reading.scenario;
    this.session = new Session(reading.game, reading.setup);
  }

  play(): void {
    for (const [i, step] of this.#scenario.steps.entries()) {
      let goesOn: boolean;
      // What has been taken back is commented on no more.
      this.comments = this.comments.filter(({ after }) => after <= this.session.story.length);
      try {
        const rewinds = 'undo' in step || 'amend' in step;
        if (!rewinds) this.#comment(step);
        goesOn = this.#carryOut(step);
        if (rewinds) this.#comment(step);
      } catch (error) {
        throw error instanceof BadScenario ? new BadScenario(`step ${i + 1}: ${error.message}`) : error;
      }
      this.steps = i + 1;
      if (!goesOn) return;
      this.#lastAsked = 'expect' in step && step.expect.asked !== undefined;
    }
    this.#goOn();
    const { question } = this.session;
    if (question.shape === 'over' || this.#lastAsked) return;
    this.failures.push({
      step: this.steps + 1,
      message: `The file ends, but ${question.key} is asked. Answer it, or end with an expected "asked".`,
    });
  }

  /** False where the file cannot be followed any further. */
  #carryOut(step: Step): boolean {
    if ('ask' in step) return this.#ask(step);
    if ('rule' in step) return this.#rule(step);
    if ('passUntil' in step) return this.#passUntil(step.passUntil);
    if ('undo' in step) return this.#undo(step);
    if ('amend' in step) return this.#amend(step);
    if (step.at === undefined) this.#goOn();
    else if (!this.#goOnTo(step.at)) return false;
    for (const message of unmet(step.expect, this.session, this.#since, this.#reading.seat)) this.#fail(message);
    return true;
  }

  #ask(step: StepOf<'ask'>): boolean {
    if (!this.#goOnTo(step.ask)) return false;
    return this.#give(answerOf(step, this.session.question, this.#reading.seat), step.refused);
  }

  #rule({ rule, at, refused }: StepOf<'rule'>): boolean {
    if (at === undefined) this.#goOn();
    else if (!this.#goOnTo(at)) return false;
    return this.#give({ ruling: rulingOf(rule, this.#reading.seat) }, refused);
  }

  /** Passes whatever may be passed, as one answer of the file, up to this question. */
  #passUntil(key: string): boolean {
    const before = { entries: this.session.entries.length, story: this.session.story.length };
    const asked = new Set<string>();
    for (let passes = 0; this.session.question.key !== key;) {
      if (this.#readOn()) continue;
      const { question } = this.session;
      asked.add(question.key);
      // A table that passes everything may play for ever.
      if (++passes > mostPasses) return this.#stop(`${key} does not come however long all pass. Asked are: ${[...asked].join(', ')}.`);
      const pass = passing(question);
      const refusal = pass && this.session.answer(pass);
      if (pass === undefined || refusal) return this.#stop(`${question.key} cannot be passed on the way to ${key}.`);
    }
    this.#own.push(before.entries);
    this.#since = before.story;
    return true;
  }

  #give(answer: Answer, refused: string | undefined): boolean {
    const { key } = this.session.question;
    const before = { entries: this.session.entries.length, story: this.session.story.length };
    const refusal = this.session.answer(answer);
    if (refused !== undefined) {
      const undone = refusal === undefined && this.session.undo();
      if (undone) this.#fail(`${key}: this should have been refused under ${refused}, but it is allowed.`);
      else this.#compareRefusal(key, refused, refusal);
      return true;
    }
    if (refusal) return this.#stop(`${key}: refused under ${refusal.clause} (${refusal.why.id}).`);
    this.#own.push(before.entries);
    this.#since = before.story;
    return true;
  }

  #compareRefusal(key: string, clause: string, refusal: Refusal | undefined): void {
    if (refusal && refusal.clause !== clause)
      this.#fail(`${key}: refused under ${refusal.clause} (${refusal.why.id}), not under ${clause}.`);
  }

  #undo({ undo }: StepOf<'undo'>): boolean {
    const to = this.#own.at(-undo);
    if (to === undefined) return this.#stop(`There are only ${this.#own.length} answers to take back.`);
    this.#own.splice(-undo);
    while (this.session.entries.length > to) this.session.undo();
    this.#since = this.session.story.length;
    return true;
  }

  #amend(step: StepOf<'amend'>): boolean {
    const answered = this.session.entries.flatMap(([key, answer], i) => (key === step.amend && !('ruling' in answer) ? [i] : []));
    const index = step.time === undefined ? answered.at(-1) : answered[step.time - 1];
    if (index === undefined) return this.#stop(`${step.amend} has been answered ${answered.length} times, so it cannot be amended.`);
    const amendment = this.session.amend(index, answerOf(step, this.session.questionAt(index), this.#reading.seat));
    if (!('entries' in amendment)) {
      if (step.refused === undefined) return this.#stop(`${step.amend}: refused under ${amendment.clause} (${amendment.why.id}).`);
      this.#compareRefusal(step.amend, step.refused, amendment);
      return true;
    }
    if (step.refused !== undefined)
      return this.#stop(`${step.amend}: this should have been refused under ${step.refused}, but it is allowed.`);
    const { entries } = this.session;
    const key = this.#own.map((i) => entries[i]).find((entry) => entry && amendment.lost.includes(entry))?.[0];
    if (key !== step.loses) this.#fail(`${step.amend}: amending it loses ${key ?? 'nothing'}, not ${step.loses ?? 'nothing'}.`);
    // A file says each answer anew: nothing goes on by itself behind a clash.
    this.session.adopt({ entries: amendment.entries });
    const own = amendment.origins.flatMap((from, i) => (from !== undefined && this.#own.includes(from) ? [i] : []));
    this.#own.splice(0, this.#own.length, ...own);
    this.#since = this.session.marks[index] ?? 0;
    return true;
  }

  /**
   * Reads and shows on to where a step begins, and puts its comment there: under the heading that has just
   * come up, or, for what is expected, before it. A step that takes something back is commented on afterwards.
   */
  #comment(step: Step): void {
    if (step.comment === undefined) return;
    const stop = 'ask' in step ? step.ask : 'at' in step ? step.at : 'passUntil' in step ? this.session.question.key : undefined;
    while (!('undo' in step || 'amend' in step) && this.session.question.key !== stop && this.#readOn());
    const { story } = this.session;
    const isNew = (fact: Fact, i: number): boolean => i >= this.#since && fact.what === 'phase';
    const heading = 'expect' in step ? story.findIndex(isNew) : story.findLastIndex(isNew) + 1;
    this.comments.push({ after: heading > 0 ? heading : story.length, text: step.comment });
  }

  /** Reads and shows on, up to the next choice. */
  #goOn(): void {
    while (this.#readOn());
  }

  /** Reads and shows on to this question; a failure if another has to be answered first. */
  #goOnTo(key: string): boolean {
    while (this.session.question.key !== key) {
      if (!this.#readOn()) return this.#stop(`${key} is not asked; ${this.session.question.key} is.`);
    }
    return true;
  }

  #readOn(): boolean {
    const { shape } = this.session.question;
    return (shape === 'say' || shape === 'show') && this.session.answer(done) === undefined;
  }

  #fail(message: string): void {
    this.failures.push({ step: this.steps + 1, message });
  }

  #stop(message: string): false {
    this.#fail(message);
    return false;
  }
}
