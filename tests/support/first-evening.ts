import { z } from 'zod';
import type { Deed, Game, Win } from '../../src/kernel/game.ts';
import type { NightCard } from '../../src/kernel/night-card.ts';
import { announce, ask, end, type Script } from '../../src/kernel/script.ts';
import type { Table } from '../../src/kernel/table.ts';
import { said, type SeatId } from '../../src/kernel/types.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { poll } from '../../src/rules/ballot.ts';
import { callAll } from '../../src/rules/call.ts';
import { choose } from '../../src/rules/choose.ts';
import { die } from '../../src/rules/death.ts';
import { showSecret } from '../../src/rules/knowledge.ts';
import { effects, postpone } from '../../src/rules/moment.ts';
import { turnCard } from '../../src/rules/proclaim.ts';
import { enter, nightsAndDays } from '../../src/rules/rounds.ts';
import { carryOutRuling } from '../../src/rules/ruling.ts';
import { endStatuses, mark } from '../../src/rules/status.ts';
import { village } from './village.ts';

const clause = 'HAND';

/** Healer, wolves, seer: who is called at night, in this order. */
const card: NightCard = [
  {
    id: 'night',
    lines: [
      { id: 'healer', kind: 'role', roles: ['healer'], what: said('heals'), ...calls('healer'), act: heal },
      { id: 'wolves', kind: 'group', roles: ['werewolf'], what: said('kill'), ...calls('wolves'), act: bite },
      { id: 'seer', kind: 'role', roles: ['seer'], what: said('looks'), ...calls('seer'), act: look },
    ],
  },
];

function calls(who: string) {
  return { clause, wake: said(`${who}.wake`), ask: [said(`${who}.ask`)], sleep: said(`${who}.sleep`) };
}

const dying: (audience: 'host' | 'public') => Deed = (audience) =>
  function* (t, a) {
    yield* die(t, a.on, a.by, a.clause, a.because, audience);
  };

/** The first evening of the village (werewolves, seer, healer, hunter, mayor), written by hand on the kernel as the five rulebooks are. */
export const firstEvening: Game = {
  id: 'first-evening',
  edition: 1,
  players: village.players,
  factions: [
    { id: 'village', plain: 'villager', acquainted: false, kills: false },
    { id: 'wolves', plain: 'werewolf', acquainted: true, kills: true },
  ],
  roles: {
    villager: { id: 'villager', faction: 'village' },
    seer: { id: 'seer', faction: 'village' },
    healer: { id: 'healer', faction: 'village' },
    hunter: { id: 'hunter', faction: 'village' },
    mayor: { id: 'mayor', faction: 'village', ballot: { weight: 2 } },
    werewolf: { id: 'werewolf', faction: 'wolves' },
  },
  statuses: {
    healerGuard: {
      id: 'healerGuard',
      shields: (_, a, { status }) =>
        a.deed === 'vote' ? undefined : { prevent: said('healed'), clause, shield: status?.by ?? { role: 'healer' } },
    },
  },
  tokens: [],
  options: z.object({}),
  suggest: (players) => village.suggest(players, village.options.parse({})),
  examine: () => [],
  nightCard: () => card,
  script: (t) => nightsAndDays(t, { night, day }),
  start: { round: 1, phase: 'night' },
  wins: [
    win('wolvesGone', 'village', (t) => t.living('wolves').length === 0 && t.alive.length > 0),
    win('parity', 'wolves', (t) => t.living('wolves').length > 0 && t.living('wolves').length * 2 >= t.alive.length),
    { ...win('nobodyLeft', '', (t) => t.alive.length === 0), factions: [] },
  ],
  ruling: carryOutRuling,
  deeds: { bite: dying('host'), shot: dying('host'), vote: dying('public') },
};

function win(id: string, side: string, when: (t: Table) => boolean): Win {
  return { id, factions: [side], clause, at: ['test'], when: (t) => (when(t) ? said(id) : undefined) };
}

function* test(t: Table): Script {
  for (const one of t.game.wins) {
    const words = one.when(t);
    if (words) yield* end(t, one.factions, words, one.clause);
  }
}

function* tell(t: Table, key: string): Script {
  yield* ask(t, () => ({ shape: 'say', key, to: 'table', say: [said(key)], clause }));
}

