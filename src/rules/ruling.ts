import type { Ruling } from '../kernel/answer.ts';
import { end, type Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type RoleId, type SeatId } from '../kernel/types.ts';
import { die, reveal, revive } from './death.ts';
import { follow } from './hooks.ts';
import { moment } from './moment.ts';
import { mark, unmark } from './status.ts';
import { transferToken } from './token.ts';

/** The moment at which wins are tested after a ruling. */
export const ruled = 'ruled';

/** Carries out what the host rules, through the same functions the rules use (VD-08, X-6). */
export function* carryOutRuling(t: Table, ruling: Ruling): Script {
  const clause = 'X-6';
  const by = { host: true } as const;
  switch (ruling.do) {
    case 'kill':
      yield* die(t, ruling.seat, by, clause, undefined, 'public');
      break;
    case 'revive':
      t.left.delete(ruling.seat);
      yield* revive(t, ruling.seat, clause);
      break;
    case 'leave':
      yield* leave(t, ruling.seat);
      break;
    case 'sit':
      yield* sit(t, ruling.seat, ruling.name);
      break;
    case 'reveal':
      reveal(t, ruling.seat, clause);
      return;
    case 'move':
      yield* transferToken(t, ruling.token, ruling.to, { by, clause });
      break;
    case 'mark':
      yield* mark(t, { what: ruling.status, on: ruling.seat, by, clause });
      return;
    case 'unmark':
      for (const status of t.statusesOf(ruling.seat, ruling.status)) yield* unmark(t, status);
      return;
    case 'swap':
      yield* swap(t, ruling.seats);
      break;
    case 'recast':
      yield* recast(t, ruling.seat, ruling.role, clause);
      break;
    case 'note':
      t.tell(
        {
          what: 'noted',
          said:
            ruling.seat === undefined
              ? said('note.host', { text: ruling.text })
              : said('note.hostOn', { text: ruling.text, who: { seat: ruling.seat } }),
        },
        clause,
        'host',
      );
      return;
    case 'end':
      yield* end(t, ruling.won, said('won.ruled'), clause);
  }
  if (t.won === undefined) yield* moment(t, ruled);
}

/** A new card was handed over: the seat plays another role from now on. */
export function* recast(t: Table, seat: SeatId, to: RoleId, clause: string): Script {
  const from = t.at(seat).role;
  if (from === to) return;
  t.setRole(seat, to);
  t.cast = { ...t.cast, [to]: Math.max(1, t.cast[to] ?? 0) };
  yield* follow(t, t.tell({ what: 'recast', seat, from, to }, clause, 'host'));
}

/** A player who gets up is out of the game, with all that hangs on a death. */
function* leave(t: Table, seat: SeatId): Script {
  t.left.add(seat);
  const fact = t.tell({ what: 'noted', said: said('note.left', { who: { seat } }) }, 'X-9', 'public');
  yield* die(t, seat, { host: true }, 'X-9', fact, 'public');
}

/** A newcomer plays on with the card of the seat; where its player had left, it is in the game again. */
function* sit(t: Table, seat: SeatId, name: string): Script {
  t.tell({ what: 'noted', said: said('note.sits', { n: seat, name }) }, 'X-10', 'public');
  if (!t.left.delete(seat)) return;
  yield* revive(t, seat, 'X-10');
}

function* swap(t: Table, [a, b]: readonly [SeatId, SeatId]): Script {
  const [first, second] = [t.at(a).role, t.at(b).role];
  t.setRole(a, second);
  t.setRole(b, first);
  yield* follow(t, t.tell({ what: 'swapped', seats: [a, b] }, 'X-6', 'host'));
}
