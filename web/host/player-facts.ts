import type { Fact } from '../../src/kernel/fact.ts';
import type { Candidate } from '../../src/kernel/question.ts';
import { mentions } from '../../src/kernel/seat-gaps.ts';
import type { Agent, SeatId } from '../../src/kernel/types.ts';

/** What the story has of one player, latest first. */
export interface PlayerFacts {
  /** What everybody knows. */
  readonly heard: readonly Fact[];
  /** What the host alone knows, notes included. */
  readonly secret: readonly Fact[];
}

/** Facts that say what the host did to get on, not what became of anybody. */
const idle: readonly Fact['what'][] = ['ruled', 'called', 'phase', 'expired'];

/** The facts of a story that concern a seat: what was done to it or by it, and what was said of it. */
export function factsOf(story: readonly Fact[], seat: SeatId): PlayerFacts {
  const facts = story.filter((fact) => !idle.includes(fact.what) && concerns(fact, seat)).reverse();
  const open = (fact: Fact): boolean => fact.audience === 'public';
  return { heard: facts.filter(open), secret: facts.filter((fact) => !open(fact)) };
}

/** Whatever a fact is about: its seats stand in fields of a few names. */
interface AboutSeats {
  readonly seat?: SeatId;
  readonly seats?: readonly SeatId[] | number;
  readonly about?: readonly SeatId[];
  readonly chosen?: readonly Candidate[];
  readonly from?: unknown;
  readonly to?: unknown;
  readonly by?: Agent | readonly SeatId[] | string;
}

function concerns(fact: Fact, seat: SeatId): boolean {
  if ('said' in fact && mentions(fact.said, seat)) return true;
  const { seat: on, seats, about, chosen, from, to, by } = fact as AboutSeats;
  const among = (all: unknown): boolean => Array.isArray(all) && all.includes(seat);
  const moved = fact.what === 'moved' && (from === seat || to === seat);
  const acted = typeof by === 'object' && 'seat' in by && by.seat === seat;
  return on === seat || among(seats) || among(about) || among(chosen) || moved || acted || among(by);
}
