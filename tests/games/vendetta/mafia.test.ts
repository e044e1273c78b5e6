import { describe, expect, test } from 'vitest';
import { byDay, hang, night, report, rivals, second, twelve, type HouseRules } from './tables.ts';

const mob =
  'Tom Tim thug, Thea thief, Lou lawyer, Gus godfather, Sid snitch, Dora detective, Nina nurse, Jo journalist, Abe Bea Cal Dee Eli Fay bystander';
const toTheMafia = (t: ReturnType<typeof second>) => t.pass('thief.choose').pass('nurse.choose').pass('bodyguard.choose');

describe('the choice of the Mafia', () => {
  test('VD-75 killing is no ability: a blocked Mafia player still takes part', () => {
    const t = night(second('Tom thug, Thea thief, Vic vixen, Abe Bea Cal Dee bystander'), { 'vixen.choose': 'Thea', 'mafia.kill': 'Abe' });
    expect(t.called('thief')).toBe('blocked');
    expect(t.asked('mafia.kill').to).toEqual([1, 2]);
    expect(t.dead).toEqual(['Abe']);
  });

  test('VD-79 VD-R15 the Mafia must kill an active player: to pass is not offered, only to find no majority', () => {
    const t = toTheMafia(second(twelve, {}, { dead: 'Abe' }));
    expect(t.question).toMatchObject({ min: 1, max: 1, pass: { id: 'gang.noMajority' } });
    expect(t.refuses('mafia.kill', 'Abe')).toMatchObject({ id: 'bar.dead' });
    expect(t.refuses('mafia.kill', 'Bea Cal')).toMatchObject({ id: 'refused.exactly', clause: 'VD-79' });
  });

  test('VD-81 VD-82 they agree without a sound, by majority, and all point at the victim', () => {
    const t = toTheMafia(second());
    expect(t.heard.at(-1)).toBe('Whom do you kill? Agree without a sound.');
    expect(t.question.note && t.say(t.question.note)).toBe('They agree by signs and all point at one player. Needed: 2 of 3.');
  });

  test('VD-83 it is said that the choice is made, and they sleep', () => {
    const t = toTheMafia(second()).at('mafia.kill', 'Abe').until('detective.ability');
    expect(t.heard.slice(0, 2)).toEqual(['The choice is made.', 'Mafia, close your eyes.']);
  });

  test('VD-84 without a majority there is no killing, and nobody hears the difference', () => {
    const none = toTheMafia(second()).pass('mafia.kill').until('detective.ability');
    expect(none.heard.slice(0, 2)).toEqual(['The choice is made.', 'Mafia, close your eyes.']);
    expect(night(none).dead).toEqual([]);
  });

  test.each([
    ['', '2 of 3'],
    ['Tim', '2 of 2'],
    ['Tim Thea', '1 of 1'],
  ])('VD-R2 with %s dead the majority is %s of those awake', (dead, needed) => {
    const t = second(twelve, {}, { dead });
    for (const key of ['thief.choose', 'nurse.choose', 'bodyguard.choose']) if (t.question.key === key) t.pass(key);
    expect(t.question.note && t.say(t.question.note)).toContain(`Needed: ${needed}.`);
  });

  test('VD-R2 the jailed do not count for the majority, the Impostor does', () => {
    const jailed = second(
      'Tom Tim thug, Thea thief, Jim jailer, Abe Bea Cal Dee Eli bystander',
      {},
      { statuses: [{ what: 'jailed', on: 'Tim', by: 'Jim' }] },
    ).pass('thief.choose');
    expect(jailed.question).toMatchObject({ key: 'mafia.kill', to: [1, 3], note: { with: { n: 2, all: 2 } } });
    const four = second('Ida impostor, Tom Tim thug, Thea thief, Abe Bea Cal Dee Eli bystander', { mode: 'loner' }).pass('thief.choose');
    expect(four.question).toMatchObject({ to: [2, 3, 4, 1], note: { with: { n: 3, all: 4 } } });
  });

  test('VD-R14 the Mafia may choose one of its own, with a warning', () => {
    const t = toTheMafia(second());
    expect(t.question).toMatchObject({ warned: [{ seat: 1, clause: 'VD-R14' }, { seat: 2 }, { seat: 3 }] });
    expect(night(t, { 'mafia.kill': 'Tim' }).dead).toEqual(['Tim']);
    expect(report(t)).toEqual(['The Mafia has killed Tim.']);
  });

  test('VD-R14 with mafiaMayTargetOwn off its own are barred', () => {
    const t = toTheMafia(second(twelve, { mafiaMayTargetOwn: false }));
    expect(t.refuses('mafia.kill', 'Tim')).toMatchObject({ id: 'bar.ownSide', clause: 'VD-R14' });
    expect(t.offered).toEqual(['Dora', 'Nina', 'Boris', 'Abe', 'Bea', 'Cal', 'Dee', 'Eli', 'Fay']);
  });

  test('X-6 a Mafia player ruled dead at the call is not awake any more, and the majority is that of the rest', () => {
    const t = toTheMafia(second()).rule({ do: 'kill', seat: 'Tim' });
    expect(t.question).toMatchObject({ to: [1, 3], note: { with: { n: 2, all: 2 } } });
  });
});

