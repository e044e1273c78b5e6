import type { Script } from '../../kernel/script.ts';
import { said, type Said, type SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import { anyHooks } from '../../rules/hooks.ts';
import { text, type Perform, type Plan, type T } from '../book.ts';
import { plainHands, voteless } from '../day/polls.ts';
import type { Ballot } from '../schema/effects.ts';
import { seats } from '../who.ts';
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
export function approved(p: Plan, e: Ballot): Perform {
  const meant = seats(p, e.who ?? 'everybody');
  const words = text(p, e.words);
  const { needs = 'majority' } = e;
  return function* (t, c) {
    const asked = meant(t, c).filter((seat) => t.isAlive(seat));
    if (asked.length === 0) return false;
    const noVote = voteless(t);
    const { sums } = yield* poll(t, {
      key: `${c.key}.ballot`,
      rule: { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['nobody'], counts: plainHands(t) },
      say: [words],
      ...(e.secret && { note: said('own.ballot.secret'), secret: true }),
      clause: c.clause,
      candidates: [
        { id: 'yes', label: said('own.yes') },
        { id: 'no', label: said('own.no') },
      ],
      bar: (seat) => (asked.includes(seat) ? noVote(seat) : { why: said('own.bar.noVote'), clause: c.clause }),
    });
    const sum = (id: string): number => sums.find(([one]) => one === id)?.[1] ?? 0;
    return needs === 'majority' ? sum('yes') > sum('no') : needs === 'all' ? sum('no') === 0 && sum('yes') > 0 : sum('yes') >= needs;
  };
}
