import type { Agent, SeatId } from '../kernel/types.ts';
import type { EventKind } from './schema/traits.ts';

/** Who acts, on whom, and because of what: what the words of a rules file stand for. */
export interface Context {
  readonly self?: SeatId | undefined;
  readonly chosen: readonly SeatId[];
  readonly subject?: SeatId | undefined;
  readonly killer?: SeatId | undefined;
  readonly source?: SeatId | undefined;
  /** Role or side that was named. */
  readonly named?: string | undefined;
  /** Name of the call or trigger; questions begin with it. */
  readonly key: string;
  readonly clause: string;
  readonly by: Agent;
  readonly cause?: string | undefined;
  readonly because?: number | undefined;
  /** Those who are awake for it and are told what is learned. */
  readonly members: readonly SeatId[];
  /** Who goes for those who act together; the one who acts unless said. */
  readonly hand?: SeatId | undefined;
  readonly drunk?: boolean | undefined;
  readonly remote?: boolean | undefined;
  /** Acts though kept from it. */
  readonly anyway?: boolean | undefined;
  /** Cards of the middle that were chosen, counted from 0. */
  readonly cards?: readonly number[] | undefined;
  /** Sides that have won, while it is looked at who wins with them. */
  readonly winners?: readonly string[] | undefined;
  /** So many are chosen besides those the file says (I29). */
  readonly more?: number | undefined;
  /** Nights from one call to the next; 1 unless said. */
  readonly apart?: number | undefined;
  /** How often somebody already does here what another role does. */
  readonly depth?: number | undefined;
}

/** Something that has happened and that triggers may wait for. */
export interface Event {
  readonly on: EventKind;
  readonly subject?: SeatId;
  readonly killer?: SeatId;
  readonly by?: Agent;
  readonly cause?: string;
  readonly mark?: string;
  readonly because?: number;
}
