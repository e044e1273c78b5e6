import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { ofEveryGame } from './invariants/every-game.ts';
import { invariants as ktulu } from './invariants/ktulu.ts';
import { invariants as princeton } from './invariants/princeton.ts';
import { invariants as town } from './invariants/town.ts';
import { invariants as vendetta } from './invariants/vendetta.ts';
import { invariants as yakuza } from './invariants/yakuza.ts';
import type { Invariant } from './look.ts';

const own: Readonly<Record<string, readonly Invariant[]>> = { princeton, vendetta, town, yakuza, ktulu };

/** A rulebook, and all that must hold in its games. */
export interface Rulebook {
  readonly game: Game;
  readonly invariants: readonly Invariant[];
}

/** Every rulebook that is registered; one without invariants of its own is held to those of every game. */
export const rulebooks: readonly Rulebook[] = await Promise.all(
  Object.values(games).map(async (registered) => ({
    game: await registered.load(),
    invariants: [...ofEveryGame, ...(own[registered.id] ?? [])],
  })),
);

export const rulebookOf = (id: string): Rulebook | undefined => rulebooks.find(({ game }) => game.id === id);
