import { ask, type Script } from '../../kernel/script.ts';
import { about } from './about.ts';
import { examine, suggest } from './cast.ts';
import { dawn, day } from './day.ts';
import { night, nightCard } from './night/night.ts';
import { options, type Options } from './options.ts';
import { defineGame } from '../../rules/define-game.ts';
import { nightsAndDays } from '../../rules/rounds.ts';
import { roles } from './roles/index.ts';
import { calls, words } from './words/index.ts';
import { wins } from './wins.ts';
import { said, ids, type Ids, type T } from './vocabulary.ts';

/** The club game of twelve numbered seats: citizens, mafia and yakuza. */
export const yakuza = defineGame<Options, Ids>({
  id: 'yakuza',
  edition: 1,
  players: about.players,
  numbered: true,
  ids,
  factions: {
    citizens: { plain: 'civilian', acquainted: false, kills: false },
    mafia: { plain: 'mafia', acquainted: true, kills: true },
    yakuza: { plain: 'shogun', keeps: ['yakuza'], acquainted: true, kills: true },
  },
  roles,
  statuses: {
    // Appointed by the Don; the card stays what it is (YK-09).
    rightHand: {},
    // The first mafia, once the Don is out and the others have disagreed (YK-42).
    don: {},
    // The host's foul counter; it has no effect on play (YK-32…35).
    foul: { counted: true },
  },
  options,
  suggest,
  examine,
  wins,
  nightCard: () => nightCard,
  start: { round: 1, phase: 'opening' },
  script: (t) => nightsAndDays(t, { opening, night, dawn, day }),
  words: [words],
  calls,
});

/** The conduct rules are read out before the first night (YK-32). */
function* opening(t: T): Script {
  if (t.place.phase !== 'opening') return;
  yield* ask(t, () => ({ shape: 'say', key: 'opening', to: 'table', say: conduct, note: said('opening.note'), clause: 'YK-32' }));
  t.place = { round: t.place.round, phase: 'night' };
}

/** The conduct rules, read out before the first night (YK-32…36). */
const conduct = (['opening.polite', 'opening.still', 'opening.host', 'opening.questions', 'opening.numbers'] as const).map((id) =>
  said(id),
);
