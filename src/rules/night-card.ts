import type { CastOf } from '../kernel/game.ts';
import type { Calling, NightCard, NightLine, NightSection } from '../kernel/night-card.ts';
import type { Table } from '../kernel/table.ts';
import { said, type RoleId, type SeatId } from '../kernel/types.ts';
import { blockedBy } from './status.ts';

type Dealt = CastOf<RoleId>;

/** The card without the lines whose roles are not in the deck (VD-38). */
export function linesFor<O>(card: NightCard<O>, cast: Dealt): readonly NightSection<O>[] {
  const known = latest.get(card);
  if (known?.cast === cast) return known.sections;
  const sections = card.map((s) => ({ ...s, lines: s.lines.filter((line) => isDealt(line, cast)) })).filter((s) => s.lines.length > 0);
  latest.set(card, { cast, sections: sections });
  return sections;
}

/** A card is asked for line by line, always for the same deck. */
const latest = new WeakMap<NightCard<never>, { readonly cast: Dealt; readonly sections: readonly NightSection[] }>();

const isDealt = <O>({ roles }: NightLine<O>, cast: Dealt): boolean => roles.length === 0 || roles.some((role) => (cast[role] ?? 0) > 0);

/** Who wakes at a line, living and dead alike: by default everybody with one of its roles. */
export const membersOf = <O>(t: Table<O>, line: NightLine<O>): readonly SeatId[] => line.members?.(t) ?? t.withRole(...line.roles);

/** How a line would be called now: live, blocked, hollow or silent, and why. The host's card shows this. */
export function calling<O>(t: Table<O>, line: NightLine<O>): Calling {
  const skip = line.skip?.(t);
  if (skip) return { call: 'silent', members: [], why: skip };
  const members = membersOf(t, line);
  if (line.kind === 'moment') return { call: 'live', members };
  const living = members.filter((seat) => t.isAlive(seat));
  if (living.length === 0) return absent(t, line);
  const block = line.block?.(t);
  if (block) return { call: 'blocked', members: living, why: block };
  const able = line.meeting ? living : living.filter((seat) => !cannot(t, line, seat));
  const [first] = living;
  if (able.length > 0 || first === undefined) return { call: 'live', members: able };
  return { call: 'blocked', members: living, why: cannot(t, line, first) ?? { why: said('bar.blocked'), clause: line.clause } };
}

function absent<O>(t: Table<O>, line: NightLine<O>): Calling {
  const hollow = line.hollow?.(t);
  if (hollow) return { call: 'hollow', members: [], why: hollow };
  return { call: 'silent', members: [], why: { why: said('call.allDead'), clause: line.clause } };
}

const cannot = (t: Table, line: Pick<NightLine, 'kind'>, seat: SeatId) => blockedBy(t, seat, line.kind === 'group' ? 'group' : 'act');
