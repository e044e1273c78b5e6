import { announce, ask, type Script } from '../kernel/script.ts';
import { said, type SeatId } from '../kernel/types.ts';
import { attempt } from '../rules/attempt.ts';
import { reveal } from '../rules/death.ts';
import { bookOf, brokenHeart, type T } from './book.ts';
import { kill } from './deaths.ts';
import type { Event } from './context.ts';
import { limits } from './limits.ts';
import { nothing } from './nothing.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { setOff } from './trigger.ts';
import { dealtTo } from './who.ts';

/** More events than this in one chain are taken to have no end; a file that could get there is refused before. */
const mostSteps = 400;

/** Lets all that has happened have its consequences: deaths first that came first, triggers in seat order (I12). Deaths of the night wait for day. */
export function settle(t: T): Script {
  const s = stateOf(t);
  return s.holding > 0 || s.queue.length === 0 ? nothing : settleAll(t);
}

function* settleAll(t: T): Script {
  const s = stateOf(t);
  s.holding++;
  for (;;) {
    const i = s.queue.findIndex(({ on }) => on !== 'death' || t.place.phase !== 'night');
    const [event] = i < 0 ? [] : s.queue.splice(i, 1);
    if (!event) break;
    if (s.steps++ > mostSteps || s.fired > limits.fired) {
      s.queue = [];
      t.tell({ what: 'noted', said: said('own.chainCut') }, 'OWN-chain', 'host');
      break;
    }
    yield* happen(t, event);
  }
  s.steps = 0;
  s.fired = 0;
  s.holding--;
}

/** Puts an event where its consequences will find it. */
export function happens(t: T, event: Event): Script {
  if (event.on === 'death' || bookOf(t).triggers.has(event.on)) stateOf(t).queue.push(event);
  return settle(t);
}

function* happen(t: T, event: Event): Script {
  if (event.on === 'death' && event.subject !== undefined) {
    yield* tellDeath(t, event.subject, 'own.dies', event.because);
    yield* breakHearts(t, event.subject, event.because);
  }
  const bounds = bookOf(t).triggers.get(event.on);
  if (bounds) yield* setOff(t, bounds, event);
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
  if (shown === 'none' || wears(t, seat, 'hidden')) return;
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

/** A player linked to the dead dies too; from a broken heart only that protects which names it (I6). */
function* breakHearts(t: T, seat: SeatId, because?: number): Script {
  const { rules } = bookOf(t);
  for (const status of t.statusesOf(seat)) {
    const link = rules.marks?.[status.what]?.link;
    if (!link) continue;
    const others = t.statuses.filter((s) => s.what === status.what && s.by.seat === status.by.seat && s.on !== seat).map(({ on }) => on);
    const cause = link.cause ?? brokenHeart;
    for (const on of others)
      if (cause !== brokenHeart) yield* kill(t, on, cause, {}, 'OWN-heart', because);
      else if (t.isAlive(on))
        yield* attempt(t, { deed: cause, by: {}, on, clause: 'OWN-heart', ...(because !== undefined && { because }) });
  }
}
