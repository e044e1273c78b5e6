import { describe, expect, test } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import { knownTo } from '../../src/rules/known-to.ts';
import { table, type Play } from '../support/play.ts';

/** What a player knows besides what all have heard: kind and clause of the fact that told it. */
const known = (t: Play, name: string): string[] =>
  knownTo(t.session.table, t.seating.seat(name)).map(({ what, clause }) => `${what} ${clause}`);

const village = 'Ann Bob mafia, Cid angelHeart, Dan Eve Fay Gil Hal civilian';
const town =
  'Sam sheriff, Holly hooker, Gus goodGunman, Pat parson, Tim thief, Ben badGunman, Bob bandit, Ina shaman, Ike indian, Cal Cyd citizen';

describe('a player knows', () => {
  test('what the own side has chosen, and nobody else does; the angel what was shown', () => {
    const t = table(princeton, village).at('mafia.kill', 'Dan').at('angelHeart.check', 'Ann');
    expect(known(t, 'Ann')).toEqual(['postponed PR-29']);
    expect(known(t, 'Bob')).toEqual(['postponed PR-29']);
    expect(known(t, 'Cid')).toEqual(['learned PR-38']);
    for (const name of ['Dan', 'Eve', 'Hal']) expect(known(t, name)).toEqual([]);
  });

  test('nothing of what the side decides while in jail', () => {
    const t = table(ktulu, town, {}, { round: 1, phase: 'night', tokens: { statuette: 'Cal' } });
    t.at('sheriff.jail', 'Bob').at('parson.learn', 'Tim').at('bandits.theft', 'Cal').until('banditsCarrier.choose');
    expect(known(t, 'Ben')).toContain('moved KT-082');
    expect(known(t, 'Bob').filter((fact) => fact.endsWith('KT-082'))).toEqual([]);
    expect(known(t, 'Pat')).toEqual(['learned KT-113']);
    expect(known(t, 'Sam')).toEqual(['marked KT-093']);
    expect(known(t, 'Cal')).toEqual([]);
  });

  test('the own deed, and of what came of it only what was told', () => {
    const t = table(ktulu, town, {}, { round: 1, phase: 'night', tokens: { statuette: 'Cal' } });
    t.at('sheriff.jail', 'Cal').at('parson.learn', 'Tim').pass('bandits.theft').at('thief.steal', 'Cal').until('shaman.learn');
    expect(known(t, 'Tim')).toEqual(['spent KT-158', 'learned KT-158']);
    expect(known(t, 'Cal')).toEqual([]);
  });
});
