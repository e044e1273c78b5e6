import { describe, expect, test } from 'vitest';
import { castFor, setupTable } from '../../../src/cards/setup-table.ts';
import { examine, setupTable as reference, suggest } from '../../../src/games/vendetta/cast.ts';
import { vendetta } from '../../../src/games/vendetta/index.ts';
import { leaders, loners, mobsters, specialists } from '../../../src/games/vendetta/classes.ts';
import { options } from '../../../src/games/vendetta/options.ts';
import type { Cast } from '../../../src/kernel/game.ts';
import { sizeOf } from '../../../src/rules/cast.ts';
import { deckFile, sound } from '../../cards/decks.ts';
import { night, sit, type HouseRules } from './tables.ts';

const words = vendetta.words;

const rules = (given: HouseRules = {}) => options.parse(given);
const usual = (players: number, given: HouseRules = {}): Cast => suggest(players, rules(given));
const found = (cast: Cast, given: HouseRules = {}): string[] =>
  examine(cast, rules(given)).map(({ level, clause, why }) => `${level} ${clause} ${why.id}`);
const of = (cls: string): string[] =>
  Object.values(vendetta.roles)
    .filter((role) => role.class === cls)
    .map((role) => role.id);
const total = (cast: Cast, roles: readonly string[]): number => roles.reduce((sum, role) => sum + (cast[role] ?? 0), 0);

const deck = sound(deckFile('vendetta'));
const cardOf = (role: string) => deck.cards.find((card) => card.role === role)?.face;
const look = (role: string): unknown => {
  const face = cardOf(role);
  return face && face.style !== 'playing-card' ? [face.colours.ground, face.letter, face.caption] : undefined;
};
const sizes = Array.from({ length: 11 }, (_, i) => i + 6);

describe('classes', () => {
  test('VD-19 three civilian classes, told apart on the card by colour, letter and class line', () => {
    expect([of('bystander'), of('specialist'), of('leader')]).toEqual([['bystander'], [...specialists], [...leaders]]);
    for (const cls of ['bystander', 'specialist', 'leader'])
      for (const role of of(cls)) expect(vendetta.roles[role]?.faction).toBe('civilians');
    const looks = ['bystander', 'specialist', 'leader'].map((cls) => new Set(of(cls).map((role) => JSON.stringify(look(role)))));
    expect(looks.map((set) => set.size)).toEqual([1, 1, 1]);
    expect(new Set(looks.flatMap((set) => [...set])).size).toBe(3);
  });

  test('VD-20 bystanders have no ability and are the bulk of the civilians', () => {
    expect(
      vendetta
        .nightCard(usual(12), rules())
        .flatMap((s) => s.lines)
        .filter((line) => line.roles.includes('bystander')),
    ).toEqual([]);
    for (const n of sizes) expect(usual(n)['bystander']).toBeGreaterThanOrEqual(total(usual(n), [...specialists, ...leaders]));
  });

  test('VD-21 specialists are one of a kind, and a game has few or none', () => {
    expect(found({ ...usual(12), nurse: 2, bystander: 5 })).toContain('refuse VD-21 cast.oneOfEach');
    expect(sizes.map((n) => total(usual(n), specialists))).toEqual([0, 0, 1, 1, 2, 1, 2, 2, 3, 3, 3]);
  });

  test('VD-22 VD-76 never more than one leader in a game', () => {
    expect(found({ ...usual(12), sheriff: 1, bystander: 5 })).toEqual(['refuse VD-22 cast.oneLeader']);
    expect(found({ ...usual(12), detective: 2, bystander: 5 })).toEqual(['refuse VD-22 cast.oneLeader']);
    for (const n of sizes) expect(total(usual(n), leaders)).toBe(1);
  });

  test('VD-24 two Mafia classes, told apart on the card', () => {
    expect([of('thug'), of('mobster')]).toEqual([['thug'], [...mobsters]]);
    for (const role of [...of('thug'), ...of('mobster')]) expect(vendetta.roles[role]?.faction).toBe('mafia');
    const all = new Set(['bystander', 'nurse', 'detective', 'thug', 'thief', 'yakuza', 'psycho'].map((role) => JSON.stringify(look(role))));
    expect(all.size).toBe(7);
  });

  test('VD-25 VD-26 thugs are most of the Mafia; mobsters are one of a kind, few or none', () => {
    for (const n of sizes) expect(usual(n)['thug']).toBeGreaterThanOrEqual(total(usual(n), mobsters));
    expect(found({ ...usual(12), thief: 2, thug: 1 })).toContain('refuse VD-26 cast.oneOfEach');
    expect(
      vendetta
        .nightCard(usual(12), rules())
        .flatMap((s) => s.lines)
        .filter((line) => line.kind === 'role' && line.roles.includes('thug')),
    ).toEqual([]);
  });

  test('VD-27 VD-73 every role except Bystander and Thug has a line of its own on the night card, or one with its gang', () => {
    const lines = vendetta.nightCard(usual(12), rules()).flatMap((s) => s.lines);
    const own = lines.filter((line) => line.kind === 'role').flatMap((line) => line.roles);
    expect([...own].sort()).toEqual([...specialists, ...leaders, ...mobsters, 'psycho', 'femmeFatale'].sort());
    expect(lines.filter((line) => line.roles.includes('yakuza')).map((line) => line.id)).toEqual(['yakuzaMeet', 'yakuza']);
  });

  test('VD-28 VD-30 before the first night the facilitator is reminded of the circle and of the abilities, which every role has in words', () => {
    const { note } = sit().until('deal.secret').question;
    const text = note ? sit().say(note) : '';
    expect(text).toContain('in a circle');
    expect(text).toContain('all know what the roles in play can do');
    for (const role of Object.keys(vendetta.roles)) expect(words.en).toHaveProperty([`role.${role}.ability`]);
  });
});

