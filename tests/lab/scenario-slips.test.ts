import { describe, expect, it } from 'vitest';
import { orderableNight } from '../../src/games/ktulu/night/order.ts';
import { games } from '../../src/games/index.ts';
import { runScenario } from '../../src/lab/scenario.ts';
import { readScenario } from '../../src/lab/scenario-file.ts';

const find = async (id: string) => games[id]?.load();
const table = (roles: Readonly<Record<string, string>>): { name: string; role: string }[] =>
  Object.entries(roles).map(([name, role]) => ({ name, role }));
const ktulu = table({
  Ann: 'sheriff',
  Bob: 'parson',
  Cid: 'cardsharper',
  Dan: 'blackmailer',
  Eve: 'warrior',
  Fay: 'shaman',
  Gil: 'judge',
  Hal: 'doctor',
  Ida: 'gambler',
});
const princeton = table({ Ann: 'mafia', Bob: 'civilian', Cid: 'angelHeart', Dan: 'civilian', Eve: 'civilian' });

const play = async (steps: readonly object[], more: object = {}): Promise<string[]> => {
  const text = JSON.stringify({ title: 'a slip', game: 'princeton', seats: princeton, steps, ...more });
  return runScenario(await readScenario(text, find)).failures.map(({ message }) => message);
};
const inKtulu = { game: 'ktulu', seats: ktulu, house: true };

describe('a slip in a scenario file is an error that names the place and what is known', () => {
  it.each<[string, readonly object[], object, string]>([
    ['a mark', [{ expect: { marked: { jaild: [] } } }], inKtulu, 'step 1, expect, marked: ktulu has no status "jaild". It has: jailed, '],
    [
      'a token',
      [{ expect: { holder: { statuete: null } } }],
      inKtulu,
      'step 1, expect, holder: ktulu has no token "statuete". It has: statuette.',
    ],
    ['a holder', [{ expect: { holder: { statuette: 'Zed' } } }], inKtulu, 'step 1: Nobody is named "Zed". At the table: Ann, Bob, '],
    [
      'a silent message',
      [{ expect: { silent: ['statuette.chnged'] } }],
      inKtulu,
      'has no message "statuette.chnged". It has: statuette.changed, ',
    ],
    [
      'a silent message of no family',
      [{ expect: { silent: ['nosuch'] } }],
      {},
      'step 1, expect, silent: princeton has no message "nosuch". It has: ',
    ],
    [
      'a message told',
      [{ expect: { told: { Cid: { id: 'angel.learned', with: {} } } } }],
      {},
      'step 1, expect, told: princeton has no message',
    ],
    [
      'a message announced',
      [{ expect: { announced: ['dawn.wakes'] } }],
      {},
      'step 1, expect, announced: princeton has no message "dawn.wakes"',
    ],
    [
      'a line',
      [{ expect: { called: { mafiosi: 'live' } } }],
      {},
      'step 1, expect, called: princeton has no line of the night card "mafiosi". It has: ',
    ],
    [
      'a winner',
      [{ expect: { winner: 'citizens' } }],
      {},
      'step 1, expect, winner: princeton has no faction "citizens". It has: mafia, village.',
    ],
    [
      'a moment of the start',
      [],
      { ...inKtulu, start: { statuses: [{ what: 'jailed', on: 'Ann', until: 'down' }] } },
      'start, statuses, until: ktulu has no moment "down". It has: dawn, ',
    ],
    [
      'a counter of the start',
      [],
      { ...inKtulu, start: { counters: { 'warrior.used': 1, 'warior.used': 1 } } },
      'start, counters: ktulu has no counter "warior.used". It has: *.used, ',
    ],
    [
      'a counter in a game without any',
      [],
      { start: { counters: { lives: 2 } } },
      'start, counters: princeton has no counter "lives". It has none at all.',
    ],
    ['a ruled mark', [{ rule: { do: 'mark', status: 'dead', seat: 'Ann' } }], inKtulu, 'step 1, rule: ktulu has no status "dead".'],
    [
      'a ruled token',
      [{ rule: { do: 'move', token: 'crown', to: 'Ann' } }],
      {},
      'step 1, rule: princeton has no token "crown". It has none at all.',
    ],
    [
      'a ruled role',
      [{ rule: { do: 'recast', seat: 'Ann', role: 'don' } }],
      {},
      'step 1, rule: princeton has no role "don". It has: mafia, ',
    ],
    ['a ruled winner', [{ rule: { do: 'end', won: ['town'] } }], {}, 'step 1, rule: princeton has no faction "town".'],
    [
      'a mark to begin with',
      [],
      { ...inKtulu, start: { statuses: [{ what: 'jaild', on: 'Ann' }] } },
      'start, statuses: ktulu has no status "jaild".',
    ],
    ['a phase to begin with', [], { start: { phase: 'noon' } }, 'start, phase: princeton has no phase "noon". It has: night, day.'],
    [
      'an option of a question',
      [
        { ask: 'mafia.kill', seats: ['Bob'] },
        { ask: 'angelHeart.check', seats: ['Ann'] },
        { ask: 'day.accuser', option: 'Ann', refused: 'PR-54' },
      ],
      {},
      'step 3: day.accuser takes seats, pass, expired; not "option".',
    ],
    ['a player of the start', [], { start: { dead: ['Zed'] } }, 'start, dead: Nobody is named "Zed". At the table: Ann, '],
    ['a player twice among the dead', [], { start: { dead: ['Bob', 'Bob'] } }, 'start, dead: "Bob" stands here twice.'],
    [
      'a ruling of no kind',
      [{ rule: { do: 'murder', seat: 'Ann' } }],
      {},
      "step 1, rule, do: Invalid discriminator value. Expected 'kill' | ",
    ],
    ['a field of a ruling', [{ rule: { do: 'kill', player: 'Ann' } }], {}, 'step 1, rule, seat: '],
    [
      'a field of a message',
      [{ expect: { told: { Cid: { id: 'angel.learnedNot', wiht: {} } } } }],
      {},
      'step 1, expect, told, Cid, with: ',
    ],
    ['a blank in a message', [{ expect: { told: { Cid: 'angel learned' } } }], {}, 'step 1, expect, told, Cid: an id is made of letters'],
    [
      'an option that is not there, though a refusal is expected',
      [{ ask: 'day.next', option: 'nigth', refused: 'KT-049' }],
      { ...inKtulu, start: { round: 1, phase: 'day', tokens: { statuette: { holder: 'Cid' } } } },
      'step 1: day.next has no option "nigth". It has: ',
    ],
  ])('%s', async (_what, steps, more, message) => {
    await expect(play(steps, more)).rejects.toThrow(message);
  });

  it('a question that does not exist is not asked, and the one that stands is named', async () => {
    expect(await play([{ ask: 'mafia.kil', seats: ['Bob'] }])).toEqual(['mafia.kil is not asked; mafia.kill is.']);
    expect(await play([{ expect: { asked: 'mafia.kil' } }])).toEqual(['asked: mafia.kil expected, but mafia.kill found.']);
    const town = table({ Ann: 'mafioso', Bob: 'doctor', Cid: 'townie', Dan: 'townie', Eve: 'townie' });
    expect(await play([{ passUntil: 'day.nominat' }], { game: 'town', seats: town, house: true })).toEqual([
      'day.nominat does not come however long all pass. Asked are: mafia.target, doctor.treat, day.nominate, draw.offer.',
    ]);
  });
});

