import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { announced, calls, later, night, nightUpTo, sit } from './tables.ts';

const gang = 'Cid Cal Cob citizen, Guy goodGunman, Ava avenger, Tess thief, Carl cardsharper, Ben badGunman, Ina Ike indian';
const jailed = (on: string) => ({ what: 'jailed', on, by: 'Cid', until: 'dawn' });
const guarded = (on: string) => ({ what: 'guarded', on, by: 'Cid', until: 'dawn' });
const remarks = (cast: Record<string, number>) => ktulu.examine({ ...ktulu.suggest(14, options.parse({})), ...cast }, options.parse({}));

test('KT-152 KT-207 Blackmailer, Avenger, Thief, Cardsharper and Infiltrator are bandits', () => {
  for (const role of ['blackmailer', 'avenger', 'thief', 'cardsharper', 'infiltrator']) expect(ktulu.roles[role]?.faction).toBe('bandits');
});

describe('the Avenger', () => {
  test('KT-157 he kills one player, and only once in a game', () => {
    const t = nightUpTo(later(gang, 'Cid'), 'avenger.kill');
    expect(t.question).toMatchObject({ min: 0, max: 1, aim: 'kill' });
    expect(night(t, { 'avenger.kill': 'Ina' }).dead).toEqual(['Ina']);
    expect(t.facts('spent')).toMatchObject([{ ability: 'avenger', left: 0 }]);
    const after = night(later(gang, 'Cid', {}, { counters: { 'avenger.used': 1 } }));
    expect([after.called('avenger'), after.keys.includes('avenger.kill')]).toEqual(['blocked', false]);
  });

  test('KT-157 KT-048 declining costs him nothing', () => {
    expect(night(later(gang, 'Cid')).facts('spent')).toEqual([]);
  });

  test('KT-157 KT-027 the statuette of his victim is his, and the gang may pass it on at once', () => {
    const t = nightUpTo(later(gang, 'Cid'), 'banditsCarrier.choose', { 'avenger.kill': 'Cid' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Ava', ['bandits']]);
    expect(night(t, { 'banditsCarrier.choose': 'Ben' }).holder('statuette')).toBe('Ben');
  });
});

describe('the Thief', () => {
  test('KT-022 KT-R25 his find tells him nothing of what he carries already, knowingly or not', () => {
    for (const knowing of [true, false]) {
      const t = night(later(gang, { holder: 'Tess', knowing }), { 'thief.steal': 'Ina' });
      expect(t.asked('thief.got')).toMatchObject({ showing: { sign: 'shake', said: { id: 'theft.nothing' } } });
      expect(t.session.table.tokens['statuette']).toMatchObject({ holder: 6, knowing });
    }
  });

  test('KT-158 he steals once in a game, after the carrier was chosen, and keeps it for the night', () => {
    const t = night(later(gang, 'Cid'), { 'thief.steal': 'Cid' });
    expect([t.holder('statuette'), announced(t), t.keys.includes('banditsCarrier.choose')]).toEqual(['Tess', ['bandits'], false]);
    const spent = night(later(gang, 'Cid', {}, { counters: { 'thief.used': 1 } }));
    expect([spent.called('thief'), spent.keys.includes('thief.steal')]).toEqual(['blocked', false]);
  });

  test('KT-158 a theft from somebody else finds nothing and is spent', () => {
    const t = night(later(gang, 'Cid'), { 'thief.steal': 'Cal' });
    expect([t.holder('statuette'), t.facts('spent').length]).toEqual(['Cid', 1]);
    expect(t.facts('attempted')).toMatchObject([{ deed: 'steal', seat: 2, by: { role: 'thief' } }]);
  });

  test('KT-159 he does so apart from the gang, and he alone sees what came of it', () => {
    const t = night(later(gang, 'Cid'), { 'thief.steal': 'Cid' });
    expect(t.keys.indexOf('thief.steal')).toBeGreaterThan(t.keys.indexOf('banditsSleep.sleep'));
    expect(t.asked('thief.steal').to).toEqual([6]);
    expect(t.shown).toMatchObject([{ key: 'thief.got', to: ['Tess'], sign: 'nod' }]);
    expect(night(later(gang, 'Cid'), { 'thief.steal': 'Cal' }).shown).toMatchObject([{ to: ['Tess'], sign: 'shake' }]);
  });
});

describe('the Cardsharper', () => {
  test('KT-160 once in a game he picks a player, and everybody hears whom', () => {
    const t = night(later(gang, 'Cid'), { 'cardsharper.play': 'Cal' });
    expect(t.facts('announced').filter((fact) => fact.said.id === 'cardsharper.played')).toMatchObject([
      { audience: 'public', said: { with: { who: { seat: 2 } } } },
    ]);
    expect(night(later(gang, 'Cid', {}, { counters: { 'cardsharper.used': 1 } })).keys).not.toContain('cardsharper.play');
  });

  test('KT-R25 of a player in a cell the host is warned before he calls him to the cards', () => {
    const t = nightUpTo(later(gang, 'Cid', {}, { statuses: [jailed('Cal')] }), 'cardsharper.play');
    expect(t.question).toMatchObject({ warned: [{ seat: 2, clause: 'KT-R25' }] });
  });

  test('KT-161 if that player carries the statuette he gets it', () => {
    const t = night(later(gang, 'Cid'), { 'cardsharper.play': 'Cid' });
    expect([t.holder('statuette'), announced(t)]).toEqual(['Carl', ['bandits']]);
    expect(night(later(gang, 'Cid'), { 'cardsharper.play': 'Cal' }).holder('statuette')).toBe('Cid');
  });

  test('KT-161 KT-025 X-6 ruled dead as the game is announced, he gets nothing', () => {
    const t = nightUpTo(later(gang, 'Cid'), 'cardsharper.play').at('cardsharper.play', 'Cid').until('cardsharper.played');
    t.rule({ do: 'kill', seat: 'Carl' }).until('indians.kill');
    expect([t.dead, t.holder('statuette')]).toEqual([['Carl'], 'Cid']);
    expect(t.facts('moved')).toEqual([]);
  });

  test('KT-162 the player at cards uses no ability for the rest of the night', () => {
    const seats = 'Cid Cal citizen, Ben badGunman, Carl cardsharper, Sha shaman, Wes warrior';
    const t = night(later(seats, 'Cid'), { 'cardsharper.play': 'Wes' });
    expect([t.called('warrior'), t.called('shaman')]).toEqual(['blocked', 'live']);
    expect(t.statuses('Wes')).toEqual([]);
  });

  test('KT-163 nor has he a say in what his side does, nor can he be made its carrier', () => {
    const t = nightUpTo(later(gang, 'Ike'), 'indians.kill', { 'cardsharper.play': 'Ina' });
    expect(t.question.to).toEqual([10]);
    expect(nightUpTo(later(gang, 'Ike'), 'indiansCarrier.choose', { 'cardsharper.play': 'Ina' }).offered).toEqual(['Ike']);
  });

  test.each([[jailed('Ina')], [guarded('Ina')]])(
    'KT-161 KT-162 a cell or a shield stops his theft, not the game of cards (%j)',
    (status) => {
      const t = nightUpTo(later(gang, 'Ina', {}, { statuses: [status] }), 'indians.kill', { 'cardsharper.play': 'Ina' });
      expect(t.holder('statuette')).toBe('Ina');
      expect(t.statuses('Ina')).toContain('atCards');
    },
  );
});

describe('the Infiltrator', () => {
  const seats = 'Cid Cal citizen, Don drunkJudge, Ben badGunman, Ian infiltrator, Ole stagecoach, Mo mormonIndian';

  test('KT-207 once in a game he alone learns one player’s role and side', () => {
    const t = night(later(seats, 'Ben'), { 'infiltrator.learn': 'Ole' });
    expect(t.shown).toMatchObject([{ key: 'infiltrator.learned', to: ['Ian'] }]);
    expect(t.asked('infiltrator.learned')).toMatchObject({
      showing: { role: 'stagecoach', said: { with: { faction: { faction: 'indians' } } } },
    });
    expect(night(later(seats, 'Ben', {}, { counters: { 'infiltrator.used': 1 } })).keys).not.toContain('infiltrator.learn');
  });

  test('KT-R51 his turn is when the bandits have woken, before they steal', () => {
    expect(calls(night(later(seats, 'Cid'))).slice(1, 4)).toEqual(['banditsWake', 'infiltrator', 'banditsSteal']);
  });

  test('KT-R51 in a cell he is called and asked nothing', () => {
    const t = night(later(seats, 'Cid', {}, { statuses: [jailed('Ian')] }));
    expect([t.called('infiltrator'), t.keys.includes('infiltrator.learn')]).toEqual(['blocked', false]);
  });

  test.each([
    ['Mo', 'mormonIndian', 'indians'],
    ['Don', 'drunkJudge', 'citizens'],
    ['Ole', 'stagecoach', 'indians'],
  ])('KT-R68 a check of %s shows %s of the %s', (who, role, faction) => {
    const t = night(later(seats, 'Ben'), { 'infiltrator.learn': who });
    expect(t.asked('infiltrator.learned')).toMatchObject({ showing: { role, said: { with: { role: { role }, faction: { faction } } } } });
  });

  test('KT-R68 a check of the side alone says no more than the side, of loners as of anybody', () => {
    const t = night(later('Pat parson, Cid citizen, Ben badGunman, Ina indian, Luke luckyLuke', 'Ben', { luckyLuke: true }), {
      'parson.learn': 'Luke',
    });
    expect(t.asked('parson.learned')).toMatchObject({ showing: { faction: 'luckyLuke', said: { id: 'learn.faction' } } });
    expect(
      night(later('Pat parson, Cid citizen, Ben badGunman, Ole stagecoach', 'Ben'), { 'parson.learn': 'Ole' }).asked('parson.learned'),
    ).toMatchObject({ showing: { faction: 'indians' } });
  });
});

describe('advice about bandits', () => {
  test('KT-156 dealing the Blackmailer brings no remark, and what a bound player says no question asks', () => {
    expect(remarks({ blackmailer: 1, bandit: 0 }).filter(({ why }) => JSON.stringify(why).includes('blackmailer'))).toEqual([]);
    const t = nightUpTo(sit('Cid Cal Cob citizen, Ben badGunman, Blake blackmailer, Ina indian'), 'day.next', {
      'blackmailer.bind': 'Cid',
      'bandits.firstCarrier': 'Ben',
    });
    expect(t.question).toMatchObject({ options: [{ id: 'duel' }, { id: 'search' }] });
  });

  test('KT-208 dealing the Infiltrator brings a note, no more', () => {
    expect(remarks({ infiltrator: 1 }).filter(({ clause }) => clause === 'KT-208')).toMatchObject([
      { level: 'note', why: { with: { role: { role: 'infiltrator' } } } },
    ]);
    expect(remarks({}).filter(({ clause }) => clause === 'KT-208')).toEqual([]);
  });
});
