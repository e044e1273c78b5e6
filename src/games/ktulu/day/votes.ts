import type { BallotCandidate } from '../../../kernel/question.ts';
import type { Script } from '../../../kernel/script.ts';
import { said as anySaid, type Bar, type ClauseId, type Said, type SeatId } from '../../../kernel/types.ts';
import { poll } from '../../../rules/ballot.ts';
import { anyHooks, forbidden, hooksOn } from '../../../rules/hooks.ts';
import type { Tally, VoteRule } from '../../../rules/vote.ts';
import type { Options } from '../options.ts';
import { said, type T, type Question } from '../vocabulary.ts';
import { presiding } from './powers.ts';

/** A vote by day. How it is cast, who may not vote against whom and whether hands may only be counted follow from the table. */
export interface DayVote {
  readonly key: Question;
  readonly clause: ClauseId;
  readonly say: readonly Said[];
  readonly rule: Omit<VoteRule, 'counts'>;
  readonly candidates: readonly BallotCandidate[];
  readonly about?: SeatId;
  readonly aim?: 'remove';
  /** Words for a run-off: how many places are open, and who is tied. */
  readonly again?: (places: number, tied: readonly SeatId[]) => Said;
  /** Only the outcome is ever told, whatever the house rule. */
  readonly secret?: boolean;
  /** Somebody reads the ballots while they are cast. */
  readonly watched?: boolean;
  readonly bar?: (seat: SeatId) => Bar | undefined;
  readonly must?: (seat: SeatId) => Bar | undefined;
  /** What is done once it is counted, before all eyes are opened. */
  counted?(result: Tally): Script;
}

/** Holds a vote of the day the way the house casts votes (KT-079). */
export function* vote(t: T, v: DayVote): Script<Tally> {
  const visibility = v.secret ? 'secret' : t.options.voteVisibility;
  const voting = (): SeatId[] => t.alive.filter((seat) => !v.bar?.(seat));
  const voters = voting();
  yield* presiding(t);
  const released = freed(t, v, voters);
  for (const seat of released) t.tell({ what: 'noted', said: said('vote.freed', { who: { seat } }) }, 'KT-R65', 'host');
  const { key, clause, candidates, about, aim, again, bar, must, watched, counted, rule, say } = v;
  const anyBound = anyHooks(t, 'forbids') && voters.some((seat) => bound(t, seat));
  const note = said(anyBound && visibility !== 'secret' ? 'vote.hands.note' : `vote.${visibility}.note`);
  const called = anySaid(`vote.${visibility}`);
  return yield* poll(t, {
    key,
    clause,
    candidates,
    about,
    aim,
    bar,
    must,
    ...(again && {
      again: (places, tied) => [
        again(
          places,
          tied.filter((id) => typeof id === 'number'),
        ),
        called,
      ],
    }),
    rule: { ...rule, counts: !watched && !anyBound },
    say: [...say, called],
    note: released.length > 0 ? said('vote.freed.note', { who: { seats: released }, note: { said: note } }) : note,
    secret: visibility === 'secret',
    *counted(result) {
      // The host may have ruled on somebody while hands were up.
      yield* presiding(t);
      if (counted) yield* counted(result);
      eyesOpen(t, visibility, ballots(result, v.candidates, voting()));
    },
  });
}

/** What everybody hears once the hands are down, before the outcome: who voted for whom, candidate by candidate (KT-079). */
function eyesOpen(t: T, visibility: Options['voteVisibility'], cast: readonly Supporters[]): void {
  if (visibility === 'open') return;
  if (visibility === 'secret' || cast.length === 0) {
    t.leadIn = [...t.leadIn, anySaid(`vote.${visibility}.after`)];
    return;
  }
  t.tell({ what: 'noted', said: said('vote.disclosed', { votes: { list: cast.map(inShort) } }) }, 'KT-079', 'public');
  t.leadIn = [
    ...t.leadIn,
    said('vote.eyesOpen'),
    ...cast.map(({ name, seats }) =>
      name ? said('vote.supporters', { whom: { said: name }, seats: { seats } }) : said('vote.abstainers', { seats: { seats } }),
    ),
  ];
}

/** Voters who marked a candidate; without a name, those who marked nobody. */
export interface Supporters {
  readonly name?: Said;
  readonly seats: readonly SeatId[];
}

/** "Cid (Ann and Bob)". */
export const inShort = ({ name, seats }: Supporters): Said =>
  name ? said('vote.supportersShort', { whom: { said: name }, seats: { seats } }) : said('vote.abstainersShort', { seats: { seats } });

/** Who voted for whom; nothing where only hands were counted. */
export function ballots({ votes }: Tally, candidates: readonly BallotCandidate[], voters: readonly SeatId[]): Supporters[] {
  if (!votes) return [];
  const all: Supporters[] = candidates.map(({ id, label }) => ({
    name: label ?? said('vote.for', { who: { seat: Number(id) } }),
    seats: voters.filter((seat) => votes[seat]?.includes(id)),
  }));
  const silent = voters.filter((seat) => (votes[seat] ?? []).length === 0);
  return [...all, ...(silent.length > 0 ? [{ seats: silent }] : [])].filter(({ seats }) => seats.length > 0);
}

/** Only hands show whether somebody votes as he may (KT-R64). */
const bound = (t: T, seat: SeatId): boolean => hooksOn(t, seat, 'forbids').length > 0;

/** Voters whose bond leaves them too few to vote for where nobody may abstain (KT-R65). */
function freed(t: T, { rule, candidates, key }: DayVote, voters: readonly SeatId[]): SeatId[] {
  if (rule.abstain !== 'forbidden' || !anyHooks(t, 'forbids')) return [];
  const marks = Math.min(rule.marks, candidates.length);
  const open = (seat: SeatId) =>
    candidates.filter(({ id, against = id }) => typeof against !== 'number' || !forbidden(t, seat, against, key));
  return voters.filter((seat) => open(seat).length < marks);
}
