import type { DealtSeat, Game, Position } from '../../src/kernel/game.ts';
import type { SeatId } from '../../src/kernel/types.ts';

/** A position in mid-game, with names for seats. Lists of names are separated by blanks. */
export interface NamedPosition {
  readonly round?: number;
  readonly phase?: string;
  readonly dead?: string;
  /** Token → holder, or the token's whole state. */
  readonly tokens?: Readonly<Record<string, string | { readonly holder: string; readonly knowing?: boolean; readonly announced?: string }>>;
  readonly statuses?: readonly { readonly what: string; readonly on: string; readonly by?: string; readonly until?: string }[];
  readonly counters?: Readonly<Record<string, number>>;
}

/** Names at a table. */
export class Seating {
  constructor(readonly deal: readonly DealtSeat[]) {}

  /** Reads `Ann Bob mafia, Cid doctor`: names, then the role they hold. */
  static read(game: Game, seats: string): Seating {
    const deal = seats.split(',').flatMap((part): DealtSeat[] => {
      const words = blanks(part);
      const role = words.pop() ?? '';
      if (!Object.hasOwn(game.roles, role)) throw new Error(`${game.id} has no role “${role}” (in “${part.trim()}”)`);
      if (words.length === 0) throw new Error(`Nobody is named before “${role}”`);
      return words.map((name) => ({ name, role }));
    });
    const names = deal.map((seat) => seat.name);
    if (new Set(names).size !== names.length) throw new Error(`A name is given twice: ${names.join(' ')}`);
    return new Seating(deal);
  }

  seat(name: string): SeatId {
    const at = this.deal.findIndex((seat) => seat.name === name);
    if (at < 0) throw new Error(`Nobody at this table is called ${name}`);
    return at + 1;
  }

  seats(names: string): SeatId[] {
    return blanks(names).map((name) => this.seat(name));
  }

  name(seat: SeatId): string {
    return this.deal[seat - 1]?.name ?? `#${seat}`;
  }

  names(seats: readonly SeatId[]): string[] {
    return seats.map((seat) => this.name(seat));
  }

  position(p: NamedPosition): Position {
    const { round, phase, counters } = p;
    const tokens = Object.entries(p.tokens ?? {}).map(
      ([id, held]) => [id, typeof held === 'string' ? { holder: this.seat(held) } : { ...held, holder: this.seat(held.holder) }] as const,
    );
    return {
      ...(round !== undefined && { round }),
      ...(phase !== undefined && { phase }),
      ...(counters && { counters }),
      dead: this.seats(p.dead ?? ''),
      tokens: Object.fromEntries(tokens),
      statuses: (p.statuses ?? []).map(({ on, by, ...rest }) => ({
        ...rest,
        on: this.seat(on),
        ...(by !== undefined && { by: this.seat(by) }),
      })),
    };
  }
}

export const blanks = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');
