import type { Game } from '../kernel/game.ts';

/** What the rest of the program knows of a game before it loads it. */
export interface Registered {
  readonly id: string;
  readonly players: Game['players'];
  /** Prefix of the rulebook's clause ids. */
  readonly clauses: string;
  load(): Promise<Game>;
}

/** Every rulebook there is, in the order they are offered. */
export const games: Readonly<Record<string, Registered>> = {
  princeton: {
    id: 'princeton', players: { min: 5, max: 33, usual: 12 }, clauses: 'PR',
    load: async () => (await import('./princeton/index.ts')).princeton,
  },
};
