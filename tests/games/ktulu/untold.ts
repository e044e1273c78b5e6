import type { Session } from '../../../src/kernel/session.ts';

const words: readonly string[] = ['theft.got', 'learn.youCarry', 'learn.carrier', 'glued.told'];
/** By these clauses a side names its carrier while all of it is awake. */
const chosen: readonly string[] = ['KT-221', 'KT-236', 'KT-249', 'KT-275', 'KT-265'];

/** By day whoever knowingly has the statuette has been told: by a choice he was awake for, or by something held up to him (KT-R97). */
export function untold({ table, entries, marks, options, story, question }: Session): string | undefined {
  const { holder, knowing } = table.tokens['statuette'] ?? {};
  const { holderIsTold } = options as { readonly holderIsTold: boolean };
  if (!holderIsTold || !knowing || holder === undefined || question.key !== 'day.next') return undefined;
  const at = story.findLastIndex(({ what }) => what === 'moved');
  const move = story[at];
  // Whoever rules it onto somebody knows whom to tell.
  if (move?.what !== 'moved' || move.clause === 'X-6' || chosen.includes(move.clause)) return undefined;
  // Whoever is told of a plant knows because he has been told.
  const from = move.clause === 'KT-R20' ? (move.because ?? at) : at;
  const shown = story.slice(from).some((f) => f.what === 'learned' && f.seats.includes(holder) && words.includes(f.said.id));
  const named = entries.some(
    ([key, answer], i) => (marks[i] ?? 0) > at && key.includes('Carrier.choose') && 'seats' in answer && answer.seats.includes(holder),
  );
  return shown || named ? undefined : `${question.key}: ${holder} has the statuette by ${move.clause} and was never told`;
}
