import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { reference } from '../../src/own/reference.ts';
import type { Cast } from '../../src/kernel/game.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { simulate } from '../../src/lab/simulate.ts';
import { policies } from '../../src/lab/policies.ts';
import { ownDeck } from '../support/village.ts';

const text = readFileSync(join(root, 'decks', 'RULES.md'), 'utf8');

describe('the description of rules files', () => {
  it('ends with every field as the schema has it', () => {
    expect(text.trimEnd().endsWith(reference().trimEnd())).toBe(true);
  });

  it('shows a deck of six roles that is read and can be won by either side', async () => {
    const { roles, wins } = await won(example(0));
    expect(roles).toHaveLength(6);
    expect(wins['wolves']?.games).toBeGreaterThan(0);
    expect(wins['village']?.games).toBeGreaterThan(0);
  });

  it('shows nine more that go into it and make a game of fifteen roles, won by each of its sides', async () => {
    const [deck, more] = [example(0), example(1)];
    for (const [group, all] of Object.entries(more)) deck.rules[group] = { ...(deck.rules[group] as object), ...(all as object) };
    deck.rules['wins'] = [
      { by: 'gone', side: 'village', who: { role: 'wolf' } },
      { by: 'parity', side: 'wolves' },
    ];
    const { roles, wins } = await won(deck, { wolf: 2, seer: 1, healer: 1, hunter: 1, mayor: 1, ...each(more.roles) });
    expect(roles).toHaveLength(15);
    expect(Object.keys(wins).filter((side) => (wins[side]?.games ?? 0) > 0)).toEqual(
      expect.arrayContaining(['village', 'wolves', 'tanner']),
    );
  });
});

interface Example {
  readonly rules: Record<string, unknown>;
  readonly roles: object;
}

/** A worked example of the description. */
const example = (i: number): Example => JSON.parse([...text.matchAll(/```json\n([\s\S]*?)\n```/g)][i]?.[1] ?? '') as Example;
const each = (roles: object): Cast => Object.fromEntries(Object.keys(roles).map((role) => [role, 1]));

/** Plays a deck by chance and counts who wins. */
async function won(deck: object, cast?: Cast) {
  const game = await ownDeck(deck).book.load();
  const policy = policies['random'];
  if (!policy) throw new Error('no policy');
  const players = cast ? cardsOf(cast).length : 10;
  return { roles: Object.keys(game.roles), ...simulate({ game, players, games: 60, seed: 'six', policy, ...(cast && { cast }) }) };
}
