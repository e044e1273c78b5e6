import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffled, seeded } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { everyGame, facilitate } from './facilitator.ts';

/** House rules under which nobody sees a dead player's card. */
const hidden: Readonly<Record<string, object>> = {
  princeton: { revealOnDeath: 'none', angelCount: 2 },
  yakuza: {},
};

describe.each(everyGame.filter(([id]) => id in hidden))('%s with the cards of the dead hidden', (id, game) => {
  const options = hidden[id] ?? {};
  const cards = cardsOf(game.suggest(12, game.options.parse(options)));

  /** What is heard in each night of a game, and who had died by then. */
  function nights(seed: string): { readonly heard: string; readonly dead: number }[] {
    const session = new Session(game, { options, seed, deal: shuffled(cards, seeded(seed)).map((role) => ({ role })) });
    const found = new Map<number, { heard: string[]; dead: number }>();
    facilitate(session, seed, {
      each: ({ question, table }) => {
        if (table.place.phase !== 'night' || table.place.round === 1) return;
        const night = found.get(table.place.round) ?? { heard: [], dead: table.seats.length - table.alive.length };
        night.heard.push(...question.say.map((said) => JSON.stringify(said)));
        found.set(table.place.round, night);
      },
    });
    return [...found.values()].map(({ heard, dead }) => ({ heard: heard.join('\n'), dead }));
  }

  it('sounds the same every night, whoever has died', { timeout: 120_000 }, () => {
    const heard = new Set<string>();
    const dead = new Set<number>();
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }).map(String), (seed) => {
        for (const night of nights(seed)) {
          heard.add(night.heard);
          dead.add(night.dead);
        }
        expect([...heard].slice(1)).toEqual([]);
      }),
      { numRuns: 80 },
    );
    expect(heard.size).toBe(1);
    expect(dead.size).toBeGreaterThan(3);
  });

  it('turns no card over', () => {
    for (let i = 0; i < 20; i++) {
      const session = facilitate(
        new Session(game, { options, seed: `s${i}`, deal: shuffled(cards, seeded(`s${i}`)).map((role) => ({ role })) }),
        `s${i}`,
      );
      expect(session.table.seats.filter(({ revealed }) => revealed)).toEqual([]);
      expect(session.story.some((fact) => fact.what === 'revealed')).toBe(false);
    }
  });
});
