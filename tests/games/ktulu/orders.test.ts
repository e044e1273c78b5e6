import { beforeAll, describe, expect, test } from 'vitest';
import { nightParts } from '../../../print/night.ts';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { nightCard } from '../../../src/games/ktulu/night/card.ts';
import { options, type Options } from '../../../src/games/ktulu/options.ts';
import { tonight } from '../../../web/host/night.ts';
import type { Play } from '../../support/play.ts';
import { later, night, nightUpTo, sit } from './tables.ts';

/** Everybody who has a step at night, and bare cards. */
const everybody =
  'Luke luckyLuke, Tracy trailer, Sam sheriff, Holly hooker, Sid seducer, Pat parson, Tax taxman, Inga inciter, Gil guard, Gam gambler, Don drunkard, Dru drunkJudge, Dee drunkMayor, Hal hairdresser, Cid Cal Cob citizen, ' +
  'Ben badGunman, Blake blackmailer, Ian infiltrator, Ava avenger, Tess thief, Carl cardsharper, Shaun shaman, Lee leader, Quinn quietFoot, Rag burningRage, Lone loneCoyot, Fay femaleShaman, Wes warrior, Bino binocularEye, ' +
  'Det detector, Mia mindEater, Teo greenTentacle, Pur purpleLeech, Meg megaAlien, Mo mormonCitizen, Mu mormonBandit, My mormonIndian';
const extras = { aliens: true, luckyLuke: true };
const must = { 'sheriff.jail': 'Cob', 'parson.learn': 'Cob', 'guard.protect': 'Cob', 'detector.learn': 'Cob', 'mindEater.learn': 'Cob' };

/** Steps in the order in which they came up, and the clause under which each was called live. */
const stepsOf = (t: Play): string[] => t.facts('called').map(({ line }) => line);
const liveOf = (t: Play): Map<string, string> => new Map(t.facts('called').flatMap(({ line, call, clause }) => (call === 'live' ? [[line, clause] as const] : [])));

const zeroNight = (rules: Partial<Options> = {}): Play =>
  night(sit(everybody, { ...extras, ...rules }), { 'hooker.learn': 'Cid', 'seducer.bind': 'Cid', 'blackmailer.bind': 'Cal', 'sheriff.jail': 'Cob', 'parson.learn': 'Cob', 'bandits.firstCarrier': 'Ben' });
/** From the citizen to the bandits, to the Indians, planted on another citizen, to the aliens: nearly every step has something to do. */
const wanders = { ...must, 'bandits.theft': 'Cid', 'banditsCarrier.choose': 'Ben', 'indians.kill': 'Ben', 'indiansCarrier.choose': 'Quinn', 'quietFoot.plant': 'Cal', 'aliens.theft': 'Cal' };
const bigNight = (rules: Partial<Options> = {}): Play => night(later(everybody, 'Cid', { ...extras, ...rules }, { round: 3 }), wanders);
/** A plant that comes back, one that is lost, and a Coyot who decides alone. */
const planted = { tokens: { statuette: { holder: 'Cal', knowing: false, announced: 'indians' } }, statuses: [{ what: 'planted', on: 'Cal', by: 'Quinn' }] };
const comesBack = (): Play => night(later(everybody, 'Cid', extras, planted), must);
const isLost = (): Play => night(later(everybody, 'Cid', extras, { ...planted, dead: 'Quinn' }), must);
const alone = (): Play => night(later(everybody, 'Cid', extras, { dead: 'Tracy Shaun Lee Quinn Rag Fay Wes Bino My' }), must);

const zero = [
  ['KT-216', 'hooker', 'KT-102'], ['KT-217', 'seducer', 'KT-205'], ['KT-218', 'blackmailer', 'KT-153'], ['KT-219', 'sheriffZero'], ['KT-220', 'parsonZero'],
  ['KT-221', 'banditsMeet'], ['KT-222', 'indiansMeet'], ['KT-R13', 'aliensMeet', 'KT-258'], ['KT-223', 'mormons'],
] as const;

