import type { Script } from '../../../kernel/script.ts';
import type { Said, SeatId } from '../../../kernel/types.ts';
import { verdictsOn } from '../../../rules/attempt.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { pendingAttempts } from '../../../rules/moment.ts';
import { roles } from '../roles/index.ts';
import { attacked } from './results.ts';
import { settleKill } from './mafia.ts';
import { oneByOne } from './one-by-one.ts';
import { said, type Role, type T } from '../vocabulary.ts';

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
  if (t.faction(seat) === 'mafia') return killResult(t);
  const { role }: { readonly role: Role } = roles[t.at(seat).role];
  return role.result?.(t, seat, dusk);
}

function killResult(t: T): Said {
  const due = t.postponed.flatMap((p) => (p.attempt?.by.faction === 'mafia' ? [p.attempt] : []));
  if (due.length === 0) return said('feedback.noKill');
  return said(due.some((a) => verdictsOn(t, a).length === 0) ? 'feedback.kill' : 'feedback.saved');
}
