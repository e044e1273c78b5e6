import { expect, test } from 'vitest';
import { princeton } from '../../../src/games/princeton/index.ts';
import type { Answer } from '../../../src/kernel/answer.ts';
import type { Question } from '../../../src/kernel/question.ts';
import { anybody, everyWay } from '../../support/every-way.ts';

const roles = ['civilian', 'mafia', 'civilian', 'angelHeart', 'civilian'];
const all = roles.map((_, i) => i + 1);
const mafia = 2;

/** One night and one day from the answers alone: who is left, who has won, and what the angel was told. */
function byTheBook(living: readonly number[], given: readonly (readonly [string, Answer])[]) {
  let left = [...living];
  const winner = (): string | undefined => (!left.includes(mafia) ? 'village' : left.length <= 2 ? 'mafia' : undefined);
  const told: string[] = [];
  const free: number[] = [];
  let victim: number | undefined;
  let accused = 0;
  for (const [key, answer] of given) {
    const [who] = 'seats' in answer ? answer.seats : [];
    if (key === 'mafia.kill') victim = who;
    if (key === 'angelHeart.check') told.push(who === mafia ? 'angel.learnedMafia' : 'angel.learnedNot');
    if (key === 'dawn.wake') left = left.filter((seat) => seat !== victim);
    if (key === 'day.accused') accused = who ?? 0;
    if (key === 'day.verdict' && 'counts' in answer) {
      const guilty = 2 * (answer.counts['guilty'] ?? 0) > left.length;
      if (guilty) left = left.filter((seat) => seat !== accused);
      else free.push(accused);
    }
  }
  return { left, won: winner(), told, free };
}

/** Every choice, but accusations by the first who may, with the first who may second; and just enough hands, or one too few. */
function ways(question: Question, living: number): Answer[] {
  if (question.shape === 'ballot')
    return [{ counts: { guilty: Math.floor(living / 2) } }, { counts: { guilty: Math.floor(living / 2) + 1 } }];
  const [none, first, ...others] = anybody(question);
  if (question.key === 'day.accuser') return [none, first].filter((answer) => answer !== undefined);
  if (question.key === 'day.second') return first ? [first] : [];
  const open = question.key === 'mafia.kill' ? [none, first, ...others] : [first, ...others];
  return open.filter((answer) => answer !== undefined);
}

test('PR-29 PR-38 PR-61 PR-63 PR-64 PR-71 every game of five players goes as the rulebook alone says, from every table that can be left', () => {
  const wrong: string[] = [];
  const tables = [all];
  let played = 0;
  for (const living of tables) {
    played += everyWay({
      game: princeton,
      setup: {
        options: {},
        seed: 'all',
        deal: roles.map((role) => ({ role })),
        position: { round: 2, phase: 'night', dead: all.filter((seat) => !living.includes(seat)) },
      },
      ways: (question, t) => ways(question, t.alive.length),
      until: (_, t) => t.place.round > 2,
      each(t, given) {
        const { left, won, told, free } = byTheBook(living, given);
        const learned = t.story.flatMap((fact) => (fact.what === 'learned' ? [fact.said.id] : []));
        if (t.alive.join() !== left.join() || t.won?.join() !== won || learned.join() !== told.join() || new Set(free).size < free.length)
          wrong.push(JSON.stringify([given, t.alive, t.won, { left, won, told, free }]));
        if (won === undefined && !tables.some((one) => one.join() === left.join())) tables.push(left);
      },
    });
  }
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(tables.length).toBeGreaterThan(5);
  expect(played).toBeGreaterThan(1000);
});
