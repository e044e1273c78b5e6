import { describe, expect, test } from 'vitest';
import { byDay, duel, eleven, fight, nominate, told } from './days.ts';
import { ktulu as ktuluRules } from '../../../../src/games/ktulu/index.ts';

const words = ktuluRules.words;

const challenged = (sheriffDead = false) =>
  byDay(undefined, {}, sheriffDead ? { dead: 'Sam' } : {})
    .pick('day.next', 'duel')
    .at('duel.challenger', 'Cid')
    .at('duel.challenged', 'Bob');

describe('a challenge', () => {
  test('KT-049 every living player may challenge every other living player', () => {
    const t = byDay(undefined, {}, { dead: 'Cal' }).pick('day.next', 'duel');
    expect(t.offered).toEqual(t.alive);
    expect(t.at('duel.challenger', 'Cid').offered).toEqual(t.alive.filter((name) => name !== 'Cid'));
    expect(t.refuses('duel.challenged', 'Cal')).toMatchObject({ id: 'bar.dead' });
    expect(t.refuses('duel.challenged', 'Cid')).toMatchObject({ clause: 'KT-049' });
  });

  test('KT-049 after all nobody need challenge anybody', () => {
    expect(byDay().pick('day.next', 'duel').pass('duel.challenger').question.key).toBe('day.next');
  });

  test('KT-050 KT-092 while the Sheriff lives the challenge may be refused, and there is no duel', () => {
    const t = challenged().pick('duel.accepted', 'refuse');
    expect(t.question.key).toBe('day.next');
    expect(told(t).at(-1)).toBe('duel.refused');
    expect(t.keys).not.toContain('duel.vote');
    expect(t.dead).toEqual([]);
  });

  test('KT-051 with the Sheriff dead nobody is asked: the duel begins', () => {
    const t = challenged(true);
    expect(t.question.key).toBe('duel.vote');
    expect(t.keys).not.toContain('duel.accepted');
    expect(told(t)).toContain('duel.beginsAnyway');
  });

  test('KT-051 where nobody is the Sheriff, nobody can refuse', () => {
    const t = byDay(eleven.replace('Sam sheriff', 'Sam citizen')).pick('day.next', 'duel').at('duel.challenger', 'Cid');
    expect(t.at('duel.challenged', 'Bob').question.key).toBe('duel.vote');
  });

  test('KT-049 X-6 whoever has challenged names somebody, unless he has been ruled dead', () => {
    const t = byDay().pick('day.next', 'duel').at('duel.challenger', 'Cid');
    expect(t.question).not.toHaveProperty('pass');
    t.rule({ do: 'kill', seat: 'Cid' });
    expect(t.question).toMatchObject({ key: 'duel.challenged', seats: [], pass: { id: 'duel.noChallenge' } });
    expect(t.barred('Bob')).toMatchObject({ id: 'bar.challengerDead', clause: 'X-6' });
    expect(t.pass('duel.challenged').question.key).toBe('day.next');
  });

  test('KT-051 a Sheriff ruled dead while the challenged player thinks takes the refusal away', () => {
    const t = challenged().rule({ do: 'kill', seat: 'Sam' });
    expect(t.refuses('duel.accepted', 'refuse')).toMatchObject({ id: 'bar.sheriffDead', clause: 'KT-051' });
    expect(t.pick('duel.accepted', 'accept').question.key).toBe('duel.vote');
  });

  test('KT-052 once accepted, the duel begins', () => {
    const t = challenged().pick('duel.accepted', 'accept');
    expect(told(t)).toContain('duel.begins');
    expect(t.question.key).toBe('duel.vote');
  });

  test('KT-R72 a refused challenge does not count towards the limit', () => {
    const t = byDay();
    for (let i = 0; i < 3; i++)
      t.pick('day.next', 'duel').at('duel.challenger', 'Cid').at('duel.challenged', 'Bud').pick('duel.accepted', 'refuse');
    expect(fight(t, 'Cid', 'Bud').question).toMatchObject({ key: 'day.next', options: [{ id: 'duel' }, { id: 'search' }] });
    expect(t.question).not.toHaveProperty('options.0.bar');
  });
});

