import { describe, expect, test } from 'vitest';
import { byNight, eleven, messages, night, seven } from './towns.ts';

describe('phase 4, the mafia', () => {
  test('TM-38 all living mafia, and nobody else, open their eyes together', () => {
    const t = byNight(eleven, {}, { dead: 'Max' }).until('mafia.talk');
    expect(t.heard.slice(-2)).toEqual(['Mafia, open your eyes.', 'You have a moment to confer, without a word.']);
    expect(t.question).toMatchObject({ to: [1, 3] });
  });

  test('TM-39 they confer without words for a short time; the dead among them may not', () => {
    const t = byNight().until('mafia.talk');
    expect(t.question).toMatchObject({ seconds: 30, expires: true, clause: 'TM-39' });
    const { note } = t.question;
    expect(note && t.say(note)).toBe('Living mafia only. The dead give no signs.');
    expect(t.expire('mafia.talk').question.key).toBe('mafia.target');
  });

  test.each([
    [0, undefined],
    [600, 600],
  ])('TM-39 the option of %i seconds to confer', (mafiaTalkSeconds, seconds) => {
    const t = byNight(seven, { mafiaTalkSeconds }).until('mafia.talk');
    expect([t.question.seconds, t.question.expires]).toEqual(seconds === undefined ? [undefined, undefined] : [seconds, true]);
  });

  test('TM-40 each living mafia member is asked one by one: a target, or a shake of the head for none', () => {
    const t = byNight();
    const asked = ['Mia', 'Max', 'Gus'].map((who) => {
      const { key, to, note } = t.question;
      const seen = [key, to, note && t.say(note)];
      if (who === 'Max') t.pass('mafia.target');
      else t.at('mafia.target', 'Tom');
      return seen;
    });
    expect(asked).toEqual([
      ['mafia.target', [1], 'Look at Mia. Whom does Mia point at?'],
      ['mafia.target', [2], 'Look at Max. Whom does Max point at?'],
      ['mafia.target', [3], 'Look at Gus. Whom does Gus point at?'],
    ]);
    expect(t.question.key).toBe('escort.visit');
    expect(t.facts('chose').map(({ by, seats }) => [by, seats])).toEqual([
      [[1], [10]],
      [[2], []],
      [[3], [10]],
    ]);
  });

  test('TM-40 one of their own may be named, with a warning', () => {
    const t = byNight();
    expect(t.question).toMatchObject({ warned: [{ seat: 1, clause: 'TM-40' }, { seat: 2 }, { seat: 3 }] });
    expect(night(t, 'Max Max Max').dead).toEqual(['Max']);
  });

  test('TM-40 no name is said aloud: the host only looks at whoever is asked', () => {
    const t = night(byNight(), 'Tom Tom Tom');
    const aloud = t.said.filter((line) => line.key === 'mafia.target').map((line) => line.text);
    expect(new Set(aloud)).toEqual(new Set(['Now I ask you one by one. Point at a target, or shake your head.']));
  });
});

