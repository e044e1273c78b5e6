import type { Entry, VotesAnswer } from '../../../../src/kernel/answer.ts';
import type { Fact } from '../../../../src/kernel/fact.ts';
import type { BallotQuestion, Question } from '../../../../src/kernel/question.ts';
import { Session } from '../../../../src/kernel/session.ts';
import type { Table } from '../../../../src/kernel/table.ts';
import type { SeatId } from '../../../../src/kernel/types.ts';
import { facilitate } from '../../../properties/facilitator.ts';
import type { Kind } from '../any-kinds.ts';
import { anyTable } from '../any-table.ts';

/** Long games with everybody in them who steps in by day. */
const busyDays: Kind = {
  name: 'busy days',
  brings: [],
  players: [6, 25],
  rules: { shipNight: 12 },
  favours: ['executor', 'investigator', 'doctor', 'inciter', 'journalist', 'stagecoach', 'mayor', 'judge'],
};

/** One answer of a game: the question, the answer, the table before it was given and what came of it. */
export interface Step {
  readonly question: Question;
  readonly answer: Entry[1];
  readonly table: Table;
  /** Facts this answer brought; read after the answer. */
  readonly facts: readonly Fact[];
}

/** Plays a game by chance, then goes through it once more; `before` sees each question before its answer is given, `after` what came of it. */
export function goThrough(seed: string, before: (step: Omit<Step, 'facts'>) => void, after: (step: Step) => void): void {
  const played = facilitate(anyTable(seed, busyDays), seed);
  const again = new Session(played.game, played.setup);
  for (const [, answer] of played.entries) {
    const { question, table } = again;
    const from = again.story.length;
    before({ question, answer, table });
    again.answer(answer);
    after({ question, answer, table, facts: again.story.slice(from) });
  }
}

/** How many hands each candidate got, counted from the answer itself. */
export function handsFor(question: BallotQuestion, answer: Entry[1]): Map<SeatId, number> {
  const hands = new Map(question.candidates.map(({ id }) => [Number(id), 0]));
  const raise = (seat: SeatId, n: number): void => void hands.set(seat, (hands.get(seat) ?? 0) + n);
  if ('counts' in answer) for (const [seat, n] of Object.entries(answer.counts)) raise(Number(seat), n);
  else for (const marks of Object.values((answer as VotesAnswer).votes)) for (const seat of marks) raise(Number(seat), 1);
  return hands;
}

/** Who is clearly among the first `places`: nobody outside them has as many hands (KT-068, KT-069). */
export function clearly(hands: ReadonlyMap<SeatId, number>, places: number): SeatId[] {
  const level = (n: number): number => [...hands.values()].filter((other) => other >= n).length;
  return [...hands].filter(([, n]) => n > 0 && level(n) <= places).map(([seat]) => seat);
}
