import { describe, expect, test } from 'vitest';
import { examine, fewest, most, suggest } from '../../../src/games/ktulu/cast.ts';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import { cards, mormons } from '../../../src/games/ktulu/cards.ts';
import type { Cast } from '../../../src/kernel/game.ts';
import { linesFor } from '../../../src/rules/night-card.ts';
import type { HouseRules } from './tables.ts';

const words = ktulu.words;

const rules = (given: HouseRules = {}) => options.parse(given);
const usual = (players: number, given: HouseRules = {}): Cast => suggest(players, rules(given));
/** The usual fourteen with some cards changed. */
const dealt = (change: Cast, from: Cast = usual(14)): Cast =>
  Object.fromEntries(Object.entries({ ...from, ...change }).filter(([, n]) => n > 0));
const found = (cast: Cast, given: HouseRules = {}): string[] =>
  examine(cast, rules(given)).map(({ level, clause, why }) => `${level} ${clause} ${why.id}`);
const refusals = (cast: Cast, given: HouseRules = {}): string[] => found(cast, given).filter((line) => line.startsWith('refuse'));
const factionsOf = (...roles: readonly string[]) => new Set(roles.map((role) => ktulu.roles[role]?.faction));
const lines = (cast: Cast, given: HouseRules = {}): string[] =>
  linesFor(ktulu.nightCard(cast, rules(given)), cast).flatMap((s) => s.lines.map((line) => line.id));

test.each(['citizens', 'bandits', 'indians'])('KT-003 a game without %s cannot begin', (faction) => {
  expect(refusals(usual(14))).toEqual([]);
  expect(refusals(Object.fromEntries(Object.entries(usual(14)).filter(([role]) => ktulu.roles[role]?.faction !== faction)))).toContain(
    'refuse KT-003 cast.noFaction',
  );
});

test.each(['sheriff', 'hooker', 'goodGunman', 'badGunman'])('KT-090 no game without the %s', (role) => {
  expect(found(dealt({ [role]: 0, taxman: 1, avenger: 1 }))).toContain('refuse KT-090 cast.missingMandatory');
  expect(found(usual(14))).toEqual([]);
});

test('KT-091 KT-111 KT-192 the Sheriff, the Crystallic citizen and all the common citizen roles are citizens', () => {
  const named = [
    'parson',
    'judge',
    'mayor',
    'drunkard',
    'drunkJudge',
    'drunkMayor',
    'taxman',
    'guard',
    'hairdresser',
    'gambler',
    'executor',
    'investigator',
  ];
  expect(factionsOf('sheriff', 'crystal', ...named)).toEqual(new Set(['citizens']));
});

test('KT-152 the common bandits', () => {
  expect(factionsOf('blackmailer', 'avenger', 'thief', 'cardsharper')).toEqual(new Set(['bandits']));
});

test('KT-164 the common Indians', () => {
  expect(factionsOf('shaman', 'femaleShaman', 'leader', 'loneCoyot', 'quietFoot', 'binocularEye', 'burningRage', 'stagecoach')).toEqual(
    new Set(['indians']),
  );
});

test('KT-112 Parson, Judge and Shaman are dealt before other cards without a duty', () => {
  for (const n of [11, 14, 23, 30]) expect(usual(n)).toMatchObject({ parson: 1, judge: 1, shaman: 1 });
  expect(usual(fewest)).toMatchObject({ shaman: 1 });
});

test('KT-012 KT-R5 named cards are suggested before bare ones; a bare card is allowed, with a remark', () => {
  const bare = ['citizen', 'bandit', 'indian', 'alien'];
  for (let n = fewest; n <= 20; n++) expect(Object.keys(usual(n)).filter((role) => bare.includes(role))).toEqual([]);
  const bandits = ['badGunman', 'avenger', 'thief', 'blackmailer', 'cardsharper', 'infiltrator'];
  for (let n = 21; n <= most; n++) if (usual(n)['bandit']) expect(bandits.filter((role) => !usual(n)[role])).toEqual([]);
  for (const role of ['citizen', 'bandit', 'indian']) {
    expect(ktulu.roles).toHaveProperty([role, 'id'], role);
    expect(found(dealt({ [role]: 1 })).filter((line) => line.includes('KT-012'))).toEqual(['note KT-012 cast.bare']);
  }
  expect(refusals(dealt({ citizen: 3, bandit: 2 }))).toEqual([]);
});

test('KT-012 a bare card is advised against only while its faction has named cards left; else the remark says that it makes up the number', () => {
  const about = (cast: Cast) =>
    examine(cast, rules())
      .filter(({ clause }) => clause === 'KT-012')
      .map(({ why }) => why);
  expect(usual(23)).toMatchObject({ bandit: 1 });
  expect(about(usual(23))).toEqual([{ id: 'cast.bareRest', with: { factions: { factions: ['bandits'] } } }]);
  expect(about(dealt({ citizen: 1, hairdresser: 0 }, usual(23)))).toEqual([
    { id: 'cast.bare', with: { factions: { factions: ['citizens'] } } },
    { id: 'cast.bareRest', with: { factions: { factions: ['bandits'] } } },
  ]);
  for (let n = fewest; n <= most; n++) expect(about(usual(n)).map(({ id }) => id)).not.toContain('cast.bare');
});

