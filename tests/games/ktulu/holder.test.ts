import { describe, expect, test } from 'vitest';
import { announced, byDay, later, night, nightUpTo } from './tables.ts';

const table = 'Cid Cal Cob citizen, Ben badGunman, Bob Bea bandit, Ina Ike indian';

describe('a holder who dies at night', () => {
  test('KT-027 KT-R18 whoever kills him has it, a group for the time being', () => {
    const t = nightUpTo(later(table, 'Ben'), 'indians.killAgain', { 'indians.kill': 'Ben' });
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 7, knowing: true, provisional: true });
  });

  test('KT-R19 the Gambler by his own hand: the citizen he pointed at has it and knows', () => {
    const t = night(later(`${table}, Gus gambler`, 'Gus', {}, { round: 3 }), { 'gambler.point': 'Cal' });
    expect([t.dead, t.winner]).toEqual([['Gus'], ['citizens']]);
    expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 2, knowing: true, provisional: false });
    expect(announced(t)).toEqual([]);
    expect(t.facts('moved').map(({ clause }) => clause)).toEqual(['KT-R19']);
    const barber = night(later(`${table}, Hal hairdresser`, 'Ben'), { 'hairdresser.kill': 'Ben' });
    expect(barber.facts('moved').map(({ clause }) => clause)).toEqual(['KT-027']);
  });

  test('KT-R19 without a killer the host names one of his living mates, and nobody is told', () => {
    const t = nightUpTo(later(table, 'Ben'), 'banditsCarrier.choose').rule({ do: 'kill', seat: 'Ben' }).until('statuette.heir');
    expect(t.question).toMatchObject({ to: 'host', clause: 'KT-R19' });
    expect(t.offered).toEqual(['Bob', 'Bea']);
    expect(t.barred('Cid')).toMatchObject({ clause: 'KT-R19' });
    expect([t.at('statuette.heir', 'Bea').holder('statuette'), announced(t)]).toEqual(['Bea', []]);
  });

  test('KT-R19 KT-R48 until the host has named him no mate has gained it', () => {
    const trailed = (name: string) => {
      const t = nightUpTo(later(`${table}, Tracy trailer`, 'Ben'), 'banditsCarrier.choose', { 'trailer.trail': 'Bob' });
      return t.rule({ do: 'kill', seat: 'Ben' }).at('statuette.heir', name).holder('statuette');
    };
    expect([trailed('Bea'), trailed('Bob')]).toEqual(['Bea', 'Tracy']);
  });

  test('KT-R19 an only mate has it unasked', () => {
    const t = nightUpTo(later(table, 'Ben', {}, { dead: 'Bea' }), 'banditsCarrier.choose').rule({ do: 'kill', seat: 'Ben' });
    expect([t.holder('statuette'), t.keys.includes('statuette.heir')]).toEqual(['Bob', false]);
  });

  test.each([
    ['', 'Ina'],
    ['Ina Ike', 'Cid'],
  ])('KT-R19 with none left (and %s dead) the next living seat clockwise has it, unaware', (dead, next) => {
    const t = nightUpTo(later(table, 'Ben', {}, { dead: `Bob Bea ${dead}` }), 'banditsCarrier.choose').rule({ do: 'kill', seat: 'Ben' });
    expect(t.holder('statuette')).toBe(next);
    expect(t.session.table.tokens['statuette']).toMatchObject({ knowing: false });
    expect(announced(t)).toEqual([]);
  });

  test('KT-R19 KT-211 whoever has it unaware has gained it at once, and a trail pays out', () => {
    const seats = 'Cid Cal citizen, Ben badGunman, Ina indian, Tracy trailer';
    const t = nightUpTo(later(seats, 'Ben'), 'banditsCarrier.choose', { 'trailer.trail': 'Ina' }).rule({ do: 'kill', seat: 'Ben' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Tracy', ['indians']]);
  });

  test('KT-R19 X-6 if all his mates are ruled dead before the host has named one, it goes on as if there had been none', () => {
    const t = nightUpTo(later(table, 'Ben'), 'banditsCarrier.choose').rule({ do: 'kill', seat: 'Ben' });
    expect(t.question.key).toBe('statuette.heir');
    t.rule({ do: 'kill', seat: 'Bob' }).rule({ do: 'kill', seat: 'Bea' });
    expect(t.question).toMatchObject({ key: 'statuette.heir', seats: [], min: 0 });
    expect(t.pass('statuette.heir').holder('statuette')).toBe('Ina');
    expect(t.session.table.tokens['statuette']).toMatchObject({ knowing: false });
  });

  test('KT-R19 KT-026 by day the citizens have won, whoever or whatever killed him', () => {
    expect(byDay(table, 'Ben').rule({ do: 'kill', seat: 'Ben' }).winner).toEqual(['citizens']);
  });

  test('KT-R94 KT-045 a death the host rules is the host’s alone: the Doctor is not asked', () => {
    const seats = `${table}, Doc doctor`;
    const ruled = nightUpTo(later(seats, 'Ben'), 'indians.kill').rule({ do: 'kill', seat: 'Cid' });
    expect([ruled.dead, ruled.keys.includes('window.attempt.kill')]).toEqual([['Cid'], false]);
    const murdered = nightUpTo(later(seats, 'Ben'), 'window.attempt.kill', { 'indians.kill': 'Cid' });
    expect([murdered.dead, murdered.offered]).toEqual([[], ['Doc']]);
  });
});

