import { describe, expect, test } from 'vitest';
import type { Play } from '../../support/play.ts';
import { byDay, later, night, nightUpTo, sit, type HouseRules } from './tables.ts';

const town =
  'Sam sheriff, Holly hooker, Gus goodGunman, Pat parson, Jude judge, Hal hairdresser, Dot drunkard, Ben badGunman, Ava avenger, Tess thief, Bill bandit, Shaun shaman, Rag burningRage, Foot quietFoot';
const owed = { 'sheriff.jail': 'Jude', 'parson.learn': 'Jude' };
const but = (alive: string): string => {
  const left = alive.split(' ');
  return town
    .split(', ')
    .map((part) => part.split(' ')[0] ?? '')
    .filter((name) => !left.includes(name))
    .join(' ');
};
/** Who has won, by which clause, and where. */
const ending = (t: Play): unknown =>
  t.facts('won').map(({ factions, clause, at }) => [...factions, clause, `${at.phase} ${at.round}`].join(' '));

describe('citizens', () => {
  test('KT-030 a citizen who has it when the day comes wins it for the citizens', () => {
    const t = night(later(town, 'Bill', {}, { dead: 'Gus' }), { ...owed, 'sheriff.jail': 'Bill' });
    expect(ending(t)).toEqual(['citizens KT-030 dawn 1']);
    expect([t.winner, t.holder('statuette')]).toEqual([['citizens'], 'Sam']);
  });

  test('KT-030 not if it is lost again before the morning', () => {
    const t = night(later(town, 'Bill'), { 'sheriff.jail': 'Bill', 'parson.learn': 'Jude', 'bandits.theft': 'Sam' });
    expect([t.winner, t.holder('statuette'), t.question.key]).toEqual([undefined, 'Ben', 'day.next']);
  });

  test('KT-030 by day a citizen who comes to have it wins there and then', () => {
    expect(ending(byDay(town, 'Bill').rule({ do: 'move', token: 'statuette', to: 'Gus' }))).toEqual(['citizens KT-030 day 2']);
    expect(ending(byDay(town, 'Bill').rule({ do: 'swap', seats: ['Bill', 'Gus'] }))).toEqual(['citizens KT-030 day 2']);
  });

  test('KT-R92 by house rule a citizen who gains it at night has won at once', () => {
    const sheriff = later(town, 'Bill', { citizensWinAtOnceAtNight: true }).at('sheriff.jail', 'Bill');
    expect(ending(sheriff)).toEqual(['citizens KT-030 night 1']);
    const barber = nightUpTo(later(town, 'Bill', { citizensWinAtOnceAtNight: true }), 'hairdresser.kill', owed).at(
      'hairdresser.kill',
      'Bill',
    );
    expect(ending(barber)).toEqual(['citizens KT-030 night 1']);
  });

  test('KT-R92 without it the night goes on, and somebody who has it unaware never wins at once', () => {
    expect(later(town, 'Bill').at('sheriff.jail', 'Bill').question.key).toBe('parson.learn');
    const t = nightUpTo(later(town, 'Foot', { citizensWinAtOnceAtNight: true }), 'quietFoot.plant', owed).at('quietFoot.plant', 'Gus');
    expect([t.holder('statuette'), t.winner]).toEqual(['Gus', undefined]);
  });
});

