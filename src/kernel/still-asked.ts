import type { BarredSeat, Question } from './question.ts';
import type { Blocked } from './role.ts';
import type { Table } from './table.ts';
import { said, type Bar, type FactionId, type RoleId, type SeatId } from './types.ts';

/** How a player stood when he was asked. */
interface Standing {
  readonly alive: boolean;
  readonly role: RoleId;
  readonly faction: FactionId;
  readonly blocked: boolean;
  /** The call under way is his. */
  readonly called: boolean;
}

export type Standings = ReadonlyMap<SeatId, Standing>;

/** A call: some players are awake and act. */
export interface Turn {
  /** What it takes: a role's own power to act, or a say among its group; nothing where no player acts. */
  readonly acting: Blocked | undefined;
  /** Who was called when it began. */
  readonly awake: readonly SeatId[];
  /** Whose turn it is as the table stands. */
  called(): readonly SeatId[];
  /** Whom rulings have put out since then, with how each of them stood before; nothing where there was no ruling. */
  out?: Map<SeatId, Standing>;
}

/** Whom a question was put to before the first ruling at it, and how everybody stood then. */
export interface FirstAsked {
  readonly to: Question['to'];
  readonly standings: Standings;
}

/** How everybody stands before a ruling is carried out at a question. */
export const standings = (t: Table): Standings => new Map(t.seats.map(({ seat }) => [seat, standing(t, seat)]));

const standing = (t: Table, seat: SeatId): Standing => ({
  alive: t.isAlive(seat),
  role: t.at(seat).role,
  faction: t.faction(seat),
  blocked: t.turn?.acting !== undefined && isBlocked(t, seat, t.turn.acting),
  called: t.turn?.called().includes(seat) === true,
});

const isBlocked = (t: Table, seat: SeatId, what: Blocked): boolean =>
  t.statuses.some((status) => status.on === seat && t.game.statuses[status.what]?.blocks?.includes(what));

/** Why somebody who was asked can answer no more: a ruling has taken the life, the card or the say in the meantime. */
function whyNot(t: Table, seat: SeatId, before: Standing | undefined): Bar | undefined {
  if (before === undefined) return undefined;
  const now = standing(t, seat);
  const out = (id: string): Bar => ({ why: said(id, { who: { seat } }), clause: 'X-6' });
  if (before.alive && !now.alive) return out('bar.actorDead');
  if (t.turn?.acting === 'act' && now.role !== before.role) return out('bar.actorChanged');
  if (t.turn?.acting === 'group' && now.faction !== before.faction) return out('bar.actorChanged');
  return (now.blocked && !before.blocked) || (before.called && !now.called) ? cannotNow(seat) : undefined;
}

const cannotNow = (seat: SeatId): Bar => ({ why: said('bar.actorBarred', { who: { seat } }), clause: 'X-6' });

/** After a ruling: keeps which of the players called are out by it, and forgets those who are in again. */
export function putOut(t: Table, before: Standings): void {
  const { turn } = t;
  if (turn?.acting === undefined) return;
  const out = (turn.out ??= new Map());
  for (const seat of turn.awake) {
    const stood = out.get(seat);
    if (stood && !whyNot(t, seat, stood)) out.delete(seat);
    else if (!stood && whyNot(t, seat, before.get(seat))) out.set(seat, before.get(seat) as Standing);
  }
}

/** Whether a ruling has put out one of those who were called. */
export const isOut = (t: Table, seat: SeatId): boolean => t.turn?.out?.has(seat) === true;

/** A question as it is put, and whether rulings have left nobody to answer it. */
export interface Remade<Q extends Question> {
  readonly question: Q;
  readonly lapsed: boolean;
}

/**
 * Who acts is worked out when the answer comes: a player whom a ruling has put out since the question was first made, or since the call
 * was that it belongs to, is asked no longer. With nobody left the question can only be passed, and the host reads why.
 * `first` is there where the question is made anew.
 */
export function stillAsked<Q extends Question>(t: Table, question: Q, first?: FirstAsked): Remade<Q> {
  const to = first?.to;
  if ((question.shape !== 'choose' && question.shape !== 'pick') || typeof to === 'string' || typeof question.to === 'string')
    return { question, lapsed: false };
  // The rulebook has its own answer to this already.
  if (to && question.shape === 'choose' && question.seats.length === 0) return { question, lapsed: true };
  const bar = (seat: SeatId): Bar | undefined =>
    (to?.includes(seat) ? whyNot(t, seat, first?.standings.get(seat)) : undefined) ?? whyNot(t, seat, t.turn?.out?.get(seat));
  const asked = question.to.filter((seat) => !bar(seat));
  if (asked.length > 0) return { question: asked.length < question.to.length ? { ...question, to: asked } : question, lapsed: false };
  const before = to ?? question.to;
  const [one] = before;
  const told = before.map(bar).find((why) => why !== undefined);
  // The rulebook itself asks nobody any more, for a reason of its own.
  const why = told ?? (question.to.length === 0 && one !== undefined ? cannotNow(one) : undefined);
  if (why === undefined) return { question, lapsed: false };
  const { seconds: _, expires: __, aim: ___, ...rest } = question;
  return { question: { ...rest, say: [], note: why.why, ...onlyPass(t, question, why) } as Question as Q, lapsed: true };
}

function onlyPass(t: Table, question: Question, bar: Bar): object {
  if (question.shape === 'choose') {
    const barred = t.seats.map(({ seat }): BarredSeat => ({ seat, ...bar }));
    return { seats: [], barred, warned: [], min: 0 };
  }
  if (question.shape !== 'pick' || question.pass === undefined) return {};
  return { options: question.options.map(({ id, label }) => ({ id, label, ...(id !== question.pass && { bar }) })) };
}
