import { done } from '../kernel/answer.ts';
import type { BallotQuestion, Candidate, Choose, Pick, Voter } from '../kernel/question.ts';
import type { Random } from '../kernel/random.ts';
import type { Table } from '../kernel/table.ts';
import type { SeatId } from '../kernel/types.ts';
import type { Policy } from './policy.ts';

/**
 * The mathematicians' game: each day one uniformly random living player leaves through the game's own
 * votes, each killing team picks uniformly among the living who are not its members, and whatever may be
 * passed is passed.
 */
export const uniformPolicy: Policy = {
  name: 'uniform',
  about: 'each day one random player leaves, teams kill at random, all else is passed',
  begin(t, random) {
    const victim = victimOfTheDay(t, random);
    return (question) => {
      switch (question.shape) {
        case 'say':
        case 'show':
          return done;
        case 'choose':
          return { seats: choice(t, question, victim, random) };
        case 'pick':
          return { option: question.pass ?? one(freeOptions(question), random) };
        case 'ballot':
          return { votes: votes(question, victim()) };
        case 'number':
          return { number: question.min };
        case 'over':
          throw new Error('A game that is over asks nothing.');
      }
    };
  },
};

/** Who leaves in this round: drawn among the living when somebody is first to be removed in it. */
function victimOfTheDay(t: Table, random: Random): () => SeatId {
  let round: number | undefined;
  let victim = 0;
  return () => {
    if (round !== t.place.round) {
      round = t.place.round;
      victim = one(t.alive, random);
    }
    return victim;
  };
}

function choice(t: Table, question: Choose, victim: () => SeatId, random: Random): readonly SeatId[] {
  const { aim, seats, to, min } = question;
  const all = (wanted: readonly SeatId[]): readonly SeatId[] => upTo(min, wanted, seats, random);
  if (aim === 'kill' && (typeof to === 'string' || killers(t, to))) {
    const own = typeof to === 'string' || to[0] === undefined ? undefined : t.faction(to[0]);
    const others = seats.filter((seat) => t.faction(seat) !== own);
    return all(others.length > 0 ? [one(others, random)] : []);
  }
  if (aim === 'propose' && t.isAlive(victim())) {
    const others = seats.filter((seat) => seat !== victim());
    return all(others.length > 0 ? [one(others, random)] : []);
  }
  if (aim === 'remove' && seats.includes(victim())) return all([victim()]);
  return question.pass === undefined ? all([]) : [];
}

/** Those asked belong to a team that kills together. */
function killers(t: Table, to: readonly SeatId[]): boolean {
  const own = to[0] === undefined ? undefined : t.faction(to[0]);
  return t.game.factions.some((faction) => faction.id === own && faction.kills);
}

/** What is wanted, filled up with random others where the question asks for more. */
function upTo(min: number, wanted: readonly SeatId[], seats: readonly SeatId[], random: Random): readonly SeatId[] {
  if (wanted.length >= min) return wanted;
  const others = seats.filter((seat) => !wanted.includes(seat));
  const drawn = Array.from({ length: Math.min(min - wanted.length, others.length) }, () => others.splice(random.below(others.length), 1));
  return [...wanted, ...drawn.flat()];
}

function votes(question: BallotQuestion, victim: SeatId): Record<SeatId, readonly Candidate[]> {
  const all: Record<SeatId, readonly Candidate[]> = {};
  for (const voter of question.voters) {
    const marks = marksOf(question, voter, victim);
    if (marks) all[voter.seat] = marks;
  }
  return all;
}

/** A vote against the victim of the day; in a vote about others, against nobody as far as that is allowed. */
function marksOf(question: BallotQuestion, { follows, forbidden, must }: Voter, victim: SeatId): readonly Candidate[] | undefined {
  const { candidates, marks, about, abstain } = question;
  const free = candidates.map((c) => c.id).filter((id) => !forbidden?.some((f) => f.candidate === id));
  if (follows !== undefined || free.length < marks) return undefined;
  const meant = about === undefined ? free.filter((id) => id === victim) : about === victim ? free.slice(0, 1) : [];
  if (meant.length === 0 && abstain !== 'forbidden' && !must) return undefined;
  if (meant.length === marks) return meant;
  const rest = free.filter((id) => !meant.includes(id)).reverse();
  return [...meant, ...rest].slice(0, marks);
}

/** Options that can be taken. */
const freeOptions = ({ options }: Pick): readonly string[] => options.filter(({ bar }) => !bar).map(({ id }) => id);

const one = <T>(from: readonly T[], random: Random): T => from[random.below(from.length)] as T;
