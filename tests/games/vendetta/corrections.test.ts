import { expect, test } from 'vitest';
import type { Entry } from '../../../src/kernel/answer.ts';
import { night, second } from './tables.ts';

const decided = (entries: readonly Entry[]): string[] => entries.filter(([, answer]) => !('done' in answer)).map(([key]) => key);

test('VD-A5 X-6 the Thief’s target corrected to the Nurse costs her own answer and no other', () => {
  const { session } = night(second(), { 'thief.choose': 'Abe', 'nurse.choose': 'Abe', 'mafia.kill': 'Abe' });
  const before = decided(session.entries);
  const index = session.entries.findIndex(([key]) => key === 'thief.choose');
  const amended = session.amend(index, { seats: session.table.withRole('nurse') });
  if (!('entries' in amended)) throw new Error(amended.why.id);
  expect(amended).not.toHaveProperty('misfit');
  expect(decided(amended.lost)).toEqual(['nurse.choose']);
  session.adopt(amended);
  expect(decided(session.entries)).toEqual(before.filter((key) => key !== 'nurse.choose'));
  expect(session.table.isAlive(session.table.withRole('bystander')[0] ?? 0)).toBe(false);
});

test('VD-79 X-6 behind an answer that clashes the later ones wait and go on once it is given anew', () => {
  const { session } = night(second(), { 'mafia.kill': 'Abe' });
  const thief = session.entries.findIndex(([key]) => key === 'thief.choose');
  const kill = session.entries.findIndex(([key]) => key === 'mafia.kill');
  const [own] = session.table.withRole('thief');
  const after = decided(session.entries.slice(kill + 1));
  const amended = session.amend(thief, { ruling: { do: 'kill', seat: session.table.withRole('bystander')[0] ?? 0 } });
  if (!('entries' in amended)) throw new Error(amended.why.id);
  expect(own).toBeDefined();
  expect(amended.misfit).toMatchObject({ why: { id: expect.any(String) as string } });
  session.adopt(amended);
  while (session.question.key !== 'mafia.kill') session.answer(session.question.shape === 'choose' ? { seats: [] } : { done: true });
  const victim = session.question.shape === 'choose' ? session.question.seats.slice(0, 1) : [];
  session.answer({ seats: victim });
  expect(decided(session.entries).slice(-after.length)).toEqual(after);
});
