import { describe, expect, test } from 'vitest';
import { yakuza } from '../../../src/games/yakuza/index.ts';
import { nightCard } from '../../../src/games/yakuza/night/night.ts';
import { night, second, sit, twelve } from './seats.ts';

describe('the first night', () => {
  test('YK-06 nobody shoots, and nobody is asked to', () => {
    const t = night(sit());
    expect(t.keys).not.toContain('don.confirm');
    expect(t.keys).not.toContain('yakuza.order');
    expect(t.facts('postponed')).toEqual([]);
    expect(t.dead).toEqual([]);
  });

  test('YK-07 there are checks only: Right Hand and Detective, and the Doctor stays asleep', () => {
    const t = night(sit(), { 'rightHand.check': 's7', 'detective.check': 's2' });
    expect(t.facts('called').map(({ line, call }) => `${line} ${call}`)).toEqual([
      'mafia live',
      'yakuzaMeeting live',
      'rightHand live',
      'yakuza silent',
      'detective live',
      'doctor silent',
    ]);
    expect(t.keys).not.toContain('doctor.save');
  });

  test('YK-08 the mafia wakes and meets, then the yakuza', () => {
    const t = night(sit());
    expect(
      t
        .facts('learned')
        .slice(0, 2)
        .map(({ seats, about, audience }) => [seats, about, audience]),
    ).toEqual([
      [
        [2, 3, 5],
        [2, 3, 5],
        [2, 3, 5],
      ],
      [
        [6, 7],
        [6, 7],
        [6, 7],
      ],
    ]);
    expect(t.asked('yakuza.meet').to).toEqual([6, 7]);
  });

  test('YK-09 in the introduction the Don appoints one of the other mafia as Right Hand', () => {
    const t = sit();
    expect(t.question).toMatchObject({ key: 'don.appoint', to: [2], seats: [3, 5] });
    expect(t.heard.slice(-3)).toEqual(['The mafia wakes.', 'Get to know each other.', 'Don, show your Right Hand.']);
    expect(t.refuses('don.appoint', 's2')).toMatchObject({ id: 'bar.notMafia', clause: 'YK-09' });
    expect(t.refuses('don.appoint', 's1')).toMatchObject({ id: 'bar.notMafia', clause: 'YK-09' });
    expect(t.refuses('don.appoint', '')).toMatchObject({ id: 'refused.noPass' });
    t.at('don.appoint', 's5').until('rightHand.check');
    expect(t.statuses('s5')).toEqual(['rightHand']);
    expect(t.question.to).toEqual([5]);
  });

  test('YK-09 of two mafia the Don appoints the other', () => {
    const t = sit('s1 civilian, s2 don, s3 mafia, s4 doctor, s5 detective, s6 yakuza, s7 civilian', { seats: 'custom' });
    expect(t.question).toMatchObject({ key: 'don.appoint', to: [2], seats: [3] });
  });

  test.each([
    ['a Don alone', 's1 civilian, s2 don, s3 civilian, s4 doctor, s5 detective, s6 yakuza', [2]],
    ['mafia without a Don', 's1 civilian, s2 s3 mafia, s4 doctor, s5 detective, s6 yakuza, s7 civilian', [2, 3]],
  ])('YK-09 %s has nobody to appoint: the mafia only meets, with the same words and clock', (_, seats, members) => {
    const t = sit(seats, { seats: 'custom' }).until('mafia.meet');
    expect(t.question).toMatchObject({ to: members, seconds: 20, expires: true });
    expect(t.heard.slice(-3)).toEqual(['The mafia wakes.', 'Get to know each other.', 'Don, show your Right Hand.']);
    night(t.expire('mafia.meet'));
    expect(t.keys).not.toContain('don.appoint');
    expect(t.called('rightHand')).toBe('silent');
  });

  test('YK-06 YK-33 on the first night the host’s card names the night without shooting, later the conduct at night', () => {
    expect(sit().asked('night.falls')).toMatchObject({ clause: 'YK-06' });
    expect(second().asked('night.falls')).toMatchObject({ clause: 'YK-33' });
  });

  test('YK-08 YK-17 mafia and yakuza know their own and kill, citizens neither', () => {
    const t = night(sit());
    const met = t.facts('learned').map(({ seats }) => [...new Set(seats.map((seat) => t.session.table.faction(seat)))]);
    const killed = night(second(), { 'don.confirm': 's9', 'yakuza.order': 's10' })
      .facts('postponed')
      .map(({ by }) => by.faction ?? '');
    expect(yakuza.factions.map(({ id, acquainted, kills }) => [id, acquainted, kills])).toEqual(
      ['citizens', 'mafia', 'yakuza'].map((id) => [id, met.flat().includes(id), killed.includes(id)]),
    );
  });

  test('YK-09 a Right Hand dealt as a card is not appointed', () => {
    const t = sit(twelve.replace('s3 mafia', 's3 rightHand'), { rightHandSource: 'dealtCard' })
      .until('mafia.meet')
      .until('rightHand.check');
    expect(t.keys).not.toContain('don.appoint');
    expect(t.question.to).toEqual([3]);
  });

  test.each([20, 45])('YK-37 the mafia introduction has %i seconds', (seconds) => {
    expect(sit(twelve, { mafiaIntroSeconds: seconds }).question).toMatchObject({ key: 'don.appoint', seconds });
    const dealt = twelve.replace('s3 mafia', 's3 rightHand');
    expect(sit(dealt, { mafiaIntroSeconds: seconds, rightHandSource: 'dealtCard' }).until('mafia.meet').question).toMatchObject({
      seconds,
      expires: true,
    });
    expect(sit().question).toMatchObject({ seconds: 20 });
  });

  test.each([10, 25])('YK-38 the other introductions have %i seconds, and their clock may run out', (seconds) => {
    const t = sit(twelve, { roleIntroSeconds: seconds }).at('don.appoint', 's3').until('yakuza.meet');
    expect(t.question).toMatchObject({ seconds, expires: true });
    expect(t.expire('yakuza.meet').question.key).toBe('rightHand.check');
    expect(sit().at('don.appoint', 's3').until('yakuza.meet').question).toMatchObject({ seconds: 10 });
  });

  test('YK-R5 the Doctor is not called on night one; by option he is, and the save is used up', () => {
    expect(night(sit()).called('doctor')).toBe('silent');
    const t = night(sit(twelve, { doctorFirstNight: true }), { 'doctor.save': 's9' });
    expect(t.called('doctor')).toBe('live');
    expect(t.session.table.counter('saved.9')).toBe(1);
  });
});

