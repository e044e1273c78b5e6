import type { Question } from '../../src/kernel/question.ts';
import type { Lead } from './breath.ts';

/** Shapes that need more than the words: something is entered, or held up. */
const entered: readonly Question['shape'][] = ['choose', 'ballot', 'pick', 'number', 'show'];

/** Whether a question shows the whole table by itself. */
export const asksTable = ({ shape }: Question): boolean => shape === 'choose' || shape === 'ballot';

/** Whether it stands beside the words where the window is low; without words, what is held up has all the breadth. */
export const standsBeside = ({ shape, say }: Question, lead: Lead | undefined): boolean =>
  entered.includes(shape) && (shape !== 'show' || say.length + (lead?.say.length ?? 0) > 0);