describe('the limit', () => {
  test('KT-061 after two duels in one day a third is rejected', () => {
    const t = fight(fight(byDay(), 'Cid', 'Bud'), 'Cid', 'Bud');
    expect(t.refuses('day.next', 'duel')).toMatchObject({ id: 'bar.duelsFought', clause: 'KT-061' });
    expect(t.question.say, 'nobody is invited to a duel that cannot be').toEqual([{ id: 'day.noDuel' }]);
  });

  test('KT-061 the count starts anew the next day', () => {
    const t = byDay(undefined, {}, { counters: { 'duels.today': 2 } });
    expect(fight(fight(t, 'Cid', 'Bud'), 'Cid', 'Bud').refuses('day.next', 'duel')).toMatchObject({ clause: 'KT-061' });
  });

  test.each([0, 1, 3])('KT-061 with duelsPerDay %i that many are fought', (duelsPerDay) => {
    const t = byDay(undefined, { duelsPerDay });
    for (let i = 0; i < duelsPerDay; i++) fight(t, 'Cid', 'Bud');
    expect(t.refuses('day.next', 'duel')).toMatchObject({ clause: 'KT-061' });
  });

  test('KT-R90 the limit is stronger than a challenge that could not be refused', () => {
    const t = fight(fight(byDay(undefined, {}, { dead: 'Sam' }), 'Cid', 'Bud'), 'Cid', 'Bud');
    expect(t.refuses('day.next', 'duel')).toMatchObject({ id: 'bar.duelsFought', clause: 'KT-R90' });
  });

  test('KT-R73 until the names for the search stand, somebody may still want a duel, and it counts with those of the day', () => {
    const t = fight(byDay(), 'Cid', 'Bud').pick('day.next', 'search').pass('search.nominees');
    expect(fight(t, 'Cid', 'Bud').refuses('day.next', 'duel')).toMatchObject({ clause: 'KT-061' });
    expect(t.pick('day.next', 'search').question).toMatchObject({ key: 'search.nominees' });
    expect(t.question, 'no third duel is offered').not.toHaveProperty('pass');
    expect(t.at('search.nominees', 'Cid', 'Cis', 'Cal').question.key).toBe('search.vote');
  });

  test('KT-R73 duels are over once the search is called', () => {
    expect(nominate(byDay(), 'Cid Cis Cal').question.key).toBe('search.vote');
    expect(nominate(byDay(), 'Cid').keys.filter((key) => key === 'day.next')).toHaveLength(1);
  });

  test('KT-R73 duels are fought one at a time: nothing else is asked before the first is settled', () => {
    const t = duel(byDay(), 'Cid', 'Bud');
    expect(t.keys.slice(t.keys.indexOf('duel.begins'))).toEqual(['duel.begins', 'duel.speech1', 'duel.speech2', 'duel.vote']);
  });
});

describe('speeches and voters', () => {
  test('KT-053 both contestants are asked to stand up', () => {
    const t = duel(byDay(), 'Cid', 'Bud').undo().pick('duel.accepted', 'accept').until('duel.begins');
    expect(t.question.say).toEqual([{ id: 'duel.begins', with: { who: { seat: 4 }, whom: { seat: 9 } } }]);
    expect(Object.values(words).map((catalogue) => catalogue['duel.begins'])).toEqual([
      expect.stringContaining('Stand up'),
      expect.stringContaining('起立'),
      expect.stringMatching(/wsta(ńcie|ją)/i),
    ]);
  });

  test('KT-054 the challenger speaks first, then the other, each by the clock', () => {
    const t = duel(byDay(), 'Cid', 'Bud').undo().pick('duel.accepted', 'accept').until('duel.speech1');
    expect(t.question).toMatchObject({ to: [4], seconds: 60, expires: true });
    expect(t.expire('duel.speech1').until('duel.speech2').question).toMatchObject({ to: [9], seconds: 60 });
    expect(t.expire('duel.speech2').question.key).toBe('duel.vote');
  });

  test('KT-054 speechSeconds sets the clock, and at 0 there is none', () => {
    const speech = (speechSeconds: number) =>
      byDay(undefined, { speechSeconds }, { dead: 'Sam' })
        .pick('day.next', 'duel')
        .at('duel.challenger', 'Cid')
        .at('duel.challenged', 'Bud')
        .until('duel.speech1').question;
    expect(speech(90)).toMatchObject({ seconds: 90, expires: true });
    expect(speech(0)).not.toHaveProperty('seconds');
  });

  test('KT-055 everybody else is told to be quiet', () => {
    const t = duel(byDay(), 'Cid', 'Bud');
    expect(t.said.filter(({ key }) => key.startsWith('duel.speech')).map(({ id }) => id)).toEqual(['duel.speech', 'duel.speech']);
  });

  test('KT-056 the two contestants do not vote, everybody else alive does', () => {
    const t = duel(byDay(undefined, {}, { dead: 'Cal' }), 'Cid', 'Bud');
    expect(t.barred('Cid')).toMatchObject({ clause: 'KT-056' });
    expect(t.refuses('duel.vote', 'Bud > Bud')).toMatchObject({ clause: 'KT-056' });
    expect(t.question).toMatchObject({ voters: [1, 2, 3, 5, 7, 8, 10, 11].map((seat) => ({ seat })) });
    expect(t.refuses('duel.vote', 'Cal > Cid').id).toBe('refused.noVote');
  });

  test('KT-057 each voter supports one of the two or abstains', () => {
    const t = duel(byDay(), 'Cid', 'Bud');
    expect(t.question).toMatchObject({
      marks: 1,
      abstain: 'allowed',
      candidates: [
        { id: 4, against: 9 },
        { id: 9, against: 4 },
      ],
    });
    expect(t.refuses('duel.vote', { votes: { 1: [4, 9] } })).toMatchObject({ id: 'refused.marks' });
    expect(t.refuses('duel.vote', { votes: { 1: [5] } })).toMatchObject({ id: 'refused.noCandidate' });
    expect(t.vote('duel.vote', 'Sam > Cid').dead).toEqual(['Bud']);
  });

  test('X-6 a contestant ruled dead ends the duel without harm to the other', () => {
    const t = duel(byDay(), 'Cid', 'Bud').rule({ do: 'kill', seat: 'Bud' }).vote('duel.vote');
    expect(t.question.key).toBe('day.next');
    expect(told(t)).toContain('duel.lapses');
    expect(t.dead).toEqual(['Bud']);
  });
});
