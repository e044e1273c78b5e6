import type { Block } from '../../../kernel/night-card.ts';
import { ask, type Script } from '../../../kernel/script.ts';
import { said as anySaid, type ClauseId, type SeatId } from '../../../kernel/types.ts';
import { pendingAttempts } from '../../../rules/moment.ts';
import { said, type Ids, type T } from '../vocabulary.ts';
import { investigate, murder, notYet } from './abilities.ts';
import { turn, type Turn } from './turn.ts';

/** A leader the gangs have killed tonight is called, cannot act, and is shown the sign (VD-77, VD-R5, VD-R6). */
function killedTonight(t: T, role: Ids['role']): Block | undefined {
  const gangs: readonly (string | undefined)[] = t.options.leaderBlockedBy === 'mafia' ? ['mafia'] : ['mafia', 'yakuza'];
  const doomed = t
    .withRole(role)
    .flatMap((seat) => pendingAttempts(t, 'dawn', seat, 'kill'))
    .find((a) => gangs.includes(a.by.faction));
  return doomed && { why: said('bar.killedTonight'), clause: doomed.by.faction === 'mafia' ? 'VD-77' : 'VD-R5', signal: true };
}

/** A leader's own turn. */
export const leader = (clause: ClauseId, act: (t: T, actor: SeatId, role: Ids['role']) => Script): Turn => turn(clause, act, killedTonight);

/** Investigate or murder, one of the two a night; `then` is what follows an investigation. */
export const eitherOr = (clause: ClauseId, then?: (t: T, actor: SeatId, about: SeatId) => Script): Turn =>
  leader(clause, function* (t, actor, role) {
    const options = () => {
      const bar = notYet(t);
      return [
        { id: 'investigate', label: said('ability.investigate') },
        { id: 'murder', label: said('ability.murder'), ...(bar && { bar }) },
        { id: 'pass', label: said('ability.pass') },
      ];
    };
    const { option } = yield* ask(t, () => ({
      shape: 'pick',
      key: `${role}.ability`,
      to: [actor],
      say: [anySaid(`${role}.ask`)],
      clause,
      aim: 'ability',
      options: options(),
      pass: 'pass',
    }));
    if (option === 'murder') yield* murder(t, actor, clause, true);
    if (option !== 'investigate') return;
    const about = yield* investigate(t, actor, clause, true);
    if (about !== undefined && then) yield* then(t, actor, about);
  });
