import { attempt } from '../../../rules/attempt.ts';
import { testWins } from '../../../rules/moment.ts';
import type { Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { slayAtNight } from '../deaths.ts';
import { spend, used, type T } from '../table.ts';
import { attack, doing, momentLine, roleLine, steal, target } from './lines.ts';
import { tellCarrier } from './told.ts';
import { said } from '../../../kernel/types.ts';

const role = 'luckyLuke';
const awake = { role, wakes: false } as const;
const spentBar = { why: said('bar.spent'), clause: 'KT-048' };

export const lukeWakes = roleLine('lukeWakes', {
  clause: 'KT-285',
  role,
  sleeps: false,
  asks: false,
  // Only the call: what he does follows line by line.
  *act() {},
});

/** Having it at the very beginning of a night wins (KT-278, KT-286). */
export const lukeWins = momentLine('lukeWins', 'KT-286', [role], (t) => testWins(t, 'nightfall'));

export const lukeSteals = roleLine('lukeSteals', {
  ...awake,
  clause: 'KT-287',
  *act(t, actor) {
    yield* attack(t, actor, role, undefined, { key: 'luckyLuke.steal', clause: 'KT-280', ask: 'lukeSteals.ask' }, (on) =>
      steal(t, actor, role, on, 'KT-280'),
    );
  },
});

export const lukeKills = roleLine('lukeKills', {
  ...awake,
  clause: 'KT-288',
  block: (t) => (used(t, 'luckyLuke.kill') > 0 ? spentBar : undefined),
  *act(t, actor) {
    yield* attack(
      t,
      actor,
      'luckyLuke.kill',
      1,
      { key: 'luckyLuke.kill', clause: 'KT-281', ask: 'lukeKills.ask', aim: 'kill' },
      function* (on) {
        yield* slayAtNight(t, doing('kill', actor, role, on, 'KT-281'));
      },
    );
  },
});

export const lukeTrails = roleLine('lukeTrails', {
  ...awake,
  clause: 'KT-289',
  block: (t) => (used(t, 'luckyLuke.trail') > 0 ? spentBar : undefined),
  *act(t, actor) {
    yield* trail(t, actor, role, 'luckyLuke.trail', 'lukeTrails.ask', 'KT-282');
  },
});

export const lukeIsTold = roleLine('lukeIsTold', {
  clause: 'KT-290',
  role,
  wakes: false,
  sleeps: true,
  asks: false,
  *act(t, actor) {
    yield* tellCarrier(t, actor, 'luckyLuke.learned', 'KT-283');
  },
});

/** Marks somebody: if that player gains the statuette tonight, it is the trailer's at once (KT-211). */
export const trailer = roleLine('trailer', {
  clause: 'KT-224',
  uses: () => 1,
  *act(t, actor) {
    yield* trail(t, actor, 'trailer', 'trailer', 'trailer.ask', 'KT-211');
  },
});

/** Until dawn, or by house rule until the Indians wake on the next night (KT-213, KT-R48). */
function* trail(t: T, actor: SeatId, by: string, ability: string, ask: string, clause: string): Script {
  const on = yield* target(t, actor, { key: `${by}.trail`, clause, ask });
  if (on === undefined) return;
  spend(t, actor, ability, 1, clause);
  const until = t.options.trailExtended ? indiansWakeOn(t.place.round + 1) : 'dawn';
  yield* attempt(t, { ...doing('mark', actor, by, on, clause), status: 'trailed', until });
}

/** The moment at which the Indians wake on a night: trails of the night before end then (KT-213). */
export const indiansWakeOn = (round: number): string => `indiansWake.${round}`;
