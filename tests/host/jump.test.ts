import { describe, expect, it } from 'vitest';
import { princeton } from '../../src/games/princeton/index.ts';
import { done } from '../../src/kernel/answer.ts';
import { Session } from '../../src/kernel/session.ts';
import { callOf } from '../../web/host/jump.ts';

const roles = ['mafia', 'civilian', 'angelHeart', 'civilian', 'mafia', 'civilian', 'civilian', 'civilian'];

function game(): Session {
  return new Session(princeton, { options: {}, seed: 's', deal: roles.map((role) => ({ role })) });
}

function on(session: Session, until: string): void {
  while (session.question.key !== until) expect(session.answer(done)).toBeUndefined();
}

describe('the call of a facilitator card', () => {
  it('is reached by saying what stands before it, and nothing is said by looking', () => {
    const session = game();
    const { standing, way = [] } = callOf(session, 'mafia');
    expect(standing).toBe('later');
    expect(way.length).toBeGreaterThan(0);
    expect(session.entries).toEqual([]);
    for (const words of way) {
      expect(session.question.say).toEqual(words);
      session.answer(done);
    }
    expect(callOf(session, 'mafia').standing).toBe('now');
  });

  it('cannot be jumped to over a decision, and says how many calls come first', () => {
    const session = game();
    on(session, 'mafia.kill');
    const place = callOf(session, 'angelHeart');
    expect(place).toMatchObject({ standing: 'later', before: 1, line: { id: 'angelHeart' } });
    expect(place.way).toBeUndefined();
  });

  it('is done once it has been made', () => {
    const session = game();
    on(session, 'mafia.kill');
    session.answer({ seats: [2] });
    on(session, 'angelHeart.check');
    expect(callOf(session, 'mafia').standing).toBe('done');
    expect(callOf(session, 'angelHeart').standing).toBe('now');
  });

  it('is passed over where nobody is left to be called, with the reason', () => {
    const session = game();
    session.answer({ ruling: { do: 'kill', seat: 3 } });
    const place = callOf(session, 'angelHeart');
    expect(place.standing).toBe('silent');
    expect(place.line?.why).toBeDefined();
  });

  it('is none for a role that sleeps all night', () => {
    expect(callOf(game(), 'civilian')).toEqual({ standing: 'none', before: 0 });
  });
});