describe('how many the mafia kill', () => {
  test('TM-R2 one dies: the target named most often', () => {
    expect(night(byNight(), 'Tom Tia Tia').dead).toEqual(['Tia']);
    expect(night(byNight(), 'Tom - -').dead).toEqual(['Tom']);
  });

  test('TM-R2 all heads shaken: nobody dies', () => {
    const t = night(byNight(), '- - -');
    expect(t.dead).toEqual([]);
    expect(t.heard).toContain('Nobody died last night.');
  });

  test('TM-R2 a tie is settled by lot, which stands in the story', () => {
    const t = night(byNight(), 'Tom Tia -');
    expect(t.facts('drawn')).toMatchObject([{ from: [10, 11], by: 'seed', clause: 'TM-R2', audience: 'host' }]);
    expect(t.dead).toEqual([t.seating.name(Number(t.facts('drawn')[0]?.got))]);
    const dead = Array.from({ length: 20 }, (_, i) => night(byNight(eleven, {}, { seed: `s${i}` }), 'Tom Tia -').dead[0]);
    expect(new Set(dead)).toEqual(new Set(['Tom', 'Tia']));
  });

  test('TM-R2 with the host’s coin the host draws, before anybody reads a message', () => {
    const t = night(byNight(eleven, { randomPick: 'hostCoin' }), 'Tom Tia Doc');
    expect(t.question).toMatchObject({ key: 'mafia.lot', options: [{ id: '10' }, { id: '11' }, { id: '5' }] });
    expect(t.keys).not.toContain('feedback');
    expect(t.pick('mafia.lot', '5').dead).toEqual(['Doc']);
  });

  test('TM-R2 with the option of no lot a tie kills nobody', () => {
    const t = night(byNight(eleven, { mafiaKillTie: 'none' }), 'Tom Tia -');
    expect(t.dead).toEqual([]);
    expect(night(byNight(eleven, { mafiaKillTie: 'none' }), 'Tom Tom Tia').dead).toEqual(['Tom']);
  });

  test.each([
    ['all the same', 'Tom Tom Tom', ['Tom']],
    ['two against one', 'Tom Tom Tia', []],
    ['one shakes the head', 'Tom Tom -', []],
    ['nobody', '- - -', []],
  ])('TM-R2 with the option of unanimity: %s', (_, picks, dead) => {
    expect(night(byNight(eleven, { mafiaKillRule: 'unanimous' }), picks).dead).toEqual(dead);
  });

  test('TM-R2 with the option that every pick is a kill of its own', () => {
    expect(night(byNight(eleven, { mafiaKillRule: 'each' }), 'Tom Tia Doc').dead).toEqual(['Doc', 'Tom', 'Tia']);
    expect(night(byNight(eleven, { mafiaKillRule: 'each' }), 'Tom Tom -').dead).toEqual(['Tom']);
  });

  test('TM-R2 a mafia member kept busy has named nobody', () => {
    const t = night(byNight(), 'Tom Tia Tia', { escort: 'Gus' });
    expect(t.facts('drawn')).toMatchObject([{ from: [10, 11] }]);
    expect(night(byNight(eleven, { mafiaKillRule: 'unanimous' }), 'Tia Tom Tom', { escort: 'Mia' }).dead).toEqual(['Tom']);
    expect(night(byNight(eleven, {}, { dead: 'Max Gus' }), 'Tom', { escort: 'Mia' }).dead).toEqual(['Max', 'Gus']);
  });
});

