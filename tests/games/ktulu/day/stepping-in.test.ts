import { describe, expect, test } from 'vitest';
import { members } from '../../../../src/games/ktulu/table.ts';
import type { T } from '../../../../src/games/ktulu/vocabulary.ts';
import type { How, Play } from '../../../support/play.ts';
import { byDay, fight, type HouseRules, named, told, withCitizens } from './days.ts';

const court = withCitizens('Jude judge, Cis Cal citizen', 'Ben badGunman, Bob Bud bandit, Ina indian, Otto stagecoach');
const held = (
  hands: string[] = ['Cis 3', 'Bud 1'],
  rules: HouseRules = {},
  how: How = {},
  pair: [string, string] = ['Cis', 'Bud'],
  seats = court,
) => fight(byDay(seats, rules, how), ...pair, ...hands);

describe('the Judge', () => {
  test('KT-116 may reveal role and faction, and the other contestant wins instead', () => {
    const t = held().at('window.duel', 'Jude').pass('window.duel');
    expect(t.dead).toEqual(['Cis']);
    expect(t.facts('revealed')).toMatchObject([{ seat: 4, role: 'judge', clause: 'KT-116' }, { seat: 5 }]);
    expect(t.facts('died')).toMatchObject([{ seat: 5, clause: 'KT-116', audience: 'public' }]);
    expect(told(t)).toEqual(expect.arrayContaining(['day.unmasked', 'duel.flipped']));
  });

  test('KT-117 does not die from it', () => {
    expect(held().at('window.duel', 'Jude').pass('window.duel').alive).toContain('Jude');
  });

  test('KT-118 overrules even a gunman', () => {
    const t = held(['Gus 1', 'Bud 3'], {}, {}, ['Gus', 'Bud']).at('window.duel', 'Jude').pass('window.duel');
    expect(named(t, 'duel.gunman')).toEqual(['Gus']);
    expect(t.dead).toEqual(['Gus']);
  });

  test.each([
    ['both die', ['Cis 2', 'Bud 2']],
    ['nobody dies', []],
  ])('KT-119 KT-R77 has nothing to change where %s', (_, hands) => {
    const t = held(hands);
    expect(t.refuses('window.duel', 'Jude')).toMatchObject({ id: 'bar.noSingleWinner', clause: 'KT-119' });
  });

  test('KT-R75 may turn round the own duel', () => {
    expect(held(['Jude 1', 'Bud 3'], {}, {}, ['Jude', 'Bud']).at('window.duel', 'Jude').pass('window.duel').dead).toEqual(['Bud']);
  });

  test('KT-047 steps in once a game: revealed, never again', () => {
    const t = held().at('window.duel', 'Jude');
    expect(t.refuses('window.duel', 'Jude')).toMatchObject({ id: 'bar.knownAlready', clause: 'KT-047' });
    fight(t.pass('window.duel'), 'Cal', 'Bud', 'Cal 1');
    expect(t.refuses('window.duel', 'Jude')).toMatchObject({ clause: 'KT-047' });
  });

  test('KT-047 KT-R66 a role made public by anything else cannot step in any more, but a private check does not matter', () => {
    const t = byDay(court);
    t.rule({ do: 'reveal', seat: 'Jude' });
    expect(fight(t, 'Cis', 'Bud', 'Cis 1').refuses('window.duel', 'Jude')).toMatchObject({ clause: 'KT-047' });
    const checked = byDay(court).rule({ do: 'note', text: 'the Parson knows', seat: 'Jude' });
    expect(fight(checked, 'Cis', 'Bud', 'Cis 1').offered).toContain('Jude');
  });

  test('KT-R66 a gunman’s announcement is no reveal', () => {
    const t = held(['Gus 1', 'Bud 3'], {}, {}, ['Gus', 'Bud']);
    expect(told(t)).toContain('duel.gunman');
    expect(t.session.table.at(3).revealed).toBe(false);
  });

  test('KT-048 declining uses nothing up', () => {
    const t = held().pass('window.duel');
    expect(t.dead).toEqual(['Bud']);
    expect(fight(t, 'Cal', 'Ben', 'Cal 5').offered).toContain('Jude');
  });

  test('KT-128 the Drunk judge does the same', () => {
    const t = held(undefined, {}, {}, undefined, court.replace('Jude judge', 'Jude drunkJudge'))
      .at('window.duel', 'Jude')
      .pass('window.duel');
    expect(t.dead).toEqual(['Cis']);
    expect(t.facts('revealed')).toMatchObject([{ role: 'drunkJudge' }, { seat: 5 }]);
  });

  test('KT-155 bound to the winner, may not turn the duel against that player', () => {
    const bound = { statuses: [{ what: 'bound', on: 'Jude', by: 'Cis' }] };
    expect(held(['Sam > Cis'], {}, bound).refuses('window.duel', 'Jude')).toMatchObject({ id: 'bar.bound', clause: 'KT-155' });
    expect(held(['Sam > Bud'], {}, bound).offered).toContain('Jude');
  });
});

