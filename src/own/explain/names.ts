import type { Language, Words } from '../../text/message.ts';
import { words } from '../../text/own-explain.ts';
import { listOf } from '../schema/basic.ts';
import type { Condition, Filter, Who } from '../schema/who.ts';

/** The language of an explanation, and the names of what the file names (`role.x`, `faction.x`, `status.x` …). */
export interface Voice {
  readonly language: Language;
  /** Only the sentences: what they leave out goes without words, as on the card of the night. */
  readonly brief?: boolean;
  names(id: string): string;
}

/** One of our phrases with its gaps filled. */
export function phrase({ language }: Voice, id: string, fill: Readonly<Record<string, string | number>> = {}): string {
  const message = (words as Words)[language][id];
  return (typeof message === 'string' ? message : `⟦${id}⟧`).replace(/\{(\w+)\}/g, (whole, gap: string) => String(fill[gap] ?? whole));
}

/** Whether a phrase has this gap. */
export function mentions({ language }: Voice, id: string, gap: string): boolean {
  const message = (words as Words)[language][id];
  return typeof message === 'string' && message.includes(`{${gap}}`);
}

export const joined = (v: Voice, parts: readonly string[]): string => parts.filter((part) => part !== '').join(phrase(v, 'x.joint'));
export const listed = (v: Voice, parts: readonly string[]): string => parts.filter((part) => part !== '').join(phrase(v, 'x.comma'));

/** A sentence: a capital where the language has them, and a full stop. */
export function sentence(v: Voice, text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(v.language)}${text.slice(1)}${phrase(v, 'x.end')}`;
}

/** Who is meant, in words. */
export function whoOf(v: Voice, who: Who): string {
  return typeof who === 'string' ? phrase(v, `x.who.${who}`) : phrase(v, 'x.who.filter', { x: filterOf(v, who) });
}

/** What a filter asks for, in words. */
export function filterOf(v: Voice, f: Filter): string {
  const parts = [
    ...(f.from !== undefined && f.from !== 'everybody' ? [phrase(v, `x.who.${f.from}`)] : []),
    ...listOf(f.side).map((id) => v.names(`faction.${id}`)),
    ...listOf(f.role).map((id) => v.names(`role.${id}`)),
    ...listOf(f.class).map((id) => v.names(`class.${id}`)),
    ...(f.mark === undefined ? [] : [phrase(v, 'x.marked', { x: v.names(`status.${f.mark}`) })]),
    ...(f.unmarked === undefined ? [] : [phrase(v, 'x.unmarked', { x: v.names(`status.${f.unmarked}`) })]),
    ...(f.mine ? [phrase(v, 'x.mine')] : []),
    ...(f.token === undefined ? [] : [phrase(v, 'x.token', { x: v.names(`token.${f.token}`) })]),
    ...(f.doomed ? [phrase(v, 'x.doomed')] : []),
    ...(f.died === undefined ? [] : [phrase(v, `x.died.${f.died}`)]),
    ...listOf(f.cause).map((id) => phrase(v, 'x.cause', { x: v.names(`deed.${id}`) })),
    ...(['acted', 'named', 'shown', 'failed', 'voted', 'wins'] as const).flatMap((word) => (f[word] ? [phrase(v, `x.${word}`)] : [])),
    ...(['linked', 'sideOf', 'visited', 'votedFor'] as const).flatMap((word) => {
      const whom = f[word];
      return whom === undefined ? [] : [phrase(v, `x.${word}`, { x: whoOf(v, whom) })];
    }),
    ...listOf(f.dealt).map((id) => phrase(v, 'x.dealt', { x: v.names(`role.${id}`) })),
    ...(f.any ? [f.any.map((one) => filterOf(v, one)).join(phrase(v, 'x.or'))] : []),
    ...(f.nearest === undefined ? [] : [phrase(v, 'x.nearest', { n: f.nearest })]),
    ...(f.state === 'dead' ? [phrase(v, 'x.dead')] : f.state === 'any' ? [phrase(v, 'x.any')] : []),
    ...(f.take === undefined ? [] : [`${f.take} ${phrase(v, 'x.byLot')}`]),
    ...(f.except === undefined
      ? []
      : [phrase(v, 'x.not', { x: typeof f.except === 'string' ? phrase(v, `x.who.${f.except}`) : filterOf(v, f.except) })]),
  ];
  return parts.length > 0 ? listed(v, parts) : phrase(v, 'x.living');
}

/** What must hold, in words. */
export function conditionOf(v: Voice, c: Condition): string {
  const many = (word: 'atLeast' | 'atMost'): string => {
    const bound = c[word];
    return bound === undefined ? '' : phrase(v, `x.if.${word}`, { n: bound[0], x: filterOf(v, bound[1]) });
  };
  return listed(v, [
    c.some === undefined ? '' : phrase(v, 'x.if.some', { x: whoOf(v, c.some) }),
    c.none === undefined ? '' : phrase(v, 'x.if.none', { x: whoOf(v, c.none) }),
    many('atLeast'),
    many('atMost'),
    c.nights === undefined ? '' : phrase(v, `x.if.${c.nights}`),
    c.from === undefined ? '' : phrase(v, 'x.if.from', { n: c.from }),
    c.to === undefined ? '' : phrase(v, 'x.if.to', { n: c.to }),
    c.guess === undefined ? '' : phrase(v, `x.if.${c.guess}`),
    c.count === undefined
      ? ''
      : phrase(v, 'x.if.count', { x: `${v.names(`count.${c.count.of}`)} ${c.count.least ?? 0}–${c.count.most ?? '∞'}` }),
    c.not === undefined ? '' : phrase(v, 'x.if.not', { x: conditionOf(v, c.not) }),
    c.any === undefined ? '' : c.any.map((one) => conditionOf(v, one)).join(phrase(v, 'x.or')),
  ]);
}
