import { describe, expect, it } from 'vitest';
import type { Played } from '../../src/lab/scenario.ts';
import { failures, file, night, play, read, seats } from './princeton-file.ts';

describe('a scenario that goes as it says', () => {
  it('goes on by itself where something is only said or shown', async () => {
    expect(
      await failures([
        ...night,
        {
          expect: {
            asked: 'day.accuser',
            dead: ['Dan'],
            told: { Cid: { id: 'angel.learnedMafia', with: { who: 'Ann' } } },
            called: { mafia: 'live', angelHeart: 'live' },
            revealed: ['Dan'],
            round: 1,
            winner: null,
          },
        },
      ]),
    ).toEqual([]);
  });

  it('may stop at something that is only said', async () => {
    expect(await failures([...night, { at: 'dawn.wake', expect: { asked: 'dawn.wake', dead: [] } }])).toEqual([]);
  });

  it('may begin in the middle of a game', async () => {
    const start = { round: 3, phase: 'day', dead: ['Dan', 'Bob'] };
    expect(
      await failures(
        [
          { expect: { asked: 'day.accuser', offered: ['Ann', 'Cid', 'Eve', 'Fay', 'Gil', 'Hal'], barred: { Dan: 'PR-54' }, round: 3 } },
          { ask: 'day.accuser', seats: ['Eve'] },
          { expect: { asked: 'day.accused', barred: { Eve: 'PR-55' } } },
        ],
        { start },
      ),
    ).toEqual([]);
  });

  it('may say whether the holder of a token knows of it', async () => {
    const table = [
      ['Ann', 'wolf'],
      ['Bob', 'sheep'],
      ['Cid', 'guard'],
      ['Dan', 'sheep'],
      ['Eve', 'sheep'],
    ].map(([name, role]) => ({ name, role }));
    const unaware = { game: 'toy', seats: table, start: { round: 2, phase: 'day', tokens: { lamp: { holder: 'Dan', knowing: false } } } };
    const day = { ask: 'day.hours', number: 2 };
    const asked = (holder: object) => [day, { expect: { asked: 'day.vote', holder: { lamp: holder } } }];
    expect(await failures(asked({ who: 'Dan', knowing: false }), unaware)).toEqual([]);
    expect(await failures(asked({ who: 'Dan', knowing: true }), unaware)).toEqual([
      '2: holder of lamp knows: true expected, but false found.',
    ]);
    expect(await failures(asked({ who: 'Eve', knowing: false }), unaware)).toEqual(['2: holder of lamp: Eve expected, but Dan found.']);
  });

  it('may begin with tokens and marks given out', async () => {
    const table = [
      ['Ann', 'wolf'],
      ['Bob', 'sheep'],
      ['Cid', 'guard'],
      ['Dan', 'sheep'],
      ['Eve', 'sheep'],
    ].map(([name, role]) => ({ name, role }));
    const start = { round: 2, phase: 'day', tokens: { lamp: { holder: 'Dan' } }, statuses: [{ what: 'muted', on: 'Eve', by: 'Cid' }] };
    const steps = [
      { ask: 'day.hours', number: 4, refused: 'TOY-11' },
      { ask: 'day.hours', number: 2 },
      { expect: { asked: 'day.vote', holder: { lamp: 'Dan' }, marked: { muted: ['Eve'] }, barred: { Eve: 'TOY-0' } } },
    ];
    expect(await failures(steps, { game: 'toy', seats: table, start })).toEqual([
      '3: against Eve at day.vote: TOY-0 expected, but toy found.',
    ]);
  });
});

