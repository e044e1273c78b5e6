import type { Game, Migrating } from '../kernel/game.ts';
import { withTodaysSteps } from '../kernel/orders.ts';

/** What was written under an edition of a game's rules, as today's edition reads it; nothing for an edition that is newer. */
export function migrated(game: Pick<Game, 'edition' | 'migrations'>, edition: number, old: Migrating): Migrating | undefined {
  if (edition > game.edition) return undefined;
  let now = old;
  for (let at = edition; at < game.edition; at++) now = game.migrations?.[at]?.(now) ?? now;
  return now;
}

/** The same with the orders of its options as today's rules have them: a new step makes no older game unreadable. */
export function asToday(game: Pick<Game, 'edition' | 'migrations' | 'options'>, edition: number, old: Migrating): Migrating | undefined {
  const now = migrated(game, edition, old);
  return now && { ...now, options: withTodaysSteps(game.options, now.options) };
}
