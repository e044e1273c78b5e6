import type { Answer, Entry } from '../../src/kernel/answer.ts';
import { check } from '../../src/kernel/check.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { Question } from '../../src/kernel/question.ts';
import { seeded, type Random } from '../../src/kernel/random.ts';
import { isRuling } from '../../src/kernel/script.ts';
import type { Session } from '../../src/kernel/session.ts';
import { anyLegal, anySetup, facilitate } from './facilitator.ts';

/** What one other answer somewhere in a game has cost. */
export interface Cost {
  /** Decisions that had been given after it. */
  readonly later: number;
  /** Those that were given no more. */
  readonly lost: number;
  /** Those of them whose question came again, in the same round and to the same players, and would have taken them. */
  readonly needless: number;
  readonly clash: boolean;
}

/** A decision of the game before, and where it was given. */
interface Given {
  readonly entry: Entry;
  readonly round: number;
  readonly to: Question['to'];
  used: boolean;
}

const isDecision = ([, answer]: Entry): boolean => !('done' in answer);
const same = (a: Entry, b: Entry): boolean => JSON.stringify(a) === JSON.stringify(b);
const alike = (a: Question['to'], b: Question['to']): boolean =>
  typeof a === 'string' || typeof b === 'string' ? a === b : a.some((seat) => b.includes(seat));

/** Answers the host gives anew behind one correction at most. */
const most = 80;

/** Corrects one answer of a game drawn from a seed; the host keeps of each answer that clashes what still fits, and passes what is new. */
export function corrected(game: Game, seed: string): Cost | undefined {
  const session = anySetup(game, seed);
  const places: Pick<Given, 'round' | 'to'>[] = [];
  facilitate(session, seed, {
    most: 250,
    each: ({ entries, table, question }) => (places[entries.length] = { round: table.place.round, to: question.to }),
  });
  const random = seeded(`${seed}/correction`);
  const open = session.entries.flatMap(([, answer], i) => ('seats' in answer || 'option' in answer ? [i] : []));
  const index = open[random.below(Math.max(1, open.length))];
  if (index === undefined) return undefined;
  const amendment = session.amend(index, anyLegal(session.questionAt(index), random));
  if (!('entries' in amendment)) throw new Error('a legal answer was refused');
  const later = session.entries.flatMap((entry, i): Given[] => {
    const place = places[i];
    return i > index && place && isDecision(entry) ? [{ entry, ...place, used: amendment.origins.includes(i) }] : [];
  });
  session.adopt(amendment);
  return { ...goOn(session, later, random), later: later.length, clash: amendment.misfit !== undefined };
}

/** Plays on until every answer of before has been given or can be given no more. */
function goOn(session: Session, later: readonly Given[], random: Random): Pick<Cost, 'lost' | 'needless'> {
  const last = Math.max(0, ...later.map(({ round }) => round));
  let needless = 0;
  for (let n = 0; n < most && session.question.shape !== 'over' && later.some(({ used }) => !used); n++) {
    const { question, table, entries } = session;
    if (table.place.round > last) break;
    const then = later.find(
      ({ used, entry: [key, answer], round, to }) =>
        !used && key === question.key && !isRuling(answer) && round === table.place.round && alike(to, question.to),
    );
    if (then && !check(question, then.entry[1])) {
      then.used = true;
      needless++;
    }
    const before = entries.length;
    if (session.answer(mended(question, then?.entry[1], random))) throw new Error('refused');
    for (const entry of session.entries.slice(before + 1)) {
      const given = isDecision(entry) ? later.find((one) => !one.used && same(one.entry, entry)) : undefined;
      if (given) given.used = true;
    }
  }
  return { lost: later.filter(({ used }) => !used).length + needless, needless };
}

/** As much of an answer as still fits; nobody, where it is new and that is open; anything else. */
function mended(question: Question, then: Answer | undefined, random: Random): Answer {
  const some = then === undefined ? undefined : part(question, then);
  const passes: Answer[] =
    question.shape === 'choose'
      ? [{ seats: [] }]
      : question.shape === 'pick' && question.pass !== undefined
        ? [{ option: question.pass }]
        : [];
  const fitting = [...(some ? [some] : []), ...passes].find((answer) => !check(question, answer));
  return fitting ?? anyLegal(question, random);
}

function part(question: Question, then: Answer): Answer | undefined {
  if (question.shape === 'choose' && 'seats' in then) return { seats: then.seats.filter((seat) => question.seats.includes(seat)) };
  if (question.shape !== 'ballot' || !('votes' in then)) return undefined;
  const votes = question.voters.flatMap(({ seat, forbidden = [] }) => {
    const marks = (then.votes[seat] ?? []).filter(
      (mark) => question.candidates.some(({ id }) => id === mark) && !forbidden.some(({ candidate }) => candidate === mark),
    );
    return marks.length === question.marks ? [[seat, marks] as const] : [];
  });
  return { votes: Object.fromEntries(votes) };
}
