import type { Answer } from '../../src/kernel/answer.ts';
import type { Fact, FactKind, FactOf } from '../../src/kernel/fact.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { BallotQuestion, Candidate, Question } from '../../src/kernel/question.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { ClauseId } from '../../src/kernel/types.ts';
import type { State } from './state.ts';

/** What one answer has brought. */
export interface Look {
  readonly game: Game;
  readonly options: Readonly<Record<string, unknown>>;
  /** Only for what no fact tells; everything else is judged by the story. */
  readonly table: Table;
  readonly story: readonly Fact[];
  readonly asked: Question;
  readonly answer: Answer;
  readonly before: State;
  /** Facts the answer brought, and where in the story they begin. */
  readonly news: readonly Fact[];
  readonly from: number;
  readonly now: State;
  /** The question that stands now. */
  readonly question: Question;
  /** Whether the host has overruled anything in this game so far. */
  readonly ruled: boolean;
}

/** Nothing to judge here; it holds; or what is wrong. */
export type Verdict = undefined | true | string;

/** What must hold in every game of a rulebook, in another formulation than the engine's. */
export interface Invariant {
  readonly clause: ClauseId;
  /** A sentence of what holds. */
  readonly holds: string;
  judge(look: Look): Verdict;
}

/** The first thing wrong, or whether anything was judged at all. */
export function all(verdicts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => typeof verdict === 'string') ?? (verdicts.includes(true) ? true : undefined);
}

/** Judges every fact of a kind that has come. */
export const facts =
  <K extends FactKind>(what: K, judge: (fact: FactOf<K>, look: Look, at: number) => Verdict) =>
  (look: Look): Verdict => {
    let found: Verdict;
    for (const [i, fact] of look.news.entries()) {
      if (fact.what !== what) continue;
      const verdict = judge(fact as FactOf<K>, look, look.from + i);
      if (typeof verdict === 'string') return verdict;
      found ??= verdict;
    }
    return found;
  };

/** Judges where one of these questions stands. */
export const standing =
  (keys: readonly string[], judge: (look: Look) => Verdict) =>
  (look: Look): Verdict =>
    keys.includes(look.question.key) ? judge(look) : undefined;

/** Judges where one of these questions has been answered, and not by a ruling. */
export const answered =
  (keys: readonly string[], judge: (look: Look) => Verdict) =>
  (look: Look): Verdict =>
    keys.includes(look.asked.key) && !('ruling' in look.answer) ? judge(look) : undefined;

/** True, or the sentence. */
export const must = (holds: boolean, otherwise: () => string): Verdict => (holds ? true : otherwise());

/** Where the story of the night that is under way, or has just ended, begins. */
export const nightfall = (story: readonly Fact[]): number =>
  story.findLastIndex((fact) => fact.what === 'phase' && fact.at.phase === 'night');

/** Facts of a kind since a place in the story. */
export const since = <K extends FactKind>(story: readonly Fact[], from: number, what: K): FactOf<K>[] =>
  story.slice(Math.max(0, from)).filter((fact): fact is FactOf<K> => fact.what === what);

/** The hands of a ballot counted once more: candidate by candidate, voter by voter. */
export function recount(question: BallotQuestion, answer: Answer): Map<Candidate, number> {
  const sums = new Map<Candidate, number>();
  const hands = question.voters.reduce((sum, { weight }) => sum + weight, 0);
  const last = question.candidates.at(-1)?.id;
  for (const { id } of question.candidates) {
    let sum = 0;
    if ('counts' in answer) sum = answer.counts[id] ?? 0;
    else if ('votes' in answer)
      for (const { seat, follows, weight } of question.voters)
        sum += (answer.votes[follows ?? seat] ?? []).filter((mark) => mark === id).length * weight;
    sums.set(id, sum);
  }
  if (question.abstain === 'last' && last !== undefined) {
    const raised = [...sums.values()].reduce((sum, n) => sum + n, 0);
    sums.set(last, (sums.get(last) ?? 0) + hands - raised);
  }
  return sums;
}

/** Candidates with the most votes, if anybody has any. */
export function leading(sums: ReadonlyMap<Candidate, number>): Candidate[] {
  const most = Math.max(0, ...sums.values());
  return most === 0 ? [] : [...sums].filter(([, n]) => n === most).map(([id]) => id);
}
