import { describe, expect, it } from 'vitest';
import { done } from '../../src/kernel/answer.ts';
import { copyName, gameIn, newestFirst, sealed, unsealed } from '../../web/journal/copies.ts';
import type { StoredEntry } from '../../web/session/stored-game.ts';
import { dealtGame } from '../e2e/stored.ts';

const game = dealtGame('one', { names: ['Żółć', '王'], round: 2 });
const entry = (n: number): StoredEntry => ({ entry: [`question.${String(n)}`, done], at: n });
const whole = { game, entries: [entry(0), entry(1)], mark: { generation: 1, by: 'here', turn: 3 } };

describe('a copy of a game', () => {
  it('tells the game as it was', () => {
    expect(unsealed(sealed(whole))).toEqual(whole);
  });

  it('torn anywhere tells nothing, so that the one before it is taken', () => {
    const text = sealed(whole);
    for (let length = 0; length < text.length; length += 7) expect(unsealed(text.slice(0, length))).toBeUndefined();
  });

  it('with a byte changed tells nothing', () => {
    const text = sealed(whole);
    for (const at of [0, 9, 30, text.length - 1])
      expect(unsealed(text.slice(0, at) + (text[at] === 'x' ? 'y' : 'x') + text.slice(at + 1))).toBeUndefined();
    expect(unsealed('nothing of ours\n')).toBeUndefined();
  });

  it('goes by its name: the newest is that of the last host, of that one the last turn, and of that the last attempt', () => {
    const names = [
      [9, 30, 7],
      [10, 4, 1],
      [10, 11, 2],
      [10, 11, 3],
    ].map(([generation = 0, turn = 0, attempt = 0]) => copyName('one', { generation, turn, by: 'here' }, attempt));
    expect(newestFirst(names)).toEqual([...names].reverse());
    expect(gameIn(names[0] as string)).toBe('one');
  });
});
