import type { z } from 'zod';
import { optionFields, type FieldKind } from '../src/kernel/option-fields.ts';
import type { OptionEntry, OptionPart } from './job.ts';

/**
 * The house rules of a game as printable data, by group in the order of the schema. With `chosen` (what the host
 * has set already) the sheet comes out ticked. Options of a kind that cannot be written down are left out.
 */
export function optionParts(schema: z.ZodType, chosen?: Readonly<Record<string, unknown>>): readonly OptionPart[] {
  const parts = new Map<string, OptionEntry[]>();
  for (const { name, title, help, group, unit, kind, standard } of optionFields(schema)) {
    const entries = parts.get(group) ?? [];
    const set = chosen !== undefined && Object.hasOwn(chosen, name);
    entries.push({
      title,
      help,
      ...written(kind),
      usual: standard ?? null,
      ...(unit === undefined ? {} : { unit }),
      ...(set ? { chosen: chosen[name] ?? null } : {}),
    });
    parts.set(group, entries);
  }
  return [...parts].map(([group, entries]) => ({ group, entries }));
}

function written(kind: FieldKind): Pick<OptionEntry, 'kind' | 'values'> {
  switch (kind.of) {
    case 'switch':
      return { kind: 'switch' };
    case 'number':
      return { kind: kind.off ? 'maybe' : 'number' };
    case 'one':
      return { kind: 'one', values: kind.values };
    case 'set':
      return { kind: 'several', values: kind.values };
    case 'order':
      return { kind: 'order', values: kind.values };
  }
}
