import { describe, expect, test } from 'vitest';
import type { Play } from '../../support/play.ts';
import { byDay, fourteen, later, night, nightUpTo } from './tables.ts';

const owed = { 'sheriff.jail': 'May', 'parson.learn': 'May', 'guard.protect': 'Sam' };
const wide = `${fourteen}, Hal hairdresser, Stan stagecoach`;
/** Whose role the table has been told, in order, and where. */
const known = (t: Play): string[] =>
  t
    .facts('announced')
    .filter((fact) => fact.said.id === 'death.known' && fact.audience === 'public')
    .map(({ said, at }) => {
      const { who, role, faction } = said.with as unknown as {
        who: { seat: number };
        role: { role: string };
        faction: { faction: string };
      };
      return `${t.seating.name(who.seat)} ${role.role} ${faction.faction} at ${at.phase}`;
    });
/** A duel everybody accepts; up to whatever follows the vote. */
const duel = (t: Play, challenger: string, challenged: string, ...votes: readonly string[]): Play =>
  t
    .pick('day.next', 'duel')
    .at('duel.challenger', challenger)
    .at('duel.challenged', challenged)
    .pick('duel.accepted', 'accept')
    .vote('duel.vote', ...votes);

describe('deaths', () => {
  test('KT-043 whoever dies by day is laid open at once: role and side', () => {
    const t = duel(byDay(fourteen, 'Bill'), 'Tess', 'Gil', 'Sam Pat > Gil').pass('window.duel');
    expect(known(t)).toEqual(['Tess thief bandits at day']);
    expect(t.facts('revealed').map(({ seat, role, audience }) => [t.seating.name(seat), role, audience])).toEqual([
      ['Tess', 'thief', 'public'],
    ]);
  });

  test('KT-043 KT-044 a death of the night is told at once unless the host keeps it', () => {
    const t = nightUpTo(later(fourteen, 'Bill'), 'burningRage.kill', { ...owed, 'indians.kill': 'Bill', 'indians.killAgain': 'Pat' });
    expect(known(t)).toEqual(['Bill bandit bandits at night', 'Pat parson citizens at night']);
    expect(t.asked('death.known').to).toBe('table');
  });

  test('KT-043 everybody learns who has died and what they were; who killed them stays with the host', () => {
    const t = nightUpTo(later(fourteen, 'Bill'), 'burningRage.kill', {
      ...owed,
      'avenger.kill': 'Holly',
      'indians.kill': 'Bill',
      'indians.killAgain': 'Pat',
    });
    expect(t.facts('died').map(({ by, audience }) => [by.role ?? by.faction, audience])).toEqual([
      ['avenger', 'host'],
      ['indians', 'host'],
      ['indians', 'host'],
    ]);
    expect(t.facts('revealed').map(({ seat, audience }) => [t.seating.name(seat), audience])).toEqual([
      ['Holly', 'public'],
      ['Bill', 'public'],
      ['Pat', 'public'],
    ]);
    const ill = byDay(`${fourteen}, Fay femaleShaman`, 'Bill', {}, { statuses: [{ what: 'poisoned', on: 'Gil', by: 'Fay' }] })
      .pick('day.next', 'search')
      .at('search.nominees', 'Pat');
    expect([ill.dead, ill.facts('died').map(({ audience }) => audience), known(ill)]).toEqual([
      ['Gil'],
      ['host'],
      ['Gil guard citizens at day'],
    ]);
  });

  test('KT-044 by house rule the night’s dead are laid open together when the night is over', () => {
    const t = nightUpTo(later(fourteen, 'Bill', { nightDeathReveal: 'dawn' }), 'burningRage.kill', {
      ...owed,
      'indians.kill': 'Bill',
      'indians.killAgain': 'Pat',
    });
    expect([t.dead, known(t), t.facts('revealed')]).toEqual([['Pat', 'Bill'], [], []]);
    expect(t.facts('died').map((fact) => fact.audience)).toEqual(['host', 'host']);
    night(t, { 'burningRage.kill': 'Gil' });
    expect(known(t)).toEqual(['Pat parson citizens at dawn', 'Gil guard citizens at dawn', 'Bill bandit bandits at dawn']);
  });

  test('KT-044 deaths by day never wait', () => {
    const t = duel(byDay(fourteen, 'Bill', { nightDeathReveal: 'dawn' }), 'Tess', 'Gil', 'Sam > Gil').pass('window.duel');
    expect(known(t)).toEqual(['Tess thief bandits at day']);
  });

  test.each([
    ['dawn', 'hollow'],
    ['immediate', 'silent'],
  ] as const)('KT-044 a role killed before its turn is called as if it lived while its death is kept: %s, %s', (nightDeathReveal, call) => {
    const t = night(later(wide, 'Bill', { nightDeathReveal }), { ...owed, 'hairdresser.kill': 'Shaun' });
    expect([t.called('shaman'), t.keys.includes('shaman.decoy')]).toEqual([call, call === 'hollow']);
    expect(known(t)).toEqual([`Shaun shaman indians at ${call === 'hollow' ? 'dawn' : 'night'}`]);
  });
});

