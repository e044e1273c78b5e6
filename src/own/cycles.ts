import { listOf } from './schema/basic.ts';
import type { Effect } from './schema/effects.ts';
import type { Call, Rules } from './schema/rules.ts';
import type { Shield, Traits, Trigger } from './schema/traits.ts';
import { effectsIn, type Path } from './walk.ts';

/** Something that is set off by itself: a trigger, or what a shield does instead. */
interface Node {
  readonly name: string;
  readonly path: Path;
  readonly hears: (event: Sent) => boolean;
  readonly sends: readonly Sent[];
  readonly revives: boolean;
}

interface Sent {
  readonly on: 'attacked' | 'death' | 'turned' | 'marked' | 'revived' | 'visited';
  readonly mark?: string | undefined;
  /** Of what somebody dies; unknown where the effect does not say. */
  readonly cause?: string | undefined;
}

/** Triggers and shields that could set each other off for ever; nothing where every chain ends. Deaths end by themselves unless somebody is brought back. */
export function endlessChain(rules: Rules): { readonly names: readonly string[]; readonly path: Path } | undefined {
  const nodes = nodesOf(rules);
  const next = nodes.map((node) => nodes.flatMap((other, i) => (node.sends.some((event) => other.hears(event)) ? [i] : [])));
  for (const [start] of nodes.entries()) {
    const circle = circleFrom(start, next);
    if (!circle) continue;
    const among = circle.map((i) => nodes[i] as Node);
    const reach = reachable(start, next);
    const revives = nodes.some((node, i) => node.revives && reach.has(i) && reachable(i, next).has(start));
    const living = next.map((targets, i) => targets.filter((j) => sends(nodes[i] as Node, nodes[j] as Node, revives)));
    const real = circleFrom(start, living);
    if (real) return { names: real.map((i) => (nodes[i] as Node).name), path: (among[0] as Node).path };
  }
  return undefined;
}

/** Whether one sets off the other by something that can go on for ever. */
const sends = (from: Node, to: Node, revives: boolean): boolean =>
  from.sends.some((event) => (revives || event.on !== 'death') && to.hears(event));

/** The shortest way from a node back to itself. */
function circleFrom(start: number, next: readonly (readonly number[])[]): readonly number[] | undefined {
  const ways: (readonly number[])[] = [[start]];
  const seen = new Set<number>();
  for (let way = ways.shift(); way; way = ways.shift()) {
    for (const to of next[way.at(-1) as number] ?? []) {
      if (to === start) return way;
      if (seen.has(to)) continue;
      seen.add(to);
      ways.push([...way, to]);
    }
  }
  return undefined;
}

function reachable(start: number, next: readonly (readonly number[])[]): ReadonlySet<number> {
  const seen = new Set([start]);
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const to of next[at] ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}

function nodesOf(rules: Rules): readonly Node[] {
  const all: Node[] = [];
  // Numbers of uses are no end where they begin anew.
  const ends = effectsIn(rules).every(({ effect }) => effect.do !== 'revive' || !effect.renewed);
  const add = (area: 'roles' | 'marks' | 'table', owner: string, traits: Traits): void => {
    const place = area === 'table' ? ['rules'] : ['rules', area, owner];
    for (const [i, trigger] of (traits.triggers ?? []).entries())
      if (trigger.uses === undefined || !ends)
        all.push(node(rules, `${owner} (${trigger.on})`, [...place, 'triggers', i], (event) => heardBy(trigger, event), trigger));
    for (const [i, shield] of (traits.shields ?? []).entries())
      if ((shield.uses === undefined || !ends) && shield.instead)
        all.push(node(rules, `${owner} (shield)`, [...place, 'shields', i], (event) => meets(shield, event), shield));
  };
  for (const [role, own] of Object.entries(rules.roles)) add('roles', role, own);
  for (const [mark, own] of Object.entries(rules.marks ?? {})) add('marks', mark, own);
  add('table', 'table', { triggers: rules.triggers });
  return all;
}

function node(rules: Rules, name: string, path: Path, hears: Node['hears'], of: Trigger | Shield): Node {
  const effects = effectsIn(of).map(({ effect }) => effect);
  const copied = copiedBy(rules, effects);
  const all = [...effects, ...copied.flatMap((call) => effectsIn(call).map(({ effect }) => effect))];
  // A player who copies goes where the call leads; a trigger by itself goes to nobody.
  const goes = copied.some((call) => call.remote === undefined && 'choose' in call);
  const sends: Sent[] = [...all.flatMap(sentBy), ...(goes ? [{ on: 'visited' } as const] : [])];
  return { name, path: path.slice(1), hears, sends, revives: all.some((effect) => effect.do === 'revive') };
}

/** The calls that effects do as another role does them, copies of copies too. */
function copiedBy(rules: Rules, effects: readonly Effect[]): readonly Call[] {
  const found = new Set<Call>();
  const open = [...effects];
  for (let effect = open.pop(); effect; effect = open.pop()) {
    if (effect.do !== 'act') continue;
    const roles = typeof effect.as === 'string' ? [rules.roles[effect.as]] : Object.values(rules.roles);
    for (const call of roles.flatMap((role) => role?.calls ?? [])) {
      if (call.at === 'day' || found.has(call)) continue;
      found.add(call);
      open.push(...effectsIn(call).map((one) => one.effect));
    }
  }
  return [...found];
}

const within = (some: string | string[] | undefined, one: string | undefined): boolean =>
  some === undefined || one === undefined || listOf(some).includes(one);
const heardBy = (t: Trigger, event: Sent): boolean => t.on === event.on && within(t.mark, event.mark) && within(t.cause, event.cause);
const meets = ({ from }: Shield, event: Sent): boolean => event.on === 'attacked' && within(from, event.cause);

function sentBy(effect: Effect): Sent[] {
  switch (effect.do) {
    case 'kill':
      return effect.days === undefined
        ? [
            { on: 'attacked', cause: effect.cause },
            { on: 'death', cause: effect.cause },
          ]
        : [];
    case 'turn':
    case 'swap':
      return [{ on: 'turned' }];
    case 'mark':
    case 'link':
      return [{ on: 'marked', mark: effect.mark }];
    case 'guard':
    case 'block':
      return [{ on: 'marked', mark: '' }];
    case 'revive':
      return [{ on: 'revived' }];
    default:
      return [];
  }
}
