import { done, type Entry } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import type { Table } from '../../src/kernel/table.ts';
import type { Said } from '../../src/kernel/types.ts';
import { isNight } from './night.ts';

/** Lines said in one breath with those of the question that stands, and what the host alone reads with them. */
export interface Lead {
  readonly say: readonly Said[];
  readonly notes: readonly Said[];
}

/** More than two screens in one, and nobody can tell any more who is spoken to. */
const most = 2;

/**
 * Whether a question is only a line of the night that can be said in one breath with the next: that night falls, or that
 * somebody may close their eyes. What names anybody, has a clock, is a call that only sounds like one, or is news, stands alone.
 */
export function flows(question: Question, table: Table): boolean {
  if (question.shape !== 'say' || question.to !== 'table' || question.decoy || question.seconds !== undefined) return false;
  if (!isNight(table) || question.say.some((line) => line.with !== undefined)) return false;
  const news = table.story.at(-1);
  const announced = news?.what === 'announced' && news.said.id === question.say[0]?.id;
  return announced === (table.place.line === undefined);
}

/** Says what flows into the next question, as if the host had gone on at once, and hands it back. Nothing but `done` is ever given. */
export function flowOn(session: Session): readonly Question[] {
  const flowed: Question[] = [];
  while (flowed.length < most && flows(session.question, session.table)) {
    flowed.push(session.question);
    session.answer(done);
  }
  return flowed;
}

/** The questions answered last that flowed into the one that stands, the earliest first. Plays the game back. */
export function flowedInto({ game, setup, entries }: Session): readonly Question[] {
  const flowed: Question[] = [];
  const given = entries.slice(0, entries.findLastIndex(([, answer]) => !('ruling' in answer)) + 1);
  // With the first question of a game nothing can have been said before it.
  for (let back = 1; back <= most && back < given.length && isDone(given.at(-back)); back++) {
    const { question, table } = new Session(game, setup, given.slice(0, -back));
    if (!flows(question, table)) break;
    flowed.unshift(question);
  }
  return flowed;
}

/** How many answers one step back takes: a ruling, or an answer with all that flowed from it. */
export function stepBack({ entries }: Session, flowed: readonly Question[]): number {
  const last = entries.at(-1);
  return last === undefined ? 0 : 'ruling' in last[1] ? 1 : Math.min(entries.length, flowed.length + 1);
}

/** Whether taking so many answers back takes back something everybody has heard. */
export function isHeard({ marks, table }: Session, steps: number): boolean {
  const from = marks[marks.length - steps];
  return steps > 0 && from !== undefined && table.since(from).some((fact) => fact.what === 'announced');
}

/** What is said and read before the question's own lines. */
export function leadOf(flowed: readonly Question[]): Lead {
  return { say: flowed.flatMap(({ say }) => say), notes: flowed.flatMap(({ note }) => note ?? []) };
}

const isDone = (entry: Entry | undefined): boolean => entry !== undefined && 'done' in entry[1];

/** All that is said at a question, what leads to it first; what a game has ended with stands large on its last screen instead. */
export const breathOf = ({ shape, say }: Question, lead: Lead | undefined): readonly Said[] =>
  shape === 'over' ? [] : [...(lead?.say ?? []), ...say];