const usual = [
  ['KT-285', 'lukeWakes'], ['KT-286', 'lukeWins'], ['KT-287', 'lukeSteals'], ['KT-288', 'lukeKills'], ['KT-289', 'lukeTrails'], ['KT-290 KT-291', 'lukeIsTold', 'KT-290'],
  ['KT-224', 'trailer'],
  ['KT-225', 'sheriff'], ['KT-226', 'parson'], ['KT-227', 'taxman'], ['KT-228', 'inciter'], ['KT-229', 'guard'], ['KT-230', 'gambler'], ['KT-231', 'drunkard'], ['KT-R52', 'drunkJudge', 'KT-231'], ['KT-R52', 'drunkMayor', 'KT-231'], ['KT-232', 'hairdresser'],
  ['KT-233', 'banditsWake'], ['KT-R51', 'infiltrator'], ['KT-234', 'banditsSteal'], ['KT-235', 'avenger'], ['KT-236', 'banditsCarrier'], ['KT-237', 'banditsSleep'], ['KT-238', 'thief'], ['KT-239', 'cardsharper'],
  ['KT-240', 'indiansWake'], ['KT-241', 'shaman'], ['KT-242', 'leader'], ['KT-177', 'plantReturns'], ['KT-243', 'indiansKill'], ['KT-244', 'indiansKillAgain'], ['KT-178', 'lossAnnounced'], ['KT-245', 'burningRage'], ['KT-246', 'loneCoyot'],
  ['KT-247', 'femaleShaman'], ['KT-248', 'warrior'], ['KT-249', 'indiansCarrier'], ['KT-250', 'indiansSleep'], ['KT-251', 'quietFoot'], ['KT-252', 'binocularEye'],
  ['KT-268', 'aliensWake'], ['KT-269', 'detector'], ['KT-270', 'mindEater'], ['KT-271', 'aliensSteal'], ['KT-272', 'greenTentacle'], ['KT-273', 'purpleLeech'], ['KT-R55', 'megaAlien'], ['KT-274', 'aliensUse'], ['KT-275', 'aliensCarrier'], ['KT-276', 'aliensSleep'],
  ['KT-253', 'ship'],
] as const;

const lines = (o: Options = options.parse({})): string[] => nightCard(o).flatMap((section) => section.lines.map(({ id }) => id));

describe('night 0', () => {
  let played: Play;
  beforeAll(() => {
    played = zeroNight();
  });

  test.each(zero.map((row, i) => [...row.slice(0, 2), i + 1, row[2] ?? row[0]] as const))('%s the step %s is number %i on the card, and is called there', (_, step, at, clause) => {
    expect(lines().slice(0, zero.length)[at - 1]).toBe(step);
    expect(stepsOf(played)[at - 1]).toBe(step);
    expect(liveOf(played).get(step)).toBe(clause);
  });

  test('KT-R13 KT-R14 nobody else is called then, Lucky Luke neither', () => {
    expect(stepsOf(played)).toEqual(zero.map(([, step]) => step));
  });

  test('KT-R13 a first night is over before Lucky Luke is asked whether he has it', () => {
    const t = night(sit('Sam sheriff, Holly hooker, Guy goodGunman, Luke luckyLuke, Ben badGunman, Ina indian', { luckyLuke: true, sheriffNightZero: false }), { 'hooker.learn': 'Luke', 'bandits.firstCarrier': 'Ben' });
    expect(stepsOf(t).some((step) => step.startsWith('luke'))).toBe(false);
    t.rule({ do: 'move', token: 'statuette', to: 'Luke' }).pick('day.next', 'search').at('search.nominees', 'Guy').vote('mistreat.any', 'no 6');
    expect([t.winner, t.called('lukeWins')]).toEqual([['luckyLuke'], 'live']);
  });
});

describe('every later night', () => {
  let played: Play[];
  beforeAll(() => {
    played = [bigNight(), comesBack(), isLost(), alone()];
  });

  test.each(usual.map((row, i) => [...row.slice(0, 2), i + 1, row[2] ?? row[0]] as const))('%s the step %s is number %i on the card, and is called there', (_, step, at, clause) => {
    expect(lines().slice(zero.length)[at - 1]).toBe(step);
    for (const t of played) expect(stepsOf(t)[at - 1]).toBe(step);
    expect(played.flatMap((t) => liveOf(t).get(step) ?? [])[0]).toBe(clause);
  });

  test('KT-238 KT-239 Thief and Cardsharper come when the carrier is settled and the bandits sleep', () => {
    const t = nightUpTo(later(everybody, 'Cid', extras), 'thief.steal', { ...must, 'bandits.theft': 'Cid', 'banditsCarrier.choose': 'Ava' });
    expect([t.holder('statuette'), t.keys.includes('banditsSleep.sleep')]).toEqual(['Ava', true]);
  });

  test('KT-256 KT-284 Lucky Luke is before all citizens, the aliens are between the Indians and the ship', () => {
    const [first = ''] = played.map((t) => stepsOf(t).join(' '));
    expect(first).toMatch(/^(luke\w+ ){6}trailer sheriff .* binocularEye (aliens\w+|detector) .* aliensSleep ship$/);
  });
});

