import { expect, it } from 'vitest';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { seeded, shuffled } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { makeSave, writeSave } from '../../src/save/file.ts';
import { facilitate } from '../properties/facilitator.ts';

it('a whole game of the largest rulebook, 24 players with every family, is saved in 32 KiB', () => {
  const options = ktulu.options.parse({ aliens: true, luckyLuke: true, janosik: true });
  const sizes = Array.from({ length: 100 }, (_, i) => {
    const random = seeded(`size${i}`);
    const deal = shuffled(cardsOf(ktulu.suggest(24, options)), random).map((role, n) => ({
      role,
      name: `Aleksandra ${n}`,
      card: `KTL${n}`,
    }));
    const session = facilitate(new Session(ktulu, { options, seed: `size${i}`, deal }), `size${i}`);
    const at = session.entries.map((_, n) => 1_760_000_000_000 + n * 17_000 + random.below(9_000));
    return new TextEncoder().encode(writeSave(makeSave(session, { app: '0.1.0', at, deck: { id: 'ktulu', edition: 'K12' } }))).length;
  });
  expect(Math.max(...sizes)).toBeLessThanOrEqual(32 * 1024);
  expect(Math.min(...sizes)).toBeGreaterThan(4 * 1024);
});
