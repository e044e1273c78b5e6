import type { Win } from '../../../src/kernel/game.ts';
import { announce } from '../../../src/kernel/script.ts';
import { attempt } from '../../../src/rules/attempt.ts';
import { showSecret } from '../../../src/rules/knowledge.ts';
import { moment, pendingAttempts, postpone } from '../../../src/rules/moment.ts';
import { turnsOf } from '../../../src/rules/role-module.ts';
import { mark } from '../../../src/rules/status.ts';
import { marks } from '../../../src/games/vendetta/night/turn.ts';
import type { Options } from '../../../src/games/vendetta/options.ts';
import { roles } from '../../../src/games/vendetta/roles/index.ts';
import { said, type Ids, type Role, type Statuses, type T } from '../../../src/games/vendetta/vocabulary.ts';
import { rows } from '../../../src/text/rows.ts';

/** Slips in a game, each of which the compiler has to refuse: where it lets one pass, `@ts-expect-error` itself is the error. */
export function* slips(t: T) {
  const by = { seat: 1 };
  // @ts-expect-error: there is no such side
  const side: Role = { faction: 'mafa' };
  // @ts-expect-error: there is no such role to be taken for
  const face: Role = { faction: 'mafia', appears: () => 'thugg' };
  // @ts-expect-error: the status is declared under another name
  const status: Statuses<'framed'> = { framd: {} };
  // @ts-expect-error: there is no such status
  marks({ status: 'nursd', until: 'dawn' });
  // @ts-expect-error: the game has no such moment, and the status would never end
  marks({ status: 'nursed', until: 'noon' });
  // @ts-expect-error: nobody has worded this
  const message = said('nurse.wak');
  // @ts-expect-error: the Polish is missing
  const words = rows({ 'coroner.ask': ['Whose card do you look at?', '你要看谁的牌？'] });
  // @ts-expect-error: there is no such role
  t.withRole('nurze');
  // @ts-expect-error: the side is called civilians
  t.living('civilian');
  // @ts-expect-error: there is no such status
  t.hasStatus(1, 'jaild');
  // @ts-expect-error: the game counts nothing
  t.count('uses');
  // @ts-expect-error: the game has no such phase
  t.place = { round: 1, phase: 'dusk' };
  // @ts-expect-error: the game has no such moment
  yield* moment(t, 'dusk');
  // @ts-expect-error: nothing is put off until there
  postpone(t, 'midnight', { deed: 'kill', by, on: 2, clause: 'VD-79' });
  // @ts-expect-error: there is no such deed
  yield* attempt(t, { deed: 'murder', by, on: 2, clause: 'VD-79' });
  // @ts-expect-error: there is no such deed to wait for
  pendingAttempts(t, 'dawn', 2, 'stab');
  // @ts-expect-error: there is no such status
  yield* mark(t, { what: 'jail', on: 2, by, clause: 'VD-A10' });
  // @ts-expect-error: the game asks no such question
  yield* announce(t, 'dawn.woke', said('dawn.wake'), 'VD-79');
  // @ts-expect-error: no role is asked so
  yield* showSecret(t, { key: 'jailer.tolt', to: [1], about: [2], clause: 'VD-A10', showing: { said: said('dawn.wake') } });
  // @ts-expect-error: no such role is on the night card
  turnsOf(roles, ['nurs']);
  // @ts-expect-error: nobody of that name can win
  const win: Win<Options, Ids> = { id: 'x', factions: ['yakuzas'], clause: 'VD-04', at: ['dawn'], when: () => undefined };
  return [side, face, status, message, words, win];
}
