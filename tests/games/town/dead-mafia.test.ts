import { expect, test } from 'vitest';
import { byNight, eleven, night } from './towns.ts';

test('TM-R14 with hidden cards a dead member is asked in his turn by the same words and a pause, until the card is known', () => {
  const rules = { revealNightDeaths: 'nothing' } as const;
  const whom = (t: ReturnType<typeof byNight>): string[] => night(t, '- - -').keys.filter((key) => key.startsWith('mafia.target'));
  const t = byNight(eleven, rules, { dead: 'Max' });
  expect(whom(t)).toEqual(['mafia.target', 'mafia.target.decoy', 'mafia.target']);
  expect(t.asked('mafia.target.decoy')).toMatchObject({ decoy: true, seconds: 10, say: [{ id: 'mafia.ask' }], clause: 'TM-R14' });
  expect(whom(byNight(eleven, rules, { dead: 'Max' }).rule({ do: 'reveal', seat: 'Max' }))).not.toContain('mafia.target.decoy');
  expect(whom(byNight(eleven, {}, { dead: 'Max' }))).toEqual(['mafia.target', 'mafia.target']);
  expect(whom(byNight(eleven, { ...rules, deadMafiaAsked: false }, { dead: 'Max' }))).toEqual(['mafia.target', 'mafia.target']);
});
