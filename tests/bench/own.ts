import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/build.ts';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import type { Cast, Game } from '../../src/kernel/game.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import { firstEvening } from '../support/first-evening.ts';
import { ownDeck, village } from '../support/village.ts';
import type { Bench, Row } from './row.ts';

const players = 24;

/** A game with the cards that are dealt; plays it with a number for its chance and returns how many questions came up. */
type Played = (i: number) => number;

/**
 * Games made from a file against games written by hand, twenty-four at the table. The first two rows are the same game in two
 * tellings: the same cards, questions and answers (`tests/own/differential.test.ts` holds them to it). Princeton's file says what
 * its code does. The village written by hand knows five roles and two ways to win and nothing else, the file heeds fifty roles and
 * nine ways to win whoever is dealt, so that row has no goal. The third is a game of the like: about two dozen roles that act in
 * each, fifty in the file and forty-six in the rulebook.
 */
export const bench: Bench = {
  name: 'own',
  run: async (smoke) => {
    const [seeds, rounds] = smoke ? [3, 2] : [40, 30];
    const told = await ownDeck(readFileSync(join(root, 'tests', 'own', 'decks', 'princeton.json'), 'utf8')).book.load();
    const cards = suggested(princeton, {});
    const against = (name: string, own: Played, other: string, byHand: Played, goal?: Row['goal']): Row => {
      const [mine, theirs] = speeds(own, byHand, seeds, rounds);
      const measured = { value: mine, unit: 'questions/s', against: `${other} ${Math.round(theirs)} questions/s`, ratio: mine / theirs };
      return { name, ...measured, ...(goal && { goal }) };
    };
    return [
      against('Princeton as data', played(told, {}, cards), 'by hand', played(princeton, {}, cards), '≥ 0.6'),
      against('the village, first evening', played(village, { evening: 'first' }), 'by hand', played(firstEvening, {})),
      against('the village, wild evening', played(village, { evening: 'wild' }), 'Ktulu', played(ktulu, {}), '≥ 0.6'),
    ];
  },
};

const suggested = (game: Game, options: object): Cast => game.suggest(players, game.options.parse(options));

function played(game: Game, choice: object, cast: Cast = suggested(game, choice)): Played {
  const options = game.options.parse(choice);
  const cards = cardsOf(cast);
  return (i) => playOut(game, options, shuffled(cards, seeded(`own${i}`)), `own${i}`, randomPolicy).questions;
}

/** Questions a second of both, played by turns so that what disturbs one disturbs the other; of each game its fastest round counts. */
function speeds(mine: Played, theirs: Played, seeds: number, rounds: number): [number, number] {
  const both = [mine, theirs].map((play) => ({ play, best: Array<number>(seeds).fill(Number.POSITIVE_INFINITY), questions: 0 }));
  for (let round = 0; round < rounds; round++)
    for (const one of both) {
      one.questions = 0;
      for (let i = 0; i < seeds; i++) {
        const start = performance.now();
        one.questions += one.play(i);
        one.best[i] = Math.min(one.best[i] ?? 0, performance.now() - start);
      }
    }
  return both.map(({ best, questions }) => (1000 * questions) / best.reduce((sum, ms) => sum + ms, 0)) as [number, number];
}
