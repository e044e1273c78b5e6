import { vendetta } from '../../src/games/vendetta/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import type { Bench, Row } from './row.ts';
import { undisturbed } from './undisturbed.ts';

const game = vendetta as Game;

/** Whole games of Vendetta: twelve with the standard cast, fifteen with the Yakuza and hidden cards. */
export const bench: Bench = {
  name: 'vendetta',
  run: (smoke) => {
    const [seeds, rounds] = smoke ? [3, 2] : [40, 60];
    return Promise.resolve([
      playouts('playouts, 12 standard', 12, {}, seeds, rounds),
      playouts('playouts, 15 Yakuza, no reveal', 15, { mode: 'yakuza', noReveal: true }, seeds, rounds),
    ]);
  },
};

function playouts(name: string, players: number, options: object, seeds: number, rounds: number): Row {
  const rules = game.options.parse(options);
  const cards = cardsOf(game.suggest(players, rules));
  const per = undisturbed(seeds, rounds, (i) => void playOut(game, rules, shuffled(cards, seeded(`v${i}/deal`)), `v${i}`, randomPolicy));
  return { name, value: 1000 / per, unit: 'games/s' };
}
