import type { z } from 'zod';
import { said, type Filler, type Said } from '../kernel/types.ts';

/** Something from outside (file, code, key) that cannot be taken, and why. Nothing has changed. */
export interface Trouble {
  readonly why: Said;
  /** Where in the file, as `cards[3].role`; `''` is the file itself. */
  readonly place?: string;
}

/** A trouble with a message and, if it lies inside a file, the place in it. */
export function trouble(id: string, fill?: Said['with'], place?: string): Trouble {
  if (place === undefined) return { why: said(id, fill) };
  const where: Filler = place === '' ? { said: said('file.top') } : place;
  return { why: said(id, { ...fill, place: where }), place };
}

/** `cards[3].role` from a path of keys and indices. */
export function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((so, step) => {
    if (typeof step === 'number') return `${so}[${step}]`;
    return so === '' ? String(step) : `${so}.${String(step)}`;
  }, '');
}

/** The first thing zod found wrong, in words a person can act on. Read with `reportInput: true`. */
export const troubleOf = (error: z.ZodError): Trouble => troubleIn(error.issues[0] as z.core.$ZodIssue);

/** Everything zod found wrong. */
export const troublesOf = (error: z.ZodError): Trouble[] => error.issues.map(troubleIn);

function troubleIn(found: z.core.$ZodIssue): Trouble {
  const issue = deepest(found);
  const place = placeOf(issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return trouble(
        issue.input === undefined ? 'file.needed' : 'file.type',
        { expected: { said: said(`file.kind.${issue.expected}`) } },
        place,
      );
    case 'unrecognized_keys':
      return {
        ...trouble('file.unknownField', { field: issue.keys.join(', ').slice(0, 60) }, place),
        place: placeOf([...issue.path, ...issue.keys.slice(0, 1)]),
      };
    case 'invalid_value':
      return trouble(issue.input === undefined ? 'file.neededOneOf' : 'file.oneOf', { values: issue.values.map(String).join(', ') }, place);
    case 'too_big':
      return trouble('file.tooBig', { most: Number(issue.maximum) }, place);
    case 'too_small':
      return trouble('file.tooSmall', { least: Number(issue.minimum) }, place);
    default:
      return trouble('file.form', undefined, place);
  }
}

/** Inside a union, the branch that got farthest before it complained says most. */
function deepest(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return issue;
  const nearest = [...issue.errors].sort((a, b) => depth(b) - depth(a) || a.length - b.length)[0]?.[0];
  return nearest ? deepest({ ...nearest, path: [...issue.path, ...nearest.path] }) : issue;
}

function depth(issues: readonly z.core.$ZodIssue[]): number {
  return Math.max(0, ...issues.map((issue) => issue.path.length));
}
