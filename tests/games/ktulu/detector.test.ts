import { describe, expect, test } from 'vitest';
import type { How, Play } from '../../support/play.ts';
import { told } from './hearsay.ts';
import { announced, later, night, nightUpTo, sit } from './tables.ts';

/** Seats 1 to 9 in the ring. */
const ring = 'Ann citizen, Bea badGunman, Det detector, Cid citizen, Dan citizen, Eva indian, Fay citizen, Mia mindEater, Guy bandit';
const looks = (on: string, has: Parameters<typeof later>[1], how: How = {}): Play =>
  night(later(ring, has, { aliens: true }, how), { 'detector.learn': on, 'mindEater.learn': 'Bea' });
const shown = (t: Play) => {
  const { showing } = t.asked('detector.learned') as {
    showing: { sign?: string; arc?: { from: number; to: number }; said: { id: string } };
  };
  return [showing.sign, showing.arc && t.seating.names([showing.arc.from, showing.arc.to]).join('>'), showing.said.id];
};
const clockwise = (on: string) => ['shake', `Det>${on}`, 'detector.clockwise'];
const counter = (on: string) => ['shake', `${on}>Det`, 'detector.counterclockwise'];

describe('the Detector', () => {
  test('KT-260 every night he names a player and is told if that one has it', () => {
    const t = looks('Eva', 'Eva');
    expect(shown(t)).toEqual(['nod', undefined, 'detector.hit']);
    expect(t.asked('detector.learned')).toMatchObject({ to: [3], clause: 'KT-260' });
    expect(t.asked('detector.learn')).toMatchObject({ min: 1, max: 1 });
    expect(t.facts('spent')).toEqual([]);
  });

  test('KT-260 where nobody has it there is nothing to tell', () => {
    const t = night(sit(ring, { aliens: true }, { round: 1, phase: 'night' }), { 'detector.learn': 'Eva', 'mindEater.learn': 'Bea' });
    expect([t.keys.includes('detector.learn'), t.keys.includes('detector.learned')]).toEqual([true, false]);
  });

  test('KT-260 he alone is told', () => {
    expect(
      looks('Eva', 'Eva')
        .facts('learned')
        .filter(({ said }) => said.id === 'detector.hit')
        .map(({ audience, seats }) => [audience, seats]),
    ).toEqual([[[3], [3]]]);
  });

  test.each(['Cid', 'Dan'])('KT-261 if it is with %s, that is clockwise between him and Eva', (who) => {
    expect(shown(looks('Eva', who))).toEqual(clockwise('Eva'));
  });

  test.each(['Fay', 'Mia', 'Guy', 'Ann', 'Bea'])('KT-261 if it is with %s, that is counter-clockwise, round by the last seat', (who) => {
    expect(shown(looks('Eva', who))).toEqual(counter('Eva'));
  });

  test.each([
    ['Ann', 'Bea', counter('Ann')],
    ['Ann', 'Guy', clockwise('Ann')],
    ['Ann', 'Cid', clockwise('Ann')],
  ])('KT-261 seen towards %s across the last seat, with %s', (on, who, reading) => {
    expect(shown(looks(on, who))).toEqual(reading);
  });
});

describe('how the arcs are counted', () => {
  test('KT-R57 without the two end seats: towards a neighbour everything lies on the other side', () => {
    for (const who of ['Ann', 'Bea', 'Dan', 'Guy']) expect(shown(looks('Cid', who))).toEqual(counter('Cid'));
    for (const who of ['Ann', 'Cid', 'Dan', 'Guy']) expect(shown(looks('Bea', who))).toEqual(clockwise('Bea'));
  });

  test('KT-R57 seats of the dead stay in the ring', () => {
    expect(shown(looks('Eva', 'Dan', { dead: 'Cid Fay Ann' }))).toEqual(clockwise('Eva'));
    expect(shown(looks('Eva', 'Guy', { dead: 'Cid Fay Ann' }))).toEqual(counter('Eva'));
  });

  test('KT-R57 if he carries it himself he is told that, and from then on he knows (KT-R20)', () => {
    const t = looks('Eva', { holder: 'Det', knowing: false, announced: 'indians' });
    expect(shown(t)).toEqual([undefined, undefined, 'learn.youCarry']);
    expect([t.session.table.tokens['statuette']?.knowing, announced(t)]).toEqual([true, ['aliens']]);
    expect(shown(looks('Eva', 'Det'))).toEqual([undefined, undefined, 'learn.youCarry']);
  });

  test('KT-R57 KT-R33 he cannot name himself', () => {
    const t = nightUpTo(later(ring, 'Eva', { aliens: true }), 'detector.learn');
    expect(t.offered).toEqual(['Ann', 'Bea', 'Cid', 'Dan', 'Eva', 'Fay', 'Mia', 'Guy']);
    expect(t.refuses('detector.learn', 'Det')).toMatchObject({ clause: 'KT-R33' });
  });

  test('KT-R21 KT-260 a plant is found as if its carrier knew, who goes on knowing nothing', () => {
    const t = looks('Dan', { holder: 'Dan', knowing: false, announced: 'indians' });
    expect(shown(t)[0]).toBe('nod');
    expect([t.session.table.tokens['statuette']?.knowing, announced(t)]).toEqual([false, []]);
  });

  test('KT-R20 a mate found to carry a plant knows it from then on', () => {
    const t = looks('Mia', { holder: 'Mia', knowing: false, announced: 'indians' });
    expect([t.session.table.tokens['statuette']?.knowing, announced(t)]).toEqual([true, ['aliens']]);
  });

  test.each(['jailed', 'drunk', 'atCards'])('KT-260 a Detector who is %s is called and asked nothing', (what) => {
    const t = night(later(ring, 'Eva', { aliens: true }, { statuses: [{ what, on: 'Det', by: 'Ann', until: 'dawn' }] }), {
      'mindEater.learn': 'Ann',
    });
    expect([t.called('detector'), told(t, 'Det')]).toEqual(['blocked', []]);
  });
});
