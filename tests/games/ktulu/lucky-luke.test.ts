import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import type { How, Play } from '../../support/play.ts';
import { asked, moves, stopped, told } from './hearsay.ts';
import { duelLost, quietDay } from './quiet-day.ts';
import { announced, byDay, later, night, nightUpTo, sit, type HouseRules } from './tables.ts';

const table =
  'Sam sheriff, Gil guard, Don drunkard, Hal hairdresser, Cid Cal Cob citizen, Luke luckyLuke, Ben badGunman, Bob bandit, Tess thief, Ina indian, Quinn quietFoot';
const must = { 'sheriff.jail': 'Cob', 'guard.protect': 'Cob' };
const at = (has: Parameters<typeof later>[1], rules: HouseRules = {}, how: How = {}): Play =>
  later(table, has, { luckyLuke: true, ...rules }, how);
const after = (has: Parameters<typeof later>[1], choices: Record<string, string> = {}, rules: HouseRules = {}, how: How = {}): Play =>
  night(at(has, rules, how), { ...must, ...choices });

describe('Lucky Luke', () => {
  test('KT-277 is a side of his own and knows nobody', () => {
    expect(ktulu.factions.find(({ id }) => id === 'luckyLuke')).toMatchObject({ acquainted: false });
    expect(Object.values(ktulu.roles).filter(({ faction }) => faction === 'luckyLuke')).toHaveLength(1);
    const t = night(sit(table, { luckyLuke: true }), { 'sheriff.jail': 'Cob', 'bandits.firstCarrier': 'Ben' });
    expect([told(t, 'Luke'), t.facts('learned').filter(({ about }) => about.includes(8))]).toEqual([[], []]);
  });

  test('KT-278 wins if he has the statuette when a night begins, before anything else is done', () => {
    const t = at('Luke');
    expect([t.winner, t.facts('won')]).toMatchObject([['luckyLuke'], [{ clause: 'KT-278' }]]);
    expect(t.facts('called').map(({ line }) => line)).toEqual(['lukeWakes', 'lukeWins']);
  });

  test('KT-278 not in the night in which he gets it, but in the next', () => {
    const t = after('Cid', { 'luckyLuke.steal': 'Cid' });
    expect([t.winner, t.holder('statuette')]).toEqual([undefined, 'Luke']);
    expect(quietDay(t, 'Cob').winner).toEqual(['luckyLuke']);
  });

  test('KT-278 KT-022 not with a statuette of which he knows nothing', () => {
    expect(nightUpTo(at({ holder: 'Luke', knowing: false, announced: 'indians' }), 'luckyLuke.steal').winner).toBeUndefined();
  });

  test('KT-279 is a gunman in duels: he wins against anybody who is none', () => {
    const t = duelLost(byDay(table, 'Ben', { luckyLuke: true }), 'Luke', 'Cid');
    expect(t.dead).toEqual(['Cid']);
    expect(duelLost(byDay(table, 'Bob', { luckyLuke: true }), 'Luke', 'Ben').dead).toEqual(['Luke']);
  });

  test('KT-284 KT-286 KT-291 his whole block is over, and he sleeps, before the Sheriff is called', () => {
    const t = nightUpTo(at('Cid'), 'sheriff.jail');
    expect(t.facts('called').map(({ line, call }) => `${line} ${call}`)).toEqual([
      'lukeWakes live',
      'lukeWins live',
      'lukeSteals live',
      'lukeKills live',
      'lukeTrails live',
      'lukeIsTold live',
      'sheriff live',
    ]);
    expect(t.keys.filter((key) => !key.startsWith('lukeWakes')).slice(1)).toEqual([
      'luckyLuke.steal',
      'luckyLuke.kill',
      'luckyLuke.trail',
      'luckyLuke.learned',
      'lukeIsTold.sleep',
      'sheriff.jail',
    ]);
    expect(asked(t, 'luckyLuke.steal')).toEqual(['Luke']);
  });
});

