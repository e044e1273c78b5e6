import { describe, expect, test } from 'vitest';
import { byDay, hang, night, report, rivals, second, type HouseRules } from './tables.ts';

const led = (leader: string) =>
  `Tom Tim thug, Thea thief, Sid snitch, Lee ${leader}, Nina nurse, Boris bodyguard, Vic vixen, Abe Bea Cal Dee Eli bystander`;

describe('the Detective', () => {
  test('VD-72 investigates: the facilitator shows the target’s facilitator card to nobody else', () => {
    const t = night(second(), { 'detective.ability': 'investigate', 'detective.investigate': 'Thea' });
    expect(t.asked('detective.card')).toMatchObject({ shape: 'show', to: [4], say: [], showing: { role: 'thief', faction: 'mafia' } });
    expect(t.learned('Dora')).toEqual(['Thea: Thief']);
    expect(t.facts('learned').map((fact) => fact.audience)).toEqual([[4]]);
  });

  test('VD-72 VD-78 VD-R1 or murders, one of the two a night; the murder takes effect at dawn', () => {
    const t = second()
      .pass('thief.choose')
      .pass('nurse.choose')
      .pass('bodyguard.choose')
      .pass('mafia.kill')
      .pick('detective.ability', 'murder')
      .at('detective.murder', 'Tom');
    t.until('detective.sleep');
    expect(t.session.table.isAlive(1)).toBe(true);
    t.until('day.suspects');
    expect(t.dead).toEqual(['Tom']);
    expect(t.keys).not.toContain('detective.investigate');
  });

  test('VD-R1 the Sheriff only murders', () => {
    const t = night(second(led('sheriff')), { 'sheriff.murder': 'Tom' });
    expect(t.dead).toEqual(['Tom']);
    expect(t.keys.filter((key) => key.startsWith('sheriff'))).toEqual(['sheriff.murder', 'sheriff.sleep']);
  });
});

describe('the Priest', () => {
  test('VD-A9 an investigated player learns who the Priest is', () => {
    const t = night(second(led('priest')), { 'priest.ability': 'investigate', 'priest.investigate': 'Tom' });
    expect(t.learned('Lee')).toEqual(['Tom: Thug']);
    expect(t.learned('Tom')).toEqual(['Lee is the Priest.']);
    const { note } = t.asked('priest.told');
    expect(note && t.say(note)).toContain('Touch Tom on the shoulder');
  });

  test('VD-A9 with nobody investigated nobody learns who the Priest is', () => {
    const t = night(second(led('priest')), { 'priest.ability': 'investigate' });
    expect(t.keys).toContain('priest.investigate');
    expect(t.facts('learned')).toEqual([]);
    expect(t.shown).toEqual([]);
  });

  test('VD-A9 X-6 nobody is told that somebody is the Priest who is not any more', () => {
    const t = second('Tom Tim thug, Lee priest, Abe Bea Cal Dee Eli bystander').pass('mafia.kill');
    t.pick('priest.ability', 'investigate').at('priest.investigate', 'Tom').until('priest.card');
    t.rule({ do: 'swap', seats: ['Lee', 'Tim'] }).until('day.talk');
    expect([t.keys.includes('priest.told'), t.learned('Tom')]).toEqual([false, []]);
  });

  test('VD-A9 a murdered player learns nothing', () => {
    const t = night(second(led('priest')), { 'priest.ability': 'murder', 'priest.murder': 'Tom' });
    expect(t.facts('learned')).toEqual([]);
    expect(t.dead).toEqual(['Tom']);
  });
});

describe('the Judge', () => {
  test('VD-A8 the vote of the Judge weighs two', () => {
    const t = hang(byDay(led('judge')), 'Tom Abe', 'Lee > Tom', 'Bea > Abe');
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [1, 2],
          [9, 1],
        ],
      },
    ]);
    expect(t.dead).toEqual(['Tom']);
  });

  test('VD-72 a leader asked for the ability is not asked aloud a second time whom; a role with one ability is asked once', () => {
    const t = night(second(led('detective')), { 'detective.ability': 'investigate', 'detective.investigate': 'Tom' });
    expect(t.asked('detective.ability').say).toContainEqual({ id: 'detective.ask' });
    expect(t.asked('detective.investigate').say).toEqual([]);
    const lawyer = night(second('Tom Tim thug, Lou lawyer, Pat priest, Abe Bea Cal Dee Eli bystander'), {
      'lawyer.investigate': 'Abe',
      'priest.ability': 'murder',
      'priest.murder': 'Tom',
    });
    expect(lawyer.asked('lawyer.investigate').say).toEqual([{ id: 'lawyer.wake' }, { id: 'lawyer.ask' }]);
    expect(lawyer.asked('priest.murder').say).toEqual([]);
  });

  test('VD-A8 the Judge investigates and does not murder', () => {
    const t = night(second(led('judge')), { 'judge.investigate': 'Vic' });
    expect(t.learned('Lee')).toEqual(['Vic: Vixen']);
    expect(t.keys).not.toContain('judge.murder');
  });
});

