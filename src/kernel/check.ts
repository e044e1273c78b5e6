import type { Answer, CountsAnswer, VotesAnswer } from './answer.ts';
import type { BallotQuestion, Candidate, Choose, Question } from './question.ts';
import { said, type Bar, type Refusal, type SeatId } from './types.ts';

/**
 * Holds an answer against its question. Nothing back means it fits; a refusal names what is wrong
 * and the clause behind it. Anything at all may be passed in: a misfit never throws and never gets
 * as far as a script.
 */
export function check(question: Question, answer: Answer): Refusal | undefined {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return misfit(question);
  if ('ruling' in answer) return undefined;
  if ('expired' in answer) {
    return question.expires && answer.expired === true ? undefined : bar('refused.noClock', question);
  }
  switch (question.shape) {
    case 'choose':
      return 'seats' in answer ? checkSeats(question, answer.seats) : misfit(question);
    case 'pick': {
      if (!('option' in answer)) return misfit(question);
      const option = question.options.find((o) => o.id === answer.option);
      return option ? option.bar : bar('refused.noSuchOption', question);
    }
    case 'ballot':
      if ('votes' in answer) return checkVotes(question, answer);
      return 'counts' in answer ? checkCounts(question, answer) : misfit(question);
    case 'number': {
      if (!('number' in answer)) return misfit(question);
      const n = answer.number;
      const fits = Number.isInteger(n) && n >= question.min && n <= question.max;
      return fits ? undefined : refuse('refused.number', question, { min: question.min, max: question.max });
    }
    case 'say':
    case 'show':
      return 'done' in answer && answer.done === true ? undefined : misfit(question);
    case 'over':
      return bar('refused.over', question);
  }
}

function checkSeats(question: Choose, seats: readonly SeatId[]): Refusal | undefined {
  if (!Array.isArray(seats)) return misfit(question);
  for (const seat of seats as readonly SeatId[]) {
    if (question.seats.includes(seat)) continue;
    return question.barred.find((b) => b.seat === seat) ?? bar('refused.noSuchSeat', question);
  }
  if (new Set(seats).size !== seats.length) return bar('refused.seatTwice', question);
  if (seats.length === 0) return mayPass(question) ? undefined : bar('refused.noPass', question);
  if (seats.length < question.min || seats.length > question.max) {
    const { min, max } = question;
    return min === max ? refuse('refused.exactly', question, { n: max }) : refuse('refused.howMany', question, { min, max });
  }
  return undefined;
}

/** Passing is open when nobody need be chosen, or when the question has a word for it. */
export const mayPass = (question: Choose): boolean => question.min === 0 || question.pass !== undefined;

function checkVotes(question: BallotQuestion, { votes }: VotesAnswer): Refusal | undefined {
  if (typeof votes !== 'object' || votes === null || Array.isArray(votes)) return misfit(question);
  for (const [key, marks] of Object.entries(votes)) {
    const seat = Number(key);
    const voter = question.voters.find((v) => v.seat === seat);
    if (!voter) return question.barred.find((b) => b.seat === seat) ?? bar('refused.noVote', question);
    if (!Array.isArray(marks)) return misfit(question);
    if (marks.length === 0) {
      if (question.abstain === 'forbidden') return refuse('refused.mustVote', question, { who: { seat } });
      continue;
    }
    if (marks.length !== question.marks || new Set(marks).size !== marks.length) {
      return refuse('refused.marks', { clause: question.marksClause ?? question.clause }, { who: { seat }, n: question.marks });
    }
    for (const mark of marks as Candidate[]) {
      if (!question.candidates.some((c) => c.id === mark)) return noCandidate(question, String(mark));
      const forbidden = voter.forbidden?.find((f) => f.candidate === mark);
      if (forbidden) return forbidden;
    }
  }
  const bound = question.voters.find((v) => v.must && (votes[v.seat] ?? []).length === 0 && canVote(question, v.seat));
  if (bound) return bound.must;
  if (question.abstain !== 'forbidden') return undefined;
  const silent = question.voters.find((v) => votes[v.seat] === undefined && canVote(question, v.seat));
  return silent && refuse('refused.mustVote', question, { who: { seat: silent.seat } });
}

/** A voter bound not to vote for too many of the candidates is freed of the duty (AMB-65). */
function canVote(question: BallotQuestion, seat: SeatId): boolean {
  const voter = question.voters.find((v) => v.seat === seat);
  const free = question.candidates.length - (voter?.forbidden?.length ?? 0);
  return free >= question.marks && voter?.follows === undefined;
}

function checkCounts(question: BallotQuestion, { counts }: CountsAnswer): Refusal | undefined {
  if (!question.counts) return bar('refused.hands', question);
  if (typeof counts !== 'object' || counts === null || Array.isArray(counts)) return misfit(question);
  const strength = question.voters.reduce((sum, v) => sum + v.weight, 0);
  let total = 0;
  for (const [key, n] of Object.entries(counts)) {
    if (!question.candidates.some((c) => String(c.id) === key)) return noCandidate(question, key);
    if (!Number.isInteger(n) || n < 0 || n > strength) return refuse('refused.tooManyHands', question, { n: strength });
    total += n;
  }
  if (total > strength * question.marks) return refuse('refused.tooManyHands', question, { n: strength * question.marks });
  if (question.abstain === 'forbidden' && total < strength * question.marks) return bar('refused.allMustVote', question);
  return undefined;
}

/** Why nobody may vote for this: the clause that keeps it out, where there is one. */
const noCandidate = (question: BallotQuestion, id: string): Bar =>
  question.unelectable?.find(({ seat }) => String(seat) === id) ?? bar('refused.noCandidate', question);

const misfit = (question: Question): Bar => bar('refused.shape', question);
const bar = (id: string, { clause }: Question): Bar => ({ why: said(id), clause });
const refuse = (id: string, { clause }: Pick<Question, 'clause'>, fill: Parameters<typeof said>[1]): Bar => ({
  why: said(id, fill),
  clause,
});
