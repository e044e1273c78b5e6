import { ask, announce, type Script } from '../../kernel/script.ts';
import { said, type Bar, type SeatId } from '../../kernel/types.ts';
import { choose } from '../../rules/choose.ts';
import type { T } from '../book.ts';
import { happens } from '../chain.ts';
import { convict } from './convict.ts';
import { verdictOn } from './polls.ts';

/** Accusations until somebody is convicted or no more are made: who is seconded is tried, and more than half of the living convict. */
export function* accusations(t: T): Script {
  const acquitted = new Set<SeatId>();
  while (t.alive.some((seat) => accusable(t, acquitted, seat))) {
    const accused = yield* accusation(t, acquitted);
    if (accused === 'none') return;
    if (accused === 'lapsed') continue;
    if (yield* trial(t, accused)) return;
    acquitted.add(accused);
  }
}

const accusable = (t: T, acquitted: ReadonlySet<SeatId>, by: SeatId): boolean =>
  t.alive.some((seat) => seat !== by && !acquitted.has(seat));

function* accusation(t: T, acquitted: ReadonlySet<SeatId>): Script<SeatId | 'none' | 'lapsed'> {
  const accuser = (yield* ask(t, () =>
    choose(t, {
      key: 'day.accuser',
      to: 'table',
      say: [said('own.day.accusations')],
      clause: 'OWN-vote',
      min: 0,
      pass: said('own.day.noMore'),
      aim: 'propose',
      bar: (seat) => (accusable(t, acquitted, seat) ? undefined : { why: said('own.bar.nobodyLeft'), clause: 'OWN-vote' }),
    }),
  )).seats[0];
  if (accuser === undefined) return 'none';
  const accused = (yield* ask(t, () =>
    choose(t, {
      key: 'day.accused',
      to: [accuser],
      say: [said('own.day.whom', { who: { seat: accuser } })],
      clause: 'OWN-vote',
      aim: 'remove',
      ...(!t.isAlive(accuser) && { pass: said('own.pass') }),
      bar: (seat) => whyNot(t, acquitted, accuser, seat),
    }),
  )).seats[0];
  if (accused === undefined) return 'lapsed';
  t.tell({ what: 'announced', said: said('own.day.accuses', { who: { seat: accuser }, whom: { seat: accused } }) }, 'OWN-vote', 'public');
  const second = (yield* ask(t, () =>
    choose(t, {
      key: 'day.second',
      to: 'table',
      say: [said('own.day.whoSeconds', { whom: { seat: accused } })],
      clause: 'OWN-vote',
      min: 0,
      pass: said('own.day.noSecond'),
      aim: 'propose',
      bar(seat) {
        if (!t.isAlive(accused)) return { why: said('own.bar.gone'), clause: 'X-6' };
        return seat === accuser || seat === accused ? { why: said('own.bar.mayNotSecond'), clause: 'OWN-vote' } : undefined;
      },
    }),
  )).seats[0];
  if (!t.isAlive(accused)) return 'lapsed';
  if (second === undefined) {
    yield* announce(t, 'day.lapses', said('own.day.lapses', { whom: { seat: accused } }), 'OWN-vote');
    return 'lapsed';
  }
  t.tell({ what: 'announced', said: said('own.day.seconds', { who: { seat: second } }) }, 'OWN-vote', 'public');
  yield* happens(t, { on: 'accused', subject: accused, killer: accuser });
  return t.isAlive(accused) ? accused : 'lapsed';
}

function whyNot(t: T, acquitted: ReadonlySet<SeatId>, accuser: SeatId, seat: SeatId): Bar | undefined {
  if (!t.isAlive(accuser)) return { why: said('own.bar.gone'), clause: 'X-6' };
  if (seat === accuser) return { why: said('bar.self'), clause: 'OWN-vote' };
  return acquitted.has(seat) ? { why: said('own.bar.acquitted'), clause: 'OWN-vote' } : undefined;
}

/** Defence, then the vote; true if it convicts. */
function* trial(t: T, accused: SeatId): Script<boolean> {
  const whom = { whom: { seat: accused } };
  yield* ask(t, () => ({ shape: 'say', key: 'day.defence', to: 'table', say: [said('own.day.defence', whom)], clause: 'OWN-vote' }));
  if (!t.isAlive(accused)) return false;
  const guilty = yield* verdictOn(t, 'day.verdict', said('own.day.vote', whom), accused, 'majority');
  if (!t.isAlive(accused)) return false;
  if (!guilty) {
    yield* announce(t, 'day.acquitted', said('own.day.acquitted', whom), 'OWN-vote');
    return false;
  }
  yield* convict(t, accused);
  return true;
}
