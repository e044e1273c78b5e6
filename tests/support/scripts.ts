import type { Answer } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Script } from '../../src/kernel/script.ts';

/** What a part of a script asked, and what came of it: nothing yet if it still waits for an answer. */
export interface Ran<T> {
  readonly asked: readonly Question[];
  readonly result: T | undefined;
}

/** Runs a part of a script by itself with these answers, one for each question. */
export function ran<T>(script: Script<T>, answers: readonly Answer[] = []): Ran<T> {
  const asked: Question[] = [];
  let step = script.next();
  for (const answer of answers) {
    if (step.done) throw new Error(`Nothing was asked for ${JSON.stringify(answer)}`);
    asked.push(step.value);
    step = script.next(answer);
  }
  if (!step.done) asked.push(step.value);
  return { asked, result: step.done ? step.value : undefined };
}
