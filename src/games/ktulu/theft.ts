import type { Attempt } from '../../kernel/role.ts';
import type { Script } from '../../kernel/script.ts';
import { give } from '../../rules/token.ts';
import { carrier, statuette } from './statuette.ts';
import { active, type T } from './table.ts';

/** A theft nothing stood in the way of: it finds the statuette or it finds nothing. A group's find waits for its carrier (KT-023, KT-R15). */
export function* stolen(t: T, a: Attempt): Script {
  const { by, on, clause, because } = a;
  if (carrier(t) !== on) {
    t.tell({ what: 'attempted', deed: a.deed, seat: on, by }, clause, 'host', because);
    return;
  }
  const to = by.seat ?? active(t, by.faction ?? '').find((seat) => seat !== on) ?? active(t, by.faction ?? '')[0];
  if (to !== undefined && t.isAlive(to)) yield* give(t, statuette, to, { by, clause, because, provisional: by.seat === undefined });
}
