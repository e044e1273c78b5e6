import { describe, expect, it } from 'vitest';
import { Session } from '../../src/kernel/session.ts';
import type { Rulebook } from '../../src/rules/define-game.ts';
import { ownDeck } from '../support/village.ts';
import { answerOf } from './evening.ts';
import { deckOf, whole, type Part } from './coverage/play.ts';

/** Plays as somebody who never kills and never votes, until the game says it is over. */
function idle(game: Rulebook, roles: string, options: object = {}): Session {
  const session = new Session(game, { options, seed: 'idle', deal: roles.split(' ').map((role) => ({ role })) });
  for (let i = 0; i < 3000 && session.question.shape !== 'over'; i++) session.answer(answerOf(session.question, undefined));
  return session;
}
const gameOf = (part: Part): Promise<Rulebook> => ownDeck(deckOf(whole(part))).book.load();
/** How it stands at the end, in which round, and who has won. */
const ended = ({ table, question }: Session) => [question.shape, table.place.round, table.won];
const lastWords = ({ story }: Session) => story.find((fact) => fact.what === 'won')?.said;

describe('a game in which nobody can or wants to win', () => {
  it('ends after ten rounds without a change, after as many as the group says, or after ninety-nine nights', async () => {
    const game = await gameOf({});
    expect(ended(idle(game, 'w v v v v'))).toEqual(['over', 10, []]);
    expect(lastWords(idle(game, 'w v v v v'))).toEqual({ id: 'own.won.stalemate', with: { n: 10 } });
    expect(ended(idle(game, 'w v v v v', { stalemate: 3 }))).toEqual(['over', 3, []]);
    expect(ended(idle(game, 'w v v v v', { stalemate: 0 }))).toEqual(['over', 99, []]);
    expect(lastWords(idle(game, 'w v v v v', { stalemate: 0 }))).toEqual({ id: 'own.won.tooLong', with: { n: 99 } });
    expect(ended(idle(await gameOf({ stalemate: 5 }), 'w v v v v'))).toEqual(['over', 5, []]);
  });

  it('goes on while counts move, players change or are marked for good', async () => {
    const counts = await gameOf({
      counts: { n: { name: { en: 'n' } } },
      triggers: [{ on: 'dusk', while: { to: 4 }, do: [{ do: 'count', of: 'n', by: 1 }] }],
    });
    expect(ended(idle(counts, 'w v v v v'))).toEqual(['over', 14, []]);
    const turns = await gameOf({
      triggers: [{ on: 'dusk', while: { from: 2, to: 2 }, do: [{ do: 'turn', who: { role: 'v', nearest: 1 }, into: 'h' }] }],
    });
    expect(ended(idle(turns, 'w v v v v v'))).toEqual(['over', 12, []]);
    const marks = await gameOf({
      marks: { sad: {} },
      triggers: [{ on: 'dusk', do: [{ do: 'mark', mark: 'sad', who: { role: 'v', unmarked: 'sad', nearest: 1 } }] }],
    });
    expect(ended(idle(marks, 'w v v v'))).toEqual(['over', 13, []]);
  });

  it('does not keep the app busy by triggers that mark everybody over and over', async () => {
    const again = { on: 'marked', uses: 99, who: {}, do: [{ do: 'mark', mark: 'oil', who: 'everybody' }] } as const;
    const game = await gameOf({
      marks: { oil: {} },
      roles: { it: { calls: [{ do: [{ do: 'mark', mark: 'oil', who: 'self' }] }], triggers: [again] } },
    });
    const session = idle(game, `w ${'it '.repeat(18)}it`, { stalemate: 1 });
    expect(ended(session)).toEqual(['over', 2, []]);
    expect(session.story.length).toBeLessThan(3000);
  });

  it('is won by a side of which only those are left who do not count', async () => {
    const game = await gameOf({ roles: { helper: { side: 'wolves', uncounted: true } } });
    expect(ended(idle(game, 'helper helper helper'))).toEqual(['over', 1, ['wolves']]);
    expect(ended(idle(game, 'helper helper v'))).toEqual(['over', 10, []]);
  });
});
