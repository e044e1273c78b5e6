import { callsOf } from './call-list.ts';
import { endlessChain } from './cycles.ts';
import { causesOf } from './index-of.ts';
import { limits } from './limits.ts';
import { naming, type NameKind } from './naming.ts';
import { listOf } from './schema/basic.ts';
import type { Repeat } from './schema/effects.ts';
import type { Rules } from './schema/rules.ts';
import { effectsIn, walk, type Path } from './walk.ts';

/** What is wrong with a rules file and where: the id of a message and what fills it. */
export interface Fault {
  readonly id: string;
  readonly path: Path;
  readonly fill?: Readonly<Record<string, string | number>>;
}

type Known = Readonly<Record<NameKind, readonly string[]>>;

/** The first thing that does not add up in a rules file that fits the schema; nothing where it can be played. */
export function faultIn(rules: Rules): Fault | undefined {
  const many = tooMany(rules);
  if (many) return many;
  const known: Known = {
    role: Object.keys(rules.roles),
    side: Object.keys(rules.sides),
    mark: Object.keys(rules.marks ?? {}),
    token: Object.keys(rules.tokens ?? {}),
    count: Object.keys(rules.counts ?? {}),
    cause: [...causesOf(rules), 'host'],
    class: Object.values(rules.roles).flatMap((role) => role.class ?? []),
  };
  return (
    namesTwice(rules) ??
    tooOften(rules) ??
    tooNested(rules) ??
    unknownName(rules, known) ??
    unchosen(rules) ??
    unsoundRow(rules) ??
    chain(rules)
  );
}

function tooMany(rules: Rules): Fault | undefined {
  let triggers = 0;
  let groups = 0;
  walk(rules, (group, path) => {
    groups++;
    if (path.at(-1) === 'triggers' && Array.isArray(group)) triggers += group.length;
  });
  const counts: readonly [string, number, number][] = [
    ['sides', Object.keys(rules.sides).length, limits.sides],
    ['roles', Object.keys(rules.roles).length, limits.roles],
    ['marks', Object.keys(rules.marks ?? {}).length, limits.marks],
    ['calls', callsOf(rules).length, limits.calls],
    ['triggers', triggers, limits.triggers],
    ['do', effectsIn(rules).length, limits.effects],
    ['', groups, limits.groups],
  ];
  const over = counts.find(([, count, most]) => count > most);
  return over && { id: 'rules.tooMany', path: over[0] === '' ? [] : [over[0]], fill: { count: over[1], most: over[2] } };
}

/** Loops within loops may come to so many rounds together. */
function tooOften(rules: Rules): Fault | undefined {
  for (const { path } of effectsIn(rules)) {
    const around = path.map((_, i) => groupAt(rules, path.slice(0, i + 1)));
    const rounds = around.reduce<number>((n, group) => n * (isRepeat(group) ? group.times : 1), 1);
    if (rounds > limits.loops) return { id: 'rules.tooMany', path, fill: { count: rounds, most: limits.loops } };
  }
  return undefined;
}

/** Players told by other players, who are told by others again, are looked up for each player of each. */
function tooNested(rules: Rules): Fault | undefined {
  let fault: Fault | undefined;
  walk(rules, (_, path) => {
    if (path.filter((step) => ['visited', 'votedFor', 'except'].includes(String(step))).length > limits.players)
      fault ??= { id: 'rules.tooDeep', path };
  });
  return fault;
}

const isRepeat = (group: unknown): group is Repeat =>
  typeof group === 'object' && group !== null && 'do' in group && group.do === 'repeat' && 'times' in group;

/** Calls need names of their own, and the program keeps some for itself. */
function namesTwice(rules: Rules): Fault | undefined {
  const seen = new Set<string>();
  for (const { id, owner } of callsOf(rules)) {
    const [group, name] = 'side' in owner ? ['sides', owner.side] : 'mark' in owner ? ['marks', owner.mark] : ['roles', owner.role];
    const path = [group, name, 'calls'];
    if (seen.has(id) || (group !== 'sides' && !(group === 'roles' && id === name) && (id in rules.roles || id in rules.sides)))
      return { id: 'rules.twice', path, fill: { name: id } };
    seen.add(id);
  }
  for (const id of Object.keys(rules.marks ?? {}))
    if (/(?:Guard|Block|Drunk)$/.test(id)) return { id: 'rules.reserved', path: ['marks', id], fill: { name: id } };
  if ('host' in rules.roles) return { id: 'rules.reserved', path: ['roles', 'host'], fill: { name: 'host' } };
  const taken = [...Object.keys(rules.sides), ...Object.keys(rules.roles)].find((id) =>
    ['nobody', 'day', 'night', 'dawn', 'deal', 'card', 'window', 'table'].includes(id),
  );
  return taken === undefined
    ? undefined
    : { id: 'rules.reserved', path: [taken in rules.sides ? 'sides' : 'roles', taken], fill: { name: taken } };
}