describe('the setup reference', () => {
  test.each([
    [6, { detective: 1, thug: 1, bystander: 4 }],
    [7, { detective: 1, thug: 2, bystander: 4 }],
    [8, { detective: 1, nurse: 1, thug: 2, bystander: 4 }],
    [9, { detective: 1, nurse: 1, thug: 2, bystander: 5 }],
    [10, { detective: 1, nurse: 1, bodyguard: 1, thug: 2, thief: 1, bystander: 4 }],
    [11, { detective: 1, nurse: 1, thug: 2, thief: 1, bystander: 6 }],
    [12, { detective: 1, nurse: 1, bodyguard: 1, thug: 2, thief: 1, bystander: 6 }],
    [13, { detective: 1, nurse: 1, bodyguard: 1, thug: 3, thief: 1, bystander: 6 }],
    [14, { detective: 1, nurse: 1, bodyguard: 1, vixen: 1, thug: 3, thief: 1, bystander: 6 }],
    [15, { detective: 1, nurse: 1, bodyguard: 1, vixen: 1, thug: 3, thief: 1, bystander: 7 }],
    [16, { detective: 1, nurse: 1, bodyguard: 1, vixen: 1, thug: 2, thief: 1, lawyer: 1, bystander: 8 }],
  ])('VD-35 %i players: %j', (players, cast) => {
    expect(usual(players)).toEqual(cast);
    expect(castFor(deck, players, vendetta)).toEqual(cast);
    expect(found(cast)).toEqual([]);
    expect(reference).toHaveProperty([players]);
  });

  test('VD-31 the rows deal one card each, from a deck that has them, up to the first night', () => {
    for (const n of sizes) {
      expect(sizeOf(usual(n))).toBe(n);
      for (const [role, wanted] of Object.entries(usual(n)))
        expect(deck.cards.filter((card) => card.role === role).length, role).toBeGreaterThanOrEqual(wanted);
    }
    expect([...deck.facilitator].sort()).toEqual(Object.keys(vendetta.roles).sort());
    const t = sit();
    expect(t.until('night.falls').keys).toEqual(['deal.secret', 'night.falls']);
  });

  test('VD-35 five or seventeen players are refused', () => {
    expect(found({ bystander: 3, detective: 1, thug: 1 })).toEqual(['refuse VD-35 cast.size']);
    expect(found({ ...usual(16), bystander: 9 })).toEqual(['refuse VD-35 cast.size']);
  });

  test('VD-32 the usual leader is the Detective; any other may be chosen instead', () => {
    expect(usual(9)['detective']).toBe(1);
    for (const leader of leaders) {
      expect(usual(12, { leader })[leader]).toBe(1);
      expect(found(usual(12, { leader }), { leader })).toEqual([]);
    }
  });

  test('VD-33 specialists come in the order Nurse, Bodyguard, Vixen, unless another order is agreed', () => {
    expect(specialists.filter((role) => usual(14)[role])).toEqual(['nurse', 'bodyguard', 'vixen']);
    expect(found({ detective: 1, vixen: 1, thug: 2, bystander: 4 })).toEqual(['note VD-33 cast.order']);
    const own: HouseRules = { specialists: ['journalist', 'hypnotist'] };
    expect(usual(12, own)).toMatchObject({ journalist: 1, hypnotist: 1 });
    expect(found(usual(12, own), own)).toEqual([]);
  });

  test('VD-34 mobsters come in the order Thief, Lawyer, unless another order is agreed', () => {
    expect(mobsters.filter((role) => usual(16)[role])).toEqual(['thief', 'lawyer']);
    expect(found({ ...usual(10), thief: 0, lawyer: 1 })).toEqual(['note VD-34 cast.order']);
    const own: HouseRules = { mobsters: ['godfather', 'snitch'] };
    expect(usual(16, own)).toMatchObject({ godfather: 1, snitch: 1, thug: 2 });
    expect(found(usual(16, own), own)).toEqual([]);
  });

  test.each([
    ['nurse', 'journalist', 'VD-33'],
    ['bodyguard', 'hypnotist', 'VD-33'],
    ['thief', 'snitch', 'VD-34'],
    ['detective', 'priest', ''],
  ])('a swap within a class is legal: %s for %s', (out, into, remark) => {
    const cast = { ...usual(12), [out]: 0, [into]: 1 };
    expect(examine(cast, rules()).filter((f) => f.level !== 'note')).toEqual([]);
    expect(examine(cast, rules()).map((f) => f.clause)).toEqual(remark === '' ? [] : [remark]);
  });

  test.each([
    ['no Mafia', { bystander: 7, detective: 1 }, 'VD-01', 'cast.noMafia'],
    ['a Mafia that has won already', { bystander: 3, detective: 1, thug: 4 }, 'VD-05', 'cast.mafiaAlreadyWon'],
    ['a Yakuza without its mode', { ...usual(12), yakuza: 1, bystander: 5 }, 'VD-86', 'cast.yakuzaMode'],
    ['a Loner without its mode', { ...usual(12), psycho: 1, bystander: 5 }, 'VD-96', 'cast.lonerMode'],
  ])('%s cannot be played', (_, cast, clause, id) => {
    expect(found(cast)).toContain(`refuse ${clause} ${id}`);
  });
});