test('KT-013 the catalogue is larger than any game needs, and many of its cards never act at night', () => {
  expect(Object.keys(ktulu.roles).length).toBeGreaterThan(ktulu.players.max);
  const cast = dealt({ citizen: 1, bandit: 1, crystal: 1 });
  const passive = ['goodGunman', 'badGunman', 'judge', 'mayor', 'crystal', 'citizen', 'bandit'];
  const own = ktulu
    .nightCard(cast, rules())
    .flatMap((s) => s.lines)
    .filter((line) => line.kind === 'role');
  expect(passive.filter((role) => own.some((line) => line.roles.includes(role)))).toEqual([]);
});

test('KT-R6 no card twice, except the bare ones', () => {
  for (const role of ['sheriff', 'thief', 'shaman', 'mormonCitizen'])
    expect(found(dealt({ [role]: 2 }))).toContain('refuse KT-R6 cast.twice');
  expect(refusals(dealt({ citizen: 2, bandit: 2, indian: 2 }))).toEqual([]);
});

describe('cards that go together, or never', () => {
  test.each([
    ['drunkJudge', 'judge'],
    ['drunkJudge', 'drunkard'],
    ['drunkMayor', 'mayor'],
    ['drunkMayor', 'drunkard'],
  ])('KT-130 KT-R8 no %s beside the %s', (drunk, sober) => {
    const none = { judge: 0, mayor: 0, drunkard: 0 };
    expect(found(dealt({ ...none, [drunk]: 1, [sober]: 1 }))).toContain('refuse KT-130 cast.drunkExcludes');
    expect(refusals(dealt({ ...none, [drunk]: 1 }))).toEqual([]);
  });

  test('KT-131 KT-R8 each drunk card goes with the other sober one, and both go together', () => {
    expect(refusals(dealt({ judge: 0, drunkJudge: 1, mayor: 1 }))).toEqual([]);
    expect(refusals(dealt({ mayor: 0, drunkMayor: 1, judge: 1 }))).toEqual([]);
    expect(refusals(dealt({ judge: 0, mayor: 0, drunkJudge: 1, drunkMayor: 1 }))).toEqual([]);
  });

  test('KT-132 a Drunk judge in the place of the Judge is no reason for a remark', () => {
    expect(found(dealt({ judge: 0, drunkJudge: 1 }))).toEqual([]);
  });

  test('KT-145 KT-R9 Executor and Investigator come as a pair or not at all', () => {
    expect(found(dealt({ executor: 1 }))).toEqual(['refuse KT-R9 cast.executorPair']);
    expect(found(dealt({ investigator: 1 }))).toEqual(['refuse KT-R9 cast.executorPair']);
    expect(found(dealt({ executor: 1, investigator: 1 }))).toEqual([]);
  });

  test('KT-187 the Mormons are three, one on each base side', () => {
    expect(mormons.map((role) => ktulu.roles[role]?.faction)).toEqual(['citizens', 'bandits', 'indians']);
    const three = { mormonCitizen: 1, mormonBandit: 1, mormonIndian: 1 };
    expect(refusals(dealt(three))).toEqual([]);
    for (const role of mormons) {
      expect(refusals(dealt({ ...three, [role]: 0 }))).toEqual(['refuse KT-187 cast.mormonsThree']);
      expect(refusals(dealt({ [role]: 1 }))).toEqual(['refuse KT-187 cast.mormonsThree']);
    }
  });

  test('KT-296 KT-297 no Janosik beside Executor and Investigator', () => {
    const on: HouseRules = { janosik: true };
    expect(refusals(dealt({ executor: 1, investigator: 1 }, usual(14, on)), on)).toEqual(['refuse KT-296 cast.janosikExecutor']);
    expect(refusals(usual(14, on), on)).toEqual([]);
  });
});

