import { done, type Answer, type Entry } from './answer.ts';
import type { Question } from './question.ts';
import { said, type Refusal } from './types.ts';

/** A script under way that takes recorded answers. */
export interface Following {
  readonly question: Question;
  /** When and to whom it is put. */
  readonly occasion: Occasion;
  /** Why a recorded answer does not fit the question that stands. */
  misfit(key: string, answer: Answer): Refusal | undefined;
  give(answer: Answer): void;
}

/** When an answer was given, and to whom its question was put. */
export interface Occasion {
  readonly round: number;
  readonly to: Question['to'];
  /** Those asked are whom the decision before has named. */
  readonly named: boolean;
  /** It answered something that is only said or shown. */
  readonly screen: boolean;
}

/** An answer as it was given. */
export interface Recorded extends Occasion {
  readonly entry: Entry;
}

/** What has become of recorded answers. */
export interface Realigned {
  /** For each answer given, its place among the recorded ones; nothing where a screen has come anew. */
  readonly origins: readonly (number | undefined)[];
  /** Decisions whose question is not asked any more. */
  readonly gone: readonly Entry[];
  /** What has not been given, from the first answer on that the host has to look at. */
  readonly left: readonly Recorded[];
  /** What goes on by itself once the host has answered the question that stands: all of it, but for the answer that clashes there. */
  readonly waiting: readonly Recorded[];
  /** Why the first of those left does not fit. */
  readonly misfit?: Refusal;
}

/**
 * Gives recorded answers to the questions they were given to: those of the same key, in the same round, put to the same players.
 * Screens that come or go cost nothing, a question that is asked no more costs its own answer alone, and rulings stand whatever
 * they interrupted. It stops at the first answer that clashes, and at a question that is new.
 */
export function realign(run: Following, recorded: readonly Recorded[]): Realigned {
  const origins: (number | undefined)[] = [];
  const gone: Entry[] = [];
  let i = 0;
  const passOver = (to: number): void => {
    for (; i < to; i++) {
      const { entry, screen } = recorded[i] as Recorded;
      if (!screen) gone.push(entry);
    }
  };
  for (let one = recorded[i]; one && run.question.shape !== 'over'; one = recorded[i]) {
    const { question } = run;
    const [key, answer] = one.entry;
    if ('ruling' in answer) {
      if (run.misfit(question.key, answer)) passOver(i + 1);
      else {
        run.give(answer);
        origins.push(i++);
      }
      continue;
    }
    const { occasion } = run;
    const at = placeOf(recorded, i, question.key, occasion);
    const ruling = at === undefined ? -1 : recorded.findIndex(({ entry: [, skipped] }, n) => n > i && n < at && 'ruling' in skipped);
    const [, given] = recorded[at ?? i]?.entry ?? one.entry;
    const misfit = at === undefined ? undefined : run.misfit(question.key, given);
    if (ruling >= 0) passOver(ruling);
    else if (at !== undefined && !misfit) {
      passOver(at);
      run.give(given);
      origins.push(i++);
    } else if (occasion.screen) {
      run.give(done);
      origins.push(undefined);
    } else if (at !== undefined && misfit) {
      passOver(at);
      return { origins, gone, left: recorded.slice(i), waiting: recorded.slice(i + 1), misfit };
    } else if (one.round < occasion.round || one.screen) passOver(i + 1);
    else return { origins, gone, left: recorded.slice(i), waiting: recorded.slice(i), misfit: otherQuestion(question, key) };
  }
  passOver(run.question.shape === 'over' ? recorded.length : i);
  return { origins, gone, left: [], waiting: [] };
}

/** An answer that was given to another question than the one that stands. */
export const otherQuestion = ({ key, clause }: Question, given: string): Refusal => ({
  why: said('refused.otherQuestion', { asked: key, given }),
  clause,
});

/** Where the question that stands was answered: for a screen past other screens only, for a decision within its round. */
function placeOf(recorded: readonly Recorded[], from: number, key: string, now: Occasion): number | undefined {
  for (let i = from; i < recorded.length; i++) {
    const one = recorded[i] as Recorded;
    const [given, answer] = one.entry;
    if (given === key && !('ruling' in answer) && one.round === now.round && alike(one, now)) return i;
    if ((now.screen && !one.screen) || one.round > now.round) return undefined;
  }
  return undefined;
}

/** Put to everybody or to the host as before, to players some of whom are the same, or to the players just named. */
function alike(a: Occasion, b: Occasion): boolean {
  const [one, other] = [a.to, b.to];
  if (typeof one === 'string' || typeof other === 'string') return one === other;
  return (a.named && b.named) || one.some((seat) => other.includes(seat)) || one.length + other.length === 0;
}

/** The occasion of a question that stands in this round, `last` being the decision before it. */
export function occasionOf({ to, shape }: Question, round: number, last: Answer | undefined): Occasion {
  const seats = typeof to !== 'string' && to.length > 0 && last && 'seats' in last ? last.seats : undefined;
  const named = typeof to !== 'string' && seats !== undefined && to.every((seat) => seats.includes(seat));
  return { round, to, named, screen: shape === 'say' || shape === 'show' };
}
