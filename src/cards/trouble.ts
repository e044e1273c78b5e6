import type { z } from 'zod';
import { said, type Said } from '../kernel/types.ts';

/** Something from outside (file, code, key) that cannot be taken, and why. Nothing has changed. */
export interface Trouble {
  readonly why: Said;
  /** Where in the file, as `cards[3].role`; empty for the whole. */
  readonly place?: string;
}

/** A trouble with a message and, if it lies inside a file, the place in it. */
export function trouble(id: string, fill?: Said['with'], place?: string): Trouble {
  const filled = place === undefined ? fill : { ...fill, place };
  const why = said(id, filled);
  return place === undefined ? { why } : { why, place };
}

/** `cards[3].role` from a path of keys and indices. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((so, step) => {
    if (typeof step === 'number') return `${so}[${step}]`;
    return so === '' ? String(step) : `${so}.${String(step)}`;
  }, '');
}

/** The first thing zod found wrong, in words a person can act on. */
export function troubleOf(error: z.ZodError): Trouble {
  const issue = deepest(error.issues[0] as z.core.$ZodIssue);
  const place = placeOf(issue.path) || '(file)';
  switch (issue.code) {
    case 'invalid_type':
      return trouble(issue.input === undefined ? 'file.needed' : 'file.type', { expected: issue.expected }, place);
    case 'unrecognized_keys':
      return trouble('file.unknownField', { field: issue.keys.join(', ') }, place);
    case 'invalid_value':
      return trouble('file.oneOf', { values: issue.values.map(String).join(', ') }, place);
    case 'too_big':
      return trouble('file.tooBig', { most: Number(issue.maximum) }, place);
    case 'too_small':
      return trouble('file.tooSmall', { least: Number(issue.minimum) }, place);
    case 'custom':
      return trouble('file.custom', { what: issue.message }, place);
    default:
      return trouble('file.form', undefined, place);
  }
}

/** Inside a union, the branch that came nearest (fewest complaints) says most. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code === 'invalid_key') return issue;
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const nearest = [...issue.errors].sort((a, b) => a.length - b.length || depth(b) - depth(a))[0]?.[0];
  return nearest ? deepest({ ...nearest, path: [...issue.path, ...nearest.path] }) : issue;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}
