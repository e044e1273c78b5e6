import { describe, expect, test } from 'vitest';
import { byDay, duel, eleven, type HouseRules, isNight, named, nominate, unanimous, withCitizens } from './days.ts';

const seats = eleven.replace('Bob Bud bandit', 'Bob bandit, Mick blackmailer');
/** Cid is bound to Mick, the blackmailer. */
const bound = (rules: HouseRules = {}, by = 'Mick', how: object = {}) =>
  byDay(seats, rules, { statuses: [{ what: 'bound', on: 'Cid', by }], ...how });
const rest = 'Sam Holly Gus Cis Cal Ben Bob Mick Ina Ivy';

describe('a player bound to a master', () => {
  test('KT-155 KT-R64 may not challenge the master, but anybody else', () => {
    const t = bound().pick('day.next', 'duel').at('duel.challenger', 'Cid');
    expect(t.refuses('duel.challenged', 'Mick')).toMatchObject({ id: 'bar.bound', clause: 'KT-155' });
    expect(t.offered).toEqual(t.alive.filter((name) => name !== 'Cid' && name !== 'Mick'));
  });

  test('KT-155 KT-R64 may not support the master’s opponent in a duel, but may support the master or abstain', () => {
    const t = duel(bound(), 'Mick', 'Cis');
    expect(t.refuses('duel.vote', 'Cid > Cis')).toMatchObject({ clause: 'KT-155' });
    expect(t.vote('duel.vote', 'Sam > Mick').undo().vote('duel.vote', 'Cid > Mick').dead).toEqual(['Cis']);
  });

  test('KT-R64 with boundMustSupportMaster may not even abstain in the master’s duels', () => {
    const t = duel(bound({ boundMustSupportMaster: true }), 'Mick', 'Cis');
    expect(t.refuses('duel.vote', 'Sam > Mick')).toMatchObject({
      id: 'bar.mustSupport',
      clause: 'KT-R64',
      text: expect.stringContaining('Mick') as string,
    });
    expect(t.vote('duel.vote', 'Cid > Mick').dead).toEqual(['Cis']);
    expect(duel(bound({ boundMustSupportMaster: true }), 'Cal', 'Cis').vote('duel.vote', 'Sam > Cal').dead).toEqual(['Cis']);
  });

  test('KT-R64 with boundMustSupportMaster a bound Journalist may not watch the master’s duels instead', () => {
    const press = seats.replace('Cid Cis', 'Jo journalist, Cis');
    const on = (by: string) =>
      duel(byDay(press, { boundMustSupportMaster: true }, { statuses: [{ what: 'bound', on: 'Jo', by }] }), 'Mick', 'Cis');
    const t = on('Mick').until('journalist.watch');
    expect(t.refuses('journalist.watch', 'watch')).toMatchObject({ id: 'bar.mustSupport', clause: 'KT-R64' });
    expect(t.pick('journalist.watch', 'vote').refuses('duel.vote', 'Sam > Mick')).toMatchObject({ clause: 'KT-R64' });
    expect(on('Bob').pick('journalist.watch', 'watch').question.key).toBe('duel.vote');
    const both = {
      statuses: [
        { what: 'bound', on: 'Jo', by: 'Mick' },
        { what: 'bound', on: 'Jo', by: 'Cis' },
      ],
    };
    expect(duel(byDay(press, { boundMustSupportMaster: true }, both), 'Mick', 'Cis').pick('journalist.watch', 'watch').question.key).toBe(
      'duel.vote',
    );
  });

  test('KT-R65 bound to both contestants, is free of that duty', () => {
    const t = duel(
      byDay(
        seats,
        { boundMustSupportMaster: true },
        {
          statuses: [
            { what: 'bound', on: 'Cid', by: 'Mick' },
            { what: 'bound', on: 'Cid', by: 'Cis' },
          ],
        },
      ),
      'Mick',
      'Cis',
    );
    expect(t.refuses('duel.vote', 'Cid > Cis')).toMatchObject({ clause: 'KT-155' });
    expect(t.refuses('duel.vote', 'Cid > Mick')).toMatchObject({ clause: 'KT-155' });
    expect(t.vote('duel.vote', 'Sam > Mick').dead).toEqual(['Cis']);
    expect(
      t.facts('noted').filter(({ clause }) => clause === 'KT-R65'),
      'whoever may abstain need not be freed',
    ).toEqual([]);
  });

  test('KT-155 KT-R64 may not vote to search the master', () => {
    const t = nominate(bound(), 'Mick Cis Cal');
    expect(t.refuses('search.vote', `Cid ${rest} > Mick Cis`)).toMatchObject({ clause: 'KT-155' });
    expect(t.refuses('search.vote', `${rest} > Mick Cis`)).toMatchObject({ id: 'refused.mustVote' });
    expect(named(t.vote('search.vote', `${rest} > Mick Cis`, 'Cid > Cis Cal'), 'search.searched', 'seats')).toEqual(['Cis', 'Mick']);
  });

  test('KT-R64 sums are not enough while anybody is bound: the host must see who votes for whom', () => {
    expect(nominate(bound(), 'Mick Cis Cal').question).toMatchObject({ counts: false, note: { id: 'vote.hands.note' } });
    expect(nominate(bound({ voteVisibility: 'secret' }), 'Mick Cis Cal').question).toMatchObject({ note: { id: 'vote.secret.note' } });
    expect(nominate(byDay(seats), 'Mick Cis Cal').question).toMatchObject({ counts: true, note: { id: 'vote.halfSecret.note' } });
    expect(nominate(bound(), 'Mick Cis Cal').refuses('search.vote', 'Mick 11', 'Cis 11')).toMatchObject({ id: 'refused.hands' });
    expect(nominate(bound({}, 'Mick', { dead: 'Cid' }), 'Mick Cis Cal').vote('search.vote', 'Mick 10', 'Cis 10').question.key).toBe(
      'mistreat.any',
    );
  });

  test('KT-R65 with no legal vote left, is freed for that one ballot, votes like everybody else, and the host sees it noted', () => {
    const t = byDay(
      seats,
      {},
      {
        statuses: [
          { what: 'bound', on: 'Cid', by: 'Mick' },
          { what: 'bound', on: 'Cid', by: 'Cis' },
        ],
      },
    );
    expect(nominate(t, 'Mick Cis Cal').refuses('search.vote', `${rest} > Mick Cis`)).toMatchObject({ id: 'refused.mustVote' });
    expect(t.question.note).toMatchObject({ id: 'vote.freed.note', with: { who: { seats: [4] } } });
    t.vote('search.vote', `Cid ${rest} > Mick Cis`);
    expect(t.facts('noted').filter(({ clause }) => clause === 'KT-R65')).toMatchObject([
      { said: { id: 'vote.freed', with: { who: { seat: 4 } } }, audience: 'host' },
    ]);
    expect(named(t, 'search.searched', 'seats')).toEqual(['Mick', 'Cis']);
    expect(unanimous(unanimous(t, 'mistreat.any', 'yes'), 'mistreat.who', 'Mick').dead).toEqual(['Mick']);
  });

  test('KT-R65 is bound again where there is somebody else to vote for', () => {
    const t = nominate(
      byDay(
        seats,
        {},
        {
          statuses: [
            { what: 'bound', on: 'Cid', by: 'Mick' },
            { what: 'bound', on: 'Cid', by: 'Cis' },
          ],
        },
      ),
      'Mick Cis Cal Ben',
    );
    expect(t.refuses('search.vote', `Cid ${rest} > Mick Cis`)).toMatchObject({ clause: 'KT-155' });
    expect(named(t.vote('search.vote', `${rest} > Mick Cis`, 'Cid > Cal Ben'), 'search.searched', 'seats')).toEqual(['Mick', 'Cis']);
    expect(t.facts('noted').filter(({ clause }) => clause === 'KT-R65')).toEqual([]);
  });

  test('KT-155 KT-R64 may not vote to hang the master', () => {
    const whom = unanimous(unanimous(nominate(bound(), 'Mick Cis'), 'mistreat.any', 'yes'), 'mistreat.who', 'Cis').undo();
    expect(whom.refuses('mistreat.who', `Cid ${rest} > Mick`)).toMatchObject({ clause: 'KT-155' });
    expect(whom.vote('mistreat.who', `${rest} > Mick`, 'Cid > Cis').dead).toEqual(['Mick']);
    const alone = nominate(bound(), 'Mick');
    expect(alone.refuses('mistreat.any', `Cid ${rest} > yes`)).toMatchObject({ clause: 'KT-155' });
    expect(alone.vote('mistreat.any', `${rest} > yes`, 'Cid > no').dead).toEqual(['Mick']);
  });

  test('KT-R64 with Executor and Investigator, may not choose hanging for the master either', () => {
    const t = byDay(
      withCitizens('Exa executor, Ivan investigator, Cid citizen', 'Ben badGunman, Bob bandit, Mick blackmailer, Ina Ivy indian'),
      {},
      { statuses: [{ what: 'bound', on: 'Cid', by: 'Mick' }] },
    );
    const all = 'Sam Holly Gus Exa Ivan Ben Bob Mick Ina Ivy';
    nominate(t, 'Mick').vote('mistreat.any', `${all} > yes`, 'Cid > no');
    expect(t.refuses('mistreat.method', `Cid ${all} > hang`)).toMatchObject({ clause: 'KT-155' });
    t.vote('mistreat.method', `Cid ${all} > investigate`);
    expect(named(t, 'investigation.begins')).toEqual(['Mick']);
  });

  test('KT-R64 KT-149 asked whom first, may not go on to hang the master', () => {
    const officials = withCitizens(
      'Exa executor, Ivan investigator, Cid citizen',
      'Ben badGunman, Bob bandit, Mick blackmailer, Ina Ivy indian',
    );
    const t = byDay(
      officials,
      { mistreatmentQuestionOrder: ['who', 'method', 'mistreat'] },
      { statuses: [{ what: 'bound', on: 'Cid', by: 'Mick' }] },
    );
    const all = 'Sam Holly Gus Exa Ivan Ben Bob Mick Ina Ivy';
    nominate(t, 'Mick Sam').vote('mistreat.who', `${all} > Mick`, 'Cid > Sam');
    expect(t.refuses('mistreat.method', `Cid ${all} > hang`)).toMatchObject({ clause: 'KT-155' });
    t.vote('mistreat.method', `${all} > hang`, 'Cid > investigate');
    expect(t.refuses('mistreat.any', `Cid ${all} > yes`)).toMatchObject({ clause: 'KT-155' });
    expect(t.vote('mistreat.any', `${all} > yes`, 'Cid > no').dead).toEqual(['Mick']);
  });

  test('KT-R64 a bound Mayor may not break a tie against the master', () => {
    const t = byDay(seats.replace('Cid Cis', 'May mayor, Cis'), {}, { statuses: [{ what: 'bound', on: 'May', by: 'Mick' }] }).rule({
      do: 'reveal',
      seat: 'May',
    });
    nominate(t, 'Mick Cis Cal')
      .vote('search.vote', 'Sam Holly Gus Cis > Cal Mick', 'Ben Bob Mick Ina Ivy > Cis Cal', 'Cal > Mick Cal', 'May > Cis Cal')
      .undo();
    t.rule({ do: 'kill', seat: 'Ivy' }).vote(
      'search.vote',
      'Sam Holly Gus Cis Bob > Cal Mick',
      'Ben Mick Ina > Cis Cal',
      'Cal > Cis Cal',
      'May > Cis Cal',
    );
    expect(t.question).toMatchObject({ key: 'search.vote.tie', seats: [5] });
    expect(t.refuses('search.vote.tie', 'Mick')).toMatchObject({ clause: 'KT-155' });
  });

  test('KT-R64 the master’s death ends the bond', () => {
    const t = nominate(bound().rule({ do: 'kill', seat: 'Mick' }), 'Cis Cal Sam');
    expect(t.statuses('Cid')).toEqual([]);
    expect(t.question).toMatchObject({ counts: true });
  });

  test('KT-205 the Seducer binds in the same way', () => {
    const t = byDay(withCitizens('Sed seducer, Cis Cal citizen'), {}, { statuses: [{ what: 'bound', on: 'Bud', by: 'Sed' }] })
      .pick('day.next', 'duel')
      .at('duel.challenger', 'Bud');
    expect(t.refuses('duel.challenged', 'Sed')).toMatchObject({ clause: 'KT-155' });
    expect(isNight(t)).toBe(false);
  });
});
