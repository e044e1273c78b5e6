import { describe, expect, test } from 'vitest';
import type { Said } from '../../../src/kernel/types.ts';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import type { Play } from '../../support/play.ts';
import { byDay, fourteen, later, night, nightUpTo, sit, type HouseRules } from './tables.ts';

const zero = { 'hooker.learn': 'Pat', 'sheriff.jail': 'May', 'parson.learn': 'Gus', 'bandits.firstCarrier': 'Bill' };
const nightZero = (rules: HouseRules = {}, seats = fourteen, more: Readonly<Record<string, string>> = {}): Play =>
  night(sit(seats, rules), { ...zero, ...more });

/** What a player has been shown so far: who is meant, and ids of the words. */
const taught = (t: Play, name: string): [string[], string][] =>
  t
    .facts('learned')
    .filter((fact) => fact.seats.includes(t.seating.seat(name)))
    .map((fact) => [t.seating.names(fact.about), fact.said.id]);
const roles =
  'Sam sheriff, Holly hooker, Gus goodGunman, Pat parson, Jude judge, May mayor, Gil guard, Ben badGunman, Ava avenger, Bill bandit, Shaun shaman, Lee leader, Stan stagecoach';

const listed = (said: Said | undefined): string[] => {
  const list = said?.with?.['list'] as { readonly list: readonly Said[] } | undefined;
  return (list?.list ?? []).map(({ id, with: fill }) => {
    const role = fill?.['role'] as { readonly role: string } | undefined;
    return role === undefined ? id : `${id} ${role.role}`;
  });
};
const metAs = (t: Play, key: string): string[] => {
  const q = t.asked(key);
  return q.shape === 'show' ? listed(q.showing.said) : [];
};

describe('X-6 whoever is ruled dead before being shown something', () => {
  test('KT-103 X-6 is shown nothing: the choice of the Hooker, ruled dead while she looks', () => {
    const t = sit(roles).until('hooker.learn');
    const pat = t.seating.seat('Pat');
    expect(t.session.answer({ seats: [pat] })).toBeUndefined();
    expect(t.question.key).toBe('hooker.learned');
    expect(t.session.answer({ ruling: { do: 'kill', seat: pat } })).toBeUndefined();
    expect(taught(t.until('sheriff.jail'), 'Pat')).toEqual([]);
    expect(t.keys).not.toContain('hooker.told');
  });
});

describe('the roster', () => {
  test('KT-014 before the first night all hear which roles are dealt, and whose is which nobody hears', () => {
    const t = sit().until('opening.roster');
    const [line] = t.question.say;
    expect(listed(line)).toHaveLength(14);
    expect(new Set(listed(line))).toEqual(new Set(t.session.setup.deal.map(({ role }) => `roster.role ${role}`)));
    expect(JSON.stringify(t.question)).not.toContain('"seat"');
    expect(t.facts('announced').map((fact) => [fact.said.id, fact.audience, fact.clause])).toEqual([
      ['opening.roster', 'public', 'KT-014'],
    ]);
  });

  test('KT-014 the order in which roles are named is the same however they were dealt', () => {
    const heard = (seats: string): unknown => listed(sit(seats).until('opening.roster').question.say[0]);
    expect(heard(fourteen.split(', ').reverse().join(', '))).toEqual(heard(fourteen));
  });

  test('KT-014 by house rule nothing is told', () => {
    const t = sit(undefined, { announceRoster: false });
    expect(t.until('night.falls').keys).toEqual(['night.falls']);
    expect(t.facts('announced').map((fact) => fact.said.id)).toEqual(['night.falls']);
  });
});