describe('the modes', () => {
  const yakuza: HouseRules = { mode: 'yakuza' };
  const loner: HouseRules = { mode: 'loner' };

  test('VD-85 the casting tables of the modes stand in the deck after the standard one', () => {
    const table = setupTable(deck, vendetta)?.rows ?? [];
    const titled = table.flatMap((row) => (row.title ? [[row.title.en, row.players[0]]] : []));
    expect(titled).toEqual([
      ['With the Yakuza', 12],
      ['With a Loner', 10],
    ]);
    expect(table.slice(11).map(({ roles }) => roles)).toEqual([
      ...[12, 13, 14, 15, 16].map((n) => usual(n, yakuza)),
      ...[10, 11, 12, 13, 14, 15, 16].map((n) => usual(n, loner)),
    ]);
  });

  test('VD-87 the Yakuza plays only with twelve or more', () => {
    for (const n of [12, 13, 14, 15, 16]) expect(found(usual(n, yakuza), yakuza)).toEqual([]);
    expect(found({ detective: 1, thug: 2, yakuza: 2, bystander: 6 }, yakuza)).toEqual(['refuse VD-87 cast.yakuzaSize']);
  });

  test('VD-86 VD-88 in Yakuza mode there are two gangs of equal size and no mobsters', () => {
    expect([12, 13, 14, 15, 16].map((n) => [usual(n, yakuza)['thug'], usual(n, yakuza)['yakuza'], usual(n, yakuza)['bystander']])).toEqual([
      [2, 2, 5],
      [2, 2, 6],
      [2, 2, 6],
      [3, 3, 5],
      [3, 3, 6],
    ]);
    expect(found({ ...usual(12, yakuza), thief: 1, bystander: 4 }, yakuza)).toEqual(['refuse VD-88 cast.noMobsters']);
    expect(found(usual(12), yakuza)).toContain('refuse VD-86 cast.noYakuza');
  });

  test('VD-97 a Loner plays only with ten or more', () => {
    for (const n of [10, 11, 12, 13, 14, 15, 16]) expect(found(usual(n, loner), loner)).toEqual([]);
    expect(found({ detective: 1, nurse: 1, thug: 2, psycho: 1, bystander: 4 }, loner)).toEqual(['refuse VD-97 cast.lonerSize']);
  });

  test('VD-98 exactly one Loner, whichever of the three', () => {
    for (const one of loners) expect(usual(12, { ...loner, loner: one })).toMatchObject({ [one]: 1, bystander: 5 });
    expect(found({ ...usual(12, loner), impostor: 1, bystander: 4 }, loner)).toEqual(['refuse VD-98 cast.oneLoner']);
    expect(found(usual(12), loner)).toEqual(['refuse VD-98 cast.oneLoner']);
  });

  test.each<[NonNullable<HouseRules['lonerWin']>, number, string[]]>([
    ['lastTwo', 4, []],
    ['lastTwo', 3, ['refuse VD-05 cast.mafiaAlreadyWon']],
    ['parityThief', 5, []],
    ['parityThief', 4, ['refuse VD-05 cast.mafiaAlreadyWon']],
  ])('VD-05 VD-R21 five of the Mafia, a Detective and a Loner with lonerWin %s and %i bystanders: %j', (lonerWin, bystander, problems) => {
    const cast = { detective: 1, thug: 5, psycho: 1, bystander };
    expect(found(cast, { ...loner, lonerWin }).filter((problem) => problem.includes('VD-05'))).toEqual(problems);
  });

  test('VD-05 VD-R20 with the Yakuza in play no number of thugs is a victory before the game begins', () => {
    expect(found({ detective: 1, thug: 6, yakuza: 2, bystander: 3 }, yakuza)).toEqual([]);
  });

  test('VD-01 a cast without Mafia is refused for that, not for a Mafia that has won', () => {
    expect(found({ detective: 1, bystander: 7 })).toEqual(['refuse VD-01 cast.noMafia']);
    expect(found({})).toEqual(['refuse VD-35 cast.size', 'warn VD-76 cast.noLeader', 'refuse VD-01 cast.noMafia']);
  });

  test('VD-76 VD-25 no leader, or more mobsters than Thugs, is worth a warning', () => {
    expect(found({ thug: 2, bystander: 6 })).toEqual(['warn VD-76 cast.noLeader']);
    expect(found({ detective: 1, thug: 1, thief: 1, lawyer: 1, bystander: 8 })).toEqual(['warn VD-25 cast.fewThugs']);
    expect(found({ detective: 1, thug: 2, thief: 1, lawyer: 1, bystander: 8 })).toEqual([]);
  });

  test('VD-104 hidden cards go with any mode', () => {
    for (const mode of ['standard', 'yakuza', 'loner'] as const) {
      const t = sit(undefined, { mode, noReveal: true });
      expect(found(usual(12, { mode, noReveal: true }), { mode, noReveal: true })).toEqual([]);
      expect(night(t).question.key).toBe('day.suspects');
    }
  });
});
