import type { Answer } from '../kernel/answer.ts';
import type { Question } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import type { Table } from '../kernel/table.ts';

/**
 * A facilitator without a mind of his own. A policy knows no game: it goes by the shape and the aim of a
 * question and by what stands on the table.
 */
export interface Policy {
  readonly name: string;
  /** What it does, in one line of help. */
  readonly about: string;
  /** A player of one game; all his chance comes from `random`. */
  begin(t: Table, random: Random): (question: Question) => Answer;
}
