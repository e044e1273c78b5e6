import { describe, expect, test } from 'vitest';
import { Table } from '../../src/kernel/table.ts';
import { die, reveal, revive } from '../../src/rules/death.ts';
import { linesFor } from '../../src/rules/night-card.ts';
import { blockedBy, mark, unmark } from '../../src/rules/status.ts';
import { dropToken, transferToken, holderOf, setAnnounced } from '../../src/rules/token.ts';
import { played } from '../properties/facilitator.ts';
import { ran } from '../support/scripts.ts';
import { toy } from '../support/toy-game.ts';
import { goOn, sit, told } from '../support/toy-session.ts';

/** A table at which nothing has happened yet: no script runs. */
const table = (how = {}): Table =>
  new Table(toy, toy.options.parse({}), {
    options: {},
    seed: 'facts',
    deal: ['wolf', 'guard', 'sheep', 'sheep', 'sheep'].map((role) => ({ role })),
    position: { phase: 'day', ...how },
  });

test.each(['a', 'b', 'c', 'd'])(
  'story, question, statuses and tokens are at every step what a save would give back, with no field that holds nothing (game %s)',
  (seed) => {
    played(toy, seed, {
      rulings: true,
      most: 150,
      each: ({ story, question, table: { statuses, tokens } }) => {
        const now = [story.slice(-10), question, statuses, tokens];
        expect(now).toStrictEqual(JSON.parse(JSON.stringify(now)));
      },
    });
  },
);

describe('death', () => {
  test('is told once, with who did it, why, and to whom it may be known', () => {
    const t = table();
    ran(die(t, 3, { seat: 1 }, 'C-1', 0, 'public'));
    ran(die(t, 3, { seat: 2 }, 'C-2'));
    ran(die(t, 4, {}, 'C-3'));
    expect(t.since(1)).toMatchObject([
      { what: 'died', seat: 3, by: { seat: 1 }, clause: 'C-1', because: 0, audience: 'public' },
      { what: 'died', seat: 4, by: {}, clause: 'C-3', audience: 'host' },
    ]);
  });

  test('ends what only its source keeps up, because of it, and nothing else', () => {
    const t = table({
      statuses: [
        { what: 'guarded', on: 4, by: 2 },
        { what: 'drunk', on: 4, by: 2 },
        { what: 'guarded', on: 5, by: 3 },
      ],
    });
    ran(die(t, 2, {}, 'C'));
    expect(t.statuses.map(({ what, on }) => [what, on])).toEqual([
      ['drunk', 4],
      ['guarded', 5],
    ]);
    expect(t.since(1)).toMatchObject([{ what: 'died' }, { what: 'unmarked', status: 'guarded', seat: 4, because: 1 }]);
  });

  test('is taken back once, and only from the dead', () => {
    const t = table({ dead: [3] });
    ran(revive(t, 3, 'C'));
    ran(revive(t, 3, 'C'));
    ran(revive(t, 4, 'C'));
    expect(t.since(1)).toMatchObject([{ what: 'revived', seat: 3, audience: 'public' }]);
    expect(t.alive).toHaveLength(5);
  });
});

test('a card is turned over once', () => {
  const t = table();
  reveal(t, 2, 'C-1');
  reveal(t, 2, 'C-2');
  expect(t.since(1)).toMatchObject([{ what: 'revealed', seat: 2, role: 'guard', clause: 'C-1', audience: 'public' }]);
  expect(t.seats.map(({ revealed }) => revealed)).toEqual([false, true, false, false, false]);
});

describe('a status', () => {
  test('that is already gone cannot be taken away again', () => {
    const t = table();
    ran(mark(t, { what: 'drunk', on: 3, by: {}, clause: 'C' }));
    ran(mark(t, { what: 'muted', on: 3, by: {}, clause: 'C' }));
    const [drunk] = t.statusesOf(3, 'drunk');
    if (!drunk) throw new Error('not marked');
    ran(unmark(t, drunk));
    ran(unmark(t, drunk));
    expect(t.statuses.map(({ what }) => what)).toEqual(['muted']);
    expect(t.story.filter(({ what }) => what === 'unmarked')).toMatchObject([{ status: 'drunk', seat: 3, because: drunk.fact }]);
  });

  test('bars its bearer from what it blocks, and nobody from anything else', () => {
    const t = table({
      statuses: [
        { what: 'guarded', on: 3 },
        { what: 'drunk', on: 3 },
        { what: 'muted', on: 4 },
      ],
    });
    expect(blockedBy(t, 3, 'act')).toStrictEqual({ why: { id: 'bar.drunk' }, clause: 'toy' });
    expect(blockedBy(t, 3, 'group')).toMatchObject({ why: { id: 'bar.drunk' } });
    expect(blockedBy(t, 4, 'vote')).toMatchObject({ why: { id: 'bar.muted' } });
    for (const [seat, what] of [
      [3, 'vote'],
      [4, 'act'],
      [2, 'act'],
    ] as const)
      expect(blockedBy(t, seat, what)).toBeUndefined();
  });
});

