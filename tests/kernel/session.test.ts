import { describe, expect, test } from 'vitest';
import { Session } from '../../src/kernel/session.ts';
import { fingerprints } from '../../src/kernel/fingerprint.ts';
import { give, goOn, seats, sit, told } from '../support/toy-session.ts';
import { toy } from '../support/toy-game.ts';

const firstNight = () => {
  const s = sit('wolf guard sheep sheep sheep');
  give(s, 'guard.mark', seats());
  give(s, 'wolves.deed', { option: 'bite' });
  give(s, 'wolves.prey', seats(3));
  goOn(s);
  return s;
};

describe('a session', () => {
  test('replays its answers to the same story', () => {
    const s = firstNight();
    const again = new Session(toy, s.setup, s.entries);
    expect(again.story).toEqual(s.story);
    expect(again.question).toEqual(s.question);
    expect(again.lost).toEqual([]);
  });

  test('undo takes back exactly one answer and everything it brought', () => {
    const s = firstNight();
    const before = { story: [...s.story], question: s.question, entries: s.entries.length };
    give(s, 'day.hours', { number: 2 });
    expect(s.table.counter('hours')).toBe(2);
    expect(s.undo()).toBe(true);
    expect({ story: [...s.story], question: s.question, entries: s.entries.length }).toEqual(before);
    expect(s.table.counter('hours')).toBe(0);
  });

  /** The first night, taken back to the question whom the wolves bite. */
  const backToPrey = () => {
    const s = firstNight();
    const all = s.entries;
    while (s.question.key !== 'wolves.prey') s.undo();
    expect(s.undone.length).toBeGreaterThan(1);
    return { s, all };
  };

  test('redo gives back what was taken back, answer by answer, to the last', () => {
    const { s, all } = backToPrey();
    while (s.undone.length > 0) expect(s.redo()).toBe(true);
    expect(s.entries).toEqual(all);
    expect(s.redo()).toBe(false);
    expect(s.entries).toEqual(all);
  });

  test('the answer that was taken back, given again, keeps what came after it for redo', () => {
    const { s, all } = backToPrey();
    expect(s.answer(seats(3))).toBeUndefined();
    while (s.redo());
    expect(s.entries).toEqual(all);
  });

  test.each([
    ['another answer to the same question', seats(4)],
    ['a ruling', { ruling: { do: 'note', text: 'Ann coughed' } }],
  ] as const)('%s forgets what came after: there is nothing to redo', (_, other) => {
    const { s } = backToPrey();
    expect(s.answer(other)).toBeUndefined();
    expect(s.undone).toEqual([]);
    const { entries, question } = s;
    expect(s.redo()).toBe(false);
    expect([s.entries, s.question]).toEqual([entries, question]);
  });

  test('a refused answer forgets nothing that can be redone', () => {
    const { s, all } = backToPrey();
    expect(s.answer(seats(9))).toBeDefined();
    while (s.redo());
    expect(s.entries).toEqual(all);
  });

  test('with no answer given there is nothing to undo, to redo or to go back to, and saying so changes nothing', () => {
    const s = sit('wolf guard sheep sheep sheep');
    const { question, story } = s;
    expect([s.undo(), s.redo(), s.revert()]).toEqual([false, false, false]);
    expect([s.question, s.story, s.entries, s.undone]).toEqual([question, story, [], []]);
  });

  test('a refused answer changes nothing', () => {
    const s = firstNight();
    const story = JSON.stringify(s.story);
    for (const wrong of [{ number: 9 }, { number: 1.5 }, { seats: [1] }, { done: true }, {}, null, 'x', { expired: true }] as never[]) {
      expect(s.answer(wrong)).toMatchObject({ clause: 'TOY-11' });
    }
    expect(JSON.stringify(s.story)).toBe(story);
    expect(s.question.key).toBe('day.hours');
  });

  test('preview tells what an answer would bring and leaves the game alone', () => {
    const s = sit('wolf guard sheep sheep sheep');
    goOn(s);
    const preview = s.preview(seats(4));
    expect('facts' in preview && preview.facts).toMatchObject([{ what: 'marked', status: 'guarded', seat: 4 }]);
    expect(s.table.statuses).toEqual([]);
    expect(s.entries).toHaveLength(1);
  });

  test('preview refuses what an answer would be refused for', () => {
    const s = firstNight();
    expect(s.preview({ number: 9 })).toEqual(s.answer({ number: 9 }));
    expect(s.preview({ number: 9 })).toMatchObject({ clause: 'TOY-11' });
  });

  test('tells which question any of the answers was given to', () => {
    const s = firstNight();
    expect(s.entries.map((_, i) => s.questionAt(i).key)).toEqual(s.entries.map(([key]) => key));
    expect(s.questionAt(s.entries.length)).toEqual(s.question);
  });

  test('counts the story before each answer', () => {
    const s = firstNight();
    const { marks } = s;
    for (let i = marks.length; i-- > 0;) {
      s.undo();
      expect(s.story).toHaveLength(marks[i] ?? -1);
    }
  });

  test('amending a past answer replays the rest', () => {
    const s = firstNight();
    const at = s.entries.findIndex(([key]) => key === 'guard.mark');
    const amended = s.amend(at, seats(3));
    if (!('entries' in amended)) throw new Error('refused');
    expect(amended.lost).toEqual([]);
    expect(s.table.isAlive(3)).toBe(false);
    s.adopt(amended);
    expect(s.table.isAlive(3)).toBe(true);
    expect(told(s, 'prevented')).toHaveLength(1);
    expect(s.revert()).toBe(true);
    expect(s.table.isAlive(3)).toBe(false);
    expect(s.revert()).toBe(false);
    expect(s.table.isAlive(3)).toBe(false);
  });

  test('a correction, and taking it back, leaves nothing to redo', () => {
    const s = firstNight();
    s.undo();
    const amended = s.amend(0, s.entries[0]?.[1] ?? { done: true });
    if (!('entries' in amended)) throw new Error('refused');
    expect(amended).not.toHaveProperty('misfit');
    s.adopt(amended);
    expect(s.undone).toEqual([]);
    s.undo();
    s.revert();
    expect(s.undone).toEqual([]);
  });

  test('amending to the same answer changes nothing', () => {
    const s = firstNight();
    for (const [i, [, answer]] of s.entries.entries()) {
      const same = s.amend(i, answer);
      expect('story' in same && same.story).toEqual(s.story);
    }
  });

  test('an amendment says which later answer no longer fits, and loses none of them unasked', () => {
    const s = firstNight();
    give(s, 'day.hours', { number: 1 });
    give(s, 'day.vote', { votes: { 1: [2], 2: [2], 4: [2], 5: [2] } });
    const at = s.entries.findIndex(([key]) => key === 'wolves.prey');
    const amended = s.amend(at, seats(2));
    if (!('entries' in amended)) throw new Error('refused');
    expect(amended.misfit).toMatchObject({ why: { id: 'refused.noCandidate' }, clause: 'TOY-9' });
    expect(amended.lost[0]?.[0]).toBe('day.vote');
    expect(s.entries.at(-1)?.[0]).not.toBe('wolves.prey');
  });

  test('a misfit at its own place is refused at once', () => {
    const s = firstNight();
    const at = s.entries.findIndex(([key]) => key === 'wolves.prey');
    expect(s.amend(at, seats(1))).toMatchObject({ why: { id: 'toy.own' }, clause: 'TOY-1' });
  });

  test('answers that no longer fit the rules are reported, not dropped in silence', () => {
    const s = firstNight();
    const broken = new Session(toy, s.setup, [...s.entries.slice(0, 3), ['wolves.gone', { done: true }], ...s.entries.slice(3)]);
    expect(broken.lost[0]).toEqual(['wolves.gone', { done: true }]);
  });
});

