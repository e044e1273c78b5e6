import { describe, expect, test } from 'vitest';
import { give, goOn, seats, sit, told } from '../support/toy-session.ts';

describe('statuses', () => {
  test('end at their moment, with the fact that put them there as the cause', () => {
    const s = sit('wolf guard sheep sheep sheep');
    give(s, 'guard.mark', seats(4));
    give(s, 'wolves.deed', { option: 'bite' });
    give(s, 'wolves.prey', seats(3));
    goOn(s);
    const [marked] = told(s, 'marked');
    const [unmarked] = told(s, 'unmarked');
    expect(s.story[unmarked?.because ?? -1]).toBe(marked);
    expect(s.table.statuses).toEqual([]);
  });

  test('those void with their source end when the source dies', () => {
    const s = sit('wolf guard sheep sheep sheep sheep');
    give(s, 'guard.mark', seats(4));
    goOn(s);
    s.answer({ ruling: { do: 'kill', seat: 2 } });
    expect(s.table.statusesOf(4)).toEqual([]);
  });
});

describe('a token', () => {
  test('is stolen by an attempt, and not from the guarded', () => {
    const steal = (guarded: number) => {
      const s = sit('wolf guard sheep sheep sheep', { tokens: { lamp: { holder: 3 } } });
      give(s, 'guard.mark', seats(guarded));
      give(s, 'wolves.deed', { option: 'lamp' });
      give(s, 'wolves.prey', seats(3));
      return s.table.tokens['lamp'];
    };
    expect(steal(4)).toMatchObject({ holder: 1, knowing: true });
    expect(steal(3)).toMatchObject({ holder: 3 });
  });

  test("follows its holder's death to the killer, with the death as its cause", () => {
    const s = sit('wolf guard sheep sheep sheep', { tokens: { lamp: { holder: 3 } } });
    give(s, 'guard.mark', seats());
    give(s, 'wolves.deed', { option: 'bite' });
    give(s, 'wolves.prey', seats(3));
    goOn(s);
    const moved = told(s, 'moved').at(-1);
    expect(moved).toMatchObject({ from: 3, to: 1 });
    expect(s.story[moved?.because ?? -1]).toMatchObject({ what: 'died', seat: 3 });
  });

  test('is not ruled onto the dead', () => {
    const s = sit('wolf guard sheep sheep sheep', { dead: [5] });
    expect(s.answer({ ruling: { do: 'move', token: 'lamp', to: 5 } })?.why.id).toBe('refused.deadHolder');
    expect(s.answer({ ruling: { do: 'move', token: 'crown', to: 2 } })?.why.id).toBe('refused.noToken');
  });
});

describe('moments', () => {
  test('run what was put off, then end statuses, then test the wins in order', () => {
    const s = sit('wolf guard sheep sheep', undefined);
    give(s, 'guard.mark', seats(4));
    give(s, 'wolves.deed', { option: 'bite' });
    give(s, 'wolves.prey', seats(3));
    goOn(s);
    s.answer({ ruling: { do: 'kill', seat: 2 } });
    expect(s.question.shape).toBe('over');
    const order = s.story.filter((f) => ['died', 'unmarked', 'won'].includes(f.what)).map((f) => f.what);
    expect(order).toEqual(['died', 'unmarked', 'died', 'won']);
  });

  test('an attempt put off is judged when it falls due', () => {
    const s = sit('wolf guard sheep sheep sheep');
    give(s, 'guard.mark', seats(3));
    give(s, 'wolves.deed', { option: 'bite' });
    goOn(s);
    s.answer({ ruling: { do: 'unmark', status: 'guarded', seat: 3 } });
    give(s, 'wolves.prey', seats(3));
    goOn(s);
    expect(s.table.isAlive(3)).toBe(false);
  });
});
