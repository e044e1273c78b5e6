import { announce, type Script } from '../../../kernel/script.ts';
import { moment } from '../../../rules/moment.ts';
import { cards } from '../cards.ts';
import { has } from '../statuette.ts';
import { active } from '../table.ts';
import { said } from '../vocabulary.ts';
import { groupLine, momentLine } from './group-lines.ts';
import { carrierLine, groupTheft } from './group.ts';

export const aliensWake = groupLine('aliensWake', 'aliens', { clause: 'KT-268', wakes: true });
export const aliensSleep = groupLine('aliensSleep', 'aliens', { clause: 'KT-276', sleeps: true });

export const aliensSteal = groupLine('aliensSteal', 'aliens', {
  clause: 'KT-271',
  secret: true,
  due: (t) => (has(t, 'aliens') ? { why: said('call.theyHaveIt'), clause: 'KT-257' } : undefined),
  *act(t) {
    yield* groupTheft(t, 'aliens', 'aliens.theft', 'KT-257');
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
    yield* moment(t, 'use');
  },
  (t) => (has(t, 'aliens') && active(t, 'aliens').length > 0 ? undefined : { why: said('call.notTheirs'), clause: 'KT-274' }),
);

export const aliensCarrier = carrierLine('aliensCarrier', 'aliens', 'KT-275');
