import type { RoleId } from '../kernel/types.ts';
import { brokenHeart, plainKill, votedOut } from './book.ts';
import { callsOf } from './call-list.ts';
import type { Effect } from './schema/effects.ts';
import type { Rules } from './schema/rules.ts';
import { effectsIn } from './walk.ts';

/** Guards and blocks are marks without a name in the file: one for each place that makes them. */
export function statusesOf(rules: Rules): ReadonlyMap<Effect, string> {
  const found = new Map<Effect, string>();
  const taken = new Set(Object.keys(rules.marks ?? {}));
  for (const { effect, path } of effectsIn(rules)) {
    if (effect.do !== 'guard' && effect.do !== 'block') continue;
    const kind = effect.do === 'guard' ? 'Guard' : effect.drunk ? 'Drunk' : 'Block';
    const base = String(path[1]);
    let id = `${base}${kind}`;
    // The kind stays at the end, by which it is told.
    for (let n = 2; taken.has(id); n++) id = `${base}${'x'.repeat(n - 1)}${kind}`;
    taken.add(id);
    found.set(effect, id);
  }
  return found;
}

/** All causes of death a file names, and those every game has. */
export function causesOf(rules: Rules): readonly string[] {
  const named = [
    ...callsOf(rules).flatMap(({ call }) => call.cause ?? []),
    ...effectsIn(rules).flatMap(({ effect }) => (effect.do === 'kill' ? (effect.cause ?? []) : [])),
    ...Object.values(rules.marks ?? {}).flatMap(({ link }) => link?.cause ?? []),
    ...Object.keys(rules.causes ?? {}),
  ];
  return [...new Set([plainKill, votedOut, brokenHeart, ...named])];
}

/** The role without an ability of each side: the one the file names, else the first that does nothing. */
export function plainRoles(rules: Rules): Readonly<Record<string, RoleId>> {
  const [any = ''] = Object.keys(rules.roles);
  return Object.fromEntries(
    Object.entries(rules.sides).map(([side, own]) => {
      const members = Object.entries(rules.roles).filter(([, role]) => role.side === side);
      const idle = members.find(
        ([, { calls, triggers, shields, appears, believes }]) => !calls && !triggers && !shields && !appears && !believes,
      );
      return [side, own.plain ?? idle?.[0] ?? members[0]?.[0] ?? any];
    }),
  );
}
