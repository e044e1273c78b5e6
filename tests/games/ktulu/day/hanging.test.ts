import { describe, expect, test } from 'vitest';
import type { How } from '../../../support/play.ts';
import { byDay, fight, type HouseRules, isNight, named, nominate, told, unanimous, withCitizens } from './days.ts';

/** Up to the moment before the noose: everybody is for hanging this player. */
const condemn = (who: string, seats: string, rules: HouseRules = {}, how: How = {}) =>
  unanimous(nominate(byDay(seats, rules, how), who), 'mistreat.any', 'yes');
const town = withCitizens('May mayor, Cis Cal citizen');
const band = withCitizens('Jan janosik, Cis Cal citizen');

describe('the Mayor', () => {
  test('KT-120 may be revealed after the vote, and the condemned player lives', () => {
    const t = condemn('Bud', town).at('window.pardon', 'May');
    expect(t.dead).toEqual([]);
    expect(t.facts('revealed')).toMatchObject([{ seat: 4, role: 'mayor', clause: 'KT-120', audience: 'public' }]);
    expect(named(t, 'pardon.spared')).toEqual(['Bud']);
  });

  test('KT-120 stays silent, and the player is hanged', () => {
    const t = condemn('Bud', town).pass('window.pardon');
    expect(t.dead).toEqual(['Bud']);
    expect(t.facts('died'), 'because of the latest vote').toMatchObject([
      { clause: 'KT-073', because: t.story.findLastIndex(({ what }) => what === 'voted') },
    ]);
  });

  test('KT-R82 nobody else is hanged instead', () => {
    const t = unanimous(unanimous(nominate(byDay(town), 'Bud Cis'), 'mistreat.any', 'yes'), 'mistreat.who', 'Bud').at(
      'window.pardon',
      'May',
    );
    expect([isNight(t), t.dead]).toEqual([true, []]);
  });

  test('KT-R82 may spare himself', () => {
    const t = condemn('May', town).at('window.pardon', 'May');
    expect([t.dead, named(t, 'pardon.spared')]).toEqual([[], ['May']]);
  });

  test('KT-R82 has no other moment: only a vote to hang opens the window', () => {
    const t = fight(byDay(town), 'Cis', 'Bud', 'Cis 1');
    expect(t.keys).not.toContain('window.pardon');
    expect(unanimous(nominate(byDay(town), 'Bud'), 'mistreat.any', 'no').keys).not.toContain('window.pardon');
  });

  test('KT-047 KT-R66 publicly known, cannot spare anybody any more', () => {
    const t = condemn('Bud', town);
    t.rule({ do: 'reveal', seat: 'May' });
    expect(t.refuses('window.pardon', 'May')).toMatchObject({ id: 'bar.knownAlready', clause: 'KT-047' });
  });

  test('KT-048 declining does not use the pardon up', () => {
    const t = condemn('Bud', town).pass('window.pardon');
    expect(t.session.table.at(4).revealed).toBe(false);
    expect(t.facts('spent')).toEqual([]);
  });

  test('KT-121 breaks ties from the pardon on', () => {
    const t = condemn('Bud', town).at('window.pardon', 'May');
    expect(t.statuses('May')).toEqual(['tieBreaker']);
  });

  test('KT-122 but not in a duel', () => {
    const t = byDay(town).rule({ do: 'reveal', seat: 'May' });
    fight(t, 'Cis', 'Bud', 'Cis 2', 'Bud 2');
    expect(t.statuses('May')).toEqual(['tieBreaker']);
    expect(t.keys).not.toContain('duel.vote.tie');
    expect(t.dead).toEqual(['Cis', 'Bud']);
  });

  test('KT-121 dead, breaks nothing', () => {
    const t = byDay(town, {}, { dead: 'May' }).rule({ do: 'reveal', seat: 'May' });
    nominate(t, 'Cis Cal Sam').vote('search.vote', 'Sam Holly Gus Cis Cal > Cis Cal', 'Ben Bob Bud Ina Ivy > Cis Sam');
    expect(t.keys).not.toContain('search.vote.tie');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cis']);
  });

  test('KT-121 who broke ties and then dies, breaks none any more', () => {
    const t = fight(byDay(town).rule({ do: 'reveal', seat: 'May' }), 'Cal', 'Bud');
    expect(t.statuses('May')).toEqual(['tieBreaker']);
    nominate(t.rule({ do: 'kill', seat: 'May' }), 'Cis Cal Sam').vote(
      'search.vote',
      'Sam Holly Gus Cis Cal > Cis Cal',
      'Ben Bob Bud Ina Ivy > Cis Sam',
    );
    expect(t.keys).not.toContain('search.vote.tie');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cis']);
  });

  test('KT-129 the Drunk mayor does the same', () => {
    const t = condemn('Bud', town.replace('May mayor', 'May drunkMayor')).at('window.pardon', 'May');
    expect([t.dead, t.statuses('May')]).toEqual([[], ['tieBreaker']]);
  });

  test('KT-R71 the window is open while the Mayor lives hidden, and not for a Mayor who is publicly known or was never dealt', () => {
    expect(condemn('Bud', town).question).toMatchObject({ key: 'window.pardon', seats: [4] });
    expect(fight(byDay(town), 'Cis', 'May', 'Cis 1').dead).toEqual(['May']);
    const late = unanimous(nominate(fight(byDay(town), 'Cis', 'May', 'Cis 1'), 'Bud'), 'mistreat.any', 'yes');
    expect([late.dead, late.keys.includes('window.pardon')]).toEqual([['May', 'Bud'], false]);
    expect(condemn('Bud', withCitizens('Cid Cis Cal citizen')).keys).not.toContain('window.pardon');
  });
});

