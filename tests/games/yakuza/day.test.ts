import { describe, expect, test } from 'vitest';
import { byDay, night, onList, second, sit, speeches, twelve } from './seats.ts';

describe('speeches', () => {
  test('YK-23 every living player has one speech, in the order of seats', () => {
    const t = byDay(twelve, {}, { dead: 's3 s7' });
    const order: number[] = [];
    while (t.question.key === 'day.speech') {
      order.push(...(t.question.to as readonly number[]));
      t.pass('day.speech');
    }
    expect(order).toEqual([1, 2, 4, 5, 6, 8, 9, 10, 11, 12]);
  });

  test.each([60, 45])('YK-23 a speech has exactly %i seconds, and the clock running out ends it', (speechSeconds) => {
    const t = byDay(twelve, { speechSeconds });
    expect(t.question).toMatchObject({ to: [1], seconds: speechSeconds, expires: true });
    expect(t.heard.at(-1)).toBe(`Number 1, the floor is yours: ${speechSeconds} seconds.`);
    expect(t.expire('day.speech').question.to).toEqual([2]);
    expect(byDay().question).toMatchObject({ seconds: 60 });
  });

  test('YK-23 X-6 whoever is ruled dead before his turn has no speech', () => {
    const t = byDay().rule({ do: 'kill', seat: 's2' }).pass('day.speech');
    expect(t.question).toMatchObject({ key: 'day.speech', to: [3] });
  });

  test('YK-24 within it the speaker may nominate one player, or none', () => {
    const t = byDay();
    expect(t.question).toMatchObject({ min: 0, max: 1, pass: { id: 'day.noNomination' } });
    expect(t.refuses('day.speech', 's2 s3')).toMatchObject({ id: 'refused.howMany', clause: 'YK-24' });
    t.at('day.speech', 's5').pass('day.speech');
    expect(t.facts('announced').at(-1)).toMatchObject({
      audience: 'public',
      clause: 'YK-24',
      said: { id: 'day.nominated', with: { n: 1, whom: 5 } },
    });
  });

  test('YK-24 the dead cannot be nominated', () => {
    expect(byDay(twelve, {}, { dead: 's3' }).refuses('day.speech', 's3')).toMatchObject({ id: 'bar.dead' });
  });

  test('YK-R19 a name enters the list once, at its first nomination; oneself may be named; the list keeps that order', () => {
    const t = byDay().at('day.speech', 's9');
    expect(t.refuses('day.speech', 's9')).toMatchObject({ id: 'bar.nominated', clause: 'YK-R19' });
    speeches(t.at('day.speech', 's2').at('day.speech', 's1'));
    expect(t.question).toMatchObject({ key: 'day.vote', candidates: [{ id: 9 }, { id: 2 }, { id: 1 }] });
  });

  test.each([30, 20])('YK-25 each candidate has a defence of %i seconds, in the order of the list', (defenceSeconds) => {
    const t = onList(byDay(twelve, { defenceSeconds }), 's9', 's2').until('day.vote');
    const defences = t.said.filter(({ key }) => key === 'day.defence').map(({ text }) => text);
    expect(defences).toEqual([9, 2].map((n) => `Number ${n}, your defence: ${defenceSeconds} seconds.`));
    expect(t.asked('day.defence')).toMatchObject({ to: [2], seconds: defenceSeconds, expires: true });
  });
});

describe('the vote', () => {
  test('YK-26 the city votes and the majority eliminates', () => {
    const t = onList(byDay(), 's9', 's2').vote('day.vote', 's1 s3 s4 s5 s6 s7 s8 > s9', 's2 s9 s10 s11 s12 > s2');
    expect(t.dead).toEqual(['s9']);
    expect(t.facts('died')).toMatchObject([{ seat: 9, audience: 'public', clause: 'YK-26' }]);
    expect(t.heard).toContain('Number 9 is eliminated.');
  });

  test('YK-R10 with three candidates the highest count wins, be it no more than half', () => {
    expect(onList(byDay(), 's9', 's2', 's5').vote('day.vote', 's9 5', 's2 4', 's5 3').dead).toEqual(['s9']);
  });

  test('YK-27 whoever does not vote counts for the last on the list', () => {
    const t = onList(byDay(), 's9', 's2');
    expect(t.question).toMatchObject({ abstain: 'last', note: { id: 'day.vote.note' } });
    t.vote('day.vote', 's1 s3 s4 s5 s6 > s9');
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [9, 5],
          [2, 7],
        ],
        chosen: [2],
      },
    ]);
    expect(t.dead).toEqual(['s2']);
  });

  test('YK-27 the same holds when only hands are counted', () => {
    expect(onList(byDay(), 's9', 's2').vote('day.vote', 's9 5').dead).toEqual(['s2']);
  });

  test('YK-26 the dead do not vote, and nobody votes twice', () => {
    const t = onList(byDay(twelve, {}, { dead: 's12' }), 's9', 's2');
    expect(t.refuses('day.vote', 's12 > s9')).toMatchObject({ id: 'refused.noVote' });
    expect(t.refuses('day.vote', 's9 12')).toMatchObject({ id: 'refused.tooManyHands' });
  });
});

