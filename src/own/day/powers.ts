import { announce, ask, type Script } from '../../kernel/script.ts';
import { said, type Bar, type SeatId } from '../../kernel/types.ts';
import { reveal } from '../../rules/death.ts';
import { choose } from '../../rules/choose.ts';
import { blockedBy } from '../../rules/status.ts';
import { bookOf, type OwnCall, type T } from '../book.ts';
import { act, whyNotByDay } from '../calls.ts';
import { settle } from '../chain.ts';

/** Before the vote players may step forward and use what they have by day. Asked whenever a card in play could, so that silence tells nothing. */
export function* powers(t: T): Script {
  const calls = bookOf(t).dayCalls;
  if (!calls.some(({ owner }) => 'mark' in owner || ('role' in owner && (t.cast[owner.role] ?? 0) > 0))) return;
  for (;;) {
    const { seats } = yield* ask(t, () =>
      choose(t, {
        key: 'day.powers',
        to: 'table',
        say: [said('own.day.powers')],
        clause: 'OWN-day',
        min: 0,
        pass: said('window.nobody'),
        aim: 'ability',
        bar: (seat) => whyNot(t, calls, seat),
      }),
    );
    const [actor] = seats;
    if (actor === undefined) return;
    const mine = open(t, calls, actor)[0];
    if (!mine) continue;
    if (mine.call.shown) {
      reveal(t, actor, `OWN-${mine.id}`);
      yield* announce(t, 'day.shows', said('own.learn.role', { who: { seat: actor }, role: { role: t.at(actor).role } }), `OWN-${mine.id}`);
    }
    yield* act(t, mine, [actor]);
    // Once a day, whatever was left of it.
    t.count(today(t, mine.id, actor));
    yield* settle(t);
  }
}

const today = (t: T, id: string, seat: SeatId): string => `${id}.day${t.place.round}.${seat}`;

const open = (t: T, calls: readonly OwnCall[], seat: SeatId): OwnCall[] =>
  calls.filter((one) => isOwn(t, one, seat) && t.counter(today(t, one.id, seat)) === 0 && !whyNotByDay(t, one, seat));

const isOwn = (t: T, { owner }: OwnCall, seat: SeatId): boolean =>
  'mark' in owner ? t.hasStatus(seat, owner.mark) : 'role' in owner && owner.role === t.at(seat).role;

function whyNot(t: T, calls: readonly OwnCall[], seat: SeatId): Bar | undefined {
  const block = blockedBy(t, seat, 'act');
  if (block) return { why: block.why, clause: block.clause };
  return open(t, calls, seat).length > 0 ? undefined : { why: said('bar.noReaction'), clause: 'OWN-day' };
}