describe('bandits', () => {
  test('KT-031 from the ship night on they win if one of them has it at the last check of the night', () => {
    expect(ending(night(later(town, 'Bill', {}, { round: 3 }), owed))).toEqual(['bandits KT-031 night 3']);
    expect(ending(night(later(town, 'Bill', {}, { round: 5 }), owed))).toEqual(['bandits KT-031 night 5']);
  });

  test('KT-031 won at the last moment it counts as well', () => {
    const t = night(later(town, 'Rag', {}, { round: 3 }), { ...owed, 'thief.steal': 'Rag' });
    expect(ending(t)).toEqual(['bandits KT-031 night 3']);
    expect(t.called('ship')).toBe('live');
  });

  test('KT-031 nothing happens if the check finds it elsewhere', () => {
    expect(night(later(town, 'Rag', {}, { round: 3 }), owed).winner).toBeUndefined();
  });

  test('KT-032 before the ship night the check does nothing', () => {
    for (const round of [1, 2]) {
      const t = night(later(town, 'Bill', {}, { round }), owed);
      expect([t.winner, t.called('ship')]).toEqual([undefined, 'live']);
    }
  });

  test('KT-R44 they need not say so, and the holder may be drunk', () => {
    const t = night(later(town, 'Bill', {}, { round: 3 }), { ...owed, 'drunkard.treat': 'Bill' });
    expect(ending(t)).toEqual(['bandits KT-031 night 3']);
    expect(t.keys).not.toContain('bandits.sail');
  });

  test('KT-R44 by house rule they have to: asked from the ship night on, and only while they have it', () => {
    const house: HouseRules = { banditsMustDeclareSailing: true };
    const asked = (): Play => nightUpTo(later(town, 'Bill', house, { round: 3 }), 'bandits.sail', owed);
    expect(asked().seating.names(asked().question.to as readonly number[])).toEqual(['Ben', 'Ava', 'Tess', 'Bill']);
    expect(ending(asked().pick('bandits.sail', 'sail'))).toEqual(['bandits KT-031 night 3']);
    const stay = asked().pick('bandits.sail', 'stay');
    expect([stay.winner, stay.question.key]).toEqual([undefined, 'day.next']);
    expect(night(later(town, 'Bill', house, { round: 2 }), owed).keys).not.toContain('bandits.sail');
    expect(night(later(town, 'Rag', house, { round: 3 }), owed).keys).not.toContain('bandits.sail');
    const jailed = { statuses: [{ what: 'jailed', on: 'Ben', by: 'Sam', until: 'dawn' }], round: 3 };
    const three = nightUpTo(later(town, 'Bill', house, jailed), 'bandits.sail', owed);
    expect(three.seating.names(three.question.to as readonly number[])).toEqual(['Ava', 'Tess', 'Bill']);
    expect(ending(three.pick('bandits.sail', 'sail')), 'one who can act is enough').toEqual(['bandits KT-031 night 3']);
    const bare = nightUpTo(later(town, 'Bill', { ...house, maskCalls: false }, { round: 3 }), 'bandits.sail', owed);
    expect(ending(bare.pick('bandits.sail', 'sail')), 'without masked calls as well').toEqual(['bandits KT-031 night 3']);
  });
});

describe('a gang of which nobody can act', () => {
  const last = 'Sam sheriff, Holly hooker, Gus goodGunman, Dot drunkard, Ben badGunman, Ina indian';
  const drunk = (rules: HouseRules = {}): Play =>
    later(last, 'Ben', rules, { round: 3, statuses: [{ what: 'drunk', on: 'Ben', by: 'Dot', until: 'dawn' }] });

  test('KT-R44 sails all the same, for the holder may be drunk', () => {
    expect(ending(night(drunk(), { 'sheriff.jail': 'Ina' }))).toEqual(['bandits KT-031 night 3']);
  });

  test('KT-R44 KT-124 cannot say that it sails where it has to; it is asked, so that nobody hears of it', () => {
    const t = nightUpTo(drunk({ banditsMustDeclareSailing: true }), 'bandits.sail', { 'sheriff.jail': 'Ina' });
    expect(t.seating.names(t.question.to as readonly number[])).toEqual(['Ben']);
    expect(t.refuses('bandits.sail', 'sail').id).toBe('bar.drunk');
    expect(t.pick('bandits.sail', 'stay').winner).toBeUndefined();
    expect(night(drunk({ banditsMustDeclareSailing: true, maskCalls: false }), { 'sheriff.jail': 'Ina' }).keys).not.toContain(
      'bandits.sail',
    );
  });
});

