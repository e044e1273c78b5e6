import type { Ruling } from '../../src/kernel/answer.ts';
import { checkRuling } from '../../src/kernel/check-ruling.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { FactionId, RoleId, SeatId } from '../../src/kernel/types.ts';

export type RulingKind = Ruling['do'];
export type Part = 'seat' | 'seats' | 'token' | 'status' | 'role' | 'text' | 'name' | 'factions';

/** What a host has to say for each kind of ruling, in the order it is asked. */
export const parts: Readonly<Record<RulingKind, readonly Part[]>> = {
  kill: ['seat'],
  revive: ['seat'],
  leave: ['seat'],
  sit: ['seat', 'name'],
  reveal: ['seat'],
  move: ['token', 'seat'],
  mark: ['status', 'seat'],
  unmark: ['status', 'seat'],
  swap: ['seats'],
  recast: ['seat', 'role'],
  note: ['text'],
  end: ['factions'],
};

/** Parts as they are being filled in. */
export interface Filled {
  readonly seats: readonly SeatId[];
  readonly token?: string;
  readonly status?: string;
  readonly role?: RoleId;
  readonly text: string;
  readonly factions: readonly FactionId[];
}

export const nothingFilled: Filled = { seats: [], text: '', factions: [] };

/** Kinds that make sense at this table: no tokens, no moving of tokens. */
export function kindsFor({ game }: Table): RulingKind[] {
  const marks = Object.keys(game.statuses).length > 0;
  return (Object.keys(parts) as RulingKind[]).filter((kind) => {
    if (kind === 'move') return game.tokens.length > 0;
    return (kind !== 'mark' && kind !== 'unmark') || marks;
  });
}

/** Kinds about one player that can be ruled of that player as things stand. */
export function kindsOn(table: Table, seat: SeatId): RulingKind[] {
  const rules = (ruling: Ruling): boolean => checkRuling(table, ruling) === undefined;
  return kindsFor(table).filter((kind) => {
    switch (kind) {
      case 'kill':
      case 'revive':
      case 'leave':
        return rules({ do: kind, seat });
      case 'sit':
        return rules({ do: kind, seat, name: 'x' });
      case 'reveal':
        return !table.at(seat).revealed;
      case 'move':
        return table.isAlive(seat);
      default:
        return kind !== 'end';
    }
  });
}

/** The ruling as filled in, or nothing while a part is missing. */
export function rulingOf(kind: RulingKind, { seats, token, status, role, text, factions }: Filled): Ruling | undefined {
  const [seat, other] = seats;
  switch (kind) {
    case 'kill':
    case 'revive':
    case 'reveal':
    case 'leave':
      return seat === undefined ? undefined : { do: kind, seat };
    case 'move':
      return seat === undefined || token === undefined ? undefined : { do: kind, token, to: seat };
    case 'mark':
    case 'unmark':
      return seat === undefined || status === undefined ? undefined : { do: kind, status, seat };
    case 'swap':
      return seat === undefined || other === undefined ? undefined : { do: kind, seats: [seat, other] };
    case 'recast':
      return seat === undefined || role === undefined ? undefined : { do: kind, seat, role };
    case 'sit':
      return seat === undefined || text.trim() === '' ? undefined : { do: kind, seat, name: text.trim() };
    case 'note':
      return text.trim() === '' ? undefined : { do: kind, text: text.trim(), ...(seat !== undefined && { seat }) };
    case 'end':
      return { do: kind, won: factions };
  }
}
