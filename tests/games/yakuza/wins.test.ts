import { describe, expect, test } from 'vitest';
import { byDay, night, onList, second, twelve, type HouseRules } from './seats.ts';

/** The game once the host has ruled the last of them out: wins are tested with exactly these alive. */
function ended(alive: string, rules: HouseRules = {}) {
  const left = alive.split(' ');
  const gone = Array.from({ length: 12 }, (_, i) => `s${i + 1}`).filter((name) => !left.includes(name));
  const [last = '', ...dead] = gone;
  return byDay(twelve, rules, { dead: dead.join(' ') }).rule({ do: 'kill', seat: last });
}
const winner = (alive: string, rules: HouseRules = {}) => ended(alive, rules).winner;

describe('citizens', () => {
  test('YK-17 win when all mafia and all yakuza are out', () => {
    const t = onList(byDay(twelve, {}, { dead: 's3 s5 s6 s7' }), 's2').vote('day.vote');
    expect(t.winner).toEqual(['citizens']);
    expect(t.facts('won')).toMatchObject([{ clause: 'YK-17' }]);
  });

  test('YK-17 not while a Shogun is left', () => {
    expect(winner('s6 s1 s4')).toBeUndefined();
  });
});

describe('mafia', () => {
  test.each([
    ['3–3', 's2 s3 s5 s1 s4 s8'],
    ['2–2', 's2 s3 s1 s4'],
    ['1–1', 's2 s1'],
  ])('YK-16 win level with the citizens, %s', (_, alive) => {
    const t = ended(alive);
    expect(t.winner).toEqual(['mafia']);
    expect(t.facts('won')).toMatchObject([{ clause: 'YK-16' }]);
  });

  test('YK-16 not with one citizen more, and not while a yakuza is left', () => {
    expect(winner('s2 s3 s1 s4 s8')).toBeUndefined();
    expect(winner('s2 s3 s1 s4 s7')).toBeUndefined();
  });
});

describe('yakuza', () => {
  test.each([
    ['citizens 2–2', 's6 s7 s1 s4'],
    ['citizens 1–1', 's7 s1'],
    ['mafia 2–2', 's6 s7 s2 s3'],
    ['mafia 1–1', 's6 s2'],
  ])('YK-15 win level with %s', (_, alive) => {
    const t = ended(alive);
    expect(t.winner).toEqual(['yakuza']);
    expect(t.facts('won')).toMatchObject([{ clause: 'YK-15' }]);
  });
});

describe('three sides', () => {
  test.each([
    ['2 yakuza, 2 mafia, 7 citizens', 's6 s7 s2 s3 s1 s4 s8 s9 s10 s11 s12', undefined, ['yakuza']],
    ['3 mafia, 3 citizens, 1 yakuza', 's2 s3 s5 s1 s4 s8 s6', undefined, ['mafia']],
    ['2 yakuza, 2 citizens, 3 mafia', 's6 s7 s1 s4 s2 s3 s5', undefined, ['yakuza']],
    ['2 mafia, 2 citizens, 2 yakuza: the yakuza are tested first', 's2 s3 s1 s4 s6 s7', undefined, ['yakuza']],
  ] as const)(
    'YK-R1 YK-15 YK-16 %s: nobody has won between three sides, but taken literally somebody has',
    (_, alive, twoTeam, literal) => {
      expect(winner(alive)).toEqual(twoTeam);
      expect(winner(alive, { winScope: 'twoTeam' })).toEqual(twoTeam);
      expect(winner(alive, { winScope: 'literal' })).toEqual(literal);
    },
  );

  test('YK-R1 literally, too, nobody is level with a side that is gone', () => {
    expect(winner('s2 s3 s5 s6', { winScope: 'literal' })).toBeUndefined();
  });

  test('YK-R3 only mafia and yakuza, the mafia in the majority: play goes on, to the next vote or night', () => {
    const t = ended('s2 s3 s6');
    expect(t.winner).toBeUndefined();
    expect(onList(t, 's2').vote('day.vote').winner).toEqual(['yakuza']);
  });
});

describe('YK-44 several leave at once', () => {
  test.each([
    [true, ['mafia']],
    [false, undefined],
  ])('YK-44 YK-R2 3 mafia against 2 citizens, past level; ahead counts: %s', (overshootWins, won) => {
    expect(winner('s2 s3 s5 s1 s4', { overshootWins })).toEqual(won);
  });

  test.each([
    [true, ['yakuza']],
    [false, undefined],
  ])('YK-R2 2 yakuza against 1 mafia, or 1 citizen; ahead counts: %s', (overshootWins, won) => {
    expect(winner('s6 s7 s2', { overshootWins })).toEqual(won);
    expect(winner('s6 s7 s1', { overshootWins })).toEqual(won);
  });

  test.each([true, false])('YK-R2 a side that is alone has won; ahead counts: %s', (overshootWins) => {
    expect(winner('s2 s3', { overshootWins })).toEqual(['mafia']);
    expect(winner('s6', { overshootWins })).toEqual(['yakuza']);
    expect(winner('s1 s4', { overshootWins })).toEqual(['citizens']);
  });

  test('YK-44 two shots in one night take the last yakuza and bring the mafia level', () => {
    const t = night(second(twelve, {}, { dead: 's3 s5 s6 s10 s11 s12 s4 s8' }), { 'don.confirm': 's7', 'yakuza.order': 's9' });
    expect(t.dead).toContain('s7');
    expect(t.winner).toEqual(['mafia']);
  });

  test('YK-30 YK-44 a removal of all can end the game', () => {
    const t = onList(byDay(twelve, {}, { dead: 's3 s5 s6 s9 s10 s11 s12' }), 's2', 's7').vote('day.vote', 's2 3', 's7 2');
    expect(t.winner).toBeUndefined();
    const both = onList(byDay(twelve, {}, { dead: 's3 s5 s6 s10 s11 s12' }), 's2', 's7')
      .vote('day.vote', 's2 3', 's7 3')
      .vote('day.revote', 's2 3', 's7 3')
      .vote('day.removeAll', 'all 4');
    expect(both.winner).toEqual(['citizens']);
  });

  test('YK-R18 nobody left: a draw', () => {
    const none = onList(byDay('s1 s2 don, s3 yakuza, s4 civilian', { seats: 'custom' }, { dead: 's4' }), 's1', 's2', 's3')
      .vote('day.vote', 's1 1', 's2 1', 's3 1')
      .vote('day.revote', 's1 1', 's2 1', 's3 1')
      .vote('day.removeAll', 'all 2');
    expect(none.winner).toEqual([]);
    expect(none.facts('won')).toMatchObject([{ clause: 'YK-R18', factions: [] }]);
  });

  test('X-4 wins are tested at dawn and after each vote, when the deaths have been told', () => {
    const t = second(twelve, {}, { dead: 's3 s5 s6 s7 s8 s10 s11 s12' })
      .at('don.confirm', 's9')
      .at('doctor.save', 's1')
      .until('dawn.killed');
    expect(t.winner).toBeUndefined();
    expect(t.until('day.speech').winner).toBeUndefined();
    expect(onList(t, 's4').vote('day.vote').winner).toEqual(['mafia']);
  });
});
