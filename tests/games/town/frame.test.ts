import { describe, expect, test } from 'vitest';
import { town } from '../../../src/games/town/index.ts';
import { accuse, byDay, byNight, eleven, night, seven, sit } from './towns.ts';

const phases = (t: ReturnType<typeof sit>): string[] => t.facts('phase').map((fact) => t.say(fact.said));

test('TM-38 TM-R2 the mafia know one another and kill, the town does neither', () => {
  const t = night(byNight(), 'Tom Tom Tom');
  const killed = t.facts('postponed').map(({ by }) => by.faction);
  const together = t.asked('mafia.talk').to as readonly number[];
  expect(town.factions.map(({ id, acquainted, kills }) => [id, acquainted, kills])).toEqual(
    ['town', 'mafia'].map((id) => [id, together.every((seat) => t.session.table.faction(seat) === id), killed.includes(id)]),
  );
});

describe('the opening', () => {
  test('TM-01 the game opens with all eyes closed', () => {
    const t = sit().until('opening');
    expect(t.keys).toEqual(['opening']);
    expect(t.heard[0]).toBe('Close your eyes, everybody. These roles are in the game:');
    expect(t.question).toMatchObject({ to: 'table', clause: 'TM-01' });
  });

  test('TM-02 each role in the game is called out once, in an order that tells nothing about seats', () => {
    const roles = (seats: string) => sit(seats).until('opening').heard.slice(1);
    expect(roles(eleven)).toEqual([
      'Townie.',
      'Medium.',
      'Doctor.',
      'Detective.',
      'Vigilante.',
      'Tracker.',
      'Escort.',
      'Mafioso.',
      'Godfather.',
    ]);
    expect(roles('Meg medium, Tom Tia Tea townie, Mia mafioso')).toEqual(['Townie.', 'Medium.', 'Mafioso.']);
    expect(roles('Mia mafioso, Tom Tia Tea townie, Meg medium')).toEqual(['Townie.', 'Medium.', 'Mafioso.']);
  });

  test('TM-02 nobody needs to be tapped: the host is told that every card has been scanned', () => {
    const { note } = sit().until('opening').question;
    expect(note && sit().say(note)).toContain('you have scanned it: nobody needs to be tapped');
  });

  test('TM-03 TM-04 then follows a short first day of talk alone, without nomination or trial, in which nobody can be executed', () => {
    const t = sit().until('night.falls');
    expect(t.keys).toEqual(['opening', 'day.talk', 'night.falls']);
    expect(t.said.find((line) => line.key === 'day.talk')?.text).toContain('nobody can be executed');
    expect(t.facts('voted')).toEqual([]);
    expect(t.dead).toEqual([]);
  });
});

describe('the six phases', () => {
  test('TM-05 after the short day come phases 4, 5, 6, then 1 to 6 over and over', () => {
    const t = night(sit(), 'Tom Tom');
    accuse(t, 'Mia').vote('trial.vote', 'innocent 6').vote('day.nominate');
    night(t, '- -').until('day.nominate');
    const order = t.keys.filter((key) =>
      [
        'day.talk',
        'day.nominate',
        'trial.vote',
        'mafia.wake',
        'mafia.talk',
        'doctor.treat',
        'feedback',
        'dawn.wake',
        'day.closing',
      ].includes(key),
    );
    expect(order.filter((key, i) => key !== order[i - 1])).toEqual([
      'day.talk',
      'mafia.talk',
      'doctor.treat',
      'feedback',
      'dawn.wake',
      'day.talk',
      'day.nominate',
      'trial.vote',
      'day.talk',
      'day.nominate',
      'day.closing',
      'mafia.talk',
      'doctor.treat',
      'feedback',
      'dawn.wake',
      'day.talk',
      'day.nominate',
    ]);
    expect(phases(t)).toEqual(['Day 1', 'Night 1', 'Day 2', 'Night 2', 'Day 3']);
  });

  test('TM-05 the second day already has nominations and a trial', () => {
    expect(accuse(night(sit(), 'Tom Tom'), 'Mia').question).toMatchObject({ key: 'trial.vote', about: 1 });
  });

  test('TM-08 by day eyes are open: the short day and every dawn say so', () => {
    const t = sit().until('day.talk');
    expect(t.heard.at(-2)).toBe('Day breaks. Open your eyes: today is for talk alone, and nobody can be executed.');
    expect(night(t.until('mafia.target'), 'Tom Tom').heard).toContain('Day breaks. Open your eyes, everybody.');
    expect(
      t
        .facts('phase')
        .filter((fact) => fact.at.phase === 'day')
        .map((fact) => fact.clause),
    ).toEqual(['TM-08', 'TM-08']);
  });

  test('TM-09 TM-37 at night all eyes are closed, and whoever is called closes them again', () => {
    const t = night(byNight(), 'Tom Tom Tom');
    expect(t.said.map((line) => line.text)).toContain('Night falls. Close your eyes, everybody.');
    for (const role of ['mafia', 'escort', 'doctor', 'detective', 'tracker', 'vigilante']) {
      expect(t.keys.indexOf(`${role}.sleep`)).toBeGreaterThan(
        t.keys.findLastIndex((key) => key.startsWith(`${role}.`) && key !== `${role}.sleep`),
      );
    }
  });
});

