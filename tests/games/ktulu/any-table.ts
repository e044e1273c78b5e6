import { z } from 'zod';
import { examine, sizesFor } from '../../../src/games/ktulu/cast.ts';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options, type Options } from '../../../src/games/ktulu/options.ts';
import { cards, mormons } from '../../../src/games/ktulu/roles.ts';
import type { Cast } from '../../../src/kernel/game.ts';
import { seeded, shuffled, type Random } from '../../../src/kernel/random.ts';
import { Session } from '../../../src/kernel/session.ts';
import { cardsOf } from '../../../src/lab/playout.ts';

interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly anyOf?: readonly Described[];
  readonly items?: Described;
}

const { properties } = z.toJSONSchema(options, { io: 'input' }) as unknown as { properties: Record<string, Described> };
export const optionNames: readonly string[] = Object.keys(properties);

/** House rules, every one of them anything its schema allows. */
export function anyRules(random: Random): Options {
  const any = ({ type, enum: values, minimum = 0, maximum = 10, anyOf, items }: Described): unknown => {
    if (anyOf) return any(anyOf[random.below(anyOf.length)] ?? {});
    if (values) return values[random.below(values.length)];
    if (type === 'boolean') return random.below(2) === 1;
    if (type === 'integer') return minimum + random.below(maximum - minimum + 1);
    // A house that has an order of its own moves a step or two, or everything.
    if (type === 'array' && items?.enum) return random.below(2) === 0 ? undefined : random.below(2) === 0 ? shuffled(items.enum, random) : swapped(items.enum, random);
    return type === 'null' ? null : undefined;
  };
  const drawn = Object.fromEntries(Object.entries(properties).map(([name, described]) => [name, any(described)]));
  // Calls that only sound alike are the rarest thing in a night: most games are played where they can happen.
  return options.parse(random.below(2) === 0 ? { ...drawn, ...hushed } : drawn);
}

const hushed = { maskCalls: true, nightDeathReveal: 'dawn' };


function swapped(order: readonly string[], random: Random): string[] {
  const all = [...order];
  const [i, j] = [random.below(all.length), random.below(all.length)];
  [all[i], all[j]] = [all[j] as string, all[i] as string];
  return all;
}

/** A deal the rules allow: the sizes of the helper, the mandatory cards, and any others. */
export function anyCast(players: number, rules: Options, random: Random, rough = false): Cast | undefined {
  const sizes = sizesFor(players, rules);
  const cast: Record<string, number> = {};
  const add = (role: string): void => void (cast[role] = (cast[role] ?? 0) + 1);
  const brethren = random.below(6) === 0;
  for (const faction of ['citizens', 'bandits', 'indians', 'aliens'] as const) {
    const musts: readonly string[] = { citizens: ['sheriff', 'hooker', 'goodGunman'], bandits: ['badGunman'], indians: [], aliens: ['detector', 'mindEater'] }[faction];
    const own = [...cards[faction]] as string[];
    const bare = own.at(-1) ?? '';
    const dealt = [...musts.slice(0, sizes[faction]), ...(brethren ? mormons.filter((card) => own.includes(card)) : [])];
    const rest = shuffled(own.filter((card) => !dealt.includes(card) && card !== bare && !(mormons as readonly string[]).includes(card)), random);
    if (rough) rest.sort((a, b) => Number(roughest.includes(a)) - Number(roughest.includes(b)));
    while (dealt.length < sizes[faction]) dealt.push(random.below(8) === 0 ? bare : (rest.pop() ?? bare));
    dealt.forEach(add);
  }
  for (const loner of ['luckyLuke', 'janosik'] as const) if (rules[loner]) add(loner);
  return examine(cast, rules).some(({ level }) => level === 'refuse') ? undefined : cast;
}

/** Cards that drink, kill and carry off: in a small game of these the rarest calls come about. */
const roughest: readonly string[] = ['drunkard', 'seducer', 'gambler', 'blackmailer', 'cardsharper', 'loneCoyot', 'burningRage', 'quietFoot', 'trailer'];

/** A game anybody might set up: 6 to 30 players, any house rules, any cards the rules let be dealt together. */
export function anyTable(seed: string): Session {
  const random = seeded(`${seed}/ktulu`);
  for (;;) {
    const rules = anyRules(random);
    const rough = random.below(2) === 0;
    const cast = anyCast(6 + random.below(rough ? 5 : 25), rules, random, rough);
    if (cast) return new Session(ktulu, { options: rules, seed, deal: shuffled(cardsOf(cast), random).map((role) => ({ role })) });
  }
}
