import { expect, test } from 'vitest';
import { yakuza } from '../../../src/games/yakuza/index.ts';
import { expired, type Answer } from '../../../src/kernel/answer.ts';
import { anybody, everyWay, named } from '../../support/every-way.ts';

const roles = ['detective', 'don', 'mafia', 'shogun', 'yakuza', 'doctor', 'civilian'];
const citizens = ['detective', 'doctor', 'civilian'];

/** Who has won where these are left; nobody while the game goes on. */
function winner(left: readonly string[]): string | undefined {
  const count = (...of: readonly string[]): number => left.filter((role) => of.includes(role)).length;
  const [city, mafia, yaks] = [count(...citizens), count('don', 'mafia'), count('shogun', 'yakuza')];
  if (mafia === 0 && yaks === 0) return left.length === 0 ? '' : 'citizens';
  if (yaks === 0) return mafia >= city ? 'mafia' : undefined;
  if (mafia === 0) return yaks >= city ? 'yakuza' : undefined;
  return city === 0 && yaks >= mafia ? 'yakuza' : undefined;
}

/** One night by the rulebook alone: who dies, who has won, and what the Detective is told. */
function byTheBook(given: readonly (readonly [string, Answer])[]) {
  const missed = (key: string): boolean => given.some(([asked, answer]) => asked === key && 'expired' in answer);
  // Seat 1 is the first citizen and number one.
  const [blow, shot] = [named(given, 'don.confirm') ?? 1, named(given, 'yakuza.order')];
  const save = missed('doctor.save') ? 1 : named(given, 'doctor.save');
  const dead = roles.flatMap((_, i) => ([blow, shot].includes(i + 1) && i + 1 !== save ? [i + 1] : []));
  const about = named(given, 'detective.check');
  const black = about === undefined ? undefined : ['don', 'mafia', 'yakuza'].includes(roles[about - 1] ?? '');
  return { dead, won: winner(roles.filter((_, i) => !dead.includes(i + 1))), told: black === undefined ? [] : [black ? 'nod' : 'shake'] };
}

test('YK-13 YK-18 YK-19 YK-20 YK-39 YK-40 YK-41 YK-R1 YK-R3 YK-R7 YK-R11 every night of seven players ends as the rulebook alone says', () => {
  const wrong: string[] = [];
  const ways = everyWay({
    game: yakuza,
    setup: {
      options: { seats: 'custom' },
      seed: 'all',
      deal: roles.map((role) => ({ role })),
      position: { round: 2, phase: 'night' },
    },
    ways: (question) => {
      const some = question.key === 'detective.check' ? [2, 4, 5, 7].map((seat) => ({ seats: [seat] })) : anybody(question);
      const legal =
        question.shape === 'choose' && question.min > 0 && question.pass === undefined
          ? some.filter((one) => !('seats' in one) || one.seats.length > 0)
          : some;
      return [...legal, expired];
    },
    until: (question, t) => t.place.phase === 'day' && question.key !== 'dawn.wake' && !question.key.startsWith('dawn.'),
    each(t, given) {
      const book = byTheBook(given);
      const answers = t.story.flatMap((fact) => (fact.what === 'learned' ? [fact.said.id === 'detective.yes' ? 'nod' : 'shake'] : []));
      const found = { dead: roles.flatMap((_, i) => (t.isAlive(i + 1) ? [] : [i + 1])), won: t.won?.join(), told: answers };
      if (JSON.stringify(found) !== JSON.stringify(book)) wrong.push(JSON.stringify([given, found, book]));
    },
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(ways).toBeGreaterThan(3000);
});