describe('the Right Hand', () => {
  test.each([
    ['s7', 'nod', 'Number 7 is yakuza'],
    ['s6', 'shake', 'Number 6 is not yakuza'],
    ['s2', 'shake', 'Number 2 is not yakuza'],
    ['s1', 'shake', 'Number 1 is not yakuza'],
  ])('YK-10 YK-11 checks %s for yakuza alone and sees a %s: the Shogun is never found', (who, sign, text) => {
    const t = night(second(), { 'rightHand.check': who });
    expect(t.shown).toEqual([{ key: 'rightHand.answer', to: ['s3'], sign, text }]);
    expect(t.asked('rightHand.answer').say).toEqual([]);
    expect(t.learned('s3')).toEqual([text]);
  });

  test('YK-10 checks every night, the first too, and never himself', () => {
    const t = night(sit(), { 'rightHand.check': 's7' });
    expect(t.learned('s3')).toContain('Number 7 is yakuza');
    const later = second().expire('don.confirm');
    expect(later.refuses('rightHand.check', 's3')).toMatchObject({ id: 'bar.self', clause: 'YK-10' });
  });

  test('YK-R15 a dead Right Hand has no successor, but the call sounds the same', () => {
    const t = night(second(twelve, {}, { dead: 's3' }), { 'don.confirm': 's9' });
    expect(t.called('rightHand')).toBe('hollow');
    expect(t.keys).not.toContain('rightHand.check');
    expect(t.asked('rightHand.decoy').say.map((line) => t.say(line))).toEqual(['The Right Hand wakes.', 'Whom do you check?']);
    expect(t.asked('rightHand.decoy')).toMatchObject({ seconds: 10 });
  });

  test('YK-03 the Right Hand looks for yakuza beside shooting with the mafia', () => {
    const t = second(twelve, {}, { dead: 's2' });
    expect(t.question).toMatchObject({ key: 'mafia.agree', to: [3, 5] });
    expect(night(t, { 'mafia.agree': 's9', 'rightHand.check': 's7' }).learned('s3')).toEqual(['Number 7 is yakuza']);
  });
});

