import { describe, expect, test } from 'vitest';
import { alone, byDay, hang, night, report, second, sit, type HouseRules } from './tables.ts';

const mode: HouseRules = { mode: 'loner' };
const snitched = 'Tom Tim thug, Sid snitch, Jim jailer, Jo journalist, Pia psycho, Abe Bea Cal Dee Eli bystander';

describe('the Loner', () => {
  test('VD-96 VD-99 is a third team, neither Mafia nor civilian', () => {
    expect(sit(alone, mode).session.table.faction(7)).toBe('loner');
    const t = hang(byDay(alone, mode, { dead: 'Tim Thea' }), 'Tom Abe', 'Dora > Tom');
    expect(t.winner).toEqual(['civilians']);
  });

  test('VD-73 the Psycho murders one player a night, from the second night on', () => {
    const t = night(second(alone, mode), { 'psycho.murder': 'Abe' });
    expect(t.dead).toEqual(['Abe']);
    expect(report(t)).toEqual(['Abe was killed last night.']);
    expect(night(sit(alone, mode)).asked('psycho.murder')).toMatchObject({ seats: [] });
  });

  test('VD-100 the Jailer sees the card of the Loner, who is not jailed', () => {
    const t = night(second(snitched, mode), { 'jailer.investigate': 'Pia' });
    expect(t.learned('Jim')).toEqual(['Pia: Psycho']);
    expect(t.statuses('Pia')).toEqual([]);
    expect(t.keys).not.toContain('dawn.jailed');
  });

  test.each([
    [{}, []],
    [{ snitchFramesJail: false }, []],
    [{ framedLonerJailed: true }, ['jailed']],
    [{ framedLonerJailed: true, snitchFramesJail: false }, []],
  ])('VD-100 VD-R10 a badmouthed Loner looks like a Thug but cannot be jailed; with %j marked %j', (rules, marks) => {
    const t = night(second(snitched, { ...mode, ...rules }), { 'snitch.choose': 'Pia', 'jailer.investigate': 'Pia' });
    expect(t.learned('Jim')).toEqual(['Pia: Thug']);
    expect(t.statuses('Pia')).toEqual(marks);
  });

  test.each(['Tom', 'Abe'])('VD-101 the Journalist on the Loner and %s: not the same team', (other) => {
    const t = night(second(snitched, mode), { 'journalist.choose': `Pia ${other}` });
    expect(t.shown).toMatchObject([{ sign: 'different' }]);
  });

  test('VD-A6 not even two Loners are the same team', () => {
    const t = night(second('Tom thug, Jo journalist, Pia psycho, Ida impostor, Abe Bea Cal Dee bystander', mode), {
      'journalist.choose': 'Pia Ida',
    });
    expect(t.shown).toMatchObject([{ sign: 'different' }]);
  });
});

describe('the Femme Fatale', () => {
  const seats = 'Tom Tim thug, Nina nurse, Boris bodyguard, Dora detective, Fay femmeFatale, Abe Bea Cal Dee bystander';

  test('VD-A17 the attack does not kill a Bystander', () => {
    const t = night(second(seats, mode), { 'femmeFatale.murder': 'Abe' });
    expect(t.dead).toEqual([]);
    expect(t.facts('prevented')).toMatchObject([{ seat: 7, clause: 'VD-A17', by: { role: 'femmeFatale' } }]);
    expect(report(t)).toEqual(['Nobody died last night.']);
  });

  test('VD-A17 everybody else dies of it, and a Bystander of anybody else', () => {
    expect(night(second(seats, mode), { 'femmeFatale.murder': 'Dora', 'mafia.kill': 'Abe' }).dead).toEqual(['Dora', 'Abe']);
  });

  test('VD-A17 VD-A2 no Bodyguard dies for a Bystander who survives anyway', () => {
    expect(night(second(seats, mode), { 'bodyguard.choose': 'Abe', 'femmeFatale.murder': 'Abe' }).dead).toEqual([]);
    expect(night(second(seats, mode), { 'bodyguard.choose': 'Dora', 'femmeFatale.murder': 'Dora' }).dead).toEqual(['Boris']);
  });
});

describe('the Impostor', () => {
  const seats = 'Tom Tim thug, Ida impostor, Vic vixen, Dora detective, Abe Bea Cal Dee Eli bystander';

  test('VD-A18 wakes with the Mafia as one of them, and takes part in the choice', () => {
    const t = night(sit(seats, mode));
    for (const name of ['Tom', 'Tim', 'Ida']) expect(t.learned(name)).toEqual(['Awake with the Mafia: Tom, Tim and Ida']);
    night(t.pass('day.suspects'), { 'mafia.kill': 'Abe' });
    expect(t.asked('mafia.kill').to).toEqual([1, 2, 3]);
  });

  test('VD-A18 has no call of its own, and the Vixen does not keep the Impostor from the choice', () => {
    const t = night(second(seats, mode), { 'vixen.choose': 'Ida' });
    expect(t.called('impostor')).toBeUndefined();
    expect(t.asked('mafia.kill').to).toEqual([1, 2, 3]);
  });

  test('VD-A18 counts as Loner for victory, not as Mafia', () => {
    expect(hang(byDay(seats, mode, { dead: 'Tim' }), 'Tom Abe', 'Dora > Tom').winner).toEqual(['civilians']);
    const t = hang(byDay(seats, mode, { dead: 'Vic Cal Dee Eli' }), 'Abe Bea', 'Tom > Abe');
    expect(t.alive).toEqual(['Tom', 'Tim', 'Ida', 'Dora', 'Bea']);
    expect(t.winner).toBeUndefined();
  });

  test('VD-A18 investigated, shows the card of the Impostor; among the Mafia’s choices is not warned of', () => {
    const t = night(second(seats, mode), { 'detective.ability': 'investigate', 'detective.investigate': 'Ida' });
    expect(t.learned('Dora')).toEqual(['Ida: Impostor']);
    expect(t.asked('mafia.kill')).toMatchObject({ warned: [{ seat: 1 }, { seat: 2 }] });
  });
});

