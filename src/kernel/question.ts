import type { Bar, ClauseId, FactionId, RoleId, Said, SeatId } from './types.ts';

/**
 * Questions are data: a screen, a scenario file or a random player can answer them without
 * knowing any role. Each shape has one kind of answer (`answer.ts`) and one check (`check.ts`).
 */
export type Question = Choose | Pick | BallotQuestion | Show | Say | NumberQuestion | Over;

/**
 * What a question is for, so that a policy can play a game it does not know: a night kill, knowledge,
 * another ability, who is to be removed by day, or who speaks up to propose that.
 */
export type Aim = 'kill' | 'learn' | 'ability' | 'remove' | 'propose';

/** What all questions carry. */
export interface Asked {
  /** Stable name of the question, e.g. `mafia.kill`; scenario files and saves refer to it. */
  readonly key: string;
  /** Whose decision the host relays: these seats, everybody alive, or the host's own. */
  readonly to: 'host' | 'table' | readonly SeatId[];
  /** What the host says aloud before the answer, in order. */
  readonly say: readonly Said[];
  /** Members of the same group who are awake with those asked and have no say now (jailed, drunk, at cards), each with the reason. */
  readonly voiceless?: readonly BarredSeat[];
  /** What only the host reads. */
  readonly note?: Said;
  readonly clause: ClauseId;
  /** Announcements nobody has heard yet (indices in the story): the words of this question read them out, or one it has interrupted does. */
  readonly due?: readonly number[];
  /** Length of the clock in seconds, if one runs. */
  readonly seconds?: number;
  /** The clock running out is itself an answer (`expired`). */
  readonly expires?: true;
  /** Nobody is really asked: the call must only sound alike (dead, blocked or absent role). */
  readonly decoy?: true;
  readonly aim?: Aim;
}

/**
 * Choose seats: between `min` and `max` of them. Naming nobody passes, which is open when `min` is 0 or
 * `pass` is there.
 */
export interface Choose extends Asked {
  readonly shape: 'choose';
  readonly seats: readonly SeatId[];
  /** Every other seat, and why it may not be chosen. */
  readonly barred: readonly BarredSeat[];
  /** Seats that may be chosen but that the host should think about. */
  readonly warned?: readonly BarredSeat[];
  readonly min: number;
  readonly max: number;
  /** What passing is called here, e.g. "kill nobody". */
  readonly pass?: Said;
}

export interface BarredSeat extends Bar {
  readonly seat: SeatId;
}

/** Pick one option of a list. */
export interface Pick extends Asked {
  readonly shape: 'pick';
  readonly options: readonly PickOption[];
  /** The option that declines, if there is one. */
  readonly pass?: string;
}

export interface PickOption {
  readonly id: string;
  readonly label: Said;
  /** Present when the option is shown but cannot be taken. */
  readonly bar?: Bar;
}

/** A candidate is a seat or a named option (`guilty`). */
export type Candidate = SeatId | string;

/** Who voted for whom, or how many hands went up for each. */
export interface BallotQuestion extends Asked {
  readonly shape: 'ballot';
  readonly voters: readonly Voter[];
  /** Living players without a vote, and why. */
  readonly barred: readonly BarredSeat[];
  readonly candidates: readonly BallotCandidate[];
  /** Living players who are no candidates, and why, where a clause keeps them out. */
  readonly unelectable?: readonly BarredSeat[];
  /** How many marks each voter who votes must give. */
  readonly marks: number;
  /** The clause behind that number, if it is not the question's. */
  readonly marksClause?: ClauseId;
  readonly abstain: 'allowed' | 'forbidden' | 'last';
  /** May the host enter sums instead of hands? */
  readonly counts: boolean;
  /** Votes that settle it, where the rulebook names a number (for the counter on screen). */
  readonly needed?: number;
  /** The player it is about, when the candidates are options. */
  readonly about?: SeatId;
}

export interface Voter {
  readonly seat: SeatId;
  readonly weight: number;
  /** Votes as this other seat votes. */
  readonly follows?: SeatId;
  /** Candidates this voter may not mark. */
  readonly forbidden?: readonly (Bar & { readonly candidate: Candidate })[];
  /** Why this voter may not abstain although others may. */
  readonly must?: Bar;
}

export interface BallotCandidate {
  readonly id: Candidate;
  /** Wording when the candidate is not a seat. */
  readonly label?: Said;
  /** Whom a vote for this candidate is cast against, if not the candidate. */
  readonly against?: SeatId;
}

/** Hold something up to some players; nobody else may see it. */
export interface Show extends Asked {
  readonly shape: 'show';
  readonly showing: Showing;
  /** One of many that are held up in turn: the how manieth, and of how many. */
  readonly round?: { readonly n: number; readonly of: number };
}

/** What is held up: a sign made with the head or arms, a facilitator card, or words. */
export interface Showing {
  readonly sign?: 'nod' | 'shake' | 'blocked' | 'same' | 'different';
  readonly role?: RoleId;
  readonly faction?: FactionId;
  /** The seats strictly between two others, going clockwise, which is seating order. */
  readonly arc?: { readonly from: SeatId; readonly to: SeatId };
  readonly said: Said;
}

/** Read aloud and go on. */
export interface Say extends Asked {
  readonly shape: 'say';
}

/** A whole number between `min` and `max`. */
export interface NumberQuestion extends Asked {
  readonly shape: 'number';
  readonly min: number;
  readonly max: number;
}

/** The game has ended; nothing but rulings, undo and amending is left. */
export interface Over extends Asked {
  readonly shape: 'over';
  /** Factions that have won; none is a draw. */
  readonly won: readonly FactionId[];
}
