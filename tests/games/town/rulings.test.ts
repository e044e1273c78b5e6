import { describe, expect, test } from 'vitest';
import { accuse, byDay, byNight, eleven, messages, night, seven, sit } from './towns.ts';

const kill = (seat: string) => ({ do: 'kill', seat }) as const;
const revive = (seat: string) => ({ do: 'revive', seat }) as const;
const candidates = ({ question }: ReturnType<typeof sit>) => (question.shape === 'ballot' ? question.candidates.map((c) => c.id) : []);

describe('X-6 rulings by day', () => {
  test('X-6 whoever is ruled dead while all point can neither point nor be pointed at; whoever comes back can', () => {
    const t = byDay(seven, {}, { dead: 'Tia' }).rule(kill('Tom')).rule(revive('Tia'));
    expect(t.refuses('day.nominate', 'Mia > Tom')).toMatchObject({ id: 'refused.noCandidate' });
    expect(t.refuses('day.nominate', 'Tom > Mia')).toMatchObject({ id: 'refused.noVote' });
    expect(t.vote('day.nominate', 'Tia > Tia').question).toMatchObject({ about: 7 });
  });

  test('X-6 one of the tied ruled dead: the second vote goes on without that player', () => {
    const t = byDay().vote('day.nominate', 'Tom > Mia', 'Mia > Doc').rule(kill('Doc'));
    expect(candidates(t)).toEqual([1]);
    expect(t.vote('day.nominate.again', 'Tom > Mia').question).toMatchObject({ key: 'trial.vote', about: 1 });
  });

  test('X-6 the lot falls on a player ruled dead meanwhile: no trial', () => {
    const t = byDay(seven, { randomPick: 'hostCoin' })
      .vote('day.nominate', 'Tom > Mia', 'Mia > Doc')
      .vote('day.nominate.again', 'Tom > Mia', 'Mia > Doc')
      .rule(kill('Doc'))
      .pick('day.nominate.lot', '4');
    expect(t.keys).toContain('day.noTrial');
    expect(t.question.key).toBe('mafia.target');
  });

  test.each(['trial.defence', 'trial.talk', 'trial.vote'])(
    'X-6 the defendant is ruled dead at %s: the trial is over without an execution, and the day goes on',
    (key) => {
      const t = byDay().vote('day.nominate', 'Mia > Tom').until(key).rule(kill('Tom'));
      if (key === 'trial.vote') t.vote(key, 'guilty 6');
      expect(t.until('day.nominate').heard).toContain('Tom is dead. The trial is over.');
      expect(t.keys).not.toContain('trial.lastWords');
      expect(t.keys.filter((asked) => asked === 'trial.vote')).toHaveLength(key === 'trial.vote' ? 1 + 1 : 0);
      expect(t.facts('died')).toMatchObject([{ by: { host: true } }]);
    },
  );

  test('X-6 TM-32 the condemned is ruled dead during the last words: the execution stands, one death', () => {
    const t = accuse(byDay(), 'Tom').vote('trial.vote', 'guilty 4').until('trial.lastWords').rule(kill('Tom')).until('night.falls');
    expect(t.facts('died')).toHaveLength(1);
    expect(t.heard).toContain('Tom is executed. The card: Townie.');
    expect(t.keys.filter((key) => key === 'day.nominate')).toHaveLength(1);
  });

  test('X-6 a voter ruled dead while hands are up has no vote any more', () => {
    const t = accuse(byDay(), 'Tom').rule(kill('Tia'));
    expect(t.refuses('trial.vote', 'Tia > guilty')).toMatchObject({ id: 'refused.noVote' });
    expect(t.vote('trial.vote', 'Mia > guilty').dead).toEqual(['Tom', 'Tia']);
  });

  test('X-4 X-6 the last of the mafia ruled dead in mid-trial ends the game at once', () => {
    expect(accuse(byDay(seven, {}, { dead: 'Max' }), 'Tom').rule(kill('Mia')).winner).toEqual(['town']);
  });

  test('X-6 rulings in the opening and the short day count from there', () => {
    const t = sit()
      .until('opening')
      .rule(kill('Max'))
      .until('day.talk')
      .rule(revive('Max'))
      .rule({ do: 'recast', seat: 'Tom', role: 'mafioso' })
      .until('mafia.talk');
    expect(t.question.to).toEqual([1, 2, 6]);
  });
});

