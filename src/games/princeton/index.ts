import type { Script } from '../../kernel/script.ts';
import type { Table } from '../../kernel/table.ts';
import { said } from '../../kernel/types.ts';
import { carryOutRuling } from '../../rules/ruling.ts';
import { examine, suggest } from './cast.ts';
import { dawn, day } from './day.ts';
import { night, nightCard } from './night.ts';
import { options, type Options } from './options.ts';
import { factions, roles } from './roles.ts';
import { wins } from './wins.ts';
import type { Rulebook } from '../../rules/define-game.ts';
import { words } from '../../text/games/princeton.ts';

/** The basic rules of the Princeton players, dealt from an ordinary deck of cards. */
export const princeton: Rulebook<Options> = {
  words,
  id: 'princeton',
  edition: 2,
  players: { min: 5, max: 33, usual: 12 },
  factions,
  roles,
  statuses: {},
  tokens: [],
  options,
  suggest,
  examine,
  wins,
  nightCard: () => nightCard,
  start: { round: 1, phase: 'night' },
  script: turns,
  ruling: carryOutRuling,
};

/** Turns of a night and a day, a night first (PR-23). */
function* turns(t: Table<Options>): Script<never> {
  if (t.options.dealMode === 'moderatorChooses') t.tell({ what: 'noted', said: said('deal.chosen') }, 'PR-21', 'host');
  for (;;) {
    if (t.place.phase === 'night') {
      const nightfall = t.story.length;
      yield* night(t);
      yield* dawn(t, nightfall);
    }
    yield* day(t);
    t.place = { round: t.place.round + 1, phase: 'night' };
  }
}