describe('the comments of a scenario', () => {
  const heading = (story: Played['story'], after: number): string | undefined => story[after - 1]?.what;

  it('stand where their steps are, under a heading that has just come up', async () => {
    const { comments, story } = await play([
      { ...night[0], comment: 'the night' },
      night[1] ?? {},
      { ask: 'day.accuser', seats: ['Eve'], comment: 'the day' },
      { expect: { asked: 'day.accused' }, comment: 'and on' },
    ]);
    expect(comments.map(({ text }) => text)).toEqual(['the night', 'the day', 'and on']);
    expect(comments.slice(0, 2).map(({ after }) => heading(story, after))).toEqual(['phase', 'phase']);
    expect(comments[2]?.after).toBe(story.length);
  });

  it('go with what is taken back', async () => {
    const { comments } = await play([
      { ...night[0], comment: 'kept' },
      { ...night[1], comment: 'kept, too' },
      { ask: 'day.accuser', seats: ['Eve'] },
      { ask: 'day.accused', seats: ['Ann'] },
      { ask: 'day.second', seats: ['Fay'] },
      { expect: { asked: 'day.verdict' }, comment: 'gone' },
      { undo: 3, comment: 'why' },
      { expect: { asked: 'day.accuser' } },
    ]);
    expect(comments.map(({ text }) => text)).toEqual(['kept', 'kept, too', 'why']);
  });
});

describe('a scenario that does not', () => {
  it('names a choice it leaves open at the end', async () => {
    expect(await failures(night)).toEqual(['3: The file ends, but day.accuser is asked. Answer it, or end with an expected "asked".']);
  });

  it('names a choice it passes over, and goes no further', async () => {
    const { failures: found, steps } = await play([night[0] ?? {}, { ask: 'day.accuser', pass: true }, { expect: { dead: ['Dan'] } }]);
    expect(found).toEqual([{ step: 2, message: 'day.accuser is not asked; angelHeart.check is.' }]);
    expect(steps).toBe(2);
  });

  it('names a refused answer with its clause', async () => {
    expect(await failures([{ ask: 'mafia.kill', seats: ['Dan', 'Eve'] }])).toEqual([
      '1: mafia.kill: refused under PR-29 (refused.howMany).',
    ]);
  });

  it('names an answer that should have been refused, and takes it back', async () => {
    const { failures: found, story } = await play([
      { ask: 'mafia.kill', seats: ['Dan'], refused: 'PR-31' },
      { expect: { asked: 'mafia.kill' } },
    ]);
    expect(found.map(({ message }) => message)).toEqual(['mafia.kill: this should have been refused under PR-31, but it is allowed.']);
    expect(story.some((fact) => fact.what === 'postponed')).toBe(false);
  });

  it('names another clause than the expected', async () => {
    expect(
      await failures([{ ask: 'mafia.kill', pass: true, refused: 'PR-30' }, { expect: { asked: 'mafia.kill' } }], {
        options: { killPolicy: 'mustKill' },
      }),
    ).toEqual(['1: mafia.kill: refused under PR-31 (refused.noPass), not under PR-30.']);
  });

  it('tells each expectation that does not hold', async () => {
    const found = await failures([
      ...night,
      {
        expect: {
          dead: [],
          alive: ['Ann'],
          told: { Cid: 'angel.learnedNot' },
          announced: ['dawn.victim', 'dawn.wake'],
          silent: ['dawn.wake'],
          called: { angelHeart: 'hollow' },
          winner: 'mafia',
          asked: 'mafia.kill',
          round: 2,
        },
      },
    ]);
    expect(found.map((line) => line.slice(3, line.indexOf(':', 3)))).toEqual([
      'asked',
      'round',
      'dead',
      'alive',
      'call of angelHeart',
      'told Cid',
      'announced',
      'silent',
      'winner',
    ]);
    expect(found[2]).toBe('3: dead: nothing expected, but Dan found.');
  });

  it('takes names every object has for names like any other', async () => {
    const gaps = { constructor: 'x', toString: 'x', ...(JSON.parse('{ "__proto__": "x" }') as object) };
    const found = await failures([
      ...night,
      {
        expect: {
          asked: 'day.accuser',
          announced: [{ id: 'dawn.victim', with: gaps }],
        },
      },
    ]);
    expect(found.map((line) => line.slice(3, line.indexOf(':', 3)))).toEqual(['announced']);
    await expect(play([{ expect: { holder: { constructor: 'Ann' } } }])).rejects.toThrow('princeton has no token "constructor"');
    await expect(play([{ expect: { marked: { valueOf: ['Ann'] } } }])).rejects.toThrow('princeton has no status "valueOf"');
  });

  it('names what amending loses when the file does not', async () => {
    const steps = [...night, { ask: 'day.accuser', seats: ['Dan'] }];
    const amended = [
      { ask: 'mafia.kill', seats: ['Eve'] },
      night[1] ?? {},
      { ask: 'day.accuser', seats: ['Dan'] },
      { amend: 'mafia.kill', seats: ['Dan'] },
      { expect: { asked: 'day.accuser', dead: ['Dan'] } },
    ];
    expect(await failures(amended)).toEqual(['4: mafia.kill: amending it loses day.accuser, not nothing.']);
    expect(await failures(steps)).toEqual(['3: day.accuser: refused under PR-54 (bar.dead).']);
  });

  it('has no more to undo than it has answered', async () => {
    expect(await failures([night[0] ?? {}, { undo: 2 }])).toEqual(['2: There are only 1 answers to take back.']);
  });
});

