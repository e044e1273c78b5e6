import type { z } from 'zod';
import { canonical } from '../kernel/fingerprint.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * The options a save names: those that differ from what a game takes without being told. A rulebook that changes what it
 * takes raises its edition, and its migration names the old value.
 */
export function ownOptions(schema: z.ZodType, options: unknown): Options {
  const standard = schema.parse({}) as Options;
  return Object.fromEntries(Object.entries(options as Options).filter(([name, value]) => canonical(value) !== canonical(standard[name])));
}
