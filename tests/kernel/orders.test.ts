import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { withNewSteps, withTodaysSteps } from '../../src/kernel/orders.ts';

const steps = ['wake', 'guard', 'wolf', 'sleep'] as const;
const ordered = (whole: boolean) =>
  z
    .array(z.enum(steps))
    .default([...steps])
    .meta({ title: 'option.order', ordered: whole ? 'whole' : true });
const rules = z.object({
  order: ordered(true),
  chosen: ordered(false),
  masked: z.boolean().default(false).meta({ title: 'option.masked' }),
});

describe('the order of a night as it was kept', () => {
  test('gets each new step behind the one it follows today, and loses those there are no more', () => {
    const order = ['wolf', 'undertaker', 'wake'];
    expect(withTodaysSteps(rules, { order, masked: true })).toEqual({ order: ['wolf', 'sleep', 'wake', 'guard'], masked: true });
  });

  test('keeps what is no step, for the schema to refuse', () => {
    expect(withTodaysSteps(rules, { order: [...steps, 7] })).toEqual({ order: [...steps, 7] });
    for (const order of ['wolf', undefined, { wolf: 1 }]) expect(withTodaysSteps(rules, { order })).toEqual({ order });
  });

  test('is all that is changed: not a choice of some in order, nor options that have no order, nor what are no options', () => {
    const kept = { chosen: ['wolf', 'undertaker'], masked: true };
    expect(withTodaysSteps(rules, kept)).toBe(kept);
    for (const none of [null, undefined, 'wolf', ['wolf']]) expect(withTodaysSteps(rules, none)).toBe(none);
  });
});

test('of an order that was written by hand a step that is unknown stays, to be refused', () => {
  expect(withNewSteps(rules, { order: ['wake', 'wulf', 'wolf', 'sleep'] })).toEqual({ order: ['wake', 'guard', 'wulf', 'wolf', 'sleep'] });
});
