import type { Question } from '../../src/kernel/question.ts';

/**
 * Whether who may be chosen here is a secret: the whole table is asked who steps in, and only some roles can.
 * Nothing on the screen may then tell them from the others before they speak up, nor that nobody is left who could.
 */
export function isCovered(question: Question): boolean {
  return question.shape === 'choose' && question.to === 'table' && question.aim === 'ability';
}
