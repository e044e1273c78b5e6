import type { z } from 'zod';
import { optionFields } from './option-fields.ts';

type Options = Readonly<Record<string, unknown>>;

/**
 * Options as they were kept, with their orders as today's rules have them: steps there are no more are left out, and each new
 * one follows the step it follows in the example order. What does not fit otherwise is left for the schema to refuse.
 */
export const withTodaysSteps = <T>(schema: z.ZodType, options: T): T =>
  withOrders(schema, options, (kept, example) => completed(known(kept, example), example));

/** Options as they were written by hand: only the new steps are put in, so that a slip in the name of one is still refused. */
export const withNewSteps = <T>(schema: z.ZodType, options: T): T => withOrders(schema, options, completed);

type Order = readonly unknown[];

function withOrders<T>(schema: z.ZodType, options: T, order: (kept: Order, example: readonly string[]) => Order): T {
  if (!isRecord(options)) return options;
  const orders = optionFields(schema).flatMap(({ name, kind }) => {
    const kept = options[name];
    return kind.of === 'order' && kind.whole && Array.isArray(kept) ? [[name, order(kept, kind.values)] as const] : [];
  });
  return orders.length === 0 ? options : { ...options, ...Object.fromEntries(orders) };
}

const known = (kept: Order, example: readonly string[]): Order => kept.filter((step) => typeof step !== 'string' || example.includes(step));

function completed(kept: Order, example: readonly string[]): Order {
  const order = [...kept];
  for (const [i, step] of example.entries()) {
    // The step before it is in its place by now.
    if (!order.includes(step)) order.splice(order.indexOf(example[i - 1]) + 1, 0, step);
  }
  return order;
}

const isRecord = (value: unknown): value is Options => typeof value === 'object' && value !== null && !Array.isArray(value);
