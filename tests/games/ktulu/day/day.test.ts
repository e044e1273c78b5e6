import { describe, expect, test } from 'vitest';
import { ktulu } from '../../../../src/games/ktulu/index.ts';
import { table } from '../../../support/play.ts';
import { byDay, eleven, fight, isNight, nominate, told, unanimous, withCitizens } from './days.ts';

const open = withCitizens('Kris crystal, Cis Cal citizen');
const kris = (t: ReturnType<typeof byDay>) => (t.question.key, t.session.table.at(4));

describe('day 0', () => {
  test('KT-042 only introductions and role-play take place', () => {
    const t = table(ktulu, eleven, { dayZero: true }).until('day.zero');
    expect(t.question).toMatchObject({ shape: 'say', say: [{ id: 'day.zero' }], note: { id: 'day.zero.note' } });
    expect(t.session.table.place).toMatchObject({ round: 0, phase: 'day' });
    expect(table(ktulu, eleven, { dayZero: true }).keys.filter((key) => /^(day|duel|search|mistreat)\./.test(key))).toEqual(['day.zero']);
  });

  test('KT-041 there is one only if the host wants it', () => {
    expect(table(ktulu, eleven).keys).not.toContain('day.zero');
  });
});

describe('a day', () => {
  test('KT-062 KT-077 runs from duels over the search to mistreatment and into the night', () => {
    const t = unanimous(nominate(fight(byDay(), 'Cid', 'Bud', 'Cid 1'), 'Cid Cis'), 'mistreat.any', 'no');
    expect(isNight(t)).toBe(true);
    const order = ['day.next', 'duel.vote', 'search.nominees', 'mistreat.any'].map((key) => t.keys.indexOf(key));
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order).not.toContain(-1);
  });

  test('KT-077 declining every duel is open to the table', () => {
    expect(byDay().question).toMatchObject({ key: 'day.next', pass: 'search' });
  });
});

describe('the Crystallic citizen', () => {
  test('KT-192 is revealed at will and goes on living', () => {
    const t = byDay(open).pick('day.next', 'reveal');
    expect(kris(t)).toMatchObject({ alive: true, revealed: true });
    expect(t.facts('revealed')).toMatchObject([{ role: 'crystal', clause: 'KT-192', audience: 'public' }]);
    expect(told(t)).toContain('day.unmasked');
    expect(t.question).toMatchObject({ key: 'day.next', options: [{ id: 'duel' }, { id: 'search' }] });
  });

  test('KT-R69 before, between and after the duels', () => {
    const t = fight(fight(byDay(open), 'Cis', 'Bud'), 'Cis', 'Bud');
    expect(t.question).toMatchObject({ options: [{ id: 'duel' }, { id: 'reveal' }, { id: 'search' }] });
    expect(kris(t.pick('day.next', 'reveal')).revealed).toBe(true);
  });

  test('KT-R69 at any other moment of the day by the host’s hand', () => {
    const t = nominate(byDay(open), 'Cis Cal Gus').rule({ do: 'reveal', seat: 'Kris' });
    expect(t.question.key).toBe('search.vote');
    expect(kris(t).revealed).toBe(true);
  });

  test('KT-192 dead, or not dealt, is offered nowhere', () => {
    const options = [{ id: 'duel' }, { id: 'search' }];
    expect(byDay(open, {}, { dead: 'Kris' }).question).toMatchObject({ options });
    expect(byDay().question).toMatchObject({ options });
  });
});
