import type { FactOf } from '../../kernel/fact.ts';
import type { Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said, type Said, type SeatId } from '../../kernel/types.ts';
import { stopping, verdictsOn } from '../../rules/attempt.ts';
import { seenAs } from '../../rules/hooks.ts';
import { showSecret } from '../../rules/knowledge.ts';
import { pendingAttempts } from '../../rules/moment.ts';
import { settleKill } from './mafia.ts';
import type { Options } from './options.ts';
import { oneByOne } from './turn.ts';

type T = Table<Options>;

/** Everybody alive reads a message in turn, also those with nothing to learn (TM-44, TM-46). */
export function* feedback(t: T): Script {
  const dusk = t.story.findLastIndex((f) => f.what === 'phase' && f.at.phase === 'night');
  yield* settleKill(t, dusk);
  yield* oneByOne(
    () => t.alive,
    (seat) =>
      showSecret(t, {
        key: 'feedback',
        to: [seat],
        about: [seat],
        clause: 'TM-44',
        say: [said('feedback.call', { who: { seat } })],
        showing: { said: messageFor(t, seat, dusk) },
        round: { n: t.alive.indexOf(seat) + 1, of: t.alive.length },
      }),
  );
}

/** One message of one length class, the gravest news first (TM-R3, TM-R8). */
function messageFor(t: T, seat: SeatId, dusk: number): Said {
  if (pendingAttempts(t, 'dawn', seat, 'kill').length > 0) return said('feedback.doomed');
  if (t.statusesOf(seat, 'busy').length > 0) return said('feedback.busy');
  return resultFor(t, seat, dusk) ?? (attacked(t, seat) ? said('feedback.attacked') : said('feedback.quiet'));
}

/** What the player's own action tonight has brought. */
function resultFor(t: T, seat: SeatId, dusk: number): Said | undefined {
  const role = t.at(seat).role;
  if (t.faction(seat) === 'mafia') return killResult(t);
  if (role === 'medium')
    return t.alive.length < t.seats.length ? said('feedback.medium', { n: t.seats.length - t.alive.length }) : undefined;
  const on = choiceOf(t, role, seat, dusk);
  if (on === undefined) return undefined;
  if (role === 'detective')
    return said(t.roleOf(seenAs(t, 'side', on)).faction === 'mafia' ? 'feedback.mafia' : 'feedback.notMafia', { who: { seat: on } });
  if (role === 'tracker') return tracked(t, on, dusk);
  if (role === 'vigilante') return said('feedback.fired');
  return role === 'doctor' && attacked(t, on) ? said('feedback.patient') : undefined;
}

function choiceOf(t: T, role: string, seat: SeatId, dusk: number): SeatId | undefined {
  const chose = t.since(dusk).find((f): f is FactOf<'chose'> => f.what === 'chose' && f.key === role && f.by[0] === seat);
  return chose?.seats[0];
}

/** Whom a player went to see; one kept busy stayed at home. */
function tracked(t: T, on: SeatId, dusk: number): Said {
  const went =
    t.statusesOf(on, 'busy').length > 0
      ? undefined
      : t.since(dusk).find((f): f is FactOf<'chose'> => f.what === 'chose' && f.by[0] === on && f.seats.length > 0);
  const to = went?.seats[0];
  return to === undefined
    ? said('feedback.stayedHome', { who: { seat: on } })
    : said('feedback.visited', { who: { seat: on }, whom: { seat: to } });
}

function killResult(t: T): Said {
  const due = t.postponed.flatMap((p) => (p.attempt?.by.faction === 'mafia' ? [p.attempt] : []));
  if (due.length === 0) return said('feedback.noKill');
  return said(due.some((a) => verdictsOn(t, a).length === 0) ? 'feedback.kill' : 'feedback.saved');
}

/** Somebody strikes at this player tonight, saved or not; one kept busy strikes at nobody (TM-R8). */
function attacked(t: T, seat: SeatId): boolean {
  return t.postponed.some(({ attempt: a }) => a?.deed === 'kill' && a.on === seat && stopping(t, a).length === 0);
}
