import { describe, expect, test } from 'vitest';
import { examine, fewest, most, sizesFor, suggest } from '../../../src/games/ktulu/cast.ts';
import { options } from '../../../src/games/ktulu/options.ts';
import type { Cast } from '../../../src/kernel/game.ts';
import { sizeOf } from '../../../src/rules/cast.ts';
import type { Play } from '../../support/play.ts';
import { later, night, type HouseRules } from './tables.ts';

const rules = (given: HouseRules = {}) => options.parse(given);
const sizes = (players: number, given: HouseRules = {}): number[] => {
  const { citizens, bandits, indians, aliens } = sizesFor(players, rules(given));
  return given.aliens ? [citizens, bandits, indians, aliens] : [citizens, bandits, indians];
};
const found = (cast: Cast, given: HouseRules = {}): string[] =>
  examine(cast, rules(given)).map(({ level, clause, why }) => `${level} ${clause} ${why.id}`);
const all = Array.from({ length: most - fewest + 1 }, (_, i) => i + fewest);

/** A table of so many, everybody called after the card. */
const seated = (players: number, given: HouseRules = {}): string =>
  Object.entries(suggest(players, rules(given)))
    .map(([role, n]) => `${Array.from({ length: n }, (_, i) => (i > 0 ? `${role}${i}` : role)).join(' ')} ${role}`)
    .join(', ');

const owed = {
  'sheriff.jail': 'hooker',
  'parson.learn': 'hooker',
  'guard.protect': 'hooker',
  'detector.learn': 'hooker',
  'mindEater.learn': 'hooker',
};
/** A whole night on which a bandit has the statuette all along. */
const nightOf = (players: number, round: number, given: HouseRules = {}, dead = ''): Play => {
  const t = later(seated(players, given), 'badGunman', given, { round, dead });
  const asked = Object.fromEntries(
    Object.entries(owed).filter(([key]) =>
      Object.keys(suggest(players, rules(given))).some((role) => key.startsWith(`${role}.`) && !dead.split(' ').includes(role)),
    ),
  );
  return night(t, asked);
};
const sails = (players: number, round: number, given: HouseRules = {}, dead = ''): boolean =>
  nightOf(players, round, given, dead).winner?.[0] === 'bandits';
/** First of the nights 1 to 8 on which they sail. */
const shipNight = (players: number, given: HouseRules = {}): number | undefined =>
  [1, 2, 3, 4, 5, 6, 7, 8].find((round) => sails(players, round, given));

describe('the size helper', () => {
  test('KT-010 fourteen without extras: seven citizens, four bandits, three Indians', () => {
    expect(sizes(14)).toEqual([7, 4, 3]);
  });

  test('KT-011 twenty-three without extras: eleven citizens, seven bandits, five Indians', () => {
    expect(sizes(23)).toEqual([11, 7, 5]);
  });

  test('KT-R4 other numbers by the same shares, rounded; the rest are citizens', () => {
    expect([6, 10, 15, 17, 20, 25, 30, 40].map((n) => sizes(n))).toEqual([
      [3, 2, 1],
      [5, 3, 2],
      [8, 4, 3],
      [8, 5, 4],
      [10, 6, 4],
      [13, 7, 5],
      [15, 9, 6],
      [19, 12, 9],
    ]);
    for (const n of all) expect(sizes(n).reduce((sum, one) => sum + one, 0)).toBe(n);
  });

  test('KT-R4 the seats of extras come off before the shares are taken', () => {
    expect(sizes(15, { luckyLuke: true })).toEqual([7, 4, 3]);
    expect(sizes(16, { luckyLuke: true, janosik: true })).toEqual([7, 4, 3]);
    expect(sizes(16, { aliens: true })).toEqual([7, 4, 3, 2]);
    for (const given of [{}, { aliens: true }, { luckyLuke: true, janosik: true }, { aliens: true, luckyLuke: true, janosik: true }]) {
      for (const n of [10, 14, 23, 31]) expect(sizeOf(suggest(n, rules(given)))).toBe(n);
    }
  });

  test('KT-009 KT-R4 a warning when the citizens are fewer than the bandits and two, or the bandits no more than the Indians', () => {
    const base = suggest(14, rules());
    expect(found(base)).toEqual([]);
    const fewer = { ...base, mayor: 0, guard: 0 };
    expect(sizeOf(base) - sizeOf(fewer)).toBe(2);
    expect(found(fewer)).toEqual(['warn KT-009 cast.fewCitizens']);
    expect(found({ ...fewer, mayor: 1 })).toEqual([]);
    expect(found({ ...base, avenger: 0 })).toEqual(['warn KT-009 cast.banditsIndians']);
    expect(found({ ...base, quietFoot: 1 })).toEqual(['warn KT-009 cast.banditsIndians']);
  });

  test('KT-009 KT-R4 where rounding would break its own advice, a citizen takes the place of an Indian', () => {
    expect([7, 8, 9, 12].map((n) => sizes(n))).toEqual([
      [4, 2, 1],
      [5, 2, 1],
      [5, 3, 1],
      [6, 4, 2],
    ]);
  });

  test('KT-009 the helper never breaks its own advice, except where no cards whatever could keep it: that is said in one sentence', () => {
    const every: HouseRules[] = [
      {},
      { luckyLuke: true },
      { aliens: true },
      { luckyLuke: true, janosik: true },
      { aliens: true, janosik: true },
      { aliens: true, luckyLuke: true, janosik: true },
    ];
    for (const given of every.map((extras): HouseRules => ({ ...extras, shipNight: 6 }))) {
      const seats = (given.luckyLuke ? 1 : 0) + (given.janosik ? 1 : 0) + (given.aliens ? 2 : 0);
      for (const n of all) {
        const told = found(suggest(n, rules(given)), given).filter((line) => !line.startsWith('note'));
        const base = n - seats;
        expect(told, `${JSON.stringify(given)} ${n}`).toEqual(
          base < 5 ? ['refuse KT-003 cast.extrasSmall'] : base < 7 ? ['warn KT-009 cast.tooFewToBalance'] : [],
        );
      }
    }
  });

  test('KT-003 a table too small for the extras hears how many players they take, and which house rule it is', () => {
    const [finding] = examine(suggest(6, rules({ aliens: true })), rules({ aliens: true }));
    expect(finding).toMatchObject({ why: { id: 'cast.extrasSmall', with: { n: 7 } }, option: 'aliens' });
    expect(examine(suggest(6, rules({ luckyLuke: true, janosik: true })), rules({ luckyLuke: true, janosik: true }))).toMatchObject([
      { why: { with: { n: 7 } }, option: 'luckyLuke' },
    ]);
    expect(found(suggest(6, rules({ luckyLuke: true })), { luckyLuke: true })).toEqual(['warn KT-009 cast.tooFewToBalance']);
  });
});