describe('the Stagecoach operator', () => {
  test('KT-185 is revealed, and both contestants die at once', () => {
    const t = held().at('window.duel', 'Otto').pass('window.duel');
    expect(t.dead).toEqual(['Cis', 'Bud']);
    expect(t.facts('died')).toMatchObject([{ clause: 'KT-185', by: { seat: 11 } }, { clause: 'KT-185' }]);
    expect(t.facts('revealed')[0]).toMatchObject({ seat: 11, role: 'stagecoach' });
    expect(fight(t, 'Cal', 'Gus', 'Cal 1').refuses('window.duel', 'Otto')).toMatchObject({ clause: 'KT-047' });
  });

  test('KT-186 until then the other Indians do not know of him, and afterwards he is one of them', () => {
    const indians = (t: Play) => members(t.session.table as T, 'indians');
    expect(indians(held().pass('window.duel'))).toEqual([10]);
    expect(indians(held().at('window.duel', 'Otto').pass('window.duel'))).toEqual([10, 11]);
  });

  test.each([
    ['a tie', ['Cis 2', 'Bud 2']],
    ['no support', []],
  ])('KT-R76 steps in after %s as well', (_, hands) => {
    expect(held(hands).at('window.duel', 'Otto').pass('window.duel').dead).toEqual(['Cis', 'Bud']);
  });

  test('KT-R75 kills both after the Judge has turned the verdict round', () => {
    const t = held().at('window.duel', 'Jude').at('window.duel', 'Otto');
    expect(t.dead).toEqual(['Cis', 'Bud']);
  });

  test('KT-R75 leaves the Judge nothing to turn round when first', () => {
    const t = held().at('window.duel', 'Otto');
    expect(t.refuses('window.duel', 'Jude')).toMatchObject({ clause: 'KT-119' });
  });

  test('KT-R75 the result is told before anybody steps in, and nobody is dead yet', () => {
    const t = held();
    expect(told(t)).toContain('duel.won');
    expect(t.dead).toEqual([]);
    expect(t.pass('window.duel').dead).toEqual(['Bud']);
  });

  test('KT-R75 a contestant may step in too', () => {
    expect(held(['Otto 1', 'Bud 3'], {}, {}, ['Otto', 'Bud']).at('window.duel', 'Otto').pass('window.duel').dead).toEqual(['Bud', 'Otto']);
  });

  test('KT-155 bound to a contestant, may not step in', () => {
    const t = held(['Sam > Cis'], {}, { statuses: [{ what: 'bound', on: 'Otto', by: 'Bud' }] });
    expect(t.refuses('window.duel', 'Otto')).toMatchObject({ clause: 'KT-155' });
  });

  test('KT-026 the holder dying so by day gives the citizens the game', () => {
    expect(held(['Cis 3', 'Bob 1'], {}, {}, ['Cis', 'Bob']).at('window.duel', 'Otto').pass('window.duel').winner).toEqual(['citizens']);
  });
});

describe('the open window', () => {
  test('KT-R71 is pretended while a role that could step in may still be hidden', () => {
    const t = held([], {}, {}, undefined, withCitizens('Jude judge, Cis Cal citizen'));
    expect(t.question).toMatchObject({ key: 'window.duel', decoy: true, seats: [] });
  });

  test('KT-R71 with maskCalls off it is asked only when somebody can step in', () => {
    const seats = withCitizens('Jude judge, Cis Cal citizen');
    expect(held([], { maskCalls: false }, {}, undefined, seats).question.key).toBe('day.next');
    expect(held(['Cis 1'], { maskCalls: false }, {}, undefined, seats).question.key).toBe('window.duel');
  });

  test('KT-R71 it is not asked for a role that is publicly known, nor in a game without one', () => {
    const t = byDay(withCitizens('Jude judge, Cis Cal citizen'));
    t.rule({ do: 'reveal', seat: 'Jude' });
    expect(fight(t, 'Cis', 'Bud', 'Cis 1').keys).not.toContain('window.duel');
    expect(fight(byDay(), 'Cis', 'Bud', 'Cis 1').keys).not.toContain('window.duel');
  });

  test('KT-194 KT-R53 the Doctor may cancel a death in a duel, one of two as well', () => {
    const t = fight(byDay(withCitizens('Doc doctor, Cis Cal citizen')), 'Cis', 'Bud', 'Cis 1', 'Bud 1');
    expect(t.at('window.attempt.kill', 'Doc').pass('window.attempt.kill').dead).toEqual(['Bud']);
    expect(named(t, 'duel.survives')).toEqual(['Cis']);
    expect(t.facts('revealed').map(({ seat }) => seat)).toEqual([9]);
  });
});
