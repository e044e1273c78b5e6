import { describe, expect, test } from 'vitest';
import type { Answer } from '../../src/kernel/answer.ts';
import { said } from '../../src/kernel/types.ts';
import { ballot, poll, type Poll } from '../../src/rules/ballot.ts';
import type { VoteRule } from '../../src/rules/vote.ts';
import { ran } from '../support/scripts.ts';
import { sit } from '../support/toy-session.ts';

const plain: VoteRule = { marks: 1, abstain: 'allowed', count: 'plurality', tie: ['nobody'], counts: true };
const seated = (n: readonly number[]) => n.map((id) => ({ id }));
const vote = (over: Partial<Poll> = {}, rule: Partial<VoteRule> = {}): Poll => ({
  key: 'v',
  say: [],
  clause: 'C-1',
  candidates: seated([1, 2, 4]),
  ...over,
  rule: { ...plain, ...rule },
});
const village = 'wolf sheep sheep sheep sheep';
const table = (roles = village, how = {}) => sit(roles, { phase: 'day', ...how }).table;
const held = (p: Poll, answers: readonly Answer[], roles = village, how = {}) => ran(poll(table(roles, how), p), answers);
/** What stands on the ballot beside one voter's seat. */
const voter = (seat: number, p: Poll, how = {}, roles = village) => ballot(table(roles, how), p).voters.find((v) => v.seat === seat);
const must = { why: said('bar.must'), clause: 'C-2' };

describe('the ballot', () => {
  test('has every living voter with one vote, and nothing that the vote does not have', () => {
    expect(ballot(table(village, { dead: [3] }), vote())).toStrictEqual({
      shape: 'ballot',
      key: 'v',
      to: 'table',
      say: [],
      clause: 'C-1',
      voters: [1, 2, 4, 5].map((seat) => ({ seat, weight: 1 })),
      barred: [],
      candidates: seated([1, 2, 4]),
      marks: 1,
      abstain: 'allowed',
      counts: true,
    });
  });

  test('says what else the vote has: a note, an aim, a clock, whom it is about, how many it takes', () => {
    const more = { note: said('n'), aim: 'remove', seconds: 0, about: 2 } as const;
    expect(ballot(table(), vote(more, { count: 'majority' }))).toMatchObject({ ...more, needed: 3 });
  });

  test('leaves out candidates ruled dead since it was called, but keeps options', () => {
    const candidates = [...seated([1, 2]), { id: 'nobody' }];
    expect(ballot(table(village, { dead: [2] }), vote({ candidates })).candidates).toEqual([{ id: 1 }, { id: 'nobody' }]);
  });

  test('shows who is kept from voting and why: by the vote itself, or by what he bears', () => {
    const bar = (seat: number) => (seat === 1 ? must : undefined);
    const { voters, barred } = ballot(table(village, { statuses: [{ what: 'muted', on: 3 }] }), vote({ bar }));
    expect(barred).toMatchObject([
      { seat: 1, ...must },
      { seat: 3, why: { id: 'bar.muted' } },
    ]);
    expect(voters.map(({ seat }) => seat)).toEqual([2, 4, 5]);
  });

  test('shows who may not abstain and why, and nothing of it beside the others', () => {
    const p = vote({ must: (seat) => (seat === 2 ? must : undefined) });
    expect(voter(2, p)).toStrictEqual({ seat: 2, weight: 1, must });
    expect(voter(3, p)).toStrictEqual({ seat: 3, weight: 1 });
  });

  test('multiplies the weights of a role and of what lies on it', () => {
    expect(voter(2, vote(), {}, 'wolf mayor sheep sheep sheep')).toStrictEqual({ seat: 2, weight: 2 });
    expect(voter(3, vote(), {}, 'wolf mayor sheep sheep sheep')).toStrictEqual({ seat: 3, weight: 1 });
  });

  test('shows whose vote another follows, while that player lives', () => {
    const how = { statuses: [{ what: 'proxy', on: 3, by: 5 }] };
    expect(voter(3, vote(), how)).toStrictEqual({ seat: 3, weight: 1, follows: 5 });
    expect(voter(3, vote(), { ...how, dead: [5] })).toStrictEqual({ seat: 3, weight: 1 });
    expect(voter(3, vote(), { statuses: [{ what: 'proxy', on: 3 }] })).toStrictEqual({ seat: 3, weight: 1 });
  });
});