describe('phase 5, the town', () => {
  test('TM-41 living town roles with night actions are asked one after the other, the Medium last', () => {
    const t = night(byNight(eleven, {}, { dead: 'Tia' }), '- - -', {});
    const asked = t.keys.filter((key) => /^(mafia|escort|doctor|detective|tracker|vigilante|medium)\.(?!sleep)/.test(key));
    expect(asked).toEqual([
      'mafia.talk',
      'mafia.target',
      'mafia.target',
      'mafia.target',
      'escort.visit',
      'doctor.treat',
      'detective.check',
      'tracker.follow',
      'vigilante.shoot',
      'medium.talk',
    ]);
  });

  test('TM-42 each opens the eyes, points or shakes the head, and closes the eyes', () => {
    const t = byNight().pass('mafia.target').pass('mafia.target').pass('mafia.target').pass('escort.visit');
    expect(t.question).toMatchObject({ key: 'doctor.treat', to: [5], min: 0, max: 1, clause: 'TM-42' });
    expect(t.question.shape === 'choose' && t.question.pass && t.say(t.question.pass)).toBe('Shakes the head: nobody');
    expect(t.heard).toEqual(['Escort, close your eyes.', 'Doctor, open your eyes.', 'Whom do you treat?']);
    expect(t.at('doctor.treat', 'Tom').heard).toContain('Doctor, close your eyes.');
  });

  test.each([
    ['escort.visit', 'Esc'],
    ['doctor.treat', 'Doc'],
    ['detective.check', 'Det'],
    ['tracker.follow', 'Tra'],
    ['vigilante.shoot', 'Vig'],
  ])('TM-42 %s: not oneself, and nobody dead', (key, self) => {
    const t = byNight(eleven, {}, { dead: 'Tia' });
    while (t.question.key !== key) t.pass(t.question.key);
    expect(t.refuses(key, self)).toMatchObject({ id: 'bar.self', clause: 'TM-42' });
    expect(t.refuses(key, 'Tia')).toMatchObject({ id: 'bar.dead' });
    expect(t.offered).toHaveLength(9);
  });

  test('TM-43 roles without a night action and dead roles are not asked', () => {
    const t = night(byNight(eleven, {}, { dead: 'Doc Tra' }), '- - -');
    expect(t.keys.filter((key) => /^(townie|doctor|tracker)/.test(key))).toEqual([]);
    expect([t.called('doctor'), t.called('tracker'), t.called('detective'), t.called('townie')]).toEqual([
      'silent',
      'silent',
      'live',
      undefined,
    ]);
  });

  test('TM-43 roles that are not in the game are not called at all', () => {
    const t = night(byNight(seven), '- -');
    expect([t.called('escort'), t.called('vigilante')]).toEqual([undefined, undefined]);
  });

  test('TM-43 TM-R7 while cards of the dead are hidden, dead roles go on being called, with a pause; once the card is known they are not', () => {
    const rules = { revealNightDeaths: 'nothing' } as const;
    const t = night(byNight(eleven, rules), 'Doc Doc Doc').vote('day.nominate');
    expect(night(t, '- - -').called('doctor')).toBe('hollow');
    expect(t.asked('doctor.decoy')).toMatchObject({ decoy: true, seconds: 10, say: [{ id: 'doctor.wake' }, { id: 'doctor.ask' }] });
    t.rule({ do: 'reveal', seat: 'Doc' }).vote('day.nominate');
    expect(night(t, '- - -').called('doctor')).toBe('silent');
    expect(night(night(byNight(eleven), 'Doc Doc Doc').vote('day.nominate'), '- - -').called('doctor')).toBe('silent');
  });

  test('TM-R12 with hidden cards a Vigilante without a bullet is called all the same, and cannot shoot', () => {
    const t = night(byNight(eleven, { revealNightDeaths: 'nothing' }), '- - -', { vigilante: 'Tia' }).vote('day.nominate');
    expect(night(t, '- - -').called('vigilante')).toBe('blocked');
    expect(t.asked('vigilante.decoy')).toMatchObject({
      decoy: true,
      seconds: 10,
      say: [{ id: 'vigilante.wake' }, { id: 'vigilante.ask' }],
    });
  });

  test('TM-43 a Vigilante without a bullet has no night action any more', () => {
    const t = night(byNight(), '- - -', { vigilante: 'Tia' });
    expect(t.facts('spent')).toMatchObject([{ seat: 8, ability: 'bullet', left: 0, audience: [8] }]);
    expect(night(t.vote('day.nominate'), '- - -').called('vigilante')).toBe('silent');
    expect(night(night(byNight(), '- - -').vote('day.nominate'), '- - -').called('vigilante')).toBe('live');
  });
});

