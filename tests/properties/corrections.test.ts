import { describe, expect, it } from 'vitest';
import type { Entry } from '../../src/kernel/answer.ts';
import type { Game } from '../../src/kernel/game.ts';
import { seeded } from '../../src/kernel/random.ts';
import { Session } from '../../src/kernel/session.ts';
import { anyLegal, everyGame, played } from './facilitator.ts';

const decisions = (entries: readonly Entry[]): number => entries.filter(([, answer]) => !('done' in answer)).length;

interface Cost {
  readonly later: number;
  readonly lost: number;
  readonly clash: boolean;
}

/** What one other answer somewhere in a whole game costs of the later ones, if the host answers each clash with anything legal. */
function corrected(game: Game, seed: string): Cost | undefined {
  const session = played(game, seed, { most: 250 });
  const random = seeded(`${seed}/correction`);
  const places = session.entries.flatMap(([, answer], i) => ('seats' in answer || 'option' in answer ? [i] : []));
  const index = places[random.below(Math.max(1, places.length))];
  if (index === undefined) return undefined;
  const amendment = session.amend(index, anyLegal(session.questionAt(index), random));
  if (!('entries' in amendment)) throw new Error('a legal answer was refused');
  const later = session.entries.slice(index + 1);
  const kept = new Session(game, session.setup, amendment.entries);
  expect(kept.lost).toEqual([]);
  session.adopt(amendment);
  let given = 0;
  for (; session.question.shape !== 'over' && decisions(session.entries) - given < decisions(later) && given < 60; given++)
    if (session.answer(anyLegal(session.question, random))) throw new Error('refused');
  const survived = session.entries.slice(index + 1);
  const missing = decisions(later) - (session.question.shape === 'over' ? decisions(later) : decisions(survived) - given);
  return { later: decisions(later), lost: Math.max(0, missing), clash: amendment.misfit !== undefined };
}

describe.each(everyGame)('%s: one earlier answer corrected', (id, game) => {
  it('keeps most later decisions, whatever the host answers where one clashes', { timeout: 120_000 }, () => {
    let [later, lost, clashes] = [0, 0, 0];
    for (let n = 0; n < 40; n++) {
      const cost = corrected(game, `${id}/correction/${n}`);
      later += cost?.later ?? 0;
      lost += cost?.lost ?? 0;
      clashes += cost?.clash ? 1 : 0;
    }
    expect(clashes).toBeGreaterThan(0);
    expect(lost / later).toBeLessThan(0.12);
  });
});
