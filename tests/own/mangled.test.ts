import { describe, expect, it } from 'vitest';
import { parseDeck } from '../../src/cards/deck.ts';
import { rulebookOf } from '../../src/cards/rulebook.ts';
import { seeded } from '../../src/kernel/random.ts';
import { villageDeck } from '../support/village.ts';
import { assembled } from './assemble.ts';
import { mangled } from './mangle.ts';
import { keepsProperties } from './properties.ts';

/** Files to try; `OWN_GAMES=10000` tries more of them, `OWN_FROM` others. */
const files = Number(process.env['OWN_GAMES'] ?? 40);
const from = Number(process.env['OWN_FROM'] ?? 0);
const { rules } = villageDeck.deck;
const bare = {
  format: 'nightdeck.deck',
  version: 1,
  id: 'mangled',
  title: { en: 'Mangled' },
  languages: ['en'],
  style: 'house',
  cards: [{ no: 1, role: 'villager' }],
};

describe('rules that were changed by chance', () => {
  it('are refused with a place and words, or make a game that ends and can be told again', { timeout: 3_600_000 }, async () => {
    let refused = 0;
    for (let i = from; i < from + files; i++) {
      const read = parseDeck({ ...bare, rules: mangled(rules, `file${i}`, 1 + (i % 3)) });
      if ('refusal' in read) {
        refused++;
        expect(read.refusal.place, `file ${i}`).toMatch(/^rules|^cards|^$/);
        continue;
      }
      await plays(read.deck, i);
    }
    expect(refused).toBeGreaterThan(files / 10);
    expect(refused).toBeLessThan((files * 9) / 10);
  });
});

describe('rules put together by chance', () => {
  it('make a game that ends, can be told again and asks no dead player to act', { timeout: 3_600_000 }, async () => {
    let valid = 0;
    for (let i = from; i < from + files; i++) {
      const read = parseDeck({ ...bare, cards: [{ no: 1, role: 'v' }], rules: assembled(`rules${i}`) });
      if ('refusal' in read) expect(read.refusal.place, `rules ${i}`).toMatch(/^rules/);
      else {
        valid++;
        await plays(read.deck, i);
      }
    }
    expect(valid).toBeGreaterThan(files * 0.8);
  });
});

/** A table of roles drawn at random, whoever they are. */
async function plays(deck: Parameters<typeof rulebookOf>[0], i: number): Promise<void> {
  const game = await rulebookOf(deck)?.load();
  if (!game) throw new Error(`file ${i} has no game`);
  const random = seeded(`table${i}`);
  const roles = Object.keys(game.roles);
  const deal = Array.from({ length: 6 + random.below(10) }, () => ({ role: roles[random.below(roles.length)] ?? '' }));
  keepsProperties(game, { options: {}, seed: `table${i}`, deal }, `play${i}`, i % 2 === 0);
}
