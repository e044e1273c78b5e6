import { policies } from '../lab/policies.ts';
import { playSome } from '../lab/simulate.ts';
import { findRulebook } from './find-rulebook.ts';
import type { Stint } from './simulate-games.ts';

/** A process beside the command: plays the stints it is sent and answers with their counts. */
process.on('message', ({ order, first, end }: Stint) => {
  void play({ order, first, end });
});
process.on('disconnect', () => process.exit());

async function play({ order, first, end }: Stint): Promise<void> {
  const policy = policies[order.policy];
  if (!policy) throw new Error(`There is no policy ${order.policy}.`);
  const game = await (await findRulebook(order.book)).load();
  process.send?.(playSome({ ...order.experiment, game, policy }, first, end));
}
