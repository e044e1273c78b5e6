import type { Cast, Finding } from '../kernel/game.ts';
import { said, type ClauseId, type Filler, type RoleId } from '../kernel/types.ts';

/** How many cards a cast asks for. */
export const sizeOf = (cast: Cast): number => Object.values(cast).reduce((sum, n) => sum + n, 0);

export const countOf = (cast: Cast, ...roles: readonly RoleId[]): number => roles.reduce((sum, role) => sum + (cast[role] ?? 0), 0);

type Fill = Readonly<Record<string, Filler>>;

export const refuse = (id: string, clause: ClauseId, fill?: Fill): Finding => ({ level: 'refuse', why: said(id, fill), clause });
export const warn = (id: string, clause: ClauseId, fill?: Fill): Finding => ({ level: 'warn', why: said(id, fill), clause });
export const note = (id: string, clause: ClauseId, fill?: Fill): Finding => ({ level: 'note', why: said(id, fill), clause });

/** Fills a cast up to `players` with one role; roles with none are left out. */
export function filledUp(cast: Cast, role: RoleId, players: number): Cast {
  const rest = Math.max(0, players - sizeOf(cast));
  const all = { ...cast, [role]: (cast[role] ?? 0) + rest };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0));
}
