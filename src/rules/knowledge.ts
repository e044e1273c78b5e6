import type { Show, Showing } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import { isOut } from '../kernel/still-asked.ts';
import type { Table } from '../kernel/table.ts';
import type { ClauseId, Ids, Said, SeatId } from '../kernel/types.ts';
import type { Writable } from './choose.ts';

/** Something shown to some players, and the facts they take away from it. */
export interface Secret<K extends string = string> {
  readonly key: K;
  readonly to: readonly SeatId[];
  readonly about: readonly SeatId[];
  readonly showing: Showing;
  readonly clause: ClauseId;
  /** What the host says aloud while showing it; usually nothing. */
  readonly say?: readonly Said[];
  readonly because?: number;
  readonly note?: Said;
  /** Its place where one player after the other is shown something. */
  readonly round?: Show['round'];
}

/**
 * Holds something up to some players; a player who is ruled dead, or out of the call, before that is shown nothing. What they
 * learn is worked out now and is not corrected afterwards.
 */
export function* showSecret<I extends Ids>(t: Table<unknown, I>, secret: Secret<NoInfer<I>['question']>): Script {
  const { key, about, showing, clause, because, note, round } = secret;
  const to = learn(t, { to: secret.to, about, said: showing.said, clause, because });
  if (to.length === 0) return;
  yield* ask(t, () => {
    const show: Writable<Show> = { shape: 'show', key, to, say: secret.say ?? [], showing, clause };
    if (note) show.note = note;
    if (round) show.round = round;
    return show;
  });
}

/** What some players take away, and from what. */
interface Learned extends Pick<Secret, 'to' | 'about' | 'clause'> {
  readonly said: Said;
  readonly because?: number | undefined;
}

/** Tells what some players have learned, by whatever way they are told; returns them without the dead and whom a ruling has put out of the call. */
export function learn(t: Table, { to, about, said, clause, because }: Learned): readonly SeatId[] {
  const learns = (seat: SeatId): boolean => t.isAlive(seat) && !isOut(t, seat);
  const learners = to.every(learns) ? to : to.filter(learns);
  if (learners.length > 0) t.tell({ what: 'learned', seats: learners, about, said }, clause, learners, because);
  return learners;
}
