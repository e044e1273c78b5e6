import { z } from 'zod';
import type { Cast, Game } from '../../src/kernel/game.ts';
import type { NightCard } from '../../src/kernel/night-card.ts';
import { announce, ask, isExpired, type Script } from '../../src/kernel/script.ts';
import type { Table } from '../../src/kernel/table.ts';
import { said, type SeatId } from '../../src/kernel/types.ts';
import { attempt } from '../../src/rules/attempt.ts';
import { poll } from '../../src/rules/ballot.ts';
import { callAll } from '../../src/rules/call.ts';
import { countOf, filledUp, refuse } from '../../src/rules/cast.ts';
import { choose, selfBar, timed } from '../../src/rules/choose.ts';
import { die, reveal } from '../../src/rules/death.ts';
import { seenAs } from '../../src/rules/hooks.ts';
import { showSecret } from '../../src/rules/knowledge.ts';
import { effects, moment, postpone } from '../../src/rules/moment.ts';
import { carryOutRuling } from '../../src/rules/ruling.ts';
import { blockedBy } from '../../src/rules/status.ts';
import { transferToken, holderOf } from '../../src/rules/token.ts';
import type { VoteRule } from '../../src/rules/vote.ts';
import { openWindow } from '../../src/rules/window.ts';
import { by, martyrdom, roles, statuses } from './toy-roles.ts';

/**
 * A small game that uses what Princeton does not: shields, diversions, a stopped actor, false faces, bonds,
 * a token, windows, weights, proxies, tie-breakers, clocks that run out, numbers, options to pick.
 */
const options = z.object({
  search: z.int().min(1).max(3).default(1).meta({ title: 'option.search', group: 'day', clause: 'TOY-9' }),
  hostDraws: z.boolean().default(false).meta({ title: 'option.hostDraws', group: 'day', clause: 'TOY-12' }),
});
export type Options = z.infer<typeof options>;
type T = Table<Options>;

const nightCard: NightCard<Options> = [
  {
    id: 'sheep',
    lines: [
      {
        id: 'binder',
        kind: 'role',
        clause: 'TOY-7',
        roles: ['binder'],
        what: said('toy.what'),
        wake: said('toy.wake'),
        sleep: said('toy.sleep'),
        skip: (t) => (t.place.round > 1 ? { why: said('toy.onlyFirst'), clause: 'TOY-7' } : undefined),
        act: marking('binder', 'bound', 'TOY-7'),
      },
      {
        id: 'barman',
        kind: 'role',
        clause: 'TOY-6',
        roles: ['barman'],
        what: said('toy.what'),
        wake: said('toy.wake'),
        sleep: said('toy.sleep'),
        hollow: () => ({ why: said('toy.hollow'), clause: 'TOY-2' }),
        ask: [said('toy.ask')],
        act: marking('barman', 'drunk', 'TOY-6'),
      },
      {
        id: 'guard',
        kind: 'role',
        clause: 'TOY-3',
        roles: ['guard'],
        what: said('toy.what'),
        wake: said('toy.wake'),
        sleep: said('toy.sleep'),
        ask: [said('toy.ask')],
        act: marking('guard', 'guarded', 'TOY-3'),
      },
      {
        id: 'seer',
        kind: 'role',
        clause: 'TOY-5',
        roles: ['seer'],
        what: said('toy.what'),
        wake: said('toy.wake'),
        ask: [said('toy.ask')],
        sleep: said('toy.sleep'),
        block: (t) => (t.postponed.length > 0 ? { why: said('toy.late'), clause: 'TOY-5', signal: true } : undefined),
        act: look,
      },
    ],
  },
  {
    id: 'wolves',
    lines: [
      {
        id: 'wolves',
        kind: 'group',
        clause: 'TOY-1',
        roles: ['wolf', 'fox'],
        what: said('toy.what'),
        wake: said('toy.wake'),
        sleep: said('toy.sleep'),
        ask: [said('toy.ask')],
        act: hunt,
      },
      {
        id: 'lamp',
        kind: 'moment',
        clause: 'TOY-8',
        roles: [],
        what: said('toy.what'),
        act: function* (t) {
          yield* moment(t, 'lampCheck');
        },
      },
    ],
  },
];

function marking(line: string, what: string, clause: string) {
  return function* (t: T, members: readonly SeatId[]): Script {
    const actor = members[0] as SeatId;
    const { seats } = yield* ask(t, () =>
      choose(t, {
        key: `${line}.mark`,
        to: members,
        say: [said('toy.ask')],
        clause,
        min: 0,
        pass: said('toy.pass'),
        aim: 'ability',
        bar: (s) => (s === actor ? selfBar(clause) : undefined),
      }),
    );
    if (seats[0] === undefined) return;
    yield* attempt(t, {
      deed: 'mark',
      by: by(actor, line),
      on: seats[0],
      clause,
      status: what,
      ...(what !== 'bound' && { until: 'dawn' }),
    });
  };
}

/** TOY-5: the seer sees a side, but not behind the fox's mask. */
function* look(t: T, members: readonly SeatId[]): Script {
  const { seats } = yield* ask(t, () =>
    choose(t, { key: 'seer.look', to: members, say: [said('toy.ask')], clause: 'TOY-5', aim: 'learn' }),
  );
  const [about] = seats;
  if (about === undefined) return;
  const role = seenAs(t, 'faction', about);
  yield* showSecret(t, {
    key: 'seer.answer',
    to: members,
    about: seats,
    clause: 'TOY-5',
    showing: {
      faction: t.roleOf(role).faction,
      said: said('toy.sees', { who: { seat: about }, side: { faction: t.roleOf(role).faction } }),
    },
  });
}

