import type { SeatId } from '../../kernel/types.ts';
import { blockedBy } from '../../rules/status.ts';
import type { Ids, T } from './vocabulary.ts';

/** Night, with its checks; dawn belongs to the day that follows (KT-R45). */
export const isNight = (t: T): boolean => t.place.phase === 'night';

/** Everybody knows the role for certain: death, own reveal or investigation (KT-R66). */
export const publicly = (t: T, seat: SeatId): boolean => t.at(seat).revealed;

/** The living player of a role that is dealt once at most (KT-R6). */
export const bearer = (t: T, role: Ids['role']): SeatId | undefined => t.withRole(role).find((seat) => t.isAlive(seat));

/** Living members of a faction who can take part in its actions now (KT-098, KT-124, KT-163). An operator not yet revealed knows nobody (KT-186). */
export const active = (t: T, faction: Ids['faction']): SeatId[] =>
  t.living(faction).filter((seat) => !blockedBy(t, seat, 'group') && !isStranger(t, seat));

/** The same of whatever side is behind an act; of none, nobody. */
export const activeOf = (t: T, faction?: Ids['faction']): SeatId[] => (faction === undefined ? [] : active(t, faction));

/** Members of a faction, living or dead, who know one another. */
export function members(t: T, faction: Ids['faction']): readonly SeatId[] {
  const all = t.members(faction);
  return t.withRole('stagecoach').length === 0 ? all : all.filter((seat) => !isStranger(t, seat));
}

const isStranger = (t: T, seat: SeatId): boolean => t.at(seat).role === 'stagecoach' && !publicly(t, seat);

/** First night on which the bandits can sail: the host's number, or by the number of players at the start (KT-034…038). */
export function shipNight({ options, seats }: T): number {
  if (options.shipNight !== null) return options.shipNight;
  if (seats.length <= 16) return 3;
  if (seats.length <= 23) return 4;
  return seats.length <= 30 ? 5 : suggestedNight;
}

/** Above 30 players the table has no number: this one holds until the host gives another (KT-037, KT-R1). */
export const suggestedNight = 6;

/** How many players a day's search takes (KT-064, KT-065). */
export const places = ({ options, seats }: T): number => options.searchCount ?? (seats.length <= 16 ? 2 : 3);
