import { describe, expect, test } from 'vitest';
import { accuse, byDay, five, twelve } from './villages.ts';

const innocent = 'The day is over and nobody dies today. Silence, everybody.';

describe('talk', () => {
  test('PR-48 the survivors may convict one of themselves; they need not', () => {
    const t = byDay();
    const { note } = t.asked('day.talk');
    expect(note && t.say(note)).toContain('allowed, not required');
    expect(t.pass('day.accuser').dead).toEqual([]);
  });

  test('PR-49 PR-50 PR-52 the survivors talk freely and may claim what they like: nothing said is asked for or checked', () => {
    const t = byDay();
    expect(t.asked('day.talk')).toMatchObject({ shape: 'say', to: 'table', clause: 'PR-49' });
    expect(t.heard).toContain('The talk is open. Claim what you like; no card is shown.');
    expect(t.keys).toEqual(['day.talk', 'day.accuser']);
  });

  test('PR-54 after the talk the moderator calls for accusations', () => {
    const t = byDay();
    expect(t.keys).toEqual(['day.talk', 'day.accuser']);
    expect(t.heard.at(-1)).toBe('Accusations, please. Who accuses?');
  });

  test('PR-67 the moderator decides how long the talk lasts, unless the group has set a time', () => {
    expect(byDay().until('day.talk').question).not.toHaveProperty('seconds');
    const t = byDay(twelve, { discussionTimer: 300 }).until('day.talk');
    expect(t.question).toMatchObject({ seconds: 300, expires: true });
    expect(t.expire('day.talk').question.key).toBe('day.accuser');
    expect(byDay(twelve, { discussionTimer: 3600 }).question.key).toBe('day.accuser');
  });

  test('PR-67 the moderator is reminded to call for accusations before the game drags', () => {
    const t = byDay();
    const { note } = t.asked('day.talk');
    expect(note && t.say(note)).toContain('once the talk runs dry');
  });
});

describe('accusations', () => {
  test('PR-55 any living player may accuse any other living player', () => {
    const t = byDay(twelve, {}, { round: 2, dead: 'Hal Ida' });
    expect(t.offered).toEqual(['Mia', 'Max', 'Moe', 'Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus']);
    t.at('day.accuser', 'Mia');
    expect(t.offered).toEqual(['Max', 'Moe', 'Ann', 'Bob', 'Cid', 'Dan', 'Eve', 'Fay', 'Gus']);
    expect(t.refuses('day.accused', 'Mia')).toMatchObject({ id: 'bar.accuseSelf', clause: 'PR-55' });
    expect(t.refuses('day.accused', 'Hal')).toMatchObject({ id: 'bar.dead' });
    t.at('day.accused', 'Max');
    expect(t.facts('announced').map((fact) => t.say(fact.said))).toContain('Mia accuses Max.');
  });

  test('PR-56 PR-57 the accuser is asked for reasons, then a second is asked for', () => {
    const t = byDay().at('day.accuser', 'Bob').at('day.accused', 'Mia');
    expect(t.heard).toEqual(['Bob, your reasons, please.', 'Who seconds the accusation against Mia?']);
    expect(t.question.key).toBe('day.second');
  });

  test('PR-58 once seconded, the accused may defend', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid');
    expect(t.heard[0]).toBe('Mia, your defence, please.');
    expect(t.question.key).toBe('day.verdict');
  });

  test('PR-58 without a second the accusation lapses without a vote', () => {
    const t = byDay().at('day.accuser', 'Bob').at('day.accused', 'Mia').pass('day.second');
    expect(t.heard[0]).toBe('Nobody seconds: the accusation against Mia lapses.');
    expect(t.keys).not.toContain('day.defence');
    expect(t.question.key).toBe('day.accuser');
  });

  test('PR-59 then others may remark briefly', () => {
    expect(accuse(byDay(), 'Bob', 'Mia', 'Cid').heard[1]).toBe('Short remarks from the others, for or against.');
  });

  test('PR-R6 a lapsed accusation bars no new one', () => {
    const t = byDay().at('day.accuser', 'Bob').at('day.accused', 'Mia').pass('day.second').at('day.accuser', 'Cid');
    expect(t.offered).toContain('Mia');
    expect(t.at('day.accused', 'Mia').at('day.second', 'Dan').vote('day.verdict', 'guilty 12').dead).toEqual(['Mia']);
  });

  test('PR-R7 neither the accuser nor the accused may second', () => {
    const t = byDay().at('day.accuser', 'Bob').at('day.accused', 'Mia');
    expect(t.refuses('day.second', 'Bob')).toMatchObject({ id: 'bar.mayNotSecond', clause: 'PR-R7' });
    expect(t.refuses('day.second', 'Mia')).toMatchObject({ id: 'bar.mayNotSecond', clause: 'PR-R7' });
    expect(t.offered).toHaveLength(10);
  });
});

