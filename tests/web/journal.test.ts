import { describe, expect, it } from 'vitest';
import { done } from '../../src/kernel/answer.ts';
import { fileName, gameIn, newestFirst } from '../../web/journal/files.ts';
import { makeLine, readJournal } from '../../web/journal/records.ts';
import type { StoredEntry } from '../../web/session/games-db.ts';
import { dealtGame } from '../e2e/stored.ts';

const game = dealtGame('one', { names: ['Żółć', '王'] });
const entry = (n: number): StoredEntry => ({ entry: [`question.${String(n)}`, done], at: n });
const mark = (turn: number) => ({ generation: 1, by: 'here', turn });
const lines = [
  makeLine({ whole: { game, entries: [entry(0)], mark: mark(1) } }),
  makeLine({ mark: mark(2), same: 1, entries: [entry(1)] }),
  makeLine({ mark: mark(3), same: 2, entries: [entry(2)], game: { ...game, round: 2 } }),
  makeLine({ mark: mark(4), same: 1, entries: [] }),
];

describe('a journal', () => {
  it('tells the game as its last line left it', () => {
    expect(readJournal(lines.slice(0, 3).join(''))).toEqual({
      game: { ...game, round: 2 },
      entries: [entry(0), entry(1), entry(2)],
      mark: mark(3),
    });
    expect(readJournal(lines.join(''))).toEqual({ game: { ...game, round: 2 }, entries: [entry(0)], mark: mark(4) });
  });

  it('torn anywhere tells the game as the last whole line left it', () => {
    const text = lines.slice(0, 3).join('');
    const ends = lines.slice(0, 3).map((_, i) => lines.slice(0, i + 1).join('').length);
    for (let length = 0; length <= text.length; length += 7) {
      const whole = ends.filter((end) => end <= length).length;
      expect(readJournal(text.slice(0, length))?.mark.turn).toBe(whole === 0 ? undefined : whole);
    }
  });

  it('with a byte changed stops before the line it is in', () => {
    for (const at of [0, 9, 30]) {
      const second = lines[1] as string;
      const spoilt = second.slice(0, at) + (second[at] === 'x' ? 'y' : 'x') + second.slice(at + 1);
      expect(readJournal([lines[0], spoilt, lines[2]].join(''))?.mark).toEqual(mark(1));
    }
    expect(readJournal('nothing of ours\n')).toBeUndefined();
  });

  it('goes by its file: the newest is that of the last host, and of that one the last begun', () => {
    const files = [
      [9, 0],
      [10, 2],
      [10, 11],
    ].map(([generation = 0, beginning = 0]) => fileName('one', generation, beginning, 'here'));
    expect(newestFirst(files)).toEqual([files[2], files[1], files[0]]);
    expect(gameIn(files[0] as string)).toBe('one');
  });
});
