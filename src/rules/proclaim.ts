import { ask, type Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import { said, type ClauseId, type Ids, type Said, type SeatId } from '../kernel/types.ts';
import { reveal } from './death.ts';

/** Something everybody is told. */
export interface Proclamation<K extends string = string> {
  readonly key: K;
  /** What has happened; it goes into the story. */
  readonly words: Said;
  /** Read out after it, and no part of the story: how to behave now. */
  readonly manners?: Said | undefined;
  /** For the host's eyes only. */
  readonly note?: Said;
  readonly clause: ClauseId;
  readonly because?: number | undefined;
}

/** Tells everybody, and reminds them or the host of the manners that go with it. */
export function* proclaim<I extends Ids>(
  t: Table<unknown, I>,
  { key, words, manners, note, clause, because }: Proclamation<NoInfer<I>['question']>,
): Script {
  t.tell({ what: 'announced', said: words }, clause, 'public', because);
  yield* ask(t, () => ({ shape: 'say', key, to: 'table', say: manners ? [words, manners] : [words], clause, ...(note && { note }) }));
}

/** A dead player turns the card over for all to see; the host reads which one it must be. Says `card.turn` and `card.is`. */
export function* turnCard(t: Table, seat: SeatId, clause: ClauseId): Script {
  reveal(t, seat, clause);
  yield* ask(t, () => ({
    shape: 'say',
    key: 'card.turned',
    to: 'table',
    say: [said('card.turn', { who: { seat } })],
    note: said('card.is', { role: { role: t.at(seat).role } }),
    clause,
  }));
}