describe('the dead and the game master', () => {
  test('TM-10 the dead are told that words and signs are over, after an execution and after a night', () => {
    const without = 'Mia Max mafioso, Doc doctor, Tom Tia Tea townie';
    expect(accuse(byDay(without), 'Tom').vote('trial.vote', 'guilty 6').heard).toContain(
      'From now on not a word and not a sign about the game.',
    );
    expect(night(byNight(without), 'Tom Tom').heard).toContain('From now on not a word and not a sign about the game.');
  });

  test('TM-10 the dead have no vote, cannot be pointed at by day or night, and read no messages', () => {
    const t = byDay(seven, {}, { dead: 'Tom' });
    expect(t.refuses('day.nominate', 'Tom > Mia')).toMatchObject({ id: 'refused.noVote' });
    expect(t.refuses('day.nominate', 'Mia > Tom')).toMatchObject({ id: 'refused.noCandidate' });
    t.vote('day.nominate');
    expect(t.refuses('mafia.target', 'Tom')).toMatchObject({ id: 'bar.dead', clause: 'TM-40' });
    expect(night(t, '- -').learned('Tom')).toEqual([]);
  });

  test('TM-11 the sole exception is towards the Medium, in the time set for it', () => {
    const t = accuse(byDay(), 'Tom').vote('trial.vote', 'guilty 7');
    expect(t.heard).toContain('From now on not a word and not a sign about the game, except to the Medium in the time set aside.');
    t.pass('mafia.target').pass('mafia.target').pass('doctor.treat').pass('detective.check').until('medium.talk');
    expect(t.question).toMatchObject({ clause: 'TM-11', to: [3], seconds: 30, expires: true });
    expect(t.heard.slice(-2)).toEqual([
      'Medium and all the dead, open your eyes.',
      'Medium, ask in signs. The dead may nod, shake their heads or point.',
    ]);
  });

  test.each([
    [0, undefined],
    [5, 5],
    [600, 600],
  ])('TM-11 with the option of %i seconds for the Medium the clock shows %s', (mediumSeconds, seconds) => {
    const t = byNight(seven, { mediumSeconds }, { dead: 'Tom' })
      .pass('mafia.target')
      .pass('mafia.target')
      .pass('doctor.treat')
      .pass('detective.check')
      .until('medium.talk');
    expect([t.question.seconds, t.question.expires]).toEqual(seconds === undefined ? [undefined, undefined] : [seconds, true]);
    if (seconds !== undefined) expect(t.expire('medium.talk').until('medium.sleep').heard).toEqual(['Medium, close your eyes.']);
  });

  test('TM-12 in every free discussion the game master is reminded that players may ask something in private', () => {
    const t = accuse(byDay(), 'Tom').vote('trial.vote').vote('day.nominate');
    for (const key of ['day.talk', 'day.closing']) {
      const { note } = t.asked(key);
      expect(note && t.say(note)).toContain('Anybody may ask you something in private now');
    }
  });
});
