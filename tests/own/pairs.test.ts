import { describe, expect, it } from 'vitest';
import { village } from '../support/village.ts';
import { keepsProperties } from './properties.ts';

/** `OWN_GAMES` plays every pair; otherwise one in sixty is played. */
const step = process.env['OWN_GAMES'] === undefined ? 60 : 1;
const roles = Object.keys(village.roles);
const pairs = roles.flatMap((one, i) => roles.slice(i).map((other) => [one, other] as const));
/** Somebody to kill, to look, to protect, and to be killed. */
const others = ['werewolf', 'seer', 'healer', 'villager', 'villager', 'villager'];

describe('the roles of the village', () => {
  it('keep the properties of every game, each at a table with each', { timeout: 3_600_000 }, () => {
    const met = new Set<string>();
    for (const [i, [one, other]] of pairs.entries()) {
      if (i % step !== 0) continue;
      const deal = [one, ...others.slice(0, 3), other, ...others.slice(3)].map((role) => ({ role }));
      keepsProperties(village, { options: {}, seed: `pair${i}`, deal }, `${one}-${other}`, false);
      keepsProperties(village, { options: {}, seed: `pair${i}`, deal }, `${one}+${other}`, true);
      for (const a of deal) for (const b of deal) if (a !== b) met.add(`${a.role} ${b.role}`);
    }
    expect(roles.length).toBeGreaterThanOrEqual(40);
    // Each role with each, and with another of its own kind.
    expect(new Set(pairs.map((pair) => pair.join(' '))).size).toBe((roles.length * (roles.length + 1)) / 2);
    if (step === 1) expect(pairs.filter(([one, other]) => !met.has(`${one} ${other}`))).toEqual([]);
  });
});
