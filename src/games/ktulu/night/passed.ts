import type { T } from '../table.ts';
import type { NightStep } from './order.ts';

/** Whether tonight's order is beyond a step. */
export function passed(t: T, step: NightStep): boolean {
  const order: readonly string[] = t.options.nightOrder;
  const { line } = t.place;
  return line !== undefined && order.indexOf(line) > order.indexOf(step);
}
