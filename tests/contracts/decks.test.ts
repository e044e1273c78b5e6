import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { namedSigns } from '../../src/cards/named-signs.ts';
import { games } from '../../src/games/index.ts';
import { isLanguage, languages } from '../../src/text/message.ts';
import { sound } from '../cards/decks.ts';

const folder = join(root, 'decks');
const decks = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as { id: string; game: string; cards: { role: string }[] });

/** Every text by language in a value, with its place. */
function textsIn(value: unknown, place = ''): (readonly [string, Readonly<Record<string, unknown>>])[] {
  if (typeof value !== 'object' || value === null) return [];
  const fields = Object.entries(value);
  if (fields.length > 0 && fields.every(([key, text]) => isLanguage(key) && typeof text === 'string'))
    return [[place, value as Readonly<Record<string, unknown>>]];
  return fields.flatMap(([key, field]) => textsIn(field, place === '' ? key : `${place}.${key}`));
}

describe('every game', () => {
  it.each(Object.keys(games))('%s has a deck with a card for each of its roles', async (id) => {
    const game = await games[id]?.load();
    const roles = new Set(decks.filter((deck) => deck.game === id).flatMap((deck) => deck.cards.map(({ role }) => role)));
    expect(Object.keys(game?.roles ?? {}).filter((role) => !roles.has(role))).toEqual([]);
    expect([...roles].filter((role) => !Object.hasOwn(game?.roles ?? {}, role))).toEqual([]);
  });

  it.each(decks.map((deck) => [deck.id, deck] as const))(
    'the deck %s brings its pictures along: the app draws it without the signs of game-icons.net',
    (_, deck) => {
      expect(namedSigns(sound(deck))).toEqual([]);
    },
  );

  it.each(decks.map((deck) => [deck.id, deck] as const))('the deck %s has each of its texts in every language', (_, deck) => {
    // What a deck calls its roles stands in for the words of the game, in one language or in all.
    const missing = textsIn({ ...deck, roles: {} }).flatMap(([place, text]) =>
      languages.filter((language) => !text[language]).map((language) => `${place}.${language}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.keys(games))('%s seats the players its register says', async (id) => {
    const game = await games[id]?.load();
    expect(game?.id).toBe(id);
    expect(game?.players).toEqual(games[id]?.players);
  });

  it.each(Object.keys(games))('%s suggests a cast nobody has to refuse for every number of players', async (id) => {
    const game = await games[id]?.load();
    if (!game) throw new Error(`no game ${id}`);
    for (let n = game.players.min; n <= game.players.max; n++) {
      const options = game.options.parse({});
      const cast = game.suggest(n, options);
      expect(
        Object.values(cast).reduce((sum, count) => sum + count, 0),
        `${n} players`,
      ).toBe(n);
      expect(
        game.examine(cast, options).filter(({ level }) => level === 'refuse'),
        `${n} players`,
      ).toEqual([]);
    }
  });
});
