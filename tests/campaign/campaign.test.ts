import { describe, expect, it } from 'vitest';
import type { Game, Win } from '../../src/kernel/game.ts';
import type { Role } from '../../src/kernel/role.ts';
import { toy } from '../support/toy-game.ts';
import { ofEveryGame } from './invariants/every-game.ts';
import { rulebookOf, rulebooks, type Rulebook } from './rulebooks.ts';
import { playMany } from './tally.ts';

/** Games of each rulebook that are part of every test run; `npm run campaign` plays a thousand times as many. */
const share: Readonly<Record<string, number>> = { ktulu: 120, toy: 30 };

const all: readonly Rulebook[] = [...rulebooks, { game: toy, invariants: ofEveryGame }];

describe.each(all.map((rulebook) => [rulebook.game.id, rulebook] as const))('%s, in games drawn from everything', (id, rulebook) => {
  it('keeps its invariants at every answer', { timeout: 120_000 }, () => {
    const { violations, tried, games } = playMany(rulebook, 'test', 0, share[id] ?? 70);
    expect(violations.map(({ clause, holds, found, seed }) => `${clause} ${holds}: ${found} (${seed})`)).toEqual([]);
    const idle = rulebook.invariants.filter((_, i) => tried[i] === 0).map(({ holds }) => holds);
    expect(idle.length, idle.join('; ')).toBeLessThan(rulebook.invariants.length / 5);
    expect(games).toBe(share[id] ?? 70);
  });
});

/** Clauses that are found broken in twenty games of a rulebook that has been changed. */
function broken(id: string, change: (game: Game) => Partial<Game>): string[] {
  const rulebook = rulebookOf(id);
  if (!rulebook) throw new Error(`There is no rulebook ${id}.`);
  const { violations } = playMany({ ...rulebook, game: { ...rulebook.game, ...change(rulebook.game) } }, 'broken', 0, 20);
  return violations.map(({ clause }) => clause);
}

const without = (wins: readonly Win[], ...ids: readonly string[]): readonly Win[] => wins.filter(({ id }) => !ids.includes(id));
const role = ({ roles }: Game, id: string, change: Partial<Role>): Game['roles'] => ({
  ...roles,
  [id]: { ...(roles[id] as Role), ...change },
});

describe('the invariants of the campaign', () => {
  it('notice an ending that is missing, a false face, a vote that weighs too much and a shield that is none', { timeout: 60_000 }, () => {
    expect(broken('princeton', ({ wins }) => ({ wins: without(wins, 'parity') }))).toContain('PR-71');
    expect(broken('yakuza', (game) => ({ roles: role(game, 'shogun', { appears: () => 'yakuza' }) }))).toContain('YK-10');
    expect(broken('vendetta', (game) => ({ roles: role(game, 'detective', { ballot: { weight: 3 } }) }))).toContain('VD-A12');
    expect(broken('town', (game) => ({ statuses: { ...game.statuses, treated: { id: 'treated' } } }))).toContain('TM-R8');
  });
});
