import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { builtInDecks } from '../../web/session/decks.ts';
import { deckFile, sound } from '../cards/decks.ts';

const ids = readdirSync(join(root, 'decks')).flatMap((name) => /^(.+)\.json$/.exec(name)?.[1] ?? []);

it.each(ids)('the deck %s that comes with the app is the deck that is read from its file, to the id of its game', async (id) => {
  const known = (await builtInDecks()).find(({ deck }) => deck.id === id);
  expect(known?.deck).toEqual(sound(deckFile(id)));
});
