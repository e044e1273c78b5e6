import type { Game } from '../../src/kernel/game.ts';
import type { RoleId } from '../../src/kernel/types.ts';
import { enumerate, type Odds } from '../../src/lab/enumerate.ts';
import { decimal, written, zero } from '../../src/lab/fraction.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { simulate, withoutRoles } from '../../src/lab/simulate.ts';
import { uniformPolicy } from '../../src/lab/uniform-policy.ts';

/** How a game without abilities is enumerated. */
interface How {
  /** Whether rounds with the same living are taken to go on alike. */
  readonly alike?: boolean;
  /** The order in which the roles sit; as the cast has them unless told. */
  readonly seated?: (roles: readonly RoleId[]) => readonly RoleId[];
}

/** Exact odds of a game at random and without abilities, from the engine itself. */
export function exactOdds(game: Game, players: number, { alike = true, seated = (roles) => roles }: How = {}): Odds {
  const options = game.options.parse({});
  const roles = cardsOf(withoutRoles(game, game.suggest(players, options)));
  return enumerate({ game, options, roles: seated(roles), policy: uniformPolicy, alike }).odds;
}

/** Every second one first, so that sides sit mixed. */
export const mixed = (roles: readonly RoleId[]): readonly RoleId[] => [
  ...roles.filter((_, i) => i % 2 === 1).reverse(),
  ...roles.filter((_, i) => i % 2 === 0),
];

/** How many standard errors each side's share of seeded games, shuffled and dealt as `simulate` does, lies from its odds. */
export function errorsOfSimulation(game: Game, players: number, games: number, odds: Odds): Readonly<Record<string, number>> {
  const { wins } = simulate({ game, players, games, seed: 'oracle', policy: uniformPolicy, noRoles: true });
  return Object.fromEntries(
    Object.entries(wins).map(([side, { share }]) => {
      const exact = decimal(odds[side] ?? zero);
      // What cannot be has no error: once is infinitely far off.
      return [side, share === exact ? 0 : (share - exact) / Math.sqrt((exact * (1 - exact)) / games)] as const;
    }),
  );
}

/** Odds as they are written. */
export const shares = (odds: Odds): Record<string, string> =>
  Object.fromEntries(Object.entries(odds).map(([side, share]) => [side, written(share)]));
