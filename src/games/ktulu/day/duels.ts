import type { PickOption } from '../../../kernel/question.ts';
import { announce, ask, type Script } from '../../../kernel/script.ts';
import type { Bar, SeatId } from '../../../kernel/types.ts';
import { choose } from '../../../rules/choose.ts';
import { bearer, publicly } from '../table.ts';
import { said, type T, type Question } from '../vocabulary.ts';
import { concludeDuel } from './duel-outcome.ts';
import { secretDuels, watched, watcher } from './journalist.ts';
import { revealRole } from './proclaim.ts';
import { vote } from './votes.ts';

/** Duels one at a time until the search is called; between them a Crystallic citizen may turn up the card (KT-061, KT-192, KT-R69, KT-R73). */
export function* duels(t: T): Script {
  for (;;) {
    const { option } = yield* ask(t, () => ({
      shape: 'pick',
      key: 'day.next',
      to: 'table',
      say: [said(noDuel(t) ? 'day.noDuel' : 'day.next')],
      note: said('day.next.note', { n: t.counter('duels.today'), most: t.options.duelsPerDay }),
      clause: 'KT-R73',
      options: options(t),
      pass: 'search',
    }));
    if (option === 'search') return;
    if (option === 'duel') yield* challenge(t);
    else for (const seat of crystals(t)) yield* revealRole(t, seat, 'KT-192');
  }
}

function options(t: T): PickOption[] {
  const bar = noDuel(t);
  return [
    { id: 'duel', label: said('day.duel'), ...(bar && { bar }) },
    ...(crystals(t).length > 0 ? [{ id: 'reveal', label: said('day.crystal') }] : []),
    { id: 'search', label: said('day.search') },
  ];
}

/** No more duels today, not even where a challenge could not be refused (KT-061, KT-R90). */
export function noDuel(t: T): Bar | undefined {
  if (t.counter('duels.today') >= t.options.duelsPerDay)
    return { why: said('bar.duelsFought', { n: t.options.duelsPerDay }), clause: sheriffLives(t) ? 'KT-061' : 'KT-R90' };
  return t.alive.length < 2 ? { why: said('bar.noOpponent'), clause: 'KT-049' } : undefined;
}

const crystals = (t: T): SeatId[] => t.withRole('crystal').filter((seat) => t.isAlive(seat) && !publicly(t, seat));
const sheriffLives = (t: T): boolean => bearer(t, 'sheriff') !== undefined;

/** Somebody challenges somebody, who may refuse while the Sheriff lives; that is no duel then (KT-049…052, KT-R72). */
function* challenge(t: T): Script {
  const [challenger] = (yield* ask(t, () =>
    choose(t, {
      key: 'duel.challenger',
      to: 'table',
      say: [said('duel.challenger')],
      clause: 'KT-049',
      min: 0,
      pass: said('duel.noChallenge'),
      aim: 'propose',
    }),
  )).seats;
  if (challenger === undefined) return;
  const [challenged] = (yield* ask(t, () =>
    choose(t, {
      key: 'duel.challenged',
      to: [challenger],
      say: [said('duel.challenged', { who: { seat: challenger } })],
      clause: 'KT-049',
      aim: 'remove',
      ...(!t.isAlive(challenger) && { pass: said('duel.noChallenge') }),
      bar(seat) {
        if (!t.isAlive(challenger)) return { why: said('bar.challengerDead'), clause: 'X-6' };
        return seat === challenger ? { why: said('bar.self'), clause: 'KT-049' } : undefined;
      },
    }),
  )).seats;
  if (challenged === undefined) return;
  const names = { who: { seat: challenger }, whom: { seat: challenged } };
  t.tell({ what: 'announced', said: said('duel.challenges', names) }, 'KT-049', 'public');
  if (sheriffLives(t)) {
    const { option } = yield* ask(t, () => ({
      shape: 'pick',
      key: 'duel.accepted',
      to: [challenged],
      say: [said('duel.accepted', names)],
      clause: 'KT-050',
      pass: sheriffLives(t) ? 'refuse' : 'accept',
      options: [
        { id: 'accept', label: said('duel.accept') },
        { id: 'refuse', label: said('duel.refuse'), ...(!sheriffLives(t) && { bar: { why: said('bar.sheriffDead'), clause: 'KT-051' } }) },
      ],
    }));
    if (option === 'refuse') {
      yield* announce(t, 'duel.refused', said('duel.refused', names), 'KT-050');
      return;
    }
    if (!(yield* bothLive(t, [challenger, challenged]))) return;
    yield* announce(t, 'duel.begins', said('duel.begins', names), 'KT-052');
  } else yield* announce(t, 'duel.begins', said('duel.beginsAnyway', names), 'KT-051');
  t.count('duels.today');
  yield* duel(t, [challenger, challenged]);
}

