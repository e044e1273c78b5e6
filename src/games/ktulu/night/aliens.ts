import { announce, type Script } from '../../../kernel/script.ts';
import type { Showing } from '../../../kernel/question.ts';
import { said, type SeatId } from '../../../kernel/types.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { testWins } from '../../../rules/moment.ts';
import { mark } from '../../../rules/status.ts';
import { holderOf } from '../../../rules/token.ts';
import { cards } from '../roles.ts';
import { carrier, has, statuette, toldOfIt } from '../statuette.ts';
import { active, members, spend, type T } from '../table.ts';
import { robbing } from './bandits.ts';
import { killing } from './citizens.ts';
import { carrierLine, groupTheft } from './group.ts';
import { groupLine, learnRole, momentLine, roleLine, target, wants } from './lines.ts';
import { nowKnown } from './told.ts';

const aliens = (t: T): readonly SeatId[] => members(t, 'aliens');

export const aliensWake = groupLine('aliensWake', 'aliens', { clause: 'KT-268', wakes: true, members: aliens });
export const aliensSleep = groupLine('aliensSleep', 'aliens', { clause: 'KT-276', sleeps: true, members: aliens });

/** Points at a player: he has it, or it lies on one of the two arcs between them (KT-260, KT-261, KT-R57). */
export const detector = roleLine('detector', {
  clause: 'KT-269',
  wakes: false,
  *act(t, actor) {
    const on = yield* target(t, actor, { key: 'detector.learn', clause: 'KT-260', ask: 'detector.ask', aim: 'learn', must: true });
    const who = carrier(t);
    if (on === undefined || who === undefined) return;
    const because = t.story.length;
    yield* showSecret(t, {
      key: 'detector.learned',
      to: [actor],
      about: [on],
      clause: who === on ? 'KT-260' : 'KT-261',
      showing: reading(t, actor, on, who),
    });
    if ((who === on || who === actor) && nowKnown(t, actor, who)) yield* toldOfIt(t, because, actor, active(t, 'aliens'));
  },
});

/** The clockwise arc runs from the Detector to the target in seating order, dead seats included. */
function reading(t: T, actor: SeatId, on: SeatId, who: SeatId): Showing {
  if (who === on) return { sign: 'nod', said: said('detector.hit', { who: { seat: on } }) };
  if (who === actor) return { said: said('learn.youCarry', { who: { seat: actor } }) };
  const round = t.seats.length;
  const steps = (from: SeatId, to: SeatId): number => (to - from + round) % round;
  const clockwise = steps(actor, who) < steps(actor, on);
  return clockwise
    ? { sign: 'shake', arc: { from: actor, to: on }, said: said('detector.clockwise', { who: { seat: on } }) }
    : { sign: 'shake', arc: { from: on, to: actor }, said: said('detector.counterclockwise', { who: { seat: on } }) };
}

/** Learns one player's role and faction every night (KT-263). */
export const mindEater = roleLine('mindEater', {
  clause: 'KT-270',
  wakes: false,
  *act(t, actor) {
    const on = yield* target(t, actor, { key: 'mindEater.learn', clause: 'KT-263', ask: 'mindEater.ask', aim: 'learn', must: true });
    if (on !== undefined) yield* learnRole(t, actor, on, 'mindEater.learned', 'KT-263');
  },
});

export const aliensSteal = groupLine('aliensSteal', 'aliens', {
  clause: 'KT-271',
  members: aliens,
  veiled: true,
  due: (t) => (has(t, 'aliens') ? { why: said('call.theyHaveIt'), clause: 'KT-257' } : undefined),
  *act(t) {
    yield* groupTheft(t, 'aliens', 'aliens.theft', 'KT-257');
  },
});

export const greenTentacle = killing('greenTentacle', 'KT-272', 'KT-266', { wakes: false });
export const purpleLeech = robbing('purpleLeech', 'KT-273', 'KT-267', { wakes: false });

/** Whoever knowingly has the statuette can no longer part with it willingly (KT-265, KT-R55). */
export const megaAlien = roleLine('megaAlien', {
  clause: 'KT-R55',
  uses: () => 1,
  wakes: false,
  *act(t, actor) {
    if (!(yield* wants(t, actor, 'megaAlien.use', 'KT-265', 'megaAlien.ask'))) return;
    spend(t, actor, 'megaAlien', 1, 'KT-265');
    const on = holderOf(t, statuette, true);
    if (on !== undefined) yield* mark(t, { what: 'glued', on, by: { seat: actor, role: 'megaAlien' }, clause: 'KT-265' });
  },
});

/** The fixed moment at which they use it; the third time wins (KT-255, KT-274, KT-R56). */
export const aliensUse = momentLine(
  'aliensUse',
  'KT-274',
  cards.aliens,
  function* use(t): Script {
    const n = t.count('aliens.uses');
    if (t.options.announceAlienUse) yield* announce(t, 'aliens.used', said('aliens.used', { n }), 'KT-R56');
    else t.tell({ what: 'noted', said: said('aliens.used', { n }) }, 'KT-274', 'host');
    yield* testWins(t, 'use');
  },
  (t) => (has(t, 'aliens') && active(t, 'aliens').length > 0 ? undefined : { why: said('call.notTheirs'), clause: 'KT-274' }),
);

export const aliensCarrier = carrierLine('aliensCarrier', 'aliens', 'KT-275');
