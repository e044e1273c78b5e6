import { z } from 'zod';
import { describe, expect, it } from 'vitest';
import { parseDeck } from '../../../src/cards/deck.ts';
import type { Script } from '../../../src/kernel/script.ts';
import { defineGame, type Definition } from '../../../src/rules/define-game.ts';
import { roleLine, type IdsOf } from '../../../src/rules/role-module.ts';
import { rows, type Rows } from '../../../src/text/rows.ts';
import { deckFile } from '../../cards/decks.ts';

const three = (text: string) => [text, text, text] as const;
function* nothing(): Script {}
const night = { clause: 'SL-1', act: nothing };
const said = (...ids: readonly string[]): Rows => Object.fromEntries(ids.map((id) => [id, three(id)]));

const files = {
  wolf: { role: { faction: 'wolves', night }, words: said('role.wolf', 'role.wolf.ability', 'wolf.ask', 'wolf.what') },
  sheep: { role: { faction: 'sheep' }, words: said('role.sheep', 'role.sheep.ability') },
};
type Ids = IdsOf<{ factions: readonly ['wolves', 'sheep']; phases: readonly ['night']; moments: readonly ['dawn'] }, typeof files>;
const words = said(
  'game.name',
  'game.about',
  'role.host',
  ...['wolves', 'sheep'].flatMap((side) => [`faction.${side}`, `faction.${side}.wins`]),
);

/** A game of two roles that is sound. */
const sound: Definition<unknown, Ids> = {
  id: 'slips',
  edition: 1,
  players: { min: 2, max: 9, usual: 5 },
  ids: { factions: ['wolves', 'sheep'], phases: ['night'], moments: ['dawn'] },
  factions: {
    wolves: { plain: 'wolf', acquainted: true, kills: true },
    sheep: { plain: 'sheep', acquainted: false, kills: false },
  },
  roles: files as Definition<unknown, Ids>['roles'],
  options: z.object({}),
  suggest: (players) => ({ wolf: 1, sheep: players - 1 }),
  examine: () => [],
  nightCard: () => [{ id: 'night', lines: [roleLine<unknown, Ids>('wolf', night)] }],
  start: { round: 1, phase: 'night' },
  script: function* (): Script<never> {
    for (;;) yield { shape: 'say', key: 'day', to: 'table', say: [], clause: 'SL-1' };
  },
  wins: [],
  words: [words],
  calls: rows({
    wake: ['{role}, wake.', '{role}，醒。', '{role} się budzi.'],
    sleep: ['{role}, sleep.', '{role}，睡。', '{role} zasypia.'],
  }),
};

const without = (list: Rows, id: string): Rows => Object.fromEntries(Object.entries(list).filter(([one]) => one !== id));
const withWolf = (change: object): Definition<unknown, Ids> => ({
  ...sound,
  roles: { ...sound.roles, wolf: { ...files.wolf, ...change } } as Definition<unknown, Ids>['roles'],
});