function unknownName(rules: Rules, known: Known): Fault | undefined {
  let fault: Fault | undefined;
  const need = (kind: keyof Known, value: unknown, path: Path): void => {
    for (const name of typeof value === 'string' || Array.isArray(value) ? listOf(value as string | string[]) : [])
      if (typeof name === 'string' && !known[kind].includes(name)) fault ??= { id: `rules.unknown.${kind}`, path, fill: { name } };
  };
  walk(rules, (group, path) => {
    for (const [field, value] of Object.entries(group)) {
      // What a form has emptied may still stand there.
      if (value === undefined) continue;
      const kind = naming[field];
      const isTable = path.length === 1 && ['sides', 'roles', 'marks', 'tokens', 'causes', 'classes', 'counts'].includes(String(path[0]));
      if (isTable || (field === 'side' && value === 'nobody') || (path.length === 0 && field === 'class')) continue;
      if (kind && !(kind === 'class' && path.length === 2)) need(kind, value, [...path, field]);
      if (field === 'of' && (path.at(-1) === 'count' || ('do' in group && group.do === 'count'))) need('count', value, [...path, field]);
      const names = 'do' in group && group.do === 'kill';
      if ((field === 'cause' && !names) || (field === 'from' && (path.includes('shields') || ('do' in group && group.do === 'guard'))))
        need('cause', value, [...path, field]);
      if (field === 'odds' && path[0] === 'evenings') need('side', Object.keys(value as object), [...path, field]);
      if (field === 'roles' && path[0] === 'evenings') need('role', Object.keys(value as object), [...path, field]);
    }
  });
  if (rules.day.by !== undefined) need('side', rules.day.by, ['day', 'by']);
  return fault;
}

/** Effects that speak of those chosen need a choice around them. */
function unchosen(rules: Rules): Fault | undefined {
  for (const { effect, path } of effectsIn(rules)) {
    if (!speaksOfChosen(effect)) continue;
    const around = path.map((_, i) => groupAt(rules, path.slice(0, i)));
    if (!around.some((group) => typeof group === 'object' && group !== null && 'choose' in group)) return { id: 'rules.noChoice', path };
  }
  return undefined;
}

function speaksOfChosen(effect: object & { readonly do: string }): boolean {
  const usual =
    'who' in effect || 'about' in effect || 'to' in effect
      ? []
      : ['kill', 'mark', 'unmark', 'guard', 'block', 'turn', 'revive', 'link', 'steer', 'give', ...('card' in effect ? [] : ['swap'])];
  if (usual.includes(effect.do)) return true;
  if (effect.do === 'learn' && !('about' in effect))
    return ['side', 'role', 'class', 'is', 'same', 'either', 'visited', 'visitors', 'cause'].includes(
      String('what' in effect ? effect.what : ''),
    );
  return ['who', 'about', 'of', 'to'].some((field) =>
    ['chosen', 'first', 'second', 'around'].includes(String((effect as Record<string, unknown>)[field])),
  );
}

const groupAt = (value: unknown, path: Path): unknown => path.reduce<unknown>((so, key) => (so as Record<string, unknown>)[key], value);

function unsoundRow(rules: Rules): Fault | undefined {
  const [least, most] = rules.players ?? [3, 75];
  if (least > most) return { id: 'rules.players', path: ['players'] };
  for (const [e, { rows }] of (rules.evenings ?? []).entries())
    for (const [
      i,
      {
        players: [from, to],
        roles,
      },
    ] of rows.entries()) {
      const path = ['evenings', e, 'rows', i];
      if (from > to) return { id: 'rules.players', path: [...path, 'players'] };
      if (Object.values(roles).reduce((sum, n) => sum + n, 0) > from) return { id: 'rules.rest', path: [...path, 'roles'] };
    }
  return undefined;
}

function chain(rules: Rules): Fault | undefined {
  const cycle = endlessChain(rules);
  return cycle && { id: 'rules.cycle', path: cycle.path, fill: { cycle: cycle.names.join(' → ') } };
}
