import { describe, expect, test } from 'vitest';
import type { Options } from '../../../../src/games/ktulu/options.ts';
import { byDay, eleven, fight, isNight, named, nominate, searched, told, withCitizens } from './days.ts';

const seventeen = `${eleven}, Cody Cora Cy Col Cher Chip citizen`;
const others = 'Gus Cid Cis Cal Ben Bob Bud Ina Ivy';

describe('the search', () => {
  test('KT-062 closes the day', () => {
    const t = byDay();
    expect(t.refuses('day.next', 'night')).toMatchObject({ id: 'refused.noSuchOption' });
    expect(fight(t, 'Cid', 'Bud', 'Cid 1').pick('day.next', 'search').question.key).toBe('search.nominees');
  });

  test.each([
    [2, 11, eleven],
    [3, 17, seventeen],
  ])('KT-064 KT-065 takes %i players where %i began', (n, _, seats) => {
    expect(nominate(byDay(seats), 'Cid Cis Cal Ina Ivy').question).toMatchObject({ key: 'search.vote', marks: n });
  });

  test('KT-064 sixteen still search two, and deaths do not change the number', () => {
    const sixteen = seventeen.replace(' Chip', '');
    expect(nominate(byDay(sixteen), 'Cid Cis Cal Ina').question).toMatchObject({ marks: 2 });
    expect(nominate(byDay(seventeen, {}, { dead: 'Cody Cora Cy Col' }), 'Cid Cis Cal Ina').question).toMatchObject({ marks: 3 });
  });

  test('KT-063 searchCount sets the number', () => {
    expect(nominate(byDay(eleven, { searchCount: 1 }), 'Cid Cis').question).toMatchObject({ marks: 1 });
    expect(nominate(byDay(eleven, { searchCount: 4 }), 'Cid Cis Cal Ina Ivy').question).toMatchObject({ marks: 4 });
  });

  test('KT-066 the table settles on a list of up to about twice as many names', () => {
    const t = byDay().pick('day.next', 'search');
    expect(t.question).toMatchObject({ key: 'search.nominees', note: { id: 'search.nominees.note', with: { n: 2, about: 4 } } });
    expect(t.offered).toEqual(t.alive);
    expect(t.at('search.nominees', 'Cid Cis Cal Ina').question).toMatchObject({
      candidates: [{ id: 4 }, { id: 5 }, { id: 6 }, { id: 10 }],
    });
  });

  test('KT-066 the list has somebody on it', () => {
    const t = byDay(undefined, { duelsPerDay: 0 }).pick('day.next', 'search');
    expect(t.refuses('search.nominees')).toMatchObject({ clause: 'KT-066' });
  });

  test('KT-067 each player votes for exactly as many as are searched', () => {
    const t = nominate(byDay(), 'Cid Cis Cal');
    expect(t.refuses('search.vote', `Sam Holly ${others} > Cid`)).toMatchObject({ id: 'refused.marks', clause: 'KT-067' });
    expect(t.refuses('search.vote', `Sam Holly ${others} > Cid Cis Cal`)).toMatchObject({ id: 'refused.marks' });
    expect(t.refuses('search.vote', `Holly ${others} > Cid Cis`)).toMatchObject({ id: 'refused.mustVote' });
    expect(t.refuses('search.vote', { votes: { 1: [4, 4] } })).toMatchObject({ id: 'refused.marks' });
    expect(t.vote('search.vote', `Sam Holly ${others} > Cid Cis`).question.key).toBe('mistreat.any');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cid', 'Cis']);
  });

  test('KT-R80 a vote for oneself is legal, and the dead do not vote', () => {
    const t = nominate(byDay(undefined, {}, { dead: 'Holly' }), 'Cid Cis Cal');
    expect(t.refuses('search.vote', `Holly Sam ${others} > Cid Cis`)).toMatchObject({ id: 'refused.noVote' });
    expect(named(t.vote('search.vote', `Sam ${others} > Cid Cis`), 'search.searched', 'seats')).toEqual(['Cid', 'Cis']);
    expect(t.facts('announced').find(({ said }) => said.id === 'search.searched')).toMatchObject({ clause: 'KT-062' });
  });

  test('KT-R80 with fewer candidates left than places everybody votes for all of them', () => {
    const t = nominate(byDay(), 'Cid Cis Cal').rule({ do: 'kill', seat: 'Cid' }).rule({ do: 'kill', seat: 'Cis' });
    expect(t.question).toMatchObject({ key: 'search.vote', marks: 1, candidates: [{ id: 6 }] });
    t.vote('search.vote', 'Sam Holly Gus Cal Ben Bob Bud Ina Ivy > Cal');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cal']);
  });

  test('KT-067 X-6 whoever is elected and ruled dead before the tie for the other place is broken is not searched', () => {
    const t = nominate(byDay(withCitizens('May mayor, Cis Cal citizen')).rule({ do: 'reveal', seat: 'May' }), 'Ben Cis Cal');
    t.vote('search.vote', 'Sam Holly Gus May Cis > Ben Cis', 'Cal Ben Bob Bud Ina > Ben Cal', 'Ivy > Cis Cal');
    expect(t.question.key).toBe('search.vote.tie');
    t.rule({ do: 'kill', seat: 'Ben' }).at('search.vote.tie', 'Cis');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cis']);
  });

  test.each(['Cid', 'Cid Cis'])('KT-R79 no more nominees than places (%s) are all searched without a ballot', (names) => {
    const t = nominate(byDay(), names);
    expect(t.keys).not.toContain('search.vote');
    expect(named(t, 'search.searched', 'seats')).toEqual(names.split(' '));
  });
});

