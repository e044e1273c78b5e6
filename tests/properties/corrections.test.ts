import { describe, expect, it } from 'vitest';
import { corrected } from './correction.ts';
import { everyGame } from './facilitator.ts';

describe.each(everyGame)('%s: one earlier answer corrected', (id, game) => {
  it('costs of the later decisions at most 3 % beside those the rules make impossible', { timeout: 120_000 }, () => {
    let [later, lost, needless, clashes] = [0, 0, 0, 0];
    for (let n = 0; n < 40; n++) {
      const cost = corrected(game, `${id}/correction/${n}`);
      later += cost?.later ?? 0;
      lost += cost?.lost ?? 0;
      needless += cost?.needless ?? 0;
      clashes += cost?.clash ? 1 : 0;
    }
    expect(clashes).toBeGreaterThan(0);
    expect(needless / later).toBeLessThan(0.03);
    expect(lost / later).toBeLessThan(0.3);
  });
});
