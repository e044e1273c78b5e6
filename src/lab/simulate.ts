import type { Cast, Game } from '../kernel/game.ts';
import { seeded, shuffled } from '../kernel/random.ts';
import type { FactionId, RoleId } from '../kernel/types.ts';
import { cardsOf, playOn, playOut, type Origin, type Playout } from './playout.ts';
import type { Policy } from './policy.ts';
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
  /** A position or a game under way: every game goes on from there, with its players, cards and house rules. */
  readonly from?: Origin | undefined;
}

/** What some of the games came to. Plain data, so that it can go from one process to another. */
export interface Count {
  readonly games: number;
  readonly won: Readonly<Record<FactionId, number>>;
  /** In how many games so many days were played. */
  readonly days: Readonly<Record<number, number>>;
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
export function simulate(experiment: Experiment): Report {
  return reportOf(experiment, [playSome(experiment, 0, experiment.games)]);
}

/** Plays the games of an experiment from one number up to, but not including, another. */
export function playSome(experiment: Experiment, first: number, end: number): Count {
  const play = player(experiment);
  const won: Record<FactionId, number> = {};
  const days: Record<number, number> = {};
  for (let i = first; i < end; i++) {
    const over = play(`${experiment.seed}/${i}`);
    for (const winner of over.won.length > 0 ? over.won : ['draw']) won[winner] = (won[winner] ?? 0) + 1;
    days[over.days] = (days[over.days] ?? 0) + 1;
  }
  return { games: end - first, won, days };
}

/** Plays the game of a seed. */
function player({ game, players, cast, policy, noRoles = false, options = {}, from }: Experiment): (seed: string) => Playout {
  if (from) return (seed) => playOn(game, from, seed, policy);
  const rules = game.options.parse(options);
  const dealt = cast ?? game.suggest(players, rules);
  const cards = cardsOf(noRoles ? withoutRoles(game, dealt) : dealt);
  return (seed) => playOut(game, rules, shuffled(cards, seeded(`${seed}/deal`)), seed, policy);
}

/** The counts of all games as shares and lengths. */
export function reportOf({ game, players, seed, policy }: Experiment, counts: readonly Count[]): Report {
  const games = counts.reduce((sum, count) => sum + count.games, 0);
  const total = (id: FactionId): number => counts.reduce((sum, { won }) => sum + (won[id] ?? 0), 0);
  const wins = Object.fromEntries([...game.factions.map(({ id }) => id), 'draw'].map((id) => [id, interval(total(id), games)]));
  const most = Math.max(0, ...counts.flatMap(({ days }) => Object.keys(days).map(Number)));
  const inSoMany = (length: number): number => counts.reduce((sum, { days }) => sum + (days[length] ?? 0), 0);
  // In order of length, so that the sums are the same however the games were spread.
  const lengths = Array.from({ length: most + 1 }, (_, length) => Array<number>(inSoMany(length)).fill(length)).flat();
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
