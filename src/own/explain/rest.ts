import { words as fieldWords } from '../../text/own-form.ts';
import { words as valueWords } from '../../text/own-form-values.ts';
import { words as explainWords } from '../../text/own-explain.ts';
import type { Words } from '../../text/message.ts';
import { isGroup, namedBy } from '../form/kind.ts';
import type { NameKind } from '../naming.ts';
import { isWords } from '../walk.ts';
import { conditionOf, filterOf, listed, phrase, type Voice } from './names.ts';

/** What the names of each kind are worded by. */
const prefixes: Readonly<Record<NameKind, string>> = {
  role: 'role',
  side: 'faction',
  mark: 'status',
  token: 'token',
  cause: 'deed',
  class: 'class',
  count: 'count',
};

const areas: readonly Words[] = [fieldWords, valueWords, explainWords];

/** The first of these messages there is. */
function worded({ language }: Voice, ids: readonly string[]): string | undefined {
  for (const id of ids) for (const area of areas) if (typeof area[language][id] === 'string') return area[language][id];
  return undefined;
}

/**
 * What a sentence has not said of a group, field by field, in brackets: so that nothing in a file goes without words. `around` names
 * the group as its form does.
 */
export function restOf(v: Voice, group: object, around: string, said: readonly string[]): string {
  if (v.brief) return '';
  const left = Object.entries(group).filter(([field, value]) => value !== undefined && !said.includes(field));
  return left.length === 0
    ? ''
    : phrase(v, 'x.rest', {
        x: listed(
          v,
          left.map(([field, value]) => detail(v, field, around, value)),
        ),
      });
}

function detail(v: Voice, field: string, around: string, value: unknown): string {
  const title = worded(v, [`form.${around}.${field}`, `form.${field}`]) ?? field;
  const label = lowered(v, title);
  return value === true ? label : phrase(v, 'x.detail', { x: label, y: valueOf(v, field, around, value) });
}

const lowered = ({ language }: Voice, text: string): string => `${text.charAt(0).toLocaleLowerCase(language)}${text.slice(1)}`;

function valueOf(v: Voice, field: string, around: string, value: unknown): string {
  if (value === false) return phrase(v, 'x.no');
  if (Array.isArray(value))
    return listed(
      v,
      value.map((one) => valueOf(v, field, around, one)),
    );
  if (isGroup(value)) {
    if (isWords(value)) return phrase(v, 'x.quoted', { x: value[v.language] ?? Object.values(value)[0] ?? '' });
    if (field === 'while') return conditionOf(v, value);
    return 'days' in value ? String(value['days']) : filterOf(v, value);
  }
  const names = namedBy(field, around);
  if (names && typeof value === 'string') return v.names(`${prefixes[names]}.${value}`);
  return lowered(v, worded(v, [`form.${field}=${String(value)}`, `form.=${String(value)}`, `x.who.${String(value)}`]) ?? String(value));
}
