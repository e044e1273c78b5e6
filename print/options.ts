import { z } from 'zod';
import type { OptionEntry, OptionPart } from './job.ts';

/** What JSON schema says about one option, as far as options use it. */
interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly default?: unknown;
  readonly title?: string;
  readonly group?: string;
  readonly unit?: string;
  readonly help?: string;
  readonly ordered?: boolean | string;
}

/**
 * The house rules of a game as printable data, by group in the order of the schema. With `chosen` (what the host
 * has set already) the sheet comes out ticked. Options of a kind that cannot be written down are left out.
 */
export function optionParts(schema: z.ZodType, chosen?: Readonly<Record<string, unknown>>): readonly OptionPart[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Described> };
  const parts = new Map<string, OptionEntry[]>();
  for (const [name, described] of Object.entries(properties)) {
    const kind = kindOf(described);
    if (kind === undefined) continue;
    const { title = name, group = 'rules', unit, help = `${title}.help` } = described;
    const entries = parts.get(group) ?? [];
    const set = chosen !== undefined && Object.hasOwn(chosen, name);
    entries.push({ title, help, ...kind, usual: described.default ?? null, ...(unit === undefined ? {} : { unit }), ...(set ? { chosen: chosen[name] ?? null } : {}) });
    parts.set(group, entries);
  }
  return [...parts].map(([group, entries]) => ({ group, entries }));
}

function kindOf({ type, anyOf, items, ...rest }: Described): Pick<OptionEntry, 'kind' | 'values'> | undefined {
  if (type === 'boolean') return { kind: 'switch' };
  if (rest.enum && type === 'string') return { kind: 'one', values: rest.enum };
  if (type === 'array' && items?.enum) return { kind: rest.ordered === undefined || rest.ordered === false ? 'several' : 'order', values: items.enum };
  const isNumber = ({ type: one }: Described): boolean => one === 'integer' || one === 'number';
  if (isNumber(type === undefined ? {} : { type })) return rest.default === undefined ? { kind: 'maybe' } : { kind: 'number' };
  return anyOf?.some(isNumber) === true ? { kind: 'maybe' } : undefined;
}
