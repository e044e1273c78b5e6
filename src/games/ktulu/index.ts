import { announce, type Script } from '../../kernel/script.ts';
import { countOf } from '../../rules/cast.ts';
import { defineGame } from '../../rules/define-game.ts';
import { mark } from '../../rules/status.ts';
import { rolesOf } from '../../rules/role-module.ts';
import { setAnnounced } from '../../rules/token.ts';
import { enter } from '../../rules/rounds.ts';
import { about } from './about.ts';
import { examine, suggest } from './cast.ts';
import { dawn } from './dawn.ts';
import { day, dayZero } from './day/day.ts';
import { deposed } from './day/powers.ts';
import { died, killed } from './deaths.ts';
import { nightCard } from './night/card.ts';
import { night } from './night/night.ts';
import { handedOver } from './night/trail.ts';
import { options, type Options } from './options.ts';
import { lateRage } from './roles/burning-rage.ts';
import { roles } from './roles/index.ts';
import { changed, moved, statuette } from './statuette.ts';
import { takenByTrail, stolen } from './theft.ts';
import { ids, said, type Ids, type T } from './vocabulary.ts';
import { wins } from './wins.ts';
import { words } from './words/index.ts';
import { madeWords } from './words/made.ts';

/** The Polish game of the statuette: citizens, bandits, Indians, aliens and two loners. */
export const ktulu = defineGame<Options, Ids>({
  id: 'ktulu',
  edition: 3,
  migrations: {
    // Who came by the statuette unseen was not told then (KT-R97).
    1: (old) => ({ ...old, options: { ...(old.options as object), holderIsTold: false } }),
    // A side was asked nothing that nobody could answer then (KT-R98).
    2: (old) => ({ ...old, options: { ...(old.options as object), maskChoices: false } }),
  },
  players: about.players,
  ids,
  // The three base factions and the extras (KT-003, KT-005, KT-006).
  factions: {
    citizens: { plain: 'citizen', acquainted: false, kills: false },
    bandits: { plain: 'bandit', acquainted: true, kills: false },
    indians: { plain: 'indian', acquainted: true, kills: true },
    aliens: { plain: 'alien', acquainted: true, kills: false },
    luckyLuke: { plain: 'luckyLuke', acquainted: false, kills: true },
    janosik: { plain: 'janosik', acquainted: false, kills: false },
  },
  roles,
  options,
  suggest,
  examine,
  wins,
  nightCard,
  start: { round: 0, phase: 'night' },
  script: turns,
  deeds: {
    kill: killed,
    steal: stolen,
    trail: takenByTrail,
    *poison(t, a) {
      yield* mark(t, { what: 'poisoned', on: a.on, by: a.by, clause: a.clause, because: a.because });
    },
  },
  hooks: {
    after: {
      *died(t, fact, _self, index) {
        yield* died(t, fact, index);
      },
      // A ruling may have put the holder on another side, or taken the Mayor's card.
      *recast(t, { seat }, _self, index) {
        yield* deposed(t, [seat], index);
        yield* changed(t, index);
      },
      *swapped(t, { seats }, _self, index) {
        yield* deposed(t, seats, index);
        yield* handedOver(t, seats, index);
        yield* changed(t, index);
      },
      *moved(t, fact, _self, index) {
        yield* moved(t, fact, index);
        yield* lateRage(t);
      },
    },
  },
  words: [words, madeWords(roles, [words, ...Object.values(roles).map((file) => file.words)])],
});

/** Night 0, day 1, night 1, day 2 and so on; a day 0 may come first (KT-040, KT-041). */
function* turns(t: T): Script<never> {
  begin(t);
  if (t.place.phase === 'night' && t.place.round === 0) yield* opening(t);
  for (;;) {
    if (t.place.phase === 'night') {
      yield* night(t);
      yield* dawn(t);
      t.place = { round: t.place.round + 1, phase: 'day' };
    }
    enter(t, 'day', 'KT-040');
    yield* day(t);
    t.place = { round: t.place.round, phase: 'night' };
  }
}

/** The bandits have the statuette before one of them carries it (KT-024, KT-R11). A position that describes a player as dead means that the table knows it (KT-043). */
function begin(t: T): void {
  for (const seated of t.seats) if (!seated.alive) seated.revealed = true;
  const token = t.tokens[statuette];
  if (token?.announced !== undefined) return;
  const faction = token?.holder !== undefined && token.knowing ? t.faction(token.holder) : 'bandits';
  setAnnounced(t, statuette, faction);
}

/** What the table is told before the first night (KT-014, KT-041). */
function* opening(t: T): Script {
  // In the order of the rules, which tells nothing of the seats.
  const dealt = rolesOf(roles, {})
    .filter((role) => countOf(t.cast, role) > 0)
    .map((role) => said('roster.role', { role: { role } }));
  if (t.options.announceRoster) yield* announce(t, 'opening.roster', said('opening.roster', { list: { list: dealt } }), 'KT-014');
  if (t.options.dayZero) {
    enter(t, 'day', 'KT-041');
    yield* dayZero(t);
    t.place = { round: 0, phase: 'night' };
  }
}
