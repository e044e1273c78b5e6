import { announce, ask, type Script } from '../kernel/script.ts';
import { said, type SeatId } from '../kernel/types.ts';
import { reveal } from '../rules/death.ts';
import { bookOf, brokenHeart, type Bound, type T } from './book.ts';
import { slay } from './deaths.ts';
import { listOf } from './schema/basic.ts';
import type { Trigger } from './schema/traits.ts';
import { stateOf, type Event } from './state.ts';
import { has, isDrunk } from './traits.ts';
import { holds } from './when.ts';
import { dealtTo, fits, seatsOf } from './who.ts';
import type { Context } from './context.ts';

/** More events than this in one chain are taken to have no end; a file that could get there is refused before. */
const mostSteps = 400;

/** Lets all that has happened have its consequences: deaths first that came first, triggers in seat order (I12). Deaths of the night wait for day. */
export function* settle(t: T): Script {
  const s = stateOf(t);
  if (s.holding > 0) return;
  s.holding++;
  for (;;) {
    const i = s.queue.findIndex(({ on }) => on !== 'death' || t.place.phase !== 'night');
    const [event] = i < 0 ? [] : s.queue.splice(i, 1);
    if (!event) break;
    if (s.steps++ > mostSteps) {
      s.queue = [];
      t.tell({ what: 'noted', said: said('own.chainCut') }, 'OWN-chain', 'host');
      break;
    }
    yield* happen(t, event);
  }
  s.steps = 0;
  s.holding--;
}

/** Puts an event where its consequences will find it. */
export function* happens(t: T, event: Event): Script {
  const { queue } = stateOf(t);
  const { triggers, rules } = bookOf(t);
  if (event.on === 'death' || triggers.has(event.on) || (event.on === 'marked' && rules.marks)) queue.push(event);
  yield* settle(t);
}

function* happen(t: T, event: Event): Script {
  if (event.on === 'death' && event.subject !== undefined) {
    yield* tellDeath(t, event.subject, 'own.dies', event.because);
    yield* breakHearts(t, event.subject, event.because);
  }
  const bounds = bookOf(t).triggers.get(event.on);
  if (!bounds) return;
  for (const { seat } of t.seats) for (const bound of bounds) if (isBearer(t, bound, seat)) yield* trigger(t, bound, seat, event);
  for (const bound of bounds) if (bound.of === 'rules') yield* byItself(t, bound, event);
}

/** Everybody hears of a death, and the card is turned over where the group plays so; once for each death. */
export function* tellDeath(t: T, seat: SeatId, id: string, because?: number): Script {
  const { told } = stateOf(t);
  if (told.has(seat) || t.isAlive(seat)) return;
  told.add(seat);
  yield* announce(t, id, said(id, { who: { seat } }), 'OWN-death', because);
  yield* turnCard(t, seat);
}

/** The card of the dead, or the side alone, as far as the group shows it. */
export function* turnCard(t: T, seat: SeatId): Script {
  const shown = t.options.reveal;
  if (shown === 'none' || has(t, seat, 'hidden')) return;
  const now = t.at(seat).role;
  const role = bookOf(t).rules.day.shows === 'dealt' ? dealtTo(t, seat) : now;
  if (shown === 'side') {
    yield* announce(t, 'card.side', said('own.cardSide', { who: { seat }, side: { faction: t.roleOf(role).faction } }), 'OWN-death');
    return;
  }
  // A card that says no more what its player was is read out, not taken for the truth.
  if (role === now) reveal(t, seat, 'OWN-death');
  yield* ask(t, () => ({
    shape: 'say',
    key: 'card.turned',
    to: 'table',
    say: [said('own.turnCard', { who: { seat } })],
    note: said('own.cardIs', { role: { role } }),
    clause: 'OWN-death',
  }));
}

/** Whoever was linked to the dead dies too; no shield helps (I6). */
function* breakHearts(t: T, seat: SeatId, because?: number): Script {
  const { rules } = bookOf(t);
  for (const status of t.statusesOf(seat)) {
    const link = rules.marks?.[status.what]?.link;
    if (!link) continue;
    const others = t.statuses.filter((s) => s.what === status.what && s.by.seat === status.by.seat && s.on !== seat).map(({ on }) => on);
    for (const other of others) yield* slay(t, other, link.cause ?? brokenHeart, {}, 'OWN-heart', because);
  }
}

/** Whether somebody has what a trigger belongs to: the role, one he has kept, or the mark. */
function isBearer(t: T, { of, owner }: Bound, seat: SeatId): boolean {
  if (of === 'role') return t.at(seat).role === owner || (stateOf(t).kept.get(seat)?.includes(owner) ?? false);
  return of === 'mark' && t.hasStatus(seat, owner);
}

/** What the file itself does about an event, without anybody who bears it. */
function* byItself(t: T, { id, trigger: g }: Bound, e: Event): Script {
  const { subject, killer, because } = e;
  const c: Context = { chosen: [], subject, killer, key: id, clause: 'OWN-table', by: {}, members: [], remote: true, because };
  if (!isMeant(t, c, g, e)) return;
  if (g.uses !== undefined && t.count(id) > g.uses) return;
  yield* bookOf(t).perform(t, c, g);
}

/** Whether an event is what a trigger waits for: whom it befell, who did it, how. */
function isMeant(t: T, c: Context, g: Trigger, e: Event): boolean {
  if (g.who !== undefined && (e.subject === undefined || !seatsOf(t, c, g.who, 'any').includes(e.subject))) return false;
  if (g.by !== undefined && (e.killer === undefined || !fits(t, c, g.by, e.killer))) return false;
  if (g.cause !== undefined && !listOf(g.cause).includes(e.cause ?? '')) return false;
  return (g.mark === undefined || g.mark === e.mark) && holds(t, c, g.while);
}

function* trigger(t: T, { id, owner, of, trigger: g }: Bound, seat: SeatId, e: Event): Script {
  const status = of === 'mark' ? t.statusesOf(seat, owner)[0] : undefined;
  const aboutSelf = g.who === undefined && e.subject !== undefined && g.on !== 'tie';
  const living = g.bearer ?? (g.on === 'death' && aboutSelf ? 'any' : 'living');
  if (living !== 'any' && t.isAlive(seat) !== (living === 'living')) return;
  if (aboutSelf && e.subject !== seat) return;
  const role = t.at(seat).role;
  const c: Context = {
    self: seat,
    chosen: [],
    subject: e.subject,
    killer: e.killer,
    source: status?.by.seat,
    key: id,
    clause: `OWN-${owner}`,
    by: { seat, role },
    members: [seat],
    remote: true,
    because: e.because,
  };
  if ((of === 'role' && isDrunk(t, seat)) || !isMeant(t, c, g, e)) return;
  const used = `${id}.${seat}`;
  if (g.uses !== undefined && t.counter(used) >= g.uses) return;
  if (g.uses !== undefined) t.count(used);
  yield* bookOf(t).perform(t, c, g);
}
