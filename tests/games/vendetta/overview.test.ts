import { describe, expect, test } from 'vitest';
import { vendetta } from '../../../src/games/vendetta/index.ts';
import { byDay, hang, night, second, sit, twelve } from './tables.ts';

describe('what the game is', () => {
  test('VD-01 everybody but the facilitator holds a role that is civilian or Mafia, and only the holder is told', () => {
    const t = sit();
    expect(t.session.table.seats.map(({ seat }) => t.session.table.faction(seat))).toEqual([
      'mafia',
      'mafia',
      'mafia',
      ...Array<string>(9).fill('civilians'),
    ]);
    expect(night(t).facts('revealed')).toEqual([]);
  });

  test('VD-44 VD-96 Mafia and Yakuza know their own, civilians and Loner nobody; all but the civilians kill', () => {
    const t = night(sit('Tom Tim thug, Yan Yui yakuza, Pia psycho, Dora detective, Abe Bea Cal Dee Eli bystander'));
    const met = t.facts('learned').map(({ seats }) => [...new Set(seats.map((seat) => t.session.table.faction(seat)))]);
    expect(met).toEqual([['mafia'], ['yakuza']]);
    night(t.pass('day.suspects'), { 'mafia.kill': 'Abe', 'yakuza.kill': 'Bea', 'psycho.murder': 'Cal' });
    const killed = t.facts('postponed').map(({ by }) => by.faction ?? t.session.table.faction(by.seat ?? 0));
    expect(vendetta.factions.map(({ id, acquainted, kills }) => [id, acquainted, kills])).toEqual(
      ['civilians', 'mafia', 'yakuza', 'loner'].map((id) => [id, met.flat().includes(id), killed.includes(id)]),
    );
  });

  test('VD-02 at night the Mafia picks a player to kill, and nobody but the host knows', () => {
    const t = second().pass('thief.choose').pass('nurse.choose').pass('bodyguard.choose').at('mafia.kill', 'Abe');
    expect(t.facts('postponed')).toMatchObject([{ deed: 'kill', seat: 7, audience: 'host' }]);
    expect(t.heard).not.toContain('Abe');
  });

  test('VD-03 by day everybody votes to kill one of the group', () => {
    const t = hang(byDay(), 'Tom Abe', 'Dora Nina > Tom');
    expect(t.dead).toEqual(['Tom']);
  });

  test('VD-04 when all of the Mafia are dead the civilians win and the game ends', () => {
    const t = hang(byDay(twelve, {}, { dead: 'Tim Thea' }), 'Tom Abe', 'Dora > Tom');
    expect(t.winner).toEqual(['civilians']);
    expect(t.facts('won')).toMatchObject([{ clause: 'VD-04' }]);
    expect(t.heard).toContain('The whole Mafia is out. The civilians win.');
  });

  test('VD-05 when the Mafia is as many as the civilians it wins, by night or by day', () => {
    const byNight = night(second(twelve, {}, { dead: 'Cal Dee Eli Fay Bea' }), { 'mafia.kill': 'Abe' });
    expect(byNight.winner).toEqual(['mafia']);
    expect(byNight.facts('won')).toMatchObject([{ clause: 'VD-05' }]);
    const day = hang(byDay(twelve, {}, { dead: 'Cal Dee Eli Fay Bea' }), 'Nina Tom', 'Tom Tim > Nina');
    expect(day.winner).toEqual(['mafia']);
  });

  test('VD-23 one civilian more than Mafia players is enough to go on', () => {
    const t = hang(byDay(twelve, {}, { dead: 'Cal Dee Eli Fay' }), 'Abe Tom', 'Tom Tim > Abe');
    expect(t.alive).toHaveLength(7);
    expect(t.winner).toBeUndefined();
    expect(night(t, { 'mafia.kill': 'Bea' }).winner).toEqual(['mafia']);
  });

  test('VD-18 with one Mafia player left the civilians have not won', () => {
    expect(hang(byDay(twelve, {}, { dead: 'Thea' }), 'Tom Abe', 'Dora > Tom').winner).toBeUndefined();
  });

  test('VD-06 anybody may claim anything; the truth shows at elimination', () => {
    const t = sit().until('deal.secret');
    expect(t.heard.join(' ')).toContain('Claim whatever you like.');
    const dead = hang(byDay(), 'Tom Abe', 'Dora > Tom');
    expect(dead.facts('revealed')).toMatchObject([{ seat: 1, role: 'thug', audience: 'public' }]);
  });

  test('VD-07 the facilitator is no player: no card, no seat, no vote', () => {
    const { note } = sit().until('deal.secret').question;
    expect(note && sit().say(note)).toContain('no card, no side');
    expect(Object.keys(vendetta.roles)).not.toContain('host');
    expect(byDay().refuses('day.suspects', { seats: [13, 1] })).toMatchObject({ id: 'refused.noSuchSeat' });
  });

  test('VD-08 the word of the facilitator is final: a ruling overrides any rule and has its consequences', () => {
    const t = second().rule({ do: 'kill', seat: 'Tom' }).rule({ do: 'kill', seat: 'Tim' }).rule({ do: 'kill', seat: 'Thea' });
    expect(t.winner).toEqual(['civilians']);
    expect(t.facts('ruled')).toHaveLength(3);
    expect(second().rule({ do: 'end', won: ['mafia'] }).winner).toEqual(['mafia']);
  });

  test('VD-09 VD-11 a card is secret until its holder is eliminated, and is then shown to all', () => {
    const t = sit().until('deal.secret');
    expect(t.heard).toEqual([
      'Look at your card alone and keep it to yourself. It is shown when you are eliminated, and never before. Claim whatever you like.',
    ]);
    const later = night(second(), { 'mafia.kill': 'Abe' });
    expect(later.said.map((line) => line.text)).toContain('Abe shows the role card to everybody.');
    expect(later.facts('revealed').map((fact) => fact.seat)).toEqual([7]);
    const { note } = later.asked('card.turned');
    expect(note && later.say(note)).toBe('The card: Bystander.');
  });

  test('VD-09 the reminder of the first night is not repeated', () => {
    expect(second().until('night.falls').keys).toEqual(['night.falls']);
  });

  test('VD-10 at night only role names are said aloud, by day players’ names', () => {
    const t = second('Tom Tim thug, Vic vixen, Gus godfather, Hal hypnotist, Jo journalist, Pat priest, Abe Bea Cal Dee Eli bystander');
    const names = t.alive;
    night(t, {
      'vixen.choose': 'Abe',
      'mafia.kill': 'Bea',
      'priest.ability': 'investigate',
      'priest.investigate': 'Tom',
      'journalist.choose': 'Tom Abe',
      'godfather.choose': 'Cal',
      'hypnotist.choose': 'Dee',
    });
    const spoken = t.said.map((line) => line.text);
    const dawn = t.said.findIndex((line) => line.key === 'dawn.wake');
    expect(spoken.slice(0, dawn).filter((text) => names.some((name) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
    expect(spoken.slice(dawn)).toContain('The Mafia has killed Bea.');
    const { note } = t.asked('night.falls');
    expect(note && t.say(note)).toContain('call roles, never names');
  });

  test('VD-12 VD-13 a round is night, dawn, day: choices by night, the report at dawn, the vote by day', () => {
    const t = night(sit()).pass('day.suspects');
    night(t, { 'mafia.kill': 'Abe' });
    expect(t.facts('phase').map((fact) => t.say(fact.said))).toEqual(['Night 1', 'Dawn 1', 'Day 1', 'Night 2', 'Dawn 2', 'Day 2']);
    expect(t.facts('died')).toMatchObject([{ at: { round: 2, phase: 'dawn' } }]);
    hang(t, 'Tom Bea', 'Dora > Tom');
    expect(t.facts('voted')).toMatchObject([{ at: { round: 2, phase: 'day' } }]);
  });

  test('VD-14 VD-15 all close their eyes at night unless called, and open them at dawn', () => {
    const t = night(second());
    const texts = t.said.map((line) => line.text);
    expect(texts[0]).toBe('Night falls. Close your eyes, everybody, and keep them closed until you are called.');
    expect(texts).toContain('Dawn. Open your eyes, everybody.');
  });

  test('VD-16 VD-17 the eliminated act no more, vote no more and cannot be named', () => {
    const t = byDay(twelve, {}, { dead: 'Nina Abe' });
    expect(t.refuses('day.suspects', 'Abe Tom')).toMatchObject({ id: 'bar.dead' });
    t.at('day.suspects', 'Tom Bea');
    expect(t.refuses('day.vote', 'Abe > Tom')).toMatchObject({ id: 'refused.noVote' });
    night(t.vote('day.vote'));
    expect(t.called('nurse')).toBe('silent');
    expect(t.keys).not.toContain('nurse.choose');
  });

  test('VD-17 VD-49 VD-51 the eliminated are told to be silent and to keep their eyes shut', () => {
    expect(hang(byDay(), 'Tom Abe', 'Dora > Tom').heard).toContain(
      'Whoever is out says nothing and gives no signs from now on, and keeps their eyes shut at night.',
    );
  });

  test('VD-29 nothing of a night death is known before dawn', () => {
    const t = second().pass('thief.choose').pass('nurse.choose').pass('bodyguard.choose').at('mafia.kill', 'Abe');
    expect(t.dead).toEqual([]);
    expect(t.facts('announced').map((fact) => fact.said.id)).toEqual(['night.falls', 'mafia.chosen']);
    expect(night(t).dead).toEqual(['Abe']);
  });
});
