import type { Language } from '../../text/message.ts';
import type { NameKind } from '../naming.ts';
import { resolved, type Definitions, type Part } from '../schema/part.ts';
import { isGroup, kindOf, type Kind, type Way } from './kind.ts';

/** What there is to name, by what it is. */
export type Names = Readonly<Record<NameKind, readonly { readonly id: string; readonly label: string }[]>>;

/** What a part that has just been added begins with: the least that fits, words to be filled in. */
export function begun(part: Part, defs: Definitions, field: string, around: string, names: Names, language: Language): unknown {
  const kind = kindOf(part, defs, field, around);
  switch (kind.of) {
    case 'words':
      return { [language]: '' };
    case 'text':
      return field === 'icon' ? 'mask' : '';
    case 'colour':
      return '#FFFFFF';
    case 'id':
      return 'x1';
    case 'switch':
      return true;
    case 'flag':
      return kind.value;
    case 'number':
      return Math.max(kind.min, Math.min(1, kind.max));
    case 'name':
      return names[kind.names][0]?.id ?? '';
    case 'set':
      return kind.values.slice(0, 1);
    case 'ways':
      return begunWay(kind.ways[0], defs, field, around, names, language);
    case 'group':
      return begunGroup(kind, resolved(part, defs), defs, names, language);
    case 'list':
      return [];
    case 'table':
      return {};
    case 'pair':
      return kind.parts.map((one) => begun(one, defs, field, around, names, language));
  }
}

export function begunWay(
  way: Way | undefined,
  defs: Definitions,
  field: string,
  around: string,
  names: Names,
  language: Language,
): unknown {
  return way?.part ? begun(way.part, defs, field, around, names, language) : way?.value;
}

function begunGroup(
  { fields, name: around, word }: Extract<Kind, { of: 'group' }>,
  node: Part,
  defs: Definitions,
  names: Names,
  language: Language,
): unknown {
  const telling = Object.entries(node.properties ?? {}).find(([, part]) => word !== undefined && part.const === word)?.[0];
  const needed = fields.filter((one) => one.needed);
  return {
    ...(telling !== undefined && { [telling]: word }),
    ...Object.fromEntries(needed.map(({ name, part }) => [name, begun(part, defs, name, around, names, language)])),
  };
}

/** The first name of the form `way1`, `way2` … that no item of a list has yet. */
export function freeId(items: readonly unknown[], stem: string): string {
  const taken = new Set(items.map((item) => (isGroup(item) ? item['id'] : undefined)));
  for (let n = items.length + 1; ; n++) if (!taken.has(`${stem}${n}`)) return `${stem}${n}`;
}
