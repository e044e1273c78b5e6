import type { Candidate } from '../../kernel/question.ts';
import { announce, ask, type Script } from '../../kernel/script.ts';
import type { Bar, Said, SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import type { VoteRule } from '../../rules/vote.ts';
import { enter } from '../../rules/rounds.ts';
import { trial } from './trial.ts';
import { said, type T, type Question } from './vocabulary.ts';

/** All point at once; a tie is pointed at again, then drawn (TM-17…22). */
const pointing: VoteRule = { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['again', 'lot'], counts: true };

/** The first day is talk alone; nobody can be executed on it (TM-03, TM-04). */
export function* shortDay(t: T): Script {
  yield* dayBreaks(t);
  yield* discussion(t, 'day.talk', 'TM-03', [said('day.short'), said('day.limits')]);
}

/** Talk, nomination, trial; once more if nobody was executed; closing talk (TM-13…36). */
export function* day(t: T): Script {
  yield* dayBreaks(t);
  const acquitted = new Set<SeatId>();
  for (let trials = 0; trials < t.options.maxTrialsPerDay; trials++) {
    yield* discussion(t, 'day.talk', 'TM-13', [said(trials === 0 ? 'day.talk' : 'day.talkAgain')]);
    const defendant = yield* nominate(t, acquitted);
    if (defendant === undefined || (yield* trial(t, defendant))) break;
    acquitted.add(defendant);
  }
  yield* discussion(t, 'day.closing', 'TM-36', [said('day.closing')]);
}

function* dayBreaks(t: T): Script {
  enter(t, 'day', 'TM-08');
}

/** No clock: it lasts while people have something to say (TM-16). */
function* discussion(t: T, key: Question, clause: string, say: readonly Said[]): Script {
  yield* ask(t, () => ({ shape: 'say', key, to: 'table', say, note: said('day.talk.note'), clause }));
}

const seatsIn = (all: readonly Candidate[]): SeatId[] => all.filter((id) => typeof id === 'number');

function* nominate(t: T, acquitted: ReadonlySet<SeatId>): Script<SeatId | undefined> {
  const { countdownSeconds: n, renominateAcquitted, randomPick } = t.options;
  const barred = (seat: SeatId): boolean => !renominateAcquitted && acquitted.has(seat);
  const again: Bar = { why: said('bar.acquitted'), clause: 'TM-R6' };
  const { chosen } = yield* poll(t, {
    key: 'day.nominate',
    rule: pointing,
    clause: 'TM-17',
    aim: 'remove',
    seconds: n,
    lotByHost: randomPick === 'hostCoin',
    say: [said('day.nominate'), said('day.countdown', { n })],
    again: (_, tied) => [said('day.nominateAgain', { n, who: { seats: seatsIn(tied) } })],
    lot: (tied, got) => said('day.lot', { who: { seats: seatsIn(tied) }, got: { seats: seatsIn([got]) } }),
    note: t.alive.some(barred) ? said('day.nominate.barred', { who: { seats: t.alive.filter(barred) } }) : said('day.nominate.note'),
    unelectable: (seat) => (barred(seat) ? again : undefined),
    // Looked up at each count: rulings may change who is alive.
    get candidates() {
      return t.alive.filter((seat) => !barred(seat)).map((id) => ({ id }));
    },
  });
  const [defendant] = chosen;
  if (typeof defendant !== 'number' || !t.isAlive(defendant)) {
    yield* announce(t, 'day.noTrial', said('day.noTrial'), 'TM-20');
    return undefined;
  }
  yield* announce(t, 'day.onTrial', said('day.onTrial', { who: { seat: defendant } }), 'TM-19');
  return defendant;
}
