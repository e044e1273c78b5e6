import { describe, expect, test } from 'vitest';
import { night, second, twelve } from './seats.ts';

describe('the Don', () => {
  test('YK-43 the shot counts once the Don has confirmed it', () => {
    const t = second();
    expect(t.question).toMatchObject({ key: 'don.confirm', to: [2], clause: 'YK-43' });
    expect(t.question.note && t.say(t.question.note)).toBe(
      'Whom does the Don confirm? With no confirmation in time the first citizen at the table dies.',
    );
    expect(night(t, { 'don.confirm': 's9' }).dead).toEqual(['s9']);
  });

  test('YK-39 the Don does not confirm in time: the first citizen at the table dies, and nobody else', () => {
    const t = night(second(), { 'doctor.save': 's12' });
    expect(t.dead).toEqual(['s1']);
    expect(t.facts('expired')[0]).toMatchObject({ key: 'don.confirm', clause: 'YK-39', audience: 'host' });
    expect(t.facts('died')).toMatchObject([{ seat: 1, by: { faction: 'mafia' }, clause: 'YK-39' }]);
  });

  test('YK-39 a Don who says openly that nothing is confirmed has missed as well', () => {
    expect(night(second().pass('don.confirm'), { 'doctor.save': 's9' }).dead).toEqual(['s1']);
  });

  test.each([
    ['s1', 's4'],
    ['s1 s4', 's8'],
    ['s1 s4 s8', 's9'],
  ])('YK-R7 with %s gone the first citizen is %s: the lowest living seat of the citizens, Doctor and Detective included', (dead, first) => {
    const t = night(second(twelve, {}, { dead }));
    expect(t.dead.filter((name) => !dead.split(' ').includes(name))).toEqual([first]);
  });

  test.each([10, 20])('YK-R6 the Don has %i seconds', (donConfirmSeconds) => {
    expect(second(twelve, { donConfirmSeconds }).question).toMatchObject({ key: 'don.confirm', seconds: donConfirmSeconds, expires: true });
    expect(second().question).toMatchObject({ seconds: 10 });
  });

  test('YK-39 the Doctor can save the first citizen like any other target', () => {
    expect(night(second(), { 'doctor.save': 's1' }).dead).toEqual([]);
  });

  test('YK-39 YK-41 Don and Doctor both miss: where number 1 is the first citizen, nobody dies', () => {
    expect(night(second()).dead).toEqual([]);
  });

  test('YK-43 a shot at one of their own is possible, with a warning for the host', () => {
    expect(second().question).toMatchObject({ warned: [2, 3, 5].map((seat) => ({ seat, why: { id: 'warn.ownSide' } })) });
    expect(night(second(), { 'don.confirm': 's5' }).dead).toEqual(['s5']);
  });
});

describe('the Don is out', () => {
  const orphaned = () => second(twelve, {}, { dead: 's2' });

  test('YK-R14 YK-43 a shot at one of their own is possible without a Don too, with a warning for the host', () => {
    expect(orphaned().question).toMatchObject({
      key: 'mafia.agree',
      to: [3, 5],
      warned: [3, 5].map((seat) => ({ seat, why: { id: 'warn.ownSide' } })),
    });
  });

  test('YK-R14 what the mafia agree on stands, and nobody is promoted', () => {
    const t = night(orphaned(), { 'mafia.agree': 's9' });
    expect(t.dead).toEqual(['s2', 's9']);
    expect(t.session.table.statuses.filter(({ what }) => what === 'don')).toEqual([]);
    expect(t.keys).not.toContain('don.confirm');
  });

  test('YK-42 YK-R13 they disagree: the first mafia by seat is Don at once and confirms', () => {
    const t = orphaned().pass('mafia.agree');
    expect(t.question).toMatchObject({ key: 'don.confirm', to: [3] });
    expect(t.statuses('s3')).toEqual(['rightHand', 'don']);
    expect(night(t, { 'don.confirm': 's10' }).dead).toEqual(['s2', 's10']);
  });

  test('YK-42 running out of time is disagreement, and a new Don who misses costs the first citizen', () => {
    const t = night(orphaned(), { 'doctor.save': 's12' });
    expect(t.dead).toEqual(['s1', 's2']);
    expect(t.statuses('s3')).toContain('don');
  });

  test('YK-R13 a Right Hand who becomes Don keeps the check', () => {
    const t = orphaned().pass('mafia.agree').at('don.confirm', 's9');
    expect(t.question).toMatchObject({ key: 'rightHand.check', to: [3] });
  });

  test('YK-42 the promotion is for good: the next night the new Don confirms', () => {
    const t = night(orphaned().pass('mafia.agree'), { 'don.confirm': 's9' });
    while (t.question.key === 'day.speech') t.pass('day.speech');
    expect(t.question).toMatchObject({ key: 'don.confirm', to: [3] });
  });
});