describe('the mobsters', () => {
  test('VD-A5 the Thief robs: the ability fails tonight, and the player is shown the sign', () => {
    const t = night(second(mob), { 'thief.choose': 'Dora' });
    expect(t.called('detective')).toBe('blocked');
    expect(t.shown).toEqual([{ key: 'detective.blocked', to: ['Dora'], sign: 'blocked', text: 'You cannot act tonight.' }]);
    expect(night(t.pass('day.suspects')).called('detective')).toBe('live');
  });

  test('VD-A5 a robbed mobster still helps to choose the victim', () => {
    const t = night(second(mob), { 'thief.choose': 'Lou', 'mafia.kill': 'Abe' });
    expect(t.called('lawyer')).toBe('blocked');
    expect(t.asked('mafia.kill').to).toContain(4);
  });

  test('VD-A5 a robbed player can be killed', () => {
    expect(night(second(mob), { 'thief.choose': 'Nina', 'mafia.kill': 'Nina' }).dead).toEqual(['Nina']);
  });

  test('VD-27 the Lawyer sees the facilitator card of one player, before the Mafia chooses', () => {
    const t = night(second(mob), { 'lawyer.investigate': 'Dora' });
    expect(t.learned('Lou')).toEqual(['Dora: Detective']);
    expect(t.keys.indexOf('lawyer.card')).toBeLessThan(t.keys.indexOf('mafia.kill'));
  });

  test('VD-A15 whoever the Godfather silences cannot vote next day, and that is announced at dawn', () => {
    const t = night(second(mob), { 'godfather.choose': 'Abe' });
    expect(report(t)).toEqual(['Nobody died last night.', 'Abe has no vote today.']);
    t.at('day.suspects', 'Tom Abe');
    expect(t.refuses('day.vote', 'Abe > Tom')).toMatchObject({ id: 'bar.silenced', clause: 'VD-A15' });
  });

  test('VD-A15 the day after the vote is there again', () => {
    const t = night(night(second(mob), { 'godfather.choose': 'Abe' }).pass('day.suspects'));
    expect(t.statuses('Abe')).toEqual([]);
    expect(t.at('day.suspects', 'Tom Abe').barred('Abe')).toBeUndefined();
  });

  test('VD-A15 a silenced player who died that night is not announced as silenced', () => {
    const t = night(second(mob), { 'mafia.kill': 'Abe', 'godfather.choose': 'Abe' });
    expect(report(t)).toEqual(['The Mafia has killed Abe.']);
  });

  test('VD-R7 a Godfather killed this night still silences', () => {
    const t = night(second(mob), { 'detective.ability': 'murder', 'detective.murder': 'Gus', 'godfather.choose': 'Abe' });
    expect(report(t)).toEqual(['Gus was killed last night.', 'Abe has no vote today.']);
  });

  test.each<[boolean, string]>([
    [true, 'Abe has no vote today.'],
    [false, 'Abe has no vote today and may not speak.'],
  ])('VD-R12 with silencedMaySpeak %s dawn says: %s', (silencedMaySpeak, words) => {
    const rules: HouseRules = { silencedMaySpeak };
    expect(report(night(second(mob, rules), { 'godfather.choose': 'Abe' }))).toContain(words);
  });

  test('VD-A16 whoever investigates a badmouthed player this night sees a Thug: the Lawyer and the leader alike', () => {
    const t = night(second(mob), {
      'snitch.choose': 'Nina',
      'lawyer.investigate': 'Nina',
      'detective.ability': 'investigate',
      'detective.investigate': 'Nina',
    });
    expect(t.learned('Lou')).toEqual(['Nina: Thug']);
    expect(t.learned('Dora')).toEqual(['Nina: Thug']);
    expect(t.asked('detective.card')).toMatchObject({ showing: { role: 'thug', faction: 'mafia' } });
  });

  test('VD-A16 the Journalist is not deceived', () => {
    const t = night(second(mob), { 'snitch.choose': 'Nina', 'journalist.choose': 'Nina Abe' });
    expect(t.shown).toMatchObject([{ sign: 'same' }]);
  });

  test('VD-A16 the next night the true card is seen again', () => {
    const t = night(night(second(mob), { 'snitch.choose': 'Nina' }).pass('day.suspects'), {
      'detective.ability': 'investigate',
      'detective.investigate': 'Nina',
    });
    expect(t.learned('Dora')).toEqual(['Nina: Nurse']);
  });

  test('X-3 what was shown is not corrected when the card changes later', () => {
    const t = night(second(mob), { 'detective.ability': 'investigate', 'detective.investigate': 'Nina' }).rule({
      do: 'recast',
      seat: 'Nina',
      role: 'vixen',
    });
    expect(t.learned('Dora')).toEqual(['Nina: Nurse']);
  });
});

