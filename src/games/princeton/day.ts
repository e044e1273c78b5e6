import { ask, announce, type Script } from '../../kernel/script.ts';
import type { Bar, ClauseId, SeatId } from '../../kernel/types.ts';
import { poll } from '../../rules/ballot.ts';
import { choose } from '../../rules/choose.ts';
import { die } from '../../rules/death.ts';
import { effects, moment } from '../../rules/moment.ts';
import type { VoteRule } from '../../rules/vote.ts';
import { proclaim, turnCard } from '../../rules/proclaim.ts';
import { enter } from '../../rules/rounds.ts';
import { said, type T } from './vocabulary.ts';
import type { Options } from './options.ts';

/** Hands up to convict; more than half of the survivors must (PR-61, PR-R5). */
const verdict: VoteRule = { marks: 1, abstain: 'allowed', count: 'majority', tie: ['nobody'], counts: true };

/** Everybody wakes; who died since nightfall is named before anybody speaks (PR-41…47). `nightfall` is where the story stood then. */
export function* dawn(t: T, nightfall: number): Script {
  enter(t, 'day', 'PR-23');
  yield* announce(t, 'dawn.wake', said('dawn.wake'), 'PR-41');
  yield* effects(t, 'dawn');
  const news = t.since(nightfall);
  let somebody = false;
  for (const [i, fact] of news.entries()) {
    if (fact.what !== 'died' || t.isAlive(fact.seat)) continue;
    somebody = true;
    const who = { who: { seat: fact.seat } };
    yield* proclaim(t, {
      key: 'dawn.victim',
      words: said('dawn.victim', who),
      manners: said('dead.silent', who),
      clause: 'PR-42',
      because: nightfall + i,
    });
    yield* showCard(t, fact.seat, 'PR-43', ['all']);
  }
  if (!somebody) yield* announce(t, 'dawn.nobody', said('dawn.nobody'), 'PR-42');
  yield* moment(t, 'dawn');
}

/** Talk, then accusations until somebody is convicted or no more are made (PR-48…66). */
export function* day(t: T): Script {
  yield* ask(t, () => ({
    shape: 'say',
    key: 'day.talk',
    to: 'table',
    say: [said('day.talk')],
    note: said('day.talk.note'),
    clause: 'PR-49',
    ...(t.options.discussionTimer > 0 && { seconds: t.options.discussionTimer, expires: true as const }),
  }));
  const morning = t.story.length;
  const acquitted = new Set<SeatId>();
  let convicted = false;
  while (!convicted && t.alive.some((seat) => accusable(t, acquitted, seat))) {
    const accused = yield* accusation(t, acquitted);
    if (accused === 'none') break;
    if (accused === 'lapsed') continue;
    convicted = yield* trial(t, accused);
    if (!convicted) acquitted.add(accused);
  }
  const died = t.since(morning).some((fact) => fact.what === 'died');
  yield* announce(t, 'day.ends', said(died ? 'day.ends' : 'day.endsNobody'), convicted ? 'PR-64' : 'PR-66');
}

/** Somebody is left whom this player could accuse. */
const accusable = (t: T, acquitted: ReadonlySet<SeatId>, by: SeatId): boolean =>
  t.alive.some((seat) => seat !== by && !acquitted.has(seat));

