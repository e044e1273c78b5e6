import { describe, expect, test } from 'vitest';
import { done } from '../../src/kernel/answer.ts';
import type { Question } from '../../src/kernel/question.ts';
import { ask } from '../../src/kernel/script.ts';
import { Table } from '../../src/kernel/table.ts';
import { said, type Said } from '../../src/kernel/types.ts';
import { toy } from '../support/toy-game.ts';

const table = (): Table =>
  new Table(toy, toy.options.parse({}), {
    options: {},
    seed: 'due',
    deal: ['wolf', 'wolf', 'guard', 'sheep', 'sheep', 'sheep'].map((role) => ({ role })),
  });
const say = (words: readonly Said[], key = 'k'): Question => ({ shape: 'say', key, to: 'table', say: words, clause: 'TOY-1' });
const choose = (words: readonly Said[]): Question => ({
  shape: 'choose',
  key: 'q',
  to: [1],
  say: words,
  clause: 'TOY-1',
  seats: [3],
  barred: [],
  min: 1,
  max: 1,
});

describe('news that the words of a question read aloud', () => {
  test('are due with it: those told to everybody since the last question whose very words it has', () => {
    const t = table();
    const [first, second] = [said('news.first'), said('news.second')];
    t.tell({ what: 'announced', said: first }, 'C', 'host');
    const heard = t.tell({ what: 'announced', said: first }, 'C', 'public');
    t.tell({ what: 'announced', said: second }, 'C', 'public');
    t.tell({ what: 'noted', said: first }, 'C', 'public');
    const asking = ask(t, () => say([said('more'), said('news.first')]));
    expect(asking.next(done).value).toHaveProperty('due', [heard]);
    asking.next(done);
    expect(t.due).toEqual([]);
    expect(ask(t, () => say([second])).next(done).value).not.toHaveProperty('due');
  });

  test('are not those that say as much of somebody else', () => {
    const t = table();
    t.tell({ what: 'announced', said: said('news', { who: { seat: 1 } }) }, 'C', 'public');
    expect(ask(t, () => say([said('news', { who: { seat: 2 } })])).next(done).value).not.toHaveProperty('due');
  });

  test('come behind those of the question that a ruling has interrupted, which stay due', () => {
    const t = table();
    const interrupted = t.tell({ what: 'announced', said: said('news') }, 'C', 'public');
    ask(t, () => say([said('news')])).next(done);
    expect(t.due).toEqual([interrupted]);
    expect(ask(t, () => say([said('more')])).next(done).value).toHaveProperty('due', [interrupted]);
    const later = t.tell({ what: 'announced', said: said('later') }, 'C', 'public');
    expect(ask(t, () => say([said('later')])).next(done).value).toHaveProperty('due', [interrupted, later]);
  });

  test('are not due where somebody is asked for an answer', () => {
    const t = table();
    t.tell({ what: 'announced', said: said('news') }, 'C', 'public');
    expect(ask(t, () => choose([said('news')])).next(done).value).not.toHaveProperty('due');
  });
});

test('a question to players names who is awake with them without a say, and one to the table nobody', () => {
  const t = table();
  const bar = (seat: number) => ({ seat, why: said('bar.jailed'), clause: 'C' });
  t.voiceless = () => [bar(1), bar(2)];
  expect(ask(t, () => choose([])).next(done).value).toHaveProperty('voiceless', [bar(2)]);
  expect(ask(t, () => say([said('news')])).next(done).value).not.toHaveProperty('voiceless');
  t.voiceless = () => [bar(1)];
  expect(ask(t, () => choose([])).next(done).value).not.toHaveProperty('voiceless');
});

test('words that were to be said with a question are not said once nobody is left to answer it', () => {
  const t = table();
  t.turn = { acting: 'act', awake: [], called: () => [] };
  t.leadIn = [said('wake')];
  const asking = ask(t, () => choose([said('whom')]));
  expect(asking.next(done).value).toHaveProperty('say', [said('wake'), said('whom')]);
  let next = asking.next({ ruling: { do: 'recast', seat: 1, role: 'sheep' } });
  while (!next.done && next.value.key !== 'q') next = asking.next(done);
  expect(next.value).toMatchObject({ say: [], seats: [] });
});
