import { z } from 'zod';
import type { ClauseId } from './types.ts';

/** One option as a form or a sheet shows it, read off the zod object that is the only place where options are declared. */
export interface OptionField {
  readonly name: string;
  /** Message id of the title, `option.<name>` unless the schema says otherwise; values of enums are worded `<title>.<value>`. */
  readonly title: string;
  /** Message id of the sentence that explains the option: `<title>.help` unless the schema says otherwise. */
  readonly help: string;
  /** Worded `group.<group>`; a unit `unit.<unit>`. */
  readonly group: string;
  readonly unit?: string;
  readonly clause?: ClauseId;
  readonly kind: FieldKind;
  readonly standard: unknown;
}

export type FieldKind =
  | { readonly of: 'switch' }
  | { readonly of: 'number'; readonly min: number; readonly max: number; readonly off?: NumberOff }
  | { readonly of: 'one'; readonly values: readonly string[] }
  | { readonly of: 'set'; readonly values: readonly string[] }
  /** Some of the values in an order that means something, or each of them exactly once. */
  | { readonly of: 'order'; readonly values: readonly string[]; readonly whole?: true };

/** The value that means "no number" where a number may be left out. */
export interface NumberOff {
  readonly value: string | null | undefined;
  /** The number a form begins with once there is to be one; the schema's `usual`, else the least. */
  readonly begins: number;
}

/** What JSON schema says about one option, as far as options use it. */
interface Described {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly const?: string | null;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
  readonly default?: unknown;
  readonly title?: string;
  readonly group?: string;
  readonly unit?: string;
  readonly usual?: number;
  readonly clause?: ClauseId;
  readonly help?: string;
  readonly ordered?: boolean | 'whole';
}

/** The fields of an options schema, in the order they are declared. Kinds that cannot be shown are left out. */
export function optionFields(schema: z.ZodType): OptionField[] {
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: Record<string, Described> };
  return Object.entries(described.properties ?? {}).flatMap(([name, property]) => {
    const kind = kindOf(property);
    if (!kind) return [];
    const { title = `option.${name}`, group = 'rules', unit, clause, help = `${title}.help` } = property;
    return [{ name, title, help, group, kind, standard: property.default, ...(unit ? { unit } : {}), ...(clause ? { clause } : {}) }];
  });
}

function kindOf(property: Described): FieldKind | undefined {
  const { type } = property;
  if (property.anyOf) return numberOrNothing(property.anyOf, property.usual);
  if (property.enum && type === 'string') return { of: 'one', values: property.enum };
  if (type === 'boolean') return { of: 'switch' };
  if (type === 'integer' || type === 'number') {
    const min = property.minimum ?? 0;
    const off = property.default === undefined ? { off: { value: undefined, begins: property.usual ?? min } } : {};
    return { of: 'number', min, max: Math.min(property.maximum ?? 999, 9999), ...off };
  }
  if (property.items?.enum)
    return property.ordered
      ? { of: 'order', values: property.items.enum, ...(property.ordered === 'whole' ? { whole: true } : {}) }
      : { of: 'set', values: property.items.enum };
  return undefined;
}

/** A number or one word for none of it (`null`, `off`). */
function numberOrNothing(parts: readonly Described[], usual?: number): FieldKind | undefined {
  const number = parts.find((part) => part.type === 'integer' || part.type === 'number');
  const none = parts.find((part) => part.type === 'null' || part.const !== undefined || part.enum?.length === 1);
  if (!number || !none || parts.length !== 2) return undefined;
  const value = none.type === 'null' ? null : (none.const ?? none.enum?.[0] ?? null);
  const min = number.minimum ?? 0;
  return { of: 'number', min, max: Math.min(number.maximum ?? 999, 9999), off: { value, begins: usual ?? min } };
}
