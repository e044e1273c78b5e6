import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import type { Play } from '../../support/play.ts';
import { announced, byDay, fourteen, later, night, nightUpTo, sit } from './tables.ts';

/** Everybody who takes, kills or plants. */
const busy =
  'Sam sheriff, Holly hooker, Gus goodGunman, Pat parson, Jude judge, Hal hairdresser, Tim taxman, Ben badGunman, Ava avenger, Tess thief, Bill bandit, Shaun shaman, Rag burningRage, Foot quietFoot, Val warrior';
const owed = { 'sheriff.jail': 'Jude', 'parson.learn': 'Jude' };
const it = 'statuette';

const token = (t: Play) => [t.holder(it), t.session.table.tokens[it]?.knowing];
/** It lies planted on somebody since last night. */
const planted = (on: string, how: { readonly dead?: string; readonly round?: number } = {}): Play =>
  later(
    busy,
    { holder: on, knowing: false, announced: 'indians' },
    {},
    { round: 2, ...how, statuses: [{ what: 'planted', on, by: 'Foot' }] },
  );

describe('one statuette', () => {
  test('KT-020 there is one, without a card or a seat of its own, and some living player has it', () => {
    expect(ktulu.tokens).toEqual([it]);
    const t = later(busy, 'Bill');
    const holders: (string | undefined)[] = [];
    const ways = { ...owed, 'hairdresser.kill': 'Bill', 'indians.kill': 'Hal', 'indiansCarrier.choose': 'Foot', 'quietFoot.plant': 'Gus' };
    for (let q = t.question; q.key !== 'day.next'; q = t.question) {
      if (q.shape === 'pick') t.pick(q.key, 'no');
      else if (q.key in ways) t.at(q.key, ways[q.key as keyof typeof ways]);
      else t.pass(q.key);
      holders.push(t.holder(it));
      expect(t.alive).toContain(t.holder(it));
    }
    expect([...new Set(holders)]).toEqual(['Bill', 'Hal', 'Shaun', 'Foot', 'Gus']);
  });

  test('KT-021 whoever takes it knows; whoever it is planted on does not', () => {
    const t = nightUpTo(later(busy, 'Foot'), 'quietFoot.plant', owed);
    expect(token(t)).toEqual(['Foot', true]);
    t.at('quietFoot.plant', 'Pat');
    expect(token(t)).toEqual(['Pat', false]);
    expect(t.facts('moved').at(-1)).toMatchObject({ knowing: false, clause: 'KT-175' });
    expect(token(night(later(busy, 'Bill'), { ...owed, 'hairdresser.kill': 'Bill' }))).toEqual(['Hal', true]);
  });

  test('KT-024 KT-R11 at first it is the bandits’ and no single bandit’s: they choose who carries it, and nothing is announced', () => {
    const t = nightUpTo(sit(), 'bandits.firstCarrier', { 'hooker.learn': 'Pat', ...owed });
    expect([t.holder(it), t.session.table.tokens[it]?.announced]).toEqual([undefined, 'bandits']);
    expect(t.refuses('bandits.firstCarrier', 'Sam').clause).toBe('KT-R22');
    night(t, { 'bandits.firstCarrier': 'Tess' });
    expect([t.holder(it), announced(t)]).toEqual(['Tess', []]);
  });

  test('KT-R11 a bandit jailed on night 0 costs the gang nothing', () => {
    const t = night(sit(), { 'hooker.learn': 'Pat', 'sheriff.jail': 'Bill', 'parson.learn': 'Gus', 'bandits.firstCarrier': 'Ben' });
    expect([t.holder(it), announced(t)]).toEqual(['Ben', []]);
    expect(t.facts('moved').map((fact) => fact.clause)).toEqual(['KT-221']);
  });
});

describe('held without knowing', () => {
  test('KT-022 a citizen who has it unknowingly does not win by day', () => {
    const t = night(later(busy, 'Foot'), { ...owed, 'quietFoot.plant': 'Pat' });
    expect([t.holder(it), t.winner, t.question.key]).toEqual(['Pat', undefined, 'day.next']);
  });

  test('KT-022 bandits do not sail with a statuette nobody knows they have', () => {
    const t = night(later(busy, 'Foot', {}, { round: 3 }), { ...owed, 'quietFoot.plant': 'Bill' });
    expect([t.holder(it), t.winner]).toEqual(['Bill', undefined]);
    expect(night(later(busy, 'Bill', {}, { round: 3 }), owed).winner).toEqual(['bandits']);
  });

  test('KT-022 no second murder and no choice of a carrier for a side that has it unknowingly; the bandits may still steal', () => {
    const t = night(planted('Shaun', { dead: 'Foot' }), { ...owed, 'indians.kill': 'Gus' });
    expect([t.called('indiansKillAgain'), t.called('indiansCarrier')]).toEqual(['silent', 'silent']);
    expect(nightUpTo(planted('Bill', { dead: 'Foot' }), 'bandits.theft', owed).offered).toContain('Bill');
  });

  test.each([
    ['the Sheriff’s cell', { 'sheriff.jail': 'Gus', 'parson.learn': 'Jude' }, 'Sam'],
    ['a murder', { ...owed, 'hairdresser.kill': 'Gus' }, 'Hal'],
    ['the gang', { ...owed, 'bandits.theft': 'Gus' }, 'Ben'],
    ['the Thief', { ...owed, 'thief.steal': 'Gus' }, 'Tess'],
    ['the Indians', { ...owed, 'indians.kill': 'Gus' }, 'Shaun'],
  ])('KT-023 %s takes it from an unknowing holder as from any other', (_, choices, to) => {
    const t = planted('Gus', { dead: 'Foot' });
    for (let q = t.question; t.holder(it) === 'Gus'; q = t.question) {
      const on = choices[q.key as keyof typeof choices] as string | undefined;
      if (q.shape === 'pick') t.pick(q.key, 'no');
      else if (on === undefined) t.pass(q.key);
      else t.at(q.key, on);
    }
    expect(token(t)).toEqual([to, true]);
    expect(t.statuses('Gus')).not.toContain('planted');
  });
});

