import { describe, expect, test } from 'vitest';
import type { Fact } from '../../src/kernel/fact.ts';
import { canonical, fingerprints, hashingOf } from '../../src/kernel/fingerprint.ts';
import { said } from '../../src/kernel/types.ts';

const place = { at: { round: 1, phase: 'night' }, clause: 'C' };
const announced = (id: string): Fact => ({ ...place, what: 'announced', said: said(id), audience: 'public' });
const died = (seat: number): Fact => ({ ...place, what: 'died', seat, by: {}, audience: 'host' });
const won: Fact = { ...place, what: 'won', factions: ['sheep'], said: said('won'), audience: 'public' };

const story = [announced('night'), died(1), died(2), announced('day'), died(3), won];
/** The story with the fact of this index told otherwise. */
const changed = (index: number): Fact[] => story.map((fact, i) => (i === index ? { ...fact, clause: 'D' } : fact));

describe('fingerprints', () => {
  test('do not depend on the order of keys, unless they are of the old kind', () => {
    const [one, other] = [
      { b: 1, c: { e: [2], d: 3 }, a: 4 },
      { a: 4, c: { d: 3, e: [2] }, b: 1 },
    ];
    expect([canonical(one), canonical(other)]).toEqual(Array(2).fill('{"a":4,"b":1,"c":{"d":3,"e":[2]}}'));
    const turned = story.map((fact) => Object.fromEntries(Object.entries(fact).reverse()) as unknown as Fact);
    expect(fingerprints(turned)).toEqual(fingerprints(story));
    expect(fingerprints(turned, 'asWritten')).not.toEqual(fingerprints(story, 'asWritten'));
    expect([hashingOf([]), hashingOf(fingerprints(story)), hashingOf(fingerprints(story, 'asWritten'))]).toEqual([
      'canonical',
      'canonical',
      'asWritten',
    ]);
  });

  test('are taken at each announcement and at the end of the game, and nowhere else', () => {
    expect(fingerprints(story).map(([index]) => index)).toEqual([0, 3, 5]);
    expect(fingerprints([died(1)])).toEqual([]);
  });

  test('of one story are the same each time and differ from place to place', () => {
    expect(fingerprints(story)).toEqual(fingerprints(changed(9)));
    expect(new Set(fingerprints([won, won, won]).map(([, hash]) => hash)).size).toBe(3);
  });

  test.each([
    [0, 0],
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 5],
    [5, 5],
  ])('a story told otherwise at fact %i differs from the announcement at %i on', (fact, first) => {
    const recorded = fingerprints(story);
    for (const [i, [index, hash]] of fingerprints(changed(fact)).entries()) expect(hash === recorded[i]?.[1]).toBe(index < first);
  });
});
