import type { Ruling } from './answer.ts';
import type { Table } from './table.ts';
import { said, type Refusal, type SeatId } from './types.ts';

/** Longest name of a player, as in a save. */
const longestName = 100;

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
    case 'leave':
      return seat(t, ruling.seat) ?? (t.isAlive(ruling.seat) ? undefined : refuse('refused.alreadyDead', 'X-9'));
    case 'sit':
      if (!isName(ruling.name)) return refuse('refused.emptyName', 'X-10');
      return seat(t, ruling.seat) ?? maySit(t, ruling.seat);
    case 'end': {
      const known = Array.isArray(ruling.won) && ruling.won.every((id) => t.game.factions.some((f) => f.id === id));
      return known ? undefined : refuse('refused.noFaction');
    }
    default:
      return refuse('refused.ruling');
  }
}

const refuse = (id: string, clause = 'X-6'): Refusal => ({ why: said(id), clause });
const isName = (name: unknown): boolean => typeof name === 'string' && name.trim() !== '' && name.length <= longestName;
/** A newcomer needs a card that still plays and that nobody has seen. */
function maySit(t: Table, seat: SeatId): Refusal | undefined {
  if (t.at(seat).revealed) return refuse('refused.cardShown', 'X-10');
  return t.isAlive(seat) || t.left.has(seat) ? undefined : refuse('refused.deadSeat', 'X-10');
}
const seat = (t: Table, n: SeatId): Refusal | undefined =>
  typeof n === 'number' && t.seats[n - 1]?.seat === n ? undefined : refuse('refused.noSuchSeat');
/** Anything may stand where an id is wanted, even something that cannot be made a key. */
const isKey = (of: object, key: unknown): boolean => typeof key === 'string' && Object.hasOwn(of, key);
