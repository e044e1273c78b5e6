import { describe, expect, test } from 'vitest';
import { orderableNight } from '../../../src/games/ktulu/night/order.ts';
import { moves, stopped } from './hearsay.ts';
import { later, night } from './tables.ts';

/** In a house where cell, shield, drink and cards come before anybody else acts. */
const shields = ['sheriff', 'guard', 'drunkard', 'cardsharper'] as const;
const nightOrder = [...shields, ...orderableNight.filter((step) => !(shields as readonly string[]).includes(step))];
const table =
  'Sam sheriff, Gil guard, Dru drunkard, Hal hairdresser, Joe gambler, Pat parson, Ina inciter, Tom taxman, Gus goodGunman, Ben badGunman, Car cardsharper, Ava avenger, Tess thief, ' +
  'Inf infiltrator, Iza leader, Sha shaman, Fay femaleShaman, War warrior, Foo quietFoot, Rae trailer, Bur burningRage, Det detector, Min mindEater, Gre greenTentacle, Pur purpleLeech, Luk luckyLuke, Xan janosik';

const xan = 27;

/** What is aimed at Xan, and by what the shields are put there. */
const states = {
  free: {},
  jailed: { 'sheriff.jail': 'Xan' },
  guarded: { 'guard.protect': 'Xan' },
  drunk: { 'drunkard.treat': 'Xan' },
  'at cards': { 'cardsharper.play': 'Xan' },
} as const;
type State = keyof typeof states;

/** A night on which the Detector and others who must name somebody name Gus, unless something else is said. */
const must = { 'sheriff.jail': 'Gus', 'guard.protect': 'Gus', 'parson.learn': 'Gus', 'detector.learn': 'Gus', 'mindEater.learn': 'Gus' };
const attacked = (state: State, act: Readonly<Record<string, string>>, has = 'Foo', rules = {}) =>
  night(later(table, has, { nightOrder, shipNight: 12, ...rules }, { round: 3 }), { ...must, ...states[state], ...act });

const kills: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["Lucky Luke's kill", { 'luckyLuke.kill': 'Xan' }],
  ["the Hairdresser's kill", { 'hairdresser.kill': 'Xan' }],
  ["the Avenger's kill", { 'avenger.kill': 'Xan' }],
  ['the roulette', { 'gambler.point': 'Xan', 'gambler.again': 'Sam' }],
  ["the Indians' kill", { 'indians.kill': 'Xan' }],
  ['their second kill', { 'indians.killAgain': 'Xan' }],
  ["the Warrior's kill", { 'warrior.kill': 'Xan' }],
  ["the Green tentacle's kill", { 'greenTentacle.kill': 'Xan' }],
];
const thefts: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ["Lucky Luke's theft", { 'luckyLuke.steal': 'Xan' }],
  ["the bandits' theft", { 'bandits.theft': 'Xan' }],
  ["the Thief's", { 'thief.steal': 'Xan' }],
  ["the aliens' theft", { 'aliens.theft': 'Xan' }],
  ["the Purple leech's", { 'purpleLeech.steal': 'Xan' }],
];
const stops: readonly (readonly [State, string | undefined])[] = [
  ['free', undefined],
  ['jailed', 'KT-096'],
  ['guarded', 'KT-136'],
  ['drunk', undefined],
  ['at cards', undefined],
];
const cross = (acts: typeof kills) => acts.flatMap(([name, act]) => stops.map(([state, clause]) => [name, state, clause, act] as const));
const effect = (clause: string | undefined, deed: string): string[] => (clause === undefined ? [] : [`${deed} Xan ${clause}`]);

describe('attacks', () => {
  test.each(cross(kills))('KT-096 KT-136 KT-R24 %s, aimed at a player who is %s: stopped by %s', (_, state, clause, act) => {
    const t = attacked(state, act);
    expect(t.dead.includes('Xan')).toBe(clause === undefined);
    expect(stopped(t)).toEqual(effect(clause, 'kill'));
  });

  test.each(cross(thefts))('KT-096 KT-136 KT-R24 %s, aimed at a player who is %s: stopped by %s', (_, state, clause, act) => {
    // Sheriff and Cardsharper would take what is there before the thief comes.
    const t = attacked(state, act, state === 'jailed' || state === 'at cards' ? 'Foo' : 'Xan');
    const others = [
      ...t.facts('attempted').filter(({ seat }) => seat === xan),
      ...t.facts('moved').filter(({ from }) => from === xan),
    ].filter(({ by }) => by.role !== 'cardsharper');
    expect(others).toHaveLength(clause === undefined ? 1 : 0);
    expect(stopped(t)).toEqual(effect(clause, 'steal'));
  });

  test.each(stops)('KT-096 KT-136 KT-R24 poison, for a player who is %s: stopped by %s', (state, clause) => {
    const t = attacked(state, { 'femaleShaman.poison': 'Xan' });
    expect(t.statuses('Xan').includes('poisoned')).toBe(clause === undefined);
    expect(stopped(t)).toEqual(effect(clause, 'poison'));
  });

  test.each(stops)('KT-211 KT-R24 the payout of a trail on a player who gains the statuette while %s: stopped by %s', (state, clause) => {
    const t = attacked(state, { 'trailer.trail': 'Xan', 'quietFoot.plant': 'Xan' });
    expect(moves(t)).toEqual(clause === undefined ? ['Foo>Xan', 'Xan>Rae'] : ['Foo>Xan']);
    expect(stopped(t)).toEqual(effect(clause, 'trail'));
  });

  test('KT-161 KT-162 KT-R24 cards: the theft is stopped by a cell and a shield, the blocking is not', () => {
    const shielded = attacked('guarded', { 'cardsharper.play': 'Xan' }, 'Xan');
    expect([stopped(shielded), shielded.holder('statuette')]).toEqual([['steal Xan KT-136'], 'Xan']);
    const jailed = attacked('jailed', { 'cardsharper.play': 'Xan' });
    expect(stopped(jailed)).toEqual(['steal Xan KT-096']);
    for (const t of [shielded, jailed]) expect(t.facts('marked').map(({ status }) => status)).toContain('atCards');
    expect(moves(attacked('drunk', { 'cardsharper.play': 'Xan' }, 'Xan'))).toEqual(['Xan>Car']);
  });

  test("KT-095 KT-136 a shield stops the Sheriff's theft, not his cell, where the house lets the guard go first", () => {
    const t = night(later(table, 'Xan', { nightOrder: ['guard', ...nightOrder.filter((step) => step !== 'guard')] }), {
      ...must,
      'guard.protect': 'Xan',
      'sheriff.jail': 'Xan',
    });
    expect([stopped(t), t.holder('statuette')]).toEqual([['steal Xan KT-136'], 'Xan']);
    expect(t.facts('marked').map(({ status }) => status)).toEqual(['guarded', 'jailed']);
  });
});

