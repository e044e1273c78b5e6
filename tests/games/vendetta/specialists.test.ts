import { describe, expect, test } from 'vitest';
import { byDay, hang, night, report, second, sit, type HouseRules } from './tables.ts';

/** All five specialists against a Mafia with a Thief. */
const five =
  'Tom Tim thug, Thea thief, Vic vixen, Nina nurse, Boris bodyguard, Jo journalist, Hal hypnotist, Dora detective, Abe Bea Cal Dee bystander';

describe('the Nurse', () => {
  test('VD-A1 nobody kills a player the Nurse protects: not the Mafia, not a leader', () => {
    const t = night(second(), { 'nurse.choose': 'Abe', 'mafia.kill': 'Abe', 'detective.ability': 'murder', 'detective.murder': 'Abe' });
    expect(t.dead).toEqual([]);
    expect(t.facts('prevented').map((fact) => fact.clause)).toEqual(['VD-A1', 'VD-A1']);
  });

  test('VD-A1 not the Yakuza and not the Loner', () => {
    const t = night(second('Tom thug, Yan yakuza, Pia psycho, Nina nurse, Abe Bea Cal bystander'), {
      'nurse.choose': 'Abe',
      'yakuza.kill': 'Abe',
      'psycho.murder': 'Abe',
    });
    expect(t.dead).toEqual([]);
  });

  describe.each([
    ['VD-A1', 'the Nurse', 'Nina nurse', 'nurse.choose'],
    ['VD-A2', 'the Bodyguard', 'Nina bodyguard', 'bodyguard.choose'],
    ['VD-A4', 'the Vixen', 'Nina vixen', 'vixen.choose'],
  ])('%s it is killing that %s keeps off, and nothing else', (clause, _, keeper, choose) => {
    test.each([
      ['the Jailer jails', 'Jim jailer', 'jailer.investigate', 'jailed'],
      ['the Godfather silences', 'Gus godfather', 'godfather.choose', 'silenced'],
      ['the Hypnotist hypnotises', 'Hal hypnotist', 'hypnotist.choose', 'hypnotised'],
    ])(`${clause} %s the same player all the same`, (_, who, key, status) => {
      const t = night(second(`Tom Tim thug, ${who}, ${keeper}, Abe Bea Cal Dee Eli bystander`), { [choose]: 'Tom', [key]: 'Tom' });
      expect(t.statuses('Tom')).toEqual([status]);
      expect([...t.facts('prevented'), ...t.facts('diverted')]).toEqual([]);
    });
  });

  test('VD-A1 the protection lasts one night', () => {
    const t = night(second(), { 'nurse.choose': 'Abe', 'mafia.kill': 'Abe' }).pass('day.suspects');
    expect(night(t, { 'mafia.kill': 'Abe' }).dead).toEqual(['Abe']);
  });

  test('VD-A1 a blocked Nurse protects nobody, and neither does a jailed one', () => {
    const t = night(second(five), { 'thief.choose': 'Nina', 'mafia.kill': 'Abe' });
    expect(t.keys).not.toContain('nurse.choose');
    expect(t.dead).toEqual(['Abe']);
    const jail = second(
      'Tom Tim thug, Jim jailer, Nina nurse, Abe Bea Cal Dee bystander',
      {},
      { statuses: [{ what: 'jailed', on: 'Nina', by: 'Jim' }] },
    );
    expect(night(jail, { 'mafia.kill': 'Abe' }).dead).toEqual(['Abe']);
    expect(jail.called('nurse')).toBe('blocked');
  });

  test('VD-R24 neither Nurse nor Vixen stops a day vote', () => {
    const t = night(second(five), { 'vixen.choose': 'Abe', 'nurse.choose': 'Bea' });
    expect(hang(t, 'Abe Bea', 'Tom > Abe').dead).toEqual(['Abe']);
    const other = night(second(five), { 'vixen.choose': 'Abe', 'nurse.choose': 'Bea' });
    expect(hang(other, 'Abe Bea', 'Tom > Bea').dead).toEqual(['Bea']);
  });
});