describe('proving one’s side', () => {
  test('KT-045 whoever proves the own side dies of it, with all that a death brings', () => {
    const t = byDay(fourteen, 'Bill').rule({ do: 'kill', seat: 'Tess' });
    expect([t.dead, known(t), t.winner]).toEqual([['Tess'], ['Tess thief bandits at day'], undefined]);
    t.rule({ do: 'kill', seat: 'Bill' });
    expect(t.winner).toEqual(['citizens']);
  });

  test('KT-045 at night as well: the statuette stays on that side, with whom the host names', () => {
    const t = nightUpTo(later(fourteen, 'Bill'), 'guard.protect', owed).rule({ do: 'kill', seat: 'Bill' });
    expect(known(t)).toEqual(['Bill bandit bandits at night']);
    expect([t.question.key, t.question.to, t.offered]).toEqual(['statuette.heir', 'host', ['Ben', 'Ava', 'Tess']]);
    expect(t.at('statuette.heir', 'Tess').holder('statuette')).toBe('Tess');
  });

  test('KT-046 it is the host’s ruling at any question, and no choice of any player', () => {
    const t = byDay(fourteen, 'Bill');
    const { question } = t;
    expect(question.shape === 'pick' ? question.options.map(({ id }) => id) : []).toEqual(['duel', 'search']);
    expect(t.session.answer({ option: 'prove' })?.why.id).toMatch(/^refused/);
    t.pick('day.next', 'search').rule({ do: 'kill', seat: 'Gil' });
    const death = t.facts('died').at(-1);
    expect([death?.by, death?.clause]).toEqual([{ host: true }, 'X-6']);
    expect(t.question.key).toBe('search.nominees');
  });
});

