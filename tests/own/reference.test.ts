import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { reference } from '../../src/own/reference.ts';
import { simulate } from '../../src/lab/simulate.ts';
import { policies } from '../../src/lab/policies.ts';
import { ownDeck } from '../support/village.ts';

const text = readFileSync(join(root, 'decks', 'RULES.md'), 'utf8');

describe('the description of rules files', () => {
  it('ends with every field as the schema has it', () => {
    expect(text.trimEnd().endsWith(reference().trimEnd())).toBe(true);
  });

  it('shows a deck of six roles that is read and can be won by either side', async () => {
    const [, json = ''] = /```json\n([\s\S]*?)\n```/.exec(text) ?? [];
    const game = await ownDeck(json).book.load();
    expect(Object.keys(game.roles)).toHaveLength(6);
    const policy = policies['random'];
    if (!policy) throw new Error('no policy');
    const { wins } = simulate({ game, players: 10, games: 60, seed: 'six', policy });
    expect(wins['wolves']?.games).toBeGreaterThan(0);
    expect(wins['village']?.games).toBeGreaterThan(0);
  });
});
