import { ask, type Script } from '../../kernel/script.ts';
import type { Filler, SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import type { VoteRule } from '../../rules/vote.ts';
import { said, type T } from './vocabulary.ts';

/** Most votes eliminate; who does not vote counts for the last in the list (YK-26, YK-27, YK-R10). */
const city: VoteRule = { marks: 1, abstain: 'last', count: 'plurality', tie: [], counts: true };
/** All tied go at once if more than half of the living want it (YK-30, YK-31, YK-R17). */
const allAtOnce: VoteRule = { marks: 1, abstain: 'allowed', count: 'majority', tie: ['nobody'], counts: true };

/** A timed speech of one player: defence, or defence after a tie (YK-25, YK-28). */
export function* speech(t: T, key: 'day.defence' | 'day.tieSpeech', clause: string, seconds: number, seat: SeatId): Script {
  if (!t.isAlive(seat)) return;
  yield* ask(t, () => ({ shape: 'say', key, to: [seat], say: [said(key, { n: seat, seconds })], clause, seconds, expires: true as const }));
}

/** The vote, a second among the tied after more speeches, then all or none of them (YK-26…31, YK-R21). Seats that leave. */
export function* elimination(t: T, list: readonly SeatId[]): Script<readonly SeatId[]> {
  const first = yield* vote(t, 'day.vote', 'YK-26', list);
  if (first.tied.length === 0) return first.chosen;
  for (const seat of first.tied) yield* speech(t, 'day.tieSpeech', 'YK-28', t.options.tieSpeechSeconds, seat);
  const second = yield* vote(t, 'day.revote', 'YK-29', first.tied);
  if (second.tied.length === 0) return second.chosen;
  const all = t.options.removeAllOf === 'firstVote' ? first.tied.filter((seat) => t.isAlive(seat)) : second.tied;
  const tied = { seats: numbers(all) };
  const { chosen } = yield* poll(t, {
    key: 'day.removeAll',
    rule: allAtOnce,
    say: [said('day.removeAll', tied)],
    note: said('day.removeAll.note'),
    clause: 'YK-30',
    candidates: [{ id: 'all', label: said('day.all', tied) }],
  });
  return chosen.length > 0 ? all : [];
}

interface Outcome {
  readonly chosen: readonly SeatId[];
  readonly tied: readonly SeatId[];
}

/** One vote over those of the list who are still there; with nobody left none is held. */
function* vote(t: T, key: 'day.vote' | 'day.revote', clause: string, list: readonly SeatId[]): Script<Outcome> {
  const standing = list.filter((seat) => t.isAlive(seat));
  if (standing.length === 0) return { chosen: [], tied: [] };
  const { chosen, tied } = yield* poll(t, {
    key,
    rule: city,
    say: [said(key, { seats: numbers(standing) })],
    note: said('day.vote.note'),
    clause,
    aim: 'remove',
    candidates: standing.map((id) => ({ id })),
  });
  return { chosen: seatsOf(chosen), tied: seatsOf(tied) };
}

/** Seats by their numbers, which is how players are addressed here (YK-36). */
const numbers = (seats: readonly SeatId[]): Filler => ({ list: seats.map((n) => said('day.number', { n })) });

const seatsOf = (all: readonly (SeatId | string)[]): SeatId[] => all.filter((c) => typeof c === 'number');