describe('a tie', () => {
  const tied = (rules = {}) => onList(byDay(twelve, rules), 's9', 's2', 's5').vote('day.vote', 's9 5', 's2 5', 's5 2');

  test.each([30, 40])('YK-28 the tied have another %i seconds each', (tieSpeechSeconds) => {
    const t = tied({ tieSpeechSeconds }).until('day.revote');
    expect(t.said.filter(({ key }) => key === 'day.tieSpeech').map(({ text }) => text)).toEqual(
      [9, 2].map((n) => `A tie. Number ${n}, another ${tieSpeechSeconds} seconds.`),
    );
    expect(t.asked('day.tieSpeech')).toMatchObject({ seconds: tieSpeechSeconds, expires: true });
    expect(t.facts('died')).toEqual([]);
  });

  test('YK-29 then there is a second vote, among the tied only', () => {
    const t = tied();
    expect(t.question).toMatchObject({ key: 'day.revote', candidates: [{ id: 9 }, { id: 2 }] });
    expect(t.refuses('day.revote', 's5 3')).toMatchObject({ id: 'refused.noCandidate' });
    expect(t.vote('day.revote', 's9 7', 's2 5').dead).toEqual(['s9']);
  });

  test('YK-29 YK-27 who does not vote in it counts for the last of the tied', () => {
    expect(tied().vote('day.revote', 's9 5').dead).toEqual(['s2']);
  });

  test('YK-30 YK-31 tied again: all of them leave at once when more than half of the living are for it', () => {
    const t = tied().vote('day.revote', 's9 6', 's2 6');
    expect(t.question).toMatchObject({ key: 'day.removeAll', clause: 'YK-30', needed: 7 });
    expect(t.said.at(-1)?.text).toBe('Still a tie: 9 and 2. Who is for eliminating all of them?');
    t.vote('day.removeAll', 'all 7');
    expect(t.dead).toEqual(['s2', 's9']);
    expect(t.heard).toEqual(expect.arrayContaining(['Number 9 is eliminated.', 'Number 2 is eliminated.']));
  });

  test('YK-31 exactly half is not enough: nobody leaves', () => {
    const t = tied().vote('day.revote', 's9 6', 's2 6').vote('day.removeAll', 'all 6');
    expect(t.dead).toEqual([]);
    expect(t.heard).toContain('Nobody is eliminated today.');
  });

  test('YK-R21 whoever was level in the first vote but not in the second is not removed with the others', () => {
    const t = onList(byDay(), 's2', 's9', 's10').vote('day.vote', 's2 4', 's9 4', 's10 4');
    t.vote('day.revote', 's2 5', 's9 5', 's10 2').vote('day.removeAll', 'all 12');
    expect(t.dead).toEqual(['s2', 's9']);
  });

  test('YK-R20 the speeches of every day begin with the lowest number alive', () => {
    const first = (round: number) => sit(undefined, {}, { round, phase: 'day', dead: 's1' }).question;
    expect([first(2), first(3)]).toMatchObject([
      { key: 'day.speech', to: [2] },
      { key: 'day.speech', to: [2] },
    ]);
  });

  test('YK-R20 by house rule the beginning moves round the table', () => {
    const t = byDay(undefined, { firstSpeaker: 'rotates' });
    const spoken = (): unknown[] => {
      const all: unknown[] = [];
      while (t.question.key === 'day.speech') {
        all.push(...(t.question.to as readonly number[]));
        t.pass('day.speech');
      }
      return all;
    };
    expect(spoken().slice(0, 2)).toEqual([1, 2]);
    night(t, { 'don.confirm': 's2' });
    expect(t.dead).toEqual(['s2']);
    const next = spoken();
    expect([next[0], next.at(-1), next.length]).toEqual([3, 1, 11]);
  });

  test('YK-R21 by house rule the vote to remove all concerns those of the first vote', () => {
    const t = onList(byDay(undefined, { removeAllOf: 'firstVote' }), 's2', 's9', 's10').vote('day.vote', 's2 4', 's9 4', 's10 4');
    t.vote('day.revote', 's2 5', 's9 5', 's10 2').vote('day.removeAll', 'all 12');
    expect(t.dead).toEqual(['s2', 's9', 's10']);
  });

  test('YK-R17 the half is measured against all the living, whoever abstains', () => {
    const t = tied().vote('day.revote', 's9 6', 's2 6').vote('day.removeAll', 's1 s3 s4 s5 s6 s7 > all');
    expect(t.dead).toEqual([]);
    expect(tied().vote('day.revote', 's9 6', 's2 6').vote('day.removeAll', 's1 s3 s4 s5 s6 s7 s8 > all').dead).toEqual(['s2', 's9']);
  });

  test('YK-R10 equal highest counts are the tie; the others are out of it', () => {
    const t = onList(byDay(), 's9', 's2', 's5').vote('day.vote', 's9 4', 's2 4', 's5 4');
    expect(t.question).toMatchObject({ candidates: [{ id: 9 }, { id: 2 }, { id: 5 }] });
  });
});

