import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import type { Said } from '../../src/kernel/types.ts';
import { ownDeck } from '../support/village.ts';
import { nights, type Findings } from './nights.ts';

/** Random nights in both tellings; `OWN_GAMES=10000` plays more of them, `OWN_FROM` others. */
const games = Number(process.env['OWN_GAMES'] ?? 25);
const from = Number(process.env['OWN_FROM'] ?? 0);
const told = await ownDeck(readFileSync(join(root, 'tests', 'own', 'decks', 'vendetta-roles.json'), 'utf8')).book.load();

/** A finding in the words of either: whose card it was, or whether two are on one side. */
const found =
  (card: string, same: string, different: string): Findings =>
  ({ said: { id, with: gaps = {} }, about }) => {
    if (id === card) return `${about.join()} is ${JSON.stringify((gaps['role'] as Said['with'])?.['role'])}`;
    return id === same || id === different ? `${about.join()} ${id === same ? 'same' : 'different'}` : undefined;
  };
const byCode = found('card.seen', 'journalist.same', 'journalist.different');
const byFile = found('own.learn.role', 'own.learn.same', 'own.learn.different');

describe('eleven roles of Vendetta, written a second time as data', () => {
  it('kill, protect, step in, rob, badmouth and find out the same in random nights as the code', { timeout: 3_600_000 }, () => {
    let learned = 0;
    let died = 0;
    for (let i = from; i < from + games; i++) {
      const seed = `vendetta${i}`;
      const random = seeded(seed);
      const mafia = ['thug', ...shuffled(['thug', 'thief', 'snitch', 'lawyer'], random).slice(0, random.below(4))];
      const leader = random.below(2) === 0 ? 'judge' : 'sheriff';
      const some = shuffled(['vixen', 'nurse', 'bodyguard', 'journalist'], random).slice(0, 1 + random.below(4));
      const rest = Array.from({ length: 4 }, () => 'bystander');
      const deal = shuffled([...mafia, leader, ...some, ...rest], random);
      const [code, file] = [nights(vendetta, deal, seed, byCode), nights(told, deal, seed, byFile)];
      expect(file.dead, `game ${i}`).toEqual(code.dead);
      expect([...file.found].sort(), `game ${i}`).toEqual([...code.found].sort());
      expect(file.won, `game ${i}`).toEqual(code.won);
      for (const [who, seats] of file.open) expect(seats, `game ${i}, ${who}`).toEqual(code.open.get(who));
      learned += code.found.length;
      died += code.dead.at(-1)?.length ?? 0;
    }
    expect(learned).toBeGreaterThan(games);
    expect(died).toBeGreaterThan(games / 2);
  });
});
