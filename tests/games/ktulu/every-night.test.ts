import { expect, test } from 'vitest';
import { ktulu } from '../../../src/games/ktulu/index.ts';
import type { Answer } from '../../../src/kernel/answer.ts';
import { anybody, everyWay, named } from '../../support/every-way.ts';

const roles = ['sheriff', 'guard', 'hairdresser', 'badGunman', 'indian', 'citizen'];
const [sheriff, guard, hairdresser, bandit, indian] = [1, 2, 3, 4, 5];

/** One night by the rulebook alone, from whoever has the statuette at dusk: who dies, who has it, and who has won. */
function byTheBook(first: number, given: readonly (readonly [string, Answer])[]) {
  const dead = new Set<number>();
  const jailed = named(given, 'sheriff.jail') ?? 0;
  let holder = jailed === first ? sheriff : first;
  const active = (who: number): boolean => who !== jailed && !dead.has(who);
  const shielded = active(guard) || jailed !== guard ? named(given, 'guard.protect') : undefined;
  const safe = (who: number): boolean => who === jailed || (who === shielded && !dead.has(guard));
  const kill = (by: number, who: number | undefined): void => {
    if (who === undefined || !active(by) || safe(who) || dead.has(who)) return;
    dead.add(who);
    if (who === holder) holder = by;
  };
  kill(hairdresser, named(given, 'hairdresser.kill'));
  const robbed = named(given, 'bandits.theft');
  if (active(bandit) && robbed === holder && !safe(robbed)) holder = bandit;
  kill(indian, named(given, 'indians.kill'));
  if (holder === indian) kill(indian, named(given, 'indians.killAgain'));
  const won = [sheriff, guard, hairdresser, 6].includes(holder) ? 'citizens' : undefined;
  return { dead: [...dead].sort(), holder, won };
}

/** Some of those who may be named, where all would only repeat one another. */
const few: Readonly<Record<string, readonly (number | undefined)[]>> = {
  'hairdresser.kill': [undefined, 1, 2, 4, 6],
  'bandits.theft': [undefined, 1, 3, 6],
  'banditsCarrier.choose': [undefined],
  'indiansCarrier.choose': [undefined],
};

test('KT-027 KT-086 KT-087 KT-095 KT-096 KT-097 KT-136 KT-138 every night of six players ends as the rulebook alone says', () => {
  const wrong: string[] = [];
  let ways = 0;
  for (const first of [bandit, 6])
    ways += everyWay({
      game: ktulu,
      setup: {
        options: { shipNight: 12 },
        seed: 'all',
        deal: roles.map((role) => ({ role })),
        position: {
          round: 1,
          phase: 'night',
          tokens: { statuette: { holder: first, announced: first === bandit ? 'bandits' : 'citizens' } },
        },
      },
      ways: (question) => {
        const must = question.shape === 'choose' && question.min > 0;
        return anybody(question).filter((answer) => {
          const who = 'seats' in answer ? answer.seats[0] : undefined;
          return (who !== undefined || !must) && (few[question.key]?.includes(who) ?? true);
        });
      },
      until: (question, t) => t.place.phase === 'day' && question.shape !== 'say' && question.shape !== 'show',
      each(t, given) {
        const book = byTheBook(first, given);
        const found = {
          dead: roles.flatMap((_, i) => (t.isAlive(i + 1) ? [] : [i + 1])),
          holder: t.tokens['statuette']?.holder,
          won: t.won?.join(),
        };
        if (JSON.stringify(found) !== JSON.stringify(book))
          wrong.push(JSON.stringify([given.filter(([, one]) => !('done' in one)), found, book]));
      },
    });
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(ways).toBe(1822);
});
