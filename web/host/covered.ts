import type { Question } from '../../src/kernel/question.ts';
import type { Filler, Said } from '../../src/kernel/types.ts';

/**
 * Whether who may be chosen here is a secret: some players are asked who have it from their cards, or the whole table is
 * asked who steps in, and only some roles can. Nothing on the screen may then tell seats from each other before they are
 * touched, nor that nobody is left who could. At night (`night`) that holds for whatever is asked of particular seats.
 */
export function isCovered(question: Question, night = false): boolean {
  if (question.shape !== 'choose') return false;
  const { to, aim } = question;
  if (to === 'table') return aim === 'ability';
  return typeof to !== 'string' && (night || aim === 'ability' || aim === 'kill' || aim === 'learn');
}

/** Whether what the host alone reads names players who hold something secret: it is then read while a button is held. */
export function isNoteVeiled({ note, to }: Question): boolean {
  return note !== undefined && typeof to !== 'string' && namesSeats(note);
}

function namesSeats(said: Said): boolean {
  return Object.values(said.with ?? {}).some(names);
}

function names(filler: Filler): boolean {
  if (typeof filler !== 'object') return false;
  if ('said' in filler) return namesSeats(filler.said);
  if ('list' in filler) return filler.list.some(namesSeats);
  return 'seat' in filler || 'seats' in filler;
}