describe('the Doctor', () => {
  test('YK-21 wakes every night from the second on and saves one player', () => {
    expect(night(second(), { 'don.confirm': 's9', 'doctor.save': 's9' }).dead).toEqual([]);
    expect(night(second(), { 'don.confirm': 's9', 'doctor.save': 's10' }).dead).toEqual(['s9']);
  });

  test('YK-22 YK-R16 each player can be saved once, the Doctor included; a second time is refused and another is named', () => {
    const t = night(
      second(twelve, {}, { counters: { 'saved.4': 1, 'saved.9': 1 } })
        .at('don.confirm', 's9')
        .expire('rightHand.check')
        .pass('yakuza.order')
        .expire('detective.check')
        .until('doctor.save'),
      {},
    );
    expect(t.dead).toEqual(['s9']);
    const again = second(twelve, {}, { counters: { 'saved.4': 1, 'saved.9': 1 } })
      .at('don.confirm', 's9')
      .expire('rightHand.check')
      .pass('yakuza.order')
      .expire('detective.check');
    expect(again.refuses('doctor.save', 's4')).toMatchObject({ id: 'bar.savedOnce', clause: 'YK-22' });
    expect(again.refuses('doctor.save', 's9')).toMatchObject({ id: 'bar.savedOnce', clause: 'YK-22' });
    expect(again.at('doctor.save', 's10').dead).toEqual(['s9']);
  });

  test('YK-22 a save that was not needed is used up as well, over the nights', () => {
    const t = night(second(), { 'don.confirm': 's9', 'doctor.save': 's4' });
    while (t.question.key === 'day.speech') t.pass('day.speech');
    t.at('don.confirm', 's4').expire('rightHand.check').pass('yakuza.order').expire('detective.check');
    expect(t.barred('s4')).toMatchObject({ id: 'bar.savedOnce', clause: 'YK-22' });
    expect(t.at('doctor.save', 's10').dead).toEqual(['s4', 's9']);
  });

  test('YK-41 no action in time: the save falls on number 1 and is used up', () => {
    const t = night(second(), { 'don.confirm': 's1' });
    expect(t.dead).toEqual([]);
    expect(t.facts('expired').at(-1)).toMatchObject({ key: 'doctor.save', clause: 'YK-41' });
    expect(t.facts('marked')).toMatchObject([{ status: 'saved', seat: 1, clause: 'YK-41' }]);
    expect(t.session.table.counter('saved.1')).toBe(1);
  });

  test.each([10, 15])('YK-41 the Doctor has %i seconds', (actionSeconds) => {
    const t = second(twelve, { actionSeconds })
      .at('don.confirm', 's9')
      .expire('rightHand.check')
      .pass('yakuza.order')
      .expire('detective.check');
    expect(t.question).toMatchObject({ key: 'doctor.save', seconds: actionSeconds, expires: true });
  });

  test('YK-R8 a miss with number 1 saved before is no save', () => {
    const t = night(second(twelve, {}, { counters: { 'saved.1': 1 } }), { 'don.confirm': 's1' });
    expect(t.dead).toEqual(['s1']);
  });

  test('YK-R8 a miss with number 1 dead is no save', () => {
    const t = night(second(twelve, {}, { dead: 's1' }), { 'don.confirm': 's9' });
    expect(t.dead).toEqual(['s1', 's9']);
    expect(t.facts('marked')).toEqual([]);
  });

  test('YK-R11 one save stops both shots at a player; two shots at one unsaved player are one death', () => {
    const both = { 'don.confirm': 's9', 'yakuza.order': 's9' };
    const saved = night(second(), { ...both, 'doctor.save': 's9' });
    expect(saved.dead).toEqual([]);
    expect(saved.facts('prevented')).toMatchObject([
      { seat: 9, by: { faction: 'mafia' }, why: { id: 'why.saved' } },
      { seat: 9, by: { faction: 'yakuza' } },
    ]);
    expect(saved.said.map(({ text }) => text)).toContain('Nobody was killed last night.');
    const t = night(second(), { ...both, 'doctor.save': 's10' });
    expect(t.facts('died')).toHaveLength(1);
    expect(t.said.filter(({ id }) => id === 'dawn.killed')).toHaveLength(1);
  });

  test('YK-21 X-1 a Doctor shot this night has saved all the same', () => {
    expect(night(second(), { 'don.confirm': 's4', 'yakuza.order': 's9', 'doctor.save': 's9' }).dead).toEqual(['s4']);
  });

  test('YK-21 a save lasts one night', () => {
    const t = night(second(), { 'don.confirm': 's9', 'doctor.save': 's9' });
    expect(t.statuses('s9')).toEqual([]);
  });
});