describe('the Bodyguard', () => {
  test('VD-A2 the guarded player lives and the Bodyguard dies', () => {
    const t = night(second(), { 'bodyguard.choose': 'Abe', 'mafia.kill': 'Abe' });
    expect(t.dead).toEqual(['Boris']);
    expect(t.facts('diverted')).toMatchObject([{ seat: 7, shield: { seat: 6, role: 'bodyguard' }, clause: 'VD-A2' }]);
    expect(t.facts('died')).toMatchObject([{ seat: 6, by: { faction: 'mafia' }, clause: 'VD-A2' }]);
  });

  test('VD-A2 with no attack the Bodyguard lives', () => {
    expect(night(second(), { 'bodyguard.choose': 'Abe', 'mafia.kill': 'Bea' }).dead).toEqual(['Bea']);
  });

  test('VD-A3 with the Nurse on the same player both live: protection is tested first', () => {
    const t = night(second(), { 'nurse.choose': 'Abe', 'bodyguard.choose': 'Abe', 'mafia.kill': 'Abe' });
    expect(t.dead).toEqual([]);
    expect(t.facts('diverted')).toEqual([]);
  });

  test('VD-R9 two attacks on one guarded player: one death of the Bodyguard covers the night', () => {
    const t = night(second(), { 'bodyguard.choose': 'Abe', 'mafia.kill': 'Abe', 'detective.ability': 'murder', 'detective.murder': 'Abe' });
    expect(t.dead).toEqual(['Boris']);
    expect(report(t)).toEqual(['Boris was killed last night.']);
  });

  test.each<[boolean, string[]]>([
    [false, ['Boris']],
    [true, []],
  ])('VD-R8 with bodyguardSaveable %s a Bodyguard who steps in while protected: dead are %j', (bodyguardSaveable, dead) => {
    const t = night(second(undefined, { bodyguardSaveable }), { 'nurse.choose': 'Boris', 'bodyguard.choose': 'Abe', 'mafia.kill': 'Abe' });
    expect(t.dead).toEqual(dead);
  });

  test('VD-R8 an attack on the protected Bodyguard alone is prevented either way', () => {
    expect(night(second(), { 'nurse.choose': 'Boris', 'bodyguard.choose': 'Abe', 'mafia.kill': 'Boris' }).dead).toEqual([]);
  });

  test('VD-R8 saved by the option, the Bodyguard meets every attack alike', () => {
    const choices = {
      'nurse.choose': 'Boris',
      'bodyguard.choose': 'Abe',
      'mafia.kill': 'Abe',
      'detective.ability': 'murder',
      'detective.murder': 'Abe',
    };
    expect(night(second(undefined, { bodyguardSaveable: true }), choices).dead).toEqual([]);
  });
});

describe('the Vixen', () => {
  test('VD-A4 the ability of the player fails, and the player cannot be killed', () => {
    const t = night(second(five), { 'vixen.choose': 'Nina', 'mafia.kill': 'Nina' });
    expect(t.called('nurse')).toBe('blocked');
    expect(t.keys).not.toContain('nurse.choose');
    expect(t.dead).toEqual([]);
    expect(t.facts('prevented')).toMatchObject([{ clause: 'VD-A4' }]);
  });

  test('VD-A4 VD-R22 called later, the player wakes and is shown the sign', () => {
    const t = night(second(five), { 'vixen.choose': 'Dora' });
    expect(t.shown).toEqual([{ key: 'detective.blocked', to: ['Dora'], sign: 'blocked', text: 'You cannot act tonight.' }]);
    expect(t.asked('detective.decoy').say).toEqual([{ id: 'detective.wake' }, { id: 'detective.ask' }]);
  });

  test('VD-A4 it lasts one night', () => {
    const t = night(second(five), { 'vixen.choose': 'Nina' }).pass('day.suspects');
    night(t, { 'nurse.choose': 'Abe' });
    expect(t.called('nurse')).toBe('live');
  });

  test('VD-R13 the Vixen comes first: a Thief blocked by the Vixen robs nobody', () => {
    const t = night(second(five), { 'vixen.choose': 'Thea' });
    expect(t.called('thief')).toBe('blocked');
    expect(t.called('nurse')).toBe('live');
  });

  test('VD-R13 a Thief who robs the Vixen comes too late', () => {
    const t = night(second(five), { 'vixen.choose': 'Abe', 'thief.choose': 'Vic', 'mafia.kill': 'Abe' });
    expect(t.dead).toEqual([]);
    expect(t.called('vixen')).toBe('live');
  });
});

