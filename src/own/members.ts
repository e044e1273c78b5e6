import type { RoleId, SeatId } from '../kernel/types.ts';
import type { Members, Plan, T } from './book.ts';
import type { Owner } from './call-list.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { dealtTo } from './who.ts';

function seatsWhere(t: T, isOne: (seat: SeatId) => boolean): readonly SeatId[] {
  const found: SeatId[] = [];
  for (const { seat } of t.seats) if (isOne(seat)) found.push(seat);
  return found;
}

/** Who is called by a call: those of a side, of a role, or all who bear a mark. */
export function membersOf(p: Plan, owner: Owner): Members {
  const { dealtAct } = p.rules;
  const roleFor = (t: T, seat: SeatId): RoleId => (dealtAct ? dealtTo(t, seat) : t.at(seat).role);
  if ('side' in owner) {
    // Who has got a dealt card that wakes may be somebody by now who does not.
    const roles = new Set(rolesOf(p, owner, dealtAct));
    return (t) => seatsWhere(t, (seat) => roles.has(roleFor(t, seat)) && !wears(t, seat, 'unseen'));
  }
  if ('mark' in owner) return (t) => seatsWhere(t, (seat) => t.hasStatus(seat, owner.mark));
  const { role } = owner;
  const keeps = (t: T, seat: SeatId): boolean => owner.as === undefined && (stateOf(t).kept.get(seat)?.includes(role) ?? false);
  return (t) =>
    dealtAct || stateOf(t).kept.size > 0 ? seatsWhere(t, (seat) => roleFor(t, seat) === role || keeps(t, seat)) : t.withRole(role);
}

/** Roles that are called by a call; of a side all who wake with it, and with `unseen` those who do not. The bearer of a mark may be anybody. */
export function rolesOf({ rules }: Plan, owner: Owner, unseen: boolean | undefined = false): readonly RoleId[] {
  return Object.entries(rules.roles)
    .filter(([id, role]) =>
      'side' in owner
        ? (role.side === owner.side || role.joins === owner.side) && (unseen || !role.unseen)
        : 'role' in owner && id === owner.role,
    )
    .map(([id]) => id);
}
