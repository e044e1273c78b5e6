import type { CastOf, Finding } from '../kernel/game.ts';
import { said, type ClauseId, type Filler, type RoleId } from '../kernel/types.ts';

/** How many cards a cast asks for. */
export const sizeOf = (cast: CastOf<RoleId>): number => Object.values(cast).reduce<number>((sum, n = 0) => sum + n, 0);

export function countOf<R extends RoleId>(cast: CastOf<R>, ...roles: readonly NoInfer<R>[]): number {
  let all = 0;
  for (const role of roles) all += cast[role] ?? 0;
  return all;
}

/** Roles of which the cast has more than one card, besides those of which it may. */
export const doubled = <R extends RoleId>(cast: CastOf<R>, many: readonly NoInfer<R>[]): R[] =>
  (Object.keys(cast) as R[]).filter((role) => countOf(cast, role) > 1 && !many.includes(role));

type Fill = Readonly<Record<string, Filler>>;

export const refuse = (id: string, clause: ClauseId, fill?: Fill): Finding => ({ level: 'refuse', why: said(id, fill), clause });
export const warn = (id: string, clause: ClauseId, fill?: Fill): Finding => ({ level: 'warn', why: said(id, fill), clause });
export const note = (id: string, clause: ClauseId, fill?: Fill): Finding => ({ level: 'note', why: said(id, fill), clause });

/** Fills a cast up to `players` with one role; roles with none are left out. */
export function filledUp<R extends RoleId>(cast: CastOf<NoInfer<R>>, role: NoInfer<R>, players: number): CastOf<R> {
  const rest = Math.max(0, players - sizeOf(cast));
  const all: Readonly<Record<string, number>> = { ...cast, [role]: (cast[role] ?? 0) + rest };
  return Object.fromEntries(Object.entries(all).filter(([, n]) => n > 0)) as CastOf<R>;
}