describe('ties', () => {
  test('KT-068 KT-R78 where a tie leaves the last places unclear, the tied are left out', () => {
    const t = nominate(byDay(), 'Cid Cis Cal').vote(
      'search.vote',
      'Sam Holly Gus Cid Cis > Cid Cis',
      'Cal Ben Bob Bud Ina > Cid Cal',
      'Ivy > Cis Cal',
    );
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cid']);
  });

  test('KT-068 if that leaves nobody, nobody is searched and night begins', () => {
    const t = nominate(byDay(), 'Cid Cis Cal Ina').rule({ do: 'kill', seat: 'Ivy' });
    t.vote('search.vote', 'Sam Holly Gus Cid Cis > Cid Cis', 'Cal Ben Bob Bud Ina > Cal Ina');
    expect(t.facts('announced').find(({ said }) => said.id === 'search.nobody')).toMatchObject({ clause: 'KT-068' });
    expect(told(t), 'nothing was looked for, so nothing is reported').not.toContain('search.nothing');
    expect(isNight(t)).toBe(true);
  });

  test('KT-069 a tie wholly above or below the cut changes nothing', () => {
    const t = nominate(byDay(), 'Cid Cis Cal Ina').vote(
      'search.vote',
      'Sam Holly Gus Cid Cis Cal Ben Bob Bud > Cid Cis',
      'Ina Ivy > Cal Ina',
    );
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [4, 9],
          [5, 9],
          [6, 2],
          [10, 2],
        ],
        chosen: [4, 5],
      },
    ]);
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cid', 'Cis']);
  });

  test('KT-121 KT-R78 a living revealed Mayor picks among the tied', () => {
    const seats = withCitizens('May mayor, Cis Cal citizen');
    const tie = (t: ReturnType<typeof byDay>) =>
      nominate(t, 'May Cis Cal').vote('search.vote', 'Sam Holly Gus May Cis > May Cis', 'Cal Ben Bob Bud Ina > May Cal', 'Ivy > Cis Cal');
    const known = byDay(seats).rule({ do: 'reveal', seat: 'May' });
    expect(tie(known).question).toMatchObject({ key: 'search.vote.tie', to: [4], seats: [5, 6], min: 1, max: 1 });
    expect(named(known.at('search.vote.tie', 'Cal'), 'search.searched', 'seats')).toEqual(['May', 'Cal']);
    expect(named(tie(byDay(seats)), 'search.searched', 'seats')).toEqual(['May']);
  });

  test('KT-121 a Mayor who becomes known while hands are up breaks that tie as well', () => {
    const t = nominate(byDay(withCitizens('May mayor, Cis Cal citizen')), 'May Cis Cal').rule({ do: 'reveal', seat: 'May' });
    t.vote('search.vote', 'Sam Holly Gus May Cis > May Cis', 'Cal Ben Bob Bud Ina > May Cal', 'Ivy > Cis Cal');
    expect(t.question).toMatchObject({ key: 'search.vote.tie', to: [4], seats: [5, 6] });
  });

  test('KT-R78 with searchRunoff there is a second vote among the tied for the places left; off, there is none', () => {
    const tied = ['Sam Holly Gus Cid Cis > Cid Cis', 'Cal Ben Bob Bud Ina > Cid Cal', 'Ivy > Cis Cal'];
    const t = nominate(byDay(undefined, { searchRunoff: true }), 'Cid Cis Cal').vote('search.vote', ...tied);
    expect(t.question).toMatchObject({ key: 'search.vote.again', marks: 1, candidates: [{ id: 5 }, { id: 6 }] });
    expect(t.question.say.slice(-2)).toEqual([
      { id: 'search.vote.again', with: { n: 1, seats: { seats: [5, 6] } } },
      { id: 'vote.halfSecret' },
    ]);
    expect(named(t.vote('search.vote.again', 'Cis 4', 'Cal 7'), 'search.searched', 'seats')).toEqual(['Cid', 'Cal']);
    t.undo().rule({ do: 'kill', seat: 'Ivy' }).vote('search.vote.again', 'Cis 5', 'Cal 5');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cid']);
    expect(nominate(byDay(), 'Cid Cis Cal').vote('search.vote', ...tied).keys).not.toContain('search.vote.again');
  });
});

