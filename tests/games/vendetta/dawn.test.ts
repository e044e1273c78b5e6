import { describe, expect, test } from 'vitest';
import { night, report, rivals, second, twelve } from './tables.ts';

describe('the report at dawn', () => {
  test('VD-46 all open their eyes on instruction, before anything is reported', () => {
    const t = night(second(), { 'mafia.kill': 'Abe' });
    expect(t.asked('dawn.wake')).toMatchObject({ to: 'table', say: [{ id: 'dawn.wake' }] });
    expect(t.keys.indexOf('dawn.wake')).toBe(t.keys.indexOf('dawn.mafiaVictim') - 1);
  });

  test('VD-47 VD-49 the Mafia’s victim is named, and that the Mafia did it, but not who they are', () => {
    const t = night(second(), { 'mafia.kill': 'Abe' });
    expect(report(t)).toEqual(['The Mafia has killed Abe.']);
    expect(t.facts('revealed').map((fact) => fact.seat)).toEqual([7]);
    expect(t.learned('Abe')).toEqual([]);
  });

  test('VD-47 a protected choice is not named', () => {
    const t = night(second(), { 'nurse.choose': 'Abe', 'mafia.kill': 'Abe' });
    expect(report(t)).toEqual(['Nobody died last night.']);
    expect(t.dead).toEqual([]);
    expect(t.facts('prevented')).toMatchObject([
      { seat: 7, by: { faction: 'mafia' }, shield: { seat: 5, role: 'nurse' }, clause: 'VD-A1', audience: 'host' },
    ]);
  });

  test('VD-48 the victim is eliminated at once and shows the role', () => {
    const t = night(second(), { 'mafia.kill': 'Nina' });
    expect(t.dead).toEqual(['Nina']);
    expect(t.facts('revealed')).toMatchObject([{ seat: 5, role: 'nurse', audience: 'public' }]);
    expect(t.keys.indexOf('card.turned')).toBe(t.keys.indexOf('dawn.mafiaVictim') + 1);
  });

  test('VD-50 VD-51 the other dead come next and show their roles, without a word on who killed them', () => {
    const t = night(second(), { 'mafia.kill': 'Fay', 'detective.ability': 'murder', 'detective.murder': 'Abe' });
    expect(report(t)).toEqual(['The Mafia has killed Fay.', 'Abe was killed last night.']);
    expect(t.facts('revealed').map((fact) => fact.seat)).toEqual([12, 7]);
    expect(t.facts('died').every((fact) => fact.audience === 'host')).toBe(true);
    expect(t.facts('announced').some((fact) => JSON.stringify(fact.said).includes('detective'))).toBe(false);
  });

  test('VD-51 the others are named in seating order, whatever killed them', () => {
    const t = night(second(rivals, { mode: 'yakuza' }), {
      'mafia.kill': 'Eli',
      'yakuza.kill': 'Dee',
      'detective.ability': 'murder',
      'detective.murder': 'Abe',
    });
    expect(report(t)).toEqual(['The Mafia has killed Eli.', 'Abe was killed last night.', 'Dee was killed last night.']);
    expect(t.dead).toEqual(['Abe', 'Dee', 'Eli']);
  });

  test('VD-47 when nobody died that is said', () => {
    expect(report(night(second()))).toEqual(['Nobody died last night.']);
  });

  test('VD-52 victory is checked after the report; otherwise it is day', () => {
    const over = night(second(twelve, {}, { dead: 'Bea Cal Dee Eli Fay' }), { 'mafia.kill': 'Abe' });
    expect(over.keys.slice(-3)).toEqual(['dawn.mafiaVictim', 'card.turned', 'over']);
    const goesOn = night(second(), { 'mafia.kill': 'Abe' });
    expect(goesOn.keys.slice(-2)).toEqual(['day.talk', 'day.suspects']);
  });

  test('VD-R18 victory is tested only when all deaths of the dawn are in', () => {
    const t = night(second('Tom thug, Dora detective, Abe Bea bystander'), {
      'mafia.kill': 'Abe',
      'detective.ability': 'murder',
      'detective.murder': 'Tom',
    });
    expect(t.dead).toEqual(['Tom', 'Abe']);
    expect(t.winner).toEqual(['civilians']);
  });

  test('VD-R19 with all Mafia dead the civilians win if any of them lives', () => {
    const t = night(second('Tom thug, Sue sheriff, Abe Bea bystander', {}, { dead: 'Bea' }), {
      'mafia.kill': 'Abe',
      'sheriff.murder': 'Tom',
    });
    expect(t.alive).toEqual(['Sue']);
    expect(t.winner).toEqual(['civilians']);
  });

  test('VD-R19 nobody left at all is a draw', () => {
    const t = second('Tom thug, Fay femmeFatale, Abe bystander', { mode: 'loner' }, { dead: 'Abe' });
    expect(night(t, { 'mafia.kill': 'Fay', 'femmeFatale.murder': 'Tom' }).winner).toEqual([]);
    expect(t.facts('won')).toMatchObject([{ clause: 'VD-R19', factions: [] }]);
  });

  test('VD-R16 when the Bodyguard died for the Mafia’s choice no Mafia victim is named; the Bodyguard is one of the other dead', () => {
    const t = night(second(), { 'bodyguard.choose': 'Abe', 'mafia.kill': 'Abe' });
    expect(report(t)).toEqual(['Boris was killed last night.']);
    expect(t.dead).toEqual(['Boris']);
  });

  test('VD-R17 a player killed by the Mafia and by a leader is named once, as the Mafia’s victim', () => {
    const t = night(second(), { 'mafia.kill': 'Abe', 'detective.ability': 'murder', 'detective.murder': 'Abe' });
    expect(report(t)).toEqual(['The Mafia has killed Abe.']);
    expect(t.facts('died')).toHaveLength(1);
  });

  test('X-1 choices of a night are resolved together: two players may kill each other', () => {
    const t = night(second('Tom Tim thug, Pia psycho, Dora detective, Abe Bea Cal Dee Eli bystander', { mode: 'loner' }), {
      'mafia.kill': 'Abe',
      'detective.ability': 'murder',
      'detective.murder': 'Pia',
      'psycho.murder': 'Dora',
    });
    expect(t.dead).toEqual(['Pia', 'Dora', 'Abe']);
  });
});

describe('rulings around dawn', () => {
  test('X-6 whoever is ruled dead in the night is named at dawn with the others', () => {
    const t = night(second().rule({ do: 'kill', seat: 'Eli' }), { 'mafia.kill': 'Fay' });
    expect(report(t)).toEqual(['The Mafia has killed Fay.', 'Eli was killed last night.']);
  });

  test('X-6 whoever is called back before the report is not named', () => {
    const t = second().rule({ do: 'kill', seat: 'Eli' }).rule({ do: 'revive', seat: 'Eli' });
    expect(report(night(t))).toEqual(['Nobody died last night.']);
  });

  test('X-6 a victim called back at the news turns no card and plays on', () => {
    const t = second()
      .pass('thief.choose')
      .pass('nurse.choose')
      .pass('bodyguard.choose')
      .at('mafia.kill', 'Abe')
      .pick('detective.ability', 'pass');
    t.until('dawn.mafiaVictim').rule({ do: 'revive', seat: 'Abe' }).until('day.suspects');
    expect(t.keys).not.toContain('card.turned');
    expect(t.offered).toContain('Abe');
  });
});
