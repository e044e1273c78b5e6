import type { Reaction } from '../../../kernel/role.ts';
import { announce, type Script } from '../../../kernel/script.ts';
import type { Bar, SeatId } from '../../../kernel/types.ts';
import { forbidden } from '../../../rules/hooks.ts';
import { mark, unmark } from '../../../rules/status.ts';
import type { Options } from '../options.ts';
import { publicly } from '../table.ts';
import { said, type Ids, type T } from '../vocabulary.ts';
import type { Duel } from './duel-outcome.ts';
import type { Condemned } from './hanging.ts';
import { revealRole } from './proclaim.ts';

/** A role shown once is no longer hidden, even after its card has changed hands. */
const shown = (t: T, role: Ids['role']): boolean => t.story.some((fact) => fact.what === 'revealed' && fact.role === role);

/** A player can reveal himself by such an ability only if he has stayed hidden until then (KT-047, KT-R66). */
const hidden = (t: T, seat: SeatId): Bar | undefined =>
  publicly(t, seat) || shown(t, t.at(seat).role) ? { why: said('bar.knownAlready'), clause: 'KT-047' } : undefined;

/** Nobody need pretend to ask for a role that is publicly known, or where calls are not masked at all (KT-R71). */
const out =
  (role: Ids['role']) =>
  (t: T): boolean =>
    !t.options.maskCalls || t.withRole(role).every((seat) => publicly(t, seat));

/** The other contestant wins instead, even against a gunman; the Judge stays alive (KT-116…119, KT-R75, KT-R77). */
export const judging = (role: Ids['role']): Reaction<Options, Duel, Ids> => ({
  clause: 'KT-116',
  say: said('duel.window'),
  note: () => said('duel.window.note'),
  omit: out(role),
  bar: (t, { winner }, { seat }) =>
    hidden(t, seat) ??
    (winner === undefined ? { why: said('bar.noSingleWinner'), clause: 'KT-119' } : forbidden(t, seat, winner, 'duel.flip')),
  *react(t, duel, { seat }) {
    const {
      winner,
      losers: [loser],
    } = duel;
    if (winner === undefined || loser === undefined) return false;
    yield* revealRole(t, seat, 'KT-116');
    duel.winner = loser;
    duel.losers = [winner];
    duel.clause = 'KT-116';
    yield* announce(t, 'duel.flipped', said('duel.flipped', { who: { seat: loser }, whom: { seat: winner } }), 'KT-116');
    return false;
  },
});

/** Both contestants die, whatever the duel has come to (KT-185, KT-R76). */
export const stopping: Reaction<Options, Duel, Ids> = {
  clause: 'KT-185',
  say: said('duel.window'),
  note: () => said('duel.window.note'),
  omit: out('stagecoach'),
  bar: (t, { challenger, challenged }, { seat }) =>
    hidden(t, seat) ?? forbidden(t, seat, challenger, 'duel.stop') ?? forbidden(t, seat, challenged, 'duel.stop'),
  *react(t, duel, { seat }) {
    yield* revealRole(t, seat, 'KT-185');
    delete duel.winner;
    duel.losers = [duel.challenger, duel.challenged];
    duel.by = { seat, role: 'stagecoach' };
    duel.clause = 'KT-185';
    yield* announce(t, 'duel.stopped', said('duel.stopped', { seats: { seats: duel.losers } }), 'KT-185');
    return false;
  },
};

/** The condemned player lives, and nobody is hanged instead (KT-120, KT-R82). */
export const pardoning = (role: Ids['role']): Reaction<Options, Condemned, Ids> => ({
  clause: 'KT-120',
  say: said('pardon.window'),
  note: (_, { seat }) => said('pardon.window.note', { who: { seat } }),
  omit: out(role),
  bar: (t, _, { seat }) => hidden(t, seat),
  *react(t, { seat: spared }, { seat }) {
    yield* revealRole(t, seat, 'KT-120');
    yield* presiding(t);
    yield* announce(t, 'pardon.spared', said('pardon.spared', { who: { seat: spared } }), 'KT-120');
    return true;
  },
});

const mayors: readonly Ids['role'][] = ['mayor', 'drunkMayor'];

/** A player to whom a ruling has given another card breaks ties no more (KT-121, X-6). */
export function* deposed(t: T, seats: readonly SeatId[], because: number): Script {
  for (const status of t.statuses.filter(({ what, on }) => what === 'tieBreaker' && seats.includes(on)))
    if (!mayors.includes(t.at(status.on).role)) yield* unmark(t, status, because);
}

/** A living Mayor whom everybody knows breaks ties from then on (KT-121). */
export function* presiding(t: T): Script {
  for (const { seat, role, alive } of t.seats) {
    if (!alive || !mayors.includes(role) || !publicly(t, seat) || t.hasStatus(seat, 'tieBreaker')) continue;
    yield* mark(t, { what: 'tieBreaker', on: seat, by: { seat, role }, clause: 'KT-121' });
  }
}
