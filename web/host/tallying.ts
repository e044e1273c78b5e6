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

/** Voters who may not be left out, have nothing yet, and could vote: those a bar leaves too few candidates are freed of the duty. */
export function owing({ voters, candidates, marks }: BallotQuestion, hands: Hands): Voter[] {
  const able = ({ forbidden = [], follows }: Voter): boolean => follows === undefined && candidates.length - forbidden.length >= marks;
  return voters.filter((voter) => voter.must !== undefined && able(voter) && marksOf(voter, hands).length === 0);
}

/** Seats that have given some of their marks but not all; where nobody may abstain, also those that have given none. */
export function partly({ voters, marks, abstain }: BallotQuestion, hands: Hands): SeatId[] {
  const begun = abstain === 'forbidden' ? 0 : 1;
  return voters.flatMap((voter) => {
    const given = marksOf(voter, hands).length;
    return voter.follows === undefined && given >= begun && given < marks ? [voter.seat] : [];
  });
}

/** The hands with everybody's who has named nobody yet, and may, up for a candidate: where all must vote, the rest need no tap each. */
export function withRest(question: BallotQuestion, hands: Hands, candidate: Candidate): Hands {
  const open = question.voters.filter(
    ({ seat, follows, forbidden = [] }) =>
      follows === undefined && (hands.votes[seat] ?? []).length === 0 && !forbidden.some((bar) => bar.candidate === candidate),
  );
  return { ...hands, votes: { ...hands.votes, ...Object.fromEntries(open.map(({ seat }) => [seat, [candidate]])) } };
}

/** Hands are still going up: nobody has voted, or somebody has votes left to give. What it comes to says nothing yet. */
export function underWay(question: BallotQuestion, hands: Hands): boolean {
  if (hands.bySums) return Object.values(hands.counts).every((n) => n === 0);
  return Object.keys(hands.votes).length === 0 || partly(question, hands).length > 0;
}

/**
 * How many votes the sums entered still lack where nobody may abstain; below 0 how many are too many.
 * Nothing where there is nothing to say.
 */
export function sumMissing(question: BallotQuestion, { bySums, counts }: Hands): number | undefined {
  if (!bySums) return undefined;
  const left = strengthOf(question) * question.marks - Object.values(counts).reduce((sum, n) => sum + n, 0);
  return question.abstain === 'forbidden' || left < 0 ? left : undefined;
}

/** The next voter, round the table, who has not given all his marks. */
export function nextVoter({ voters, marks }: BallotQuestion, hands: Hands, after: SeatId): SeatId | undefined {
  const open = voters.filter((voter) => voter.follows === undefined && marksOf(voter, hands).length < marks).map(({ seat }) => seat);
  return open.find((seat) => seat > after) ?? open[0] ?? voters.find(({ follows }) => follows === undefined)?.seat;
}

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
  const counts = Object.fromEntries(
    candidates.flatMap(({ id }) => (hands.counts[id] === undefined ? [] : [[id, hands.counts[id]] as const])),
  );
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
