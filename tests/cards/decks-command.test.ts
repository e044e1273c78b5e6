import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { deckFile, princeton, sound, village } from './decks.ts';
import { dealPile } from '../../src/cards/pile.ts';
import { castFor } from '../../src/cards/setup-table.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightdeck-decks-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

async function decks(...argv: string[]): Promise<{ code: number; out: string; err: string }> {
  let [out, err] = ['', ''];
  const code = await nightdeck(['decks', ...argv], { out: (line) => (out += `${line}\n`), err: (line) => (err += `${line}\n`) });
  return { code, out, err };
}

describe('nightdeck decks', () => {
  test('lists every deck and game with its players', async () => {
    const { code, out } = await decks();
    expect(code).toBe(0);
    expect(out).toContain(
      `princeton: Princeton Mafia\n  game princeton, 5 to 33 players, edition 74V, en zh pl\n  ${princeton.cards.length} cards: 5 mafia, 1 angelHeart`,
    );
    expect(out).toMatch(/\nGames\nprinceton: 5 to 33 players, best with 12\n/);
  });

  test('lists them for machines', async () => {
    const { code, out } = await decks('--json');
    expect(code).toBe(0);
    const read = JSON.parse(out) as { decks: { id: string }[]; games: object[] };
    expect(read.decks.find((deck) => deck.id === 'princeton')).toMatchObject({
      game: 'princeton',
      cards: princeton.cards.length,
      players: { min: 5, max: 33 },
      roles: { mafia: 5 },
    });
    expect(read.games[0]).toMatchObject({
      id: 'princeton',
      players: { min: 5, max: 33, usual: 12 },
      roles: expect.arrayContaining(['mafia', 'angelHeart', 'angelDiamond', 'civilian']) as unknown,
    });
  });

  test("reads a host's own file; without a setup table the game and the cards set the range", async () => {
    const { code, out } = await decks(written('village.json', JSON.stringify(village)), '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ decks: [{ id: 'village', title: 'Our village', cards: 6, players: { min: 5, max: 6 } }] });
  });

  test.each([
    ['an unknown role', JSON.stringify({ ...deckFile('princeton'), facilitator: ['wizard'] }), /At facilitator\[0\]: .*no role “wizard”/],
    ['no JSON', '{', /cannot be read as JSON/],
    ['a huge file', ' '.repeat(5_000_000), /far too big for a deck: 1000000 characters is the most/],
  ])('a file with %s is a finding that says where', async (_what, content, message) => {
    const { code, out } = await decks(written('bad.json', content));
    expect(code).toBe(1);
    expect(out).toMatch(/^bad: cannot be used/);
    expect(out).toMatch(message);
  });

  test('an icon that is not built in is a finding that says where, in which line, and what there is', async () => {
    const house = (icon: string) => ({ style: 'house', icon, colours: { ground: '#803010', ink: '#ffffff' } });
    const cards = village.cards.map((card, i) => (i === 0 ? { ...card, face: house('fangs') } : card));
    const faces = { ...village.faces, mafia: house('wlf') };
    const content = JSON.stringify({ ...village, faces, cards }, null, 2);
    const line = (icon: string): number => content.split('\n').findIndex((one) => one.includes(`"${icon}"`)) + 1;
    const { code, out } = await decks(written('iconless.json', content));
    expect(code).toBe(1);
    for (const [place, icon] of [
      ['faces.mafia.icon', 'wlf'],
      ['cards[0].face.icon', 'fangs'],
    ] as const)
      expect(out).toContain(
        `ine ${line(icon)}: At ${place}: there is no icon “${icon}”. Write an SVG path, a sign such as game-icons:wolf-head, or one of `,
      );
    expect(out).toMatch(/wolf, crown/);
    for (const known of ['wolf', 'game-icons:wolf-head', 'M0 0H512V512Z'])
      expect((await decks(written('village.json', JSON.stringify({ ...village, faces: { ...faces, mafia: house(known) } })))).code).toBe(0);
  });

  test('a name that is none is mistyped', async () => {
    const { code, err } = await decks('princton');
    expect(code).toBe(2);
    expect(err).toContain('princeton');
  });
});

test('the example for deck authors is a sound deck, and every face in their guide is a face', async () => {
  const guide = readFileSync(new URL('../../decks/README.md', import.meta.url), 'utf8');
  const [example, face] = [...guide.matchAll(/```json\n([\s\S]*?)```/g)].map((block) => block[1] as string);
  const { code, out } = await decks(written('example.json', example as string));
  expect(out).toContain('tuesday: Wolves of our village');
  expect(code).toBe(0);
  const deck = sound(JSON.parse(example as string));
  for (let players = 5; players <= 9; players++)
    expect(dealPile(deck, castFor(deck, players) ?? {})).toHaveProperty('pile.length', players);
  expect(
    sound({ ...village, faces: { mafia: JSON.parse(face as string) as object, civilian: JSON.parse(face as string) as object } }).cards[0]
      ?.face.style,
  ).toBe('house');
});

test('names everything that is wrong with a deck file, each with its line', async () => {
  const file = written(
    'many.json',
    `{
  "format": "nightdeck.deck",
  "version": 1,
  "id": "My deck",
  "title": { "en": "Many" },
  "languages": ["en"],
  "game": "princeton",
  "style": "house",
  "colour": "red",
  "cards": [
    { "no": 1, "role": "mafia",
      "copies": "two" }
  ]
}`,
  );
  expect((await decks(file)).out.match(/Line \d+: At [^:]*/g)).toEqual([
    'Line 4: At id',
    'Line 9: At the file',
    'Line 12: At cards[0].copies',
  ]);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"My deck"', '"many"').replace('"two"', '2').replace('"colour": "red",', ''));
  expect((await decks(file)).out).toMatch(/Line 11: .*face/);
  writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8')}`);
  expect((await decks(file)).out).toMatch(/Line 11: .*face/);
  writeFileSync(file, readFileSync(file, 'utf8').replace('"version": 1,', '"version": 1'));
  expect((await decks(file)).out).toMatch(/Line 4: .*JSON/);
});

test('says which rows of a setup table the game cannot fill', async () => {
  const rows = [{ players: [5, 40] }, { players: [5, 9], options: { mood: 'gloomy' } }, { players: [5, 9], options: { witness: 'x' } }];
  const { out } = await decks(written('rows.json', JSON.stringify({ ...deckFile('princeton'), setup: { rows } })));
  expect(out).toMatch(/setup\.rows\[0\]: the game suggests casts for 5 to 33 players/);
  expect(out).toMatch(/setup\.rows\[1\]: the game has no house rule “mood”.*House rules: /);
  expect(out).toMatch(/setup\.rows\[2\]: the game has no house rule “witness”/);
});

test('counts what is wrong with a deck file beyond the first twenty, be it ever so much', async () => {
  const faulty = { ...deckFile('princeton'), facilitator: Array.from({ length: 130_000 }, () => 0) };
  const { out } = await decks(written('faulty.json', JSON.stringify(faulty)));
  expect(out.match(/At facilitator\[\d+\]/g)).toHaveLength(20);
  expect(out).toMatch(/And 129980 more\./);
});
