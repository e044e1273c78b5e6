import type { BallotCandidate, BallotQuestion, BarredSeat, Candidate, PickOption, Voter } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type Bar, type ClauseId, type Ids, type Said, type SeatId } from '../kernel/types.ts';
import { choose, type Writable } from './choose.ts';
import { drawn } from './draw.ts';
import { anyHooks, hooksOn, forbidden } from './hooks.ts';
import { blockedBy } from './status.ts';
import { majorityOf, tally, type Tally, type VoteRule } from './vote.ts';

/** A vote to be held. */
export interface Poll<K extends string = string> {
  readonly key: K;
  readonly rule: VoteRule;
  readonly say: readonly Said[];
  readonly note?: Said;
  readonly clause: ClauseId;
  readonly candidates: readonly BallotCandidate[];
  /** Why a living player is no candidate, or nothing. */
  readonly unelectable?: ((seat: SeatId) => Bar | undefined) | undefined;
  /** Player the vote is about when the candidates are options. */
  readonly about?: SeatId | undefined;
  readonly aim?: 'remove' | undefined;
  readonly seconds?: number;
  /** Living players without a vote here, and why. */
  readonly bar?: ((seat: SeatId) => Bar | undefined) | undefined;
  /** Words for a second vote: how many marks each voter has in it, and who is tied. Without them it is called as the first was. */
  readonly again?: (marks: number, tied: readonly Candidate[]) => readonly Said[];
  /** What everybody hears of a lot before what comes of it; without it the lot is the host's alone. */
  readonly lot?: (tied: readonly Candidate[], got: Candidate) => Said;
  /** A lot is drawn by the host, not by the seed. */
  readonly lotByHost?: boolean;
  /** The count is the host's alone. */
  readonly secret?: boolean;
  /** Why a voter may not abstain here, or nothing. */
  readonly must?: ((seat: SeatId) => Bar | undefined) | undefined;
  /** Votes that lie with a candidate before anybody has voted. */
  readonly plus?: ((id: Candidate) => number) | undefined;
  /** What is done after each count, before a tie is settled: who voted for whom is read out, say. */
  counted?(result: Tally): Script;
}

/** Holds a vote, settles a tie as the rule says, and writes the outcome into the story. */
export function* poll<I extends Ids>(t: Table<unknown, I>, p: Poll<NoInfer<I>['question']>): Script<Tally> {
  let held = p;
  let result = yield* count(t, p);
  for (const tie of p.rule.tie) {
    if (result.tied.length === 0) break;
    if (tie === 'again') {
      record(t, held, result);
      held = amongTied(p, result);
      const second = yield* count(t, held);
      result = { ...second, chosen: [...result.chosen, ...second.chosen] };
    } else if (tie === 'lot') {
      const lot = yield* drawn(t, result.tied, { key: `${p.key}.lot`, clause: p.clause, ...(p.lotByHost && { byHost: true }) });
      if (p.lot) t.leadIn = [...t.leadIn, p.lot(result.tied, lot)];
      result = settled(result, [lot]);
    } else if (tie === 'all') result = settled(result, result.tied);
    else if (tie === 'breaker') result = yield* breakTie(t, p, result);
    else result = settled(result, []);
  }
  record(t, held, result);
  return result;
}

/** Every count stands in the story, the one that ended in a tie too. */
function record(t: Table, { key, clause, secret }: Poll, { sums, chosen }: Tally): void {
  t.tell({ what: 'voted', vote: key, sums, chosen, said: said('vote.counted', { n: chosen.length }) }, clause, secret ? 'host' : 'public');
}

/** The same vote once more, for the places still open and among the tied alone. */
function amongTied(p: Poll, { tied, places }: Tally): Poll {
  const rule = { ...p.rule, marks: Math.min(p.rule.marks, places), count: { top: places } };
  return {
    ...p,
    rule,
    key: `${p.key}.again`,
    say: p.again?.(rule.marks, tied) ?? p.say,
    candidates: p.candidates.filter((c) => tied.includes(c.id)),
  };
}

const settled = (result: Tally, more: readonly Candidate[]): Tally => ({
  ...result,
  chosen: [...result.chosen, ...more],
  tied: [],
  places: 0,
});

function* count(t: Table, p: Poll): Script<Tally> {
  let held: BallotQuestion | undefined;
  const answer = yield* ask(t, () => (held = ballot(t, p)));
  const counted = tally(p.rule, held ?? ballot(t, p), answer, t.alive.length, p.plus);
  const result = 'votes' in answer ? { ...counted, votes: answer.votes } : counted;
  if (p.counted) yield* p.counted(result);
  return result;
}

