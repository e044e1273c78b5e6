import type {
  Answer,
  CountsAnswer,
  DoneAnswer,
  ExpiredAnswer,
  NumberAnswer,
  OptionAnswer,
  RulingAnswer,
  SeatsAnswer,
  VotesAnswer,
} from './answer.ts';
import type { BallotQuestion, BarredSeat, Choose, NumberQuestion, Over, Pick, Question, Say, Show } from './question.ts';
import { putOut, standings, stillAsked, type FirstAsked } from './still-asked.ts';
import type { Table } from './table.ts';
import type { ClauseId, FactionId, Ids, Said } from './types.ts';

/** A rulebook's prose as a generator: it asks, gets an answer that fits, and goes on. */
export type Script<T = void> = Generator<Question, T, Answer>;

/** The answer a question of this shape gets once rulings are out of the way. */
export type AnswerTo<Q extends Question> = Q extends { expires: true } ? Plain<Q> | ExpiredAnswer : Plain<Q>;

type Plain<Q extends Question> = Q extends Choose
  ? SeatsAnswer
  : Q extends Pick
    ? OptionAnswer
    : Q extends BallotQuestion
      ? VotesAnswer | CountsAnswer
      : Q extends NumberQuestion
        ? NumberAnswer
        : Q extends Show | Say
          ? DoneAnswer
          : never;

/**
 * Puts a question and returns its answer. Rulings are carried out on the way; the question is then
 * made anew, so what may be chosen and who is still asked follow from the table as ruled.
 */
export function* ask<Q extends Question, I extends Ids>(
  t: Table<unknown, I>,
  make: () => Q & { readonly key: NoInfer<I>['question'] },
): Script<AnswerTo<Q>> {
  const lead = t.leadIn;
  const before = t.due;
  const unread = t.unread;
  t.leadIn = none;
  t.unread = none;
  const nth = ++t.asks;
  let first: FirstAsked | undefined;
  for (;;) {
    const made = make();
    const remade = first || t.turn?.out?.size ? stillAsked(t, made, first) : undefined;
    const question = remade?.question ?? made;
    const lapsed = remade?.lapsed === true;
    complete(t, question, lapsed ? none : lead, before, unread);
    const answer = yield question;
    if (!isRuling(answer)) {
      t.due = before;
      t.lapsed = lapsed ? nth : undefined;
      return answer as AnswerTo<Q>;
    }
    const stood = standings(t);
    first ??= { to: made.to, standings: stood };
    yield* rule(t, answer);
    putOut(t, stood);
  }
}

/** Most questions come with nothing to lead in or to read out; games are played by the thousand, so they share this. */
const none: readonly never[] = [];

/** Adds what was said before the question, what it reads out, and who is awake without a say. It was made for this asking, so it can be added to. */
function complete(t: Table, question: Question, lead: readonly Said[], before: readonly number[], unread: readonly number[]): void {
  const asked = question as { say: readonly Said[]; due?: readonly number[]; voiceless?: readonly BarredSeat[] };
  if (lead.length > 0) asked.say = [...lead, ...question.say];
  const read = question.shape === 'say' && unread.length > 0 ? readBy(t, asked.say, unread) : none;
  t.due = before.length > 0 && read.length > 0 ? [...before, ...read] : before.length > 0 ? before : read;
  if (t.due.length > 0) asked.due = t.due;
  if (!t.voiceless || typeof question.to === 'string') return;
  const { to } = question;
  const voiceless = t.voiceless().filter(({ seat }) => !to.includes(seat));
  if (voiceless.length > 0) asked.voiceless = voiceless;
}

/** Which of the facts told since the last question are among the words of this one: as a rule all. */
function readBy(t: Table, say: readonly Said[], unread: readonly number[]): readonly number[] {
  return unread.every((at) => reads(t, say, at)) ? unread : unread.filter((at) => reads(t, say, at));
}

function reads(t: Table, say: readonly Said[], at: number): boolean {
  const fact = t.story[at];
  if (fact?.what !== 'announced') return false;
  const { said } = fact;
  return say.some((one) => one === said || (one.id === said.id && JSON.stringify(one) === JSON.stringify(said)));
}

/** Tells everybody: a public fact, read aloud by the host. */
export function* announce<I extends Ids>(
  t: Table<unknown, I>,
  key: NoInfer<I>['question'],
  words: Said,
  clause: ClauseId,
  because?: number,
): Script {
  t.tell({ what: 'announced', said: words }, clause, 'public', because);
  yield* ask(t, () => ({ shape: 'say', key, to: 'table', say: [words], clause }));
}

/** Ends the game: nothing is asked any more but whether the host rules otherwise. */
export function* end(t: Table, factions: readonly FactionId[], words: Said, clause: ClauseId): Script<never> {
  t.tell({ what: 'won', factions, said: words }, clause, 'public');
  t.won = factions;
  if (t.game.epilogue) yield* t.game.epilogue(t);
  const over: Over = { shape: 'over', key: 'over', to: 'table', say: [words], clause, won: factions };
  for (;;) {
    const answer = yield over;
    if (isRuling(answer)) yield* rule(t, answer);
  }
}

export function isRuling(answer: Answer): answer is RulingAnswer {
  return 'ruling' in answer;
}

export function isExpired(answer: Answer): answer is ExpiredAnswer {
  return 'expired' in answer;
}

function* rule(t: Table, answer: RulingAnswer): Script {
  t.tell({ what: 'ruled', ruling: answer.ruling }, 'X-6', 'host');
  yield* t.game.ruling(t, answer.ruling);
}
