import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { nightCard } from '../../../src/games/ktulu/night/card.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { aloud, idleDay, moves, stopped, told, uses } from './hearsay.ts';
import { announced, byDay, later, night, nightUpTo, type HouseRules } from './tables.ts';

const table =
  'Sam sheriff, Doc doctor, Gus goodGunman, Dru drunkard, Hal hairdresser, Cid Cis citizen, Ben badGunman, Ava avenger, Iza burningRage, Ola warrior';
const window = 'window.attempt.kill';
const dying = (choices: Readonly<Record<string, string>>, rules: HouseRules = {}, has = 'Ola', seats = table) =>
  nightUpTo(later(seats, has, rules), window, { 'sheriff.jail': 'Gus', ...choices });

describe('the Doctor', () => {
  test('KT-194 cancels a death, once in a game', () => {
    const t = dying({ 'avenger.kill': 'Cid' }).at(window, 'Doc');
    expect([t.dead, stopped(t), uses(t, 'doctor')]).toEqual([[], ['kill Cid KT-194'], [0]]);
    nightUpTo(t, window, { 'indians.kill': 'Cid' });
    expect(t.barred('Doc')?.clause).toBe('KT-194');
    expect(t.question.decoy).toBe(true);
    expect(night(t).dead).toEqual(['Cid']);
  });

  test.each([
    ['hairdresser.kill', 'Ben'],
    ['avenger.kill', 'Cid'],
    ['indians.kill', 'Cid'],
    ['warrior.kill', 'Cid'],
  ])('KT-194 whoever the killer: %s', (key, victim) => {
    const t = night(dying({ [key]: victim }).at(window, 'Doc'));
    expect(t.dead).toEqual([]);
  });

  test('KT-195 in secret: the table hears of no death and no Doctor, and nobody is shown anything', () => {
    const t = night(dying({ 'avenger.kill': 'Cid' }).at(window, 'Doc'));
    expect(aloud(t)).toEqual(aloud(night(later(table, 'Ola'), { 'sheriff.jail': 'Gus' })));
    expect(
      t
        .facts('spent')
        .filter(({ ability }) => ability === 'doctor')
        .map(({ audience }) => audience),
    ).toEqual(['host']);
    expect(t.facts('prevented').map(({ audience }) => audience)).toEqual(['host']);
    expect([told(t, 'Ava'), told(t, 'Cid'), t.facts('revealed')]).toEqual([[], [], []]);
  });

  test('KT-197 he has no line of his own on the night card: he answers deaths', () => {
    const lines = nightCard(options.parse({})).flatMap((section) => section.lines);
    expect(lines.filter((line) => line.roles.includes('doctor') && line.roles.length === 1)).toEqual([]);
    expect(night(later(table, 'Ola'), { 'sheriff.jail': 'Gus' }).keys).not.toContain(window);
    expect(ktulu.roles['doctor']?.faction).toBe('citizens');
  });

  test('KT-R53 he is asked before the death is told and before the statuette moves', () => {
    const t = dying({ 'avenger.kill': 'Ola' });
    expect([t.dead, moves(t), aloud(t).includes('death.known'), announced(t)]).toEqual([[], [], false, []]);
    night(t);
    expect([t.dead, moves(t), announced(t)]).toEqual([['Ola'], ['Ola>Ava'], ['bandits']]);
  });

  test('KT-R53 a cancelled death moves nothing and gives no second kill', () => {
    const t = night(dying({ 'indians.kill': 'Ben' }, {}, 'Ben').at(window, 'Doc'));
    expect([t.dead, moves(t), t.holder('statuette')]).toEqual([[], [], 'Ben']);
    expect(t.keys).not.toContain('indians.killAgain');
    expect(t.keys).not.toContain('burningRage.kill');
    const died = night(dying({ 'indians.kill': 'Ben' }, {}, 'Ben'));
    expect(died.keys).toEqual(expect.arrayContaining(['indians.killAgain', 'burningRage.kill']));
  });

  test('KT-R53 the question is put, for show, when his use is gone and when he died unheard', () => {
    const spent = dying({ 'avenger.kill': 'Cid' }, {}, 'Ola', table).at(window, 'Doc');
    expect(nightUpTo(spent, window, { 'indians.kill': 'Cis' }).question.decoy).toBe(true);
    const unheard = dying({ 'avenger.kill': 'Doc' }, { nightDeathReveal: 'dawn' }).pass(window);
    expect(nightUpTo(unheard, window, { 'indians.kill': 'Cis' }).question.decoy).toBe(true);
  });

  test('KT-R53 KT-R71 a Doctor known to be dead is not asked for, nor one without a use where calls are not masked', () => {
    const known = dying({ 'avenger.kill': 'Doc' }).pass(window);
    expect(night(known, { 'indians.kill': 'Cis' }).dead).toEqual(['Doc', 'Cis']);
    expect(known.keys.filter((key) => key === window)).toHaveLength(1);
    const open = dying({ 'avenger.kill': 'Cid' }, { maskCalls: false }).at(window, 'Doc');
    expect(night(open, { 'indians.kill': 'Cis' }).dead).toEqual(['Cis']);
    expect(open.keys.filter((key) => key === window)).toHaveLength(1);
  });

  test('KT-R53 no Doctor in the deck, no question', () => {
    const t = night(later(table.replace('Doc doctor', 'Doc citizen'), 'Ola'), { 'sheriff.jail': 'Gus', 'avenger.kill': 'Cid' });
    expect(t.keys).not.toContain(window);
  });

  test.each([
    ['sheriff.jail', 'KT-093'],
    ['drunkard.treat', 'KT-123'],
  ])('KT-R54 after %s on him he cannot act that night, and the question is for show', (key, clause) => {
    const t = dying({ [key]: 'Doc', 'avenger.kill': 'Cid' });
    expect(t.barred('Doc')?.clause).toBe(clause);
    expect(t.question.decoy).toBe(true);
    expect(night(t).dead).toEqual(['Cid']);
  });

  test.each([
    [true, []],
    [false, ['Doc']],
  ])('KT-R54 with doctorSavesSelf %s his own death costs %j', (doctorSavesSelf, dead) => {
    const t = dying({ 'avenger.kill': 'Doc' }, { doctorSavesSelf });
    if (doctorSavesSelf) t.at(window, 'Doc');
    else expect(t.refuses(window, 'Doc').clause).toBe('KT-R54');
    expect(night(t).dead).toEqual(dead);
  });

  test.each([
    [true, []],
    [false, ['Cid']],
  ])('KT-R54 with doctorStopsHanging %s a hanging costs %j', (doctorStopsHanging, dead) => {
    const t = byDay(table, 'Ola', { doctorStopsHanging }).pick('day.next', 'search').at('search.nominees', 'Cid');
    t.vote('mistreat.any', `${t.alive.join(' ')} > yes`);
    if (doctorStopsHanging) t.at(window, 'Doc');
    else t.refuses(window, 'Doc');
    nightUpTo(t, 'sheriff.jail');
    expect(t.dead).toEqual(dead);
    expect(aloud(t).includes('hang.survives')).toBe(doctorStopsHanging);
  });

  test('KT-R54 by day jail and drink of the night are over, and he can act', () => {
    const t = night(later(table, 'Ola'), { 'sheriff.jail': 'Doc' }).pick('day.next', 'search').at('search.nominees', 'Cid');
    t.vote('mistreat.any', `${t.alive.join(' ')} > yes`).at(window, 'Doc');
    expect(t.dead).toEqual([]);
  });

  test('KT-194 KT-R40 he also undoes poison, by day', () => {
    const t = night(later(table.replace('Ola warrior', 'Ola femaleShaman'), 'Ola'), {
      'sheriff.jail': 'Gus',
      'femaleShaman.poison': 'Cid',
    });
    t.pick('day.next', 'search').at('search.nominees', 'Gus').at(window, 'Doc');
    expect(t.dead).toEqual([]);
    expect(stopped(t)).toEqual(['kill Cid KT-194']);
  });

  test('KT-194 the use of the killer is gone as well', () => {
    const t = night(dying({ 'avenger.kill': 'Cid' }).at(window, 'Doc'));
    expect(uses(t, 'avenger')).toEqual([0]);
    expect(night(idleDay(t, 'Gus'), { 'sheriff.jail': 'Gus' }).called('avenger')).toBe('blocked');
  });
});
