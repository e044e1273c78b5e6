import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { nightParts } from '../../../print/night.ts';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import { nightCard } from '../../../src/games/ktulu/night/card.ts';
import { options, type Options } from '../../../src/games/ktulu/options.ts';
import { tonight } from '../../../web/host/night.ts';
import type { Play } from '../../support/play.ts';
import { everybody, extras, must, planted, zeroNight } from './everybody.ts';
import { later, night, nightUpTo, sit } from './tables.ts';

/** Steps of the two nights as they were when this edition came out; what a role brings besides stands between them. */
const { nightZeroOrder, nightOrder } = (
  JSON.parse(readFileSync(new URL('../../contracts/defaults.json', import.meta.url), 'utf8')) as { ktulu: Record<string, Options> }
).ktulu['2'] as Options;
const ofTheRulebook = (step: string): boolean => ([...nightZeroOrder, ...nightOrder] as string[]).includes(step);

/** Steps in the order in which they came up, and the clause under which each was called live. */
const stepsOf = (t: Play): string[] =>
  t
    .facts('called')
    .map(({ line }) => line)
    .filter(ofTheRulebook);
const liveOf = (t: Play): Map<string, string> =>
  new Map(t.facts('called').flatMap(({ line, call, clause }) => (call === 'live' ? [[line, clause] as const] : [])));

/** From the citizen to the bandits, to the Indians, planted on another citizen, to the aliens: nearly every step has something to do. */
const wanders = {
  ...must,
  'bandits.theft': 'Cid',
  'banditsCarrier.choose': 'Ben',
  'indians.kill': 'Ben',
  'indiansCarrier.choose': 'Quinn',
  'quietFoot.plant': 'Cal',
  'aliens.theft': 'Cal',
};
const bigNight = (rules: Partial<Options> = {}): Play => night(later(everybody, 'Cid', { ...extras, ...rules }, { round: 3 }), wanders);
/** A plant that comes back, one that is lost, and a Coyot who decides alone. */
const comesBack = (): Play => night(later(everybody, 'Cid', extras, planted), must);
const isLost = (): Play => night(later(everybody, 'Cid', extras, { ...planted, dead: 'Quinn' }), must);
const alone = (): Play => night(later(everybody, 'Cid', extras, { dead: 'Tracy Shaun Lee Quinn Rag Fay Wes Bino My' }), must);

/** A night played when it is first wanted. */
function once<R>(play: () => R): () => R {
  let played: R | undefined;
  return () => (played ??= play());
}

const lines = (o: Options = options.parse({})): string[] =>
  nightCard(o).flatMap((section) => section.lines.map(({ id }) => id).filter(ofTheRulebook));

describe('night 0', () => {
  const first = once(zeroNight);
  const isCalled = (step: string, at: number, clause: string) => () => {
    expect(lines()[at - 1]).toBe(step);
    expect(stepsOf(first())[at - 1]).toBe(step);
    expect(liveOf(first()).get(step)).toBe(clause);
  };

  test('KT-216 first the Hooker', isCalled('hooker', 1, 'KT-102'));
  test('KT-217 second the Seducer', isCalled('seducer', 2, 'KT-205'));
  test('KT-218 third the Blackmailer', isCalled('blackmailer', 3, 'KT-153'));
  test('KT-219 fourth the Sheriff', isCalled('sheriffZero', 4, 'KT-219'));
  test('KT-220 fifth the Parson', isCalled('parsonZero', 5, 'KT-220'));
  test('KT-221 sixth the bandits meet', isCalled('banditsMeet', 6, 'KT-221'));
  test('KT-222 seventh the Indians meet', isCalled('indiansMeet', 7, 'KT-222'));
  test('KT-R13 KT-258 then the aliens meet', isCalled('aliensMeet', 8, 'KT-258'));
  test('KT-223 last the Mormons see one another', isCalled('mormons', 9, 'KT-223'));

  test('KT-221 KT-222 KT-223 each side wakes, meets and sleeps before the next; only the bandits choose anything', () => {
    expect(first().keys.filter((key) => /met$|Meet|firstCarrier|mormons/.test(key))).toEqual([
      'bandits.met',
      'bandits.firstCarrier',
      'banditsMeet.sleep',
      'indians.met',
      'indiansMeet.sleep',
      'aliens.met',
      'aliensMeet.sleep',
      'mormons.met',
      'mormons.sleep',
    ]);
    expect(first().holder('statuette')).toBe('Ben');
  });

  test('KT-R13 KT-R14 nobody else is called then, Lucky Luke neither', () => {
    expect(stepsOf(first())).toHaveLength(9);
  });

  test('KT-R13 a first night is over before Lucky Luke is asked whether he has it', () => {
    const t = night(
      sit('Sam sheriff, Holly hooker, Guy goodGunman, Luke luckyLuke, Ben badGunman, Ina indian', {
        luckyLuke: true,
        sheriffNightZero: false,
      }),
      { 'hooker.learn': 'Luke', 'bandits.firstCarrier': 'Ben' },
    );
    expect(stepsOf(t).some((step) => step.startsWith('luke'))).toBe(false);
    t.rule({ do: 'move', token: 'statuette', to: 'Luke' })
      .pick('day.next', 'search')
      .at('search.nominees', 'Guy')
      .vote('mistreat.any', 'no 6');
    expect([t.winner, t.called('lukeWins')]).toEqual([['luckyLuke'], 'live']);
  });
});