describe('what is told of a change', () => {
  test('KT-R17 at once, the side and no more', () => {
    const t = nightUpTo(later(table, 'Cid'), 'banditsCarrier.choose', { 'bandits.theft': 'Cid' });
    const told = t.facts('announced').filter((fact) => fact.said.id === 'statuette.changed');
    expect(told).toMatchObject([{ audience: 'public', said: { with: { faction: { faction: 'bandits' } } } }]);
    expect(JSON.stringify(told[0]?.said)).not.toContain('seat');
  });

  test('KT-R17 also when the roles of the dead wait for dawn', () => {
    const t = nightUpTo(later(table, 'Ben', { nightDeathReveal: 'dawn' }), 'indians.killAgain', { 'indians.kill': 'Ben' });
    expect(announced(t)).toEqual(['indians']);
    expect(t.keys).not.toContain('death.known');
    expect(night(t).keys).toContain('death.known');
  });

  test('KT-R17 of Lucky Luke by his name', () => {
    const t = nightUpTo(later(`Luke luckyLuke, ${table}`, 'Cid', { luckyLuke: true }), 'luckyLuke.kill', { 'luckyLuke.steal': 'Cid' });
    expect(announced(t)).toEqual(['luckyLuke']);
  });
});

describe('choosing oneself', () => {
  const crowd = [
    'Luke luckyLuke',
    'Tracy trailer',
    'Sam sheriff',
    'Pat parson',
    'Ned inciter',
    'Gil guard',
    'Gus gambler',
    'Dru drunkard',
    'Hal hairdresser',
    'Ian infiltrator',
    'Ava avenger',
    'Tess thief',
    'Carl cardsharper',
    'Sha shaman',
    'Fay femaleShaman',
    'Wes warrior',
    'Quinn quietFoot',
    'Dex detector',
    'Max mindEater',
    'Gre greenTentacle',
    'Lex purpleLeech',
  ].join(', ');
  const given = { 'sheriff.jail': 'Pat', 'parson.learn': 'Sam', 'guard.protect': 'Sam', 'detector.learn': 'Sam', 'mindEater.learn': 'Sam' };
  const start = (rules = {}) => later(crowd, 'Quinn', { aliens: true, luckyLuke: true, ...rules }, { round: 3 });

  test.each([
    ['Luke', 'luckyLuke.steal'],
    ['Luke', 'luckyLuke.kill'],
    ['Luke', 'luckyLuke.trail'],
    ['Tracy', 'trailer.trail'],
    ['Sam', 'sheriff.jail'],
    ['Ned', 'inciter.mark'],
    ['Gil', 'guard.protect'],
    ['Gus', 'gambler.point'],
    ['Dru', 'drunkard.treat'],
    ['Hal', 'hairdresser.kill'],
    ['Ian', 'infiltrator.learn'],
    ['Ava', 'avenger.kill'],
    ['Tess', 'thief.steal'],
    ['Carl', 'cardsharper.play'],
    ['Sha', 'shaman.learn'],
    ['Fay', 'femaleShaman.poison'],
    ['Wes', 'warrior.kill'],
    ['Quinn', 'quietFoot.plant'],
    ['Dex', 'detector.learn'],
    ['Max', 'mindEater.learn'],
    ['Gre', 'greenTentacle.kill'],
    ['Lex', 'purpleLeech.steal'],
  ])('KT-R33 %s cannot at %s', (who, key) => {
    expect(nightUpTo(start(), key, given).refuses(key, who)).toMatchObject({ id: 'bar.self' });
  });

  test('KT-R33 the Parson neither, and the Sheriff only by house rule', () => {
    expect(nightUpTo(start(), 'parson.learn', { 'sheriff.jail': 'Ned' }).refuses('parson.learn', 'Pat')).toMatchObject({ id: 'bar.self' });
    expect(nightUpTo(start({ sheriffSelfJail: true }), 'sheriff.jail').offered).toContain('Sam');
  });
});
