import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import type { SeatId } from '../../src/kernel/types.ts';

/** A question as it stood when it was answered. */
export interface Past {
  readonly question: Question;
  readonly alive: readonly SeatId[];
}

/** Every question answered so far, in order, and who lived then. One replay. */
export function pastOf({ game, setup, entries }: Session): Past[] {
  const replay = new Session(game, setup);
  return entries.map(([, answer]) => {
    const past = { question: replay.question, alive: replay.table.alive };
    replay.answer(answer);
    return past;
  });
}
