import type { z } from 'zod';
import { canonical } from '../kernel/fingerprint.ts';
import { optionFields } from '../kernel/option-fields.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * The options a save names: those that differ from what a game takes without being told. A rulebook that changes what it
 * takes raises its edition, and its migration names the old value.
 */
export function ownOptions(schema: z.ZodType, options: unknown): Options {
  const standard = schema.parse({}) as Options;
  return Object.fromEntries(Object.entries(options as Options).filter(([name, value]) => canonical(value) !== canonical(standard[name])));
}

/**
 * Options as they were kept, with their orders as today's rules have them: steps there are no more are left out, and each new
 * one follows the step it follows in the example order. What does not fit otherwise is left for the schema to refuse.
 */
export function withTodaysSteps<T>(schema: z.ZodType, options: T): T {
  if (!isRecord(options)) return options;
  const orders = optionFields(schema).flatMap(({ name, kind }) => {
    const kept = options[name];
    return kind.of === 'order' && kind.whole && Array.isArray(kept) ? [[name, merged(kept, kind.values)] as const] : [];
  });
  return orders.length === 0 ? options : { ...options, ...Object.fromEntries(orders) };
}

function merged(kept: readonly unknown[], example: readonly string[]): readonly unknown[] {
  const order = kept.filter((step) => typeof step !== 'string' || example.includes(step));
  for (const [i, step] of example.entries()) {
    // The step before it is in its place by now.
    if (!order.includes(step)) order.splice(order.indexOf(example[i - 1]) + 1, 0, step);
  }
  return order;
}

const isRecord = (value: unknown): value is Options => typeof value === 'object' && value !== null && !Array.isArray(value);
