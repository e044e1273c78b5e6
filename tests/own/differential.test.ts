import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { firstEvening } from '../support/first-evening.ts';
import { ownDeck, village } from '../support/village.ts';
import { difference } from './differential.ts';

/** Random games by both tellings; `OWN_GAMES=10000` plays more of them, `OWN_FROM` others. */
const games = Number(process.env['OWN_GAMES'] ?? 80);
const from = Number(process.env['OWN_FROM'] ?? 0);
const told = await ownDeck(readFileSync(join(root, 'tests', 'own', 'decks', 'princeton.json'), 'utf8')).book.load();

describe('Princeton, written a second time as data', () => {
  it('asks the same of the same players and tells the same story as the code', { timeout: 3_600_000 }, () => {
    for (let i = from; i < from + games; i++) expect(difference(princeton as Game, told, `twice${i}`), `game ${i}`).toBeUndefined();
  });
});

describe('The first evening of the village, written by hand', () => {
  it('asks the same of the same players and tells the same story as the file', { timeout: 3_600_000 }, () => {
    for (let i = from; i < from + games; i++) expect(difference(firstEvening, village as Game, `hand${i}`), `game ${i}`).toBeUndefined();
  });
});
