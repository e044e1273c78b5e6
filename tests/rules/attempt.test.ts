import { describe, expect, test } from 'vitest';
import { give, goOn, seats, sit, told } from '../support/toy-session.ts';

/** Wolf 1 bites `prey` after the guard (2) has guarded `guarded`. */
function bite(roles: string, guarded: number | undefined, prey: number) {
  const s = sit(roles);
  give(s, 'guard.mark', guarded === undefined ? seats() : seats(guarded));
  give(s, 'wolves.deed', { option: 'bite' });
  give(s, 'wolves.prey', seats(prey));
  goOn(s);
  return s;
}

describe('attempts', () => {
  test('a shield on the target prevents, and the story says what, by whom and under which clause', () => {
    const s = bite('wolf guard sheep sheep sheep', 3, 3);
    expect(s.table.isAlive(3)).toBe(true);
    expect(told(s, 'prevented')).toMatchObject([{ deed: 'kill', seat: 3, by: { seat: 1 }, shield: { seat: 2 }, clause: 'TOY-3' }]);
  });

  test('without a shield the deed is done at the moment it was put off to, not before', () => {
    const s = bite('wolf guard sheep sheep sheep', undefined, 3);
    const [postponed] = told(s, 'postponed');
    const [died] = told(s, 'died');
    expect(died).toMatchObject({ seat: 3, by: { seat: 1 }, at: { phase: 'day' } });
    expect(s.story[died?.because ?? -1]).toBe(postponed);
  });

  test('an instead diverts: the martyr dies for a neighbour', () => {
    const s = bite('wolf guard sheep sheep martyr sheep sheep', undefined, 6);
    expect(s.table.alive).toEqual([1, 2, 3, 4, 6, 7]);
    expect(told(s, 'diverted')).toMatchObject([{ seat: 6, shield: { seat: 5 } }]);
  });

  test('any prevent beats any instead: a guarded neighbour costs the martyr nothing', () => {
    const s = bite('wolf guard sheep sheep martyr sheep sheep', 6, 6);
    expect(s.table.alive).toHaveLength(7);
    expect(told(s, 'diverted')).toEqual([]);
  });

  test('a shield does not keep knowledge out', () => {
    const s = sit('wolf guard seer sheep sheep sheep');
    give(s, 'guard.mark', seats(4));
    give(s, 'seer.look', seats(4));
    goOn(s);
    expect(told(s, 'learned')).toMatchObject([{ seats: [3], about: [4] }]);
  });

  test('a hamper on the actor makes what he does fail', () => {
    const s = sit('wolf guard barman sheep sheep sheep fox');
    give(s, 'barman.mark', seats(1));
    give(s, 'guard.mark', seats());
    give(s, 'wolves.deed', { option: 'bite' });
    expect(s.question.to).toEqual([7]);
  });
});

describe('false faces', () => {
  test.each([
    ['fox', 4, 'sheep'],
    ['wolf', 1, 'wolves'],
    ['sheep', 5, 'sheep'],
  ])('the seer takes a %s for one of the %s', (_, about, side) => {
    const s = sit('wolf guard seer fox sheep sheep sheep');
    give(s, 'guard.mark', seats());
    give(s, 'seer.look', seats(about));
    expect(s.question).toMatchObject({ shape: 'show', to: [3], showing: { faction: side } });
  });
});
