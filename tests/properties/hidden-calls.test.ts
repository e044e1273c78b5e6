import { describe, expect, test } from 'vitest';
import { vendetta } from '../../src/games/vendetta/index.ts';
import { options, type Options } from '../../src/games/vendetta/options.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { said, type Said } from '../../src/kernel/types.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import { linesFor } from '../../src/rules/night-card.ts';

const tables: readonly (readonly [string, number, Partial<Options>])[] = [
  ['twelve', 12, {}],
  [
    'sixteen with five specialists and a Judge',
    16,
    { specialists: ['vixen', 'journalist', 'hypnotist'], leader: 'judge', mobsters: ['snitch', 'godfather'] },
  ],
  ['fourteen with a Jailer and a Snitch', 14, { leader: 'jailer', mobsters: ['snitch'] }],
  ['fifteen with the Yakuza and a Priest', 15, { mode: 'yakuza', leader: 'priest' }],
  ['twelve with a Femme Fatale and a Sheriff', 12, { mode: 'loner', loner: 'femmeFatale', leader: 'sheriff' }],
  ['ten with an Impostor', 10, { mode: 'loner', loner: 'impostor' }],
];

/** What is heard in each night of a random game, call after call, and in how many of those nights somebody had died before. */
function heard(
  players: number,
  rules: Options,
  seed: string,
): { readonly nights: ReadonlyMap<number, readonly string[]>; readonly dead: number } {
  const game = vendetta as Game;
  const nights = new Map<number, string[]>();
  let dead = 0;
  playOut(game, rules, shuffled(cardsOf(vendetta.suggest(players, rules)), seeded(seed)), seed, randomPolicy, (question, t) => {
    if (t.place.phase !== 'night' || t.place.line === undefined || question.shape === 'over') return;
    const words = nights.get(t.place.round) ?? [];
    if (words.length === 0 && t.alive.length < players) dead++;
    nights.set(t.place.round, [...words, ...question.say.map((said) => JSON.stringify(said))]);
  });
  return { nights, dead };
}

/** What a night of this deck must sound like, read off the night card alone. */
function card(players: number, rules: Options, round: number): string[] {
  const lines = linesFor(vendetta.nightCard({}, rules), vendetta.suggest(players, rules)).flatMap((section) => section.lines);
  const tonight = lines
    .filter((line) => !line.id.endsWith('Meet') || round === 1)
    .filter((line) => line.kind !== 'group' || line.id.endsWith('Meet') || round > 1);
  const chosen = (line: string): Said[] => (line === 'mafia' || line === 'yakuza' ? [said(`${line}.chosen`)] : []);
  return tonight.flatMap((line) => [line.wake, ...(line.ask ?? []), ...chosen(line.id), line.sleep].map((one) => JSON.stringify(one)));
}

describe('in no-reveal mode', () => {
  test.each(tables)(
    '%s: what is said aloud at night depends on the deck and on first or later night, never on who died, is blocked or chose what',
    (_, players, given) => {
      const rules = options.parse({ ...given, noReveal: true });
      let dead = 0;
      for (let i = 0; i < 60; i++) {
        const game = heard(players, rules, `hidden/${i}`);
        dead += game.dead;
        for (const [round, words] of game.nights) expect({ i, round, words }).toEqual({ i, round, words: card(players, rules, round) });
      }
      expect(dead).toBeGreaterThan(60);
    },
  );

  test('while with cards shown the dead are missing from the calls', () => {
    const rules = options.parse({});
    const games = Array.from({ length: 20 }, (_, i) => heard(12, rules, `shown/${i}`));
    expect(games.some(({ nights }) => [...nights].some(([round, words]) => words.join() !== card(12, rules, round).join()))).toBe(true);
  });
});
