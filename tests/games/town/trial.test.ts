import { describe, expect, test } from 'vitest';
import { accuse, byDay, night, seven } from './towns.ts';

const onTrial = (rules: Parameters<typeof byDay>[1] = {}, who = 'Tom') => accuse(byDay(seven, rules), who);

describe('phase 3, trial', () => {
  test('TM-24 TM-25 the defendant may speak for up to two minutes, and nobody else', () => {
    const t = byDay().vote('day.nominate', 'Mia > Tom').until('trial.defence');
    expect(t.question).toMatchObject({ shape: 'say', to: [6], seconds: 120, expires: true, clause: 'TM-24' });
    expect(t.heard.at(-1)).toBe('Tom, your defence: 120 seconds. Nobody else speaks.');
    expect(t.expire('trial.defence').until('trial.talk').question.key).toBe('trial.talk');
  });

  test.each([
    [0, 'Tom, your defence. Nobody else speaks.', undefined],
    [600, 'Tom, your defence: 600 seconds. Nobody else speaks.', 600],
  ])('TM-24 the option of %i seconds for the defence', (defenceSeconds, words, seconds) => {
    const t = byDay(seven, { defenceSeconds }).vote('day.nominate', 'Mia > Tom').until('trial.defence');
    expect(t.heard.at(-1)).toBe(words);
    expect(t.question.seconds).toBe(seconds);
    expect(t.question.expires).toBe(seconds === undefined ? undefined : true);
  });

  test('TM-26 after the defence free discussion is open, without a clock', () => {
    const t = byDay().vote('day.nominate', 'Mia > Tom').until('trial.talk');
    expect(t.keys.slice(-2)).toEqual(['trial.defence', 'trial.talk']);
    expect(t.heard.at(-1)).toBe('Thank you. The talk is open to all.');
    expect(t.question).not.toHaveProperty('seconds');
  });

  test('TM-27 then all close their eyes and vote by hand: left is innocent, right is guilty', () => {
    const t = onTrial();
    expect(t.heard.slice(-3, -2)).toEqual([
      'Close your eyes, everybody. Raise your left hand if you find Tom innocent, your right hand if guilty.',
    ]);
    expect(t.question).toMatchObject({ key: 'trial.vote', about: 6, clause: 'TM-27' });
    expect(t.question.shape === 'ballot' && t.question.candidates.map((c) => c.label && t.say(c.label))).toEqual([
      'Guilty (right hand)',
      'Innocent (left hand)',
    ]);
    expect(t.question.shape === 'ballot' && t.question.voters).toHaveLength(7);
  });

  test.each([[3], [1], [10]])('TM-28 after a countdown from %i all open their eyes, and every vote is public', (countdownSeconds) => {
    const t = onTrial({ countdownSeconds });
    expect(t.heard.slice(-2)).toEqual([
      `I count down from ${countdownSeconds}. At zero, all at once.`,
      'Keep your hands up and open your eyes.',
    ]);
    expect(t.question.seconds).toBe(countdownSeconds);
    t.vote('trial.vote', 'Mia Max > guilty', 'Tom Doc Det > innocent');
    expect(t.facts('voted').at(-1)).toMatchObject({
      vote: 'trial.vote',
      sums: [
        ['guilty', 2],
        ['innocent', 3],
      ],
      audience: 'public',
    });
  });

  test('TM-29 neither hand or both hands up is not counted', () => {
    const t = onTrial();
    expect(t.refuses('trial.vote', 'Mia > guilty innocent')).toMatchObject({ id: 'refused.marks', clause: 'TM-29' });
    const { note } = t.question;
    expect(note && t.say(note)).toContain('neither hand or both has no vote');
    t.vote('trial.vote', 'Mia >', 'Max Doc > guilty', 'Tom > innocent');
    expect(t.facts('voted').at(-1)?.sums).toEqual([
      ['guilty', 2],
      ['innocent', 1],
    ]);
    expect(t.dead).toEqual(['Tom']);
  });

  test.each([
    ['one more guilty', 'guilty 4', 'innocent 3', true],
    ['one guilty, nobody else', 'guilty 1', 'innocent 0', true],
    ['equality', 'guilty 3', 'innocent 3', false],
    ['nobody votes', 'guilty 0', 'innocent 0', false],
    ['one more innocent', 'guilty 3', 'innocent 4', false],
  ])('TM-30 executed only if guilty votes outnumber innocent votes: %s', (_, guilty, innocent, executed) => {
    const t = onTrial().vote('trial.vote', guilty, innocent);
    expect(t.dead.includes('Tom')).toBe(executed);
    expect(t.facts('announced').map((fact) => fact.said.id)).toContain(executed ? 'trial.executed' : 'trial.acquitted');
  });

  test('TM-31 TM-32 the condemned has 30 seconds of last words, unanswered, and only then dies', () => {
    const t = onTrial().vote('trial.vote', 'guilty 4').until('trial.lastWords');
    expect(t.question).toMatchObject({ to: [6], seconds: 30, expires: true, clause: 'TM-31' });
    expect(t.heard).toEqual(['Tom is found guilty. 30 seconds for your last words; nobody answers.']);
    expect(t.dead).toEqual([]);
    expect(t.expire('trial.lastWords').until('trial.executed').dead).toEqual(['Tom']);
    expect(t.facts('died')).toMatchObject([{ seat: 6, clause: 'TM-32', audience: 'public', by: { faction: 'town' } }]);
  });

  test('TM-32 the death is because of the vote', () => {
    const t = onTrial().vote('trial.vote', 'guilty 4');
    const [died] = t.facts('died');
    expect(t.story[died?.because ?? 0]).toMatchObject({ what: 'voted', vote: 'trial.vote' });
  });

  test.each([
    [0, 'Tom is found guilty. Your last words; nobody answers.', undefined],
    [600, 'Tom is found guilty. 600 seconds for your last words; nobody answers.', 600],
  ])('TM-31 the option of %i seconds for last words', (lastWordsSeconds, words, seconds) => {
    const t = onTrial({ lastWordsSeconds }).vote('trial.vote', 'guilty 4').until('trial.lastWords');
    expect(t.heard).toEqual([words]);
    expect([t.question.seconds, t.question.expires]).toEqual(seconds === undefined ? [undefined, undefined] : [seconds, true]);
  });

  test('TM-33 the role of the executed is revealed, whatever becomes of night deaths', () => {
    for (const revealNightDeaths of ['role', 'nothing'] as const) {
      const t = onTrial({ revealNightDeaths }, 'Mia').vote('trial.vote', 'guilty 4');
      expect(t.heard).toContain('Mia is executed. The card: Mafioso.');
      expect(t.facts('revealed')).toMatchObject([{ seat: 1, role: 'mafioso', clause: 'TM-33', audience: 'public' }]);
    }
  });

  test('TM-34 no execution in the first trial of the day: back to phase 1', () => {
    const t = onTrial().vote('trial.vote', 'innocent 4');
    expect(t.heard.slice(0, 2)).toEqual(['Tom is acquitted.', 'No execution: the talk is open once more.']);
    expect(t.question.key).toBe('day.nominate');
  });

  test('TM-34 an execution in the first trial: no second trial', () => {
    const t = onTrial().vote('trial.vote', 'guilty 4').until('night.falls');
    expect(t.keys.filter((key) => key === 'day.nominate')).toHaveLength(1);
    expect(t.keys.slice(-2)).toEqual(['day.closing', 'night.falls']);
  });

  test('TM-35 at most two trials a day', () => {
    const t = accuse(onTrial().vote('trial.vote', 'innocent 4'), 'Mia').vote('trial.vote', 'innocent 4').until('night.falls');
    expect(t.keys.filter((key) => key === 'trial.vote')).toHaveLength(2);
    expect(t.keys.slice(-3)).toEqual(['trial.acquitted', 'day.closing', 'night.falls']);
  });

  test('TM-35 the second trial may end in an execution', () => {
    const t = accuse(onTrial().vote('trial.vote', 'innocent 4'), 'Mia').vote('trial.vote', 'guilty 4');
    expect(t.dead).toEqual(['Mia']);
  });

  test.each([[1], [5]])('TM-35 the option of %i trials a day', (maxTrialsPerDay) => {
    const t = byDay(seven, { maxTrialsPerDay });
    for (let i = 0; i < maxTrialsPerDay; i++) accuse(t, 'Tom').vote('trial.vote');
    expect(t.question.key).toBe('mafia.target');
    expect(t.keys.filter((key) => key === 'trial.vote')).toHaveLength(maxTrialsPerDay);
  });

  test('TM-36 at the end there is one more free discussion, then the day is over, with or without an execution', () => {
    for (const verdict of ['guilty 4', 'innocent 4']) {
      const t = onTrial({ maxTrialsPerDay: 1 }).vote('trial.vote', verdict).until('day.closing');
      expect(t.heard.at(-1)).toBe('The trials of today are over. A last talk before the night.');
      expect(t.question).toMatchObject({ clause: 'TM-36', to: 'table' });
      expect(night(t.until('night.falls'), '- -').asked('day.closing')).not.toHaveProperty('seconds');
    }
  });
});