describe('what is found', () => {
  test('KT-070 the search is a theft tried by the citizens, whoever votes in it', () => {
    const t = searched(byDay(), 'Cid Cis Cal', 'Cid Cis');
    expect(t.facts('attempted')).toMatchObject([
      { deed: 'steal', seat: 4, by: { faction: 'citizens' }, clause: 'KT-070' },
      { deed: 'steal', seat: 5 },
    ]);
    expect(t.asked('search.vote')).toMatchObject({ voters: { length: 11 } });
  });

  test('KT-071 a searched holder gives the citizens the game', () => {
    expect(searched(byDay(), 'Bob Cis Cal', 'Bob Cis').winner).toEqual(['citizens']);
    expect(searched(byDay(), 'Bob Cis Cal', 'Cal Cis').winner).toBeUndefined();
  });

  test('KT-071 knowingly or not', () => {
    const planted = byDay(undefined, {}, { tokens: { statuette: { holder: 'Cid', knowing: false, announced: 'indians' } } });
    expect(nominate(planted, 'Cid').winner).toEqual(['citizens']);
  });
});

describe('the Inciter’s pick', () => {
  const marked = (on: string, how: object = {}) =>
    byDay(
      withCitizens('Izzy inciter, Cis Cal citizen'),
      {},
      { statuses: [{ what: 'incited', on, by: 'Izzy' }], counters: { 'inciter.used': 1 }, ...how },
    );

  test('KT-200 KT-R85 is searched besides the elected, and the reason is told', () => {
    const t = searched(marked('Bud'), 'Cis Cal Sam', 'Cis Cal');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cis', 'Cal', 'Bud']);
    expect(named(t, 'search.incited')).toEqual(['Bud']);
    expect(t.statuses('Bud')).toEqual([]);
  });

  test('KT-200 is enough to find the statuette', () => {
    expect(searched(marked('Bob'), 'Cis Cal Sam', 'Cis Cal').winner).toEqual(['citizens']);
  });

  test('KT-200 is searched even where the ballot leaves nobody else', () => {
    const t = nominate(marked('Bud', { dead: 'Ivy' }), 'Cis Cal Sam Gus').vote(
      'search.vote',
      'Sam Holly Gus Izzy Cis > Cis Cal',
      'Cal Ben Bob Bud Ina > Sam Gus',
    );
    expect(named(t, 'search.searched', 'seats')).toEqual(['Bud']);
    expect(isNight(t)).toBe(true);
  });

  test('KT-201 cannot be hanged or investigated when searched for that alone', () => {
    const t = searched(marked('Bud'), 'Cis Cal Sam', 'Cis Cal');
    t.vote('mistreat.any', 'yes 11', 'no 0');
    expect(t.question).toMatchObject({ key: 'mistreat.who', candidates: [{ id: 5 }, { id: 6 }] });
  });

  test('KT-R85 elected as well, may be hanged like anybody, and no reason is told', () => {
    const t = searched(marked('Bud'), 'Cis Cal Bud', 'Cis Bud');
    expect(told(t)).not.toContain('search.incited');
    expect(t.vote('mistreat.any', 'yes 11', 'no 0').question).toMatchObject({ candidates: [{ id: 5 }, { id: 9 }] });
  });

  test('KT-203 dead before the search, gives the use back', () => {
    const t = searched(fight(marked('Bud'), 'Cis', 'Bud', 'Cis 1'), 'Cis Cal Sam', 'Cis Cal');
    expect(named(t, 'search.searched', 'seats')).toEqual(['Cis', 'Cal']);
    expect(t.session.table.counter('inciter.used')).toBe(0);
    expect(t.facts('noted').filter(({ clause }) => clause === 'KT-203')).toMatchObject([{ clause: 'KT-203', audience: 'host' }]);
  });

  test('KT-203 searched alive, does not', () => {
    const t = searched(marked('Bud'), 'Cis Cal Sam', 'Cis Cal');
    expect(t.question.key).toBe('mistreat.any');
    expect(t.session.table.counter('inciter.used')).toBe(1);
  });
});

