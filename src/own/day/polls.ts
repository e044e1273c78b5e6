import type { BallotCandidate, Candidate } from '../../kernel/question.ts';
import type { Script } from '../../kernel/script.ts';
import { said, type Bar, type Said, type SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import { anyHooks } from '../../rules/hooks.ts';
import type { Tally, VoteRule } from '../../rules/vote.ts';
import { bookOf, type T } from '../book.ts';
import { happens } from '../chain.ts';
import { stateOf } from '../state.ts';
import { traitsOf, wears } from '../traits.ts';

/** Whether hands may be counted: not where one is worth more than another or goes where another goes. */
export const plainHands = (t: T): boolean => !anyHooks(t, 'ballot') && !bookOf(t).needsHands;

/** Why a player has no vote, by role or by mark. */
export const voteless =
  (t: T) =>
  (seat: SeatId): Bar | undefined =>
    wears(t, seat, 'voteless') ? { why: said('own.bar.noVote'), clause: 'OWN-vote' } : undefined;

/** Votes that lie against a player before anybody has voted. */
const before =
  (t: T) =>
  (id: SeatId | string): number =>
    typeof id === 'number' && wears(t, id, 'against') ? traitsOf(t, id).reduce((sum, { vote }) => sum + (vote?.against ?? 0), 0) : 0;

/** Remembers who was against whom, for whatever asks for it later. */
function raised(t: T, votes: Tally['votes'], whom: (mark: Candidate) => SeatId | undefined): void {
  if (!bookOf(t).needsHands) return;
  const hands = Object.entries(votes ?? {}).map(([seat, marks]): [SeatId, readonly SeatId[]] => [
    Number(seat),
    (marks ?? []).map(whom).filter((one) => one !== undefined),
  ]);
  stateOf(t).hands = new Map(hands.filter(([, against]) => against.length > 0));
}

/** A vote for one of several players; ties go as the group plays, but first to the player who breaks ties (I13). */
export function* amongPlayers(
  t: T,
  key: string,
  words: Said,
  candidates: readonly SeatId[],
  clause = 'OWN-vote',
): Script<readonly SeatId[]> {
  const {
    rules: { day },
    worn,
  } = bookOf(t);
  const { tie } = t.options;
  const breaker = t.alive.some((seat) => wears(t, seat, 'tie'));
  const last = tie === 'again' ? (['again', 'nobody'] as const) : ([tie] as const);
  const rule: VoteRule = {
    marks: 1,
    abstain: day.abstain === false ? 'forbidden' : 'allowed',
    count: 'plurality',
    tie: breaker ? ['breaker', ...last] : last,
    counts: plainHands(t) && !day.secret,
  };
  const listed = (): BallotCandidate[] => candidates.filter((seat) => t.isAlive(seat)).map((id) => ({ id }));
  const result: Tally = yield* poll(t, {
    key,
    rule,
    say: [words],
    clause,
    aim: 'remove',
    candidates: listed(),
    bar: voteless(t),
    ...(worn.against.roles.size + worn.against.marks.size > 0 && { plus: before(t) }),
    ...(day.secret && { secret: true }),
    *counted(counted) {
      raised(t, counted.votes, (mark) => (typeof mark === 'number' ? mark : undefined));
      if (counted.tied.length > 1) yield* happens(t, { on: 'tie' });
    },
  });
  const chosen = result.chosen.filter((id) => typeof id === 'number');
  const most = Math.max(0, ...result.sums.map(([, n]) => n));
  return day.majority && most * 2 <= t.alive.length ? [] : chosen;
}

/** Guilty or not: with `majority` more than half of the living must want it, else more than are against. */
export function* verdictOn(t: T, key: string, words: Said, seat: SeatId, kind: 'majority' | 'guilty'): Script<boolean> {
  const guilty: BallotCandidate = { id: 'guilty', label: said('own.day.guilty') };
  const innocent: BallotCandidate = { id: 'innocent', label: said('own.day.innocent') };
  const { chosen, votes } = yield* poll(t, {
    key,
    rule: { marks: 1, abstain: 'allowed', count: kind, tie: ['nobody'], counts: plainHands(t) },
    say: [words],
    note: said('own.day.voteNote'),
    clause: 'OWN-vote',
    about: seat,
    aim: 'remove',
    candidates: kind === 'majority' ? [guilty] : [guilty, innocent],
    bar: voteless(t),
  });
  raised(t, votes, (mark) => (mark === 'guilty' ? seat : undefined));
  return chosen.length > 0;
}
