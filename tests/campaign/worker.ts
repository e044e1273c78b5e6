import { rulebookOf } from './rulebooks.ts';
import { playMany, type Tally } from './tally.ts';

/** Games of one rulebook for a worker to play: from one number up to, but not including, another. */
export interface Stint {
  readonly game: string;
  readonly campaign: string;
  readonly from: number;
  readonly to: number;
}

process.on('message', ({ game, campaign, from, to }: Stint) => {
  const rulebook = rulebookOf(game);
  if (!rulebook) throw new Error(`There is no rulebook ${game}.`);
  const tally: Tally = playMany(rulebook, campaign, from, to);
  process.send?.(tally);
});
process.on('disconnect', () => process.exit());
