import { describe, expect, it } from 'vitest';
import { princeton } from '../../src/games/princeton/index.ts';
import { done } from '../../src/kernel/answer.ts';
import { Session } from '../../src/kernel/session.ts';
import { ktulu } from '../../src/games/ktulu/index.ts';
import { isNight, seen, tonight } from '../../web/host/night.ts';

const roles = ['mafia', 'civilian', 'angelHeart', 'civilian', 'mafia', 'civilian', 'civilian', 'civilian'];

function game(): Session {
  return new Session(princeton, { options: {}, seed: 's', deal: roles.map((role) => ({ role })) });
}

function on(session: Session, until: string): void {
  while (session.question.key !== until) expect(session.answer(done)).toBeUndefined();
}

const states = (session: Session): string[] =>
  tonight(session.table).flatMap(({ lines }) => lines.map(({ id, state, call }) => `${id} ${state} ${call}`));

describe('the host’s night card', () => {
  it('shows what is being called and what is to come, without lines nobody holds', () => {
    const session = game();
    on(session, 'mafia.kill');
    expect(isNight(session.table)).toBe(true);
    expect(states(session)).toEqual(['mafia now live', 'angelHeart next live']);
  });

  it('keeps how a line was called when its player dies later the same night', () => {
    const session = game();
    on(session, 'mafia.kill');
    session.answer({ seats: [3] });
    on(session, 'angelHeart.check');
    expect(states(session)).toEqual(['mafia done live', 'angelHeart now live']);
  });

  it('says why a line will be passed over', () => {
    const session = game();
    session.answer({ ruling: { do: 'kill', seat: 3 } });
    const line = tonight(session.table)[0]?.lines[1];
    expect(line).toMatchObject({ id: 'angelHeart', call: 'silent', why: { id: 'call.allDead' }, members: [] });
  });

  it('does not tell by what is called who has a thing, until the host peeks', () => {
    const dealt = ['sheriff', 'hooker', 'goodGunman', 'badGunman', 'bandit', 'quietFoot', 'indian'];
    const listed = (holder: number, peek: boolean): string => {
      const session = new Session(ktulu, {
        options: {},
        seed: 's',
        deal: dealt.map((role) => ({ role })),
        position: { round: 1, phase: 'night', tokens: { statuette: { holder } } },
      });
      on(session, 'sheriff.jail');
      return JSON.stringify(tonight(session.table).flatMap(({ lines }) => lines.map((line) => [line.id, line.state, seen(line, peek)])));
    };
    expect(listed(4, false)).toBe(listed(6, false));
    expect(listed(4, true)).not.toBe(listed(6, true));
    expect(listed(1, false)).toBe(listed(6, false));
  });
});
