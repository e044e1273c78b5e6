import type { Attempt, Bearer, Verdict } from '../kernel/role.ts';
import type { Table } from '../kernel/table.ts';
import type { ClauseId, Ids, Said } from '../kernel/types.ts';

type Shield<I extends Ids> = (t: Table<unknown, I>, attempt: Attempt<I>, self: Bearer<I>) => Verdict<unknown, I> | undefined;

/** A status that keeps its bearer from being killed; the player who put it there is the shield. */
export function keepsAlive<I extends Ids>(why: Said, clause: ClauseId): Shield<I> {
  return (_, { deed }, self) => (deed === 'kill' ? { prevent: why, clause, shield: self.status?.by ?? {} } : undefined);
}
