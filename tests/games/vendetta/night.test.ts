import { describe, expect, test } from 'vitest';
import { night, rivals, second, sit, twelve } from './tables.ts';

/** Every role that has a call, and both gangs. */
const everybody =
  'Tom thug, Thea thief, Sid snitch, Lou lawyer, Gus godfather, Yan yakuza, Vic vixen, Nina nurse, Boris bodyguard, Jo journalist, Hal hypnotist, Dora detective, Pia psycho, Fay femmeFatale, Abe Bea Cal Dee Eli bystander';
const called = (t: ReturnType<typeof sit>) => t.facts('called').map((fact) => [fact.line, fact.call]);

describe('the night card', () => {
  test('VD-36 VD-37 the roles are called in the strict order of the night sequence', () => {
    const t = night(second(everybody));
    expect(
      called(t)
        .filter(([, call]) => call === 'live')
        .map(([line]) => line),
    ).toEqual([
      'vixen',
      'thief',
      'snitch',
      'nurse',
      'bodyguard',
      'lawyer',
      'mafia',
      'yakuza',
      'detective',
      'journalist',
      'godfather',
      'hypnotist',
      'psycho',
      'femmeFatale',
    ]);
  });

  test.each(['jailer', 'priest', 'detective', 'judge', 'sheriff'])('VD-36 the leader comes right after the gangs: %s', (leader) => {
    const t = night(second(`Tom thug, Thea thief, Gus godfather, Jo journalist, Lee ${leader}, Abe Bea Cal Dee bystander`));
    expect(
      called(t)
        .filter(([, call]) => call === 'live')
        .map(([line]) => line),
    ).toEqual(['thief', 'mafia', leader, 'journalist', 'godfather']);
  });

  test('VD-38 roles that are not in the role deck are not called', () => {
    const t = night(second());
    expect(called(t).map(([line]) => line)).toEqual(['thief', 'nurse', 'bodyguard', 'mafiaMeet', 'mafia', 'detective']);
    expect(t.said.map((line) => line.id).filter((id) => id.startsWith('vixen') || id.startsWith('yakuza'))).toEqual([]);
  });

  test('VD-39 VD-69 wake call, the question, the ability or a pass, sleep call, and only then the next name', () => {
    const t = second().until('thief.choose');
    expect(t.heard.slice(-2)).toEqual(['Thief, open your eyes.', 'Whom do you rob?']);
    t.at('thief.choose', 'Abe').until('nurse.choose');
    expect(t.heard).toEqual(['Thief, close your eyes.', 'Nurse, open your eyes.', 'Whom do you protect?']);
    expect(t.keys.slice(-2)).toEqual(['thief.sleep', 'nurse.choose']);
    const { note } = t.asked('night.falls');
    expect(note && t.say(note)).toContain('Wait until all eyes are closed before the next call.');
  });

  test('VD-69 at a call nobody can answer the pause is that of the option, and with 0 there is no clock', () => {
    const dead = { dead: 'Nina' };
    expect(night(second(twelve, { noReveal: true }, dead)).asked('nurse.decoy').seconds).toBe(8);
    expect(night(second(twelve, { noReveal: true, nightWaitSeconds: 20 }, dead)).asked('nurse.decoy').seconds).toBe(20);
    expect(night(second(twelve, { noReveal: true, nightWaitSeconds: 0 }, dead)).asked('nurse.decoy')).not.toHaveProperty('seconds');
  });

  test('VD-40 bystanders and thugs are not called by role', () => {
    const t = night(second());
    expect(t.said.map((line) => line.text).filter((text) => /Bystander|Thug/.test(text) && text.includes('eyes'))).toEqual([]);
  });

  test('VD-41 VD-80 at its place the whole Mafia wakes to choose, thugs and mobsters alike', () => {
    const t = second(everybody)
      .pass('vixen.choose')
      .pass('thief.choose')
      .pass('snitch.choose')
      .pass('nurse.choose')
      .pass('bodyguard.choose')
      .pass('lawyer.investigate');
    expect(t.question).toMatchObject({ key: 'mafia.kill', to: [1, 2, 3, 4, 5] });
    expect(t.heard).toContain('Mafia, open your eyes.');
  });

  test('VD-42 when all have been woken dawn follows at once', () => {
    const t = second()
      .pass('thief.choose')
      .pass('nurse.choose')
      .pass('bodyguard.choose')
      .pass('mafia.kill')
      .pick('detective.ability', 'pass');
    expect(t.until('dawn.wake').keys.slice(-2)).toEqual(['detective.sleep', 'dawn.wake']);
  });

  test('VD-71 eyes open and close only on spoken words: every call begins and ends with them', () => {
    const t = night(second(everybody));
    const ids = t.said.map((line) => line.id);
    const wakes = ids.filter((id) => /^\w+\.wake$/.test(id) && id !== 'dawn.wake');
    expect(wakes).toHaveLength(14);
    expect(ids.filter((id) => /^\w+\.sleep$/.test(id)).map((id) => id.replace('sleep', 'wake'))).toEqual(wakes);
  });

  test('VD-70 every ability may be passed', () => {
    const t = second(everybody);
    night(t);
    expect(t.facts('marked')).toEqual([]);
    expect(t.facts('postponed')).toEqual([]);
    expect(t.facts('learned')).toEqual([]);
  });

  test('VD-74 nobody can use an ability on themselves', () => {
    const t = second(everybody);
    const own = {
      'vixen.choose': 'Vic',
      'thief.choose': 'Thea',
      'snitch.choose': 'Sid',
      'nurse.choose': 'Nina',
      'bodyguard.choose': 'Boris',
      'lawyer.investigate': 'Lou',
      'godfather.choose': 'Gus',
      'hypnotist.choose': 'Hal',
      'psycho.murder': 'Pia',
      'femmeFatale.murder': 'Fay',
    };
    for (let q = t.question; q.key !== 'day.suspects'; q = t.question) {
      const self = own[q.key as keyof typeof own];
      if (self) expect([q.key, t.refuses(q.key, self)]).toMatchObject([q.key, { id: 'bar.self', clause: 'VD-74' }]);
      if (q.key === 'journalist.choose') expect(t.refuses(q.key, 'Jo Abe')).toMatchObject({ clause: 'VD-74' });
      if (q.shape === 'pick') t.pick(q.key, 'pass');
      else t.pass(q.key);
    }
  });

  test('VD-74 the leader cannot investigate or murder the leader', () => {
    const t = second()
      .pass('thief.choose')
      .pass('nurse.choose')
      .pass('bodyguard.choose')
      .pass('mafia.kill')
      .pick('detective.ability', 'murder');
    expect(t.refuses('detective.murder', 'Dora')).toMatchObject({ id: 'bar.self', clause: 'VD-74' });
  });
});