describe('his theft, his kill, his knowledge', () => {
  test('KT-280 he tries one player every night, or nobody', () => {
    const t = after('Ina', { 'luckyLuke.steal': 'Cal' });
    expect([t.holder('statuette'), t.facts('spent')]).toEqual(['Ina', []]);
    expect(t.shown.filter(({ key }) => key === 'luckyLuke.got')).toMatchObject([{ to: ['Luke'], sign: 'shake' }]);
    night(quietDay(t, 'Cob'), { 'sheriff.jail': 'Cal', 'guard.protect': 'Cob', 'luckyLuke.steal': 'Ina' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Luke', ['luckyLuke']]);
    expect(nightUpTo(at('Cid'), 'luckyLuke.steal').question).toMatchObject({ min: 0, max: 1 });
  });

  test('KT-281 he kills once a game, and has what his victim carried', () => {
    const t = after('Cid', { 'luckyLuke.kill': 'Cid' });
    expect([t.dead, t.holder('statuette'), t.facts('spent')]).toMatchObject([['Cid'], 'Luke', [{ ability: 'luckyLuke.kill', left: 0 }]]);
    const spent = after('Cid', {}, {}, { counters: { 'luckyLuke.kill.used': 1 } });
    expect([spent.called('lukeKills'), spent.called('lukeSteals'), spent.keys.includes('luckyLuke.kill')]).toEqual([
      'blocked',
      'live',
      false,
    ]);
  });

  test('KT-282 he trails one player, once a game: what that one gains that night is his', () => {
    const t = after('Cid', { 'luckyLuke.trail': 'Hal', 'hairdresser.kill': 'Cid' });
    expect([t.holder('statuette'), moves(t)]).toEqual(['Luke', ['Cid>Hal', 'Hal>Luke']]);
    const spent = after('Cid', {}, {}, { counters: { 'luckyLuke.trail.used': 1 } });
    expect([spent.called('lukeTrails'), spent.called('lukeKills'), spent.keys.includes('luckyLuke.trail')]).toEqual([
      'blocked',
      'live',
      false,
    ]);
  });

  test('KT-282 KT-212 whoever merely keeps it loses nothing', () => {
    expect(after('Ben', { 'luckyLuke.trail': 'Ben' }).holder('statuette')).toBe('Ben');
  });

  test('KT-282 KT-213 his trail ends at dawn, or by house rule when the Indians wake in the next night', () => {
    const second = (rules: HouseRules) =>
      night(quietDay(after('Ina', { 'luckyLuke.trail': 'Tess' }, rules), 'Cob'), {
        'sheriff.jail': 'Cal',
        'guard.protect': 'Cob',
        'thief.steal': 'Ina',
      });
    expect(second({ trailExtended: false }).holder('statuette')).toBe('Tess');
    expect(second({ trailExtended: true }).holder('statuette')).toBe('Luke');
    const trailed = quietDay(after('Ben', { 'luckyLuke.trail': 'Ina' }, { trailExtended: true }), 'Cob');
    expect(trailed.statuses('Ina')).toEqual(['trailed']);
    expect(nightUpTo(trailed, 'indians.kill', { 'sheriff.jail': 'Cal', 'guard.protect': 'Cob' }).statuses('Ina')).toEqual([]);
  });

  test('KT-283 every night, when he has acted, he is told who carries it', () => {
    const t = after('Cid', { 'luckyLuke.kill': 'Cid' });
    expect(told(t, 'Luke')).toMatchObject([{ id: 'learn.youCarry' }]);
    const other = after('Ben');
    expect(told(other, 'Luke')).toMatchObject([{ id: 'learn.carrier', with: { who: { seat: 9 } } }]);
    expect(
      other
        .facts('learned')
        .filter(({ seats }) => !seats.includes(8))
        .map(({ said }) => said.id),
    ).toEqual([]);
    night(quietDay(other, 'Cob'), { 'sheriff.jail': 'Cal', 'guard.protect': 'Cob' });
    expect(told(other, 'Luke')).toHaveLength(2);
  });

  test('KT-283 KT-R20 KT-R21 of a plant, too; and of one on himself he then knows', () => {
    expect(told(after({ holder: 'Cal', knowing: false, announced: 'indians' }), 'Luke')).toMatchObject([
      { id: 'learn.carrier', with: { who: { seat: 6 } } },
    ]);
    const t = nightUpTo(
      at({ holder: 'Luke', knowing: false, announced: 'indians' }, {}, { statuses: [{ what: 'planted', on: 'Luke', by: 'Quinn' }] }),
      'sheriff.jail',
    );
    expect([t.session.table.tokens['statuette']?.knowing, t.statuses('Luke'), announced(t)]).toEqual([true, [], ['luckyLuke']]);
  });
});

describe('nobody is quicker', () => {
  test('KT-R32 a Sheriff takes off him what he has just stolen, but has not kept him from stealing', () => {
    const t = after('Cid', { 'luckyLuke.steal': 'Cid', 'sheriff.jail': 'Luke' });
    expect([moves(t), announced(t)]).toEqual([
      ['Cid>Luke', 'Luke>Sam'],
      ['luckyLuke', 'citizens'],
    ]);
  });

  test('KT-R32 drink and a cell of this night come too late for him', () => {
    const t = after('Cid', {
      'luckyLuke.kill': 'Cal',
      'luckyLuke.trail': 'Hal',
      'sheriff.jail': 'Luke',
      'drunkard.treat': 'Luke',
      'hairdresser.kill': 'Cid',
    });
    expect([t.dead, t.holder('statuette')]).toEqual([['Cid', 'Cal'], 'Luke']);
  });

  test('KT-R32 neither does anything of the night before reach into the next', () => {
    const t = quietDay(after('Ina', { 'sheriff.jail': 'Luke', 'drunkard.treat': 'Luke', 'guard.protect': 'Ina' }), 'Cob');
    nightUpTo(t, 'luckyLuke.steal');
    expect([t.statuses('Luke'), t.statuses('Ina')]).toEqual([[], []]);
    expect(t.at('luckyLuke.steal', 'Ina').holder('statuette')).toBe('Luke');
    expect(stopped(t)).toEqual([]);
  });

  test('KT-R32 a guard whom a house calls before him does stop him', () => {
    const { nightOrder } = ktulu.options.parse({});
    const early = { nightOrder: ['guard', ...nightOrder.filter((step) => step !== 'guard')] as typeof nightOrder };
    const t = after('Cid', { 'guard.protect': 'Cid', 'luckyLuke.steal': 'Cid', 'luckyLuke.kill': 'Cid' }, early);
    expect([stopped(t), t.holder('statuette')]).toEqual([['steal Cid KT-136', 'kill Cid KT-136'], 'Cid']);
  });
});
