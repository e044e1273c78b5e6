import { describe, expect, test } from 'vitest';
import { calls, night } from './tables.ts';
import type { Play } from '../../support/play.ts';
import { byDay, duel, nominate, unanimous, withCitizens } from './day/days.ts';

const stage = withCitizens('Jude judge, Cis Cal citizen', 'Ben badGunman, Bob Bud bandit, Stan stagecoach, Ivy indian');
/** The duel between Cis and Cal, decided for Cis, with its window open. */
const decided = (rules = {}) => duel(byDay(stage, rules), 'Cis', 'Cal').vote('duel.vote', 'Sam > Cis');

/** One player is searched, in vain, and nobody is hanged. */
const dusk = (t: Play): Play => unanimous(nominate(t, 'Gus'), 'mistreat.any', 'no');

describe('a Stagecoach operator who has stepped forward', () => {
  const t = decided().at('window.duel', 'Stan').pass('window.duel');
  dusk(t);

  test('KT-R70 wakes with the Indians from the next night and has a say in their kill', () => {
    night(t, { 'sheriff.jail': 'Holly', 'indians.kill': 'Gus' });
    expect(t.asked('indians.kill').to).toEqual([t.seating.seat('Stan'), t.seating.seat('Ivy')]);
    expect(calls(t)).toContain('indiansWake');
  });

  test('KT-R70 before that the other Indian kills alone', () => {
    const quiet = decided().pass('window.duel');
    dusk(quiet);
    night(quiet, { 'sheriff.jail': 'Holly', 'indians.kill': 'Gus' });
    expect(quiet.asked('indians.kill').to).toEqual([quiet.seating.seat('Ivy')]);
  });
});

describe('the window after a duel', () => {
  test('KT-R96 is opened although nobody can use it, and says so to the host alone', () => {
    const t = duel(byDay(stage, {}, { dead: 'Stan' }), 'Cis', 'Cal').vote('duel.vote');
    expect(t.question).toMatchObject({ key: 'window.duel', decoy: true, seats: [] });
    expect(t.barred('Jude')).toMatchObject({ clause: 'KT-119' });
  });

  test('KT-R96 is left out then with maskCalls off', () => {
    const t = duel(byDay(stage, { maskCalls: false }, { dead: 'Stan' }), 'Cis', 'Cal').vote('duel.vote');
    expect(t.question.key).toBe('day.next');
  });

  test('KT-R96 is left out once Judge and operator are publicly known', () => {
    const t = decided().at('window.duel', 'Jude').at('window.duel', 'Stan').until('day.next');
    duel(t, 'Gus', 'Ben').vote('duel.vote', 'Sam > Ben');
    expect(t.question.key).toBe('day.next');
    expect(t.keys.filter((key) => key === 'window.duel')).toHaveLength(2);
  });
});

describe('nightfall', () => {
  test('KT-078 everybody is told to fall silent and close the eyes, before anybody is called', () => {
    const t = dusk(byDay(stage)).until('night.falls');
    expect(t.question).toMatchObject({ key: 'night.falls', to: 'table', say: [{ id: 'night.falls' }], clause: 'KT-078' });
    expect(t.heard.at(-1)).toMatch(/close your eyes/i);
    expect(t.facts('called')).toEqual([]);
  });
});
