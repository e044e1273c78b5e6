import type { Script } from '../../kernel/script.ts';
import { about } from './about.ts';
import { examine, suggest } from './cast.ts';
import { dawn, day } from './day.ts';
import { night, nightCard } from './night/night.ts';
import { options, type Options } from './options.ts';
import { defineGame } from '../../rules/define-game.ts';
import { nightsAndDays } from '../../rules/rounds.ts';
import { roles } from './roles/index.ts';
import { words } from './words/index.ts';
import { wins } from './wins.ts';
import { said, ids, type Ids, type T } from './vocabulary.ts';

/** The basic rules of the Princeton players, dealt from an ordinary deck of cards. */
export const princeton = defineGame<Options, Ids>({
  id: 'princeton',
  edition: 2,
  players: about.players,
  ids,
  factions: {
    mafia: { plain: 'mafia', acquainted: true, kills: true },
    village: { plain: 'civilian', acquainted: false, kills: false },
  },
  roles,
  options,
  suggest,
  examine,
  wins,
  nightCard: () => nightCard,
  start: { round: 1, phase: 'night' },
  script: turns,
  words: [words],
});

/** Turns of a night and a day, a night first (PR-23). */
function turns(t: T): Script<never> {
  if (t.options.dealMode === 'moderatorChooses') t.tell({ what: 'noted', said: said('deal.chosen') }, 'PR-21', 'host');
  return nightsAndDays(t, { night, dawn, day });
}
