import { playGame, type Played, type Violation } from './play.ts';
import type { Rulebook } from './rulebooks.ts';

/** What many games of one rulebook came to. Plain data, so that it can go from one process to another. */
export interface Tally {
  readonly game: string;
  games: number;
  questions: number;
  /** How often each kind of question was reached. */
  readonly kinds: Record<string, number>;
  /** Fewest and most players at a table. */
  smallest: number;
  largest: number;
  readonly winners: Record<string, number>;
  /** How often each invariant was applied, in their order. */
  readonly tried: number[];
  readonly violations: Violation[];
}

/** Violations that are kept of one rulebook; after so many the rest would tell nothing new. */
const mostKept = 50;

export const emptyTally = ({ game, invariants }: Rulebook): Tally => ({
  game: game.id,
  games: 0,
  questions: 0,
  kinds: {},
  smallest: Infinity,
  largest: 0,
  winners: {},
  tried: invariants.map(() => 0),
  violations: [],
});

/** The seed of one game of a campaign; with it alone the game can be played again. */
export const seedOf = (campaign: string, game: string, number: number): string => `${campaign}/${game}/${String(number)}`;

/** Plays games `from` up to, but not including, `to`. */
export function playMany(rulebook: Rulebook, campaign: string, from: number, to: number): Tally {
  const tally = emptyTally(rulebook);
  for (let i = from; i < to; i++) add(tally, played(rulebook, seedOf(campaign, rulebook.game.id, i)));
  return tally;
}

/** A game that breaks off is a violation, too. */
export function played({ game, invariants }: Rulebook, seed: string, tell?: (line: string) => void): Played {
  try {
    return playGame(game, seed, invariants, tell);
  } catch (error) {
    const found = error instanceof Error ? (error.stack ?? error.message) : String(error);
    const broken = { game: game.id, seed, clause: 'X-8', holds: 'no answer breaks a game off', found, asked: '', answers: 0 };
    return { questions: 0, kinds: new Set(), players: 0, winners: 'none', tried: [], violations: [broken] };
  }
}

function add(tally: Tally, { questions, kinds, players, winners, tried, violations }: Played): void {
  tally.games++;
  tally.questions += questions;
  for (const kind of kinds) tally.kinds[kind] = (tally.kinds[kind] ?? 0) + 1;
  tally.smallest = Math.min(tally.smallest, players);
  tally.largest = Math.max(tally.largest, players);
  tally.winners[winners] = (tally.winners[winners] ?? 0) + 1;
  for (const [i, n] of tried.entries()) tally.tried[i] = (tally.tried[i] ?? 0) + n;
  if (tally.violations.length < mostKept) tally.violations.push(...violations);
}

/** Adds what another worker has played. */
export function merge(into: Tally, other: Tally): void {
  into.games += other.games;
  into.questions += other.questions;
  into.smallest = Math.min(into.smallest, other.smallest);
  into.largest = Math.max(into.largest, other.largest);
  for (const [kind, n] of Object.entries(other.kinds)) into.kinds[kind] = (into.kinds[kind] ?? 0) + n;
  for (const [winner, n] of Object.entries(other.winners)) into.winners[winner] = (into.winners[winner] ?? 0) + n;
  for (const [i, n] of other.tried.entries()) into.tried[i] = (into.tried[i] ?? 0) + n;
  if (into.violations.length < mostKept) into.violations.push(...other.violations);
}
