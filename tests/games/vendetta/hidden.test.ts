import { describe, expect, test } from 'vitest';
import { alone, byDay, hang, night, rivals, second, twelve, type HouseRules } from './tables.ts';

const hidden: HouseRules = { noReveal: true };
const big =
  'Tom Tim thug, Thea thief, Lou lawyer, Gus godfather, Sid snitch, Vic vixen, Nina nurse, Boris bodyguard, Jo journalist, Hal hypnotist, Dora detective, Abe Bea Cal Dee bystander';
const aloud = (t: ReturnType<typeof second>) =>
  night(t)
    .said.slice(
      0,
      t.said.findIndex((line) => line.key === 'dawn.wake'),
    )
    .map((line) => line.text);

describe('no-reveal mode', () => {
  test('VD-105 an eliminated player does not show the role card, by night or by day', () => {
    const t = hang(night(second(twelve, hidden), { 'mafia.kill': 'Abe' }), 'Tom Bea', 'Dora > Tom');
    expect(t.dead).toEqual(['Tom', 'Abe']);
    expect(t.facts('revealed')).toEqual([]);
    expect(t.keys).not.toContain('card.turned');
    expect(t.said.map((line) => line.text)).toContain('The Mafia has killed Abe.');
  });

  test('VD-106 every role of the deck is called, eliminated or not', () => {
    const t = night(second(big, hidden, { dead: 'Vic Nina Jo Dora Gus' }));
    for (const line of ['vixen', 'nurse', 'journalist', 'detective', 'godfather']) expect([line, t.called(line)]).toEqual([line, 'hollow']);
    for (const line of ['thief', 'lawyer', 'bodyguard', 'hypnotist']) expect([line, t.called(line)]).toEqual([line, 'live']);
    expect(t.asked('vixen.decoy')).toMatchObject({ decoy: true, clause: 'VD-106', note: { id: 'call.noReveal' } });
  });

  test('VD-R25 with cards shown none of the dead is called', () => {
    const t = night(second(big, {}, { dead: 'Vic Nina Jo Dora Gus' }));
    for (const line of ['vixen', 'nurse', 'journalist', 'detective', 'godfather']) expect([line, t.called(line)]).toEqual([line, 'silent']);
  });

  test.each([
    ['dead', { dead: 'Vic Nina Jo Dora Gus Hal Lou' }],
    ['jailed', { statuses: ['Vic', 'Nina', 'Jo', 'Dora'].map((on) => ({ what: 'jailed', on, by: 'Abe' })) }],
    [
      'robbed and entranced',
      {
        statuses: [
          { what: 'robbed', on: 'Dora', by: 'Thea', until: 'dawn' },
          { what: 'entranced', on: 'Nina', by: 'Vic', until: 'dawn' },
        ],
      },
    ],
  ])('X-5 VD-106 with roles %s the night sounds as with all alive and passing', (_, how) => {
    expect(aloud(second(big, hidden, how))).toEqual(aloud(second(big, hidden)));
  });

  test('X-5 a night in which everything is used sounds like one in which all is passed', () => {
    const busy = second(big, hidden);
    night(busy, {
      'vixen.choose': 'Abe',
      'thief.choose': 'Boris',
      'snitch.choose': 'Bea',
      'nurse.choose': 'Cal',
      'lawyer.investigate': 'Abe',
      'mafia.kill': 'Dora',
      'journalist.choose': 'Tom Bea',
      'godfather.choose': 'Bea',
      'hypnotist.choose': 'Cal',
    });
    expect(aloud(busy)).toEqual(aloud(second(big, hidden)));
  });

  test('VD-106 with all of the Mafia dead and the Yakuza alive the Mafia is called all the same', () => {
    const rules: HouseRules = { mode: 'yakuza', noReveal: true };
    const t = second(rivals, rules, { dead: 'Tom Tim' });
    expect(aloud(t)).toEqual(aloud(second(rivals, rules)));
    expect(t.called('mafia')).toBe('hollow');
  });

  test('VD-83 VD-106 that the choice is made is an announcement of its own in a call nobody answers, too', () => {
    const rules: HouseRules = { mode: 'yakuza', noReveal: true };
    const announced = (dead: string): (string | undefined)[] =>
      night(second(rivals, rules, { dead }))
        .facts('announced')
        .filter(({ said }) => said.id.endsWith('.chosen'))
        .map(({ said, at }) => `${said.id} ${at.line ?? ''}`);
    expect(announced('Tom Tim')).toEqual(['mafia.chosen mafia', 'yakuza.chosen yakuza']);
    expect(announced('Tom Tim')).toEqual(announced('Abe'));
  });

  test('VD-107 victory is checked as usual and announced', () => {
    const t = hang(byDay(twelve, hidden, { dead: 'Tim Thea' }), 'Tom Abe', 'Dora > Tom');
    expect(t.winner).toEqual(['civilians']);
    expect(t.heard.at(-1)).toBe('The whole Mafia is out. The civilians win.');
  });

  test('VD-108 all roles are revealed when the game is over, of the living and the dead', () => {
    const t = hang(byDay(twelve, hidden, { dead: 'Tim Thea' }), 'Tom Abe', 'Dora > Tom');
    expect(t.facts('revealed')).toHaveLength(12);
    expect(t.heard).toContain('The game is over. Turn over all cards.');
    expect(t.facts('revealed').every((fact) => fact.clause === 'VD-108' && fact.audience === 'public')).toBe(true);
  });

  test('VD-104 goes with the Loner: the dead Loner is called as well', () => {
    const t = night(second(alone, { mode: 'loner', noReveal: true }, { dead: 'Pia' }));
    expect(t.called('psycho')).toBe('hollow');
  });
});
