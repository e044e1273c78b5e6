import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { town } from '../../src/games/town/index.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import type { SeatId } from '../../src/kernel/types.ts';
import { ownDeck } from '../support/village.ts';
import { nights, type Findings } from './nights.ts';

/** Random nights in both tellings; `OWN_GAMES=10000` plays more of them, `OWN_FROM` others. */
const games = Number(process.env['OWN_GAMES'] ?? 60);
const from = Number(process.env['OWN_FROM'] ?? 0);
const told = await ownDeck(readFileSync(join(root, 'tests', 'own', 'decks', 'town-roles.json'), 'utf8')).book.load();

const seatOf = (value: unknown): SeatId | undefined => {
  const { seat, seats } = (value ?? {}) as { seat?: SeatId; seats?: readonly SeatId[] };
  return seat ?? seats?.[0];
};
const byCode: Findings = ({ said: { id, with: gaps = {} } }) => {
  const who = seatOf(gaps['who']);
  if (id === 'feedback.mafia' || id === 'feedback.notMafia') return `${who} ${id === 'feedback.mafia' ? 'is mafia' : 'is not'}`;
  if (id === 'feedback.visited') return `${who} went to ${seatOf(gaps['whom'])}`;
  return id === 'feedback.stayedHome' ? `${who} stayed` : undefined;
};
const byFile: Findings = ({ said: { id, with: gaps = {} } }) => {
  const who = seatOf(gaps['who']);
  if (id === 'own.learn.yes' || id === 'own.learn.no') return `${who} ${id === 'own.learn.yes' ? 'is mafia' : 'is not'}`;
  if (id === 'own.learn.visited') return `${who} went to ${seatOf(gaps['seats'])}`;
  return id === 'own.learn.visited.nobody' ? `${who} stayed` : undefined;
};

describe('eight roles of Town, written a second time as data', () => {
  it('kill, save, keep busy and find out the same in random nights as the code', { timeout: 3_600_000 }, () => {
    let found = 0;
    let died = 0;
    for (let i = from; i < from + games; i++) {
      const seed = `town${i}`;
      const random = seeded(seed);
      const mafia = random.below(2) === 0 ? 'mafioso' : 'godfather';
      const some = shuffled(['escort', 'doctor', 'detective', 'vigilante', 'tracker'], random).slice(0, 2 + random.below(4));
      const deal = shuffled([mafia, ...some, 'townie', 'townie', 'townie', 'townie'], random);
      const [code, file] = [nights(town, deal, seed, byCode), nights(told, deal, seed, byFile)];
      expect(file.dead, `game ${i}`).toEqual(code.dead);
      expect([...file.found].sort(), `game ${i}`).toEqual([...code.found].sort());
      expect(file.won, `game ${i}`).toEqual(code.won);
      for (const [who, seats] of file.open) expect(seats, `game ${i}, ${who}`).toEqual(code.open.get(who));
      found += code.found.length;
      died += code.dead.at(-1)?.length ?? 0;
    }
    expect(found).toBeGreaterThan(games);
    expect(died).toBeGreaterThan(games / 4);
  });
});