describe('bonds', () => {
  const bound = (by: number) => ({ what: 'bound', on: 3, by });
  const forbidden = (p: Poll, ...by: number[]) => voter(3, p, { statuses: by.map(bound) })?.forbidden?.map(({ candidate }) => candidate);

  test('forbid a voter the candidates he is bound to, with the reason', () => {
    expect(voter(3, vote(), { statuses: [bound(1)] })?.forbidden).toEqual([{ candidate: 1, why: { id: 'toy.bound' }, clause: 'TOY-7' }]);
    expect(forbidden(vote(), 1, 4)).toEqual([1, 4]);
  });

  test('to somebody who is no candidate forbid nothing', () => {
    expect(voter(3, vote(), { statuses: [bound(5)] })).toStrictEqual({ seat: 3, weight: 1 });
  });

  test('forbid the option that goes against whoever binds, and no other', () => {
    const candidates = [{ id: 'guilty', against: 1 }, { id: 'innocent' }];
    expect(forbidden(vote({ candidates }), 1)).toEqual(['guilty']);
    expect(forbidden(vote({ candidates }), 2)).toBeUndefined();
  });

  test('do not bind where nobody may abstain and too few would be left to vote for', () => {
    const three = vote({}, { abstain: 'forbidden' });
    expect(forbidden(three, 1, 4)).toEqual([1, 4]);
    expect(forbidden(three, 1, 2, 4)).toBeUndefined();
    expect(forbidden({ ...three, rule: { ...three.rule, marks: 2 } }, 1)).toEqual([1]);
    expect(forbidden({ ...three, rule: { ...three.rule, marks: 2 } }, 1, 4)).toBeUndefined();
    expect(forbidden(vote(), 1, 2, 4)).toEqual([1, 2, 4]);
  });
});