describe('Janosik', () => {
  const on = { janosik: true };

  test('KT-294 hanged, wins', () => {
    expect(condemn('Jan', band, on).winner).toEqual(['janosik']);
  });

  test('KT-295 an instant before the hanging, so that nothing of the death follows', () => {
    const t = condemn('Jan', band, on);
    expect(t.winner).toEqual(['janosik']);
    expect(t.facts('died')).toEqual([]);
    expect(t.facts('revealed')).toEqual([]);
  });

  test('KT-R87 spared by the Mayor, is not hanged and does not win', () => {
    const t = condemn('Jan', withCitizens('Jan janosik, May mayor, Cal citizen'), on).at('window.pardon', 'May');
    expect([t.winner, t.dead]).toEqual([undefined, []]);
  });

  test('KT-R87 no Doctor comes in time', () => {
    const t = condemn('Jan', withCitizens('Jan janosik, Doc doctor, Cal citizen'), on);
    expect(t.winner).toEqual(['janosik']);
    expect(t.keys).not.toContain('window.attempt.kill');
  });

  test('KT-R87 any other death is a loss', () => {
    const t = fight(byDay(band, on), 'Jan', 'Cis', 'Cis 3');
    expect([t.dead, t.winner]).toEqual([['Jan'], undefined]);
  });

  test('KT-293 steps in nowhere', () => {
    expect(fight(byDay(band, on), 'Cis', 'Bud', 'Cis 1').keys.filter((key) => key.startsWith('window'))).toEqual([]);
  });
});

describe('the Doctor', () => {
  const ward = withCitizens('Doc doctor, Cis Cal citizen');

  test('KT-R54 may cancel a hanging: the player lives, and nobody learns why', () => {
    const t = condemn('Bud', ward).at('window.attempt.kill', 'Doc');
    expect(t.dead).toEqual([]);
    expect(told(t).at(-1)).not.toBe('death.known');
    expect(named(t, 'hang.survives')).toEqual(['Bud']);
    expect(t.session.table.at(4).revealed).toBe(false);
  });

  test('KT-R54 with doctorStopsHanging off may not, yet is asked all the same', () => {
    const t = condemn('Bud', ward, { doctorStopsHanging: false });
    expect(t.refuses('window.attempt.kill', 'Doc')).toMatchObject({ clause: 'KT-R54' });
    expect(t.pass('window.attempt.kill').dead).toEqual(['Bud']);
  });
});

describe('after a hanging', () => {
  test('KT-039 Indians win when the last outsider is hanged', () => {
    const t = condemn(
      'Cis',
      withCitizens('Cid Cis Cal citizen'),
      {},
      { dead: 'Sam Holly Gus Cid Cal Ben Bob Bud', tokens: { statuette: 'Ina' } },
    );
    expect(t.winner).toEqual(['indians']);
  });
});