const everyState = Object.keys(states) as State[];

describe('what no cell, shield, drink or cards stop', () => {
  test.each(everyState)('KT-137 KT-R24 learning side, role and statuette of a player who is %s', (state) => {
    const t = attacked(state, {
      'parson.learn': 'Xan',
      'infiltrator.learn': 'Xan',
      'shaman.learn': 'Xan',
      'mindEater.learn': 'Xan',
      'detector.learn': 'Xan',
      'taxman.use': 'yes',
    });
    for (const name of ['Pat', 'Inf', 'Sha', 'Min', 'Det'])
      expect(
        t.facts('learned').filter(({ seats, about }) => seats.includes(t.seating.seat(name)) && about.includes(xan)),
        name,
      ).toHaveLength(1);
    expect(stopped(t)).toEqual([]);
  });

  test.each(everyState)("KT-200 KT-R24 the Inciter's mark on a player who is %s", (state) => {
    expect(attacked(state, { 'inciter.mark': 'Xan' }).statuses('Xan')).toEqual(['incited']);
  });

  test.each(everyState)('KT-175 KT-177 KT-R24 KT-R63 planting on a player who is %s, and taking it back', (state) => {
    expect(moves(attacked(state, { 'quietFoot.plant': 'Xan' }))).toEqual(['Foo>Xan']);
    const out = later(
      table,
      { holder: 'Xan', knowing: false, announced: 'indians' },
      { nightOrder },
      { statuses: [{ what: 'planted', on: 'Xan', by: 'Foo' }] },
    );
    // The Sheriff and the Cardsharper find a plant; the others leave it to the Quiet Foot.
    const [taker = 'Foo'] = state === 'jailed' ? ['Sam'] : state === 'at cards' ? ['Car'] : [];
    expect(moves(night(out, { ...must, ...states[state] }))).toEqual([`Xan>${taker}`]);
  });

  test.each(['guarded', 'jailed'] as const)('KT-R24 drink, though the player is %s', (state) => {
    const t = attacked(state, { 'drunkard.treat': 'Xan' });
    expect(t.facts('marked').map(({ status }) => status)).toContain('drunk');
    expect(stopped(t)).toEqual([]);
  });

  test('KT-R24 KT-R59 a plant comes home even out of a cell, where the Sheriff has not searched: his own', () => {
    const out = later(
      table,
      { holder: 'Sam', knowing: false, announced: 'indians' },
      { nightOrder, sheriffSelfJail: true },
      { statuses: [{ what: 'planted', on: 'Sam', by: 'Foo' }] },
    );
    expect(moves(night(out, { ...must, 'sheriff.jail': 'Sam' }))).toEqual(['Sam>Foo']);
  });
});

describe('what is over by day', () => {
  test.each(everyState)('KT-096 KT-R45 a player who was %s at night is searched, and found out', (state) => {
    const t = attacked(state, { 'quietFoot.plant': 'Xan' });
    expect(t.statuses('Xan')).toEqual(['planted']);
    t.pick('day.next', 'search').at('search.nominees', 'Xan');
    expect(t.winner).toEqual(['citizens']);
  });

  test.each(['jailed', 'guarded', 'drunk', 'at cards'] as const)(
    'KT-R24 KT-073 a player who was %s at night is hanged like anybody',
    (state) => {
      const t = night(later(table.replace('Xan janosik', 'Xan citizen'), 'Foo', { nightOrder, shipNight: 12 }), {
        ...must,
        ...states[state],
      });
      t.pick('day.next', 'search')
        .at('search.nominees', 'Xan')
        .vote('mistreat.any', `${t.alive.join(' ')} > yes`);
      expect(t.dead).toEqual(['Xan']);
    },
  );
});