describe('the victory list of Loner mode', () => {
  const lastTwo: HouseRules = { mode: 'loner', lonerWin: 'lastTwo' };
  const thief: HouseRules = { mode: 'loner', lonerWin: 'parityThief' };
  const seats = 'Tom Tim thug, Pia psycho, Abe Bea Cal Dee bystander';

  test('VD-102 VD-103 VD-R21 lastTwo: one of exactly two players left, the Loner wins', () => {
    const t = hang(byDay(seats, lastTwo, { dead: 'Tim Bea Cal Dee' }), 'Abe Tom', 'Tom > Abe');
    expect(t.alive).toEqual(['Tom', 'Pia']);
    expect(t.winner).toEqual(['loner']);
    expect(t.facts('won')).toMatchObject([{ clause: 'VD-R21' }]);
    expect(t.heard.at(-1)).toBe('Only 2 players are left. The Loner wins.');
  });

  test('VD-R21 lastTwo: with a civilian as well, and alone', () => {
    expect(hang(byDay(seats, lastTwo, { dead: 'Tim Bea Cal Dee' }), 'Abe Tom', 'Abe > Tom').winner).toEqual(['loner']);
    const t = night(second(seats, lastTwo, { dead: 'Tim Bea Cal Dee' }), { 'mafia.kill': 'Abe', 'psycho.murder': 'Tom' });
    expect(t.winner).toEqual(['loner']);
    expect(t.say(t.facts('won')[0]?.said ?? { id: '' })).toBe('Only one player is left.');
  });

  test('VD-R21 lastTwo: with three left nobody has won by this', () => {
    expect(hang(byDay(seats, lastTwo, { dead: 'Tim Cal Dee' }), 'Bea Tom', 'Tom > Bea').winner).toBeUndefined();
  });

  test('VD-R21 lastTwo: else no Mafia left, the civilians win, though the Loner lives', () => {
    expect(hang(byDay(seats, lastTwo, { dead: 'Tim' }), 'Abe Tom', 'Abe > Tom').winner).toEqual(['civilians']);
  });

  test('VD-R21 lastTwo: else the Mafia wins when it is as many as all others, the Loner included', () => {
    expect(hang(byDay(seats, lastTwo, { dead: 'Cal' }), 'Dee Tom', 'Tom > Dee').winner).toBeUndefined();
    const t = hang(byDay(seats, lastTwo, { dead: 'Cal Dee' }), 'Bea Tom', 'Tom > Bea');
    expect(t.winner).toEqual(['mafia']);
    expect(t.heard.at(-1)).toBe('Mafia: 2, all others: 2. The others no longer outnumber the Mafia. The Mafia wins.');
  });

  test('VD-R21 with the Loner dead the Mafia needs as many as the civilians', () => {
    expect(hang(byDay(seats, lastTwo, { dead: 'Pia Dee' }), 'Cal Tom', 'Tom > Cal').winner).toEqual(['mafia']);
  });

  test('VD-R21 parityThief: when the Mafia is as many as the civilians and the Loner lives, the Loner wins', () => {
    const t = hang(byDay(seats, thief, { dead: 'Dee' }), 'Cal Tom', 'Tom > Cal');
    expect(t.winner).toEqual(['loner']);
    expect(hang(byDay(seats, lastTwo, { dead: 'Dee' }), 'Cal Tom', 'Tom > Cal').winner).toBeUndefined();
  });

  test('VD-R21 parityThief: while the civilians are more than the Mafia the Loner has stolen nothing', () => {
    expect(hang(byDay(seats, thief), 'Dee Tom', 'Tom > Dee').winner).toBeUndefined();
    expect(hang(byDay(seats, thief, { dead: 'Tim' }), 'Dee Tom', 'Tom > Dee').winner).toBeUndefined();
  });

  test('VD-R21 parityThief: the sole survivor wins; with two left and no parity the game is decided otherwise', () => {
    expect(night(second(seats, thief, { dead: 'Tim Bea Cal Dee' }), { 'mafia.kill': 'Abe', 'psycho.murder': 'Tom' }).winner).toEqual([
      'loner',
    ]);
    expect(hang(byDay(seats, thief, { dead: 'Tim Bea Cal Dee' }), 'Abe Tom', 'Abe > Tom').winner).toEqual(['civilians']);
  });

  test('VD-R21 parityThief: with the Loner dead the Mafia keeps its victory', () => {
    expect(hang(byDay(seats, thief, { dead: 'Pia Dee' }), 'Cal Tom', 'Tom > Cal').winner).toEqual(['mafia']);
  });
});
