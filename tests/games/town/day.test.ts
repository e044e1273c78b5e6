import { describe, expect, test } from 'vitest';
import { accuse, byDay, night, seven, sit } from './towns.ts';

describe('phase 1, free discussion', () => {
  test('TM-13 anybody living may talk about anything: the talk is open, and nothing said is asked for', () => {
    const t = byDay().until('day.talk');
    expect(t.heard).toEqual(['The talk is open. Anybody living may speak, about anything.']);
    expect(t.question).toMatchObject({ shape: 'say', to: 'table', clause: 'TM-13' });
  });

  test('TM-14 the game master is reminded to let everybody have a word', () => {
    const { note } = byDay().until('day.talk').question;
    expect(note && byDay().say(note)).toContain('See that everybody gets a word in');
  });

  test('TM-15 TM-R1 what may not be said or done is read out on the first day and stands before the game master on every other', () => {
    const limits = sit().until('day.talk').heard.at(-1);
    for (const limit of [
      'showing cards',
      'talking where others cannot hear',
      'quoting a private message',
      'pressure from outside the game',
    ])
      expect(limits).toContain(limit);
    const { note } = byDay().until('day.talk').question;
    for (const limit of ['showing cards', 'secret talk', 'quoting private messages', 'pressure from outside'])
      expect(note && byDay().say(note)).toContain(limit);
  });

  test('TM-16 the talk has no clock: the game master decides when it has run dry', () => {
    const t = accuse(byDay(), 'Tom').vote('trial.vote').vote('day.nominate');
    for (const key of ['day.talk', 'day.closing']) expect(t.asked(key)).not.toHaveProperty('seconds');
    const { note } = t.asked('day.talk');
    expect(note && t.say(note)).toContain('No clock: go on when nothing new is said');
  });
});

