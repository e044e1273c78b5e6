import type { FactOf } from '../../kernel/fact.ts';
import { announce, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/types.ts';
import { said } from '../../kernel/types.ts';
import { attempt } from '../../rules/attempt.ts';
import { testWins } from '../../rules/moment.ts';
import { unmark } from '../../rules/status.ts';
import { give, holderOf, setAnnounced } from '../../rules/token.ts';
import { isNight, type T } from './table.ts';

/** The one token of the game (KT-020). */
export const statuette = 'statuette';

/** Whoever it is on, knowingly or not. */
export const carrier = (t: T): SeatId | undefined => holderOf(t, statuette);

/** A faction has it if one of its members knowingly holds it (KT-022). */
export function has(t: T, faction: string): boolean {
  const seat = holderOf(t, statuette, true);
  return seat !== undefined && t.faction(seat) === faction;
}

/** Somebody carries it without knowing: put there by the Quiet Foot. */
export function planted(t: T): SeatId | undefined {
  const { holder, knowing } = t.tokens[statuette] ?? {};
  return holder !== undefined && knowing === false && t.bears(holder, 'planted') ? holder : undefined;
}

/** Whether the faction has gained it this night, even if a trail took it on at once (KT-182, KT-183, KT-R37). */
export const gainedTonight = (t: T, faction: string): boolean => t.counters[`gained.${faction}`] === t.place.round;

/** Carrier of a plant who is told that he carries it knows from now on (KT-R20). */
export function* toldOfIt(t: T, because: number): Script {
  const seat = carrier(t);
  if (seat !== undefined && t.tokens[statuette]?.knowing === false) yield* give(t, statuette, seat, { by: {}, clause: 'KT-R20', because });
}

/** What follows a move, whoever made it: the plant is over, trails fire, and a change of faction is announced (KT-028, KT-029, KT-211). */
export function* moved(t: T, fact: FactOf<'moved'>): Script {
  const because = t.story.lastIndexOf(fact);
  for (const status of t.statuses.filter(({ what }) => what === 'planted')) yield* unmark(t, status, because);
  const faction = t.faction(fact.to);
  if (fact.knowing && isNight(t) && faction !== t.tokens[statuette]?.announced) t.counters[`gained.${faction}`] = t.place.round;
  if (fact.from !== fact.to && t.tokens[statuette]?.provisional === false) yield* trails(t, fact.to, because);
  yield* changed(t, because);
}

/** A group's provisional carrier keeps it: that is gaining it, too (KT-R15, KT-R48). */
export function* settle(t: T): Script {
  const token = t.tokens[statuette];
  if (!token?.provisional || token.holder === undefined) return;
  t.tokens[statuette] = { ...token, provisional: false };
  yield* trails(t, token.holder, t.story.length - 1);
}

/** The oldest mark on somebody who has just gained it pays out (KT-211, KT-R49). */
function* trails(t: T, gainer: SeatId, because: number): Script {
  const mark = t.on(gainer, 'trailed').find(({ by }) => by.seat !== undefined);
  if (mark) yield* attempt(t, { deed: 'trail', by: mark.by, on: gainer, clause: mark.clause, because });
}

/** A new faction knowingly has it: everybody is told which, never who (KT-028, KT-R17). */
export function* changed(t: T, because: number): Script {
  const { holder, knowing, announced } = t.tokens[statuette] ?? {};
  if (holder === undefined || !knowing || !t.isAlive(holder)) return;
  const faction = t.faction(holder);
  if (faction === announced) return;
  setAnnounced(t, statuette, faction);
  yield* announce(t, 'statuette.changed', said('statuette.changed', { faction: { faction } }), 'KT-028', because);
  yield* testWins(t, 'gained');
}

/** The Indians no longer know where their plant is, and everybody is told that it is lost (KT-178, KT-R60). */
export function* lose(t: T): Script {
  setAnnounced(t, statuette);
  yield* announce(t, 'statuette.lost', said('statuette.lost'), 'KT-178');
}
