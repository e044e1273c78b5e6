import { describe, expect, test } from 'vitest';
import { calling, linesFor } from '../../src/rules/night-card.ts';
import { toy } from '../support/toy-game.ts';
import { give, goOn, seats, sit, told } from '../support/toy-session.ts';

const card = toy.nightCard({}, { search: 1, hostDraws: false });
const line = (id: string) => {
  const found = card.flatMap((s) => s.lines).find((l) => l.id === id);
  if (!found) throw new Error(`no line ${id}`);
  return found;
};

describe('calls', () => {
  test.each([
    ['living and able', 'guard', {}, 'live', undefined],
    ['dead and passed over', 'guard', { dead: [3] }, 'silent', 'call.allDead'],
    ['dead but still called', 'barman', { dead: [4] }, 'hollow', 'toy.hollow'],
    ['drunk', 'guard', { statuses: [{ what: 'drunk', on: 3 }] }, 'blocked', 'bar.drunk'],
    ['not tonight', 'binder', { round: 2 }, 'silent', 'toy.onlyFirst'],
    ['a group with one member able', 'wolves', { statuses: [{ what: 'drunk', on: 1 }] }, 'live', undefined],
    [
      'a group all of whom are drunk',
      'wolves',
      {
        statuses: [
          { what: 'drunk', on: 1 },
          { what: 'drunk', on: 2 },
        ],
      },
      'blocked',
      'bar.drunk',
    ],
  ] as const)('%s: the %s line is called %s', (_, id, position, call, why) => {
    const { table } = sit('wolf fox guard barman binder sheep sheep sheep', position);
    const now = calling(table, line(id) as Parameters<typeof calling>[1]);
    expect([now.call, now.why?.why.id]).toEqual([call, why]);
  });

  test('a group acts through those of its members who can', () => {
    const { table } = sit('wolf fox guard sheep sheep', { statuses: [{ what: 'drunk', on: 1 }] });
    expect(calling(table, line('wolves') as Parameters<typeof calling>[1]).members).toEqual([2]);
  });

  test('lines of roles that are not in the deck are not on the card', () => {
    expect(linesFor(card, { wolf: 1, guard: 1, sheep: 3 }).map((s) => s.lines.map((l) => l.id))).toEqual([['guard'], ['wolves', 'lamp']]);
  });

  test('a hollow call says the same words as a live one and is marked as a decoy', () => {
    const words = (dead: number[]) => {
      const s = sit('wolf fox guard barman sheep sheep sheep', { dead });
      s.answer({ done: true });
      return s.question;
    };
    const [live, hollow] = [words([]), words([4])];
    expect(hollow.say).toEqual(live.say);
    expect(hollow).toMatchObject({ shape: 'say', decoy: true, seconds: 8 });
    expect(live.decoy).toBeUndefined();
  });

  test('a blocked player who is awake is shown the sign', () => {
    const s = sit('wolf guard seer sheep sheep', { round: 1 });
    s.table.postponed.push({ moment: 'dawn', run: function* () {} });
    give(s, 'guard.mark', seats());
    const keys: string[] = [];
    while (s.question.shape === 'say' || s.question.shape === 'show') {
      keys.push(s.question.key);
      s.answer({ done: true });
    }
    expect(keys).toEqual(['guard.sleep', 'seer.decoy', 'seer.blocked', 'seer.sleep']);
    expect(told(s, 'called').find((f) => f.line === 'seer')).toMatchObject({ call: 'blocked', clause: 'TOY-5' });
  });

  test('words to wake are said with the first question of the line', () => {
    const s = sit('wolf guard sheep sheep');
    s.answer({ done: true });
    expect(s.question.say.map((w) => w.id)).toEqual(['toy.wake', 'toy.ask']);
    expect(s.table.place).toMatchObject({ phase: 'night', line: 'guard' });
    give(s, 'guard.mark', seats());
    expect(goOn(s).key).toBe('wolves.deed');
  });
});