describe('the Journalist', () => {
  test.each([
    ['Tom Tim', 'same'],
    ['Tom Abe', 'different'],
    ['Dora Abe', 'same'],
    ['Nina Thea', 'different'],
  ])('VD-A6 asked about %s: %s', (two, sign) => {
    const t = night(second(five), { 'journalist.choose': two });
    expect(t.shown).toMatchObject([{ to: ['Jo'], sign }]);
    expect(t.learned('Jo')).toHaveLength(1);
  });

  test('VD-A6 two different players are compared, no more and no fewer', () => {
    const t = sit('Tom Tim thug, Jo journalist, Abe Bea Cal Dee bystander');
    expect(t.refuses('journalist.choose', 'Abe')).toMatchObject({ id: 'refused.exactly', clause: 'VD-A6' });
    expect(t.refuses('journalist.choose', 'Abe Abe')).toMatchObject({ id: 'refused.seatTwice' });
    expect(t.refuses('journalist.choose', 'Abe Bea Cal')).toMatchObject({ id: 'refused.exactly' });
  });

  test('VD-R7 a Journalist killed this night still gets the answer', () => {
    const t = night(second(five), { 'mafia.kill': 'Jo', 'journalist.choose': 'Tom Tim' });
    expect(t.learned('Jo')).toEqual(['Tom and Tim: same team']);
    expect(t.dead).toEqual(['Jo']);
  });

  test('VD-R25 a dead Journalist is not called when cards are shown', () => {
    const t = night(second(five, {}, { dead: 'Jo' }));
    expect(t.called('journalist')).toBe('silent');
    expect(t.keys.filter((key) => key.startsWith('journalist'))).toEqual([]);
  });
});

describe('the Hypnotist', () => {
  const hypnotised = (seats = five, on = 'Abe', rules: HouseRules = {}) => night(second(seats, rules), { 'hypnotist.choose': on });

  test('VD-A7 the vote of the player goes where the Hypnotist’s goes', () => {
    const t = hypnotised();
    expect(t.shown).toMatchObject([
      { key: 'hypnotist.told', to: ['Abe'], text: 'You are hypnotised. Tomorrow your vote goes where the vote of the Hypnotist goes.' },
    ]);
    hang(t, 'Tom Bea', 'Hal > Bea', 'Abe Dora > Tom', 'Cal > Bea', 'Nina > Tom');
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [1, 2],
          [11, 3],
        ],
      },
    ]);
    expect(t.dead).toEqual(['Bea']);
  });

  test('VD-A7 with the weight of the player: a hypnotised Judge gives two votes to the Hypnotist’s suspect', () => {
    const t = hypnotised('Tom Tim thug, Hal hypnotist, Jude judge, Abe Bea Cal Dee bystander', 'Jude');
    hang(t, 'Tom Bea', 'Jude > Tom', 'Hal > Bea');
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [1, 0],
          [6, 3],
        ],
      },
    ]);
  });

  test('VD-A7 and with the weight of the Hypnotist’s own hand, one, where the Judge is somebody else', () => {
    const t = hypnotised('Tom Tim thug, Hal hypnotist, Jude judge, Abe Bea Cal Dee bystander', 'Abe');
    hang(t, 'Tom Bea', 'Jude > Tom', 'Hal > Bea');
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [1, 2],
          [6, 2],
        ],
      },
    ]);
    expect(t.dead).toEqual([]);
  });

  test('VD-A7 when the Hypnotist abstains the player’s vote counts for nobody', () => {
    const t = hypnotised();
    hang(t, 'Tom Bea', 'Abe > Bea');
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [1, 0],
          [11, 0],
        ],
      },
    ]);
  });

  test('VD-A7 with the Hypnotist dead the vote is free; the day after it is free anyway', () => {
    const t = night(second(five), { 'hypnotist.choose': 'Abe', 'mafia.kill': 'Hal' });
    expect(hang(t, 'Tom Bea', 'Abe > Tom').dead).toEqual(['Tom', 'Hal']);
    const later = hypnotised();
    night(later.pass('day.suspects'));
    expect(later.statuses('Abe')).toEqual([]);
  });

  test('VD-A7 a vote with a hypnotised player or a Judge is entered by name, not by sums', () => {
    expect(hypnotised().at('day.suspects', 'Tom Bea').refuses('day.vote', 'Tom 3')).toMatchObject({ id: 'refused.hands' });
    expect(
      byDay('Tom Tim thug, Jude judge, Abe Bea Cal bystander').at('day.suspects', 'Tom Bea').refuses('day.vote', 'Tom 3'),
    ).toMatchObject({ id: 'refused.hands' });
  });

  test('VD-R7 a Hypnotist killed this night still hypnotises', () => {
    const t = night(second(five), { 'mafia.kill': 'Hal', 'hypnotist.choose': 'Abe' });
    expect(t.called('hypnotist')).toBe('live');
    expect(t.statuses('Abe')).toEqual(['hypnotised']);
  });
});
