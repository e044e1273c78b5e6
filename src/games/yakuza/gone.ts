import { announce, type Script } from '../../kernel/script.ts';
import type { ClauseId, SeatId } from '../../kernel/types.ts';
import { reveal } from '../../rules/death.ts';
import { said, type T } from './vocabulary.ts';

/** A player who has left, the words for it (`id`, and `idAs` with the role), and the fact of the death. */
export interface Gone {
  readonly seat: SeatId;
  readonly id: 'dawn.killed' | 'day.eliminated';
  readonly clause: ClauseId;
  readonly because: number;
}

/** Everybody hears who has left; the role is shown only where the option says so (YK-R12). */
export function* gone(t: T, { seat, id, clause, because }: Gone): Script {
  const shown = t.options.revealOnElimination && !t.isAlive(seat);
  if (shown) reveal(t, seat, 'YK-R12', because);
  yield* announce(t, id, shown ? said(`${id}As`, { n: seat, role: { role: t.at(seat).role } }) : said(id, { n: seat }), clause, because);
}
