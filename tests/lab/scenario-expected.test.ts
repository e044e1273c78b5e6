import { describe, expect, it } from 'vitest';
import { failures, night, play } from './princeton-file.ts';

describe('what a file may expect of a question, a vote and what was learned', () => {
  const day = [
    ...night,
    { ask: 'day.accuser', seats: ['Ann'] },
    { ask: 'day.accused', seats: ['Bob'] },
    { ask: 'day.second', seats: ['Cid'] },
  ];
  const vote = { ask: 'day.verdict', hands: { guilty: ['Ann', 'Cid', 'Eve'] } };

  it('is who is asked, the clock, the words, the order, the sums, and who learned nothing', async () => {
    expect(
      await failures(
        [
          { expect: { asked: 'mafia.kill', to: ['Bob', 'Ann'], clock: 30, said: ['mafia.wake', 'mafia.ask'], untold: ['Ann', 'Cid'] } },
          { ask: 'mafia.kill', seats: ['Dan'] },
          { expect: { to: ['Cid'], clock: null, order: ['Ann', 'Bob', 'Dan', 'Eve', 'Fay', 'Gil', 'Hal'] } },
          ...day.slice(1),
          vote,
          { expect: { sums: { guilty: 3 }, to: 'table', asked: 'day.accuser' } },
        ],
        { options: { nightSeconds: 30 } },
      ),
    ).toEqual([]);
    const use = [{ ask: 'vigilante.shoot', seats: ['Ann'] }, { expect: { left: { bullet: 0 }, asked: 'day.nominate' } }];
    const town = {
      game: 'town',
      seats: ['townie', 'townie', 'vigilante', 'mafioso', 'townie'].map((role, i) => ({ name: 'Ann Bob Cid Dan Eve'.split(' ')[i], role })),
    };
    expect(await failures([{ passUntil: 'vigilante.shoot' }, ...use], town)).toEqual([]);
  });

  it('and anything else is named', async () => {
    expect(
      await failures([
        { expect: { asked: 'mafia.kill', to: 'table', clock: 5, said: ['mafia.ask'], order: ['Bob'], left: { bullet: 1 }, sums: {} } },
        ...night,
        { expect: { untold: ['Cid'] } },
        ...day.slice(2),
        vote,
        { expect: { sums: { guilty: 2, Hal: 1 }, asked: 'day.accuser' } },
      ]),
    ).toEqual([
      '1: to at mafia.kill: table expected, but Ann, Bob found.',
      '1: clock at mafia.kill: 5 expected, but none found.',
      '1: said at mafia.kill: mafia.ask expected, but mafia.wake, mafia.ask found.',
      '1: order at mafia.kill: Bob expected, but Ann, Bob, Cid, Dan, Eve, Fay, Gil, Hal found.',
      '1: sums: no vote was counted.',
      '1: left of bullet: 1 expected, but it has not been used.',
      '4: untold Cid: nothing expected, but angel.learnedMafia found.',
      '9: sums of day.verdict: 2 for guilty expected, but 3 found.',
      '9: sums of day.verdict: 1 for Hal expected, but 0 found.',
    ]);
  });

  it('can be reached by passing, which is one answer of the file; what cannot be passed is named', async () => {
    const passed = [{ ask: 'mafia.kill', seats: ['Dan'] }, { ask: 'angelHeart.check', seats: ['Ann'] }, { passUntil: 'mafia.kill' }];
    expect(await failures([...passed, { expect: { asked: 'mafia.kill', round: 2 } }])).toEqual([]);
    expect(await failures([...passed, { undo: 1 }, { expect: { asked: 'day.accuser', round: 1 } }])).toEqual([]);
    expect(await failures([{ passUntil: 'day.accuser' }])).toEqual(['1: angelHeart.check cannot be passed on the way to day.accuser.']);
    await expect(play([{ expect: { said: ['mafia.sings'] } }])).rejects.toThrow(
      'step 1, expect, said: princeton has no message "mafia.sings".',
    );
  });
});
