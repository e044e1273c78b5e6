import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/cli/build.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import { town } from '../../src/games/town/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { cardsOf, playOut } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import { ownDeck, village } from '../support/village.ts';
import type { Bench, Row } from './row.ts';
import { undisturbed } from './undisturbed.ts';

/** Games made from a file against those written by hand: the same game in both tellings, and twenty-four at a game of the like. */
export const bench: Bench = {
  name: 'own',
  run: async (smoke) => {
    const [seeds, rounds] = smoke ? [3, 2] : [40, 30];
    const told = await ownDeck(readFileSync(join(root, 'tests', 'own', 'decks', 'princeton.json'), 'utf8')).book.load();
    return [
      against('Princeton as data, 24 players', told, 'by hand', princeton, 24, seeds, rounds),
      against('the village, 24 players', village, 'Town', town, 24, seeds, rounds),
    ];
  },
};

/** Answers a second: games differ in length, so one game is no measure for another. */
function against(name: string, own: Game, other: string, byHand: Game, players: number, seeds: number, rounds: number): Row {
  const [mine, theirs] = [own, byHand].map((game) => speed(game, players, seeds, rounds)) as [number, number];
  return { name, value: mine, unit: 'answers/s', against: `${other} ${Math.round(theirs)} answers/s`, ratio: mine / theirs, goal: '≥ 0.6' };
}

function speed(game: Game, players: number, seeds: number, rounds: number): number {
  const options = game.options.parse({});
  const cards = cardsOf(game.suggest(players, options));
  let answers = 0;
  for (let i = 0; i < seeds; i++) answers += play(game, options, cards, i);
  const per = undisturbed(seeds, rounds, (i) => void play(game, options, cards, i));
  return (answers / seeds / per) * 1000;
}

const play = (game: Game, options: unknown, cards: readonly string[], i: number): number =>
  playOut(game, options, shuffled(cards, seeded(`own${i}`)), `own${i}`, randomPolicy).questions;