describe('the check for the bandits', () => {
  const table = 'Sam sheriff, Cid Cal Cob citizen, Ben badGunman, Tess thief, Ina Ike indian, Det detector, Mia mindEater';
  const sails = (choices: Record<string, string>, has = 'Ben'): Play => night(later(table, has, { aliens: true }, { round: 3 }), { 'sheriff.jail': 'Cob', 'detector.learn': 'Cob', 'mindEater.learn': 'Cob', ...choices });

  test('KT-253 it is the very last step: whatever is done before it that night is done', () => {
    const t = sails({ 'indians.kill': 'Cal' });
    expect([t.winner, t.dead, stepsOf(t).at(-1)]).toEqual([['bandits'], ['Cal'], 'ship']);
    expect(t.keys).toContain('mindEater.learn');
  });

  test('KT-253 what the Indians or the aliens take from the bandits in that night does not sail', () => {
    expect(sails({ 'indians.kill': 'Ben' }).winner).toBeUndefined();
    expect(sails({ 'aliens.theft': 'Ben' }).winner).toBeUndefined();
  });

  test('KT-253 what a Thief has got that night does', () => {
    expect(sails({ 'thief.steal': 'Cid' }, 'Cid').winner).toEqual(['bandits']);
  });
});

describe('a house with an order of its own', () => {
  const backwards = { nightZeroOrder: options.parse({}).nightZeroOrder.toReversed(), nightOrder: options.parse({}).nightOrder.toReversed() };
  const swapped = { nightOrder: options.parse({}).nightOrder.map((step) => ({ sheriff: 'parson', parson: 'sheriff' } as Record<string, string>)[step] ?? step) as Options['nightOrder'] };

  test('KT-215 both nights are played in it', () => {
    expect(stepsOf(zeroNight(backwards))).toEqual(backwards.nightZeroOrder);
    const t = night(later(everybody, 'Cid', { ...extras, ...backwards }), must);
    expect(stepsOf(t)).toEqual(backwards.nightOrder);
    expect(t.keys.indexOf('indians.kill')).toBeLessThan(t.keys.indexOf('sheriff.jail'));
  });

  test('KT-215 a Parson before the Sheriff cannot be kept from asking by a cell', () => {
    const jailed = { ...must, 'sheriff.jail': 'Pat' };
    expect(nightUpTo(later(everybody, 'Cid', { ...extras, ...swapped }), 'taxman.use', jailed).called('parson')).toBe('live');
    expect(nightUpTo(later(everybody, 'Cid', extras), 'taxman.use', jailed).called('parson')).toBe('blocked');
  });

  test.each([['backwards', backwards], ['with two changed places', swapped], ['as the rules have it', {}]])('KT-215 the card on screen and the printed card follow it: %s', (_, rules) => {
    const o = options.parse({ ...extras, ...rules });
    const wanted = [...o.nightZeroOrder, ...o.nightOrder];
    const { table } = later(everybody, 'Cid', { ...extras, ...rules }).session;
    expect(tonight(table).flatMap((section) => section.lines.map(({ id }) => id))).toEqual(wanted);
    expect(nightParts(ktulu.nightCard(table.cast, o), table.cast).flatMap((section) => section.lines.map(({ id }) => id))).toEqual(wanted);
  });

  test.each(['nightZeroOrder', 'nightOrder'] as const)('KT-215 KT-080 a list (%s) that leaves a step out, names one twice or names a stranger is refused', (name) => {
    const whole = options.parse({})[name] as readonly string[];
    const taken = (list: readonly string[]) => options.safeParse({ [name]: list }).success;
    expect(taken([...whole].toReversed())).toBe(true);
    expect([taken(whole.slice(1)), taken([...whole.slice(1), whole[1] ?? '']), taken([...whole, whole[0] ?? '']), taken([...whole.slice(1), 'lunch']), taken([])]).toEqual([false, false, false, false, false]);
    expect(options.safeParse({ [name]: whole.slice(1) }).error?.issues).toMatchObject([{ path: [name], message: 'order.whole' }]);
  });

  test('KT-215 steps of cards that were not dealt fall away, the others keep their order', () => {
    const { table } = later('Sam sheriff, Pat parson, Cid citizen, Ben badGunman, Ina indian', 'Cid', backwards).session;
    const ids = tonight(table).flatMap((section) => section.lines.map(({ id }) => id));
    expect(ids.slice(0, 4)).toEqual(['indiansMeet', 'banditsMeet', 'parsonZero', 'sheriffZero']);
    expect(ids.slice(4)).toEqual(['ship', 'indiansSleep', 'indiansCarrier', 'indiansKillAgain', 'indiansKill', 'indiansWake', 'banditsSleep', 'banditsCarrier', 'banditsSteal', 'banditsWake', 'parson', 'sheriff']);
  });
});