describe('mates', () => {
  test('KT-017 bandits and Indians see their own side and nobody else', () => {
    const t = nightZero();
    const bandits = ['Ben', 'Ava', 'Tess', 'Bill'];
    const indians = ['Shaun', 'Lee', 'Rag'];
    for (const name of bandits) expect(taught(t, name)).toEqual([[bandits, 'mates']]);
    for (const name of indians) expect(taught(t, name)).toEqual([[indians, 'mates']]);
  });

  test('KT-017 aliens see their side too; Lucky Luke and Janosik see nobody', () => {
    const t = nightZero(
      { aliens: true, luckyLuke: true, janosik: true },
      `${fourteen}, Dee detector, Mia mindEater, Luke luckyLuke, Jan janosik`,
    );
    expect(taught(t, 'Dee')).toEqual([[['Dee', 'Mia'], 'mates']]);
    expect([taught(t, 'Luke'), taught(t, 'Jan')]).toEqual([[], []]);
  });

  test('KT-017 an exception by rule: the Stagecoach operator neither sees the other Indians nor is seen', () => {
    const t = nightZero({}, roles);
    expect(taught(t, 'Shaun')).toEqual([[['Shaun', 'Lee'], 'mates']]);
    expect(taught(t, 'Stan')).toEqual([]);
  });

  test('KT-018 no citizen is told of another by being one', () => {
    const t = nightZero();
    for (const name of ['Sam', 'Jude', 'May', 'Gus', 'Gil']) expect(taught(t, name), name).toEqual([]);
    expect(t.shown.filter((held) => held.to.length > 1).map((held) => held.key)).toEqual(['bandits.met', 'indians.met']);
  });

  test('KT-019 mates see each other’s exact roles', () => {
    const t = nightZero();
    expect(metAs(t, 'bandits.met')).toEqual(['mate.role badGunman', 'mate.role avenger', 'mate.role thief', 'mate.role bandit']);
    expect(t.asked('indians.met').clause).toBe('KT-019');
  });

  test('KT-019 the host may keep the roles back: only the faces are shown', () => {
    const t = nightZero({ tellMateRoles: false });
    expect([metAs(t, 'bandits.met'), metAs(t, 'indians.met')]).toEqual([
      ['mate', 'mate', 'mate', 'mate'],
      ['mate', 'mate', 'mate'],
    ]);
    expect([t.asked('bandits.met').clause, t.asked('indians.met').clause]).toEqual(['KT-017', 'KT-222']);
  });

  test('KT-R12 a bandit jailed on night 0 meets the gang, but has no say and cannot be chosen', () => {
    const t = nightUpTo(sit(), 'bandits.firstCarrier', { ...zero, 'sheriff.jail': 'Bill' });
    expect(taught(t, 'Bill')).toEqual([[['Ben', 'Ava', 'Tess', 'Bill'], 'mates']]);
    expect(t.seating.names(t.question.to as readonly number[])).toEqual(['Ben', 'Ava', 'Tess']);
    expect(t.offered).toEqual(['Ben', 'Ava', 'Tess']);
    expect(t.refuses('bandits.firstCarrier', 'Bill').clause).toBe('KT-R12');
  });

  test('KT-R12 unless no other bandit is there', () => {
    const few = 'Sam sheriff, Holly hooker, Gus goodGunman, Pat parson, Ben badGunman, Shaun shaman';
    const t = nightUpTo(sit(few), 'bandits.firstCarrier', { 'hooker.learn': 'Gus', 'sheriff.jail': 'Ben', 'parson.learn': 'Gus' });
    expect(t.offered).toEqual(['Ben']);
    expect(t.at('bandits.firstCarrier', 'Ben').holder('statuette')).toBe('Ben');
  });

  test('KT-R12 X-6 or the others have been ruled dead: the dead are not asked', () => {
    const few = 'Sam sheriff, Holly hooker, Gus goodGunman, Ben badGunman, Bob bandit, Shaun shaman';
    const t = nightUpTo(sit(few), 'bandits.firstCarrier', { 'hooker.learn': 'Gus', 'sheriff.jail': 'Ben' }).rule({
      do: 'kill',
      seat: 'Bob',
    });
    expect(t.question).toMatchObject({ key: 'bandits.firstCarrier', to: [4], seats: [4] });
  });

  test.each([true, false])('KT-222 KT-R12 nor does a cell keep an only Indian from the meeting (masked calls %s)', (maskCalls) => {
    const t = nightZero({ maskCalls }, fourteen.replace('Lee leader, Rag burningRage', 'Lee Rag citizen'), { 'sheriff.jail': 'Shaun' });
    expect([t.called('indiansMeet'), taught(t, 'Shaun')]).toEqual(['live', [[['Shaun'], 'mates']]]);
  });

  test('KT-R12 X-6 if all bandits are ruled dead while they choose, nobody has it and night 0 goes on', () => {
    const t = nightUpTo(sit(), 'bandits.firstCarrier', zero);
    for (const seat of ['Ben', 'Ava', 'Tess', 'Bill']) t.rule({ do: 'kill', seat });
    expect(t.question).toMatchObject({ key: 'bandits.firstCarrier', seats: [], min: 0 });
    expect([t.pass('bandits.firstCarrier').holder('statuette'), t.question.key]).toEqual([undefined, 'day.next']);
  });

  test('KT-017 KT-085 who knows whom, and who chooses a victim together, as simulations are told', () => {
    expect(ktulu.factions.filter(({ acquainted }) => acquainted).map(({ id }) => id)).toEqual(['bandits', 'indians', 'aliens']);
    expect(ktulu.factions.filter(({ kills }) => kills).map(({ id }) => id)).toEqual(['indians', 'luckyLuke']);
  });
});

