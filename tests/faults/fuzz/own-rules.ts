import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDeck, type Deck } from '../../../src/cards/deck.ts';
import { rulebookOf } from '../../../src/cards/rulebook.ts';
import { root } from '../../../src/cli/build.ts';
import { seeded, shuffled } from '../../../src/kernel/random.ts';
import { Session } from '../../../src/kernel/session.ts';
import { mangled } from '../../own/mangle.ts';
import { facilitate } from '../../properties/facilitator.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, textLike, valueLike } from './mutate.ts';

const village = readFileSync(join(root, 'decks', 'village.json'), 'utf8');
const { rules, ...deck } = JSON.parse(village) as { readonly rules: unknown; readonly id: string };
const bare = { ...deck, cards: [{ no: 1, role: 'villager' }] };
/** Games are left after so many answers: what rules have wrong shows early. */
const most = 400;

/** Games that strangers have written: a deck file with rules. What is taken must play, and tell the same when it is played back. */
export const ownRules: Fuzzer = {
  name: 'own rules',
  full: 10_000,
  share: 15,
  async input(random): Promise<Verdict> {
    const seed = String(random.below(1e9));
    const changed = (): unknown => ({ ...bare, rules: mangled(rules, seed, 1 + random.below(3)) });
    const read = pick<() => ReturnType<typeof parseDeck>>(random, [
      () => parseDeck(changed()),
      () => parseDeck(changed()),
      () => parseDeck(JSON.stringify({ ...bare, rules: valueLike(random, rules).value })),
      () => parseDeck(textLike(random, village)),
    ])();
    if ('refusal' in read) return 'refused';
    return plays(read.deck, seed);
  },
};

async function plays(taken: Deck, seed: string): Promise<Verdict> {
  const game = await rulebookOf(taken)?.load();
  if (!game) return { silent: 'rules without a game' };
  const random = seeded(seed);
  const roles = Object.keys(game.roles);
  const deal = shuffled(
    Array.from({ length: 6 + random.below(10) }, () => pick(random, roles)),
    random,
  ).map((role) => ({ role }));
  const setup = { options: {}, seed, deal };
  const session = facilitate(new Session(game, setup), seed, { rulings: random.below(2) === 0, most });
  const again = new Session(game, setup, session.entries);
  const same = again.lost.length === 0 && JSON.stringify(again.story) === JSON.stringify(session.story);
  return same ? 'taken' : { silent: `played back otherwise: ${seed}` };
}
