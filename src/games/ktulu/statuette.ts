import type { FactOf } from '../../kernel/fact.ts';
import { announce, type Script } from '../../kernel/script.ts';
import type { SeatId } from '../../kernel/types.ts';
import { attempt } from '../../rules/attempt.ts';
import { showSecret } from '../../rules/knowledge.ts';
import { moment } from '../../rules/moment.ts';
import { unmark } from '../../rules/status.ts';
import { holderOf, setAnnounced, transferToken } from '../../rules/token.ts';
import { active, isNight } from './table.ts';
import { said, type Ids, type T } from './vocabulary.ts';

/** The one token of the game (KT-020). */
export const statuette = 'statuette';

/** The seat that has the statuette, whether the player knows it or not. */
export const carrier = (t: T): SeatId | undefined => holderOf(t, statuette);

/** A faction has it if one of its members knowingly holds it (KT-022). */
export function has(t: T, faction: Ids['faction']): boolean {
  const seat = holderOf(t, statuette, true);
  return seat !== undefined && t.faction(seat) === faction;
}

/** Somebody carries it without knowing: put there by the Quiet Foot. */
export function planted(t: T): SeatId | undefined {
  const { holder, knowing } = t.tokens[statuette] ?? {};
  return holder !== undefined && knowing === false && t.hasStatus(holder, 'planted') ? holder : undefined;
}

/** Whether the faction has gained it this night, even if a trail took it on at once (KT-182, KT-183, KT-R37). */
export const gainedTonight = (t: T, faction: Ids['faction']): boolean => t.counters[`gained.${faction}`] === t.place.round;

/**
 * Carrier of a plant who is told that he carries it knows from now on; where only a mate was told, it is shown to the carrier, too
 * (KT-R20, KT-R97).
 */
export function* toldOfIt(t: T, because: number, learner: SeatId, awake: readonly SeatId[] = []): Script {
  const seat = carrier(t);
  if (seat === undefined || t.tokens[statuette]?.knowing !== false) return;
  yield* transferToken(t, statuette, seat, { by: {}, clause: 'KT-R20', because });
  if (seat !== learner && carrier(t) === seat) yield* tellHolder(t, because, awake);
}

/** Shows the holder that it is his, where no call has told him; a player who is asleep is woken by a touch (KT-021, KT-R97). */
export function* tellHolder(t: T, because: number, awake: readonly SeatId[] = []): Script {
  const holder = toBeTold(t);
  if (holder === undefined) return;
  yield* showSecret(t, {
    key: 'statuette.yours',
    to: [holder],
    about: [holder],
    clause: 'KT-R97',
    because,
    showing: { said: said('learn.youCarry') },
    ...(!awake.includes(holder) && { note: said('introduced.note', { who: { seat: holder } }) }),
  });
}

/** Shows a side that is awake together which of them has it, where they have not chosen so themselves (KT-R15, KT-R97). */
export function* tellSide(t: T, because: number): Script {
  const holder = toBeTold(t);
  if (holder === undefined) return;
  const to = [...new Set([...active(t, t.faction(holder)), holder])].sort((a, b) => a - b);
  yield* showSecret(t, {
    key: 'statuette.carried',
    to,
    about: [holder],
    clause: 'KT-R97',
    because,
    showing: { said: to.length > 1 ? said('learn.carrier', { who: { seat: holder } }) : said('learn.youCarry') },
  });
}

function toBeTold(t: T): SeatId | undefined {
  const { holder, knowing, provisional } = t.tokens[statuette] ?? {};
  const isSettled = holder !== undefined && knowing === true && provisional === false;
  return isSettled && t.options.holderIsTold && isNight(t) && t.isAlive(holder) ? holder : undefined;
}

/** What follows any move: the plant is over, trails fire, and a change of faction is announced (KT-028, KT-029, KT-211). */
export function* moved(t: T, fact: FactOf<'moved', Ids>, because: number): Script {
  for (const status of t.statuses.filter(({ what }) => what === 'planted')) yield* unmark(t, status, because);
  const faction = t.faction(fact.to);
  if (fact.knowing && isNight(t) && faction !== t.tokens[statuette]?.announced) t.counters[`gained.${faction}`] = t.place.round;
  if (fact.from !== fact.to && t.tokens[statuette]?.provisional === false) yield* trails(t, fact.to, because);
  yield* changed(t, because);
}

/** A group's provisional carrier keeps it: that is gaining it, too (KT-R15, KT-R48). True if he has it from now on and may not know. */
export function* confirmCarrier(t: T): Script<boolean> {
  const token = t.tokens[statuette];
  if (!token?.provisional || token.holder === undefined) return false;
  t.tokens[statuette] = { ...token, provisional: false };
  yield* trails(t, token.holder, t.story.length - 1);
  return carrier(t) === token.holder;
}

/** The same where no side that is awake has chosen: he alone is told. */
export function* confirmUnchosen(t: T): Script {
  if (yield* confirmCarrier(t)) yield* tellHolder(t, lastMove(t));
}

/** The fact that brought it where it is, for what follows from having it. */
export const lastMove = (t: T): number => t.story.findLastIndex(({ what }) => what === 'moved');

/** The oldest mark on somebody who has just gained it pays out (KT-211, KT-R49). */
function* trails(t: T, gainer: SeatId, because: number): Script {
  const mark = t.statusesOf(gainer, 'trailed').find(({ by }) => by.seat !== undefined);
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
  yield* moment(t, 'gained');
}

/** The Indians no longer know where their plant is, and everybody is told that it is lost (KT-178, KT-R60). */
export function* lose(t: T): Script {
  setAnnounced(t, statuette);
  yield* announce(t, 'statuette.lost', said('statuette.lost'), 'KT-178');
}
