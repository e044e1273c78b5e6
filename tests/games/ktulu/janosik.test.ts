import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { nightCard } from '../../../src/games/ktulu/night/card.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import type { How, Play } from '../../support/play.ts';
import { searched, unanimous } from './day/days.ts';
import { told } from './hearsay.ts';
import { duelLost, quietDay } from './quiet-day.ts';
import { byDay, later, night, sit, type HouseRules } from './tables.ts';

const table = 'Sam sheriff, May mayor, Doc doctor, Gus goodGunman, Cid Cal citizen, Jan janosik, Ben badGunman, Bob bandit, Ina indian';
const on = (rules: HouseRules = {}, how: How = {}, seats = table): Play => byDay(seats, 'Ben', { janosik: true, ...rules }, how);
/** Janosik and Cid are searched in vain, and the vote falls on him. */
const condemned = (t: Play, who = 'Jan'): Play =>
  unanimous(unanimous(t.pick('day.next', 'search').at('search.nominees', 'Jan', 'Cid'), 'mistreat.any', 'yes'), 'mistreat.who', who);

describe('Janosik', () => {
  test('KT-292 is a side of his own: he meets nobody, nobody is told of him', () => {
    expect(Object.values(ktulu.roles).filter(({ faction }) => faction === 'janosik')).toHaveLength(1);
    const t = night(sit(table, { janosik: true }), { 'sheriff.jail': 'Cid', 'bandits.firstCarrier': 'Ben' });
    expect([told(t, 'Jan'), t.facts('learned').filter(({ about }) => about.includes(7))]).toEqual([[], []]);
  });

  test('KT-293 can do nothing: no line of either night is his, and no window is open to him', () => {
    expect(
      nightCard(options.parse({ janosik: true }))
        .flatMap(({ lines }) => lines)
        .filter(({ roles }) => roles.includes('janosik')),
    ).toEqual([]);
    expect(ktulu.roles['janosik']).toEqual({ id: 'janosik', faction: 'janosik' });
    expect(condemned(on()).refuses('window.pardon', 'Jan')).toMatchObject({ id: 'bar.noReaction' });
  });

  test('KT-294 wins when he is hanged', () => {
    const t = condemned(on()).pass('window.pardon');
    expect([t.winner, t.facts('won')]).toMatchObject([['janosik'], [{ clause: 'KT-294', said: { id: 'won.janosik' } }]]);
    expect(condemned(on(), 'Cid').pass('window.pardon').pass('window.attempt.kill').winner).toBeUndefined();
  });

  test('KT-295 has won an instant before it: nothing that follows from a death comes first', () => {
    const t = condemned(on({}, { dead: 'Sam May Doc Gus Cal Ben Bob', tokens: { statuette: 'Ina' } }));
    expect([t.winner, t.dead.includes('Jan'), t.facts('died')]).toEqual([['janosik'], false, []]);
    expect(condemned(on()).pass('window.pardon').keys).not.toContain('window.attempt.kill');
  });

  test.each([['executor'], ['investigator']])('KT-296 is never dealt with the %s', (role) => {
    const rules = options.parse({ janosik: true });
    const cast = ktulu.suggest(14, rules);
    const refused = (more: Record<string, number>) =>
      ktulu
        .examine({ ...cast, ...more }, rules)
        .filter(({ level }) => level === 'refuse')
        .map(({ clause }) => clause);
    expect(refused({})).toEqual([]);
    expect(refused({ [role]: 1 })).toContain('KT-296');
    expect(refused({ executor: 1, investigator: 1 })).toEqual(['KT-296']);
  });

  test('KT-297 with those two in the game he could not be hanged any more once the Executor is dead', () => {
    const officials = table.replace('Cal citizen', 'citizen, Exe executor, Ivo investigator');
    const t = searched(on({}, { dead: 'Exe' }, officials), 'Jan Cid Gus', 'Jan Cid');
    expect(t.question).toMatchObject({ key: 'mistreat.any', say: [{ id: 'mistreat.any.investigate' }, {}] });
    expect(searched(on({}, { dead: 'Exe Ivo' }, officials), 'Jan Cid Gus', 'Jan Cid').keys).toContain('mistreat.impossible');
  });

  test('KT-298 the table need hang nobody, and citizens may still win', () => {
    const t = quietDay(on(), 'Jan');
    expect([t.winner, t.dead]).toEqual([undefined, []]);
    night(t, { 'sheriff.jail': 'Ben' });
    expect([t.holder('statuette'), t.winner]).toEqual(['Sam', ['citizens']]);
  });
});

describe('hanged, or otherwise', () => {
  test('KT-R86 whoever holds the statuette is never hanged: a search that finds it has ended the game', () => {
    const t = on({}, { tokens: { statuette: 'Jan' } })
      .pick('day.next', 'search')
      .at('search.nominees', 'Jan', 'Cid');
    expect([t.winner, t.facts('won'), t.keys.includes('mistreat.any')]).toMatchObject([['citizens'], [{ clause: 'KT-071' }], false]);
    const other = unanimous(on().pick('day.next', 'search').at('search.nominees', 'Jan', 'Cid'), 'mistreat.any', 'yes');
    expect(other.refuses('mistreat.who', 'Cal > Ben')).toBeDefined();
  });

  test('KT-R87 pardoned he is not hanged, and does not win', () => {
    const t = condemned(on()).at('window.pardon', 'May');
    expect([t.winner, t.dead, t.question.key]).toEqual([undefined, [], 'sheriff.jail']);
  });

  test('KT-R87 the Doctor comes too late for him, and he wins alone', () => {
    const t = condemned(on({ doctorStopsHanging: true })).pass('window.pardon');
    expect([t.winner, t.keys.filter((key) => key.startsWith('window.attempt'))]).toEqual([['janosik'], []]);
  });

  test('KT-R87 any other death has lost him the game, which goes on', () => {
    const duel = duelLost(on(), 'Jan', 'Gus').pass('window.attempt.kill');
    expect([duel.dead, duel.winner]).toEqual([['Jan'], undefined]);
    const killed = night(later(table, 'Ben', { janosik: true }), { 'sheriff.jail': 'Cid', 'indians.kill': 'Jan' });
    expect([killed.dead, killed.winner]).toEqual([['Jan'], undefined]);
    expect(on().rule({ do: 'kill', seat: 'Jan' }).winner).toBeUndefined();
  });
});
