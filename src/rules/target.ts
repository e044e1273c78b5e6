import type { Aim, Choose } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import type { Bar, ClauseId, Ids, Said, SeatId } from '../kernel/types.ts';
import { choose, selfBar } from './choose.ts';

/** What a role asks of the one who has it: another living player, or nobody. */
export interface Target<K extends string = string> {
  readonly key: K;
  readonly say: readonly Said[];
  readonly clause: ClauseId;
  /** `ability` unless said. */
  readonly aim?: Aim | undefined;
  readonly note?: Said | undefined;
  /** What passing is called; without it somebody must be named. */
  readonly pass?: Said | undefined;
  /** How many players, one unless said; of several, all must be named. */
  readonly count?: number | undefined;
  /** Whether the actor may be named too. */
  readonly self?: 'allowed';
  /** The clause that says not; the question's own unless said. */
  readonly selfClause?: ClauseId;
  /** Why another player may not be named, or nothing. */
  readonly bar?: ((seat: SeatId) => Bar | undefined) | undefined;
  /** Why the host should think twice about this seat. */
  readonly warn?: ((seat: SeatId) => Bar | undefined) | undefined;
}

/** The question for the target of an ability. */
export function targeting<K extends string>(t: Table, actor: SeatId, wanted: Target<K>): Choose & { readonly key: K } {
  const { key, say, clause, aim = 'ability', note, pass, count = 1, self, selfClause = clause, bar, warn } = wanted;
  return choose(t, {
    key,
    to: [actor],
    say,
    note,
    clause,
    aim,
    min: pass && count === 1 ? 0 : count,
    max: count,
    pass,
    bar: (seat) => (seat === actor && self !== 'allowed' ? selfBar(selfClause) : bar?.(seat)),
    warn,
  });
}

/** Asks a player for the target of an ability; nobody back means a pass. */
export function* target<I extends Ids>(
  t: Table<unknown, I>,
  actor: SeatId,
  wanted: Target<NoInfer<I>['question']>,
): Script<readonly SeatId[]> {
  const { seats } = yield* ask(t, () => targeting(t, actor, wanted));
  return seats;
}
