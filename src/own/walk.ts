import { languages } from '../text/message.ts';
import type { Effect } from './schema/effects.ts';
import type { OwnWords } from './schema/basic.ts';
import type { Rules } from './schema/rules.ts';

export type Path = readonly (string | number)[];

/** Visits every group of a rules file with the way to it, outer ones first. */
export function walk(value: unknown, visit: (group: object, path: Path) => void, path: Path = []): void {
  if (typeof value !== 'object' || value === null) return;
  visit(value, path);
  for (const [key, inside] of Object.entries(value)) walk(inside, visit, [...path, Array.isArray(value) ? Number(key) : key]);
}

/** Words in languages, wherever they stand. */
export const isWords = (group: object): group is OwnWords => {
  const keys = Object.keys(group);
  return keys.length > 0 && keys.every((key) => (languages as readonly string[]).includes(key));
};

const isEffect = (group: object): group is Effect => 'do' in group && typeof group.do === 'string';

/** Every effect of a file with the way to it. */
export function effectsIn(part: unknown): { readonly effect: Effect; readonly path: Path }[] {
  const found: { effect: Effect; path: Path }[] = [];
  walk(part, (group, path) => {
    if (isEffect(group)) found.push({ effect: group, path });
  });
  return found;
}

/** Message ids for all words that stand inside the rules, by the group that holds them. */
export function textsIn(rules: Rules): ReadonlyMap<object, string> {
  const ids = new Map<object, string>();
  walk(rules, (group) => {
    if (isWords(group)) ids.set(group, `text.${ids.size + 1}`);
  });
  return ids;
}