describe('a token', () => {
  const by = { by: { seat: 1 }, clause: 'C' };

  test('goes from hand to hand; the story says from whom, to whom, and whether the holder knows', () => {
    const t = table();
    ran(transferToken(t, 'lamp', 2, { ...by, knowing: false, provisional: true }));
    expect(t.tokens['lamp']).toEqual({ holder: 2, knowing: false, provisional: true });
    ran(transferToken(t, 'lamp', 3, { ...by, because: 1, audience: 'public' }));
    expect(t.tokens['lamp']).toEqual({ holder: 3, knowing: true, provisional: false });
    expect(t.since(1)).toStrictEqual([
      { what: 'moved', token: 'lamp', to: 2, knowing: false, by: { seat: 1 }, at: t.place, clause: 'C', audience: 'host' },
      {
        what: 'moved',
        token: 'lamp',
        from: 2,
        to: 3,
        knowing: true,
        by: { seat: 1 },
        at: t.place,
        clause: 'C',
        audience: 'public',
        because: 1,
      },
    ]);
  });

  test('has a holder for everybody, and one who knows only if he does', () => {
    const t = table({ tokens: { lamp: { holder: 2, knowing: false } } });
    expect([holderOf(t, 'lamp'), holderOf(t, 'lamp', true), holderOf(t, 'crown')]).toEqual([2, undefined, undefined]);
    ran(transferToken(t, 'lamp', 2, by));
    expect(holderOf(t, 'lamp', true)).toBe(2);
  });

  test('keeps what has been announced of it through every move, until something else is announced', () => {
    const t = table();
    setAnnounced(t, 'lamp', 'wolves');
    expect(t.tokens['lamp']).toEqual({ knowing: true, provisional: false, announced: 'wolves' });
    ran(transferToken(t, 'lamp', 2, by));
    dropToken(t, 'lamp');
    expect(t.tokens['lamp']).toEqual({ knowing: true, provisional: false, announced: 'wolves' });
    setAnnounced(t, 'lamp');
    expect(t.tokens['lamp']).toStrictEqual({ knowing: true, provisional: false });
  });

  test('that is dropped is nobody’s, and what was uncertain about it is certain again', () => {
    const t = table();
    ran(transferToken(t, 'lamp', 2, { ...by, knowing: false, provisional: true }));
    dropToken(t, 'lamp');
    expect(t.tokens['lamp']).toStrictEqual({ knowing: true, provisional: false });
    dropToken(t, 'crown');
    expect(t.tokens['crown']).toStrictEqual({ knowing: true, provisional: false });
  });
});

describe('rulings', () => {
  test('X-6 a token is ruled onto another player, by the host', () => {
    const s = sit('wolf guard sheep sheep', { tokens: { lamp: { holder: 3 } } });
    goOn(s);
    s.answer({ ruling: { do: 'move', token: 'lamp', to: 2 } });
    expect(told(s, 'moved')).toMatchObject([{ from: 3, to: 2, by: { host: true }, clause: 'X-6' }]);
    expect(s.table.tokens['lamp']?.holder).toBe(2);
  });

  test('X-6 the same card again is no new card', () => {
    const s = sit('wolf guard sheep sheep');
    s.answer({ ruling: { do: 'recast', seat: 3, role: 'sheep' } });
    expect(told(s, 'recast')).toEqual([]);
  });

  test('X-6 a card of a role that was not dealt joins the deck, one that was does not count twice', () => {
    const s = sit('wolf guard sheep sheep sheep');
    s.answer({ ruling: { do: 'recast', seat: 5, role: 'seer' } });
    s.answer({ ruling: { do: 'recast', seat: 4, role: 'guard' } });
    expect(s.table.cast).toEqual({ guard: 1, seer: 1, sheep: 3, wolf: 1 });
  });

  test('X-6 after a ruling the wins are tested, unless the game has been won', () => {
    const s = sit('wolf sheep sheep sheep');
    s.answer({ ruling: { do: 'kill', seat: 1 } });
    expect(told(s, 'won')).toMatchObject([{ factions: ['sheep'] }]);
    for (const ruling of [
      { do: 'reveal', seat: 2 },
      { do: 'note', text: 'well played' },
      { do: 'mark', status: 'drunk', seat: 2 },
      { do: 'unmark', status: 'drunk', seat: 2 },
    ] as const)
      s.answer({ ruling });
    expect(told(s, 'won')).toHaveLength(1);
    expect(told(s, 'noted')).toMatchObject([{ said: { id: 'note.host', with: { text: 'well played' } }, audience: 'host' }]);
    expect(s.table.statuses).toEqual([]);
  });
});

test('the night card has no section without a line to call, and a line for everybody is called in every deck', () => {
  const sections = (cast: Record<string, number>) =>
    linesFor(toy.nightCard({}, { search: 1, hostDraws: false }), cast).map(({ id, lines }) => [id, ...lines.map((line) => line.id)]);
  expect(sections({ fox: 1, sheep: 3 })).toEqual([['wolves', 'wolves', 'lamp']]);
  expect(sections({ sheep: 3, guard: 0 })).toEqual([['wolves', 'lamp']]);
  expect(sections({ guard: 1, sheep: 3 })).toEqual([
    ['sheep', 'guard'],
    ['wolves', 'lamp'],
  ]);
});
