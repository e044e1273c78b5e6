import type { Ruling } from './answer.ts';
import type { Table } from './table.ts';
import { said, type Refusal, type SeatId } from './types.ts';

/** Holds a ruling against the table, so that no host can rule a game into nonsense. */
export function checkRuling(t: Table, ruling: Ruling): Refusal | undefined {
  if (typeof ruling !== 'object' || ruling === null) return refuse('refused.ruling');
  switch (ruling.do) {
    case 'kill':
      return seat(t, ruling.seat) ?? (t.isAlive(ruling.seat) ? undefined : refuse('refused.alreadyDead'));
    case 'revive':
      return seat(t, ruling.seat) ?? (t.isAlive(ruling.seat) ? refuse('refused.alive') : undefined);
    case 'reveal':
      return seat(t, ruling.seat);
    case 'move':
      if (!t.game.tokens.includes(ruling.token)) return refuse('refused.noToken');
      return seat(t, ruling.to) ?? (t.isAlive(ruling.to) ? undefined : refuse('refused.deadHolder'));
    case 'mark':
    case 'unmark':
      if (!isKey(t.game.statuses, ruling.status)) return refuse('refused.noStatus');
      return seat(t, ruling.seat);
    case 'swap':
      if (!Array.isArray(ruling.seats) || ruling.seats.length !== 2 || ruling.seats[0] === ruling.seats[1]) return refuse('refused.swap');
      return seat(t, ruling.seats[0]) ?? seat(t, ruling.seats[1]);
    case 'recast':
      return seat(t, ruling.seat) ?? (isKey(t.game.roles, ruling.role) ? undefined : refuse('refused.noRole'));
    case 'note':
      if (typeof ruling.text !== 'string' || ruling.text.trim() === '') return refuse('refused.emptyNote');
      return ruling.seat === undefined ? undefined : seat(t, ruling.seat);
    case 'end': {
      const known = Array.isArray(ruling.won) && ruling.won.every((id) => t.game.factions.some((f) => f.id === id));
      return known ? undefined : refuse('refused.noFaction');
    }
    default:
      return refuse('refused.ruling');
  }
}

const refuse = (id: string): Refusal => ({ why: said(id), clause: 'X-6' });
const seat = (t: Table, n: SeatId): Refusal | undefined =>
  typeof n === 'number' && t.seats[n - 1]?.seat === n ? undefined : refuse('refused.noSuchSeat');
/** Anything may stand where an id is wanted, even something that cannot be made a key. */
const isKey = (of: object, key: unknown): boolean => typeof key === 'string' && Object.hasOwn(of, key);
