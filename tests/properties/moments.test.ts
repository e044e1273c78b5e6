import { describe, expect, it } from 'vitest';
import type { Game, Win } from '../../src/kernel/game.ts';
import { anySetup, everyGame, facilitate } from './facilitator.ts';

/** A round's number ends the names of moments that come once a round; a list of a game writes 0 for it. */
const listed = (moment: string): string => moment.replace(/\.\d+$/, '.0');

/** The game with one ending more, which never comes about and hears of every moment at which it could. */
function hearing(game: Game, hear: (moment: string) => void): Game {
  const at = { includes: (moment: string) => (hear(moment), false) } as unknown as Win['at'];
  return { ...game, wins: [{ id: 'hearing', factions: [], clause: '', at, when: () => undefined }, ...game.wins] };
}

describe('the moments of a game', () => {
  it.each(everyGame.filter(([id]) => id !== 'village'))(
    '%s: come all, and no others, so that nothing is put off for ever',
    { timeout: 120_000 },
    (_, game) => {
      const heard = new Set<string>();
      const wanted = game.moments ?? [];
      const spied = hearing(game, (moment) => heard.add(listed(moment)));
      for (let i = 0; i < 400 && !wanted.every((moment) => heard.has(moment)); i++)
        facilitate(anySetup(spied, `moments${i}`), `moments${i}`, { rulings: i % 2 === 1, most: 2000 });
      expect(wanted.filter((moment) => !heard.has(moment))).toEqual([]);
      expect([...heard].filter((moment) => !wanted.includes(moment))).toEqual([]);
    },
  );
});
