import type { Win } from '../../../src/kernel/game.ts';
import type { Attempt } from '../../../src/kernel/role.ts';
import { announce } from '../../../src/kernel/script.ts';
import { attempt } from '../../../src/rules/attempt.ts';
import { countOf, filledUp } from '../../../src/rules/cast.ts';
import { die } from '../../../src/rules/death.ts';
import { seenAs } from '../../../src/rules/hooks.ts';
import { showSecret } from '../../../src/rules/knowledge.ts';
import { moment, pendingAttempts, postpone } from '../../../src/rules/moment.ts';
import { turnsOf, type FactionModule } from '../../../src/rules/role-module.ts';
import { enter } from '../../../src/rules/rounds.ts';
import { mark } from '../../../src/rules/status.ts';
import { transferToken } from '../../../src/rules/token.ts';
import { remember, used } from '../../../src/rules/uses.ts';
import { stopping } from '../../../src/games/ktulu/day/powers.ts';
import { idle } from '../../../src/games/ktulu/night/lines.ts';
import type * as Ktulu from '../../../src/games/ktulu/vocabulary.ts';
import { marks, target } from '../../../src/games/vendetta/night/turn.ts';
import type { Options } from '../../../src/games/vendetta/options.ts';
import { roles } from '../../../src/games/vendetta/roles/index.ts';
import { refuse, said, type Cast, type Ids, type Role, type Statuses, type T } from '../../../src/games/vendetta/vocabulary.ts';
import { rows } from '../../../src/text/rows.ts';

/** Slips in a game, each of which the compiler has to refuse: where it lets one pass, `@ts-expect-error` itself is the error. */
export function* slips(t: T) {
  const by = { seat: 1 };
  // @ts-expect-error: there is no such side
  const side: Role = { faction: 'mafa' };
  // @ts-expect-error: there is no such role to be taken for
  const face: Role = { faction: 'mafia', appears: () => 'thugg' };
  // @ts-expect-error: there is no such look to show a false face to
  const look: Role = { faction: 'mafia', appears: (_, kind) => (kind === 'crad' ? 'thug' : undefined) };
  // @ts-expect-error: nobody looks at a player so
  seenAs(t, 'side', 2);
  // @ts-expect-error: there is no such role to have been dealt
  countOf(t.cast, 'nurze');
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
  // @ts-expect-error: who is out is left open
  yield* announce(t, 'day.killed', said('day.killed'), 'VD-62');
  // @ts-expect-error: the gap is called who
  const gap = said('card.seen', { whom: { seat: 2 }, role: { role: 'thug' } });
  // @ts-expect-error: nothing in this message is left open
  const full = said('ability.pass', { who: { seat: 2 } });
  // @ts-expect-error: how many is left open
  const size = refuse('cast.size', 'VD-35');
  // @ts-expect-error: no role of the game counts its uses
  used(t, 'nurse');
  // @ts-expect-error: the key of the question is nurse.choose
  yield* target(t, 1, { key: 'nurse.chose', clause: 'VD-A1' });
  // @ts-expect-error: the game has no such phase
  enter(t, 'dusk', 'VD-12');
  // @ts-expect-error: the hook is called shields
  const shield: Role = { faction: 'mafia', shield: () => undefined };
  // @ts-expect-error: the fact of a death is called died
  const after: Role = { faction: 'mafia', after: { dies: function* () {} } };
  // @ts-expect-error: what is blocked is called vote
  const blocks: Statuses<'silenced'> = { silenced: { blocks: ['votes'] } };
  // @ts-expect-error: it is called weight
  const ballot: Role = { faction: 'mafia', ballot: { weigth: 2 } };
  // @ts-expect-error: a turn at night does something
  const idle: Role = { faction: 'mafia', night: { clause: 'VD-A1' } };
  // @ts-expect-error: there is no such role to make the plain one
  const plain: FactionModule<Ids> = { plain: 'bistander', acquainted: false, kills: false };
  // @ts-expect-error: there is no such way to die
  const means: Attempt<Ids> = { deed: 'kill', by, on: 2, clause: 'VD-79', means: 'rope' };
  // @ts-expect-error: the game has no things to hold
  yield* transferToken(t, 'statuette', 2, { by, clause: 'VD-79' });
  // @ts-expect-error: nobody of that side is behind anything
  yield* die(t, 2, { faction: 'citizens' }, 'VD-62');
  // @ts-expect-error: somebody has to win by a name there is
  const order = ['vixen', 'nurze'] as const satisfies readonly (keyof typeof roles)[];
  // @ts-expect-error: there is no such role to deal
  const dealt: Cast = filledUp({ thugg: 2 }, 'bystander', 8);
  // @ts-expect-error: there is no such role to count
  countOf(dealt, 'thugg');
  return [side, face, look, status, message, words, win, dealt, gap, full, size, shield, after, blocks, ballot, idle, plain, means, order];
}

/** Slips in a game whose roles have steps of the night, uses and windows. */
export function* slipsOfKtulu(t: Ktulu.T) {
  // @ts-expect-error: the night has no such step
  const step: Ktulu.Role = { faction: 'citizens', nights: { lunch: { clause: 'KT-139', act: idle } } };
  // @ts-expect-error: nobody can step in there
  const window: Ktulu.Role = { faction: 'citizens', reacts: { duels: stopping } };
  // @ts-expect-error: there is no such thing to hold
  yield* transferToken(t, 'statuete', 2, { by: { seat: 1 }, clause: 'KT-020' });
  // @ts-expect-error: there is no such means
  const rope: Attempt<Ktulu.Ids> = { deed: 'kill', by: {}, on: 2, clause: 'KT-073', means: 'rope' };
  // @ts-expect-error: the Guard alone remembers whom it named
  remember(t, 'gard', 2);
  return [step, window, rope];
}
