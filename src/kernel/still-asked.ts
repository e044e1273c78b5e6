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
}

export type Standings = ReadonlyMap<SeatId, Standing>;

/** How everybody stands before a ruling is carried out at a question. */
export const standings = (t: Table): Standings => new Map(t.seats.map(({ seat }) => [seat, standing(t, seat)]));

const standing = (t: Table, seat: SeatId): Standing => ({
  alive: t.isAlive(seat),
  role: t.at(seat).role,
  faction: t.faction(seat),
  blocked: t.acting !== undefined && isBlocked(t, seat, t.acting),
});

const isBlocked = (t: Table, seat: SeatId, what: Blocked): boolean =>
  t.statuses.some((status) => status.on === seat && t.game.statuses[status.what]?.blocks?.includes(what));

/** Why somebody who was asked can answer no more: a ruling has taken the life, the card or the say in the meantime. */
function whyNot(t: Table, seat: SeatId, before: Standing | undefined): Bar | undefined {
  if (before === undefined) return undefined;
  const now = standing(t, seat);
  const out = (id: string): Bar => ({ why: said(id, { who: { seat } }), clause: 'X-6' });
  if (before.alive && !now.alive) return out('bar.actorDead');
  if (t.acting === 'act' && now.role !== before.role) return out('bar.actorChanged');
  if (t.acting === 'group' && now.faction !== before.faction) return out('bar.actorChanged');
  return now.blocked && !before.blocked ? cannotNow(seat) : undefined;
}

const cannotNow = (seat: SeatId): Bar => ({ why: said('bar.actorBarred', { who: { seat } }), clause: 'X-6' });

/** A question made anew after a ruling, and whether anybody is left to answer it. */
export interface Remade<Q extends Question> {
  readonly question: Q;
  readonly lapsed: boolean;
}

/**
 * Who acts is worked out when the answer comes: whoever a ruling has put out since the question was first made is asked no
 * longer. With nobody left the question can only be passed, and the host reads why.
 */
export function stillAsked<Q extends Question>(t: Table, question: Q, to: Question['to'], before: Standings): Remade<Q> {
  if ((question.shape !== 'choose' && question.shape !== 'pick') || typeof to === 'string' || typeof question.to === 'string')
    return { question, lapsed: false };
  // The rulebook has its own answer to this already.
  if (question.shape === 'choose' && question.seats.length === 0) return { question, lapsed: true };
  const asked = question.to.filter((seat) => !to.includes(seat) || !whyNot(t, seat, before.get(seat)));
  if (asked.length > 0) return { question: { ...question, to: asked }, lapsed: false };
  const [first] = to;
  const told = to.map((seat) => whyNot(t, seat, before.get(seat))).find((bar) => bar !== undefined);
  // The rulebook itself asks nobody any more, for a reason of its own.
  const why = told ?? (question.to.length === 0 && first !== undefined ? cannotNow(first) : undefined);
  if (why === undefined || first === undefined) return { question, lapsed: false };
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
