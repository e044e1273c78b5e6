import type { Fact } from '../../src/kernel/fact.ts';
import type { Setup } from '../../src/kernel/game.ts';
import type { RoleId, SeatId } from '../../src/kernel/types.ts';

/** A status as the story tells of it. */
export interface Mark {
  readonly what: string;
  readonly on: SeatId;
  readonly by: SeatId | undefined;
  /** Index in the story of the fact that made it. */
  readonly fact: number;
}

/** A table as the story alone tells it. It is never changed: a fact makes another one. */
export interface State {
  /** Role of each seat; seat 1 comes first. */
  readonly roles: readonly RoleId[];
  readonly alive: ReadonlySet<SeatId>;
  readonly revealed: ReadonlySet<SeatId>;
  readonly marks: readonly Mark[];
  /** Who got each token last, and whether that player knows. */
  readonly held: Readonly<Record<string, { readonly by: SeatId; readonly knowing: boolean }>>;
}

/** The table before anything is told. */
export function begun({ deal, position }: Setup): State {
  const seats = deal.map((_, i) => i + 1);
  return {
    roles: deal.map(({ role }) => role),
    alive: new Set(seats.filter((seat) => !position?.dead?.includes(seat))),
    revealed: new Set(),
    marks: [],
    held: {},
  };
}

/** The table after one more fact, which stands at this index of the story. */
export function told(state: State, fact: Fact, at: number): State {
  switch (fact.what) {
    case 'died':
      return { ...state, alive: without(state.alive, fact.seat) };
    case 'revived':
      return { ...state, alive: new Set([...state.alive, fact.seat]) };
    case 'revealed':
      return { ...state, revealed: new Set([...state.revealed, fact.seat]) };
    case 'marked':
      return { ...state, marks: [...state.marks, { what: fact.status, on: fact.seat, by: fact.by.seat, fact: at }] };
    case 'unmarked': {
      const alike = state.marks.filter(({ what, on }) => what === fact.status && on === fact.seat);
      const over =
        alike.find((mark) => mark.fact === fact.because) ?? alike.find(({ by }) => by !== undefined && !state.alive.has(by)) ?? alike[0];
      return { ...state, marks: state.marks.filter((mark) => mark !== over) };
    }
    case 'moved':
      return { ...state, held: { ...state.held, [fact.token]: { by: fact.to, knowing: fact.knowing } } };
    case 'recast':
      return { ...state, roles: state.roles.with(fact.seat - 1, fact.to) };
    case 'swapped': {
      const [a, b] = fact.seats;
      const [first, second] = [state.roles[a - 1], state.roles[b - 1]];
      return first === undefined || second === undefined ? state : { ...state, roles: state.roles.with(a - 1, second).with(b - 1, first) };
    }
    default:
      return state;
  }
}

const without = (all: ReadonlySet<SeatId>, seat: SeatId): ReadonlySet<SeatId> => new Set([...all].filter((one) => one !== seat));

/** Living seats whose card is one of these, in seating order. */
export const holders = (state: State, ...roles: readonly RoleId[]): SeatId[] =>
  state.roles.flatMap((role, i) => (roles.includes(role) && state.alive.has(i + 1) ? [i + 1] : []));

export const roleAt = ({ roles }: State, seat: SeatId): RoleId => roles[seat - 1] ?? '';

/** Whether a status of this kind is on a seat. */
export const bears = ({ marks }: State, seat: SeatId, what: string): boolean =>
  marks.some((mark) => mark.on === seat && mark.what === what);
