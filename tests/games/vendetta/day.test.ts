import { describe, expect, test } from 'vitest';
import { byDay, hang, night, twelve } from './tables.ts';

describe('talk and suspects', () => {
  test('VD-53 VD-54 all active players talk, name suspects and vote', () => {
    const t = byDay().until('day.talk');
    expect(t.heard).toEqual(['Talk it over, everybody. Who looks suspicious?']);
    expect(t.question.to).toBe('table');
    hang(t, 'Tom Abe', 'Dora > Tom');
    expect(t.keys.filter((key) => key.startsWith('day.'))).toEqual(['day.talk', 'day.suspects', 'day.vote', 'day.killed']);
  });

  test('VD-55 VD-58 the facilitator is reminded to keep the talk moving and to listen for names', () => {
    const { note } = byDay().until('day.talk').question;
    expect(note && byDay().say(note)).toContain('Keep it moving. Listen for the names');
  });

  test('VD-55 with a time for the talk a clock runs; by default none does', () => {
    expect(byDay().until('day.talk').question).not.toHaveProperty('seconds');
    const t = byDay(twelve, { discussionSeconds: 180 }).until('day.talk');
    expect(t.question).toMatchObject({ seconds: 180, expires: true });
    expect(t.expire('day.talk').question.key).toBe('day.suspects');
  });

  test('VD-56 at least two suspects are needed', () => {
    const t = byDay();
    expect(t.refuses('day.suspects', 'Tom')).toMatchObject({ id: 'refused.howMany', clause: 'VD-56' });
    expect(t.at('day.suspects', 'Tom Abe').question.key).toBe('day.vote');
  });

  test('VD-57 any active player can be a suspect', () => {
    expect(byDay(twelve, {}, { dead: 'Bea' }).offered).toEqual([
      'Tom',
      'Tim',
      'Thea',
      'Dora',
      'Nina',
      'Boris',
      'Abe',
      'Cal',
      'Dee',
      'Eli',
      'Fay',
    ]);
    expect(byDay().at('day.suspects', byDay().alive.join(' ')).question).toMatchObject({ candidates: { length: 12 } });
  });

  test('VD-R4 with no second suspect the day ends without a vote', () => {
    const t = byDay(twelve, { discussionSeconds: 60 }).expire('day.talk').pass('day.suspects');
    expect(t.heard[0]).toBe('Fewer than two suspects: no vote today.');
    expect(t.keys).not.toContain('day.vote');
    expect(night(t).dead).toEqual([]);
    const { note } = t.asked('day.suspects');
    expect(note && t.say(note)).toContain('ask for a second');
  });
});

describe('the vote', () => {
  test('VD-59 the vote is called suspect by suspect, in the order they were named', () => {
    const t = byDay().at('day.suspects', 'Abe Tom Dora');
    expect(t.question).toMatchObject({ shape: 'ballot', candidates: [{ id: 7 }, { id: 1 }, { id: 4 }] });
    expect(t.heard.join(' ')).toContain('one suspect after the other');
  });

  test('VD-60 VD-64 each raised hand is a vote to kill, and the suspect with most votes dies', () => {
    const t = hang(byDay(), 'Tom Abe Dora', 'Nina Boris > Tom', 'Tim Bea Cal > Abe', 'Thea > Dora');
    expect(t.dead).toEqual(['Abe']);
    expect(t.facts('voted')).toMatchObject([
      {
        sums: [
          [1, 2],
          [7, 3],
          [4, 1],
        ],
        chosen: [7],
      },
    ]);
    expect(t.heard[0]).toBe('Abe has the most votes and dies.');
  });

  test('VD-60 hands may be entered as sums', () => {
    expect(hang(byDay(), 'Tom Abe', 'Tom 5', 'Abe 4').dead).toEqual(['Tom']);
  });

  test('VD-61 it is said that a raised hand cannot be taken back', () => {
    const t = byDay().at('day.suspects', 'Tom Abe');
    expect(t.heard.join(' ')).toContain('it cannot be taken back');
  });

  test('VD-62 one vote per player', () => {
    const t = byDay().at('day.suspects', 'Tom Abe');
    expect(t.refuses('day.vote', { votes: { 4: [1, 7] } })).toMatchObject({ id: 'refused.marks', clause: 'VD-62' });
    expect(t.refuses('day.vote', 'Tom 13')).toMatchObject({ id: 'refused.tooManyHands' });
    expect(t.refuses('day.vote', { votes: { 4: [8] } })).toMatchObject({ id: 'refused.noCandidate' });
  });

  test('VD-63 abstaining is allowed', () => {
    const t = byDay().at('day.suspects', 'Tom Abe');
    expect(t.question).toMatchObject({ abstain: 'allowed' });
    expect(t.vote('day.vote', 'Dora > Tom').dead).toEqual(['Tom']);
  });

  test('VD-65 a tie for most votes kills nobody that day', () => {
    const t = hang(byDay(), 'Tom Abe Dora', 'Nina > Tom', 'Tim > Abe');
    expect(t.heard[0]).toBe('Nobody is voted out today.');
    expect(t.dead).toEqual([]);
    expect(t.question.key).toBe('thief.choose');
  });

  test('VD-65 a tie below the top does not matter', () => {
    expect(hang(byDay(), 'Tom Abe Dora', 'Nina Boris > Tom', 'Tim > Abe', 'Cal > Dora').dead).toEqual(['Tom']);
  });

  test('VD-R3 nobody votes at all: nobody dies', () => {
    const t = hang(byDay(), 'Tom Abe');
    expect(t.heard[0]).toBe('Nobody is voted out today.');
    expect(t.dead).toEqual([]);
  });

  test('VD-66 the killed player shows the role card and is eliminated', () => {
    const t = hang(byDay(), 'Thea Abe', 'Dora > Thea');
    expect(t.facts('revealed')).toMatchObject([{ seat: 3, role: 'thief', clause: 'VD-66', audience: 'public' }]);
    expect(t.heard.slice(0, 3)).toEqual([
      'Thea has the most votes and dies.',
      'Whoever is out says nothing and gives no signs from now on, and keeps their eyes shut at night.',
      'Thea shows the role card to everybody.',
    ]);
  });

  test('VD-67 victory is checked after the kill', () => {
    const t = hang(byDay(twelve, {}, { dead: 'Tom Tim' }), 'Thea Abe', 'Dora > Thea');
    expect(t.keys.slice(-3)).toEqual(['day.killed', 'card.turned', 'over']);
  });

  test('VD-68 otherwise night falls, and all close their eyes', () => {
    const t = hang(byDay(), 'Thea Abe', 'Dora > Thea').until('night.falls');
    expect(t.heard.at(-1)).toBe('Night falls. Close your eyes, everybody, and keep them closed until you are called.');
    expect(t.session.table.place).toMatchObject({ round: 3, phase: 'night' });
  });

  test('X-6 a suspect ruled dead during the vote cannot be voted for any more', () => {
    const t = byDay().at('day.suspects', 'Tom Abe').rule({ do: 'kill', seat: 'Abe' });
    expect(t.refuses('day.vote', 'Dora > Abe')).toMatchObject({ clause: 'VD-59' });
    expect(t.vote('day.vote').heard[0]).toBe('Nobody is voted out today.');
    expect(t.facts('died')).toHaveLength(1);
  });
});
