import type { Game } from '../kernel/game.ts';
import type { Random } from '../kernel/random.ts';
import { Table } from '../kernel/table.ts';
import type { FactionId, RoleId } from '../kernel/types.ts';
import { fraction, product, sum, whole, zero, type Fraction } from './fraction.ts';
import type { Policy } from './policy.ts';

/** What to play through in all its ways. */
export interface Enumeration {
  readonly game: Game;
  /** Parsed already. */
  readonly options: unknown;
  /** Roles in seating order. */
  readonly roles: readonly RoleId[];
  readonly policy: Policy;
  /**
   * Take rounds that begin with the same number of living players of each role to go on alike, and play only one of
   * them; true unless told. It holds where nothing else outlasts a round and seats do not matter.
   */
  readonly alike?: boolean;
}

/** Exact share of games each faction wins; games nobody wins are a `draw`. Who cannot win is left out. */
export type Odds = Readonly<Record<FactionId, Fraction>>;

/** A draw: below what, and what came. */
interface Draw {
  readonly below: number;
  readonly came: number;
}

/**
 * The exact odds of a game. Every draw of the policy and of the rules is made in all its ways, each counted with its
 * chance, and the game's own script plays each of them from the very beginning. `runs` says how often it did.
 *
 * Rounds are told apart at their beginning and not at each phase: what a night has decided may come about by day.
 */
export function enumerate({ game, options, roles, policy, alike = true }: Enumeration): { readonly odds: Odds; readonly runs: number } {
  const known = new Map<string, Odds>();
  let runs = 0;

  /** Plays on from these draws, with the first way of all later ones, until a round after this one begins or the game is over. */
  function play(draws: readonly Draw[], round: number): { readonly table: Table; readonly draws: readonly Draw[] } {
    runs++;
    const made = [...draws];
    const random = replaying(made);
    const table = new Table(game, options, { options, seed: '', deal: roles.map((role) => ({ role })) }, random);
    const script = game.script(table);
    const answer = policy.begin(table, random);
    let question = script.next().value;
    while (question.shape !== 'over' && table.place.round <= round) question = script.next(answer(question)).value;
    return { table, draws: made };
  }

  /** The odds of a round that stands at its beginning after these draws. */
  function oddsOf(begun: readonly Draw[], round: number): Odds {
    const odds: Record<FactionId, Fraction> = {};
    for (let way: readonly Draw[] | undefined = begun; way;) {
      const { table, draws } = play(way, round);
      const chance = fraction(
        1n,
        draws.slice(begun.length).reduce((ways, { below }) => ways * BigInt(below), 1n),
      );
      for (const [side, share] of Object.entries(oddsAt(table, draws))) odds[side] = sum(odds[side] ?? zero, product(chance, share));
      way = nextWay(draws, begun.length);
    }
    return odds;
  }

  function oddsAt(table: Table, draws: readonly Draw[]): Odds {
    if (table.won) return Object.fromEntries((table.won.length > 0 ? table.won : ['draw']).map((side) => [side, whole]));
    const living = table.alive.map((seat) => table.at(seat).role);
    const key = living.sort().join();
    const odds = (alike ? known.get(key) : undefined) ?? oddsOf(draws, table.place.round);
    known.set(key, odds);
    return odds;
  }

  return { odds: oddsOf([], game.start.round), runs };
}

/** Gives the draws made so far once more, then notes new ones, of which the lowest comes. */
function replaying(draws: Draw[]): Random {
  let made = 0;
  return {
    below(n) {
      const draw = (draws[made++] ??= { below: n, came: 0 });
      if (draw.below !== n) throw new Error(`Draw ${made} was below ${draw.below} and is now below ${n}: the game did not replay.`);
      return draw.came;
    },
  };
}

/** The same draws up to the last that can still come otherwise, which then does; the first `fixed` stay as they are. */
function nextWay(draws: readonly Draw[], fixed: number): readonly Draw[] | undefined {
  const last = draws.findLastIndex(({ below, came }, i) => i >= fixed && came + 1 < below);
  return last < 0 ? undefined : draws.slice(0, last + 1).map((draw, i) => (i === last ? { ...draw, came: draw.came + 1 } : draw));
}