describe('a file that is no scenario', () => {
  const step = (raw: unknown): string => file([raw as object]);
  it.each([
    ['is not JSON', '{ "title": ', 'This file cannot be read as JSON: '],
    ['is a list', '[]', 'The file: '],
    ['has no seats', JSON.stringify({ title: 'x', game: 'princeton', steps: [] }), 'seats: '],
    ['is of an unknown game', file([], { game: 'chess' }), 'game: there is no game "chess".'],
    [
      'has an unknown role',
      file([], { seats: [{ name: 'Ann', role: 'king' }] }),
      'seats, 0: princeton has no role "king". It has: mafia, ',
    ],
    [
      'names two players alike',
      file([], { seats: [...seats, { name: 'Ann', role: 'mafia' }] }),
      'seats, 8: there are two players named "Ann".',
    ],
    [
      'has an unknown option',
      file([], { options: { killPolicies: 'mustKill' } }),
      'options: princeton has no option "killPolicies". It has: mafiaCount, ',
    ],
    ['has an option of the wrong kind', file([], { options: { killPolicy: 'never' } }), 'options, killPolicy: '],
    ['has a field too many', file([], { players: 3 }), 'The file: Unrecognized key: "players"'],
    ['has a step that is not one', step('mafia.kill'), 'step 1: a step is a group in { }.'],
    [
      'has a step of two kinds',
      step({ ask: 'mafia.kill', pass: true, undo: 1 }),
      'step 1: a step has just one of: ask, rule, passUntil, undo, amend, expect.',
    ],
    ['has a step without an answer', step({ ask: 'mafia.kill' }), 'step 1: an answer has just one of: '],
    [
      'has a step with two answers',
      step({ ask: 'mafia.kill', pass: true, seats: ['Dan'] }),
      'step 1: an answer has just one of: seats, pass, option, hands, counts, number, expired, done; here there are seats, pass.',
    ],
    ['has a step with a misspelt field', step({ ask: 'mafia.kill', seat: ['Dan'] }), 'step 1: Unrecognized key: "seat"'],
    [
      'has a clause that is none',
      step({ ask: 'mafia.kill', seats: ['Dan'], refused: 'rule 3' }),
      'step 1, refused: a clause reads like PR-61',
    ],
    ['has an unknown ruling', step({ rule: { do: 'explode' } }), 'step 1, rule'],
    ['is far too big', ' '.repeat(2_000_001), 'This file is far too big for a scenario'],
    [
      'begins with a token the game does not know',
      file([], { start: { tokens: { crown: { holder: 'Ann' } } } }),
      'start, tokens: princeton has no token "crown".',
    ],
    ['begins with somebody dead who is not there', file([], { start: { dead: ['Zed'] } }), 'Nobody is named "Zed".'],
  ])('%s: the place and what is wrong are said', async (_what, text, message) => {
    await expect(read(text)).rejects.toThrow(message);
  });

  it('names the step in which somebody unknown turns up', async () => {
    await expect(play([{ ask: 'mafia.kill', seats: ['Zed'] }])).rejects.toThrow('step 1: Nobody is named "Zed". At the table: Ann, Bob, ');
    await expect(play([...night, { expect: { dead: ['Zed'] } }])).rejects.toThrow('step 3: Nobody is named "Zed".');
  });
});
