import type { SeatId } from '../../src/kernel/types.ts';
import type { IconName } from './icon.ts';

/** A seat as the ring shows it. Roles never appear here unless the screen puts them into `note`. */
export interface RingSeat {
  readonly seat: SeatId;
  /** The player's name, or "Seat 3". */
  readonly name: string;
  readonly dead?: boolean;
  /** Why it may not be chosen: the seat stays reachable and says so. */
  readonly barred?: string;
  /** The clause it is barred under: shown with the reason, not read out with the seat. */
  readonly clause?: string;
  /** Barred, but looks like any other until it is touched: who may be chosen is nobody else's business. */
  readonly covered?: boolean;
  /** Why the host should think twice. */
  readonly warned?: string;
  /** Its hand is up in a vote. */
  readonly raised?: boolean;
  /** A few signs at its corner: how much its vote weighs, how many votes it has given. */
  readonly count?: string;
  readonly marks?: readonly RingMark[];
  /** Its place where a stretch of the ring is shown: on it, one of its ends, or off it. */
  readonly arc?: 'on' | 'end' | 'off';
  /** A few words under the name in the list, and in the middle of the ring while the seat has the focus. */
  readonly note?: string;
}

export interface RingMark {
  readonly icon: IconName;
  readonly label: string;
}

/** Why a seat may not be chosen, where that may be seen. */
export const openlyBarred = ({ barred, covered }: RingSeat): string | undefined => (covered ? undefined : barred);

/** Players without a name are called by their number, which stands on the seat already. */
export function onlyNumber({ seat, name }: RingSeat): boolean {
  return new RegExp(`(^|\\D)${seat}$|^${seat}\\D*$`).test(name);
}