/** An accusation with its reasons and its second; without a second it lapses (PR-54…58). */
function* accusation(t: T, acquitted: ReadonlySet<SeatId>): Script<SeatId | 'none' | 'lapsed'> {
  const accuser = (yield* ask(t, () =>
    choose(t, {
      key: 'day.accuser',
      to: 'table',
      say: [said('day.accusations')],
      clause: 'PR-54',
      min: 0,
      pass: said('day.noMore'),
      aim: 'propose',
      bar(seat) {
        return accusable(t, acquitted, seat) ? undefined : { why: said('bar.nobodyLeft'), clause: 'PR-63' };
      },
    }),
  )).seats[0];
  if (accuser === undefined) return 'none';
  const accused = (yield* ask(t, () =>
    choose(t, {
      key: 'day.accused',
      to: [accuser],
      say: [said('day.whom', { who: { seat: accuser } })],
      clause: 'PR-55',
      aim: 'remove',
      ...(!t.isAlive(accuser) && { pass: said('day.noAccusation') }),
      bar(seat) {
        return whyNot(t, acquitted, accuser, seat);
      },
    }),
  )).seats[0];
  if (accused === undefined) return 'lapsed';
  t.tell({ what: 'announced', said: said('day.accuses', { who: { seat: accuser }, whom: { seat: accused } }) }, 'PR-55', 'public');
  const second = (yield* ask(t, () =>
    choose(t, {
      key: 'day.second',
      to: 'table',
      say: [said('day.reasons', { who: { seat: accuser } }), said('day.whoSeconds', { whom: { seat: accused } })],
      clause: 'PR-57',
      min: 0,
      pass: said('day.noSecond'),
      aim: 'propose',
      bar(seat) {
        if (!t.isAlive(accused)) return { why: said('bar.accusedDead'), clause: 'X-6' };
        return seat === accuser || seat === accused ? { why: said('bar.mayNotSecond'), clause: 'PR-R7' } : undefined;
      },
    }),
  )).seats[0];
  if (!t.isAlive(accused)) return 'lapsed';
  if (second === undefined) {
    yield* announce(t, 'day.lapses', said('day.lapses', { whom: { seat: accused } }), 'PR-58');
    return 'lapsed';
  }
  t.tell({ what: 'announced', said: said('day.seconds', { who: { seat: second } }) }, 'PR-57', 'public');
  return accused;
}

function whyNot(t: T, acquitted: ReadonlySet<SeatId>, accuser: SeatId, seat: SeatId): Bar | undefined {
  if (!t.isAlive(accuser)) return { why: said('bar.accuserDead'), clause: 'X-6' };
  if (seat === accuser) return { why: said('bar.accuseSelf'), clause: 'PR-55' };
  return acquitted.has(seat) ? { why: said('bar.acquitted'), clause: 'PR-63' } : undefined;
}

/** Defence, remarks, vote; true if the accused is convicted and put to death (PR-58…63). */
function* trial(t: T, accused: SeatId): Script<boolean> {
  const whom = { whom: { seat: accused } };
  yield* ask(t, () => ({
    shape: 'say',
    key: 'day.defence',
    to: 'table',
    say: [said('day.defence', whom), said('day.remarks')],
    clause: 'PR-58',
  }));
  if (!t.isAlive(accused)) return false;
  const { chosen } = yield* poll(t, {
    key: 'day.verdict',
    rule: verdict,
    say: [said('day.vote', whom)],
    clause: 'PR-61',
    note: said('day.voteNote'),
    about: accused,
    aim: 'remove',
    candidates: [{ id: 'guilty', label: said('day.guilty') }],
  });
  if (!t.isAlive(accused)) return false;
  if (chosen.length === 0) {
    yield* announce(t, 'day.acquitted', said('day.acquitted', whom), 'PR-63');
    return false;
  }
  const because = t.story.length - 1;
  yield* die(t, accused, { faction: 'village' }, 'PR-62', because, 'public');
  yield* proclaim(t, {
    key: 'day.convicted',
    words: said('day.convicted', whom),
    manners: said('dead.silent', { who: { seat: accused } }),
    clause: 'PR-62',
    because,
  });
  yield* showCard(t, accused, 'PR-62', ['all', 'convictedOnly']);
  yield* moment(t, 'verdict');
  return true;
}

/** The dead player's card is turned over, where the group plays with open cards (PR-43, PR-62, variant v8). */
function* showCard(t: T, seat: SeatId, clause: ClauseId, open: readonly Options['revealOnDeath'][]): Script {
  const { revealOnDeath } = t.options;
  if (t.isAlive(seat)) return;
  if (open.includes(revealOnDeath) || (revealOnDeath === 'mafiaOnly' && t.faction(seat) === 'mafia')) yield* turnCard(t, seat, clause);
}