describe('what the compiler cannot know of a game', () => {
  it('lets a sound game be registered', () => {
    const game = defineGame(sound);
    expect(game.words.pl['wolf.wake']).toBe('role.wolf się budzi.');
    expect(Object.keys(game.roles)).toEqual(['wolf', 'sheep']);
  });

  it.each<[string, Definition<unknown, Ids>, string]>([
    [
      'a question without words',
      withWolf({ words: without(files.wolf.words, 'wolf.ask') }),
      "The line wolf of the night card has no words: add a row 'wolf.ask'.",
    ],
    [
      'an ability without words',
      withWolf({ words: without(files.wolf.words, 'role.wolf.ability') }),
      "The role wolf has no words: add a row 'role.wolf.ability'.",
    ],
    [
      'a turn that is on no card',
      { ...sound, nightCard: () => [] },
      'The role wolf acts at night, but its turn is in no section of the night card.',
    ],
    ['a status without words', withWolf({ statuses: { bitten: {} } }), "The status bitten has no words: add a row 'status.bitten'."],
    ['an empty Polish', { ...sound, words: [words, { 'x.y': ['a', 'b', ''] }] }, "The row 'x.y' has no wording in Polski."],
    [
      'another gap in Chinese',
      { ...sound, words: [words, { 'x.y': ['{n}', '{m}', '{n}'] }] },
      "The row 'x.y' has the gaps m in 中文, but n in English.",
    ],
    ['a message worded twice', { ...sound, words: [words, said('role.wolf')] }, "The message 'role.wolf' is worded in two places."],
    [
      'a side whose plain role is of the other',
      { ...sound, factions: { ...sound.factions, sheep: { ...sound.factions.sheep, plain: 'wolf' } } },
      "The side sheep names the role 'wolf', which is not one of its own.",
    ],
    [
      'a moment that never comes',
      { ...sound, wins: [{ id: 'never', factions: [], clause: 'SL-1', at: ['noon' as 'dawn'], when: () => undefined }] },
      "The ending never is tested at 'noon', which is none of the moments dawn, ruled.",
    ],
    [
      'an option without words',
      { ...sound, options: z.object({ late: z.boolean().default(false).meta({ title: 'option.late', group: 'night', clause: 'SL-1' }) }) },
      "The option late has no words: add a row 'option.late'.",
    ],
    [
      'two languages that are empty',
      { ...sound, words: [words, { 'x.y': ['a', '', ' '] }] },
      "The row 'x.y' has no wording in 中文, Polski.",
    ],
    [
      'a class that nobody has worded',
      withWolf({ role: { faction: 'wolves', class: 'elder', night } }),
      "The class of the role wolf has no words: add a row 'class.elder'.",
    ],
    [
      'a role of no side',
      withWolf({ role: { faction: 'wolfs', night } }),
      "The role wolf belongs to 'wolfs', which is none of the sides wolves, sheep.",
    ],
    [
      'a status that two roles leave',
      {
        ...sound,
        roles: {
          wolf: { ...files.wolf, statuses: { bitten: {} } },
          sheep: { ...files.sheep, statuses: { bitten: {} } },
        } as Definition<unknown, Ids>['roles'],
      },
      'The status bitten is declared by two roles, wolf and sheep.',
    ],
    [
      'a status that is only listed',
      { ...sound, ids: { ...sound.ids, statuses: ['foul'] } },
      'The status foul is listed, but no statuses of the game say what it does.',
    ],
    [
      'a status that blocks without saying why',
      withWolf({ statuses: { bitten: { blocks: ['vote'] } }, words: { ...files.wolf.words, ...said('status.bitten') } }),
      "The status bitten blocks and has no words: add a row 'bar.bitten'.",
    ],
    [
      'a thing without words',
      { ...sound, ids: { ...sound.ids, tokens: ['bell'] } },
      "The token bell has no words: add a row 'token.bell'.",
    ],
    [
      'a role that is called twice',
      {
        ...sound,
        nightCard: () => [{ id: 'night', lines: [roleLine<unknown, Ids>('wolf', night), roleLine<unknown, Ids>('wolf', night)] }],
      },
      'The line wolf stands twice on the night card.',
    ],
    [
      'a section without a heading',
      {
        ...sound,
        nightCard: () => [
          { id: 'one', lines: [roleLine<unknown, Ids>('wolf', night)] },
          { id: 'two', lines: [] },
        ],
      },
      "The section two of the night card has no words: add a row 'night.section.two'.",
    ],
    [
      'a line for nobody',
      { ...sound, nightCard: () => [{ id: 'night', lines: [{ ...roleLine<unknown, Ids>('wolf', night), roles: ['bear' as 'wolf'] }] }] },
      "The line wolf of the night card is for 'bear', which is no role of the game.",
    ],
    [
      'an option without a default',
      { ...sound, options: z.object({ late: z.boolean().meta({ title: 'option.late', group: 'night', clause: 'SL-1' }) }) },
      'The option late has no default.',
    ],
    [
      'an option of no clause',
      { ...sound, options: z.object({ late: z.boolean().default(false).meta({ group: 'night' }) }) },
      'The option late names no clause.',
    ],
    [
      'a choice without words',
      { ...sound, options: z.object({ pace: z.enum(['slow']).default('slow').meta({ group: 'night', clause: 'SL-1' }) }) },
      "The option pace has no words: add a row 'option.pace.slow'.",
    ],
    [
      'a suggested cast with a role there is not',
      { ...sound, suggest: (players) => ({ wolf: 1, shep: players - 1 }) },
      "The cast suggested for 2 players has 'shep', which is no role of the game.",
    ],
    [
      'a suggested cast that leaves a seat without a card',
      { ...sound, suggest: () => ({ wolf: 1, sheep: 1 }) },
      'The cast suggested for 3 players has 2 cards.',
    ],
    [
      'a usual number of players the game cannot seat',
      { ...sound, players: { min: 2, max: 9, usual: 12 } },
      'The game seats 2 to 9 players, but 12 as a rule.',
    ],
    [
      'a side without a victory',
      { ...sound, words: [without(words, 'faction.sheep.wins')] },
      "The side sheep has no words: add a row 'faction.sheep.wins'.",
    ],
    ['a game without a name', { ...sound, words: [without(words, 'game.name')] }, "The game has no words: add a row 'game.name'."],
  ])('%s is told with its place', (_, slip, sentence) => {
    expect(() => defineGame(slip)).toThrow(sentence);
  });

  it('a deck with a card of no role is refused with its place', () => {
    const file = deckFile('vendetta');
    const cards = [...file.cards, { no: 900, role: 'coronner', face: Object.values(file.faces ?? {})[0] }];
    const read = parseDeck({ ...file, cards }, () => file.cards.map(({ role }) => role));
    expect(read).toHaveProperty('refusal');
    expect(JSON.stringify(read)).toContain(`cards[${cards.length - 1}].role`);
  });
});
