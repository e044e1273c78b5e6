import type { Answer } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { Session } from '../../src/kernel/session.ts';
import { words as ruleWords } from '../../src/text/rules.ts';
import { speaker } from '../../src/text/speak.ts';
import type { Rulebook } from '../../src/rules/define-game.ts';
import { village } from '../support/village.ts';

/** Seats by name of a question, in the order in which it comes up; a string is an option. For a vote: whom the voters are for, in turn. */
export type Answers = Readonly<Record<string, readonly (readonly number[] | string)[]>>;

/** What came of some rounds. */
export interface Evening {
  readonly session: Session;
  readonly dead: readonly number[];
  /** What players were shown, as English words, with the seats that saw it. */
  readonly learned: readonly string[];
  /** What everybody heard. */
  readonly heard: readonly string[];
  readonly asked: readonly string[];
  readonly won: readonly string[] | undefined;
  role(seat: number): string;
  bears(seat: number, mark: string): boolean;
}

/** Plays whole rounds of a game with these roles in seat order. What is not answered is passed, or the first that is possible. */
export function evening(
  roles: readonly string[],
  answers: Answers = {},
  rounds = 1,
  options: object = {},
  game: Rulebook = village,
): Evening {
  const session = new Session(game, { options, seed: 'evening', deal: roles.map((role) => ({ role })) });
  const left = new Map(Object.entries(answers).map(([key, all]) => [key, [...all]]));
  const asked: string[] = [];
  for (let i = 0; i < 2000 && session.question.shape !== 'over' && session.table.place.round <= rounds; i++) {
    const { question } = session;
    asked.push(question.key);
    const given = left.get(question.key)?.shift();
    const refusal = session.answer(answerOf(question, given));
    if (refusal) throw new Error(`${question.key}: ${JSON.stringify(refusal)}`);
  }
  const unused = [...left].filter(([, all]) => all.length > 0).map(([key]) => key);
  if (unused.length > 0) throw new Error(`never asked: ${unused.join(', ')}; asked: ${asked.join(' ')}`);
  return told(session, asked, game);
}

function told(session: Session, asked: readonly string[], game: Rulebook): Evening {
  const { table, story } = session;
  const { say } = speaker(
    'en',
    [ruleWords, game.words],
    table.seats.map(({ seat }) => `P${seat}`),
  );
  return {
    session,
    asked,
    dead: table.seats.filter(({ alive }) => !alive).map(({ seat }) => seat),
    learned: story.flatMap((fact) => (fact.what === 'learned' ? [`${fact.seats.join('+')} ${say(fact.said)}`] : [])),
    heard: story.flatMap((fact) => (fact.what === 'announced' ? [say(fact.said)] : [])),
    won: table.won,
    role: (seat) => table.at(seat).role,
    bears: (seat, mark) => table.hasStatus(seat, mark),
  };
}

/** What was given, else a pass, else the first that is possible. */
export function answerOf(question: Question, given: readonly number[] | string | undefined): Answer {
  switch (question.shape) {
    case 'choose':
      if (Array.isArray(given)) return { seats: given as number[] };
      return { seats: question.min === 0 || question.pass ? [] : question.seats.slice(0, question.min) };
    case 'pick': {
      const free = question.options.filter(({ bar }) => !bar);
      return { option: typeof given === 'string' ? given : (free.find(({ id }) => id === question.pass)?.id ?? free[0]?.id ?? '') };
    }
    case 'ballot': {
      const targets = given ?? [];
      const marks = (Array.isArray(targets) ? (targets as (number | string)[]) : [targets as string]).map((target) =>
        question.candidates.some(({ id }) => id === target) ? target : 'guilty',
      );
      const votes = question.voters.flatMap(({ seat, follows }, i): [number, (number | string)[]][] => {
        const mark = marks[i % Math.max(1, marks.length)];
        return mark === undefined || follows !== undefined ? [] : [[seat, [mark]]];
      });
      return { votes: Object.fromEntries(votes) };
    }
    case 'number':
      return { number: question.min };
    default:
      return { done: true };
  }
}