describe('a tie', () => {
  const level: Answer = { counts: { 1: 2, 2: 2, 4: 1 } };

  test.each<[VoteRule['tie'], (number | string)[]]>([
    [['nobody'], []],
    [['out'], []],
    [['all'], [1, 2]],
    [['breaker', 'nobody'], []],
    [[], []],
  ])('settled by %j elects %j', (tie, chosen) => {
    const { asked, result } = held(vote({}, { tie }), [level]);
    expect(asked).toHaveLength(1);
    expect(result?.chosen).toEqual(chosen);
  });

  test('is no tie any more once a second vote has settled it, and nothing further is tried', () => {
    const { asked, result } = held(vote({}, { tie: ['again', 'all'] }), [level, { counts: { 1: 2, 2: 3 } }]);
    expect(asked.map(({ key }) => key)).toEqual(['v', 'v.again']);
    expect(result).toMatchObject({ chosen: [2], tied: [], places: 0 });
  });

  test('for all places but those already won is settled for the rest', () => {
    const two = vote({ candidates: seated([1, 2, 4, 5]) }, { marks: 2, count: { top: 2 }, tie: ['all'] });
    expect(held(two, [{ counts: { 1: 5, 2: 2, 4: 2, 5: 1 } }]).result).toMatchObject({ chosen: [1, 2, 4], tied: [], places: 0 });
  });

  test('is put before the tie-breaker as seats: exactly the places open, and the tied alone', () => {
    const { asked } = held(vote({}, { tie: ['breaker'] }), [level], 'wolf sheep mayor sheep sheep');
    expect(asked[1]).toMatchObject({ shape: 'choose', key: 'v.tie', to: [3], seats: [1, 2], min: 1, max: 1 });
    const three = vote({ candidates: seated([1, 2, 4, 5]) }, { marks: 2, count: { top: 3 }, tie: ['breaker'] });
    const answers: Answer[] = [{ counts: { 1: 5, 2: 1, 4: 1, 5: 1 } }, { seats: [2, 5] }];
    const broken = held(three, answers, 'wolf sheep mayor sheep sheep');
    expect(broken.asked[1]).toMatchObject({ seats: [2, 4, 5], min: 2, max: 2 });
    expect(broken.result?.chosen).toEqual([1, 2, 5]);
  });

  test('of options is put before the tie-breaker with the tied options alone', () => {
    const candidates = ['a', 'b', 'c'].map((id) => ({ id, label: said(id) }));
    const p = vote({ candidates }, { tie: ['breaker'] });
    const { asked, result } = held(p, [{ counts: { a: 2, c: 2, b: 1 } }, { option: 'c' }], 'wolf sheep mayor sheep sheep');
    expect(asked[1]).toMatchObject({ shape: 'pick', to: [3], options: [{ id: 'a' }, { id: 'c' }] });
    expect(asked[1]).toHaveProperty('options.length', 2);
    expect(result?.chosen).toEqual(['c']);
  });

  test('between a player and an option is put before the tie-breaker as options', () => {
    const candidates = [{ id: 1 }, { id: 'nobody', label: said('nobody') }, { id: 2 }];
    const p = vote({ candidates }, { tie: ['breaker'] });
    const { asked } = held(p, [{ counts: { 1: 2, nobody: 2, 2: 1 } }], 'wolf sheep mayor sheep sheep');
    expect(asked[1]).toMatchObject({
      shape: 'pick',
      options: [
        { id: '1', label: { id: '1' } },
        { id: 'nobody', label: { id: 'nobody' } },
      ],
    });
  });

  test('binds a tie-breaker only against whom an option goes; where every option does, all are open, each with its word', () => {
    const bound = {
      statuses: [
        { what: 'bound', on: 3, by: 1 },
        { what: 'bound', on: 3 },
      ],
    };
    const options = (...against: (number | undefined)[]) => {
      const candidates = ['a', 'b'].map((id, i) => ({ id, label: said(id), ...(against[i] !== undefined && { against: against[i] }) }));
      const p = vote({ candidates }, { tie: ['breaker'] });
      return held(p, [{ counts: { a: 2, b: 2 } }], 'wolf sheep mayor sheep sheep', bound).asked[1];
    };
    const [a, b] = ['a', 'b'].map((id) => ({ id, label: { id } }));
    expect(options(1)).toHaveProperty('options', [{ ...a, bar: { why: { id: 'toy.bound' }, clause: 'TOY-7' } }, b]);
    expect(options(1, 1)).toHaveProperty('options', [a, b]);
    expect(options()).toHaveProperty('options', [a, b]);
  });

  test('waits for no dead tie-breaker', () => {
    const { asked, result } = held(vote({}, { tie: ['breaker', 'all'] }), [level], 'wolf sheep mayor sheep sheep', { dead: [3] });
    expect(asked).toHaveLength(1);
    expect(result?.chosen).toEqual([1, 2]);
  });

  test('may be settled by a lot the host draws: seats by name, options by their word', () => {
    const lot = vote({ lotByHost: true }, { tie: ['lot'] });
    const seats = held(lot, [level, { option: '2' }]);
    expect(seats.asked[1]).toMatchObject({
      key: 'v.lot',
      to: 'host',
      options: [1, 2].map((seat) => ({ id: String(seat), label: { id: 'draw.seat', with: { who: { seat } } } })),
    });
    expect(seats.result?.chosen).toEqual([2]);
    const options = held({ ...lot, candidates: [{ id: 'yes' }, { id: 'no' }] }, [{ counts: { yes: 2, no: 2 } }, { option: 'no' }]);
    expect(options.asked[1]).toMatchObject({
      options: [
        { id: 'yes', label: { id: 'yes' } },
        { id: 'no', label: { id: 'no' } },
      ],
    });
    expect(options.result?.chosen).toEqual(['no']);
  });
});

describe('the count in the story', () => {
  test('is public, or the host’s alone where the vote is secret', () => {
    for (const secret of [false, true]) {
      const t = table();
      ran(poll(t, vote({ secret })), [{ votes: { 1: [2], 3: [2] } }]);
      expect(t.story.at(-1)).toMatchObject({
        what: 'voted',
        vote: 'v',
        sums: [
          [1, 0],
          [2, 2],
          [4, 0],
        ],
        chosen: [2],
        audience: secret ? 'host' : 'public',
      });
    }
  });

  test('keeps who voted for whom where hands were entered, and not where sums were', () => {
    expect(held(vote(), [{ votes: { 1: [2] } }]).result?.votes).toEqual({ 1: [2] });
    expect(held(vote(), [{ counts: { 2: 1 } }]).result).not.toHaveProperty('votes');
  });
});
