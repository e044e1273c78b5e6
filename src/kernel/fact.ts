import type { Ruling } from './answer.ts';
import type { Candidate } from './question.ts';
import type { Agent, Audience, ClauseId, Ids, Place, Said, SeatId } from './types.ts';

/**
 * The story is the record of a game: every fact with the clause behind it, the fact that caused it,
 * and who may know. Nothing else remembers what happened.
 */
export type Fact<I extends Ids = Ids> = Happening<I> & {
  readonly at: Place<I>;
  readonly clause: ClauseId;
  readonly audience: Audience;
  /** Index in the story of the fact that brought this one about. */
  readonly because?: number;
};

/** What can happen. */
export type Happening<I extends Ids = Ids> =
  | { readonly what: 'began'; readonly seats: number }
  | { readonly what: 'phase'; readonly said: Said }
  | { readonly what: 'called'; readonly line: string; readonly call: Call; readonly why?: Said }
  | { readonly what: 'chose'; readonly key: string; readonly by: readonly SeatId[]; readonly seats: readonly SeatId[] }
  | { readonly what: 'picked'; readonly key: string; readonly by: readonly SeatId[]; readonly option: string }
  | { readonly what: 'expired'; readonly key: string }
  | { readonly what: 'attempted'; readonly deed: I['deed']; readonly seat: SeatId; readonly by: Agent<I> }
  | {
      readonly what: 'prevented';
      readonly deed: I['deed'];
      readonly seat: SeatId;
      readonly by: Agent<I>;
      readonly shield: Agent<I>;
      readonly why: Said;
    }
  | {
      readonly what: 'diverted';
      readonly deed: I['deed'];
      readonly seat: SeatId;
      readonly by: Agent<I>;
      readonly shield: Agent<I>;
      readonly why: Said;
    }
  | { readonly what: 'postponed'; readonly deed: I['deed']; readonly seat: SeatId; readonly by: Agent<I>; readonly until: I['moment'] }
  | { readonly what: 'died'; readonly seat: SeatId; readonly by: Agent<I> }
  | { readonly what: 'revived'; readonly seat: SeatId }
  | { readonly what: 'revealed'; readonly seat: SeatId; readonly role: I['role'] }
  | { readonly what: 'learned'; readonly seats: readonly SeatId[]; readonly about: readonly SeatId[]; readonly said: Said }
  | { readonly what: 'announced'; readonly said: Said }
  | { readonly what: 'marked'; readonly status: I['status']; readonly seat: SeatId; readonly by: Agent<I> }
  | { readonly what: 'unmarked'; readonly status: I['status']; readonly seat: SeatId }
  | {
      readonly what: 'moved';
      readonly token: I['token'];
      readonly from?: SeatId;
      readonly to: SeatId;
      readonly knowing: boolean;
      readonly by: Agent<I>;
    }
  | { readonly what: 'spent'; readonly seat: SeatId; readonly ability: string; readonly left: number }
  | { readonly what: 'drawn'; readonly from: readonly (number | string)[]; readonly got: number | string; readonly by: 'seed' | 'host' }
  | {
      readonly what: 'voted';
      readonly vote: string;
      readonly sums: readonly (readonly [Candidate, number])[];
      readonly chosen: readonly Candidate[];
      readonly said: Said;
    }
  | { readonly what: 'recast'; readonly seat: SeatId; readonly from: I['role']; readonly to: I['role'] }
  | { readonly what: 'swapped'; readonly seats: readonly [SeatId, SeatId] }
  | { readonly what: 'noted'; readonly said: Said }
  | { readonly what: 'ruled'; readonly ruling: Ruling }
  | { readonly what: 'won'; readonly factions: readonly I['faction'][]; readonly said: Said };

/** How a line of the night card is called. */
export type Call = 'live' | 'blocked' | 'hollow' | 'silent';

export type FactKind = Happening['what'];
export type FactOf<K extends FactKind, I extends Ids = Ids> = Extract<Fact<I>, { readonly what: K }>;
