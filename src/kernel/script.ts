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
  const [unread, before] = [t.unread, t.due];
  t.leadIn = [];
  t.unread = [];
  const nth = ++t.asks;
  let first: FirstAsked | undefined;
  for (;;) {
    const made = make();
    const { question, lapsed } = first || t.out?.size ? stillAsked(t, made, first) : { question: made, lapsed: false };
    // The question was made for this asking, so it can be added to.
    const asked = question as { say: readonly Said[]; due?: readonly number[]; voiceless?: readonly BarredSeat[] };
    if (lead.length > 0 && !lapsed) asked.say = [...lead, ...question.say];
    t.due = question.shape === 'say' ? [...before, ...unread.filter((at) => reads(t, question.say, at))] : before;
    if (t.due.length > 0) asked.due = t.due;
    const voiceless = besides(t, question);
    if (voiceless.length > 0) asked.voiceless = voiceless;
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

/** Who is awake with those asked and has no say among them. */
function besides(t: Table, { to }: Question): readonly BarredSeat[] {
  return typeof to === 'string' ? [] : (t.voiceless?.() ?? []).filter(({ seat }) => !to.includes(seat));
}

/** Whether a fact told since the last question is among the words of this one. */
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
