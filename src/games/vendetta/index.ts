import { announce, type Script } from '../../kernel/script.ts';
import { reveal } from '../../rules/death.ts';
import { defineGame } from '../../rules/define-game.ts';
import { nightsAndDays } from '../../rules/rounds.ts';
import { about } from './about.ts';
import { examine, suggest } from './cast.ts';
import { dawn } from './dawn.ts';
import { day } from './day.ts';
import { nightCard } from './night/card.ts';
import { night } from './night/night.ts';
import { options, type Options } from './options.ts';
import { roles } from './roles/index.ts';
import { ids, said, type Ids, type T } from './vocabulary.ts';
import { wins } from './wins.ts';
import { words } from './words/index.ts';

/** The boxed card game with facilitator cards, and its Yakuza, Loner and no-reveal modes. */
export const vendetta = defineGame<Options, Ids>({
  id: 'vendetta',
  edition: 3,
  // Under edition 2 a gang's call that only sounded like one was a screen shorter; a game with such a call is offered as recorded.
  ids,
  players: about.players,
  // Civilians against the Mafia; the Yakuza and the Loner join in their modes (VD-01, VD-86, VD-96).
  factions: {
    civilians: { plain: 'bystander', acquainted: false, kills: false },
    mafia: { plain: 'thug', acquainted: true, kills: true },
    yakuza: { plain: 'yakuza', acquainted: true, kills: true },
    loner: { plain: 'psycho', acquainted: false, kills: true },
  },
  roles,
  options,
  suggest,
  examine,
  wins,
  nightCard: () => nightCard,
  start: { round: 1, phase: 'night' },
  // Night, dawn, day, over and over; the first night comes right after the deal (VD-12, VD-43).
  script: (t) => nightsAndDays(t, { night, dawn, day }),
  epilogue: showAll,
  words: [words],
});

/** Hidden cards are turned over once the game is decided (VD-108). */
function* showAll(t: T): Script {
  if (!t.options.noReveal) return;
  for (const { seat } of t.seats) reveal(t, seat, 'VD-108');
  yield* announce(t, 'over.reveal', said('over.reveal'), 'VD-108');
}