describe('the verdict', () => {
  test('PR-60 PR-61 the moderator takes the vote, and sees how many hands are needed', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid');
    expect(t.heard.at(-1)).toBe('Who is for convicting Mia? Hands up.');
    expect(t.question).toMatchObject({ needed: 7, about: 1, counts: true, abstain: 'allowed' });
  });

  test.each([
    ['exactly half of twelve', '', 6, false],
    ['one more than half of twelve', '', 7, true],
    ['all twelve', '', 12, true],
    ['nobody', '', 0, false],
    ['less than half of eleven', 'Ida', 5, false],
    ['more than half of eleven', 'Ida', 6, true],
    ['exactly half of ten', 'Hal Ida', 5, false],
    ['one more than half of ten', 'Hal Ida', 6, true],
  ])('PR-61 conviction takes more than half of the survivors: %s', (_, dead, hands, convicted) => {
    const t = accuse(byDay(twelve, {}, { dead }), 'Bob', 'Fay', 'Cid').vote('day.verdict', `guilty ${hands}`);
    expect(t.dead.includes('Fay')).toBe(convicted);
  });

  test('PR-61 hands may be entered by name instead of by number', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'Bob Cid Dan Eve Fay Gus Hal > guilty');
    expect(t.dead).toEqual(['Mia']);
    expect(t.facts('voted')).toMatchObject([{ vote: 'day.verdict', sums: [['guilty', 7]], chosen: ['guilty'], audience: 'public' }]);
  });

  test('PR-R4 every survivor votes, accuser and accused included', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid');
    expect(t.question.shape === 'ballot' && t.question.barred).toEqual([]);
    expect(t.vote('day.verdict', 'Mia Bob Cid Dan Eve Fay Gus > guilty').dead).toEqual(['Mia']);
    const { note } = t.asked('day.verdict');
    expect(note && t.say(note)).toContain('the accused and the accuser too');
  });

  test('PR-R5 the majority is one of survivors, not of votes cast: abstaining works like no', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'Bob Cid Dan Eve Fay Gus > guilty');
    expect(t.dead).toEqual([]);
  });

  test('PR-62 the convicted shows the card, is dead, and takes no further part', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 7');
    expect(t.heard.slice(0, 3)).toEqual([
      'Mia is convicted and dies.',
      'Mia, no last words, no signs, not a sound from now on. You may watch, at night too.',
      'Mia turns the card face up.',
    ]);
    expect(t.dead).toEqual(['Mia']);
    expect(t.question).toMatchObject({ key: 'mafia.kill', to: [2, 3] });
    expect(t.facts('died')).toMatchObject([{ seat: 1, clause: 'PR-62', audience: 'public' }]);
  });

  test('PR-62 the story says why the convicted died, and why that was announced: the vote', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 7');
    const vote = t.story.findIndex(({ what }) => what === 'voted');
    expect(t.facts('died')).toMatchObject([{ seat: 1, because: vote }]);
    expect(t.facts('announced').find(({ said }) => said.id === 'day.convicted')).toMatchObject({ because: vote });
  });

  test('PR-63 whoever is not convicted is acquitted and cannot be accused again that turn', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid').vote('day.verdict', 'guilty 6');
    expect(t.heard[0]).toBe('Mia is acquitted and cannot be accused again today.');
    t.at('day.accuser', 'Dan');
    expect(t.refuses('day.accused', 'Mia')).toMatchObject({ id: 'bar.acquitted', clause: 'PR-63' });
    accuse(t.undo(), 'Mia', 'Dan', 'Eve');
    expect(t.question).toMatchObject({ about: 7 });
  });

  test('PR-63 on the next day the acquitted may be accused again', () => {
    const t = accuse(byDay(), 'Bob', 'Mia', 'Cid')
      .vote('day.verdict')
      .pass('day.accuser')
      .pass('mafia.kill')
      .at('angelHeart.check', 'Bob')
      .at('day.accuser', 'Dan');
    expect(t.offered).toContain('Mia');
  });
});

describe('the end of the day', () => {
  test('PR-64 the day ends as soon as somebody has been convicted and killed', () => {
    const t = accuse(byDay(), 'Bob', 'Cid', 'Dan').vote('day.verdict', 'guilty 7').until('day.ends');
    expect(t.heard.at(-1)).toBe('The day is over. Silence, everybody.');
    expect(t.keys.filter((key) => key === 'day.accuser')).toHaveLength(1);
  });

  test('PR-65 PR-66 it also ends when the moderator judges that no more accusations will be made, and nobody dies', () => {
    const t = accuse(byDay(), 'Bob', 'Cid', 'Dan').vote('day.verdict', 'guilty 1').pass('day.accuser');
    expect(t.dead).toEqual([]);
    expect(t.heard[0]).toBe(innocent);
    expect(t.question.key).toBe('mafia.kill');
  });

  test('PR-65 it ends by itself when no more accusations can be made', () => {
    const t = byDay(five);
    for (const accused of ['Ann', 'Bob', 'Cid', 'Dan'])
      accuse(t, 'Mia', accused, accused === 'Ann' ? 'Bob' : 'Ann').vote('day.verdict', 'guilty 2');
    expect(t.barred('Mia')).toMatchObject({ id: 'bar.nobodyLeft', clause: 'PR-63' });
    expect(t.offered).toEqual(['Ann', 'Bob', 'Cid', 'Dan']);
    accuse(t, 'Ann', 'Mia', 'Bob').vote('day.verdict', 'guilty 2');
    expect(t.heard).toContain(innocent);
    expect(t.question.key).toBe('mafia.kill');
  });

  test('PR-68 PR-69 when the day ends all talk is cut off at once, and night falls', () => {
    const t = byDay().pass('day.accuser');
    expect(t.heard.slice(0, 2)).toEqual([innocent, 'Night falls. Close your eyes, everybody.']);
    expect(t.asked('day.ends')).toMatchObject({ shape: 'say', to: 'table' });
    expect(t.asked('day.ends')).not.toHaveProperty('seconds');
  });
});
