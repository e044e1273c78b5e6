import { naming, type NameKind } from '../naming.ts';
import { isWords, resolved, type Definitions, type Part } from '../schema/part.ts';

/** One of several forms a value may have: a value of its own, or a part to be filled in. */
export interface Way {
  readonly id: string;
  readonly value?: unknown;
  readonly part?: Part;
  holds(value: unknown): boolean;
}

export interface FormField {
  readonly name: string;
  readonly part: Part;
  readonly needed: boolean;
}

/** How a part of a rules file is filled in. */
export type Kind =
  | { readonly of: 'words' | 'text'; readonly most: number }
  | { readonly of: 'colour' | 'id' | 'switch' }
  | { readonly of: 'name'; readonly names: NameKind; readonly several: boolean }
  | { readonly of: 'number'; readonly min: number; readonly max: number }
  /** There or not there; `value` stands for there. */
  | { readonly of: 'flag'; readonly value: unknown }
  | { readonly of: 'set'; readonly values: readonly string[] }
  | { readonly of: 'ways'; readonly ways: readonly Way[] }
  /** `name` says what kind of group it is: the verb of an effect, a filter, a condition, or the field it stands in. */
  | { readonly of: 'group'; readonly fields: readonly FormField[]; readonly name: string; readonly word?: string }
  | { readonly of: 'list'; readonly item: Part; readonly most: number }
  | { readonly of: 'table'; readonly item: Part; readonly names: NameKind }
  | { readonly of: 'pair'; readonly parts: readonly Part[] };

/** Fields that tell kinds of a group apart. */
const telling = ['do', 'by'] as const;

/** How the value of a field is filled in; `around` names the group the field stands in. */
export function kindOf(part: Part, defs: Definitions, field: string, around: string): Kind {
  const node = resolved(part, defs);
  const either = node.anyOf ?? node.oneOf;
  if (either) return eitherOf(either, defs, field, around);
  if (node.const !== undefined) return { of: 'flag', value: node.const };
  if (node.enum) return { of: 'ways', ways: node.enum.map(own) };
  if (isWords(node)) return { of: 'words', most: longest(node) };
  switch (node.type) {
    case 'boolean':
      return { of: 'switch' };
    case 'integer':
      return { of: 'number', min: node.minimum ?? 0, max: node.maximum ?? 999 };
    case 'array':
      return arrayOf(node, defs, field, around);
    case 'object':
      return groupOf(node, field);
    default:
      return textOf(node, field, around);
  }
}

const own = (value: unknown): Way => ({ id: String(value), value, holds: (one) => one === value });

const longest = ({ additionalProperties: inside }: Part): number => (typeof inside === 'object' ? (inside.maxLength ?? 200) : 200);

function textOf(node: Part, field: string, around: string): Kind {
  const names = namedBy(field, around);
  if (names) return { of: 'name', names, several: false };
  if (field === 'id') return { of: 'id' };
  return node.pattern?.startsWith('^#') ? { of: 'colour' } : { of: 'text', most: node.maxLength ?? 60 };
}

/** What a field with a name in it names. */
export function namedBy(field: string, around: string): NameKind | undefined {
  if (field === 'cause' || (field === 'from' && (around === 'guard' || around === 'shields'))) return 'cause';
  if (field === 'of' && around === 'count') return 'count';
  if (field === 'by' && around === 'day') return 'side';
  return naming[field];
}

function arrayOf(node: Part, defs: Definitions, field: string, around: string): Kind {
  if (node.prefixItems) return { of: 'pair', parts: node.prefixItems };
  const item = node.items || {};
  const inside = resolved(item, defs);
  if (inside.enum) return { of: 'set', values: inside.enum.map(String) };
  const names = inside.type === 'string' ? namedBy(field, around) : undefined;
  return names ? { of: 'name', names, several: true } : { of: 'list', item, most: node.maxItems ?? 99 };
}

function groupOf(node: Part, field: string): Kind {
  if (typeof node.additionalProperties === 'object')
    return { of: 'table', item: node.additionalProperties, names: field === 'odds' ? 'side' : 'role' };
  const word = wordOf(node);
  const fields = Object.entries(node.properties ?? {})
    .filter(([name, part]) => !(word !== undefined && part.const === word && (telling as readonly string[]).includes(name)))
    .map(([name, part]) => ({ name, part, needed: node.required?.includes(name) ?? false }));
  return { of: 'group', fields, name: word ?? nameOf(node) ?? field, ...(word !== undefined && { word }) };
}

/** Groups that may stand in many fields are told by what only they have. */
const nameOf = ({ properties = {} }: Part): string | undefined =>
  'sideOf' in properties ? 'filter' : 'atLeast' in properties ? 'condition' : undefined;

/** The verb or kind a group is told by. */
function wordOf({ properties = {} }: Part): string | undefined {
  const word = telling.map((name) => properties[name]?.const).find((value) => typeof value === 'string');
  return word;
}

function eitherOf(either: readonly Part[], defs: Definitions, field: string, around: string): Kind {
  const parts = either.flatMap((one): readonly Part[] => {
    const node = resolved(one, defs);
    return node.anyOf && !node.properties ? node.anyOf.map((part) => resolved(part, defs)) : [node];
  });
  const names = namedBy(field, around);
  // One name, or several of them.
  if (names && parts.every(({ type, const: value }) => value === undefined && (type === 'string' || type === 'array')))
    return { of: 'name', names, several: true };
  const values = parts.flatMap(({ enum: some, const: one }) => some ?? (one === undefined ? [] : [one]));
  return { of: 'ways', ways: [...values.map(own), ...parts.flatMap((part) => wayOf(part, values))] };
}

function wayOf(part: Part, values: readonly unknown[]): readonly Way[] {
  if (part.enum || part.const !== undefined) return [];
  if (part.type === 'string') return [{ id: 'name', part, holds: (value) => typeof value === 'string' && !values.includes(value) }];
  if (part.type === 'integer') return [{ id: 'number', part, holds: (value) => typeof value === 'number' }];
  const word = wordOf(part);
  const [key, ...others] = part.required ?? [];
  if (word !== undefined)
    return [
      { id: word, part, holds: (value) => isGroup(value) && telling.some((name) => value[name] === word && part.properties?.[name]) },
    ];
  return [
    { id: key ?? 'group', part, holds: (value) => isGroup(value) && [key, ...others].every((name) => name === undefined || name in value) },
  ];
}

export const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
