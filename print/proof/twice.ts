import type { Plan } from '../plan.ts';
import type { Finding } from './compare-pages.ts';

/** A card or label printed twice is two cards with one code: the app could not tell them apart. A host may have two of a sheet. */
export function twice(plan: Plan): readonly Finding[] {
  const seen = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { code, page, kind } of plan.codes.filter((one) => one.kind !== 'host')) {
    const before = seen.get(kind + code);
    if (before !== undefined) findings.push({ kind: 'twice', code, page, instead: String(before) });
    seen.set(kind + code, before ?? page);
  }
  return findings;
}
