import type { Question } from '../../src/kernel/question.ts';

/** So many seconds before its end a clock is heard. */
const last = 5;

/** Whether the end of a clock is heard: not where it only tells the host how long to pause in a call that nobody answers, as a real call has none that would ring. */
export const isEndHeard = ({ seconds }: Pick<Question, 'seconds'>): boolean => seconds !== undefined;

/** Whether a second of a clock is heard: its last ones, and by day only, when somebody speaks by it. */
export const isSecondHeard = (question: Pick<Question, 'seconds'>, left: number, night: boolean): boolean =>
  !night && left <= last && isEndHeard(question);