describe('clocks', () => {
  test('running out is an answer where a clock runs, and only there', () => {
    const s = sit('wolf guard sheep sheep sheep');
    goOn(s);
    expect(s.answer({ expired: true })?.why.id).toBe('refused.noClock');
    give(s, 'guard.mark', seats());
    give(s, 'wolves.deed', { option: 'bite' });
    expect(s.question).toMatchObject({ seconds: 30, expires: true });
    give(s, 'wolves.prey', { expired: true });
    goOn(s);
    expect(s.table.alive).toHaveLength(5);
  });
});

describe('rulings', () => {
  test('are carried out with their consequences, and the question follows from the new table', () => {
    const s = sit('wolf guard sheep sheep sheep');
    goOn(s);
    expect(s.answer({ ruling: { do: 'kill', seat: 4 } })).toBeUndefined();
    expect(s.question).toMatchObject({
      key: 'guard.mark',
      barred: expect.arrayContaining([expect.objectContaining({ seat: 4, why: { id: 'bar.dead' } })]) as unknown,
    });
    expect(s.answer(seats(4))?.why.id).toBe('bar.dead');
    expect(told(s, 'died')).toMatchObject([{ seat: 4, by: { host: true }, clause: 'X-6' }]);
  });

  test('leave the question standing until it is answered, however many there are', () => {
    const s = sit('wolf guard sheep sheep sheep');
    goOn(s);
    for (const text of ['Ann coughed', 'Bob coughed']) s.answer({ ruling: { do: 'note', text } });
    expect(s.question.key).toBe('guard.mark');
    give(s, 'guard.mark', seats(3));
    expect(told(s, 'ruled')).toHaveLength(2);
    expect(s.table.statusesOf(3)).toHaveLength(1);
  });

  test('keep the words that lead up to the question', () => {
    const s = sit('wolf guard sheep sheep sheep');
    goOn(s);
    const words = s.question.say;
    s.answer({ ruling: { do: 'note', text: 'Ann coughed', seat: 1 } });
    expect(s.question.say).toEqual(words);
    expect(told(s, 'noted')).toHaveLength(1);
  });

  test.each([
    [{ do: 'kill', seat: 9 }, 'refused.noSuchSeat'],
    [{ do: 'revive', seat: 1 }, 'refused.alive'],
    [{ do: 'mark', status: 'toString', seat: 1 }, 'refused.noStatus'],
    [{ do: 'recast', seat: 1, role: 'constructor' }, 'refused.noRole'],
    [{ do: 'swap', seats: [1, 1] }, 'refused.swap'],
    [{ do: 'end', won: ['nobody'] }, 'refused.noFaction'],
    [{ do: 'note', text: ' ' }, 'refused.emptyNote'],
    [{ do: 'fly' }, 'refused.ruling'],
    [null, 'refused.ruling'],
  ] as const)('%j is refused', (ruling, id) => {
    const s = sit('wolf guard sheep sheep');
    expect(s.answer({ ruling } as never)?.why.id).toBe(id);
    expect(s.entries).toEqual([]);
  });

  test('a new card makes its line be called, a swap trades two', () => {
    const s = sit('wolf guard sheep sheep sheep sheep');
    s.answer({ ruling: { do: 'recast', seat: 6, role: 'barman' } });
    s.answer({ ruling: { do: 'swap', seats: [1, 6] } });
    expect([s.table.at(1).role, s.table.at(6).role]).toEqual(['barman', 'wolf']);
    expect(goOn(s).key).toBe('barman.mark');
    expect(told(s, 'recast')).toMatchObject([{ from: 'sheep', to: 'barman' }]);
  });

  test('after the end they are recorded but crown nobody a second time', () => {
    const s = sit('wolf guard sheep sheep');
    s.answer({ ruling: { do: 'end', won: ['wolves'] } });
    s.answer({ ruling: { do: 'kill', seat: 1 } });
    expect(told(s, 'won')).toHaveLength(1);
    expect(told(s, 'ruled')).toHaveLength(2);
    expect(s.table.isAlive(1)).toBe(false);
    expect(s.question).toMatchObject({ shape: 'over', won: ['wolves'] });
  });

  test('may end the game, and even an ended game can be ruled on and taken back', () => {
    const s = sit('wolf guard sheep sheep');
    s.answer({ ruling: { do: 'end', won: [] } });
    expect(s.question).toMatchObject({ shape: 'over', won: [] });
    expect(s.answer({ done: true })?.why.id).toBe('refused.over');
    s.undo();
    expect(s.question.shape).toBe('say');
  });
});

describe('fingerprints', () => {
  test('stay when the story stays, and point at the announcement where it changed', () => {
    const s = firstNight();
    const recorded = fingerprints(s.story);
    expect(recorded.length).toBeGreaterThan(0);
    const [began, ...rest] = s.story;
    expect(fingerprints([{ ...began, seats: 6 } as never, ...rest])[0]).not.toEqual(recorded[0]);
  });
});