function* night(t: Table): Script {
  const nightfall = t.story.length;
  enter(t, 'night', clause);
  if (t.place.round === 1) yield* tell(t, 'deal.secret');
  yield* announce(t, 'night.falls', said('night.falls'), clause);
  yield* callAll(t, card, 10);
  enter(t, 'day', clause);
  yield* announce(t, 'dawn.wake', said('dawn.wake'), clause);
  yield* effects(t, 'dawn');
  const dead = t.since(nightfall).flatMap((fact) => (fact.what === 'died' && !t.isAlive(fact.seat) ? [fact.seat] : []));
  for (const seat of dead) yield* tellDeath(t, 'dawn.victim', seat);
  if (dead.length === 0) yield* announce(t, 'dawn.nobody', said('dawn.nobody'), clause);
  for (const seat of dead) yield* lastShot(t, seat);
  yield* endStatuses(t, 'dawn');
  yield* test(t);
}

function* tellDeath(t: Table, key: string, seat: SeatId): Script {
  yield* announce(t, key, said(key, { who: { seat } }), clause);
  yield* turnCard(t, seat, clause);
}

function* heal(t: Table, healers: readonly SeatId[]): Script {
  for (const healer of healers) {
    const { seats } = yield* ask(t, () =>
      choose(t, { key: 'healer.choose', to: [healer], say: [said('healer.ask')], clause, aim: 'ability' }),
    );
    for (const on of seats) yield* mark(t, { what: 'healerGuard', on, by: { seat: healer, role: 'healer' }, clause, until: 'dawn' });
  }
}

function* bite(t: Table): Script {
  const wolves = t.living('wolves');
  const { seats } = yield* ask(t, () =>
    choose(t, {
      key: 'wolves.choose',
      to: wolves,
      say: [said('wolves.ask')],
      clause,
      aim: 'kill',
      min: 0,
      pass: said('pass'),
      bar: (seat) => (wolves.includes(seat) ? { why: said('wolf'), clause } : undefined),
    }),
  );
  for (const on of seats) postpone(t, 'dawn', { deed: 'bite', by: { faction: 'wolves' }, on, clause });
}

function* look(t: Table, seers: readonly SeatId[]): Script {
  for (const seer of seers) {
    const { seats } = yield* ask(t, () =>
      choose(t, {
        key: 'seer.choose',
        to: [seer],
        say: [said('seer.ask')],
        clause,
        aim: 'learn',
        bar: (seat) => (seat === seer ? { why: said('bar.self'), clause } : undefined),
      }),
    );
    for (const seat of seats) {
      const faction = t.faction(seat);
      const showing = { faction, said: said('side', { who: { seat }, side: { faction } }) };
      yield* showSecret(t, { key: 'seer.answer', to: [seer], about: seats, showing, clause });
    }
  }
}

function* day(t: Table): Script {
  const morning = t.story.length;
  yield* tell(t, 'day.talk');
  yield* test(t);
  const result = yield* poll(t, {
    key: 'day.vote',
    rule: { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['nobody'], counts: false },
    say: [said('day.whoGoes')],
    clause,
    aim: 'remove',
    candidates: t.alive.map((id) => ({ id })),
  });
  const out = result.chosen.filter((id) => typeof id === 'number');
  if (out.length === 0) yield* announce(t, 'day.nobody', said('day.nobody'), clause);
  for (const on of out) {
    if (!(yield* attempt(t, { deed: 'vote', by: { faction: 'village' }, on, clause }))) continue;
    yield* tellDeath(t, 'day.convicted', on);
    yield* lastShot(t, on);
  }
  yield* test(t);
  yield* endStatuses(t, 'dusk');
  const died = t.since(morning).some((fact) => fact.what === 'died');
  yield* announce(t, 'day.ends', said(died ? 'day.ends' : 'day.endsNobody'), clause);
}

/** A dying hunter may take somebody along. */
function* lastShot(t: Table, hunter: SeatId): Script {
  if (t.at(hunter).role !== 'hunter') return;
  const { seats } = yield* ask(t, () =>
    choose(t, { key: 'hunter.choose', to: [hunter], say: [said('hunter.ask')], clause, aim: 'kill', min: 0, pass: said('pass') }),
  );
  for (const on of seats) {
    if (!(yield* attempt(t, { deed: 'shot', by: { seat: hunter, role: 'hunter' }, on, clause }))) continue;
    yield* tellDeath(t, 'dies', on);
    yield* lastShot(t, on);
  }
}
