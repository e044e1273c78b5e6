import { describe, expect, test } from 'vitest';
import { eight, sit, twelve } from './villages.ts';

describe('the turn of night and day', () => {
  test('PR-23 the game begins with a night, and day and night take turns', () => {
    const t = sit();
    for (let round = 0; round < 2; round++) t.pass('mafia.kill').at('angelHeart.check', 'Bob').pass('day.accuser');
    expect(t.facts('phase').map((fact) => t.say(fact.said))).toEqual(['Night 1', 'Day 1', 'Night 2', 'Day 2', 'Night 3']);
  });

  test('PR-24 every change of phase is announced aloud to all', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Bob').pass('day.accuser');
    const aloud = t
      .facts('announced')
      .filter((fact) => fact.audience === 'public')
      .map((fact) => fact.said.id);
    expect(aloud).toEqual(['night.falls', 'dawn.wake', 'dawn.nobody', 'day.endsNobody', 'night.falls']);
  });

  test('PR-25 at every nightfall all players are told to close their eyes', () => {
    const t = sit().pass('mafia.kill').at('angelHeart.check', 'Bob').pass('day.accuser');
    const falls = t.said.filter((line) => line.key === 'night.falls');
    expect(falls.map((line) => line.text)).toEqual([
      'Night falls. Close your eyes, everybody.',
      'Night falls. Close your eyes, everybody.',
    ]);
    expect(t.asked('night.falls').to).toBe('table');
  });

  test('PR-26 the moderator alone is reminded not to speak towards any one place', () => {
    const t = sit().until('night.falls');
    expect(t.question.note && t.say(t.question.note)).toContain('never towards one place');
    expect(t.heard.join(' ')).not.toContain('towards');
  });

  test('PR-27 the mafia come first, then the angels', () => {
    const t = sit(eight).pass('mafia.kill').at('angelHeart.check', 'Mia').at('angelDiamond.check', 'Mia');
    expect(t.facts('called').map((fact) => fact.line)).toEqual(['mafia', 'angelHeart', 'angelDiamond']);
  });
});

describe('the mafia at night', () => {
  test('PR-28 all mafia and nobody else wake together, from the first night on', () => {
    const t = sit();
    expect(t.question).toMatchObject({ key: 'mafia.kill', to: [1, 2, 3] });
    expect(t.heard).toContain('Mafia, open your eyes.');
  });

  test('PR-28 only living mafia are woken', () => {
    expect(sit(twelve, {}, { round: 2, dead: 'Max' }).question.to).toEqual([1, 3]);
  });

  test('PR-29 at most one person is killed in a night', () => {
    const t = sit();
    expect(t.refuses('mafia.kill', 'Bob Cid')).toMatchObject({ id: 'refused.howMany' });
    t.at('mafia.kill', 'Bob').at('angelHeart.check', 'Mia');
    expect(t.dead).toEqual(['Bob']);
  });

  test('PR-30 by the base rule the mafia may kill nobody', () => {
    const t = sit(twelve, { killPolicy: 'mayPass' });
    expect(t.question).toMatchObject({ min: 0, pass: { id: 'mafia.pass' } });
    expect(t.pass('mafia.kill').at('angelHeart.check', 'Mia').dead).toEqual([]);
  });

  test('PR-31 where killing is compulsory the mafia cannot pass', () => {
    const t = sit(twelve, { killPolicy: 'mustKill' });
    expect(t.question).not.toHaveProperty('pass');
    expect(t.refuses('mafia.kill', '')).toMatchObject({ id: 'refused.noPass', clause: 'PR-31' });
    expect(t.at('mafia.kill', 'Bob').at('angelHeart.check', 'Mia').dead).toEqual(['Bob']);
  });

  test('PR-32 the mafia are told to use signs only', () => {
    expect(sit().heard).toContain('Whom do you kill? Signs only.');
  });

  test('PR-33 PR-34 they point, and are sent to sleep only when the moderator is sure who is meant', () => {
    const t = sit();
    expect(t.question.note && t.say(t.question.note)).toBe('They agree by signs and point. Go on only when you are sure who is meant.');
    expect(t.said.map((line) => line.id)).not.toContain('mafia.sleep');
    t.at('mafia.kill', 'Bob');
    expect(t.heard[0]).toBe('Mafia, close your eyes.');
  });

  test('PR-34 the dead and strangers cannot be meant', () => {
    const t = sit(twelve, {}, { round: 2, dead: 'Bob' });
    expect(t.refuses('mafia.kill', 'Bob')).toMatchObject({ id: 'bar.dead', clause: 'PR-29' });
    expect(t.refuses('mafia.kill', { seats: [99] })).toMatchObject({ id: 'refused.noSuchSeat' });
  });

  test('PR-R8 the mafia may point at one of their own, with a warning for the moderator', () => {
    const t = sit();
    expect(t.question).toMatchObject({ warned: [1, 2, 3].map((seat) => ({ seat, clause: 'PR-R8', why: { id: 'warn.ownSide' } })) });
    expect(t.at('mafia.kill', 'Max').at('angelHeart.check', 'Bob').dead).toEqual(['Max']);
  });
});