/** Two speeches, the vote of all others, and what comes of it (KT-053…060). A contestant ruled dead ends it. */
function* duel(t: T, pair: readonly [SeatId, SeatId]): Script {
  const [challenger, challenged] = pair;
  yield* speech(t, 'duel.speech1', challenger, challenged);
  yield* speech(t, 'duel.speech2', challenged, challenger);
  if (!(yield* bothLive(t, pair))) return;
  const secret = secretDuels(t);
  const watching = secret ? yield* watcher(t, pair, (seat) => mustSupport(t, seat, pair)) : undefined;
  const voters = () => t.alive.filter((seat) => !pair.includes(seat) && seat !== watching);
  const candidates = [
    { id: challenger, against: challenged },
    { id: challenged, against: challenger },
  ];
  const result = yield* vote(t, {
    key: 'duel.vote',
    clause: 'KT-057',
    say: [said('duel.vote', { seats: { seats: pair } })],
    candidates,
    secret,
    watched: watching !== undefined,
    rule: { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['nobody'] },
    bar(seat) {
      if (pair.includes(seat)) return { why: said('bar.contestant'), clause: 'KT-056' };
      return seat === watching ? { why: said('bar.watching'), clause: 'KT-199' } : undefined;
    },
    must: (seat) => mustSupport(t, seat, pair),
    *counted(tally) {
      if (watching !== undefined) yield* watched(t, watching, tally, candidates, voters());
    },
  });
  if (yield* bothLive(t, pair)) yield* concludeDuel(t, pair, result, secret || t.options.voteVisibility === 'secret');
}

function* speech(t: T, key: Question, seat: SeatId, against: SeatId): Script {
  const seconds = t.options.speechSeconds;
  const names = { who: { seat }, whom: { seat: against } };
  const words = seconds > 0 ? said('duel.speech', { ...names, n: seconds }) : said('duel.speechUntimed', names);
  yield* ask(t, () => ({
    shape: 'say',
    key,
    to: [seat],
    say: [words],
    clause: 'KT-054',
    ...(seconds > 0 && { seconds, expires: true as const }),
  }));
}

/** By house rule a bound voter may not even abstain in a duel of the master; one who is bound to both duellists may (KT-R64, KT-R65). */
function mustSupport(t: T, seat: SeatId, pair: readonly SeatId[]): Bar | undefined {
  if (!t.options.boundMustSupportMaster) return undefined;
  const [master, other] = pair.filter((one) => t.statusesOf(seat, 'bound').some(({ by }) => by.seat === one));
  return master === undefined || other !== undefined
    ? undefined
    : { why: said('bar.mustSupport', { who: { seat: master } }), clause: 'KT-R64' };
}

function* bothLive(t: T, pair: readonly [SeatId, SeatId]): Script<boolean> {
  if (pair.every((seat) => t.isAlive(seat))) return true;
  yield* announce(t, 'duel.lapses', said('duel.lapses', { seats: { seats: pair } }), 'X-6');
  return false;
}