describe('X-6 rulings by night', () => {
  test('X-6 a mafia member ruled dead while conferring is not asked; one who joins is', () => {
    const t = byNight().until('mafia.talk').rule(kill('Max')).rule({ do: 'recast', seat: 'Tom', role: 'mafioso' });
    expect(t.question.to).toEqual([1, 3, 10]);
    const asked: unknown[] = [];
    t.until('mafia.target');
    for (; t.question.key === 'mafia.target'; t.pass('mafia.target')) asked.push(t.question.to);
    expect(asked).toEqual([[1], [3], [10]]);
  });

  test('X-6 a mafia member called back in the middle is asked after the others', () => {
    const t = byNight(eleven, {}, { dead: 'Mia' }).at('mafia.target', 'Tom').rule(revive('Mia'));
    expect(t.question).toMatchObject({ key: 'mafia.target', to: [3] });
    expect(t.at('mafia.target', 'Tia').at('mafia.target', 'Tom').question.key).toBe('escort.visit');
    expect(t.facts('chose').map((fact) => fact.by)).toEqual([[2], [3], [1]]);
  });

  test('X-6 a mafia member ruled dead under the question can only pass', () => {
    const t = byNight().rule(kill('Mia'));
    expect(t.refuses('mafia.target', 'Tom')).toMatchObject({ id: 'bar.actorDead', clause: 'X-6' });
    t.pass('mafia.target');
    expect(t.question).toMatchObject({ key: 'mafia.target', to: [2] });
    expect(t.facts('chose')).toEqual([]);
  });

  test.each([
    ['escort.visit', 'Esc'],
    ['doctor.treat', 'Doc'],
    ['detective.check', 'Det'],
    ['tracker.follow', 'Tra'],
    ['vigilante.shoot', 'Vig'],
  ])('X-6 at %s the role is ruled dead: nothing can be chosen', (key, who) => {
    const t = byNight();
    while (t.question.key !== key) t.pass(t.question.key);
    t.rule(kill(who));
    expect(t.offered).toEqual([]);
    expect(t.refuses(key, 'Tom')).toMatchObject({ id: 'bar.actorDead' });
    const after = night(t.pass(key), '');
    expect(after.dead).toEqual([who]);
    expect(after.heard.filter((line) => line.includes('died'))).toHaveLength(1);
  });

  test('X-6 at a role’s question the card is handed to somebody else, who is asked in turn', () => {
    const t = byNight();
    while (t.question.key !== 'doctor.treat') t.pass(t.question.key);
    t.rule({ do: 'swap', seats: ['Doc', 'Tom'] });
    expect(t.refuses('doctor.treat', 'Tia')).toMatchObject({ id: 'bar.actorChanged' });
    expect(t.pass('doctor.treat').question).toMatchObject({ key: 'doctor.treat', to: [10] });
    expect(t.at('doctor.treat', 'Tia').facts('marked')).toMatchObject([{ status: 'treated', seat: 11, by: { seat: 10 } }]);
  });

  test('X-6 X-1 the target ruled dead before dawn dies once, is named once, and reads nothing', () => {
    const t = byNight().at('mafia.target', 'Tom').at('mafia.target', 'Tom').at('mafia.target', 'Tom').rule(kill('Tom'));
    night(t, '', {});
    expect(t.facts('died')).toHaveLength(1);
    expect(t.learned('Tom')).toEqual([]);
    expect(t.heard.filter((line) => line.startsWith('Tom died'))).toHaveLength(1);
  });

  test('X-6 X-1 what a mafia member chose before being ruled dead stays chosen', () => {
    const t = byNight(eleven, {}, { dead: 'Max Gus' })
      .at('mafia.target', 'Tom')
      .rule({ do: 'recast', seat: 'Tia', role: 'mafioso' })
      .rule(kill('Mia'));
    expect(night(t, '').dead).toEqual(['Mia', 'Max', 'Gus', 'Tom']);
  });

  test('X-6 in the feedback round whoever is ruled dead is not called, and whoever comes back still is', () => {
    const t = byNight(seven, {}, { dead: 'Mia' });
    t.pass('mafia.target')
      .pass('doctor.treat')
      .pass('detective.check')
      .until('feedback')
      .rule(kill('Tom'))
      .rule(revive('Mia'))
      .until('dawn.wake');
    expect(Object.keys(messages(t))).toEqual(['Max', 'Mia', 'Meg', 'Doc', 'Det', 'Tia']);
  });

  test('X-6 the Medium ruled dead in the time with the dead simply goes to sleep', () => {
    const t = byNight(seven, {}, { dead: 'Tom' })
      .pass('mafia.target')
      .pass('mafia.target')
      .pass('doctor.treat')
      .pass('detective.check')
      .until('medium.talk')
      .rule(kill('Meg'))
      .until('medium.sleep');
    expect(night(t.until('dawn.died'), '').dead).toEqual(['Meg', 'Tom']);
  });

  test('X-6 at the lot of the mafia one of the targets is ruled dead', () => {
    const t = night(byNight(eleven, { randomPick: 'hostCoin' }), 'Tom Tia -')
      .rule(kill('Tom'))
      .pick('mafia.lot', '10');
    expect(t.dead).toEqual(['Tom']);
    expect(t.facts('died')).toHaveLength(1);
  });

  test('X-6 called back before the news: not named, card not turned, plays on', () => {
    const t = byNight(seven).at('mafia.target', 'Tom').at('mafia.target', 'Tom').pass('doctor.treat').at('detective.check', 'Mia');
    t.undo().pass('detective.check').until('dawn.died').rule(revive('Tom')).until('day.nominate');
    expect(t.alive).toContain('Tom');
    expect(candidates(t)).toContain(6);
  });

  test('X-6 a mark put on by ruling works like any other: a player ruled treated survives the night', () => {
    const t = byNight(seven).rule({ do: 'mark', status: 'treated', seat: 'Tom' });
    expect(night(t, 'Tom Tom').dead).toEqual([]);
    expect(messages(t)['Tom']).toBe('attacked');
  });

  test('X-2 X-6 undo takes a choice back; the lot after it comes out as before', () => {
    const t = byNight(seven, {}, { seed: 'lot' });
    t.at('mafia.target', 'Tom').at('mafia.target', 'Tia').pass('doctor.treat').pass('detective.check');
    const dead = t.dead;
    t.undo().pass('detective.check');
    expect(t.dead).toEqual(dead);
  });

  test('X-6 at the offer of a draw a ruling comes first', () => {
    const t = byDay('Mia mafioso, Tom Tia Tea Tim townie', {}, { counters: { cyclesWithoutDeath: 2 } }).vote('day.nominate');
    night(t, '-').vote('day.nominate');
    expect(t.question.key).toBe('draw.offer');
    expect(t.rule(kill('Mia')).winner).toEqual(['town']);
  });

  test('TM-R10 X-6 a death ruled at the offer of a draw takes the draw away, and the count starts again', () => {
    const t = byDay('Mia mafioso, Tom Tia Tea Tim townie', {}, { counters: { cyclesWithoutDeath: 2 } }).vote('day.nominate');
    night(t, '-').vote('day.nominate').rule(kill('Tom'));
    expect(t.refuses('draw.offer', 'declare')).toMatchObject({ id: 'bar.somebodyDied', clause: 'TM-R10' });
    t.pick('draw.offer', 'playOn');
    expect(night(t, '-').vote('day.nominate').question.key).not.toBe('draw.offer');
  });
});