describe('powers that work by stepping forward', () => {
  const barred = (t: Play) => [t.barred('Jude')?.clause, t.barred('Jude')?.id];

  test('KT-047 a role that has stayed hidden can step forward', () => {
    const t = duel(byDay(wide, 'Bill'), 'Tess', 'Gil', 'Sam > Gil');
    expect(t.offered).toEqual(['Jude', 'Stan']);
  });

  test('KT-047 once it has, the power is gone', () => {
    const t = duel(byDay(wide, 'Bill'), 'Tess', 'Gil', 'Sam > Gil').at('window.duel', 'Jude').pass('window.duel');
    expect([t.dead, known(t)]).toEqual([['Gil'], ['Gil guard citizens at day']]);
    duel(t, 'Tess', 'Pat', 'Sam > Pat');
    expect(t.offered).toEqual(['Stan']);
    expect(barred(t)).toEqual(['KT-047', 'bar.knownAlready']);
    expect(t.refuses('window.duel', 'Jude').clause).toBe('KT-047');
  });

  test('KT-047 any other disclosure ends it too', () => {
    const t = duel(byDay(wide, 'Bill').rule({ do: 'reveal', seat: 'Jude' }), 'Tess', 'Gil', 'Sam > Gil');
    expect(barred(t)).toEqual(['KT-047', 'bar.knownAlready']);
    const mayor = byDay(fourteen, 'Bill')
      .rule({ do: 'reveal', seat: 'May' })
      .pick('day.next', 'search')
      .at('search.nominees', 'Tess')
      .vote('mistreat.any', 'yes 14');
    expect([mayor.dead, mayor.keys.includes('window.pardon')]).toEqual([['Tess'], false]);
  });

  test('KT-R66 so does an investigation whose result comes with the dawn', () => {
    const officials = `${wide}, Eve executor, Ivo investigator`;
    const t = night(later(officials, 'Bill', {}, { counters: { investigated: 5 } }), owed);
    expect(t.session.table.at(t.seating.seat('Jude')).revealed).toBe(true);
    expect(barred(duel(t, 'Tess', 'Gil', 'Sam > Gil'))).toEqual(['KT-047', 'bar.knownAlready']);
  });

  test('KT-R66 what one player has learned at night does not', () => {
    const t = night(later(wide, 'Bill'), { ...owed, 'shaman.learn': 'Jude', 'parson.learn': 'Jude' });
    expect(t.facts('learned').filter((fact) => fact.about.includes(t.seating.seat('Jude')))).toHaveLength(2);
    expect(duel(t, 'Tess', 'Gil', 'Sam > Gil').offered).toEqual(['Jude', 'Stan']);
  });

  test('KT-R66 nor a death the table has not heard of, until it has', () => {
    const t = nightUpTo(later(wide, 'Bill', { nightDeathReveal: 'dawn' }), 'leader.use', { ...owed, 'avenger.kill': 'Jude' });
    expect(t.session.table.at(t.seating.seat('Jude')).revealed).toBe(false);
    expect(night(t).session.table.at(t.seating.seat('Jude')).revealed).toBe(true);
  });
});

describe('limited powers', () => {
  const quietDay = (t: Play): Play =>
    t.pick('day.next', 'search').at('search.nominees', 'Gus').vote('mistreat.any', `no ${t.alive.length}`);
  const spent = (t: Play) => t.facts('spent').map(({ ability, left }) => `${ability} ${left}`);

  test('KT-048 passing uses nothing up: the question comes again the next night', () => {
    const t = quietDay(night(later(wide, 'Bill'), owed));
    for (const key of ['hairdresser.kill', 'avenger.kill', 'thief.steal', 'shaman.learn', 'leader.use']) expect(t.keys).toContain(key);
    expect(spent(t)).toEqual([]);
    nightUpTo(t, 'hairdresser.kill', owed).at('hairdresser.kill', 'Gil');
    expect([t.dead, spent(t)]).toEqual([['Gil'], ['hairdresser 0']]);
  });

  test('KT-048 a use is gone once it is taken, and the role is called without being asked', () => {
    const t = quietDay(night(later(wide, 'Bill'), { ...owed, 'hairdresser.kill': 'Ben', 'leader.use': 'yes' }));
    expect(spent(t)).toEqual(['hairdresser 0', 'leader 0']);
    night(t, owed);
    expect([t.called('hairdresser'), t.called('leader'), t.called('shaman')]).toEqual(['blocked', 'blocked', 'live']);
    expect(t.keys.filter((key) => key === 'hairdresser.kill')).toHaveLength(1);
  });

  test('KT-048 declining a window by day keeps the power as well', () => {
    const t = duel(byDay(wide, 'Bill'), 'Tess', 'Gil', 'Sam > Gil').pass('window.duel');
    expect(duel(t, 'Ava', 'Pat', 'Sam > Pat').offered).toEqual(['Jude', 'Stan']);
  });
});
