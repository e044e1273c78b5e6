import type { Question } from '../../src/kernel/question.ts';
import { seatGaps } from '../../src/kernel/seat-gaps.ts';

/**
 * Whether who may be chosen here is a secret: some players are asked who have it from their cards, or the whole table is
 * asked who steps in, and only some roles can. Nothing on the screen may then tell seats from each other before they are
 * touched, nor that nobody is left who could. At night (`night`) that holds for whatever is asked of particular seats.
 */
export function isSecretChoice(question: Question, night = false): boolean {
  if (question.shape !== 'choose') return false;
  const { to, aim } = question;
  if (to === 'table') return aim === 'ability';
  return typeof to !== 'string' && (night || aim === 'ability' || aim === 'kill' || aim === 'learn');
}

/** Whether what the host alone reads names players who hold something secret: it is then read while a button is held. */
export function isNoteConcealed({ note, to }: Question): boolean {
  return note !== undefined && typeof to !== 'string' && seatGaps(note).length > 0;
}
