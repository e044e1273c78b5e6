import { done, type Answer, type Entry } from './answer.ts';
import type { Question } from './question.ts';
import type { Refusal } from './types.ts';

/** A script under way that takes recorded answers. */
export interface Following {
  readonly question: Question;
  /** Why a recorded answer does not fit the question that stands. */
  misfit(key: string, answer: Answer): Refusal | undefined;
  give(answer: Answer): void;
}

/** What has become of recorded answers. */
export interface Realigned {
  /** For each answer given, its place among the recorded ones; nothing where a screen has come anew. */
  readonly origins: readonly (number | undefined)[];
  /** Decisions whose question is not asked any more. */
  readonly gone: readonly Entry[];
  /** What has not been given, from the first answer on that the host has to look at. */
  readonly left: readonly Entry[];
  /** Why the first of those does not fit. */
  readonly misfit?: Refusal;
}

/** How many decisions may have fallen away at once for the question that stands to count as the one recorded after them. */
const reach = 4;

/**
 * Gives recorded answers to the questions they were given to. Screens that come or go cost nothing, and a question that is
 * asked no more costs its own answer alone. It stops at the first answer that clashes.
 */
export function realign(run: Following, recorded: readonly Entry[]): Realigned {
  const origins: (number | undefined)[] = [];
  const gone: Entry[] = [];
  let i = 0;
  for (let entry = recorded[i]; entry; entry = recorded[i]) {
    const [key, answer] = entry;
    const { question } = run;
    const elsewhere = key !== question.key;
    const next = elsewhere ? nextOf(recorded, i, question) : undefined;
    const misfit = run.misfit(elsewhere && 'ruling' in answer ? question.key : key, answer);
    if (elsewhere && isScreen(question) && next === undefined) {
      run.give(done);
      origins.push(undefined);
    } else if (!misfit) {
      run.give(answer);
      origins.push(i++);
    } else if (elsewhere && next !== undefined) {
      gone.push(...recorded.slice(i, next).filter(([, skipped]) => !('done' in skipped)));
      i = next;
    } else if (elsewhere && 'done' in answer) i++;
    else return { origins, gone, left: recorded.slice(i), misfit };
  }
  return { origins, gone, left: [] };
}

const isScreen = ({ shape }: Question): boolean => shape === 'say' || shape === 'show';

/** Where the question that stands was answered: for a screen past other screens only, for a decision past a few others, never past a ruling. */
function nextOf(recorded: readonly Entry[], from: number, question: Question): number | undefined {
  const most = isScreen(question) ? 0 : reach;
  let skipped = 0;
  for (let i = from; i < recorded.length; i++) {
    const [key, answer] = recorded[i] as Entry;
    if (key === question.key && !('ruling' in answer)) return i;
    if ('ruling' in answer) return undefined;
    if (!('done' in answer) && ++skipped > most) return undefined;
  }
  return undefined;
}
