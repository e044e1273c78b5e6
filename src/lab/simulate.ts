import type { Cast, Game } from '../kernel/game.ts';
import { seeded, shuffled } from '../kernel/random.ts';
import type { FactionId, RoleId } from '../kernel/types.ts';
import { cardsOf, playOut } from './playout.ts';
import type { Policy } from './policies.ts';
import { interval, spread, type Share, type Spread } from './statistics.ts';

/** What to play, and how often. */
export interface Experiment {
  readonly game: Game;
  readonly players: number;
  /** The cards that are dealt, one for each player; what the rulebook suggests unless said. */
  readonly cast?: Cast | undefined;
  readonly games: number;
  readonly seed: string;
  readonly policy: Policy;
  /** Deal each faction its plain role only. */
  readonly noRoles?: boolean;
  /** House rules; what is left out is as the rulebook has it. */
  readonly options?: unknown;
}

/** How the games came out. */
export interface Report {
  readonly game: string;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly policy: string;
  /** Games won by each faction, and drawn games under `draw`. */
  readonly wins: Readonly<Record<FactionId, Share>>;
  /** Days that were played: those on which there was something to decide. */
  readonly days: Spread;
}

/** Plays the games of an experiment one after the other; the seed fixes every one of them. */
export function simulate({ game, players, cast, games, seed, policy, noRoles = false, options = {} }: Experiment): Report {
  const rules = game.options.parse(options);
  const dealt = cast ?? game.suggest(players, rules);
  const cards = cardsOf(noRoles ? withoutRoles(game, dealt) : dealt);
  const won: Record<FactionId, number> = Object.fromEntries([...game.factions.map(({ id }) => [id, 0] as const), ['draw', 0]]);
  const lengths: number[] = [];
  for (let i = 0; i < games; i++) {
    const ofGame = `${seed}/${i}`;
    const end = playOut(game, rules, shuffled(cards, seeded(`${ofGame}/deal`)), ofGame, policy);
    for (const winner of end.won.length > 0 ? end.won : ['draw']) won[winner] = (won[winner] ?? 0) + 1;
    lengths.push(end.days);
  }
  const wins = Object.fromEntries(Object.entries(won).map(([id, n]) => [id, interval(n, games)]));
  return { game: game.id, players, games, seed, policy: policy.name, wins, days: spread(lengths) };
}

/** The same numbers on each side, but nobody with an ability of his own. */
export function withoutRoles(game: Game, cast: Cast): Cast {
  const plain: Record<RoleId, number> = {};
  for (const [role, n] of Object.entries(cast)) {
    const faction = game.factions.find(({ id }) => id === game.roles[role]?.faction);
    const dealt = faction && !faction.keeps?.includes(role) ? faction.plain : role;
    plain[dealt] = (plain[dealt] ?? 0) + n;
  }
  return plain;
}
