import { announce, ask, type Script } from '../kernel/script.ts';
import { said } from '../kernel/types.ts';
import { showSecret } from '../rules/knowledge.ts';
import { reveal } from '../rules/death.ts';
import { callAll } from '../rules/call.ts';
import { bookOf, type T } from './book.ts';
import { tellDeath } from './chain.ts';
import { due, over } from './moments.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { conclude } from './wins.ts';

/** Night falls: those who became something else are shown it, then the calls are made in their order. */
export function* night(t: T): Script {
  const s = stateOf(t);
  s.nightfall = t.story.length;
  t.tell({ what: 'phase', said: said('own.night', { n: t.place.round }) }, 'OWN-night', 'public');
  if (t.place.round === 1) yield* beginning(t);
  t.tell({ what: 'announced', said: said('own.night.falls') }, 'OWN-night', 'public');
  yield* ask(t, () => ({
    shape: 'say',
    key: 'night.falls',
    to: 'table',
    say: [said('own.night.falls')],
    note: said('own.night.note'),
    clause: 'OWN-night',
  }));
  s.acted.clear();
  s.failed.clear();
  s.visits = [];
  s.steered = [];
  yield* due(t, 'nightfall');
  yield* over(t, 'nightfall');
  yield* news(t);
  const { pauseSeconds } = t.options;
  yield* callAll(t, bookOf(t).card, pauseSeconds > 0 ? pauseSeconds : undefined);
}

/** Before the first night cards are looked at in secret; who is known to everybody turns the card over. */
function* beginning(t: T): Script {
  yield* ask(t, () => ({
    shape: 'say',
    key: 'deal.secret',
    to: 'table',
    say: [said('own.deal.secret')],
    note: said('own.deal.note'),
    clause: 'OWN-deal',
  }));
  stateOf(t).dealt = new Map(t.seats.map(({ seat, role }) => [seat, role]));
  yield* layMiddle(t);
  for (const seat of t.alive) {
    if (!wears(t, seat, 'known')) continue;
    reveal(t, seat, 'OWN-deal');
    yield* announce(t, 'deal.known', said('own.deal.known', { who: { seat }, role: { role: t.at(seat).role } }), 'OWN-deal');
  }
}

/** The host says which cards lie in the middle: they were shuffled with the others. */
function* layMiddle(t: T): Script {
  const { rules } = bookOf(t);
  const { middle } = stateOf(t);
  for (let n = 1; n <= (rules.middle ?? 0); n++) {
    const { option } = yield* ask(t, () => ({
      shape: 'pick',
      key: 'deal.middle',
      to: 'host',
      say: [],
      note: said('own.deal.middle', { n }),
      clause: 'OWN-deal',
      options: Object.keys(rules.roles).map((role) => ({ id: role, label: said('own.role', { role: { role } }) })),
    }));
    middle.push(option);
  }
}

function* news(t: T): Script {
  const s = stateOf(t);
  const all = s.news;
  s.news = [];
  for (const { seat, said: words, role } of all) {
    if (!t.isAlive(seat)) continue;
    const showing = { said: words, ...(role !== undefined && { role }) };
    yield* showSecret(t, {
      key: 'night.news',
      to: [seat],
      about: [seat],
      showing,
      clause: 'OWN-night',
      note: said('own.touch', { who: { seats: [seat] } }),
    });
  }
}

/** Everybody wakes; who died since nightfall is named, then comes what their deaths set off, and the wins are tested (I5, I12). */
export function* dawn(t: T): Script {
  const s = stateOf(t);
  t.place = { round: t.place.round, phase: 'day' };
  t.tell({ what: 'phase', said: said('own.day', { n: t.place.round }) }, 'OWN-day', 'public');
  yield* announce(t, 'dawn.wake', said('own.dawn.wake'), 'OWN-day');
  s.holding++;
  yield* due(t, 'dawn');
  s.daybreak = t.story.length;
  const died = t
    .since(s.nightfall)
    .flatMap((fact, i) => (fact.what === 'died' && !s.told.has(fact.seat) ? [{ seat: fact.seat, because: s.nightfall + i }] : []));
  const dead = died.filter(({ seat }) => !t.isAlive(seat));
  for (const { seat, because } of dead) yield* tellDeath(t, seat, 'own.dawn.victim', because);
  if (dead.length === 0) yield* announce(t, 'dawn.nobody', said('own.dawn.nobody'), 'OWN-day');
  s.holding--;
  yield* over(t, 'dawn');
  yield* notices(t);
  yield* conclude(t, 'dawn');
}

/** A day follows without a night. */
export function* daybreak(t: T): Script {
  stateOf(t).daybreak = t.story.length;
  t.place = { round: t.place.round, phase: 'day' };
  t.tell({ what: 'phase', said: said('own.day', { n: t.place.round }) }, 'OWN-day', 'public');
  yield* over(t, 'dawn');
  yield* conclude(t, 'dawn');
}

/** Marks everybody has to know of for the day: who keeps silent, who has no vote. */
function* notices(t: T): Script {
  const { rules } = bookOf(t);
  for (const status of [...t.statuses]) {
    const mark = rules.marks?.[status.what];
    if (!mark || status.fact < stateOf(t).nightfall || !t.isAlive(status.on)) continue;
    if (mark.open ?? mark.silent ?? mark.vote?.none ?? mark.vote?.against !== undefined)
      yield* announce(
        t,
        'dawn.marked',
        said('own.dawn.marked', { who: { seat: status.on }, mark: { said: said(`status.${status.what}`) } }),
        `OWN-${status.what}`,
      );
  }
}
