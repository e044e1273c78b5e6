import { describe, expect, it } from 'vitest';
import type { Ruling } from '../../src/kernel/answer.ts';
import { Session } from '../../src/kernel/session.ts';
import { games } from '../../src/games/index.ts';
import { cardsOf } from '../../src/lab/playout.ts';
import { publicView } from '../../src/save/public.ts';
import { sit, told } from '../support/toy-session.ts';

const table = (): Session => sit('wolf guard sheep sheep sheep sheep');
const rule = (session: Session, ruling: Ruling): string | undefined => {
  const refusal = session.answer({ ruling });
  return refusal && `${refusal.why.id} ${refusal.clause}`;
};

describe('a player who leaves', () => {
  it('X-9 is out of the game, everybody knows why, and the same question stands', () => {
    const session = table();
    const { key } = session.question;
    expect(rule(session, { do: 'leave', seat: 3 })).toBeUndefined();
    expect(session.table.isAlive(3)).toBe(false);
    expect(told(session, 'noted')).toMatchObject([
      { said: { id: 'note.left', with: { who: { seat: 3 } } }, clause: 'X-9', audience: 'public' },
    ]);
    expect(told(session, 'died')).toMatchObject([{ seat: 3, by: { host: true }, clause: 'X-9' }]);
    expect(publicView(session.story, { seats: 6 }).seats[2]?.alive).toBe(false);
    expect(session.question.key).toBe(key);
    expect(rule(session, { do: 'leave', seat: 3 })).toBe('refused.alreadyDead X-9');
  });

  it('X-9 and whose leaving decides the game ends it', () => {
    const session = sit('wolf guard sheep sheep');
    rule(session, { do: 'leave', seat: 1 });
    expect(session.table.won).toEqual(['sheep']);
  });

  it.each(Object.entries(games))('X-9 is gone in %s too, and the game goes on', async (_, { load, players }) => {
    const game = await load();
    const options = game.options.parse({});
    const roles = cardsOf(game.suggest(players.usual, options));
    const session = new Session(game, { options: {}, seed: 'leaving', deal: roles.map((role) => ({ role })) });
    const leaves = session.table.living(session.table.faction(players.usual))[0] ?? 1;
    expect(rule(session, { do: 'leave', seat: leaves })).toBeUndefined();
    expect(session.table.alive).not.toContain(leaves);
    expect(session.question.shape).not.toBe('over');
    expect(session.undo()).toBe(true);
    expect(session.table.alive).toContain(leaves);
  });
});

describe('a latecomer', () => {
  it('X-10 takes over a seat with its card, alive or left', () => {
    const session = table();
    const roles = session.table.seats.map(({ role }) => role);
    expect(rule(session, { do: 'sit', seat: 4, name: 'Zoe' })).toBeUndefined();
    expect(told(session, 'revived')).toEqual([]);
    rule(session, { do: 'leave', seat: 3 });
    expect(rule(session, { do: 'sit', seat: 3, name: 'Yan' })).toBeUndefined();
    expect(session.table.isAlive(3)).toBe(true);
    expect(told(session, 'revived')).toMatchObject([{ seat: 3, clause: 'X-10' }]);
    expect(session.table.seats.map(({ role }) => role)).toEqual(roles);
  });

  it('X-10 takes no dead seat, no card that has been seen, and needs a name', () => {
    const session = table();
    rule(session, { do: 'kill', seat: 3 });
    expect(rule(session, { do: 'sit', seat: 3, name: 'Zoe' })).toBe('refused.deadSeat X-10');
    rule(session, { do: 'leave', seat: 4 });
    rule(session, { do: 'reveal', seat: 4 });
    expect(rule(session, { do: 'sit', seat: 4, name: 'Zoe' })).toBe('refused.cardShown X-10');
    for (const name of ['', '  ', 'x'.repeat(101), 7 as unknown as string])
      expect(rule(session, { do: 'sit', seat: 5, name })).toBe('refused.emptyName X-10');
    expect(rule(session, { do: 'revive', seat: 4 })).toBeUndefined();
    rule(session, { do: 'kill', seat: 4 });
    expect(session.table.left.has(4)).toBe(false);
  });
});
