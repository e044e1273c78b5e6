import type { Script } from '../../../kernel/script.ts';
import { transferToken } from '../../../rules/token.ts';
import { tryToKillAtNight } from '../deaths.ts';
import { carrier, has, lastMove, lose, planted, statuette, tellHolder } from '../statuette.ts';
import { active, bearer } from '../table.ts';
import { said, type T, type Question } from '../vocabulary.ts';
import { groupLine, momentLine } from './group-lines.ts';
import { carrierLine, decide } from './group.ts';
import { notTonight } from './lines.ts';

export const indiansWake = groupLine('indiansWake', 'indians', { clause: 'KT-240', wakes: true });
export const indiansSleep = groupLine('indiansSleep', 'indians', { clause: 'KT-250', sleeps: true });

/** A plant comes back to a living Quiet Foot by itself before the murder (KT-177, KT-R59). */
export const plantReturns = momentLine(
  'plantReturns',
  'KT-177',
  ['quietFoot'],
  function* (t) {
    const foot = bearer(t, 'quietFoot');
    if (foot === undefined) return;
    yield* transferToken(t, statuette, foot, { by: { seat: foot, role: 'quietFoot' }, clause: 'KT-177' });
    if (carrier(t) === foot) yield* tellHolder(t, lastMove(t), [foot]);
  },
  (t) => (planted(t) !== undefined && bearer(t, 'quietFoot') !== undefined ? undefined : notTonight('call.noPlant', 'KT-177')),
);

function* murder(t: T, line: 'indiansKill' | 'indiansKillAgain', key: Question, clause: string, decided?: () => void): Script {
  const on = yield* decide(t, { key, gang: 'indians', clause, ask: said(`${line}.ask`), aim: 'kill', pass: 'group.noKill' });
  decided?.();
  if (on !== undefined) yield* tryToKillAtNight(t, { deed: 'kill', by: { faction: 'indians' }, on, clause });
}

export const indiansKill = groupLine('indiansKill', 'indians', {
  clause: 'KT-243',
  *act(t) {
    yield* murder(t, 'indiansKill', 'indians.kill', 'KT-085', () => {
      const [only, ...others] = active(t, 'indians');
      if (others.length === 0 && only !== undefined && t.at(only).role === 'loneCoyot') t.counters['coyot.sole'] = t.place.round;
    });
  },
});

/** With the statuette, had before or won by the first kill, they kill twice (KT-086, KT-087). */
export const indiansKillAgain = groupLine('indiansKillAgain', 'indians', {
  clause: 'KT-244',
  secret: true,
  due: (t) => (has(t, 'indians') ? undefined : notTonight('call.notTheirs', 'KT-086')),
  *act(t) {
    yield* murder(t, 'indiansKillAgain', 'indians.killAgain', 'KT-086');
  },
});

/** The Quiet Foot died and took the place of the plant with him (KT-178, KT-R60, KT-R61). */
export const lossAnnounced = momentLine('lossAnnounced', 'KT-178', ['quietFoot'], lose, (t) =>
  planted(t) !== undefined && t.tokens[statuette]?.announced !== undefined && bearer(t, 'quietFoot') === undefined
    ? undefined
    : notTonight('call.nothingLost', 'KT-178'),
);

export const indiansCarrier = carrierLine('indiansCarrier', 'indians', 'KT-249');
