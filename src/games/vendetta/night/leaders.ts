import type { Block } from '../../../kernel/night-card.ts';
import { ask, type Script } from '../../../kernel/script.ts';
import { said, type SeatId } from '../../../kernel/types.ts';
import { attempt } from '../../../rules/attempt.ts';
import { seenAs } from '../../../rules/hooks.ts';
import { teach } from '../../../rules/knowledge.ts';
import { impending } from '../../../rules/moment.ts';
import { investigate, murder, notYet } from './abilities.ts';
import { roleLine, type Line, type T } from './lines.ts';

/** A leader the gangs have killed tonight is called, cannot act, and is shown the sign (VD-77, VD-R5, VD-R6). */
const killedTonight =
  (role: string) =>
  (t: T): Block | undefined => {
    const gangs = t.options.leaderBlockedBy === 'mafia' ? ['mafia'] : ['mafia', 'yakuza'];
    const doomed = t
      .withRole(role)
      .flatMap((seat) => impending(t, 'dawn', seat, 'kill'))
      .find((a) => gangs.includes(a.by.faction ?? ''));
    return doomed && { why: said('bar.killedTonight'), clause: doomed.by.faction === 'mafia' ? 'VD-77' : 'VD-R5', signal: true };
  };

const leader = (role: string, clause: string, act: (t: T, actor: SeatId) => Script): Line =>
  roleLine(role, clause, act, { block: killedTonight(role) });

/** Investigate or murder, one of the two a night. */
const either = (role: string, clause: string, then?: (t: T, actor: SeatId, about: SeatId) => Script): Line =>
  leader(role, clause, function* (t, actor) {
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
      say: [said(`${role}.ask`)],
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

export const detective = either('detective', 'VD-72');

/** Whoever the Priest looks at learns who the Priest is (VD-A9). */
export const priest = either('priest', 'VD-A9', function* (t, actor, about) {
  yield* teach(t, {
    key: 'priest.told',
    to: [about],
    about: [actor],
    clause: 'VD-A9',
    showing: { role: 'priest', said: said('priest.told', { who: { seat: actor } }) },
    note: said('told.note', { who: { seat: about } }),
  });
});

/** A criminal the Jailer finds goes to jail; the Loner does not (VD-93, VD-100, VD-A10, VD-R10). */
export const jailer = leader('jailer', 'VD-A10', function* (t, actor) {
  const about = yield* investigate(t, actor, 'VD-A10');
  if (about === undefined) return;
  const side = t.options.snitchFramesJail ? t.roleOf(seenAs(t, 'card', about)).faction : t.faction(about);
  const spared = t.faction(about) === 'loner' && !t.options.framedLonerJailed;
  if (!spared && (side === 'mafia' || side === 'yakuza'))
    yield* attempt(t, { deed: 'mark', by: { seat: actor, role: 'jailer' }, on: about, clause: 'VD-A10', status: 'jailed' });
});

export const judge = leader('judge', 'VD-A8', function* (t, actor) {
  yield* investigate(t, actor, 'VD-A8');
});

export const sheriff = leader('sheriff', 'VD-R1', (t, actor) => murder(t, actor, 'VD-R1'));