describe('what town roles do', () => {
  test('TM-41 the Doctor saves from every attack of the night', () => {
    const t = night(byNight(), 'Tom Tom Tom', { doctor: 'Tom', vigilante: 'Tom' });
    expect(t.dead).toEqual([]);
    expect(t.facts('prevented')).toMatchObject([
      { deed: 'kill', seat: 10, by: { seat: 8 }, shield: { seat: 5 } },
      { deed: 'kill', seat: 10, by: { faction: 'mafia' }, shield: { seat: 5 } },
    ]);
  });

  test('TM-42 the Doctor may not treat the same player two nights running; a night off breaks the run', () => {
    const t = night(byNight(), '- - -', { doctor: 'Tom' })
      .vote('day.nominate')
      .pass('mafia.target')
      .pass('mafia.target')
      .pass('mafia.target')
      .pass('escort.visit');
    expect(t.refuses('doctor.treat', 'Tom')).toMatchObject({ id: 'bar.samePatient', clause: 'TM-42' });
    night(t, '').vote('day.nominate');
    expect(night(t, '- - -', { doctor: 'Tom' }).facts('marked')).toHaveLength(2);
  });

  test('TM-42 a Doctor kept busy treats nobody, and may treat the same player the next night', () => {
    const t = night(byNight(), 'Tom Tom Tom', { escort: 'Doc', doctor: 'Tia' });
    expect(t.dead).toEqual(['Tom']);
    expect(t.facts('marked').map((fact) => fact.status)).toEqual(['busy']);
    expect(night(t.vote('day.nominate'), 'Tia Tia Tia', { doctor: 'Tia' }).dead).toEqual(['Tom']);
  });

  test('TM-41 the Vigilante kills one player beside the mafia, and both are named in seat order', () => {
    const t = night(byNight(), 'Tom Tom Tom', { vigilante: 'Mia' });
    expect(t.heard.filter((line) => line.includes('died'))).toEqual([
      'Mia died last night. The card: Mafioso.',
      'Tom died last night. The card: Townie.',
    ]);
  });

  test('TM-42 a Vigilante kept busy fires nothing and keeps the bullet', () => {
    const t = night(byNight(), '- - -', { escort: 'Vig', vigilante: 'Mia' });
    expect(t.dead).toEqual([]);
    expect(t.facts('spent')).toEqual([]);
    expect(night(t.vote('day.nominate'), '- - -', { vigilante: 'Mia' }).dead).toEqual(['Mia']);
  });

  test('TM-41 the Godfather reads as not mafia to the Detective, a mafioso as mafia', () => {
    const reads = (detective: string) => messages(night(byNight(), '- - -', { detective }))['Det'];
    expect([reads('Gus'), reads('Mia'), reads('Tom')]).toEqual(['notMafia', 'mafia', 'notMafia']);
  });

  test('TM-41 the Tracker learns whom a player went to, also of the mafia, or that the way led nowhere', () => {
    const tracked = (tracker: string, deeds = {}) => night(byNight(), 'Tom Tia Tia', { tracker, ...deeds }).learned('Tra')[0];
    expect(tracked('Mia')).toBe('You followed Mia tonight, all the way to Tom.');
    expect(tracked('Doc', { doctor: 'Det' })).toBe('You followed Doc tonight, all the way to Det.');
    expect(tracked('Doc')).toBe('You followed Doc tonight. Nobody left the house.');
    expect(tracked('Tom')).toBe('You followed Tom tonight. Nobody left the house.');
    expect(tracked('Doc', { doctor: 'Det', escort: 'Doc' })).toBe('You followed Doc tonight. Nobody left the house.');
  });

  test('TM-R4 TM-11 the Medium comes last in phase 5, and only once somebody is dead', () => {
    expect(night(byNight(), '- - -').called('medium')).toBe('silent');
    const t = night(byNight(eleven, {}, { dead: 'Tom' }), '- - -');
    expect(t.called('medium')).toBe('live');
    expect(
      t
        .facts('called')
        .map((fact) => fact.line)
        .slice(-2),
    ).toEqual(['medium', 'feedback']);
    const { note } = t.asked('medium.talk');
    expect(note && t.say(note)).toBe('Nobody makes a sound. Only the Medium and the dead have their eyes open.');
  });

  test.each([
    ['one of two kept busy', '', 'Meg', 'live'],
    ['the other one dead', 'May', 'Meg', 'blocked'],
    ['neither kept busy', '', 'Mia', 'live'],
  ])('TM-R4 with two Mediums, %s: the call is %s', (_, dead, escort, call) => {
    const t = night(byNight('Mia Max mafioso, Esc escort, Meg May medium, Tom Tia Tim townie', {}, { dead: `Tim ${dead}` }), '- -', {
      escort,
    });
    expect(t.called('medium')).toBe(call);
  });

  test('TM-R4 a Medium kept busy hears the same call and is shown that it fails', () => {
    const t = night(byNight(eleven, {}, { dead: 'Tom' }), '- - -', { escort: 'Meg' });
    expect(t.called('medium')).toBe('blocked');
    expect(t.keys).not.toContain('medium.talk');
    expect(t.asked('medium.decoy').say.map((line) => line.id)).toEqual(['medium.wake', 'medium.ask']);
    expect(t.asked('medium.decoy').seconds).toBe(30);
    expect(t.shown.filter((held) => held.key === 'medium.blocked')).toMatchObject([{ to: ['Meg'], sign: 'blocked' }]);
    expect(messages(t)['Meg']).toBe('busy');
  });
});
