import type { Answer, CountsAnswer, VotesAnswer } from '../../src/kernel/answer.ts';
import type { BallotQuestion, Candidate, Voter } from '../../src/kernel/question.ts';
import type { SeatId } from '../../src/kernel/types.ts';

/** Hands as they stand while the host counts: each voter's marks, or sums alone. */
export interface Hands {
  readonly votes: Readonly<Record<SeatId, readonly Candidate[]>>;
  readonly counts: Readonly<Record<Candidate, number>>;
  /** Sums are being entered instead of hands. */
  readonly bySums: boolean;
}

export const noHands: Hands = { votes: {}, counts: {}, bySums: false };

/** How the hands stand for a candidate, weights and proxies counted. */
export function sumFor({ voters }: BallotQuestion, hands: Hands, candidate: Candidate): number {
  if (hands.bySums) return hands.counts[candidate] ?? 0;
  return voters.filter((voter) => marksOf(voter, hands).includes(candidate)).reduce((sum, voter) => sum + voter.weight, 0);
}

/** A proxy's marks are those of the seat it follows. */
export function marksOf({ seat, follows }: Voter, { votes }: Hands): readonly Candidate[] {
  return votes[follows ?? seat] ?? [];
}

/** The hands with one voter's mark for a candidate set or taken back; the oldest mark gives way when there are too many. */
export function toggled({ marks }: BallotQuestion, hands: Hands, seat: SeatId, candidate: Candidate): Hands {
  const before = hands.votes[seat] ?? [];
  const after = before.includes(candidate) ? before.filter((one) => one !== candidate) : [...before, candidate].slice(-marks);
  const { [seat]: _, ...others } = hands.votes;
  return { ...hands, votes: after.length === 0 ? others : { ...others, [seat]: after } };
}

/** Votes there are in all: hands, weighted. */
export const strengthOf = ({ voters }: BallotQuestion): number => voters.reduce((sum, { weight }) => sum + weight, 0);

/** The hands as an answer to the question. */
export function answerOf(hands: Hands): VotesAnswer | CountsAnswer {
  return hands.bySums ? { counts: hands.counts } : { votes: hands.votes };
}

/** The hands without those of players who have no vote here, and without marks for nobody. */
export function fitting({ voters, candidates, marks }: BallotQuestion, hands: Hands): Hands {
  const votes = Object.fromEntries(
    voters.flatMap(({ seat }) => {
      const kept = (hands.votes[seat] ?? []).filter((mark) => candidates.some(({ id }) => id === mark)).slice(0, marks);
      return kept.length > 0 ? [[seat, kept] as const] : [];
    }),
  );
  const counts = Object.fromEntries(candidates.flatMap(({ id }) => (hands.counts[id] === undefined ? [] : [[id, hands.counts[id]] as const])));
  return { ...hands, votes, counts };
}

/** An answer, or a draft kept over a reload, as hands. */
export function handsOf(draft: unknown): Hands {
  const kept = draft as Partial<Hands & VotesAnswer & CountsAnswer> | Answer | null | undefined;
  if (typeof kept !== 'object' || kept === null) return noHands;
  const votes = 'votes' in kept ? (kept.votes ?? {}) : {};
  const counts = 'counts' in kept ? (kept.counts ?? {}) : {};
  const bySums = 'bySums' in kept ? kept.bySums === true : 'counts' in kept && !('votes' in kept);
  return { votes, counts, bySums };
}