describe('the yakuza', () => {
  test('YK-04 YK-13 the Shogun orders, the hitman carries it out', () => {
    const t = night(second(), { 'don.confirm': 's9', 'yakuza.order': 's10' });
    expect(t.asked('yakuza.order')).toMatchObject({ to: [6], say: [{ id: 'yakuza.wake' }, { id: 'yakuza.ask' }] });
    expect(t.dead).toEqual(['s9', 's10']);
    expect(t.facts('died').map(({ seat, by }) => [seat, by])).toEqual([
      [9, { faction: 'mafia' }],
      [10, { faction: 'yakuza' }],
    ]);
  });

  test('YK-12 YK-14 with the hitman dead the Shogun is called but causes no kill', () => {
    const t = night(second(twelve, {}, { dead: 's7' }), { 'don.confirm': 's9' });
    expect(t.called('yakuza')).toBe('blocked');
    expect(t.facts('called').find(({ line }) => line === 'yakuza')).toMatchObject({ clause: 'YK-14', why: { id: 'bar.noHitman' } });
    expect(t.keys).not.toContain('yakuza.order');
    expect(t.dead).toEqual(['s7', 's9']);
  });

  test('YK-14 the hitman shot by the mafia this night still shoots: the night is simultaneous', () => {
    expect(night(second(), { 'don.confirm': 's7', 'yakuza.order': 's2' }).dead).toEqual(['s2', 's7']);
  });

  test.each([
    ['continues', ['s6', 's9', 's10']],
    ['silent', ['s6', 's9']],
  ] as const)('YK-R4 the Shogun is dead: by the option “%s” these are dead: %j', (hitmanWithoutShogun, dead) => {
    const t = night(second(twelve, { hitmanWithoutShogun }, { dead: 's6' }), { 'don.confirm': 's9', 'yakuza.order': 's10' });
    expect(t.dead).toEqual(dead);
    if (hitmanWithoutShogun === 'continues') expect(t.asked('yakuza.order').to).toEqual([7]);
    else expect(t.facts('called').find(({ line }) => line === 'yakuza')).toMatchObject({ call: 'blocked', clause: 'YK-R4' });
  });

  test('YK-R4 a table dealt no Shogun leaves the choice to the hitman, whatever the option', () => {
    const small = 's1 don, s2 mafia, s3 yakuza, s4 doctor, s5 detective, s6 s7 civilian';
    const t = night(sit(small, { seats: 'custom', hitmanWithoutShogun: 'silent' }, { round: 2, phase: 'night' }), {
      'don.confirm': 's6',
      'yakuza.order': 's7',
    });
    expect(t.dead).toEqual(['s6', 's7']);
  });

  test('YK-13 no order, or no order in time, is no shot', () => {
    const passed = second().at('don.confirm', 's9').expire('rightHand.check').pass('yakuza.order');
    expect(night(passed).dead).toEqual(['s9']);
    const late = night(second(), { 'don.confirm': 's9', 'yakuza.order': 'out' });
    expect(late.dead).toEqual(['s9']);
    expect(late.facts('expired')).toContainEqual(expect.objectContaining({ key: 'yakuza.order', clause: 'YK-13' }));
  });
});