describe('PR-R13 the mafia cannot agree', () => {
  test('PR-R13 without a night timer the moderator simply waits', () => {
    const t = sit();
    expect(t.question).not.toHaveProperty('seconds');
    expect(t.refuses('mafia.kill', { expired: true })).toMatchObject({ id: 'refused.noClock' });
  });

  test('PR-R13 with a night timer no agreement means no kill', () => {
    const t = sit(twelve, { nightSeconds: 60 });
    expect(t.question).toMatchObject({ seconds: 60, expires: true });
    expect(t.expire('mafia.kill').at('angelHeart.check', 'Bob').dead).toEqual([]);
    expect(t.facts('expired')).toMatchObject([{ key: 'mafia.kill', clause: 'PR-R13' }]);
  });

  test('PR-R13 agreement in time is a kill like any other', () => {
    expect(sit(twelve, { nightSeconds: 600 }).at('mafia.kill', 'Bob').at('angelHeart.check', 'Mia').dead).toEqual(['Bob']);
  });

  test('PR-R13 X-2 where killing is compulsory a lot is drawn among the players pointed at, and written down', () => {
    const victims = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) => {
      const t = sit(twelve, { nightSeconds: 60, killPolicy: 'mustKill' }, { seed }).expire('mafia.kill').at('mafia.pointed', 'Bob Cid Dan');
      const [draw] = t.facts('drawn');
      expect(draw).toMatchObject({ from: [5, 6, 7], by: 'seed', audience: 'host', clause: 'PR-R13' });
      t.at('angelHeart.check', 'Mia');
      expect(t.dead).toEqual([t.seating.name(Number(draw?.got))]);
      return t.dead[0];
    });
    expect(new Set(victims)).toEqual(new Set(['Bob', 'Cid', 'Dan']));
  });

  test('PR-R13 X-2 by house rule the moderator tosses the coin and enters what came up', () => {
    const t = sit(twelve, { nightSeconds: 60, killPolicy: 'mustKill', randomPick: 'hostCoin' })
      .expire('mafia.kill')
      .at('mafia.pointed', 'Bob Cid');
    expect(t.question).toMatchObject({ shape: 'pick', key: 'mafia.lot', to: 'host', options: [{ id: '5' }, { id: '6' }] });
    expect(t.refuses('mafia.lot', '7')).toMatchObject({ id: 'refused.noSuchOption', clause: 'PR-R13' });
    t.pick('mafia.lot', '6').at('angelHeart.check', 'Mia');
    expect(t.facts('drawn')).toMatchObject([{ from: [5, 6], got: 6, by: 'host' }]);
    expect(t.dead).toEqual(['Cid']);
  });

  test('PR-R13 a single player pointed at is the victim; nobody pointed at is no answer', () => {
    const t = sit(twelve, { nightSeconds: 60, killPolicy: 'mustKill' }).expire('mafia.kill');
    expect(t.refuses('mafia.pointed', '')).toMatchObject({ id: 'refused.noPass', clause: 'PR-R13' });
    expect(t.at('mafia.pointed', 'Gus').at('angelHeart.check', 'Mia').dead).toEqual(['Gus']);
  });
});

