import { describe, expect, test } from 'vitest';
import { moves, named, stopped, told, warned } from './hearsay.ts';
import { byDay, later, night, nightUpTo, sit } from './tables.ts';

const table =
  'Sam sheriff, Pat parson, Ina inciter, Gil guard, Joe gambler, Dru drunkard, Hal hairdresser, Hol hooker, Sue seducer, Gus goodGunman, Ben badGunman, Bea blackmailer, Inf infiltrator, Ava avenger, ' +
  'Tess thief, Car cardsharper, Rae trailer, Sha shaman, Fay femaleShaman, War warrior, Foo quietFoot, Bur burningRage, Det detector, Min mindEater, Gre greenTentacle, Pur purpleLeech, Luk luckyLuke, Xan citizen';
const must = {
  'sheriff.jail': 'Xan',
  'parson.learn': 'Xan',
  'guard.protect': 'Xan',
  'detector.learn': 'Xan',
  'mindEater.learn': 'Xan',
  'hooker.learn': 'Xan',
  'seducer.bind': 'Xan',
  'blackmailer.bind': 'Xan',
};
const bound = (name: string) => ({ statuses: [{ what: 'bound', on: name, by: 'Gus' }] });
const upTo = (key: string, how = {}) => nightUpTo(later(table, 'Foo', { shipNight: 12 }, { round: 3, ...how }), key, must);

/** Key, who is asked, whether somebody must be named, and whether it only learns. */
const choices: readonly (readonly [string, string, boolean, 'act' | 'learn' | 'shield'])[] = [
  ['luckyLuke.steal', 'Luk', false, 'act'],
  ['luckyLuke.kill', 'Luk', false, 'act'],
  ['luckyLuke.trail', 'Luk', false, 'act'],
  ['trailer.trail', 'Rae', false, 'act'],
  ['sheriff.jail', 'Sam', true, 'act'],
  ['parson.learn', 'Pat', true, 'learn'],
  ['inciter.mark', 'Ina', false, 'act'],
  ['guard.protect', 'Gil', true, 'shield'],
  ['gambler.point', 'Joe', false, 'act'],
  ['drunkard.treat', 'Dru', false, 'act'],
  ['hairdresser.kill', 'Hal', false, 'act'],
  ['infiltrator.learn', 'Inf', false, 'learn'],
  ['avenger.kill', 'Ava', false, 'act'],
  ['thief.steal', 'Tess', false, 'act'],
  ['cardsharper.play', 'Car', false, 'act'],
  ['shaman.learn', 'Sha', false, 'learn'],
  ['femaleShaman.poison', 'Fay', false, 'act'],
  ['warrior.kill', 'War', false, 'act'],
  ['quietFoot.plant', 'Foo', false, 'act'],
  ['detector.learn', 'Det', true, 'learn'],
  ['mindEater.learn', 'Min', true, 'learn'],
  ['greenTentacle.kill', 'Gre', false, 'act'],
  ['purpleLeech.steal', 'Pur', false, 'act'],
];

describe('a choice at night', () => {
  test.each(choices)('KT-R33 at %s %s cannot name himself', (key, name) => {
    expect(upTo(key).refuses(key, name).clause).toBe('KT-R33');
  });

  test.each(['hooker.learn Hol', 'seducer.bind Sue', 'blackmailer.bind Bea'])('KT-R33 nor on night 0: %s', (line) => {
    const [key = '', name = ''] = line.split(' ');
    expect(nightUpTo(sit(table), key, must).refuses(key, name).clause).toBe('KT-R33');
  });

  test.each(choices)('KT-R34 at %s, asked of %s, somebody must be named: %s', (key, _, forced) => {
    const t = upTo(key);
    if (forced) expect(t.refuses(key, { seats: [] }).id).toBe('refused.noPass');
    else expect(t.pass(key).facts('spent')).toEqual([]);
  });

  test.each(['bandits.theft', 'aliens.theft', 'indians.kill'])('KT-R34 the group need not act: %s', (key) => {
    const t = upTo(key).pass(key);
    expect([moves(t), t.dead]).toEqual([[], []]);
  });

  test('KT-R64 KT-155 a bound player cannot aim at the master whatever takes, harms or marks, is warned of looking, and may shield', () => {
    for (const [key, name, , kind] of choices) {
      const t = upTo(key, bound(name));
      if (kind === 'act') expect(t.refuses(key, 'Gus').clause, key).toBe('KT-155');
      else {
        expect(t.offered, key).toContain('Gus');
        expect(warned(t, 'Gus'), key).toEqual(kind === 'learn' ? ['KT-R64'] : []);
      }
      expect(warned(upTo(key), 'Gus'), key).toEqual([]);
    }
  });

  test('KT-R64 a bound Quiet Foot takes a plant back from the master all the same', () => {
    const t = later(
      table,
      { holder: 'Gus', knowing: false, announced: 'indians' },
      {},
      { statuses: [...bound('Foo').statuses, { what: 'planted', on: 'Gus', by: 'Foo' }] },
    );
    expect(moves(nightUpTo(t, 'indians.kill', must))).toEqual(['Gus>Foo']);
  });

  test('KT-205 KT-R64 whom the Seducer has bound cannot turn on her from the same night on', () => {
    const t = nightUpTo(sit(table), 'sheriff.jail', { ...must, 'seducer.bind': 'Sam' });
    expect(t.refuses('sheriff.jail', 'Sue').clause).toBe('KT-155');
  });
});

