import type { Ruling } from './answer.ts';
import type { Candidate } from './question.ts';
import type { Agent, Audience, ClauseId, FactionId, Place, RoleId, Said, SeatId } from './types.ts';

/**
 * The story is the record of a game: every fact with the clause behind it, the fact that caused it,
 * and who may know. Nothing else remembers what happened.
 */
export type Fact = Happening & {
  readonly at: Place;
  readonly clause: ClauseId;
  readonly audience: Audience;
  /** Index in the story of the fact that brought this one about. */
  readonly because?: number;
};

/** What can happen. */
export type Happening =
  | { readonly what: 'began'; readonly seats: number }
  | { readonly what: 'phase'; readonly said: Said }
  | { readonly what: 'called'; readonly line: string; readonly call: Call; readonly why?: Said }
  | { readonly what: 'chose'; readonly key: string; readonly by: readonly SeatId[]; readonly seats: readonly SeatId[] }
  | { readonly what: 'picked'; readonly key: string; readonly by: readonly SeatId[]; readonly option: string }
  | { readonly what: 'expired'; readonly key: string }
  | { readonly what: 'attempted'; readonly deed: string; readonly seat: SeatId; readonly by: Agent }
  | {
      readonly what: 'prevented';
      readonly deed: string;
      readonly seat: SeatId;
      readonly by: Agent;
      readonly shield: Agent;
      readonly why: Said;
    }
  | {
      readonly what: 'diverted';
      readonly deed: string;
      readonly seat: SeatId;
      readonly by: Agent;
      readonly shield: Agent;
      readonly why: Said;
    }
  | { readonly what: 'postponed'; readonly deed: string; readonly seat: SeatId; readonly by: Agent; readonly until: string }
  | { readonly what: 'died'; readonly seat: SeatId; readonly by: Agent }
  | { readonly what: 'revived'; readonly seat: SeatId }
  | { readonly what: 'revealed'; readonly seat: SeatId; readonly role: RoleId }
  | { readonly what: 'learned'; readonly seats: readonly SeatId[]; readonly about: readonly SeatId[]; readonly said: Said }
  | { readonly what: 'announced'; readonly said: Said }
  | { readonly what: 'marked'; readonly status: string; readonly seat: SeatId; readonly by: Agent }
  | { readonly what: 'unmarked'; readonly status: string; readonly seat: SeatId }
  | {
      readonly what: 'moved';
      readonly token: string;
      readonly from?: SeatId;
      readonly to: SeatId;
      readonly knowing: boolean;
      readonly by: Agent;
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
  | { readonly what: 'recast'; readonly seat: SeatId; readonly from: RoleId; readonly to: RoleId }
  | { readonly what: 'swapped'; readonly seats: readonly [SeatId, SeatId] }
  | { readonly what: 'noted'; readonly said: Said }
  | { readonly what: 'ruled'; readonly ruling: Ruling }
  | { readonly what: 'won'; readonly factions: readonly FactionId[]; readonly said: Said };

/** How a line of the night card is called. */
export type Call = 'live' | 'blocked' | 'hollow' | 'silent';

export type FactKind = Happening['what'];
export type FactOf<K extends FactKind> = Extract<Fact, { readonly what: K }>;
