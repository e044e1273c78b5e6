import type { Answer, Ruling } from '../kernel/answer.ts';
import type { Candidate, Question } from '../kernel/question.ts';
import type { SeatId } from '../kernel/types.ts';
import { BadScenario } from './scenario-file.ts';
import type { NamedAnswer, NamedRuling } from './scenario-schema.ts';

type ToSeat = (name: string) => SeatId;

/** The fields that can answer a question, by its shape; a clock that has run out is for the rulebook to refuse. */
const fields: Readonly<Record<Question['shape'], readonly (keyof NamedAnswer)[]>> = {
  choose: ['seats', 'pass', 'expired'],
  pick: ['option', 'pass', 'expired'],
  ballot: ['hands', 'counts', 'expired'],
  number: ['number', 'expired'],
  say: ['done', 'expired'],
  show: ['done', 'expired'],
  over: [],
};

const answering: ReadonlySet<string> = new Set(Object.values(fields).flat());

/**
 * What a step of the file says, as the question at hand takes it. A candidate is an option first, a player otherwise.
 * Throws `BadScenario` for an answer of another kind and for an option that is not there.
 */
export function answerOf(given: NamedAnswer, question: Question, seat: ToSeat): Answer {
  const known = fields[question.shape];
  const field = (Object.keys(given) as (keyof NamedAnswer)[]).find((key) => answering.has(key) && !known.includes(key));
  if (field !== undefined && question.shape !== 'over') throw new BadScenario(`${question.key} takes ${known.join(', ')}; not "${field}".`);
  const candidate = (word: string): Candidate =>
    question.shape === 'ballot' && question.candidates.some((c) => c.id === word) ? word : seat(word);
  if (given.seats) return { seats: given.seats.map(seat) };
  if (given.pass) return question.shape === 'pick' && question.pass !== undefined ? { option: question.pass } : { seats: [] };
  if (given.option !== undefined) return { option: optionOf(given.option, question, seat) };
  if (given.hands) return { votes: votesOf(given.hands, candidate, seat) };
  if (given.counts) return { counts: Object.fromEntries(Object.entries(given.counts).map(([word, n]) => [candidate(word), n])) };
  if (given.number !== undefined) return { number: given.number };
  return given.expired ? { expired: true } : { done: true };
}

/** An option by its id, or the player a lot falls on. */
function optionOf(word: string, question: Question, seat: ToSeat): string {
  if (question.shape !== 'pick') return word;
  const ids = question.options.map(({ id }) => id);
  if (ids.every((id) => /^\d+$/.test(id))) return String(seat(word));
  if (!ids.includes(word)) throw new BadScenario(`${question.key} has no option "${word}". It has: ${ids.join(', ')}.`);
  return word;
}

function votesOf(
  hands: Readonly<Record<string, readonly string[]>>,
  candidate: (word: string) => Candidate,
  seat: ToSeat,
): Record<SeatId, Candidate[]> {
  const votes: Record<SeatId, Candidate[]> = {};
  for (const [word, voters] of Object.entries(hands)) {
    for (const voter of voters) (votes[seat(voter)] ??= []).push(candidate(word));
  }
  return votes;
}

/** A ruling with seats for names. */
export function rulingOf(ruling: NamedRuling, seat: ToSeat): Ruling {
  switch (ruling.do) {
    case 'move':
      return { ...ruling, to: seat(ruling.to) };
    case 'swap':
      return { ...ruling, seats: [seat(ruling.seats[0]), seat(ruling.seats[1])] };
    case 'note': {
      const { seat: who, ...rest } = ruling;
      return who === undefined ? rest : { ...rest, seat: seat(who) };
    }
    case 'end':
      return ruling;
    default:
      return { ...ruling, seat: seat(ruling.seat) };
  }
}
