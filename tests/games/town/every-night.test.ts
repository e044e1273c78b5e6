import { expect, test } from 'vitest';
import { town } from '../../../src/games/town/index.ts';
import { anybody, everyWay, named } from '../../support/every-way.ts';

const roles = ['mafioso', 'doctor', 'vigilante', 'escort', 'detective', 'townie'];
const seat = (role: string): number => roles.indexOf(role) + 1;

type Named = (key: string) => number | undefined;

/** One night by the rulebook alone: who dies, who has won, and what each player reads. */
function byTheBook(whom: Named): { readonly dead: number[]; readonly won: string | undefined; readonly read: string[] } {
  const busy = whom('escort.visit');
  const does = (role: string, key: string): number | undefined => (busy === seat(role) ? undefined : whom(key));
  const [blow, shot, patient] = [does('mafioso', 'mafia.target'), does('vigilante', 'vigilante.shoot'), does('doctor', 'doctor.treat')];
  const attacked = (who: number | undefined): boolean => who !== undefined && (who === blow || who === shot);
  const dead = roles.flatMap((_, i) => (attacked(i + 1) && i + 1 !== patient ? [i + 1] : []));
  const read = roles.map((role, i) => {
    const own = i + 1;
    if (dead.includes(own)) return 'doomed';
    if (busy === own) return 'busy';
    if (role === 'mafioso') return blow === undefined ? 'noKill' : blow === patient ? 'saved' : 'kill';
    if (role === 'detective' && whom('detective.check') !== undefined)
      return whom('detective.check') === seat('mafioso') ? 'mafia' : 'notMafia';
    if (role === 'vigilante' && shot !== undefined) return 'fired';
    if (role === 'doctor' && attacked(patient)) return 'patient';
    return attacked(own) ? 'attacked' : 'quiet';
  });
  const left = roles.filter((_, i) => !dead.includes(i + 1));
  const won = !left.includes('mafioso') ? 'town' : left.length === 1 ? 'mafia' : undefined;
  return { dead, won, read };
}

test('TM-R2 TM-R3 TM-R8 every night of six players ends as the rulebook alone says: deaths, victory and all that is read', () => {
  const wrong: string[] = [];
  const ways = everyWay({
    game: town,
    setup: { options: {}, seed: 'all', deal: roles.map((role) => ({ role })), position: { round: 2, phase: 'night' } },
    // Of those who are no mafia the Detective tries one.
    ways: (question) =>
      anybody(question).filter(
        (answer) => question.key !== 'detective.check' || !('seats' in answer) || [undefined, 1, 6].includes(answer.seats[0]),
      ),
    until: ({ key }) => key === 'day.talk',
    each(t, given) {
      const { dead, won, read } = byTheBook((key) => named(given, key));
      const told = t.story.flatMap((fact) => (fact.what === 'learned' ? [fact.said.id.replace('feedback.', '')] : []));
      const found = { dead: roles.flatMap((_, i) => (t.isAlive(i + 1) ? [] : [i + 1])), won: t.won?.join(), read: told };
      if (JSON.stringify(found) !== JSON.stringify({ dead, won, read })) wrong.push(JSON.stringify([given, found, { dead, won, read }]));
    },
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(ways).toBe(7 * 6 * 6 * 3 * 6);
});
