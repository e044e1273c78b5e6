import type { FactionId, RoleId, Said, SeatId } from '../kernel/types.ts';
import type { T } from './book.ts';
import type { Event } from './context.ts';

/** Who went to whom tonight. */
export interface Visit {
  readonly from: SeatId;
  readonly to: SeatId;
}

/** What is remembered of a game besides what the table shows; it is made anew by every replay. */
export interface State {
  /** What each of the dead died of. */
  readonly causes: Map<SeatId, string>;
  /** Deaths the table has been told of. */
  readonly told: Set<SeatId>;
  readonly acted: Set<SeatId>;
  /** Whose call came to nothing tonight. */
  readonly failed: Set<SeatId>;
  /** Whom each voter was against in the latest vote, as far as hands were entered. */
  hands: ReadonlyMap<SeatId, readonly SeatId[]>;
  /** The cards as they were dealt, and those that lie in the middle. */
  dealt: ReadonlyMap<SeatId, RoleId>;
  readonly middle: RoleId[];
  visits: Visit[];
  steered: { readonly how: 'redirect' | 'swap'; readonly seats: readonly [SeatId, SeatId] }[];
  /** Whom a call chose last, and whom ever. */
  readonly last: Map<string, readonly SeatId[]>;
  /** The night in which it did. */
  readonly lastNight: Map<string, number>;
  readonly ever: Map<string, Set<SeatId>>;
  /** Roles whose calls a player has kept. */
  readonly kept: Map<SeatId, readonly RoleId[]>;
  queue: Event[];
  /** Above zero, events wait. */
  holding: number;
  steps: number;
  /** Triggers that have gone off in this chain. */
  fired: number;
  /** What players are shown at the next nightfall. */
  news: { readonly seat: SeatId; readonly said: Said; readonly role?: RoleId }[];
  /** Kills a side has more or fewer next time. */
  readonly more: Map<FactionId, number>;
  votes: number;
  /** Who carried out the kill of a side. */
  readonly carrier: Map<FactionId, SeatId>;
  /** Night in which nobody can be killed. */
  quiet: number;
  readonly along: Set<FactionId>;
  /** The latest round in which something changed that a game can be won by. */
  changed: number;
  /** Where the story stood at nightfall and at daybreak. */
  nightfall: number;
  daybreak: number;
}

/** What is remembered at this table. */
export const stateOf = (t: T): State => (t.memory ??= blank()) as State;

const blank = (): State => ({
  causes: new Map(),
  told: new Set(),
  acted: new Set(),
  failed: new Set(),
  hands: new Map(),
  dealt: new Map(),
  middle: [],
  visits: [],
  steered: [],
  last: new Map(),
  lastNight: new Map(),
  ever: new Map(),
  kept: new Map(),
  queue: [],
  holding: 0,
  steps: 0,
  fired: 0,
  news: [],
  more: new Map(),
  votes: 0,
  carrier: new Map(),
  quiet: 0,
  along: new Set(),
  changed: 0,
  nightfall: 0,
  daybreak: 0,
});
