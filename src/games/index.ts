import type { Game } from '../kernel/game.ts';
import type { Rulebook } from '../rules/define-game.ts';

/** What the rest of the program knows of a game before it loads it. */
export interface Registered {
  readonly id: string;
  readonly players: Game['players'];
  /** Prefix of the rulebook's clause ids. */
  readonly clauses: string;
  load(): Promise<Rulebook>;
}

/** Every rulebook there is, in the order they are offered. */
export const games: Readonly<Record<string, Registered>> = {
  princeton: {
    id: 'princeton',
    players: { min: 5, max: 33, usual: 12 },
    clauses: 'PR',
    load: async () => (await import('./princeton/index.ts')).princeton,
  },
  town: {
    id: 'town',
    players: { min: 5, max: 24, usual: 9 },
    clauses: 'TM',
    load: async () => (await import('./town/index.ts')).town,
  },
  vendetta: {
    id: 'vendetta',
    players: { min: 6, max: 16, usual: 12 },
    clauses: 'VD',
    load: async () => (await import('./vendetta/index.ts')).vendetta,
  },
  yakuza: {
    id: 'yakuza',
    players: { min: 6, max: 20, usual: 12 },
    clauses: 'YK',
    load: async () => (await import('./yakuza/index.ts')).yakuza,
  },
  ktulu: {
    id: 'ktulu',
    players: { min: 6, max: 40, usual: 14 },
    clauses: 'KT',
    load: async () => (await import('./ktulu/index.ts')).ktulu,
  },
};
