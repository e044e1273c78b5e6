import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../src/cli/build.ts';
import { games } from '../../src/games/index.ts';
import type { Fact } from '../../src/kernel/fact.ts';
import { runScenario } from '../../src/lab/scenario.ts';
import { readScenario } from '../../src/lab/scenario-file.ts';
import { isRepeated, withoutBareHeadings } from '../../web/host/repeated-facts.ts';

const file = readFileSync(join(root, 'tests/scenarios/ktulu/ten-lucky-luke.json'), 'utf8');
const { story } = runScenario(await readScenario(file, async (id) => games[id]?.load()));
const isPhase = ({ what }: Fact): boolean => what === 'phase';

describe('what everybody knows, told once', () => {
  it('leaves out a card turned over whose player and role the next words name', () => {
    const left = story.filter((_, at) => isRepeated(story, at));
    const known = story.filter((fact) => fact.what === 'announced' && fact.said.id === 'death.known');
    expect(left.map(({ what }) => what)).toEqual(known.map(() => 'revealed'));
    expect(known.length).toBeGreaterThan(1);
  });

  it('keeps a card turned over that nothing else tells of, or of somebody else', () => {
    const at = story.findIndex(({ what }) => what === 'revealed');
    const [fact, words] = [story[at], story[at + 1]];
    if (fact?.what !== 'revealed' || !words) throw new Error('nobody is revealed');
    expect(isRepeated([fact, words], 0)).toBe(true);
    expect(isRepeated([fact], 0)).toBe(false);
    expect(isRepeated([{ ...fact, seat: fact.seat + 1 }, words], 0)).toBe(false);
    expect(isRepeated([{ ...fact, role: 'hooker' }, words], 0)).toBe(false);
  });

  it('has no heading over nothing, but keeps the last, under which the game goes on', () => {
    const told = withoutBareHeadings(
      story.filter(({ audience }) => audience === 'public'),
      isPhase,
    );
    expect(told.slice(1).some((fact, i) => isPhase(fact) && told[i] !== undefined && isPhase(told[i]))).toBe(false);
    expect(told.filter(isPhase).length).toBe(story.filter(isPhase).length - 1);
    expect(withoutBareHeadings(['A', 'a', 'B', 'C'], (one) => /[A-Z]/.test(one))).toEqual(['A', 'a', 'C']);
  });
});