describe('Indians', () => {
  test('KT-039 they win when the last of all the others dies, at night and by day', () => {
    const last = night(later(town, 'Rag', {}, { dead: but('Bill Shaun Rag') }), { 'indians.kill': 'Bill' });
    expect(ending(last)).toEqual(['indians KT-039 night 1']);
    expect(ending(byDay(town, 'Rag', {}, { dead: but('Bill Shaun Rag') }).rule({ do: 'kill', seat: 'Bill' }))).toEqual([
      'indians KT-039 day 2',
    ]);
  });

  test('KT-039 not while anybody else lives, Lucky Luke or Janosik as well', () => {
    for (const loner of ['luckyLuke', 'janosik'] as const) {
      const t = sit(
        `${town}, One ${loner}`,
        { [loner]: true },
        { round: 2, phase: 'day', dead: but('Bill Shaun Rag'), tokens: { statuette: 'Rag' } },
      );
      expect(t.rule({ do: 'kill', seat: 'Bill' }).winner).toBeUndefined();
      expect(t.rule({ do: 'kill', seat: 'One' }).winner).toEqual(['indians']);
    }
  });

  test('KT-039 an operator who has not stepped forward is an Indian all the same', () => {
    const t = sit(`${town}, Stan stagecoach`, {}, { round: 2, phase: 'day', dead: but('Bill Shaun'), tokens: { statuette: 'Shaun' } });
    expect(t.rule({ do: 'kill', seat: 'Bill' }).winner).toEqual(['indians']);
  });
});

describe('several at once', () => {
  test('KT-R42 Janosik’s hanging comes before the Indians being left alone', () => {
    const t = sit(
      `${town}, Jan janosik`,
      { janosik: true },
      { round: 2, phase: 'day', dead: but('Shaun Rag'), tokens: { statuette: 'Rag' } },
    );
    t.pick('day.next', 'search').at('search.nominees', 'Jan').vote('mistreat.any', 'Shaun Rag > yes', 'Jan > no');
    expect([ending(t), t.dead.includes('Jan')]).toEqual([['janosik KT-294 day 2'], false]);
  });

  test('KT-R42 the holder dying by day comes before the Indians being left alone', () => {
    const t = byDay(town, 'Bill', {}, { dead: but('Bill Shaun Rag') }).rule({ do: 'kill', seat: 'Bill' });
    expect(ending(t)).toEqual(['citizens KT-026 day 2']);
  });

  test('KT-R42 at night the earlier event wins, and the ship is the last', () => {
    const early = later(town, 'Bill', { citizensWinAtOnceAtNight: true }, { round: 3 }).at('sheriff.jail', 'Bill');
    expect(ending(early)).toEqual(['citizens KT-030 night 3']);
    const late = night(later(town, 'Bill', {}, { round: 3 }), { 'sheriff.jail': 'Bill', 'parson.learn': 'Jude', 'bandits.theft': 'Sam' });
    expect(ending(late)).toEqual(['bandits KT-031 night 3']);
    const murder = night(later(town, 'Bill', {}, { round: 3, dead: but('Bill Shaun Rag') }), { 'indians.kill': 'Bill' });
    expect(ending(murder)).toEqual(['indians KT-039 night 3']);
  });

  test('KT-R42 one side wins, its dead with it, and nothing more is asked', () => {
    const t = night(later(town, 'Bill', {}, { round: 3, dead: 'Ava Tess' }), owed);
    expect([t.winner, t.question.shape]).toEqual([['bandits'], 'over']);
  });

  test('KT-R43 a level duel that kills the last outsiders: one of them had it, and the citizens win', () => {
    const t = byDay(town, 'Bill', {}, { dead: but('Jude Bill Shaun Rag') });
    t.pick('day.next', 'duel')
      .at('duel.challenger', 'Bill')
      .at('duel.challenged', 'Jude')
      .vote('duel.vote', 'Shaun > Bill', 'Rag > Jude')
      .pass('window.duel');
    expect([ending(t), t.alive]).toEqual([['citizens KT-026 day 2'], ['Shaun', 'Rag']]);
  });

  test('KT-R43 nobody is left at all: the same', () => {
    const t = sit(`${town}, Stan stagecoach`, {}, { round: 2, phase: 'day', dead: but('Bill'), tokens: { statuette: 'Stan' } });
    t.pick('day.next', 'duel').at('duel.challenger', 'Stan').at('duel.challenged', 'Bill').vote('duel.vote').at('window.duel', 'Stan');
    expect([t.alive, ending(t)]).toEqual([[], ['citizens KT-026 day 2']]);
  });
});