describe('the Detective', () => {
  test.each([
    ['s2', 'nod'],
    ['s5', 'nod'],
    ['s7', 'nod'],
    ['s6', 'shake'],
    ['s4', 'shake'],
    ['s12', 'shake'],
  ])('YK-18 YK-19 YK-20 checks %s for mafia and yakuza together: %s', (who, sign) => {
    const t = night(second(), { 'don.confirm': 's9', 'detective.check': who });
    expect(t.shown.filter(({ key }) => key === 'detective.answer')).toMatchObject([{ to: ['s8'], sign }]);
  });

  test('YK-19 the hitman is answered in the very words a mafia member is', () => {
    const about = (who: string) => night(second(), { 'don.confirm': 's9', 'detective.check': who }).learned('s8')[0]?.replace(/\d+/, '#');
    expect(about('s7')).toBe(about('s2'));
    expect(about('s6')).toBe(about('s1'));
  });

  test.each([10, 30])('YK-40 a Detective or Right Hand without action in %i seconds loses the check', (actionSeconds) => {
    const t = second(twelve, { actionSeconds }).at('don.confirm', 's9');
    expect(t.question).toMatchObject({ key: 'rightHand.check', seconds: actionSeconds, expires: true });
    t.expire('rightHand.check').pass('yakuza.order');
    expect(t.question).toMatchObject({ key: 'detective.check', seconds: actionSeconds, expires: true });
    t.expire('detective.check');
    expect(t.question.key).toBe('doctor.save');
    expect(t.facts('learned')).toEqual([]);
    expect(t.facts('expired').map(({ key, clause }) => [key, clause])).toEqual([
      ['rightHand.check', 'YK-40'],
      ['detective.check', 'YK-40'],
    ]);
  });

  test('YK-05 the Detective investigates, the Doctor saves, and Civilians are never woken', () => {
    const woken = nightCard.flatMap(({ lines }) => lines.flatMap(({ roles }) => roles));
    expect(woken).toEqual(expect.arrayContaining(['don', 'rightHand', 'mafia', 'shogun', 'yakuza', 'detective', 'doctor']));
    expect(woken).not.toContain('civilian');
    const t = night(second(), { 'don.confirm': 's9' });
    for (const key of ['rightHand.check', 'yakuza.order', 'detective.check', 'doctor.save']) expect(t.asked(key).to).not.toContain(1);
  });
});

describe('what is heard in a night', () => {
  const heard = (dead: string, choices: Parameters<typeof night>[1]): string => {
    const t = night(second(twelve, {}, { dead }), choices);
    const lines = t.said;
    return lines
      .slice(
        0,
        lines.findIndex(({ key }) => key === 'dawn.wake'),
      )
      .map(({ text }) => text)
      .join('\n');
  };

  test('YK-R12 X-5 does not tell who is gone: hidden roles are called with the same words', () => {
    const whole = heard('', { 'don.confirm': 's9' });
    for (const dead of ['s8', 's4', 's3', 's6', 's7', 's6 s7', 's8 s4']) expect(heard(dead, { 'don.confirm': 's9' }), dead).toBe(whole);
    expect(heard('s2', { 'mafia.agree': 's9' })).toBe(whole);
    expect(heard('s2', { 'mafia.agree': 'out', 'don.confirm': 's9' })).toBe(whole);
  });

  test('YK-R12 where roles are shown on leaving, the dead are called no more', () => {
    const t = night(second(twelve, { revealOnElimination: true }, { dead: 's8 s4' }), { 'don.confirm': 's9' });
    expect([t.called('detective'), t.called('doctor')]).toEqual(['silent', 'silent']);
  });

  test('YK-33 the city is sent to sleep and woken', () => {
    const t = night(second(), { 'don.confirm': 's9' });
    const texts = t.said.map(({ text }) => text);
    expect(texts[0]).toBe('The city falls asleep.');
    expect(texts).toContain('The city wakes.');
  });
});
