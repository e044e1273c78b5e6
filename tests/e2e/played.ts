import type { Answer, Entry } from '../../src/kernel/answer.ts';
import { done } from '../../src/kernel/answer.ts';
import { Session } from '../../src/kernel/session.ts';
import { princeton } from '../../src/games/princeton/index.ts';
import type { StoredGame } from '../../web/session/stored-game.ts';

/**
 * Plays a stored game on to the first asking of the key `until`, what is only said or shown going on by
 * itself. `answers` are given in order, each to the next question with its key. Throws where the game
 * asks something there is no answer for.
 */
export function played(game: StoredGame, answers: readonly (readonly [key: string, answer: Answer])[], until: string): readonly Entry[] {
  const { options, seed, deal } = game;
  const session = new Session(princeton, { options, seed, deal });
  const left = [...answers];
  while (left.length > 0 || session.question.key !== until) {
    const { key, shape } = session.question;
    const next = left[0];
    if (next?.[0] === key) left.shift();
    else if (shape !== 'say' && shape !== 'show')
      throw new Error(`The game asks ${key}; the answers go on with ${next?.[0] ?? 'nothing'}.`);
    const refusal = session.answer(next?.[0] === key ? next[1] : done);
    if (refusal) throw new Error(`${key}: ${refusal.why.id}`);
  }
  return session.entries;
}

/** A first night, and the next day up to the vote on whether `accused` is convicted. */
export const firstTrial = (game: StoredGame, accused = 5): readonly Entry[] =>
  played(
    game,
    [
      ['mafia.kill', { seats: [2] }],
      ['angelHeart.check', { seats: [5] }],
      ['day.accuser', { seats: [3] }],
      ['day.accused', { seats: [accused] }],
      ['day.second', { seats: [4] }],
    ],
    'day.verdict',
  );
