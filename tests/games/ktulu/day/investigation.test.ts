import { describe, expect, test } from 'vitest';
import type { How, Play } from '../../../support/play.ts';
import { byDay, isNight, nominate, told, unanimous, withCitizens } from './days.ts';

const seats = withCitizens('Exa executor, Ivan investigator, Doc doctor', 'Ben badGunman, Bob Bud bandit, Ina Ivy indian');
const investigating = (how: How = {}): Play =>
  unanimous(unanimous(nominate(byDay(seats, { maskCalls: false }, how), 'Bud'), 'mistreat.any', 'yes'), 'mistreat.method', 'investigate');

/** Plays the night: what is named is done, whatever else may be passed is passed, and somebody harmless is named otherwise. */
function sleep(t: Play, choices: Readonly<Record<string, string>> = {}): Play {
  const harmless: Readonly<Record<string, string>> = { 'sheriff.jail': 'Gus' };
  for (let q = t.question; q.key !== 'day.next'; q = t.question) {
    const choice = choices[q.key] ?? harmless[q.key];
    if (choice !== undefined) t.at(q.key, choice);
    else if (q.shape === 'choose' && q.min > 0 && q.pass === undefined) t.at(q.key, t.offered[0] ?? '');
    else t.pass(q.key);
  }
  return t;
}
const known = (t: Play) =>
  t
    .facts('revealed')
    .filter(({ clause }) => clause === 'KT-146')
    .map(({ seat }) => t.seating.name(seat));

describe('an investigation', () => {
  test('KT-146 makes faction and role public once the night is over, not before', () => {
    const t = investigating();
    expect([isNight(t), known(t)]).toEqual([true, []]);
    sleep(t);
    expect(known(t)).toEqual(['Bud']);
    expect(t.facts('announced').find(({ said }) => said.id === 'day.unmasked')?.said.with).toMatchObject({
      who: { seat: 9 },
      role: { role: 'bandit' },
      faction: { faction: 'bandits' },
    });
  });

  test('KT-146 is told once', () => {
    const t = sleep(unanimous(nominate(sleep(investigating({ round: 1 })), 'Gus'), 'mistreat.any', 'no'));
    expect(told(t).filter((id) => id === 'day.unmasked')).toHaveLength(1);
  });

  test('KT-147 yields nothing when the Investigator is killed that night', () => {
    const t = sleep(investigating(), { 'indians.kill': 'Ivan' });
    expect(t.dead).toEqual(['Ivan']);
    expect(known(t)).toEqual([]);
    expect(told(t)).toContain('investigation.nothing');
  });

  test('KT-R88 of a player who dies that night adds nothing: the death tells', () => {
    const t = sleep(investigating(), { 'indians.kill': 'Bud' });
    expect(t.facts('revealed').map(({ seat }) => seat)).toEqual([9]);
    expect(told(t)).not.toContain('day.unmasked');
    expect(told(t)).not.toContain('investigation.nothing');
  });

  test('KT-R45 KT-168 comes before poison that works at dawn: an Investigator who dies of it has told already', () => {
    const poisoned = { statuses: [{ what: 'poisoned', on: 'Ivan', by: 'Ivy' }] };
    const t = unanimous(
      unanimous(nominate(byDay(seats, { maskCalls: false, poisonPoint: 'dawn' }, poisoned), 'Bud'), 'mistreat.any', 'yes'),
      'mistreat.method',
      'investigate',
    );
    sleep(t);
    expect([known(t), t.dead]).toEqual([['Bud'], ['Ivan']]);
  });

  test('KT-R89 comes although the Investigator is jailed', () => {
    expect(known(sleep(investigating(), { 'sheriff.jail': 'Ivan' }))).toEqual(['Bud']);
  });

  test('KT-R89 comes when the Doctor has cancelled the Investigator’s death', () => {
    const t = sleep(investigating(), { 'indians.kill': 'Ivan', 'window.attempt.kill': 'Doc' });
    expect([t.dead, known(t)]).toEqual([[], ['Bud']]);
  });
});