describe('the first night', () => {
  test('VD-43 it comes right after the deal, and abilities are used as normal', () => {
    const t = sit();
    expect(t.question.key).toBe('thief.choose');
    night(t.at('thief.choose', 'Nina'), { 'detective.ability': 'investigate', 'detective.investigate': 'Tom' });
    expect(t.called('nurse')).toBe('blocked');
    expect(t.learned('Dora')).toEqual(['Tom: Thug']);
  });

  test('VD-44 the Mafia wakes only to see one another and chooses nobody', () => {
    const t = night(sit());
    expect(t.keys).not.toContain('mafia.kill');
    expect(t.said.filter((line) => line.key === 'mafia.meet').map((line) => line.text)).toEqual([
      'Mafia, open your eyes.',
      'See who is with you.',
    ]);
    for (const name of ['Tom', 'Tim', 'Thea']) expect(t.learned(name)).toEqual(['Awake with the Mafia: Tom, Tim and Thea']);
    expect([t.called('mafiaMeet'), t.called('mafia')]).toEqual(['live', 'silent']);
  });

  test('VD-44 on later nights nobody is introduced again', () => {
    const t = night(second());
    expect([t.called('mafiaMeet'), t.called('mafia')]).toEqual(['silent', 'live']);
    expect(t.facts('learned')).toEqual([]);
  });

  test('VD-44 VD-89 the Yakuza meets as well, right after the Mafia', () => {
    const t = night(sit(rivals, { mode: 'yakuza' }));
    expect(t.learned('Yan')).toEqual(['Yakuza: Yan and Yui']);
    expect(t.keys.filter((key) => key.endsWith('.meet'))).toEqual(['mafia.meet', 'yakuza.meet']);
    expect(t.keys).not.toContain('yakuza.kill');
  });

  test.each([
    ['sheriff', 'sheriff.murder'],
    ['psycho', 'psycho.murder'],
    ['femmeFatale', 'femmeFatale.murder'],
  ])('VD-45 VD-A19 nobody can be killed by any means: %s is called and cannot murder', (role, key) => {
    const t = sit(`Tom Tim thug, Max ${role}, Abe Bea Cal Dee Eli bystander`);
    expect(t.refuses(key, 'Abe')).toMatchObject({ id: 'bar.firstNight', clause: 'VD-45' });
    expect(t.offered).toEqual([]);
    expect(night(t).dead).toEqual([]);
    expect(t.called(role)).toBe('live');
  });

  test.each(['detective', 'priest'])('VD-A19 the %s may investigate on the first night but not murder', (role) => {
    const t = sit(`Tom Tim thug, Max ${role}, Abe Bea Cal Dee Eli bystander`);
    expect(t.refuses(`${role}.ability`, 'murder')).toMatchObject({ id: 'bar.firstNight', clause: 'VD-45' });
    expect(night(t, { [`${role}.ability`]: 'investigate', [`${role}.investigate`]: 'Tom' }).dead).toEqual([]);
    expect(t.learned('Max')).toEqual(['Tom: Thug']);
  });

  test('VD-45 no first night of any kind ends with a death', () => {
    const t = night(sit(everybody));
    expect(t.dead).toEqual([]);
    expect(t.said.map((line) => line.id)).toContain('dawn.nobody');
  });
});