describe('the Jailer', () => {
  const jail = (who: string, rules: HouseRules = {}, more: Record<string, string> = {}) =>
    night(second(led('jailer'), rules), { 'jailer.investigate': who, ...more });

  test.each([
    ['Tom', 'Thug'],
    ['Thea', 'Thief'],
  ])('VD-A10 %s of the Mafia is found, jailed, and named at dawn', (who, card) => {
    const t = jail(who);
    expect(t.learned('Lee')).toEqual([`${who}: ${card}`]);
    expect(t.statuses(who)).toEqual(['jailed']);
    expect(report(t)).toEqual(['Nobody died last night.', `${who} is in jail: asleep all night, and without a vote by day.`]);
  });

  test('VD-A10 who put the player in jail is never said', () => {
    const t = jail('Tom');
    expect(JSON.stringify(t.facts('announced'))).not.toMatch(/jailer|"seat":5/);
    expect(t.facts('marked').every((fact) => fact.audience === 'host')).toBe(true);
  });

  test('VD-A10 a civilian is seen and not jailed', () => {
    const t = jail('Nina');
    expect(t.learned('Lee')).toEqual(['Nina: Nurse']);
    expect(t.statuses('Nina')).toEqual([]);
  });

  test('VD-93 a Yakuza player is jailed', () => {
    const t = night(second(rivals.replace('detective', 'jailer'), { mode: 'yakuza' }), { 'jailer.investigate': 'Yan' });
    expect(t.statuses('Yan')).toEqual(['jailed']);
    night(t.pass('day.suspects'));
    expect(t.asked('yakuza.kill').to).toEqual([4]);
  });

  test('VD-A11 the jailed use no ability and take no part in the choice of their team', () => {
    const t = jail('Thea').pass('day.suspects');
    night(t, { 'mafia.kill': 'Abe' });
    expect(t.called('thief')).toBe('blocked');
    expect(t.asked('mafia.kill').to).toEqual([1, 2, 4]);
  });

  test('VD-A11 with all of a team in jail the call sounds the same and nobody is chosen', () => {
    const t = second('Tom thug, Jim jailer, Abe Bea Cal Dee bystander', {}, { statuses: [{ what: 'jailed', on: 'Tom', by: 'Jim' }] });
    const live = second('Tom thug, Jim jailer, Abe Bea Cal Dee bystander').at('mafia.kill', 'Abe');
    const sound = (p: typeof t) =>
      night(p)
        .said.filter((line) => line.id.startsWith('mafia'))
        .map((line) => line.text);
    expect(sound(t)).toEqual(sound(live));
    expect(t.called('mafia')).toBe('blocked');
    expect(t.dead).toEqual([]);
    expect(t.shown).toEqual([]);
  });

  test('VD-R23 a jailed role is called by name, but the player stays asleep: no sign is shown', () => {
    const t = jail('Thea').pass('day.suspects');
    night(t);
    expect(t.asked('thief.decoy')).toMatchObject({ decoy: true, say: [{ id: 'thief.wake' }, { id: 'thief.ask' }] });
    expect(t.keys).not.toContain('thief.blocked');
  });

  test('VD-A11 jailed tonight and called later tonight: awake, and shown the sign', () => {
    const t = night(second('Tom Tim thug, Gus godfather, Jim jailer, Abe Bea Cal Dee Eli bystander'), { 'jailer.investigate': 'Gus' });
    expect(t.called('godfather')).toBe('blocked');
    expect(t.shown).toMatchObject([{ key: 'jailer.card' }, { key: 'godfather.blocked', to: ['Gus'], sign: 'blocked' }]);
    expect(night(t.pass('day.suspects')).shown).toHaveLength(2);
  });

  test('VD-A12 the jailed do not vote by day', () => {
    const t = jail('Tom').at('day.suspects', 'Tom Abe');
    expect(t.barred('Tom')).toMatchObject({ id: 'bar.jailed', clause: 'VD-A12' });
    expect(t.refuses('day.vote', 'Tom > Abe')).toMatchObject({ id: 'bar.jailed' });
  });

  test('VD-A13 when the Jailer is voted out all jailed players are free, and that is said', () => {
    const t = hang(jail('Tom'), 'Lee Abe', 'Thea > Lee');
    expect(t.statuses('Tom')).toEqual([]);
    expect(t.heard).toContain('Tom is free again.');
    expect(t.facts('unmarked')).toMatchObject([{ status: 'jailed', seat: 1 }]);
    expect(t.story[t.facts('unmarked')[0]?.because ?? -1]).toMatchObject({ what: 'died', seat: 5 });
    night(t, { 'mafia.kill': 'Abe' });
    expect(t.asked('mafia.kill').to).toEqual([1, 2, 3, 4]);
  });

  test('VD-A13 when the Jailer is killed at night the jailed are free at dawn', () => {
    const t = jail('Tom').pass('day.suspects');
    night(t, { 'mafia.kill': 'Lee' });
    expect(report(t)).toEqual(['The Mafia has killed Lee.', 'Tom is free again.']);
    expect(t.at('day.suspects', 'Thea Abe').barred('Tom')).toBeUndefined();
  });

  test('VD-A13 whoever is jailed in the night in which the Jailer dies is free before being named', () => {
    const t = night(second('Tom Tim thug, Lee jailer, Pia psycho, Abe Bea Cal Dee Eli bystander', { mode: 'loner' }), {
      'jailer.investigate': 'Tom',
      'psycho.murder': 'Lee',
    });
    expect(t.statuses('Tom')).toEqual([]);
    expect(report(t)).toEqual(['Lee was killed last night.']);
  });

  test('VD-A13 the jail opens at once when the Jailer is ruled dead by day', () => {
    const t = jail('Tom').rule({ do: 'kill', seat: 'Lee' }).at('day.suspects', 'Tom Abe');
    expect(t.heard[0]).toBe('Tom is free again.');
    expect(t.vote('day.vote', 'Tom > Abe').dead).toEqual(['Lee', 'Abe']);
  });

  test('VD-A13 only the Jailer’s own elimination opens the jail: another player voted out frees nobody', () => {
    const t = hang(jail('Tom'), 'Abe Bea', 'Thea > Abe');
    expect(t.dead).toEqual(['Abe']);
    expect(t.statuses('Tom')).toEqual(['jailed']);
    expect(t.heard).not.toContain('Tom is free again.');
  });

  test('VD-A13 a jailed player who dies in the night in which the Jailer dies is not named as free', () => {
    const t = second(
      'Tom Tim thug, Lee jailer, Pia psycho, Abe Bea Cal Dee Eli bystander',
      { mode: 'loner' },
      { statuses: [{ what: 'jailed', on: 'Tom', by: 'Lee' }] },
    );
    expect(report(night(t, { 'mafia.kill': 'Tom', 'psycho.murder': 'Lee' }))).toEqual([
      'The Mafia has killed Tom.',
      'Lee was killed last night.',
    ]);
  });

  test('VD-A14 a jailed player is active and counts for victory', () => {
    const t = second(
      'Tom Tim thug, Jim jailer, Abe Bea Cal bystander',
      {},
      { dead: 'Cal', statuses: [{ what: 'jailed', on: 'Tom', by: 'Jim' }] },
    );
    expect(night(t, { 'mafia.kill': 'Abe' }).winner).toEqual(['mafia']);
    const alone = byDay('Tom Tim thug, Jim jailer, Abe Bea Cal bystander', {}, { statuses: [{ what: 'jailed', on: 'Tom', by: 'Jim' }] });
    expect(hang(alone, 'Tim Abe', 'Jim > Tim').winner).toBeUndefined();
  });

  test('VD-R11 the jailed may be suspected by day and killed at night', () => {
    const t = jail('Tom');
    expect(t.offered).toContain('Tom');
    night(t.pass('day.suspects'), { 'mafia.kill': 'Tom' });
    expect(t.dead).toEqual(['Tom']);
  });

  test.each([
    [true, ['jailed']],
    [false, []],
  ])('VD-R10 with snitchFramesJail %s a badmouthed innocent is marked %j, and the Jailer sees a Thug', (snitchFramesJail, marks) => {
    const t = jail('Abe', { snitchFramesJail }, { 'snitch.choose': 'Abe' });
    expect(t.learned('Lee')).toEqual(['Abe: Thug']);
    expect(t.statuses('Abe')).toEqual(marks);
  });

  test('VD-R10 a badmouthed Mafia player is jailed under either option', () => {
    for (const snitchFramesJail of [true, false])
      expect(jail('Thea', { snitchFramesJail }, { 'snitch.choose': 'Thea' }).statuses('Thea')).toEqual(['jailed']);
  });
});
