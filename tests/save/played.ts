import { princeton } from '../../src/games/princeton/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { randomPolicy } from '../../src/lab/random-policy.ts';
import { makeSave, type SaveFile } from '../../src/save/file.ts';

/** A Princeton game played by chance, to its end or for some answers. */
export function played(
  seed: string,
  { answers = Infinity, players = 12, options = {} }: { answers?: number; players?: number; options?: object } = {},
): Session {
  const parsed = princeton.options.parse(options);
  const roles = shuffled(cardsOf(princeton.suggest(players, parsed)), seeded(seed));
  const session = new Session(princeton, {
    options,
    seed,
    deal: roles.map((role, i) => ({ name: `Player ${i + 1}`, role, card: `princeton-74V-${i + 1}` })),
  });
  const answer = randomPolicy.begin(session.table, seeded(`${seed}/answers`));
  while (session.question.shape !== 'over' && session.entries.length < answers) {
    const refusal = session.answer(answer(session.question));
    if (refusal) throw new Error(JSON.stringify(refusal));
  }
  return session;
}

/** The save of such a game, with an answer every 20 seconds or so. */
export function saveOf(session: Session): SaveFile {
  const at = session.entries.map((_, i) => 1_800_000_000_000 + i * 20_000 + ((i * 7919) % 5000));
  return makeSave(session, { app: '0.1.0', at, deck: { id: 'princeton', edition: '74V' } });
}

export const game = princeton as Game;
