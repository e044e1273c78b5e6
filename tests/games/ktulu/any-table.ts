import { z } from 'zod';
import { examine, sizesFor } from '../../../src/games/ktulu/cast.ts';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options, type Options } from '../../../src/games/ktulu/options.ts';
import { cards, mormons } from '../../../src/games/ktulu/cards.ts';
import type { Cast } from '../../../src/kernel/game.ts';
import { seeded, shuffled, type Random } from '../../../src/kernel/random.ts';
import { Session } from '../../../src/kernel/session.ts';
import { cardsOf } from '../../../src/lab/playout.ts';
import type { Kind } from './any-kinds.ts';

interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
}

const { properties } = z.toJSONSchema(options, { io: 'input' }) as unknown as { properties: Record<string, Described> };

/** What each house rule must have been at least once: either end of a number, every one of several values. */
export const optionEnds: readonly (readonly [name: string, ends: readonly unknown[]])[] = Object.entries(properties).map(
  ([name, described]) => [name, endsOf(described)],
);

function endsOf({ type, enum: values, minimum, maximum, anyOf = [], items }: Described): readonly unknown[] {
  if (values) return values;
  if (type === 'boolean') return [true, false];
  if (type === 'integer') return [minimum, maximum];
  if (type === 'null') return [null];
  return items?.enum ? [items.enum] : anyOf.flatMap(endsOf);
}

/** House rules, every one of them anything its schema allows, but for what the kind of table settles. */
function anyRules(random: Random, { rules, mixed }: Kind): Options {
  const any = ({ type, enum: values, minimum = 0, maximum = 10, anyOf, items }: Described): unknown => {
    if (anyOf) return any(anyOf[random.below(anyOf.length)] ?? {});
    if (values) return values[random.below(values.length)];
    if (type === 'boolean') return random.below(2) === 1;
    if (type === 'integer') return [minimum, maximum, minimum + random.below(maximum - minimum + 1)][random.below(3)];
    if (type === 'array' && items?.enum) return anyOrder(items.enum, random, mixed === true);
    return type === 'null' ? null : undefined;
  };
  return options.parse({ ...Object.fromEntries(Object.entries(properties).map(([name, described]) => [name, any(described)])), ...rules });
}

/** The example order, or two of its steps changed, or any order at all. */
function anyOrder(order: readonly string[], random: Random, mixed: boolean): readonly string[] | undefined {
  if (random.below(4) === 0) return undefined;
  if (mixed || random.below(3) === 0) return shuffled(order, random);
  const all = [...order];
  const [i, j] = [random.below(all.length), random.below(all.length)];
  [all[i], all[j]] = [all[j] as string, all[i] as string];
  return all;
}

/** A deal the rules allow: the sizes of the helper, the mandatory cards, and any others. */
function anyCast(players: number, rules: Options, random: Random, { favours, sizes: own }: Kind): Cast | undefined {
  const sizes = { ...sizesFor(players, rules), ...own };
  const cast: Record<string, number> = {};
  const add = (role: string): void => void (cast[role] = (cast[role] ?? 0) + 1);
  const brethren = random.below(6) === 0;
  for (const faction of ['citizens', 'bandits', 'indians', 'aliens'] as const) {
    const musts: readonly string[] = {
      citizens: ['sheriff', 'hooker', 'goodGunman'],
      bandits: ['badGunman'],
      indians: [],
      aliens: ['detector', 'mindEater'],
    }[faction];
    const own = [...cards[faction]] as string[];
    const bare = own.at(-1) ?? '';
    const dealt = [...musts.slice(0, sizes[faction]), ...(brethren ? mormons.filter((card) => own.includes(card)) : [])];
    const rest = shuffled(
      own.filter((card) => !dealt.includes(card) && card !== bare && !(mormons as readonly string[]).includes(card)),
      random,
    );
    rest.sort((a, b) => Number(favours.includes(a)) - Number(favours.includes(b)));
    while (dealt.length < sizes[faction]) dealt.push(random.below(8) === 0 ? bare : (rest.pop() ?? bare));
    dealt.forEach(add);
  }
  for (const loner of ['luckyLuke', 'janosik'] as const) if (rules[loner]) add(loner);
  return examine(cast, rules).some(({ level }) => level === 'refuse') ? undefined : cast;
}

function seated(cast: Cast, random: Random, { foremost = [] }: Kind): { role: string }[] {
  const deal = shuffled(cardsOf(cast), random);
  return deal.sort((a, b) => Number(foremost.includes(b)) - Number(foremost.includes(a))).map((role) => ({ role }));
}

/** A game anybody might set up: 6 to 30 players, any house rules, any cards the rules let be dealt together. */
export function anyTable(seed: string, kind: Kind): Session {
  const random = seeded(`${seed}/ktulu`);
  const [from, numbers] = kind.players;
  for (;;) {
    const rules = anyRules(random, kind);
    const cast = anyCast(from + random.below(numbers), rules, random, kind);
    if (cast) return new Session(ktulu, { options: rules, seed, deal: seated(cast, random, kind) });
  }
}