describe('the ring', () => {
  const ring = 'Lee leader, Sam sheriff, Holly hooker, Gus goodGunman, Pat parson, Jude judge, Ben badGunman, Bill bandit';
  const beside = (carrier: string, dead = ''): string | undefined => {
    const t = nightUpTo(later(ring, carrier, {}, { dead }), 'leader.use', { 'sheriff.jail': 'Jude', 'parson.learn': 'Jude' }).pick(
      'leader.use',
      'yes',
    );
    const shown = t.shown.find(({ key }) => key === 'leader.learned');
    return shown?.sign;
  };

  test('KT-015 the seats are a closed ring in the order of the deal: the last player sits next to the first', () => {
    expect([beside('Bill'), beside('Ben')]).toEqual(['nod', 'shake']);
  });

  test('KT-015 KT-016 the living keep their seats: a death between them makes two players neighbours', () => {
    expect(beside('Ben', 'Bill')).toBe('nod');
  });

  test('KT-016 nothing that is answered or ruled moves a living player to another seat', () => {
    const t = byDay(fourteen, 'Bill');
    const before = t.session.setup.deal.map((seat) => seat.name);
    t.rule({ do: 'swap', seats: ['Pat', 'Jude'] }).rule({ do: 'kill', seat: 'Gil' });
    expect(t.session.setup.deal.map((seat) => seat.name)).toEqual(before);
    expect(t.session.table.seats.map(({ seat }) => seat)).toEqual(before.map((_, i) => i + 1));
    expect(t.session.table.at(t.seating.seat('Pat')).role).toBe('judge');
  });
});

describe('night 0 is short', () => {
  const busy = `${fourteen}, Tim taxman, Hal hairdresser, Dot drunkard, Doc doctor, Fay femaleShaman, Bob binocularEye, Ike inciter, Val warrior`;

  test('KT-R14 limited powers outside the list of night 0 are not asked for', () => {
    const t = nightZero({}, busy);
    expect(
      t
        .facts('called')
        .filter((fact) => fact.call !== 'silent')
        .map((fact) => fact.line),
    ).toEqual(['hooker', 'sheriffZero', 'parsonZero', 'banditsMeet', 'indiansMeet']);
    expect(t.facts('spent')).toEqual([]);
    expect(t.keys.filter((key) => /taxman|hairdresser|drunkard|thief|avenger|kill|poison|inciter|warrior|window/.test(key))).toEqual([]);
  });

  test('KT-R14 they begin with night 1, the Doctor with day 1', () => {
    const t = later(busy, 'Bill');
    expect(nightUpTo(t, 'hairdresser.kill', { 'sheriff.jail': 'May', 'parson.learn': 'May', 'guard.protect': 'May' }).offered).toContain(
      'Ben',
    );
    const day = byDay(`Doc doctor, ${fourteen}`, 'Bill')
      .pick('day.next', 'duel')
      .at('duel.challenger', 'Doc')
      .at('duel.challenged', 'Gil')
      .pick('duel.accepted', 'accept')
      .vote('duel.vote', 'Sam > Doc');
    expect(day.offered).toEqual(['Jude']);
    expect(day.pass('window.duel').question.key).toBe('window.attempt.kill');
    expect(day.offered).toEqual(['Doc']);
  });
});

describe('what one player knows', () => {
  test('KT-R66 a role learned at night by one player is not public: its owner can still step forward by day', () => {
    const t = nightZero({}, fourteen, { 'hooker.learn': 'Jude', 'parson.learn': 'Jude' });
    expect(taught(t, 'Holly')).toEqual([[['Jude'], 'learn.role']]);
    expect(t.session.table.at(t.seating.seat('Jude')).revealed).toBe(false);
    t.pick('day.next', 'duel')
      .at('duel.challenger', 'Sam')
      .at('duel.challenged', 'Gil')
      .pick('duel.accepted', 'accept')
      .vote('duel.vote', 'Pat > Sam');
    expect(t.offered).toEqual(['Jude']);
  });
});