describe('phase 2, nominations', () => {
  test('TM-17 after a countdown all the living point at once at one person', () => {
    const t = byDay(seven, {}, { dead: 'Tia' });
    expect(t.question).toMatchObject({
      key: 'day.nominate',
      shape: 'ballot',
      marks: 1,
      seconds: 3,
      to: 'table',
      clause: 'TM-17',
      counts: true,
    });
    expect(t.heard.at(-1)).toBe('I count down from 3. At zero, all at once.');
    expect(t.question.shape === 'ballot' && [t.question.voters.map((v) => v.seat), t.question.candidates.map((c) => c.id)]).toEqual([
      [1, 2, 3, 4, 5, 6],
      [1, 2, 3, 4, 5, 6],
    ]);
    expect(t.refuses('day.nominate', 'Tom > Mia Max')).toMatchObject({ id: 'refused.marks' });
  });

  test.each([
    [1, 'I count down from 1. At zero, all at once.'],
    [10, 'I count down from 10. At zero, all at once.'],
  ])('TM-17 the option of a countdown from %i', (countdownSeconds, words) => {
    const t = byDay(seven, { countdownSeconds });
    expect(t.question).toMatchObject({ seconds: countdownSeconds });
    expect(t.heard.at(-1)).toBe(words);
  });

  test('TM-18 pointing is optional: one vote among seven players is enough', () => {
    const t = byDay();
    expect(t.question).toMatchObject({ abstain: 'allowed' });
    expect(t.vote('day.nominate', 'Tom > Mia').question).toMatchObject({ key: 'trial.vote', about: 1 });
  });

  test('TM-19 the player with most votes goes on trial', () => {
    const t = byDay().vote('day.nominate', 'Tom Tia > Mia', 'Mia Max Det > Doc', 'Doc > Max');
    expect(t.facts('announced').map((fact) => t.say(fact.said))).toEqual(['Doc goes on trial.']);
    expect(t.question).toMatchObject({ about: 4 });
    expect(t.facts('voted')).toMatchObject([{ vote: 'day.nominate', chosen: [4], audience: 'public' }]);
  });

  test('TM-19 sums of fingers may be entered instead of names', () => {
    expect(byDay().vote('day.nominate', 'Mia 3', 'Doc 4').question).toMatchObject({ about: 4 });
    expect(byDay().refuses('day.nominate', 'Mia 4', 'Doc 4')).toMatchObject({ id: 'refused.tooManyHands' });
  });

  test('TM-20 no votes at all: no trial', () => {
    const t = byDay().vote('day.nominate').until('day.noTrial');
    expect(t.heard).toEqual(['Nobody goes on trial. The trials of today are over.']);
    expect(t.until('night.falls').keys).not.toContain('trial.defence');
  });

  test('TM-21 TM-22 the lot is heard before the defendant, with those it was drawn from', () => {
    const t = byDay().vote('day.nominate', 'Tom Tia > Mia', 'Mia Max > Doc').vote('day.nominate.again', 'Tom Tia > Mia', 'Mia Max > Doc');
    const { got } = t.facts('drawn')[0] ?? {};
    expect(t.heard[0]).toBe(`Still a tie between Mia and Doc. The lot falls on ${got === 1 ? 'Mia' : 'Doc'}.`);
    expect(t.asked('trial.vote')).toMatchObject({ about: got });
  });

  test('TM-21 a tie for most brings a new vote in which only the tied can be chosen', () => {
    const t = byDay().vote('day.nominate', 'Tom Tia > Mia', 'Mia Max > Doc', 'Doc > Max');
    expect(t.question).toMatchObject({ key: 'day.nominate.again', candidates: [{ id: 1 }, { id: 4 }], seconds: 3 });
    expect(t.heard).toEqual(['A tie. Point again, at one of these only: Mia and Doc. I count down from 3.']);
    expect(t.question.shape === 'ballot' && t.question.voters).toHaveLength(7);
    expect(t.refuses('day.nominate.again', 'Tom > Max')).toMatchObject({ id: 'refused.noCandidate' });
    t.vote('day.nominate.again', 'Tom Tia Meg > Mia', 'Mia Max > Doc');
    expect(t.question).toMatchObject({ key: 'trial.vote', about: 1 });
    expect(t.facts('voted').map(({ vote, sums }) => [vote, sums.filter(([, n]) => n > 0)])).toEqual([
      [
        'day.nominate',
        [
          [1, 2],
          [2, 1],
          [4, 2],
        ],
      ],
      [
        'day.nominate.again',
        [
          [1, 3],
          [4, 2],
        ],
      ],
    ]);
  });

  test('TM-21 three may be tied as well', () => {
    const t = byDay().vote('day.nominate', 'Tom Tia > Mia', 'Mia Max > Doc', 'Doc Det > Max');
    expect(t.question).toMatchObject({ candidates: [{ id: 1 }, { id: 2 }, { id: 4 }] });
  });

  test('TM-22 still tied: the defendant is drawn from those still tied, and the lot stands in the story', () => {
    const tie = (seed: string) =>
      byDay(seven, {}, { seed })
        .vote('day.nominate', 'Tom > Mia', 'Mia > Doc', 'Doc > Max')
        .vote('day.nominate.again', 'Tom > Mia', 'Mia > Doc');
    const t = tie('one');
    expect(t.facts('drawn')).toMatchObject([{ from: [1, 4], by: 'seed' }]);
    const drawn = Array.from({ length: 20 }, (_, i) => tie(`seed ${i}`).facts('drawn')[0]?.got);
    expect(new Set(drawn)).toEqual(new Set([1, 4]));
    expect(t.question).toMatchObject({ key: 'trial.vote', about: t.facts('drawn')[0]?.got });
    expect(tie('one').facts('drawn')).toEqual(t.facts('drawn'));
  });

  test('TM-22 with the option of the host’s coin the host enters what came up', () => {
    const t = byDay(seven, { randomPick: 'hostCoin' })
      .vote('day.nominate', 'Tom > Mia', 'Mia > Doc')
      .vote('day.nominate.again', 'Tom > Mia', 'Mia > Doc');
    expect(t.question).toMatchObject({ key: 'day.nominate.lot', to: 'host' });
    expect(t.refuses('day.nominate.lot', { option: '7' })).toMatchObject({ id: 'refused.noSuchOption' });
    expect(t.pick('day.nominate.lot', '4').question).toMatchObject({ about: 4 });
    expect(t.facts('drawn')).toMatchObject([{ from: [1, 4], got: 4, by: 'host' }]);
  });

  test('TM-20 TM-21 a second vote in which nobody points brings nobody to trial', () => {
    const t = byDay().vote('day.nominate', 'Tom > Mia', 'Mia > Doc').vote('day.nominate.again').until('night.falls');
    expect(t.keys).toContain('day.noTrial');
    expect(t.keys).not.toContain('trial.defence');
  });

  test('TM-23 there is no discussion in this phase: the call to point begins with silence', () => {
    const t = byDay();
    expect(t.heard.at(-2)).toBe('No more talk. Who shall be tried? Think of one person, or of nobody.');
    expect(t.keys.slice(-2)).toEqual(['day.talk', 'day.nominate']);
  });

  test('TM-R5 the defendant nominates and votes like everybody living, and one may even point at oneself', () => {
    const t = byDay().vote('day.nominate', 'Tom > Tom');
    expect(t.question).toMatchObject({ about: 6 });
    const { note } = t.asked('trial.vote');
    expect(note && t.say(note)).toContain('The defendant votes like everybody else');
    expect(t.question.shape === 'ballot' && t.question.voters.map((v) => v.seat)).toContain(6);
    expect(t.vote('trial.vote', 'Tom > guilty').dead).toEqual(['Tom']);
  });

  test('TM-R6 the acquitted may be nominated again for the second trial', () => {
    const t = accuse(accuse(byDay(), 'Tom').vote('trial.vote', 'innocent 7'), 'Tom');
    expect(t.question).toMatchObject({ key: 'trial.vote', about: 6 });
  });

  test('TM-R6 with the option off they may not that day, and the host is told who', () => {
    const t = accuse(byDay(seven, { renominateAcquitted: false }), 'Tom').vote('trial.vote', 'innocent 7');
    expect(t.refuses('day.nominate', 'Mia > Tom')).toMatchObject({ id: 'bar.acquitted', clause: 'TM-R6' });
    const { note } = t.question;
    expect(note && t.say(note)).toBe('Acquitted today and not to be named again: Tom. Pointing is not a duty.');
    night(t.vote('day.nominate'), '- -');
    expect(accuse(t, 'Tom').question).toMatchObject({ about: 6 });
  });

  test('TM-R11 no trial in the second nomination: closing talk, then night', () => {
    const t = accuse(byDay(), 'Tom').vote('trial.vote').vote('day.nominate').until('night.falls');
    expect(t.keys.slice(-3)).toEqual(['day.noTrial', 'day.closing', 'night.falls']);
  });

  test('TM-R11 no trial in the first nomination ends the trials of the day as well', () => {
    const t = byDay().vote('day.nominate').until('night.falls');
    expect(t.keys).toEqual(['day.talk', 'day.nominate', 'day.noTrial', 'day.closing', 'night.falls']);
  });
});
