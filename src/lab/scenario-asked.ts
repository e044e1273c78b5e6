import type { Fact } from '../kernel/fact.ts';
import type { Candidate, Question } from '../kernel/question.ts';
import type { SeatId } from '../kernel/types.ts';
import { fits, list, wording } from './scenario-words.ts';
import type { Expected } from './scenario-schema.ts';

type Name = (seat: SeatId) => string;
type ToSeat = (name: string) => SeatId;

/** What of the question that stands is not as expected: who is asked, its clock, its words, the order of its candidates. */
export function askedOtherwise({ to, clock, said, order }: Expected, question: Question, name: Name, seat: ToSeat): string[] {
  const found: string[] = [];
  if (to !== undefined) {
    const asked = typeof question.to === 'string' ? question.to : question.to.map(name).sort().join(', ');
    const wanted =
      typeof to === 'string'
        ? to
        : to
            .map((who) => name(seat(who)))
            .sort()
            .join(', ');
    if (asked !== wanted) found.push(`to at ${question.key}: ${wanted} expected, but ${asked} found.`);
  }
  if (clock !== undefined && clock !== (question.seconds ?? null))
    found.push(`clock at ${question.key}: ${String(clock ?? 'none')} expected, but ${String(question.seconds ?? 'none')} found.`);
  if (said && (said.length !== question.say.length || !said.every((message, i) => fits(question.say[i], message, name))))
    found.push(`said at ${question.key}: ${list(said.map(wording))} expected, but ${list(question.say.map(({ id }) => id))} found.`);
  const now = free(question).map((candidate) => (typeof candidate === 'number' ? name(candidate) : candidate));
  if (order && order.join() !== now.join()) found.push(`order at ${question.key}: ${list(order)} expected, but ${list(now)} found.`);
  return found;
}

/** What of the latest vote and of limited abilities is not as expected; `recent` is what has come since the last step. */
export function countedOtherwise(
  { sums, left }: Expected,
  recent: readonly Fact[],
  story: readonly Fact[],
  name: Name,
  seat: ToSeat,
): string[] {
  const found: string[] = [];
  const vote = recent.findLast((fact) => fact.what === 'voted');
  if (sums && vote?.what !== 'voted') found.push('sums: no vote was counted.');
  if (sums && vote?.what === 'voted') {
    const got = new Map(vote.sums.map(([candidate, n]) => [typeof candidate === 'number' ? name(candidate) : candidate, n]));
    for (const word of Object.keys(sums)) if (!got.has(word)) seat(word);
    const wrong = [...new Set([...got.keys(), ...Object.keys(sums)])].filter((word) => (sums[word] ?? 0) !== (got.get(word) ?? 0));
    for (const word of wrong) found.push(`sums of ${vote.vote}: ${sums[word] ?? 0} for ${word} expected, but ${got.get(word) ?? 0} found.`);
  }
  for (const [ability, wanted] of Object.entries(left ?? {})) {
    const use = story.findLast((fact) => fact.what === 'spent' && fact.ability === ability);
    const uses = use?.what === 'spent' ? use.left : undefined;
    if (uses !== wanted)
      found.push(`left of ${ability}: ${wanted} expected, but ${uses === undefined ? 'it has not been used' : `${uses} found`}.`);
  }
  return found;
}

/** What may be chosen now. */
export function free(question: Question): readonly Candidate[] {
  if (question.shape === 'choose') return question.seats;
  if (question.shape === 'pick') return question.options.filter((o) => !o.bar).map((o) => o.id);
  return question.shape === 'ballot' ? question.candidates.map((c) => c.id) : [];
}
