import type { Answer, Ruling } from '../../../src/kernel/answer.ts';
import type { Question } from '../../../src/kernel/question.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Session } from '../../../src/kernel/session.ts';
import { anyLegal } from '../../properties/facilitator.ts';

/** Most choices fall on the same few players, and many votes are level, so that what rarely meets meets. */
export function quarrelsome(question: Question, random: Random): Answer {
  const hostile = question.aim === 'kill';
  if (question.shape === 'choose' && question.max === 1 && random.below(6) > (hostile ? 3 : 0)) {
    const few = question.seats.filter((seat) => !question.to.includes(seat as never)).slice(0, 2);
    const seat = few[random.below(Math.max(1, few.length))];
    if (seat !== undefined) return { seats: [seat] };
  }
  if (question.shape === 'ballot' && question.counts && question.marks === 1 && random.below(2) === 0) {
    const votes = question.voters.reduce((sum, { weight }) => sum + weight, 0);
    const [one, other] = question.candidates;
    if (votes % 2 === 0 && one && other) return { counts: { [one.id]: votes / 2, [other.id]: votes / 2 } };
  }
  return anyLegal(question, random);
}

/** The host removes somebody from the game, or turns a card over, once everybody has been woken. */
export function severe({ table }: Session, random: Random): Ruling {
  if (table.place.round === 0) return { do: 'note', text: 'Not yet.' };
  return { do: random.below(2) === 0 ? 'kill' : 'reveal', seat: 1 + random.below(table.seats.length) };
}