describe('every later night', () => {
  const nights = once(() => [bigNight(), comesBack(), isLost(), alone()]);
  const isCalled = (step: string, at: number, clause: string) => () => {
    expect(lines().slice(9)[at - 1]).toBe(step);
    for (const t of nights()) expect(stepsOf(t)[at - 1]).toBe(step);
    expect(nights().flatMap((t) => liveOf(t).get(step) ?? [])[0]).toBe(clause);
  };

  test('KT-285 Lucky Luke, first: he wakes', isCalled('lukeWakes', 1, 'KT-285'));
  test('KT-286 Lucky Luke, second: has he won?', isCalled('lukeWins', 2, 'KT-286'));
  test('KT-287 Lucky Luke, third: he steals', isCalled('lukeSteals', 3, 'KT-287'));
  test('KT-288 Lucky Luke, fourth: he kills', isCalled('lukeKills', 4, 'KT-288'));
  test('KT-289 Lucky Luke, fifth: he trails', isCalled('lukeTrails', 5, 'KT-289'));
  test('KT-290 KT-291 Lucky Luke, last: he is told the carrier, and sleeps', isCalled('lukeIsTold', 6, 'KT-290'));
  test('KT-224 KT-R50 ahead of every citizen the Trailer', isCalled('trailer', 7, 'KT-224'));
  test('KT-225 citizens, first: Sheriff', isCalled('sheriff', 8, 'KT-225'));
  test('KT-226 citizens, second: Parson', isCalled('parson', 9, 'KT-226'));
  test('KT-227 citizens, third: Taxman', isCalled('taxman', 10, 'KT-227'));
  test('KT-228 citizens, fourth: Inciter', isCalled('inciter', 11, 'KT-228'));
  test('KT-229 citizens, fifth: Security guard', isCalled('guard', 12, 'KT-229'));
  test('KT-230 citizens, sixth: Gambler', isCalled('gambler', 13, 'KT-230'));
  test('KT-231 citizens, seventh: Drunkard', isCalled('drunkard', 14, 'KT-231'));
  test('KT-R52 in his place the Drunk judge', isCalled('drunkJudge', 15, 'KT-231'));
  test('KT-R52 and the Drunk mayor', isCalled('drunkMayor', 16, 'KT-231'));
  test('KT-232 citizens, eighth: Hairdresser', isCalled('hairdresser', 17, 'KT-232'));
  test('KT-233 bandits, first: they wake', isCalled('banditsWake', 18, 'KT-233'));
  test('KT-R51 then the Infiltrator', isCalled('infiltrator', 19, 'KT-R51'));
  test('KT-234 bandits, second: they steal', isCalled('banditsSteal', 20, 'KT-234'));
  test('KT-235 bandits, third: Avenger', isCalled('avenger', 21, 'KT-235'));
  test('KT-236 bandits, fourth: who carries it', isCalled('banditsCarrier', 22, 'KT-236'));
  test('KT-237 bandits, fifth: they sleep', isCalled('banditsSleep', 23, 'KT-237'));
  test('KT-238 bandits, sixth: Thief', isCalled('thief', 24, 'KT-238'));
  test('KT-239 bandits, seventh: Cardsharper', isCalled('cardsharper', 25, 'KT-239'));
  test('KT-240 Indians, first: they wake', isCalled('indiansWake', 26, 'KT-240'));
  test('KT-241 Indians, second: Shaman', isCalled('shaman', 27, 'KT-241'));
  test('KT-242 Indians, third: Leader', isCalled('leader', 28, 'KT-242'));
  test('KT-177 before the murder a plant comes back', isCalled('plantReturns', 29, 'KT-177'));
  test('KT-243 Indians, fourth: they kill together', isCalled('indiansKill', 30, 'KT-243'));
  test('KT-244 Indians, fifth: their second kill', isCalled('indiansKillAgain', 31, 'KT-244'));
  test('KT-178 KT-R60 after the murders the loss is told', isCalled('lossAnnounced', 32, 'KT-178'));
  test('KT-245 Indians, sixth: Burning Rage', isCalled('burningRage', 33, 'KT-245'));
  test('KT-246 Indians, seventh: Lone Coyot', isCalled('loneCoyot', 34, 'KT-246'));
  test('KT-247 Indians, eighth: Female shaman', isCalled('femaleShaman', 35, 'KT-247'));
  test('KT-248 Indians, ninth: Warrior', isCalled('warrior', 36, 'KT-248'));
  test('KT-249 Indians, tenth: who carries it', isCalled('indiansCarrier', 37, 'KT-249'));
  test('KT-250 Indians, eleventh: they sleep', isCalled('indiansSleep', 38, 'KT-250'));
  test('KT-251 Indians, twelfth: Quiet Foot', isCalled('quietFoot', 39, 'KT-251'));
  test('KT-252 Indians, thirteenth: Binocular Eye', isCalled('binocularEye', 40, 'KT-252'));
  test('KT-268 aliens, first: they wake', isCalled('aliensWake', 41, 'KT-268'));
  test('KT-269 aliens, second: Detector', isCalled('detector', 42, 'KT-269'));
  test('KT-270 aliens, third: Mind Eater', isCalled('mindEater', 43, 'KT-270'));
  test('KT-271 aliens, fourth: they steal together', isCalled('aliensSteal', 44, 'KT-271'));
  test('KT-272 aliens, fifth: Green tentacle', isCalled('greenTentacle', 45, 'KT-272'));
  test('KT-273 aliens, sixth: Purple leech', isCalled('purpleLeech', 46, 'KT-273'));
  test('KT-R55 then the Mega Alien', isCalled('megaAlien', 47, 'KT-R55'));
  test('KT-274 aliens, seventh: they use it', isCalled('aliensUse', 48, 'KT-274'));
  test('KT-275 aliens, eighth: who carries it', isCalled('aliensCarrier', 49, 'KT-275'));
  test('KT-276 aliens, ninth: they sleep', isCalled('aliensSleep', 50, 'KT-276'));
  test('KT-253 at the very end the check for the bandits', isCalled('ship', 51, 'KT-253'));

  test('KT-215 those are all', () => {
    for (const t of nights()) expect(stepsOf(t)).toHaveLength(51);
  });

  test('KT-238 KT-239 Thief and Cardsharper come when the carrier is settled and the bandits sleep', () => {
    const t = nightUpTo(later(everybody, 'Cid', extras), 'thief.steal', {
      ...must,
      'bandits.theft': 'Cid',
      'banditsCarrier.choose': 'Ava',
    });
    expect([t.holder('statuette'), t.keys.includes('banditsSleep.sleep')]).toEqual(['Ava', true]);
  });

  test('KT-256 KT-284 Lucky Luke is before all citizens, the aliens are between the Indians and the ship', () => {
    expect(stepsOf(nights()[0] as Play).join(' ')).toMatch(
      /^(luke\w+ ){6}trailer sheriff .* binocularEye (aliens\w+|detector) .* aliensSleep ship$/,
    );
  });
});

