import { announce, ask, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import { die, reveal } from '../../rules/death.ts';
import { moment } from '../../rules/moment.ts';
import type { VoteRule } from '../../rules/vote.ts';
import { proclaim } from '../../rules/proclaim.ts';
import { silence } from './silence.ts';
import { said, type T } from './vocabulary.ts';

/** Left hand or right; neither or both is no vote; equality acquits (TM-27…30). */
const handsUp: VoteRule = { marks: 1, marksClause: 'TM-29', abstain: 'allowed', count: 'guilty', tie: ['nobody'], counts: true };

/**
 * Defence, talk, vote with closed eyes (TM-24…33). True if the defendant is executed. A defendant who is ruled
 * dead before the verdict ends the trial: that is no execution.
 */
export function* trial(t: T, defendant: SeatId): Script<boolean> {
  const who = { who: { seat: defendant } };
  yield* speech(t, 'trial.defence', 'TM-24', t.options.defenceSeconds, defendant);
  if (t.isAlive(defendant))
    yield* ask(t, () => ({ shape: 'say', key: 'trial.talk', to: 'table', say: [said('trial.talk')], clause: 'TM-26' }));
  const guilty = t.isAlive(defendant) && (yield* verdict(t, defendant));
  if (!guilty && t.isAlive(defendant)) {
    yield* announce(t, 'trial.acquitted', said('trial.acquitted', who), 'TM-30');
    return false;
  }
  if (!t.isAlive(defendant)) {
    yield* announce(t, 'trial.lapsed', said('trial.lapsed', who), 'X-6');
    return false;
  }
  yield* speech(t, 'trial.lastWords', 'TM-31', t.options.lastWordsSeconds, defendant);
  yield* die(
    t,
    defendant,
    { faction: 'town' },
    'TM-32',
    t.story.findLastIndex((fact) => fact.what === 'voted'),
    'public',
  );
  reveal(t, defendant, 'TM-33');
  yield* proclaim(t, {
    key: 'trial.executed',
    words: said('trial.executed', { ...who, role: { role: t.at(defendant).role } }),
    manners: silence(t),
    clause: 'TM-33',
  });
  yield* moment(t, 'execution');
  return true;
}

/** Hands go up behind closed eyes; at zero everybody opens them and sees every hand (TM-27, TM-28). */
function* verdict(t: T, defendant: SeatId): Script<boolean> {
  const n = t.options.countdownSeconds;
  const { chosen } = yield* poll(t, {
    key: 'trial.vote',
    rule: handsUp,
    clause: 'TM-27',
    aim: 'remove',
    about: defendant,
    seconds: n,
    say: [said('trial.vote', { who: { seat: defendant } }), said('day.countdown', { n }), said('trial.open')],
    note: said('trial.vote.note'),
    candidates: [
      { id: 'guilty', label: said('trial.guilty') },
      { id: 'innocent', label: said('trial.innocent') },
    ],
  });
  return chosen.length > 0;
}

/** Somebody speaks alone, for so many seconds; 0 is no clock. */
function* speech(t: T, key: 'trial.defence' | 'trial.lastWords', clause: string, seconds: number, seat: SeatId): Script {
  const words = seconds > 0 ? said(key, { who: { seat }, n: seconds }) : said(`${key}.untimed`, { who: { seat } });
  yield* ask(t, () => ({ shape: 'say', key, to: [seat], say: [words], clause, ...(seconds > 0 && { seconds, expires: true as const }) }));
}
