import { describe, expect, test } from 'vitest';
import { night, rivals, second, sit, twelve, type HouseRules } from './tables.ts';

const led = (leader: string) =>
  `Tom Tim thug, Thea thief, Sid snitch, Lee ${leader}, Nina nurse, Boris bodyguard, Vic vixen, Abe Bea Cal Dee Eli bystander`;

describe('a leader killed tonight', () => {
  const hit = (rules: HouseRules, more: Record<string, string>, seats = twelve) => night(second(seats, rules), more);

  test('VD-77 is still called, cannot act, and is shown the sign', () => {
    const t = hit({}, { 'mafia.kill': 'Dora' });
    expect(t.called('detective')).toBe('blocked');
    expect(t.shown).toEqual([{ key: 'detective.blocked', to: ['Dora'], sign: 'blocked', text: 'You cannot act tonight.' }]);
    expect(t.keys).not.toContain('detective.ability');
    const { note } = t.asked('detective.decoy');
    expect(note && t.say(note)).toContain('told on the next screen');
    expect(t.dead).toEqual(['Dora']);
  });

  test('X-5 the call of a blocked leader sounds like a live one', () => {
    const sound = (t: ReturnType<typeof hit>) => t.said.filter((line) => line.id.startsWith('detective')).map((line) => line.text);
    expect(sound(hit({}, { 'mafia.kill': 'Dora' }))).toEqual(
      sound(hit({}, { 'mafia.kill': 'Abe', 'detective.ability': 'investigate', 'detective.investigate': 'Tom' })),
    );
  });

  test.each(['jailer', 'priest', 'judge', 'sheriff'])('VD-77 holds for the %s as well', (leader) => {
    const t = hit({}, { 'mafia.kill': 'Lee' }, led(leader));
    expect(t.called(leader)).toBe('blocked');
    expect(t.shown).toMatchObject([{ to: ['Lee'], sign: 'blocked' }]);
  });

  test.each([
    ['the Nurse', 'nurse.choose'],
    ['the Bodyguard', 'bodyguard.choose'],
  ])('VD-R6 a leader chosen by the Mafia but kept by %s is not killed and not blocked', (_, key) => {
    const t = hit({}, { [key]: 'Dora', 'mafia.kill': 'Dora', 'detective.ability': 'investigate', 'detective.investigate': 'Tom' });
    expect(t.called('detective')).toBe('live');
    expect(t.learned('Dora')).toEqual(['Tom: Thug']);
  });

  test('VD-R6 a leader with the Vixen is blocked by the Vixen anyway', () => {
    const t = hit({}, { 'vixen.choose': 'Lee', 'mafia.kill': 'Lee' }, led('priest'));
    expect(t.called('priest')).toBe('blocked');
    expect(t.facts('called').find((fact) => fact.line === 'priest')).toMatchObject({ clause: 'VD-A4' });
    expect(t.dead).toEqual([]);
  });

  test.each<[HouseRules['leaderBlockedBy'], string]>([
    ['mafiaAndYakuza', 'blocked'],
    ['mafia', 'live'],
  ])('VD-R5 killed by the Yakuza with leaderBlockedBy %s: the call is %s', (leaderBlockedBy, call) => {
    const t = hit({ mode: 'yakuza', ...(leaderBlockedBy && { leaderBlockedBy }) }, { 'yakuza.kill': 'Dora' }, rivals);
    expect(t.called('detective')).toBe(call);
    expect(t.dead).toEqual(['Dora']);
  });

  test.each([
    ['the Mafia', { 'mafia.kill': 'Dora' }, 'VD-77'],
    ['the Yakuza', { 'yakuza.kill': 'Dora' }, 'VD-R5'],
    ['both', { 'mafia.kill': 'Dora', 'yakuza.kill': 'Dora' }, 'VD-77'],
  ])('VD-77 VD-R5 a leader chosen by %s is blocked, and the host’s card names the rule', (_, choices, clause) => {
    const t = hit({ mode: 'yakuza' }, choices, rivals);
    expect(t.facts('called').find((fact) => fact.line === 'detective')).toMatchObject({ call: 'blocked', clause });
    expect(t.asked('detective.blocked')).toMatchObject({ clause });
  });

  test('VD-R5 killed by the Mafia a leader is blocked under either option', () => {
    for (const leaderBlockedBy of ['mafia', 'mafiaAndYakuza'] as const)
      expect(hit({ leaderBlockedBy }, { 'mafia.kill': 'Dora' }).called('detective')).toBe('blocked');
  });

  test('VD-R7 a Nurse killed this night still protects: only leaders are blocked', () => {
    const t = hit({}, { 'nurse.choose': 'Abe', 'mafia.kill': 'Nina', 'detective.ability': 'murder', 'detective.murder': 'Abe' });
    expect(t.dead).toEqual(['Nina']);
  });

  test('VD-77 on the first night nobody is killed, so no leader is blocked', () => {
    expect(night(sit()).called('detective')).toBe('live');
  });
});
