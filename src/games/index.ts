import type { About } from '../rules/about-game.ts';
import type { Rulebook } from '../rules/define-game.ts';
import type { Words } from '../text/message.ts';
import { wordsOf, type Rows } from '../text/rows.ts';
import { folders } from './list.ts';

/** A game as it is offered: what is known before it is loaded, and how to load it. */
export interface Registered extends Pick<About, 'players' | 'clauses'> {
  readonly id: string;
  load(): Promise<Rulebook>;
}

const all = Object.entries<{ readonly about: About; load(): Promise<Rulebook> }>(folders).sort(
  ([, a], [, b]) => a.about.demands - b.about.demands,
);

/** Every rulebook there is, in the order they are offered. */
export const games: Readonly<Record<string, Registered>> = Object.fromEntries(
  all.map(([id, { about, load }]) => [id, { id, players: about.players, clauses: about.clauses, load }]),
);

/** What each game is, for who has to choose one: `game.<id>.about` and `game.<id>.effort`. */
export const aboutGames: Words = wordsOf(
  ...all.map(([id, { about }]): Rows => ({ [`game.${id}.about`]: about.about, [`game.${id}.effort`]: about.effort })),
);

/** The wording of each game, loaded with the game. */
export const gameWords: Readonly<Record<string, () => Promise<Words>>> = Object.fromEntries(
  all.map(([id, { load }]) => [id, async () => (await load()).words]),
);
