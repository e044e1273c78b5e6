import type { Script } from '../../kernel/script.ts';
import { said, type Said, type SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import { anyHooks } from '../../rules/hooks.ts';
import { bookOf, text, type T } from '../book.ts';
import { voteless } from '../day/polls.ts';
import type { Ballot } from '../schema/effects.ts';
import { seatsOf } from '../who.ts';
import type { Context } from '../context.ts';

/** Everybody chooses somebody, by show of hands; a lot settles what stays level after a second vote. */
export function* elected(t: T, c: Context, from: readonly SeatId[], words: Said): Script<readonly SeatId[]> {
  if (from.length === 0) return [];
  const { chosen } = yield* poll(t, {
    key: `${c.key}.vote`,
    rule: { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['again', 'lot'], counts: !anyHooks(t, 'ballot') },
    say: [words],
    clause: c.clause,
    candidates: from.map((id) => ({ id })),
    bar: voteless(t),
  });
  return chosen.filter((id) => typeof id === 'number');
}

/** Asks some of the living for yes or no. True if as many say yes as are needed. */
export function* approved(t: T, c: Context, e: Ballot): Script<boolean> {
  const asked = seatsOf(t, c, e.who ?? 'everybody').filter((seat) => t.isAlive(seat));
  if (asked.length === 0) return false;
  const noVote = voteless(t);
  const { sums } = yield* poll(t, {
    key: `${c.key}.ballot`,
    rule: { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['nobody'], counts: !anyHooks(t, 'ballot') && !bookOf(t).needsHands },
    say: [text(t, e.words)],
    ...(e.secret && { note: said('own.ballot.secret'), secret: true }),
    clause: c.clause,
    candidates: [
      { id: 'yes', label: said('own.yes') },
      { id: 'no', label: said('own.no') },
    ],
    bar: (seat) => (asked.includes(seat) ? noVote(seat) : { why: said('own.bar.noVote'), clause: c.clause }),
  });
  const sum = (id: string): number => sums.find(([one]) => one === id)?.[1] ?? 0;
  const { needs = 'majority' } = e;
  return needs === 'majority' ? sum('yes') > sum('no') : needs === 'all' ? sum('no') === 0 && sum('yes') > 0 : sum('yes') >= needs;
}
