import { ask, end, type Script } from '../../kernel/script.ts';
import { countOf } from '../../rules/cast.ts';
import { rolesOf } from '../../rules/role-module.ts';
import { ruled } from '../../rules/ruling.ts';
import { about } from './about.ts';
import { examine, suggest } from './cast.ts';
import { day, shortDay } from './day.ts';
import { dawn, stalemate } from './dawn.ts';
import { night, nightCard } from './night/night.ts';
import { options, type Options } from './options.ts';
import { defineGame } from '../../rules/define-game.ts';
import { roles } from './roles/index.ts';
import { words } from './words/index.ts';
import { said, ids, type Ids, type T } from './vocabulary.ts';

const at = ['execution', 'dawn', ruled] as const;

/** Town against mafia in six phases, with a Medium. */
export const town = defineGame<Options, Ids>({
  id: 'town',
  edition: 3,
  // The dead of the mafia were asked nothing then (TM-R14).
  migrations: { 2: (old) => ({ ...old, options: { ...(old.options as object), deadMafiaAsked: false } }) },
  players: about.players,
  ids,
  factions: {
    town: { plain: 'townie', acquainted: false, kills: false },
    mafia: { plain: 'mafioso', acquainted: true, kills: true },
  },
  roles,
  options,
  suggest,
  examine,
  nightCard: () => nightCard,
  start: { round: 1, phase: 'opening' },
  script: cycles,
  // Extinction only: there is no parity (TM-06, TM-07, TM-R9).
  wins: [
    { id: 'draw', factions: [], clause: 'TM-R9', at, when: (t) => (t.alive.length === 0 ? said('won.nobody') : undefined) },
    {
      id: 'mafia',
      factions: ['mafia'],
      clause: 'TM-06',
      at,
      when: (t) => (t.living('town').length === 0 ? said('won.noTown') : undefined),
    },
    {
      id: 'town',
      factions: ['town'],
      clause: 'TM-07',
      at,
      when: (t) => (t.living('mafia').length === 0 ? said('won.noMafia') : undefined),
    },
  ],
  words: [words],
});

/** Opening, short day, night; then the six phases over and over (TM-01…05). */
function* cycles(t: T): Script<never> {
  if (t.place.phase === 'opening') {
    yield* opening(t);
    yield* shortDay(t);
  } else if (t.place.phase === 'day') yield* day(t);
  for (;;) {
    const from = t.story.length;
    yield* night(t);
    yield* dawn(t, from);
    t.place = { round: t.place.round + 1, phase: 'day' };
    yield* day(t);
    if (yield* stalemate(t, from)) yield* end(t, [], said('won.stalemate'), 'TM-R10');
  }
}

/** All eyes closed; every role in play is called out, in the order of the rulebook (TM-01, TM-02). */
function* opening(t: T): Script {
  yield* ask(t, () => ({
    shape: 'say',
    key: 'opening',
    to: 'table',
    note: said('opening.note'),
    clause: 'TM-01',
    say: [
      said('opening.eyes'),
      ...rolesOf(roles, {})
        .filter((role) => countOf(t.cast, role) > 0)
        .map((role) => said('opening.role', { role: { role } })),
    ],
  }));
}