describe('advice that stops nobody', () => {
  const remarks = (change: Cast): string[] => found(dealt(change)).filter((line) => !line.includes('KT-009'));

  test.each([
    ['KT-193', 'crystal'],
    ['KT-196', 'doctor'],
    ['KT-204', 'inciter'],
    ['KT-206', 'seducer'],
    ['KT-208', 'infiltrator'],
    ['KT-210', 'warrior'],
    ['KT-214', 'trailer'],
  ])('KT-193 KT-196 KT-204 KT-206 KT-208 KT-210 KT-214 with a note (%s) the %s may be dealt', (clause, role) => {
    expect(remarks({ [role]: 1 })).toEqual([`note ${clause} cast.rarely`]);
    expect(remarks({ [role]: 0 })).toEqual([]);
  });

  test('KT-197 the Doctor has no turn of the night: nobody is protected in advance', () => {
    const own = ktulu
      .nightCard(usual(14), rules())
      .flatMap((s) => s.lines)
      .filter((line) => line.roles.includes('doctor'));
    expect(own).toEqual([]);
  });

  test('KT-156 KT-172 Blackmailer and Leader are suggested like any other card and dealt without a remark', () => {
    expect(remarks({ blackmailer: 1, leader: 1 })).toEqual([]);
    expect(usual(14)).toMatchObject({ blackmailer: 1, leader: 1 });
  });

  test('KT-144 KT-R10 a warning of the Gambler below fourteen, and none is suggested there', () => {
    const gamble = (players: number) =>
      found(dealt({ gambler: 1 }, dealt({ gambler: 0 }, usual(players - (usual(players)['gambler'] ?? 0) - 1))));
    expect(gamble(13)).toContain('warn KT-144 cast.gamblerSmall');
    expect(found(dealt({ gambler: 1, guard: 0 }))).toEqual([]);
    for (let n = fewest; n < 14; n++) expect(usual(n)).not.toHaveProperty('gambler');
  });

  test('KT-191 KT-R10 a warning of the Mormons below twenty', () => {
    const three = { mormonCitizen: 1, mormonBandit: 1, mormonIndian: 1 };
    expect(found(dealt(three, usual(16)))).toContain('warn KT-191 cast.mormonsSmall');
    expect(found(dealt(three, usual(17))).filter((line) => line.includes('KT-191'))).toEqual([]);
  });
});

describe('more sides', () => {
  const sides: HouseRules = { aliens: true, luckyLuke: true, janosik: true };

  test('KT-004 KT-005 KT-254 aliens may join, at a large table more of them; their option stands before those of the other sides', () => {
    expect(rules()).toMatchObject({ aliens: false, luckyLuke: false, janosik: false });
    const team = (n: number) => Object.keys(usual(n, { aliens: true })).filter((role) => ktulu.roles[role]?.faction === 'aliens').length;
    expect([team(14), team(23), team(30)]).toEqual([2, 3, 5]);
    for (const n of [14, 23, 30]) expect(refusals(usual(n, { aliens: true }), { aliens: true })).toEqual([]);
    expect(Object.keys(options.shape)[0]).toBe('aliens');
    expect(options.shape.aliens.meta()?.['clause']).toBe('KT-005');
    expect(words.en['option.aliens.help']).toContain('for large tables');
  });

  test('KT-006 Lucky Luke and Janosik are one seat each when they are switched on', () => {
    for (const loner of ['luckyLuke', 'janosik'] as const) {
      const on = { [loner]: true };
      expect(usual(15, on)[loner]).toBe(1);
      expect(refusals(usual(15, on), on)).toEqual([]);
      expect(found(usual(15), on)).toContain('refuse KT-006 cast.extraOn');
      expect(found(dealt({ [loner]: 2 }), on)).toContain('refuse KT-R6 cast.twice');
      expect(cards[loner]).toEqual([loner]);
    }
  });

  test('KT-007 beside the aliens only Lucky Luke and Janosik are on offer, without a remark', () => {
    expect(ktulu.factions.map(({ id }) => id)).toEqual(['citizens', 'bandits', 'indians', 'aliens', 'luckyLuke', 'janosik']);
    expect(found(usual(16, { luckyLuke: true, janosik: true }), { luckyLuke: true, janosik: true })).toEqual([]);
  });

  test('KT-008 a side that is off has no cards, and neither steps of the night nor endings can come about', () => {
    for (const [role, faction] of [
      ['detector', 'aliens'],
      ['luckyLuke', 'luckyLuke'],
      ['janosik', 'janosik'],
    ] as const) {
      expect(found(dealt({ [role]: 1 })), faction).toContain('refuse KT-008 cast.extraOff');
    }
    expect(lines(usual(14)).filter((id) => /^(aliens|luke|detector|mindEater|megaAlien|greenTentacle|purpleLeech)/.test(id))).toEqual([]);
    expect(lines(usual(20, sides), sides)).toEqual(expect.arrayContaining(['aliensMeet', 'lukeWakes', 'lukeWins', 'aliensUse']));
    const base = lines(usual(14));
    expect(base).toEqual(lines(dealt({ detector: 1, mindEater: 1, luckyLuke: 1 })).filter((id) => base.includes(id)));
  });

  test('KT-298 whether anybody is hanged stays a vote with Janosik in the game, and nothing is warned of', () => {
    expect(found(usual(15, { janosik: true }), { janosik: true })).toEqual([]);
  });
});

test('KT-R2 fewer than six and more than forty cards are refused', () => {
  expect(found({ sheriff: 1, hooker: 1, goodGunman: 1, badGunman: 1, shaman: 1 })).toContain('refuse KT-R2 cast.size');
  expect(refusals(usual(fewest))).toEqual([]);
  expect(refusals(usual(most), { shipNight: 6 })).toEqual([]);
  expect(refusals(usual(most + 1), { shipNight: 6 })).toEqual(['refuse KT-R2 cast.size']);
});
