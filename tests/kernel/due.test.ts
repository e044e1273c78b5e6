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

  test('are not due where somebody is asked for an answer', () => {
    const t = table();
    t.tell({ what: 'announced', said: said('news') }, 'C', 'public');
    expect(ask(t, () => choose([said('news')])).next(done).value).not.toHaveProperty('due');
  });
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
