import type { Game, Migrating } from '../kernel/game.ts';

/** What was written under an edition of a game's rules, as today's edition reads it; nothing for an edition that is newer. */
export function migrated(game: Pick<Game, 'edition' | 'migrations'>, edition: number, old: Migrating): Migrating | undefined {
  if (edition > game.edition) return undefined;
  let now = old;
  for (let at = edition; at < game.edition; at++) now = game.migrations?.[at]?.(now) ?? now;
  return now;
}