describe('the holder dies', () => {
  test('KT-025 the dead have nothing, and nothing can be given to them', () => {
    const t = nightUpTo(later(busy, 'Bill', {}, { dead: 'Ava' }), 'hairdresser.kill', owed).at('hairdresser.kill', 'Bill');
    expect([t.dead, t.holder(it)]).toEqual([['Ava', 'Bill'], 'Hal']);
    expect(t.refusesRuling({ do: 'move', token: it, to: 'Bill' }).id).toBe('refused.deadHolder');
    expect(byDay(busy, 'Bill').rule({ do: 'kill', seat: 'Bill' }).holder(it)).toBeUndefined();
  });

  test.each([true, false])('KT-026 by day the citizens win as soon as the holder dies, knowing or not (%s)', (knowing) => {
    const t = sit(busy, {}, { round: 2, phase: 'day', tokens: { statuette: { holder: 'Bill', knowing } } });
    t.pick('day.next', 'duel')
      .at('duel.challenger', 'Bill')
      .at('duel.challenged', 'Tess')
      .pick('duel.accepted', 'accept')
      .vote('duel.vote', 'Sam Pat > Tess')
      .pass('window.duel');
    expect([t.dead, t.winner, t.facts('won').map((fact) => fact.clause)]).toEqual([['Bill'], ['citizens'], ['KT-026']]);
  });

  test('KT-026 another death by day wins nothing', () => {
    const t = byDay(busy, 'Bill').rule({ do: 'kill', seat: 'Tess' });
    expect([t.winner, t.holder(it)]).toEqual([undefined, 'Bill']);
  });

  test('KT-027 by night it passes to the killer, whoever that is', () => {
    const one = night(later(busy, 'Rag'), { ...owed, 'avenger.kill': 'Rag' });
    expect([one.holder(it), one.winner]).toEqual(['Ava', undefined]);
    const group = night(later(busy, 'Bill'), { ...owed, 'indians.kill': 'Bill' });
    expect(group.holder(it)).toBe('Shaun');
    const none = night(later(busy, 'Bill'), { ...owed, 'hairdresser.kill': 'Ben' });
    expect(none.holder(it)).toBe('Bill');
  });
});

describe('a change of side', () => {
  test('KT-028 KT-R17 everybody hears at once which side has it now, and no name', () => {
    const t = nightUpTo(later(fourteen, 'Bill'), 'sheriff.jail').at('sheriff.jail', 'Bill');
    const said = t.facts('announced').at(-1);
    expect([said?.said, said?.audience, said?.clause]).toEqual([
      { id: 'statuette.changed', with: { faction: { faction: 'citizens' } } },
      'public',
      'KT-028',
    ]);
    expect(t.keys.slice(t.keys.indexOf('sheriff.jail') + 1, -1)).toEqual([
      'sheriff.jailed',
      'statuette.changed',
      'statuette.yours',
      'sheriff.sleep',
    ]);
  });

  test('KT-028 every change in a night is told, in order', () => {
    const t = night(later(busy, 'Bill'), { 'sheriff.jail': 'Bill', 'parson.learn': 'Jude', 'bandits.theft': 'Sam', 'indians.kill': 'Ben' });
    expect(announced(t)).toEqual(['citizens', 'bandits', 'indians']);
  });

  test('KT-029 a move within a side is not announced', () => {
    const t = night(later(busy, 'Bill'), { ...owed, 'banditsCarrier.choose': 'Tess' });
    expect([t.holder(it), announced(t)]).toEqual(['Tess', []]);
    const secret = night(later(busy, 'Bill', {}, { dead: 'Shaun' }), { ...owed, 'thief.steal': 'Bill' });
    expect([secret.holder(it), announced(secret)]).toEqual(['Tess', []]);
  });

  test('KT-029 nor is a plant, and it comes home as silently', () => {
    const t = night(later(busy, 'Foot'), { ...owed, 'quietFoot.plant': 'Gus' });
    expect([t.holder(it), announced(t)]).toEqual(['Gus', []]);
    const home = night(planted('Gus'), owed);
    expect([home.holder(it), announced(home)]).toEqual(['Foot', []]);
  });

  test('KT-R17 it is told at once even where the roles of the night’s dead wait for the morning', () => {
    const t = nightUpTo(later(busy, 'Bill', { nightDeathReveal: 'dawn' }), 'hairdresser.kill', owed).at('hairdresser.kill', 'Bill');
    expect(announced(t)).toEqual(['citizens']);
    expect(t.facts('revealed')).toEqual([]);
  });

  test('KT-R17 of Lucky Luke his name is told', () => {
    const t = nightUpTo(later(`${busy}, Luke luckyLuke`, 'Bill', { luckyLuke: true }), 'luckyLuke.steal').at('luckyLuke.steal', 'Bill');
    expect([t.holder(it), announced(t)]).toEqual(['Luke', ['luckyLuke']]);
  });

  test('KT-R17 after “it is lost” the next side is told in any case', () => {
    const t = nightUpTo(planted('Gus', { dead: 'Foot' }), 'warrior.kill', { ...owed, 'indians.kill': 'Tim' });
    expect(t.facts('announced').map((fact) => fact.said.id)).toContain('statuette.lost');
    t.at('warrior.kill', 'Gus');
    expect([t.holder(it), announced(t)]).toEqual(['Val', ['indians']]);
  });
});
