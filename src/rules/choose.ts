import type { Aim, BarredSeat, Choose } from '../kernel/question.ts';
import type { Table } from '../kernel/table.ts';
import { said, type Bar, type ClauseId, type Said, type SeatId } from '../kernel/types.ts';
import { hooksOn, forbidden } from './hooks.ts';

/** What a rulebook says about choosing seats; everything else follows from the table. */
export interface Choice<K extends string = string> {
  readonly key: K;
  readonly to: Choose['to'];
  readonly say: readonly Said[];
  readonly clause: ClauseId;
  readonly note?: Said | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pass?: Said | undefined;
  readonly aim?: Aim | undefined;
  readonly seconds?: number | undefined;
  /** Why this seat may not be chosen, or nothing. The dead are barred unless `dead` is set. */
  bar?(seat: SeatId): Bar | undefined;
  /** Why the host should think twice about this seat. */
  readonly warn?: ((seat: SeatId) => Bar | undefined) | undefined;
  readonly dead?: 'allowed';
}

/** The clause of the question itself says who may be chosen, and that is never the dead. */
export const deadBar = (clause: ClauseId): Bar => ({ why: said('bar.dead'), clause });
export const selfBar = (clause: ClauseId): Bar => ({ why: said('bar.self'), clause });

/** Sorts every seat into those that may be chosen and those that may not, each with its reason. */
export function choose<const K extends string>(t: Table, choice: Choice<K>): Choose & { readonly key: K } {
  const seats: SeatId[] = [];
  const barred: BarredSeat[] = [];
  const warned: BarredSeat[] = [];
  const actor = choice.to.length === 1 && typeof choice.to !== 'string' ? choice.to[0] : undefined;
  const bound = actor !== undefined && hooksOn(t, actor, 'forbids').length > 0;
  let dead: Bar | undefined;
  for (const { seat, alive } of t.seats) {
    const bar =
      (!alive && choice.dead !== 'allowed' ? (dead ??= deadBar(choice.clause)) : undefined) ??
      choice.bar?.(seat) ??
      (bound ? forbidden(t, actor, seat, choice.key) : undefined);
    if (bar) barred.push({ seat, why: bar.why, clause: bar.clause });
    else {
      seats.push(seat);
      const warning = choice.warn?.(seat);
      if (warning) warned.push({ seat, why: warning.why, clause: warning.clause });
    }
  }
  const { key, to, say, clause, min = 1, max = 1 } = choice;
  const question: Writable<Choose & { readonly key: K }> = {
    shape: 'choose',
    key,
    to,
    say,
    clause,
    seats,
    barred,
    min: Math.min(min, seats.length),
    max,
  };
  if (warned.length > 0) question.warned = warned;
  if (choice.note) question.note = choice.note;
  if (choice.pass) question.pass = choice.pass;
  if (choice.aim) question.aim = choice.aim;
  if (choice.seconds !== undefined) question.seconds = choice.seconds;
  return question;
}

/** A question in the making. Fields are set one by one because spreading is slow where games are played by the thousand. */
export type Writable<Q> = { -readonly [K in keyof Q]: Q[K] };

/** Marks a question as one whose clock may run out. */
export function timed<Q extends Choose>(question: Q, seconds: number): Q & { readonly expires: true; readonly seconds: number } {
  return Object.assign(question, { seconds, expires: true as const });
}
