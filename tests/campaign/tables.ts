import { z } from 'zod';
import type { Cast, Game, Setup } from '../../src/kernel/game.ts';
import { seeded, shuffled, type Random } from '../../src/kernel/random.ts';
import { cardsOf } from '../../src/lab/playout.ts';

interface Described {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly ordered?: boolean | 'whole';
}

/** What a game's options can be, worked out once. */
const described = new Map<Game['options'], Readonly<Record<string, Described>>>();

function optionsOf({ options }: Game): Readonly<Record<string, Described>> {
  const known =
    described.get(options) ?? (z.toJSONSchema(options, { io: 'input' }) as { properties?: Record<string, Described> }).properties ?? {};
  described.set(options, known);
  return known;
}

/** House rules, a third of them anything their schema allows: numbers at their ends as often as between, lists of any length and order. */
export function anyOptions(game: Game, random: Random): Record<string, unknown> {
  const drawn = Object.entries(optionsOf(game)).flatMap(([name, option]) => {
    const value = random.below(3) > 0 ? undefined : anyValue(option, random);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(drawn);
}

function anyValue({ type, enum: values, anyOf, items, minimum = 0, maximum = 10, ordered }: Described, random: Random): unknown {
  if (anyOf) return anyValue(anyOf[random.below(anyOf.length)] ?? {}, random);
  if (values) return values[random.below(values.length)];
  if (type === 'boolean') return random.below(2) === 1;
  if (type === 'integer') return [minimum, maximum, minimum + random.below(maximum - minimum + 1)][random.below(3)];
  if (type === 'null') return null;
  if (type !== 'array' || !items?.enum) return undefined;
  const some = shuffled(items.enum, random);
  return ordered === 'whole' ? some : some.slice(0, random.below(some.length + 1));
}

/** Most players of a table but for one in twelve: larger ones take long. */
const usualMost = 24;

/** From the smallest table to the largest. */
function anySize({ players: { min, max } }: Game, random: Random): number {
  const kind = random.below(12);
  if (kind === 0) return min + random.below(max - min + 1);
  return kind < 3 ? min : min + random.below(Math.min(max, usualMost) - min + 1);
}

/** The cast suggested, with up to six cards changed for any others as long as the rulebook refuses nothing. */
function anyCast(game: Game, players: number, rules: unknown, random: Random): Cast | undefined {
  let cast = game.suggest(players, rules);
  const allowed = (one: Cast): boolean => !game.examine(one, rules).some(({ level }) => level === 'refuse');
  if (!allowed(cast)) return undefined;
  const roles = Object.keys(game.roles);
  for (let changes = random.below(2) * random.below(7); changes > 0; changes--) {
    const out = shuffled(cardsOf(cast), random)[0] ?? '';
    const into = roles[random.below(roles.length)] ?? out;
    const other = { ...cast, [out]: (cast[out] ?? 0) - 1, [into]: (cast[into] ?? 0) + (into === out ? 0 : 1) };
    const rest = Object.fromEntries(Object.entries(other).filter(([, n]) => n > 0));
    if (into !== out && allowed(rest)) cast = rest;
  }
  return cast;
}

/** A table somebody might sit down at, drawn from a seed. */
export function anyTable(game: Game, seed: string): Setup {
  const random = seeded(`${seed}/table`);
  for (;;) {
    const players = anySize(game, random);
    // Some combinations of house rules suit no number of players: then there are none.
    for (const options of [anyOptions(game, random), {}]) {
      const rules = game.options.safeParse(options);
      const cast = rules.success ? anyCast(game, players, rules.data, random) : undefined;
      if (cast) return { options, seed, deal: shuffled(cardsOf(cast), random).map((role) => ({ role })) };
    }
  }
}