describe('a short list', () => {
  test('YK-R9 nobody is nominated: nobody leaves', () => {
    const t = speeches(byDay());
    expect(t.heard).toContain('Nobody is on the list. The city eliminates nobody.');
    expect(t.keys).not.toContain('day.vote');
  });

  test.each([
    ['vote', 1, ['s9']],
    ['vote', 2, ['s9']],
    ['skipDay1', 1, []],
    ['skipDay1', 2, ['s9']],
    ['alwaysSkip', 1, []],
    ['alwaysSkip', 2, []],
  ] as const)(
    'YK-R9 a single candidate, by the option “%s” on day %i: %j leaves, silent voters counting against him',
    (soloCandidate, round, dead) => {
      const t = onList(byDay(twelve, { soloCandidate }, { round }), 's9');
      if (t.question.key === 'day.vote') t.vote('day.vote');
      else expect(t.heard).toContain('Only number 9 is on the list: no vote today.');
      expect(t.dead).toEqual(dead);
    },
  );
});

describe('what the story says of a death', () => {
  test('YK-44 of the night: the shot, then the news because of it; that nobody died is said only if nobody did', () => {
    const t = night(second(), { 'don.confirm': 's9', 'yakuza.order': 's10' });
    const cause = (because = -1) => t.story[because];
    expect(t.facts('died').map(({ seat, because }) => [seat, cause(because)?.what])).toEqual([
      [9, 'postponed'],
      [10, 'postponed'],
    ]);
    const news = t.facts('announced').filter(({ said }) => said.id === 'dawn.killed');
    expect(news.map(({ because }) => cause(because))).toEqual(t.facts('died'));
    expect(t.said.map(({ id }) => id)).not.toContain('dawn.nobody');
  });

  test('YK-26 of the day: the vote, then the death because of it, then the news because of the death', () => {
    const t = onList(byDay(), 's9', 's2')
      .vote('day.vote', 's9 6', 's2 6')
      .vote('day.revote', 's9 6', 's2 6')
      .vote('day.removeAll', 'all 7');
    const cause = (because = -1) => t.story[because];
    expect(t.facts('died').map(({ seat, because }) => [seat, cause(because)])).toEqual(
      [9, 2].map((seat) => [seat, t.facts('voted').at(-1)]),
    );
    const news = t.facts('announced').filter(({ said }) => said.id === 'day.eliminated');
    expect(news.map(({ because }) => cause(because))).toEqual(t.facts('died'));
    expect(t.said.map(({ id }) => id)).not.toContain('day.nobody');
  });
});

test.each(['skipDay1', 'alwaysSkip'] as const)(
  'YK-R9 with “%s” two candidates are voted on like any other day, the first too',
  (soloCandidate) => {
    const t = onList(byDay(twelve, { soloCandidate }, { round: 1 }), 's9', 's2');
    expect(t.question.key).toBe('day.vote');
    expect(t.heard).not.toContain('Only number 9 is on the list: no vote today.');
  },
);

describe('who has left', () => {
  test.each([false, true])('YK-R12 the role is shown on leaving: %s', (revealOnElimination) => {
    const t = onList(byDay(twelve, { revealOnElimination }), 's2').vote('day.vote');
    expect(t.heard).toContain(revealOnElimination ? 'Number 2 is eliminated: Don.' : 'Number 2 is eliminated.');
    expect(t.facts('revealed').map(({ seat, role }) => [seat, role])).toEqual(revealOnElimination ? [[2, 'don']] : []);
  });

  test('YK-R12 a victim of the night is shown or not by the same option', () => {
    const end = (revealOnElimination: boolean) =>
      sit(twelve, { revealOnElimination }, { round: 2, phase: 'night' })
        .at('don.confirm', 's9')
        .pass('yakuza.order')
        .expire('detective.check')
        .at('doctor.save', 's10')
        .until('day.speech')
        .said.map(({ text }) => text);
    expect(end(false)).toContain('Number 9 was killed last night.');
    expect(end(true)).toContain('Number 9 was killed last night: Civilian.');
  });
});
