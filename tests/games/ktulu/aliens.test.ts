import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import type { How, Play } from '../../support/play.ts';
import { aloud, asked, moves, stopped } from './hearsay.ts';
import { announced, later, night, nightUpTo, sit, type HouseRules } from './tables.ts';

const table =
  'Cid Cal Cob citizen, Don drunkard, Ben badGunman, Bob bandit, Ina Ike indian, Quinn quietFoot, Det detector, Mia mindEater, Meg megaAlien, Teo greenTentacle, Pur purpleLeech, Al alien';
const must = { 'detector.learn': 'Cob', 'mindEater.learn': 'Cob' };
const spentUses = { 'megaAlien.used': 1, 'greenTentacle.used': 1, 'purpleLeech.used': 1 };
const at = (has: Parameters<typeof later>[1], rules: HouseRules = {}, how: How = {}): Play =>
  later(table, has, { aliens: true, ...rules }, how);
const after = (has: Parameters<typeof later>[1], choices: Record<string, string> = {}, rules: HouseRules = {}, how: How = {}): Play =>
  night(at(has, rules, how), { ...must, ...choices });
const status = (what: string, on: string) => ({ what, on, by: 'Cal', until: 'dawn' });
const everyAlien = 'Det Mia Meg Teo Pur Al'.split(' ');
const withAliens = options.parse({ aliens: true });

describe('the team', () => {
  test('KT-254 the aliens are proposed for a table of any size, without a warning about them', () => {
    for (let n = 10; n <= 30; n++) {
      const found = ktulu.examine(ktulu.suggest(n, withAliens), withAliens);
      expect(found.filter(({ why }) => /alien|detector|mindEater/i.exec(JSON.stringify(why)))).toEqual([]);
    }
  });

  test.each([['detector'], ['mindEater']])('KT-259 KT-262 no game with aliens is played without its %s', (role) => {
    const cast = ktulu.suggest(20, withAliens);
    expect(cast[role]).toBe(1);
    const refused = ktulu.examine({ ...cast, [role]: 0, alien: 1 }, withAliens).filter(({ level }) => level === 'refuse');
    expect(refused).toMatchObject([{ clause: role === 'detector' ? 'KT-259' : 'KT-262', why: { with: { role: { role } } } }]);
    expect(ktulu.examine(cast, withAliens).filter(({ level }) => level === 'refuse')).toEqual([]);
  });

  test('KT-258 on night 0 they meet as the Indians do, and do nothing else', () => {
    const t = night(sit(table, { aliens: true }), { 'bandits.firstCarrier': 'Ben' });
    expect(t.shown.filter(({ key }) => /aliens|indians/.test(key)).map(({ key, to }) => [key, to])).toEqual([
      ['indians.met', ['Ina', 'Ike', 'Quinn']],
      ['aliens.met', everyAlien],
    ]);
    expect(t.keys.filter((key) => /detector|mindEater|aliens/.test(key))).toEqual(['aliens.met', 'aliensMeet.sleep']);
  });

  test('KT-256 their turn is after the Indians and before the ship', () => {
    const t = after('Cid');
    const place = (line: string) => t.facts('called').findIndex((fact) => fact.line === line);
    expect([place('binocularEye'), place('aliensWake') > place('indiansSleep'), place('aliensSleep') < place('ship')]).toEqual([
      -1,
      true,
      true,
    ]);
  });
});

