import type { Answer } from '../../src/kernel/answer.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import type { Question } from '../../src/kernel/question.ts';
import type { Session } from '../../src/kernel/session.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import type { Speaker } from '../../src/text/speak.ts';
import { tellFact } from '../../src/text/tell.ts';
import { readOut } from '../../src/text/victory.ts';
import { handsOf, sumFor } from './tallying.ts';

/** One answer and what came of it; the first row has no answer, only what was there from the start. */
export interface StoryRow {
  /** Number of the answer, -1 before the first. */
  readonly index: number;
  /** Facts with their place in the story. */
  readonly facts: readonly (readonly [at: number, fact: Fact])[];
}

/** The story cut at its answers. */
export function rowsOf({ story, marks, entries }: Session): StoryRow[] {
  const cut = (index: number, from: number, to: number): StoryRow => ({
    index,
    facts: story.slice(from, to).map((fact, i) => [from + i, fact]),
  });
  return [cut(-1, 0, marks[0] ?? story.length), ...entries.map((_, i) => cut(i, marks[i] ?? 0, marks[i + 1] ?? story.length))];
}

/** Keys under which facts name seats. */
const seatKeys: ReadonlySet<string> = new Set(['seat', 'seats', 'by', 'about', 'chosen', 'from', 'to', 'got']);

/** Whether a fact tells of a seat: what it did, what was done to it, what it was told, or a vote on it. */
export function tellsOf(fact: Fact, seat: SeatId): boolean {
  const { at: _, audience: __, because: ___, ...happening } = fact;
  if (happening.what === 'began') return false;
  if (happening.what === 'voted' && happening.sums.some(([candidate]) => candidate === seat)) return true;
  return names(happening, seat, '');
}

function names(value: unknown, seat: SeatId, key: string): boolean {
  if (typeof value === 'number') return value === seat && seatKeys.has(key);
  if (Array.isArray(value)) return value.some((one) => names(one, seat, key));
  return typeof value === 'object' && value !== null && Object.entries(value).some(([under, one]) => names(one, seat, under));
}

/** What was asked, in few words: the line that is worded for the question, or else the last one said. */
export function askedText(speaker: Speaker, question: Question): string {
  const { key, say, note, shape } = question;
  if (shape === 'over') return readOut(speaker, question).join('');
  const words = say.findLast(({ id }) => id.startsWith(key)) ?? say.at(-1) ?? note;
  return words ? speaker.say(words) : '';
}

/** An answer in words; nothing for what was only said or shown. */
export function answerText(speaker: Speaker, question: Question, answer: Answer): string | undefined {
  if ('done' in answer) return undefined;
  if ('expired' in answer) return speaker.say('story.expired');
  if ('seats' in answer) return answer.seats.length === 0 ? passText(speaker, question) : speaker.list(answer.seats.map(speaker.seat));
  if ('number' in answer) return String(answer.number);
  if ('ruling' in answer) return speaker.say(`host.ruling.${answer.ruling.do}`);
  if (question.shape === 'pick' && 'option' in answer) {
    const option = question.options.find(({ id }) => id === answer.option);
    return option && speaker.say(option.label);
  }
  if (question.shape !== 'ballot') return undefined;
  const hands = handsOf(answer);
  return question.candidates
    .map(({ id, label }) =>
      speaker.say('fact.sum', { who: label ? { said: label } : { seat: Number(id) }, n: sumFor(question, hands, id) }),
    )
    .join(' · ');
}

function passText(speaker: Speaker, question: Question): string {
  return question.shape === 'choose' && question.pass ? speaker.say(question.pass) : speaker.say('story.passed');
}

/** Sentences of one story that are not in the other, from the first difference on. */
export function differences(
  speaker: Speaker,
  before: readonly Fact[],
  after: readonly Fact[],
): { readonly gone: readonly string[]; readonly fresh: readonly string[] } {
  const was = before.map((fact) => tellFact(speaker, fact));
  const is = after.map((fact) => tellFact(speaker, fact));
  let same = 0;
  while (same < was.length && same < is.length && was[same] === is[same]) same++;
  const only = (these: readonly string[], those: readonly string[]): string[] =>
    [...new Set(these.slice(same))].filter((one) => !those.includes(one, same));
  return { gone: only(was, is), fresh: only(is, was) };
}
