import { done, expired, type Answer } from '../kernel/answer.ts';
import { mayPass } from '../kernel/check.ts';
import type { BallotQuestion, Candidate, Choose, Pick, Question, Voter } from '../kernel/question.ts';
import { shuffled, type Random } from '../kernel/random.ts';
import type { SeatId } from '../kernel/types.ts';
import type { Policy } from './policy.ts';

/** Answers every question uniformly among what is legal; a clock that may run out counts as one more answer. */
export const randomPolicy: Policy = {
  name: 'random',
  about: 'answers every question uniformly among what is legal',
  begin: (_, random) => (question) => anyAnswer(question, random),
};

/** Some legal answer. To a ballot each voter answers on his own, which is uniform over whole ballots. */
export function anyAnswer(question: Question, random: Random): Answer {
  switch (question.shape) {
    case 'say':
    case 'show':
      return question.expires && random.below(2) === 0 ? expired : done;
    case 'choose':
      return anySeats(question, random);
    case 'pick':
      return anyOption(question, random);
    case 'ballot':
      return question.expires && random.below(question.candidates.length + 2) === 0 ? expired : { votes: anyVotes(question, random) };
    case 'number': {
      const many = question.max - question.min + 1;
      const n = random.below(question.expires ? many + 1 : many);
      return n === many ? expired : { number: question.min + n };
    }
    case 'over':
      throw new Error('A game that is over asks nothing.');
  }
}

function anySeats(question: Choose, random: Random): Answer {
  const { seats, min, max, expires } = question;
  const n = seats.length;
  const passes = mayPass(question);
  if (max === 1) {
    const i = random.below(Math.max(1, n + (passes ? 1 : 0) + (expires ? 1 : 0)));
    const seat = seats[i];
    if (seat !== undefined) return { seats: [seat] };
    return i === n && passes ? { seats: [] } : expires ? expired : { seats: [] };
  }
  if (expires && random.below(n + 1) === 0) return expired;
  return { seats: shuffled(seats, random).slice(0, anySize(n, min, Math.min(max, n), passes, random)) };
}

/** A size such that every set of `min` to `max` out of `n`, and the empty one if passing is open, is equally likely. */
function anySize(n: number, min: number, max: number, passes: boolean, random: Random): number {
  const sizes = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  if (passes && min > 0) sizes.unshift(0);
  let total = 0;
  const upTo = sizes.map((k) => (total += combinations(n, k)));
  const at = (random.below(2 ** 32) / 2 ** 32) * total;
  return sizes[upTo.findIndex((most) => at < most)] ?? sizes[0] ?? 0;
}

function combinations(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return Math.round(ways);
}

function anyOption({ options, expires }: Pick, random: Random): Answer {
  const free = options.filter((o) => !o.bar);
  const option = free[random.below(free.length + (expires ? 1 : 0))];
  return option ? { option: option.id } : expired;
}

function anyVotes(question: BallotQuestion, random: Random): Record<SeatId, readonly Candidate[]> {
  const votes: Record<SeatId, readonly Candidate[]> = {};
  for (const voter of question.voters) {
    const marks = anyMarks(question, voter, random);
    if (marks) votes[voter.seat] = marks;
  }
  return votes;
}

/** A voter's marks, or nothing if he abstains or follows another. */
function anyMarks(
  { candidates, marks, abstain }: BallotQuestion,
  { follows, forbidden, must }: Voter,
  random: Random,
): readonly Candidate[] | undefined {
  if (follows !== undefined) return undefined;
  const free = forbidden ? candidates.filter((c) => !forbidden.some((f) => f.candidate === c.id)) : candidates;
  if (free.length < marks) return undefined;
  const ways = combinations(free.length, marks);
  const i = random.below(abstain === 'forbidden' || must ? ways : ways + 1);
  if (i === ways) return undefined;
  const [one] = free;
  if (marks > 1)
    return shuffled(free, random)
      .slice(0, marks)
      .map((c) => c.id);
  return [(free[i] ?? one)?.id ?? 0];
}