describe('what they do together', () => {
  test('KT-257 they steal from one player a night', () => {
    const t = nightUpTo(at('Cid'), 'aliens.theft', must);
    expect([asked(t, 'aliens.theft'), t.question]).toMatchObject([everyAlien, { min: 0, max: 1 }]);
    expect(night(t, { 'aliens.theft': 'Cid' }).holder('statuette')).toBe('Det');
    expect([announced(t), t.shown.at(-2)]).toMatchObject([['aliens'], { key: 'aliens.theft.got', sign: 'nod' }]);
  });

  test('KT-257 as with the bandits: not if one of them has it; members out of action have no say and carry nothing', () => {
    expect(after('Mia').called('aliensSteal')).toBe('silent');
    const t = nightUpTo(at('Mia', {}, { statuses: [status('drunk', 'Det'), status('jailed', 'Al')] }), 'aliensCarrier.choose', {
      'mindEater.learn': 'Cob',
    });
    expect([t.offered, asked(t, 'aliensCarrier.choose')]).toEqual([
      ['Mia', 'Meg', 'Teo', 'Pur'],
      ['Mia', 'Meg', 'Teo', 'Pur'],
    ]);
    expect([t.barred('Al'), t.barred('Cid')]).toMatchObject([{ clause: 'KT-R16' }, { clause: 'KT-R22' }]);
  });

  test('KT-257 they choose who of them carries it, which nobody is told', () => {
    const t = after('Mia', { 'aliensCarrier.choose': 'Al' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Al', []]);
    expect(after('Mia').holder('statuette')).toBe('Mia');
  });

  test('KT-264 if they are level the Mega Alien decides', () => {
    const t = nightUpTo(at('Cid'), 'aliens.theft', must).pass('aliens.theft');
    expect([t.question.key, asked(t, 'aliens.theft.tie')]).toEqual(['aliens.theft.tie', ['Meg']]);
    expect(night(t, { 'aliens.theft.tie': 'Cid', 'aliensCarrier.choose.tie': 'Teo' }).holder('statuette')).toBe('Teo');
  });

  test('KT-264 KT-R35 not one who is out of action: then nothing is stolen and the carrier stays', () => {
    const t = after('Cid', {}, {}, { statuses: [status('drunk', 'Meg')] });
    expect(t.keys.some((key) => key.endsWith('.tie'))).toBe(false);
    expect(t.holder('statuette')).toBe('Cid');
  });
});

describe('the use of the statuette', () => {
  const uses = (t: Play) => t.session.table.counter('aliens.uses');

  test('KT-255 KT-274 the third time they have it at that step they win', () => {
    expect(after('Mia', {}, {}, { counters: { 'aliens.uses': 1 } }).winner).toBeUndefined();
    const t = after('Mia', {}, {}, { counters: { 'aliens.uses': 2 } });
    expect([t.winner, t.called('aliensUse'), t.facts('won')]).toMatchObject([['aliens'], 'live', [{ clause: 'KT-255' }]]);
    expect([t.called('aliensCarrier'), t.question.key]).toEqual([undefined, 'over']);
  });

  test('KT-274 what they have got in that very night counts, what was taken from them earlier does not', () => {
    expect(after('Cid', { 'aliens.theft': 'Cid' }, {}, { counters: { 'aliens.uses': 2 } }).winner).toEqual(['aliens']);
    expect(after('Mia', { 'bandits.theft': 'Mia' }, {}, { counters: { 'aliens.uses': 2 } }).winner).toBeUndefined();
  });

  test('KT-255 the bandits, whose check comes later, are too late', () => {
    expect(after('Ben', { 'aliens.theft': 'Ben' }, { shipNight: 1 }, { counters: { 'aliens.uses': 2 } }).winner).toEqual(['aliens']);
    expect(after('Ben', {}, { shipNight: 1 }, { counters: { 'aliens.uses': 2 } }).winner).toEqual(['bandits']);
  });

  test('KT-R56 nobody is asked; it counts once a night, and nights without it take nothing away', () => {
    const t = after('Mia');
    expect([uses(t), t.keys.filter((key) => key.startsWith('aliensUse'))]).toEqual([1, []]);
    expect(uses(after('Cid', {}, {}, { counters: { 'aliens.uses': 2 } }))).toBe(2);
  });

  test('KT-R56 it takes an alien who knows of it, and one alien who can act, not necessarily the same', () => {
    expect(uses(after({ holder: 'Al', knowing: false, announced: 'indians' }))).toBe(0);
    expect(uses(after('Al', {}, {}, { statuses: [status('drunk', 'Al')] }))).toBe(1);
    const none = at('Al', {}, { statuses: everyAlien.map((name) => status('jailed', name)) });
    expect([uses(night(none)), none.called('aliensUse')]).toEqual([0, 'silent']);
  });

  test('KT-R56 announceAlienUse tells each use to everybody, otherwise only the host knows', () => {
    const open = after('Mia', {}, { announceAlienUse: true });
    const closed = after('Mia', {}, { announceAlienUse: false });
    expect([aloud(open).filter((id) => id === 'aliens.used'), aloud(closed).filter((id) => id === 'aliens.used')]).toEqual([
      ['aliens.used'],
      [],
    ]);
    expect(closed.facts('noted')).toMatchObject([{ audience: 'host', said: { id: 'aliens.used', with: { n: 1 } } }]);
  });
});

describe('Mind Eater, Green tentacle, Purple leech', () => {
  test('KT-263 the Mind Eater learns one player’s role and side every night', () => {
    const t = after('Cid', { 'mindEater.learn': 'Quinn' });
    expect(t.asked('mindEater.learned')).toMatchObject({
      to: [11],
      showing: { role: 'quietFoot', said: { with: { faction: { faction: 'indians' } } } },
    });
    expect(t.asked('mindEater.learn')).toMatchObject({ min: 1, max: 1 });
    expect(t.facts('spent')).toEqual([]);
  });

  test('KT-266 Green tentacle kills one player, once a game, and has what that one carried', () => {
    const t = after('Cid', { 'greenTentacle.kill': 'Cid' });
    expect([t.dead, t.facts('moved')]).toMatchObject([['Cid'], [{ to: 13, clause: 'KT-027' }]]);
    const spent = after('Cid', {}, {}, { counters: spentUses });
    expect([spent.called('greenTentacle'), spent.keys.includes('greenTentacle.kill')]).toEqual(['blocked', false]);
  });

  test('KT-267 Purple leech tries one more player, once a game, and is shown alone whether it has it', () => {
    const t = after('Cid', { 'aliens.theft': 'Cal', 'purpleLeech.steal': 'Cid' });
    expect([moves(t), t.shown.filter(({ key }) => key.endsWith('.got')).map(({ to, sign }) => [to, sign])]).toEqual([
      ['Cid>Pur'],
      [
        [everyAlien, 'shake'],
        [['Pur'], 'nod'],
      ],
    ]);
    const spent = after('Cid', {}, {}, { counters: spentUses });
    expect([spent.called('purpleLeech'), spent.keys.includes('purpleLeech.steal')]).toEqual(['blocked', false]);
  });

  test('KT-266 KT-267 a guard stops both, and the use is gone', () => {
    const t = after('Cid', { 'greenTentacle.kill': 'Cid', 'purpleLeech.steal': 'Cid' }, {}, { statuses: [status('guarded', 'Cid')] });
    expect([stopped(t), t.facts('spent').length]).toEqual([['kill Cid KT-136', 'steal Cid KT-136'], 2]);
  });
});
