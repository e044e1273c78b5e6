import { describe, expect, test } from 'vitest';
import { eight, sit, type HouseRules } from './villages.ts';

/** What everybody hears in a night in which the angels are dead, or alive and checking a civilian. */
const night = (rules: HouseRules, dead: string) => {
  const t = sit(eight, rules, { round: 2, dead }).at('mafia.kill', 'Bob');
  if (dead === '') t.at('angelHeart.check', 'Cid').at('angelDiamond.check', 'Eve');
  return t.until('dawn.wake');
};

describe('calling dead angels', () => {
  test('PR-R12 with open cards a dead angel is not called: the card is face up', () => {
    const t = night({}, 'Ann Dee');
    expect([t.called('angelHeart'), t.called('angelDiamond')]).toEqual(['silent', 'silent']);
    expect(t.keys.filter((key) => key.startsWith('angel'))).toEqual([]);
  });

  test.each<[string, HouseRules]>([
    ['the option to keep calling', { callDeadAngel: true }],
    ['cards of night victims hidden', { revealOnDeath: 'convictedOnly' }],
    ['only mafia cards shown', { revealOnDeath: 'mafiaOnly' }],
    ['no cards shown', { revealOnDeath: 'none' }],
    ['no cards shown and the option off', { revealOnDeath: 'none', callDeadAngel: false }],
  ])('PR-R12 with %s a dead angel is called all the same', (_, rules) => {
    const t = night(rules, 'Ann Dee');
    expect([t.called('angelHeart'), t.called('angelDiamond')]).toEqual(['hollow', 'hollow']);
  });

  test.each<[string, HouseRules]>([
    ['silent answers', { revealOnDeath: 'none' }],
    ['spoken answers', { revealOnDeath: 'none', angelAnswer: 'spoken' }],
    ['open cards and the option to keep calling', { callDeadAngel: true }],
    ['spoken answers and the option to keep calling', { callDeadAngel: true, angelAnswer: 'spoken' }],
  ])('X-5 PR-R12 with %s a hollow call sounds exactly like a live one', (_, rules) => {
    const words = (dead: string) => night(rules, dead).said.map((line) => line.text);
    expect(words('Ann Dee')).toEqual(words(''));
    const announced = (dead: string) =>
      night(rules, dead)
        .facts('announced')
        .map((fact) => [fact.said, fact.audience]);
    expect(announced('Ann Dee')).toEqual(announced(''));
  });

  test('X-5 at a hollow call the moderator alone is told why, and how long to wait', () => {
    const t = night({ revealOnDeath: 'none' }, 'Ann Dee');
    expect(t.asked('angelHeart.decoy')).toMatchObject({
      shape: 'say',
      decoy: true,
      seconds: 10,
      clause: 'PR-R12',
      note: { id: 'call.cardHidden' },
    });
    expect(t.facts('called').every((fact) => fact.audience === 'host')).toBe(true);
    expect(t.facts('learned')).toEqual([]);
  });

  test('PR-R12 only the dead one of two angels is called hollow', () => {
    const t = sit(eight, { revealOnDeath: 'none' }, { round: 2, dead: 'Ann' }).pass('mafia.kill').at('angelDiamond.check', 'Mia');
    expect([t.called('angelHeart'), t.called('angelDiamond')]).toEqual(['hollow', 'live']);
    expect(t.learned('Dee')).toEqual(['Mia is mafia']);
  });
});