describe('the check for the bandits', () => {
  const table = 'Sam sheriff, Cid Cal Cob citizen, Ben badGunman, Tess thief, Ina Ike indian, Det detector, Mia mindEater';
  const sails = (choices: Record<string, string>, has = 'Ben'): Play =>
    night(later(table, has, { aliens: true }, { round: 3 }), {
      'sheriff.jail': 'Cob',
      'detector.learn': 'Cob',
      'mindEater.learn': 'Cob',
      ...choices,
    });

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
  const backwards = {
    nightZeroOrder: options.parse({}).nightZeroOrder.toReversed(),
    nightOrder: options.parse({}).nightOrder.toReversed(),
  };
  const swapped = {
    nightOrder: options
      .parse({})
      .nightOrder.map(
        (step) => ({ sheriff: 'parson', parson: 'sheriff' } as Record<string, string>)[step] ?? step,
      ) as Options['nightOrder'],
  };

  test('KT-215 both nights are played in it', () => {
    expect(stepsOf(zeroNight(backwards))).toEqual(backwards.nightZeroOrder.filter(ofTheRulebook));
    const t = night(later(everybody, 'Cid', { ...extras, ...backwards }), must);
    expect(stepsOf(t)).toEqual(backwards.nightOrder.filter(ofTheRulebook));
    expect(t.keys.indexOf('indians.kill')).toBeLessThan(t.keys.indexOf('sheriff.jail'));
  });

  test('KT-215 a Parson before the Sheriff cannot be kept from asking by a cell', () => {
    const jailed = { ...must, 'sheriff.jail': 'Pat' };
    expect(nightUpTo(later(everybody, 'Cid', { ...extras, ...swapped }), 'taxman.use', jailed).called('parson')).toBe('live');
    expect(nightUpTo(later(everybody, 'Cid', extras), 'taxman.use', jailed).called('parson')).toBe('blocked');
  });

  test.each([
    ['backwards', backwards],
    ['with two changed places', swapped],
    ['as the rules have it', {}],
  ])('KT-215 the card on screen and the printed card follow it: %s', (_, rules) => {
    const o = options.parse({ ...extras, ...rules });
    const wanted = [...o.nightZeroOrder, ...o.nightOrder].filter(ofTheRulebook);
    const { table } = later(everybody, 'Cid', { ...extras, ...rules }).session;
    expect(tonight(table).flatMap((section) => section.lines.map(({ id }) => id))).toEqual(wanted);
    expect(nightParts(ktulu.nightCard(table.cast, o), table.cast).flatMap((section) => section.lines.map(({ id }) => id))).toEqual(wanted);
  });

  test.each(['nightZeroOrder', 'nightOrder'] as const)(
    'KT-215 KT-080 a list (%s) that leaves a step out, names one twice or names a stranger is refused',
    (name) => {
      const whole = options.parse({})[name] as readonly string[];
      const taken = (list: readonly string[]) => options.safeParse({ [name]: list }).success;
      expect(taken([...whole].toReversed())).toBe(true);
      expect([
        taken(whole.slice(1)),
        taken([...whole.slice(1), whole[1] ?? '']),
        taken([...whole, whole[0] ?? '']),
        taken([...whole.slice(1), 'lunch']),
        taken([]),
      ]).toEqual([false, false, false, false, false]);
      expect(options.safeParse({ [name]: whole.slice(1) }).error?.issues).toMatchObject([{ path: [name], message: 'order.whole' }]);
    },
  );

  test('KT-215 steps of cards that were not dealt fall away, the others keep their order', () => {
    const { table } = later('Sam sheriff, Pat parson, Cid citizen, Ben badGunman, Ina indian', 'Cid', backwards).session;
    const ids = tonight(table).flatMap((section) => section.lines.map(({ id }) => id));
    expect(ids.slice(0, 4)).toEqual(['indiansMeet', 'banditsMeet', 'parsonZero', 'sheriffZero']);
    expect(ids.slice(4)).toEqual([
      'ship',
      'indiansSleep',
      'indiansCarrier',
      'indiansKillAgain',
      'indiansKill',
      'indiansWake',
      'banditsSleep',
      'banditsCarrier',
      'banditsSteal',
      'banditsWake',
      'parson',
      'sheriff',
    ]);
  });
});