describe('poison', () => {
  const ill = (poisonPoint?: Options['poisonPoint'], on = 'Cid', how: object = {}) =>
    byDay(eleven.replace('Ivy indian', 'Ivy femaleShaman').replace('Ina Ivy', 'Ina indian, Ivy'), poisonPoint ? { poisonPoint } : {}, {
      statuses: [{ what: 'poisoned', on, by: 'Ivy' }],
      ...how,
    });

  test('KT-167 KT-R79 whoever it kills is not searched, though there is nothing to vote on', () => {
    expect(named(nominate(ill(), 'Cid Cis'), 'search.searched', 'seats')).toEqual(['Cis']);
  });

  test('KT-167 works right before the ballot on whom to search', () => {
    const t = ill();
    expect(t.dead).toEqual([]);
    t.pick('day.next', 'search');
    expect(t.dead).toEqual([]);
    t.at('search.nominees', 'Cid Cis Cal Sam');
    expect(t.dead).toEqual(['Cid']);
    expect(t.question).toMatchObject({ key: 'search.vote', candidates: [{ id: 5 }, { id: 6 }, { id: 1 }] });
    expect(t.facts('died')).toMatchObject([{ clause: 'KT-167', by: { seat: 11 } }]);
  });

  test('KT-168 the host may set another point of the day', () => {
    expect(ill('beforeDuels').dead).toEqual(['Cid']);
    const after = searched(ill('afterSearch'), 'Cid Cis Cal', 'Cid Cis');
    expect(told(after).indexOf('search.nothing')).toBeLessThan(told(after).indexOf('death.known'));
    expect(after.dead).toEqual(['Cid']);
    expect(after.question).toMatchObject({ key: 'mistreat.any', about: 5 });
  });

  test('KT-169 KT-180 a poisoned holder, knowing or not, gives the citizens the game', () => {
    expect(nominate(ill(undefined, 'Bob'), 'Cid Cis Cal').winner).toEqual(['citizens']);
    expect(
      nominate(ill(undefined, 'Cid', { tokens: { statuette: { holder: 'Cid', knowing: false, announced: 'indians' } } }), 'Cis').winner,
    ).toEqual(['citizens']);
  });

  test('KT-R40 the poisoner need not live', () => {
    expect(nominate(ill(undefined, 'Cid', { dead: 'Ivy' }), 'Cis').dead).toEqual(['Cid', 'Ivy']);
  });

  test('KT-R41 the last outsider dying so with the statuette gives it to the citizens, not the Indians', () => {
    expect(nominate(ill(undefined, 'Bob', { dead: 'Sam Holly Gus Cid Cis Cal Ben Bud' }), 'Ina').winner).toEqual(['citizens']);
  });

  test('KT-203 the Inciter’s pick poisoned before the ballot gives the use back', () => {
    const t = ill(undefined, 'Cid', {
      statuses: [
        { what: 'poisoned', on: 'Cid', by: 'Ivy' },
        { what: 'incited', on: 'Cid', by: 'Sam' },
      ],
      counters: { 'inciter.used': 1 },
    });
    expect(nominate(t, 'Cis').question.key).toBe('mistreat.any');
    expect(t.session.table.counter('inciter.used')).toBe(0);
  });
});
