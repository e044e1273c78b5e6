import { describe, expect, test } from 'vitest';
import { accuse, byDay, five, sit } from './villages.ts';

const words = (t: ReturnType<typeof sit>) => t.question.say.map((line) => t.say(line));

describe('winning', () => {
  test('PR-04 PR-70 the mafia win when no civilians are left', () => {
    const t = sit('Mia mafia, Bob civilian, Cid Dan civilian', {}, { round: 3, dead: 'Cid Dan' }).at('mafia.kill', 'Bob');
    expect(t.winner).toEqual(['mafia']);
    expect(t.facts('won')).toMatchObject([{ clause: 'PR-70', factions: ['mafia'] }]);
    expect(words(t)).toEqual(['The whole village is dead.']);
  });

  test.each([
    ['1 mafia and 1 villager', 'Cid', 'Bob', true],
    ['1 mafia and 2 villagers', 'Cid', '', false],
  ])('PR-71 the mafia win when the village no longer outnumbers them: %s', (_, dead, victim, won) => {
    const t = sit('Mia mafia, Bob Cid Dan civilian', {}, { round: 2, dead });
    expect((victim === '' ? t.pass('mafia.kill') : t.at('mafia.kill', victim)).winner).toEqual(won ? ['mafia'] : undefined);
  });

  test('PR-71 the village may be outnumbered by a conviction as well as by a kill', () => {
    const t = accuse(byDay('Mia Max mafia, Bob Cid Dan civilian'), 'Mia', 'Bob', 'Max').vote('day.verdict', 'guilty 3');
    expect(t.facts('won')).toMatchObject([{ clause: 'PR-71' }]);
    expect(words(t)).toEqual(['Mafia: 2, village: 2. The village can no longer outvote the mafia.']);
  });

  test('PR-05 PR-72 the village wins when every mafia player has been killed', () => {
    const t = accuse(byDay('Mia Max mafia, Bob Cid Dan Eve civilian', {}, { round: 2, dead: 'Max' }), 'Bob', 'Mia', 'Cid').vote(
      'day.verdict',
      'guilty 3',
    );
    expect(t.winner).toEqual(['village']);
    expect(t.facts('won')).toMatchObject([{ clause: 'PR-72', audience: 'public' }]);
    expect(words(t)).toEqual(['The whole mafia is dead.']);
    expect(t.keys.at(-1)).toBe('over');
  });

  test('PR-72 one mafia player left is one too many', () => {
    expect(
      accuse(byDay('Mia Max mafia, Bob Cid Dan Eve civilian'), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 4').winner,
    ).toBeUndefined();
  });

  test('PR-06 angels win and lose with the village, dead or alive', () => {
    const won = accuse(byDay(five, {}, { round: 2, dead: 'Ann' }), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 3');
    expect(won.winner).toEqual(['village']);
    expect(won.session.table.faction(won.seating.seat('Ann'))).toBe('village');
    expect(sit(five, {}, { round: 2, dead: 'Bob Cid' }).at('mafia.kill', 'Dan').at('angelHeart.check', 'Mia').winner).toEqual(['mafia']);
  });

  test('PR-R3 angels count among the civilians left', () => {
    const t = sit('Mia Max mafia, Ann angelHeart, Dee angelDiamond, Bob Cid civilian', {}, { round: 2 })
      .at('mafia.kill', 'Cid')
      .at('angelHeart.check', 'Bob')
      .at('angelDiamond.check', 'Bob');
    expect(t.winner).toBeUndefined();
    expect(t.alive).toEqual(['Mia', 'Max', 'Ann', 'Dee', 'Bob']);
  });

  test('PR-R11 X-4 wins are tested after the dawn announcement, not during the night', () => {
    const t = sit('Mia mafia, Ann angelHeart, Bob civilian', {}, { round: 2 }).at('mafia.kill', 'Bob');
    expect(t.winner).toBeUndefined();
    expect(t.question.key).toBe('angelHeart.check');
    t.at('angelHeart.check', 'Mia').until('dawn.victim');
    expect(t.winner).toBeUndefined();
    expect(t.until('over').winner).toEqual(['mafia']);
  });

  test('PR-R11 and after every conviction, the village first', () => {
    const t = accuse(byDay('Mia mafia, Bob Cid civilian'), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 2');
    expect(t.winner).toEqual(['village']);
    expect(t.facts('won')).toHaveLength(1);
    const own = sit('Mia mafia, Bob civilian, Cid civilian', {}, { round: 2, dead: 'Cid' }).at('mafia.kill', 'Mia');
    expect(own.winner).toEqual(['village']);
  });

  test('PR-R11 an acquittal ends nothing', () => {
    const t = accuse(byDay('Mia mafia, Bob Cid civilian'), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 1');
    expect(t.winner).toBeUndefined();
  });

  test('X-8 when the game is over nothing is asked any more', () => {
    const t = accuse(byDay('Mia mafia, Bob Cid civilian'), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 2');
    expect(t.refuses('over', { done: true })).toMatchObject({ id: 'refused.over', clause: 'PR-72' });
    expect(t.undo().winner).toBeUndefined();
  });
});
