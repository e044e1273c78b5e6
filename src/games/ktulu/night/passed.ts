import type { NightStep } from '../roles/index.ts';
import type { Ids, T } from '../vocabulary.ts';

/** Whether tonight's order is beyond a step. */
export function passed(t: T, step: NightStep): boolean {
  const order: readonly string[] = t.options.nightOrder;
  const { line } = t.place;
  return line !== undefined && order.indexOf(line) > order.indexOf(step);
}

/** Where each side that acts together says who carries the statuette. */
export const carrierSteps: Readonly<Record<string, NightStep>> = {
  bandits: 'banditsCarrier',
  indians: 'indiansCarrier',
  aliens: 'aliensCarrier',
};

/** Whether a side that has just got the statuette will still settle tonight who carries it; if not, it stays where it is (KT-R15). */
export function choiceComes(t: T, faction: Ids['faction'] | undefined): boolean {
  const step = faction && carrierSteps[faction];
  return step !== undefined && !passed(t, step);
}