describe('the Yakuza', () => {
  const mode: HouseRules = { mode: 'yakuza' };
  const toTheYakuza = (mafia: string) => second(rivals, mode).pass('nurse.choose').pass('bodyguard.choose').at('mafia.kill', mafia);

  test('VD-86 is a team of its own: it wins and counts apart from the Mafia', () => {
    const t = second(rivals, mode);
    expect([1, 2, 3, 4].map((seat) => t.session.table.faction(seat))).toEqual(['mafia', 'mafia', 'yakuza', 'yakuza']);
  });

  test('VD-89 chooses directly after the Mafia; both killings count as simultaneous', () => {
    const t = toTheYakuza('Abe');
    expect(t.question).toMatchObject({ key: 'yakuza.kill', to: [3, 4] });
    expect(t.heard).toEqual([
      'The choice is made.',
      'Mafia, close your eyes.',
      'Yakuza, open your eyes.',
      'Whom do you kill? Agree without a sound.',
    ]);
    expect(night(t, { 'yakuza.kill': 'Bea' }).dead).toEqual(['Abe', 'Bea']);
  });

  test('VD-90 a Yakuza player whom the Mafia has chosen still chooses that night', () => {
    const t = toTheYakuza('Yan');
    expect(t.question.to).toEqual([3, 4]);
    expect(night(t, { 'yakuza.kill': 'Tom' }).dead).toEqual(['Tom', 'Yan']);
  });

  test('VD-91 the same victim: nothing is indicated to the Yakuza', () => {
    const sound = (mafia: string) =>
      night(toTheYakuza(mafia), { 'yakuza.kill': 'Abe' })
        .said.filter((line) => line.id.startsWith('yakuza'))
        .map((line) => line.text);
    expect(sound('Abe')).toEqual(sound('Bea'));
    expect(toTheYakuza('Abe').question).toEqual(toTheYakuza('Bea').question);
  });

  test('VD-92 the same victim: dawn says that both chose the same player, who is eliminated as usual', () => {
    const t = night(toTheYakuza('Abe'), { 'yakuza.kill': 'Abe' });
    expect(report(t)).toEqual(['Both gangs chose the same player: Abe is dead.']);
    expect(t.facts('died')).toHaveLength(1);
    expect(t.facts('revealed')).toMatchObject([{ seat: 8 }]);
  });

  test('VD-92 the same victim, protected: nothing is said of it', () => {
    const t = night(second(rivals, mode), { 'nurse.choose': 'Abe', 'mafia.kill': 'Abe', 'yakuza.kill': 'Abe' });
    expect(report(t)).toEqual(['Nobody died last night.']);
  });

  test('VD-51 a victim of the Yakuza alone is reported without naming the killers', () => {
    expect(report(night(second(rivals, mode), { 'yakuza.kill': 'Abe' }))).toEqual(['Abe was killed last night.']);
  });

  test('VD-94 the Journalist on one Yakuza and one Mafia player: different teams', () => {
    const t = night(second(rivals.replace('Nina nurse', 'Nina journalist'), mode), { 'journalist.choose': 'Tom Yan' });
    expect(t.shown).toMatchObject([{ sign: 'different' }]);
    expect(night(t.pass('day.suspects'), { 'journalist.choose': 'Yui Yan' }).shown.at(-1)).toMatchObject({ sign: 'same' });
  });

  test('VD-R14 the Yakuza is warned of its own, or barred from them by the option', () => {
    expect(toTheYakuza('Abe').question).toMatchObject({ warned: [{ seat: 3 }, { seat: 4 }] });
    const t = second(rivals, { ...mode, mafiaMayTargetOwn: false })
      .pass('nurse.choose')
      .pass('bodyguard.choose')
      .pass('mafia.kill');
    expect(t.refuses('yakuza.kill', 'Yan')).toMatchObject({ clause: 'VD-R14' });
    expect(t.offered).toContain('Tom');
  });
});