describe('the ship night', () => {
  test('KT-034 KT-R3 up to sixteen players the ship comes on night 3, counted from night 0', () => {
    expect([14, 16].map((n) => shipNight(n))).toEqual([3, 3]);
    const early = nightOf(16, 2);
    expect([early.winner, early.question.key]).toEqual([undefined, 'day.next']);
  });

  test('KT-035 from seventeen to twenty-three players on night 4', () => {
    expect([17, 23].map((n) => shipNight(n))).toEqual([4, 4]);
  });

  test('KT-036 KT-R1 from twenty-four to thirty players on night 5', () => {
    expect([24, 30].map((n) => shipNight(n))).toEqual([5, 5]);
  });

  test('KT-037 KT-R1 above thirty there is no night by the table: the host is asked for a number, and 6 holds until then', () => {
    const refused = (n: number, given: HouseRules = {}): string[] =>
      found(suggest(n, rules(given)), given).filter((line) => line.startsWith('refuse'));
    expect(found(suggest(30, rules())).filter((line) => line.includes('shipNight'))).toEqual([]);
    for (let n = 30; n <= 40; n++) expect(refused(n), String(n)).toEqual([]);
    for (const n of [31, 40]) {
      expect(found(suggest(n, rules()))).toContain('warn KT-037 cast.shipNight');
      expect(found(suggest(n, rules({ shipNight: 6 })), { shipNight: 6 }).filter((line) => line.includes('shipNight'))).toEqual([]);
      expect([shipNight(n), shipNight(n, { shipNight: 4 })]).toEqual([6, 4]);
    }
  });

  test('KT-033 the host may set any night from the first to the twelfth', () => {
    expect([
      shipNight(14, { shipNight: 1 }),
      shipNight(14, { shipNight: 7 }),
      shipNight(23, { shipNight: 2 }),
      shipNight(31, { shipNight: 6 }),
    ]).toEqual([1, 7, 2, 6]);
    expect(sails(14, 11, { shipNight: 12 })).toBe(false);
    expect(sails(14, 12, { shipNight: 12 })).toBe(true);
    for (const night of [0, 13, 2.5]) expect(options.safeParse({ shipNight: night }).success).toBe(false);
  });

  test('KT-038 the table is read with the number at the start: deaths do not bring the ship nearer', () => {
    const dead = 'avenger thief judge mayor drunkard leader burningRage';
    expect(sails(17, 3, {}, dead)).toBe(false);
    expect(sails(17, 4, {}, dead)).toBe(true);
  });

  test('KT-R2 everybody with a card counts, the extras too; the host does not', () => {
    const sixteen = shipNight(16, { luckyLuke: true, janosik: true });
    const seventeen = shipNight(17, { luckyLuke: true });
    expect([sixteen, seventeen]).toEqual([3, 4]);
    expect(nightOf(16, 1).session.table.seats).toHaveLength(16);
  });
});