describe('the angels', () => {
  test('PR-35 the angel is woken after the mafia', () => {
    const t = sit().pass('mafia.kill');
    expect(t.question).toMatchObject({ key: 'angelHeart.check', to: [4] });
    expect(t.heard).toEqual(['Mafia, close your eyes.', 'Heart angel, open your eyes.', 'Whom do you want to know about?']);
  });

  test('PR-36 two angels are called apart, by suit, and neither is awake during the call of the other', () => {
    const t = sit(eight).pass('mafia.kill');
    expect(t.question.to).toEqual([3]);
    t.at('angelHeart.check', 'Mia');
    expect(t.question.to).toEqual([4]);
    expect(t.heard).toEqual(['Heart angel, close your eyes.', 'Diamond angel, open your eyes.', 'Whom do you want to know about?']);
  });

  test('PR-37 the angel is asked whom to look into and points at exactly one person', () => {
    const t = sit().pass('mafia.kill');
    expect(t.question).toMatchObject({ min: 1, max: 1, say: [{ id: 'angelHeart.wake' }, { id: 'angel.ask' }] });
    expect(t.refuses('angelHeart.check', '')).toMatchObject({ id: 'refused.noPass', clause: 'PR-37' });
    expect(t.refuses('angelHeart.check', 'Bob Cid')).toMatchObject({ id: 'refused.exactly', clause: 'PR-37' });
  });

  test.each([
    ['Mia', 'nod', 'Mia is mafia'],
    ['Bob', 'shake', 'Bob is not mafia'],
    ['Dee', 'shake', 'Dee is not mafia'],
  ])('PR-38 asked about %s the moderator answers with the head alone: %s', (who, sign, text) => {
    const t = sit(eight).pass('mafia.kill').at('angelHeart.check', who);
    expect(t.shown).toEqual([{ key: 'angelHeart.answer', to: ['Ann'], sign, text }]);
    expect(t.asked('angelHeart.answer').say).toEqual([]);
    expect(t.learned('Ann')).toEqual([text]);
    expect(t.learned('Dee')).toEqual([]);
  });

  test('PR-39 the angel is sent to sleep and the steps repeat with the other angel', () => {
    const t = sit(eight).pass('mafia.kill').at('angelHeart.check', 'Mia').at('angelDiamond.check', 'Bob');
    const angels = t.keys.filter((key) => key.startsWith('angel'));
    expect(angels).toEqual([
      'angelHeart.check',
      'angelHeart.answer',
      'angelHeart.sleep',
      'angelDiamond.check',
      'angelDiamond.answer',
      'angelDiamond.sleep',
    ]);
    expect(t.learned('Dee')).toEqual(['Bob is not mafia']);
  });

  test.each([
    ['Mia', 'Yes, mafia.'],
    ['Bob', 'No, not mafia.'],
  ])('PR-40 spoken aloud, the answer about %s is “%s”, without he or she, and heard by all', (who, words) => {
    const t = sit(twelve, { angelAnswer: 'spoken' }).pass('mafia.kill').at('angelHeart.check', who);
    expect(t.heard[0]).toBe(words);
    expect(words).not.toMatch(/\b(he|she|him|her|his)\b/i);
    expect(t.facts('announced').find((fact) => fact.clause === 'PR-40')).toMatchObject({ audience: 'public' });
    expect(t.learned('Ann')).toHaveLength(1);
    expect(t.shown).toEqual([]);
  });

  test('PR-40 the spoken answer does not say who was asked about', () => {
    const about = (who: string) => sit(twelve, { angelAnswer: 'spoken' }).pass('mafia.kill').at('angelHeart.check', who).heard;
    expect(about('Bob')).toEqual(about('Ida'));
  });

  test('PR-R9 an angel who is the victim of this night still checks and is answered', () => {
    const t = sit().at('mafia.kill', 'Ann').at('angelHeart.check', 'Mia');
    expect(t.shown).toMatchObject([{ to: ['Ann'], sign: 'nod' }]);
    expect(t.dead).toEqual(['Ann']);
  });

  test('PR-R10 an angel cannot check the dead or oneself', () => {
    const t = sit(twelve, {}, { round: 2, dead: 'Bob' }).pass('mafia.kill');
    expect(t.refuses('angelHeart.check', 'Bob')).toMatchObject({ id: 'bar.dead' });
    expect(t.refuses('angelHeart.check', 'Ann')).toMatchObject({ id: 'bar.self', clause: 'PR-R10' });
    expect(t.offered).toEqual(['Mia', 'Max', 'Moe', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida']);
  });

  test('PR-35 with no angel in the pile none is called', () => {
    const t = sit('Mia mafia, Bob Cid Dan Eve civilian').pass('mafia.kill');
    expect(t.question.key).toBe('day.accuser');
    expect(t.called('angelHeart')).toBeUndefined();
  });
});