function* breakTie(t: Table, p: Poll, result: Tally): Script<Tally> {
  const breaks = (seat: SeatId): boolean => t.isAlive(seat) && hooksOn(t, seat, 'ballot').some(({ hooks }) => hooks.ballot?.breaksTies);
  const breaker = t.alive.find(breaks);
  if (breaker === undefined) return result;
  const key = `${p.key}.tie`;
  const say = [said('vote.breakTie', { who: { seat: breaker } })];
  if (result.tied.some((id) => typeof id === 'string')) {
    const { option } = yield* ask(t, () => ({
      shape: 'pick',
      key,
      to: [breaker],
      say,
      clause: p.clause,
      ...(breaks(breaker)
        ? { options: tiedOptions(t, p, result, breaker) }
        : { options: [{ id: 'nobody', label: said('vote.breakerDead') }], pass: 'nobody' }),
    }));
    return breaks(breaker) ? settled(result, [option]) : result;
  }
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key,
      to: [breaker],
      say,
      clause: p.clause,
      min: result.places,
      max: result.places,
      bar: (seat) => {
        if (!breaks(breaker)) return { why: said('bar.actorBarred', { who: { seat: breaker } }), clause: 'X-6' };
        return result.tied.includes(seat) ? undefined : { why: said('bar.notTied'), clause: p.clause };
      },
    }),
  );
  return breaks(breaker) ? settled(result, seats) : result;
}

/** The tied as options; one that goes against somebody the tie-breaker is bound to is shown, but cannot be taken while another is left. */
function tiedOptions(t: Table, p: Poll, { tied }: Tally, breaker: SeatId): PickOption[] {
  const all = p.candidates
    .filter(({ id }) => tied.includes(id))
    .map(({ id, label = said(String(id)), against }): PickOption => {
      const bar = against === undefined ? undefined : forbidden(t, breaker, against, p.key);
      return { id: String(id), label, ...(bar && { bar }) };
    });
  return all.every(({ bar }) => bar) ? all.map(({ id, label }) => ({ id, label })) : all;
}

/** The ballot as it stands now: who votes with what weight, for whom, and who may not. */
export function ballot(t: Table, p: Poll): BallotQuestion {
  const { key, say, clause, rule } = p;
  // A candidate may have been ruled dead since the vote was called.
  const candidates = p.candidates.filter(({ id }) => typeof id !== 'number' || t.isAlive(id));
  // A player who must name more than are left names all of them.
  const marks = Math.min(rule.marks, Math.max(1, candidates.length));
  const voters: Voter[] = [];
  const barred: BarredSeat[] = [];
  const bound = anyHooks(t, 'forbids');
  const alike = p.must === undefined && !anyHooks(t, 'ballot') && !bound;
  for (const seat of t.alive) {
    const bar = p.bar?.(seat) ?? blockedBy(t, seat, 'vote');
    if (bar) barred.push({ seat, why: bar.why, clause: bar.clause });
    else voters.push(alike ? { seat, weight: 1 } : voter(t, p, seat, bound ? { candidates, marks } : undefined));
  }
  const question: Writable<BallotQuestion> = {
    shape: 'ballot',
    key,
    to: 'table',
    say,
    clause,
    voters,
    barred,
    candidates,
    marks,
    abstain: rule.abstain,
    counts: rule.counts,
  };
  if (rule.count === 'majority') question.needed = majorityOf(t.alive.length);
  if (rule.marksClause !== undefined) question.marksClause = rule.marksClause;
  const unelectable = p.unelectable ? barredBy(t.alive, p.unelectable) : [];
  if (unelectable.length > 0) question.unelectable = unelectable;
  if (p.about !== undefined) question.about = p.about;
  if (p.note) question.note = p.note;
  if (p.aim) question.aim = p.aim;
  if (p.seconds !== undefined) question.seconds = p.seconds;
  return question;
}

const barredBy = (seats: readonly SeatId[], why: (seat: SeatId) => Bar | undefined): BarredSeat[] =>
  seats.flatMap((seat) => {
    const bar = why(seat);
    return bar ? [{ seat, why: bar.why, clause: bar.clause }] : [];
  });

/** What a vote may go to and how many are to be named; asked for only where somebody is forbidden something. */
type Open = Pick<BallotQuestion, 'candidates' | 'marks'>;

function voter(t: Table, p: Poll, seat: SeatId, open?: Open): Voter {
  let weight = 1;
  let follows: SeatId | undefined;
  for (const { hooks, self } of hooksOn(t, seat, 'ballot')) {
    weight *= hooks.ballot?.weight ?? 1;
    const source = hooks.ballot?.follows && self.status?.by.seat;
    if (source !== undefined && t.isAlive(source)) follows = source;
  }
  const made: Writable<Voter> = { seat, weight };
  if (follows !== undefined) made.follows = follows;
  const must = p.must?.(seat);
  if (must) made.must = must;
  if (!open || hooksOn(t, seat, 'forbids').length === 0) return made;
  const bound = open.candidates.flatMap(({ id, against = id }) => {
    const bar = typeof against === 'number' ? forbidden(t, seat, against, p.key) : undefined;
    return bar ? [{ ...bar, candidate: id }] : [];
  });
  // Where nobody may abstain, a bond that leaves no lawful vote does not bind.
  const lawful = p.rule.abstain !== 'forbidden' || open.candidates.length - bound.length >= open.marks;
  if (bound.length > 0 && lawful) made.forbidden = bound;
  return made;
}