describe('a table outside the rules', () => {
  const three = table({ Ann: 'parson', Bob: 'cardsharper', Cid: 'doctor' });
  it.each<[string, object, string]>([
    ['three players in Ktulu', { game: 'ktulu', seats: three }, 'seats: ktulu seats from '],
    ['a cast without what the rules need', { game: 'ktulu', seats: ktulu.map(({ name }) => ({ name, role: 'citizen' })) }, 'seats: '],
    [
      'all mafia',
      { seats: princeton.map(({ name }) => ({ name, role: 'mafia' })) },
      '[PR-71] With "house": true this table may be played all the same.',
    ],
  ])('is refused with the reason: %s', async (_what, more, message) => {
    await expect(play([], more)).rejects.toThrow(message);
  });

  it('is played where the file says that it is meant', async () => {
    const lone = table({ Ann: 'mafia', Bob: 'civilian', Cid: 'civilian' });
    expect(await play([{ expect: { asked: 'mafia.kill' } }], { seats: lone, house: true })).toEqual([]);
    await expect(play([], { seats: lone })).rejects.toThrow('princeton seats from 5 to');
  });
});

describe('a night that a scenario writes out', () => {
  const nightOf = (nightOrder: readonly string[]) => play([], { ...inKtulu, options: { nightOrder } });

  it('gets a step that has come up since, where the rulebook has it', async () => {
    const text = { title: 'a night', steps: [], ...inKtulu, options: { nightOrder: orderableNight.toSpliced(9, 1) } };
    const { setup } = await readScenario(JSON.stringify(text), find);
    expect((setup.options as { nightOrder: unknown }).nightOrder).toEqual(orderableNight);
  });

  it('is refused with a slip in the name of a step, or with one that stands twice', async () => {
    for (const slip of ['sherif', orderableNight[0] ?? ''])
      await expect(nightOf((orderableNight as readonly string[]).with(9, slip))).rejects.toThrow('options, nightOrder');
  });
});