describe('the victory list of Yakuza mode', () => {
  const mode: HouseRules = { mode: 'yakuza' };

  test('VD-95 VD-R20 civilians win when all Mafia and all Yakuza are out', () => {
    const t = hang(byDay(rivals, mode, { dead: 'Tom Tim Yan' }), 'Yui Abe', 'Dora > Yui');
    expect(t.winner).toEqual(['civilians']);
    expect(t.facts('won')).toMatchObject([{ clause: 'VD-R20' }]);
  });

  test('VD-R20 the Mafia wins when the Yakuza is out and the civilians no longer outnumber it', () => {
    expect(hang(byDay(rivals, mode, { dead: 'Yan Dora Nina Boris Abe Bea Cal' }), 'Yui Tom', 'Dee > Yui').winner).toEqual(['mafia']);
    expect(hang(byDay(rivals, mode, { dead: 'Yan Dora Nina Boris Abe Bea' }), 'Yui Tom', 'Dee > Yui').winner).toBeUndefined();
  });

  test('VD-R20 the Yakuza wins when the Mafia is out and the civilians no longer outnumber it', () => {
    const t = hang(byDay(rivals, mode, { dead: 'Tom Dora Nina Boris Abe Bea Cal' }), 'Tim Yan', 'Dee > Tim');
    expect(t.winner).toEqual(['yakuza']);
    expect(t.heard.at(-1)).toBe('Yakuza: 2, civilians: 2. The civilians no longer outnumber the Yakuza. The Yakuza wins.');
  });

  test('VD-R20 no gang wins while the other has anybody left', () => {
    expect(hang(byDay(rivals, mode, { dead: 'Dora Nina Boris Abe Bea Cal' }), 'Dee Tom', 'Tom Tim > Dee').winner).toBeUndefined();
    expect(hang(byDay(rivals, mode, { dead: 'Dora Nina Boris Abe Bea Cal Dee' }), 'Eli Tom', 'Tom Tim > Eli').winner).toBeUndefined();
  });

  test('VD-R20 exactly one Mafia and one Yakuza left is a draw', () => {
    const t = hang(byDay(rivals, mode, { dead: 'Tim Yui Dora Nina Boris Abe Bea Cal Dee' }), 'Eli Tom', 'Tom Yan > Eli');
    expect(t.winner).toEqual([]);
    expect(t.facts('won')).toMatchObject([{ clause: 'VD-R20' }]);
  });

  test.each([
    ['the Mafia', 'Tim Yan Yui', 'Yui', 'mafia'],
    ['the Yakuza', 'Tom Tim Yui', 'Tim', 'yakuza'],
  ])('VD-R20 one of %s and one civilian left is that gang’s victory, no draw', (_, gone, last, winner) => {
    const dead = `${gone} Dora Nina Boris Abe Bea Cal Dee`.replace(` ${last}`, '');
    expect(hang(byDay(rivals, mode, { dead }), `${last} Eli`, `Eli > ${last}`).winner).toEqual([winner]);
  });

  test('VD-R20 one Mafia and one Yakuza are no draw while any civilian lives', () => {
    const t = hang(byDay(rivals, mode, { dead: 'Tim Yui Dora Nina Boris Abe Bea Cal' }), 'Dee Tom', 'Tom Yan > Dee');
    expect(t.alive).toEqual(['Tom', 'Yan', 'Eli']);
    expect(t.winner).toBeUndefined();
  });

  test('VD-R19 in this mode too: nobody left is a draw, both gangs out with a civilian left is a civilian victory', () => {
    const last = second('Tom thug, Yan yakuza, Abe bystander', mode);
    expect(night(last, { 'mafia.kill': 'Yan', 'yakuza.kill': 'Tom' }).winner).toEqual(['civilians']);
    const nobody = second('Tom thug, Yan yakuza, Tim thug', mode, { dead: 'Tim' });
    expect(night(nobody, { 'mafia.kill': 'Yan', 'yakuza.kill': 'Tom' }).winner).toEqual([]);
  });
});