describe('Lucky Luke, who comes before them all', () => {
  const small = 'Sam sheriff, Gil guard, Dru drunkard, Gus goodGunman, Ben badGunman, Iza Ola indian, Luk luckyLuke';

  test('KT-R32 can be stopped by nobody in the same night', () => {
    const t = night(later(small, 'Ola'), {
      'luckyLuke.steal': 'Ola',
      'luckyLuke.kill': 'Iza',
      'sheriff.jail': 'Luk',
      'guard.protect': 'Luk',
      'drunkard.treat': 'Luk',
    });
    expect([moves(t)[0], ...t.dead]).toEqual(['Ola>Luk', 'Iza']);
  });

  test('KT-R32 KT-095 jail takes off him what he has just stolen', () => {
    const t = nightUpTo(later(small, 'Ola'), 'bandits.theft', { 'luckyLuke.steal': 'Ola', 'sheriff.jail': 'Luk', 'guard.protect': 'Gus' });
    expect(moves(t)).toEqual(['Ola>Luk', 'Luk>Sam']);
    expect(told(t, 'Luk').map(({ id }) => id)).toEqual(['theft.got', 'learn.youCarry']);
  });

  test('KT-R32 the shield of the night before ended at dawn', () => {
    const t = night(later(small, 'Ola'), { 'sheriff.jail': 'Gus', 'guard.protect': 'Iza' });
    t.pick('day.next', 'search')
      .at('search.nominees', 'Gus')
      .vote('mistreat.any', `${t.alive.join(' ')} > no`);
    nightUpTo(t, 'sheriff.jail', { 'luckyLuke.kill': 'Iza' });
    expect([t.dead, stopped(t)]).toEqual([['Iza'], []]);
  });
});

describe('deaths of the night', () => {
  const small = 'Sam sheriff, Gus goodGunman, Cid Cal citizen, Ben badGunman, Ava avenger, Iza Ola indian';
  const dies = (nightDeathReveal: 'immediate' | 'dawn') => later(small, 'Ola', { nightDeathReveal });

  test('KT-044 told at once, or kept until the night is over', () => {
    const at = nightUpTo(dies('immediate'), 'indians.kill', { 'sheriff.jail': 'Gus', 'avenger.kill': 'Cid' });
    expect(named(at, 'death.known')).toEqual(['Cid']);
    const kept = nightUpTo(dies('dawn'), 'indians.kill', { 'sheriff.jail': 'Gus', 'avenger.kill': 'Cid' });
    expect([named(kept, 'death.known'), kept.dead]).toEqual([[], ['Cid']]);
    expect(named(night(kept, { 'indians.kill': 'Cal' }), 'death.known')).toEqual(['Cid', 'Cal']);
  });

  test('KT-044 KT-043 whoever died before the game was taken up is known, and not told again in the morning', () => {
    const t = night(later(small, 'Ola', { nightDeathReveal: 'dawn' }, { dead: 'Cal' }), { 'sheriff.jail': 'Gus', 'indians.kill': 'Cid' });
    expect(named(t, 'death.known')).toEqual(['Cid']);
    expect(byDay(small, 'Ola', {}, { dead: 'Cal' }).session.table.at(4).revealed).toBe(true);
  });
});
