import type { CountsAnswer, VotesAnswer } from '../kernel/answer.ts';
import type { BallotQuestion, Candidate, Voter } from '../kernel/question.ts';
import type { ClauseId } from '../kernel/types.ts';

/** A vote as the rulebook declares it. */
export interface VoteRule {
  /** How many marks each voter who votes must give. */
  readonly marks: number;
  /** The clause that says how many, if it is not the one the vote is held by. */
  readonly marksClause?: ClauseId;
  /** `last`: a player who does not vote counts for the last candidate. */
  readonly abstain: 'allowed' | 'forbidden' | 'last';
  readonly count: Count;
  /** What becomes of a tie, tried in order; the last one stands. */
  readonly tie: readonly Tie[];
  /** May the host enter sums instead of hands? */
  readonly counts: boolean;
}

/**
 * plurality: most votes. majority: more than half of the living must be for the one candidate.
 * guilty: more for the first option than for the second. top: the `k` with most votes.
 */
export type Count = 'plurality' | 'majority' | 'guilty' | { readonly top: number };

/** nobody; all tied; a new vote among the tied; a lot; the tie-breaker's word; the tied stay out. */
export type Tie = 'nobody' | 'all' | 'again' | 'lot' | 'breaker' | 'out';

/** What a count came to. */
export interface Tally {
  readonly sums: readonly (readonly [Candidate, number])[];
  /** Elected without dispute. */
  readonly chosen: readonly Candidate[];
  /** Equal where the cut falls; empty when there is no dispute. */
  readonly tied: readonly Candidate[];
  /** How many of the tied could still be elected. */
  readonly places: number;
  /** Who marked whom, where hands were entered and not sums. */
  readonly votes?: VotesAnswer['votes'];
}

/** Counts a ballot. `living` is the number a majority is measured against, `plus` what candidates have before anybody votes. */
export function tally(
  rule: VoteRule,
  question: BallotQuestion,
  answer: VotesAnswer | CountsAnswer,
  living: number,
  plus?: (id: Candidate) => number,
): Tally {
  const given = 'votes' in answer ? sumVotes(question, answer) : sumCounts(question, answer);
  const sums = plus ? given.map(([id, n]) => [id, n + plus(id)] as const) : given;
  if (rule.count === 'majority') {
    const [first] = sums;
    return { sums, chosen: first && first[1] * 2 > living ? [first[0]] : [], tied: [], places: 0 };
  }
  if (rule.count === 'guilty') {
    const [guilty, innocent] = sums;
    return { sums, chosen: guilty && guilty[1] > (innocent?.[1] ?? 0) ? [guilty[0]] : [], tied: [], places: 0 };
  }
  return cut(sums, rule.count === 'plurality' ? 1 : rule.count.top);
}

/** The `places` highest sums above zero; candidates level across the cut are tied. */
function cut(sums: Tally['sums'], places: number): Tally {
  const ranked = sums.filter(([, n]) => n > 0).sort((a, b) => b[1] - a[1]);
  const line = ranked[places - 1]?.[1];
  const next = ranked[places]?.[1];
  if (line === undefined || next !== line) return { sums, chosen: ranked.slice(0, places).map(([c]) => c), tied: [], places: 0 };
  const chosen = ranked.filter(([, n]) => n > line).map(([c]) => c);
  const tied = ranked.filter(([, n]) => n === line).map(([c]) => c);
  return { sums, chosen, tied, places: places - chosen.length };
}

function sumVotes({ voters, candidates, abstain }: BallotQuestion, { votes }: VotesAnswer): Tally['sums'] {
  const last = candidates.at(-1);
  const sums = new Map<Candidate, number>(candidates.map((c) => [c.id, 0]));
  for (const voter of voters) {
    const marks = marksOf(voter, votes);
    const counted = marks.length === 0 && abstain === 'last' && last ? [last.id] : marks;
    for (const mark of counted) sums.set(mark, (sums.get(mark) ?? 0) + voter.weight);
  }
  return [...sums];
}

/** A proxy's marks are those of the seat it follows. */
function marksOf(voter: Voter, votes: VotesAnswer['votes']): readonly Candidate[] {
  return votes[voter.follows ?? voter.seat] ?? [];
}

function sumCounts({ voters, candidates, abstain }: BallotQuestion, { counts }: CountsAnswer): Tally['sums'] {
  const sums = candidates.map((c): [Candidate, number] => [c.id, counts[c.id] ?? 0]);
  const last = sums.at(-1);
  if (abstain === 'last' && last) {
    const strength = voters.reduce((sum, v) => sum + v.weight, 0);
    last[1] += strength - sums.reduce((sum, [, n]) => sum + n, 0);
  }
  return sums;
}

/** Votes needed for more than half of the living. */
export const majorityOf = (living: number): number => Math.floor(living / 2) + 1;
