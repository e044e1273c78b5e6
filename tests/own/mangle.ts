import { seeded, type Random } from '../../src/kernel/random.ts';
import { walk, type Path } from '../../src/own/walk.ts';

/** Changes some places of a value: takes them out, puts there what stands elsewhere, or something of another kind. */
export function mangled(value: unknown, seed: string, times = 3): unknown {
  const random = seeded(seed);
  const copy = structuredClone(value);
  for (let i = 0; i < times; i++) mangleOnce(copy, random);
  return copy;
}

function mangleOnce(root: unknown, random: Random): void {
  const groups: { readonly group: object; readonly path: Path }[] = [];
  walk(root, (group, path) => groups.push({ group, path }));
  const any = (): object => (groups[random.below(groups.length)] as { group: object }).group;
  const group = any() as Record<string, unknown>;
  const keys = Object.keys(group);
  const key = keys[random.below(Math.max(1, keys.length))];
  if (key === undefined) return;
  const others = Object.values(any());
  switch (random.below(6)) {
    case 0:
      if (Array.isArray(group)) group.splice(Number(key), 1);
      else Reflect.deleteProperty(group, key);
      return;
    case 1:
      group[key] = structuredClone(others[random.below(Math.max(1, others.length))]);
      return;
    case 2:
      group[key] = structuredClone(any());
      return;
    case 3:
      group[key] = [-1, 1e9, '', 'constructor', null, true, [], {}][random.below(8)];
      return;
    default: {
      // A value of the same name from elsewhere: this often fits, and makes a game nobody has thought of.
      const same = groups.flatMap(({ group: other }) => (Object.hasOwn(other, key) ? [(other as Record<string, unknown>)[key]] : []));
      group[key] = structuredClone(same[random.below(same.length)]);
    }
  }
}