/** TOY-1: two claws a night, one at once and one at dawn; TOY-8: wolves may instead take the lamp. */
function* hunt(t: T, members: readonly SeatId[]): Script {
  const deed = yield* ask(t, () => ({
    shape: 'pick',
    key: 'wolves.deed',
    to: members,
    say: [said('toy.ask')],
    clause: 'TOY-8',
    options: [
      { id: 'bite', label: said('toy.bite') },
      { id: 'lamp', label: said('toy.lamp') },
    ],
    pass: 'bite',
  }));
  const awake = members.filter((seat) => t.isAlive(seat) && !blockedBy(t, seat, 'group'));
  if (awake.length === 0) return;
  const answer = yield* ask(t, () =>
    timed(
      choose(t, {
        key: 'wolves.prey',
        to: awake,
        say: [],
        clause: 'TOY-1',
        aim: 'kill',
        bar: (s) => (t.faction(s) === 'wolves' ? { why: said('toy.own'), clause: 'TOY-1' } : undefined),
      }),
      30,
    ),
  );
  const [[actor], [on]] = [awake, isExpired(answer) ? [] : answer.seats];
  if (actor === undefined || on === undefined) return;
  if (deed.option === 'lamp') yield* attempt(t, { deed: 'steal', by: by(actor, 'wolf'), on, clause: 'TOY-8', token: 'lamp' });
  else postpone(t, 'dawn', { deed: 'kill', by: by(actor, 'wolf'), on, clause: 'TOY-1' });
}

const strip: VoteRule = { marks: 1, abstain: 'last', count: 'plurality', tie: ['again', 'breaker', 'lot'], counts: false };

function* day(t: T): Script {
  const { number } = yield* ask(t, () => ({ shape: 'number', key: 'day.hours', to: 'host', say: [], clause: 'TOY-11', min: 1, max: 3 }));
  t.count('hours', number);
  const { chosen } = yield* poll(t, {
    key: 'day.vote',
    rule: strip,
    say: [said('toy.vote')],
    clause: 'TOY-9',
    aim: 'remove',
    candidates: t.alive.map((id) => ({ id })),
  });
  const condemned = chosen[0];
  if (typeof condemned === 'number' && !(yield* openWindow(t, 'verdict', condemned))) {
    yield* die(t, condemned, { faction: 'sheep' }, 'TOY-9', undefined, 'public');
    reveal(t, condemned, 'TOY-9');
  }
  yield* moment(t, 'dusk');
}

function* turns(t: T): Script<never> {
  if (holderOf(t, 'lamp') === undefined) yield* transferToken(t, 'lamp', 1, { by: {}, clause: 'TOY-8' });
  for (;;) {
    if (t.place.phase === 'night') {
      yield* announce(t, 'night', said('toy.night'), 'TOY-0');
      yield* callAll(t, nightCard, 8);
      t.place = { ...t.place, phase: 'day' };
      yield* effects(t, 'dawn');
      yield* moment(t, 'dawn');
    }
    yield* day(t);
    t.place = { round: t.place.round + 1, phase: 'night' };
  }
}

export const toy: Game<Options> = {
  id: 'toy',
  edition: 1,
  players: { min: 4, max: 20, usual: 8 },
  factions: [
    { id: 'wolves', plain: 'wolf', acquainted: true, kills: true },
    { id: 'sheep', plain: 'sheep', acquainted: false, kills: false },
  ],
  roles,
  statuses,
  tokens: ['lamp'],
  options,
  suggest: (n) =>
    filledUp(
      {
        wolf: 1,
        fox: n > 5 ? 1 : 0,
        guard: 1,
        seer: 1,
        barman: n > 6 ? 1 : 0,
        mayor: n > 7 ? 1 : 0,
        judge: n > 8 ? 1 : 0,
        martyr: n > 9 ? 1 : 0,
        binder: n > 10 ? 1 : 0,
      },
      'sheep',
      n,
    ) as Cast,
  examine: (cast: Cast) => (countOf(cast, 'wolf', 'fox') === 0 ? [refuse('toy.noWolf', 'TOY-1')] : []),
  nightCard: () => nightCard,
  script: turns,
  start: { round: 1, phase: 'night' },
  hooks: {
    ...martyrdom,
    after: {
      // TOY-8: the lamp passes to the killer at night and is found by the sheep by day.
      *died(t, fact, _self, because) {
        if (holderOf(t, 'lamp') !== fact.seat) return;
        const heir = fact.by.seat !== undefined && t.isAlive(fact.by.seat) ? fact.by.seat : t.alive[0];
        if (heir !== undefined) yield* transferToken(t, 'lamp', heir, { by: fact.by, clause: 'TOY-8', because });
      },
    },
  },
  wins: [
    {
      id: 'sheep',
      factions: ['sheep'],
      clause: 'TOY-13',
      at: ['dawn', 'dusk', 'ruled'],
      when: (t) => (t.living('wolves').length === 0 && t.alive.length > 0 ? said('toy.sheepWin') : undefined),
    },
    {
      id: 'wolves',
      factions: ['wolves'],
      clause: 'TOY-13',
      at: ['dawn', 'dusk', 'ruled'],
      when: (t) =>
        t.living('sheep').length <= t.living('wolves').length && t.living('wolves').length > 0 ? said('toy.wolvesWin') : undefined,
    },
    {
      id: 'draw',
      factions: [],
      clause: 'TOY-13',
      at: ['dusk', 'ruled'],
      when: (t) => (t.alive.length === 0 ? said('toy.draw') : undefined),
    },
  ],
  ruling: carryOutRuling,
};
