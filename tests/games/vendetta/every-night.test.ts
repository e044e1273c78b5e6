import { expect, test } from 'vitest';
import { vendetta } from '../../../src/games/vendetta/index.ts';
import { anybody, everyWay, named } from '../../support/every-way.ts';

const roles = ['thug', 'vixen', 'nurse', 'bodyguard', 'detective', 'bystander'];
const seat = (role: string): number => roles.indexOf(role) + 1;

/** One night by the rulebook alone: who dies, whom the Mafia is said to have killed, and who has won. */
function byTheBook(whom: (key: string) => number | undefined) {
  const kept = whom('vixen.choose');
  const does = (role: string, key: string): number | undefined => (kept === seat(role) ? undefined : whom(key));
  const [nursed, guarded, victim] = [does('nurse', 'nurse.choose'), does('bodyguard', 'bodyguard.choose'), whom('mafia.kill')];
  const safe = (who: number): boolean => who === kept || who === nursed;
  const doomed = victim === seat('detective') && !safe(victim) && victim !== guarded;
  const murdered = doomed ? undefined : does('detective', 'detective.murder');
  const dead = new Set<number>();
  for (const who of [victim, murdered]) {
    if (who === undefined || safe(who)) continue;
    dead.add(who === guarded ? seat('bodyguard') : who);
  }
  const left = roles.filter((_, i) => !dead.has(i + 1));
  const mafia = left.filter((role) => role === 'thug').length;
  const won = mafia === 0 ? 'civilians' : mafia >= left.length - mafia ? 'mafia' : undefined;
  const blamed = victim !== undefined && !safe(victim) && victim !== guarded ? victim : undefined;
  return { dead: [...dead].sort(), blamed, won };
}

test('VD-A1 VD-A2 VD-A3 VD-A4 VD-77 VD-R6 VD-R8 VD-R9 every night of six players ends as the rulebook alone says', () => {
  const wrong: string[] = [];
  const ways = everyWay({
    game: vendetta,
    setup: { options: {}, seed: 'all', deal: roles.map((role) => ({ role })), position: { round: 2, phase: 'night' } },
    ways: (question) => (question.shape === 'pick' ? [{ option: 'pass' }, { option: 'murder' }] : anybody(question)),
    until: ({ key }) => key === 'day.suspects',
    each(t, given) {
      const book = byTheBook((key) => named(given, key));
      const said = t.story.flatMap((fact) => (fact.what === 'announced' && fact.said.id === 'dawn.mafiaVictim' ? [fact.said] : []));
      const found = {
        dead: roles.flatMap((_, i) => (t.isAlive(i + 1) ? [] : [i + 1])),
        blamed: (said[0]?.with?.['who'] as { seat: number } | undefined)?.seat,
        won: t.won?.join(),
      };
      if (JSON.stringify(found) !== JSON.stringify(book)) wrong.push(JSON.stringify([given, found, book]));
    },
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(ways).toBeGreaterThan(5000);
});
