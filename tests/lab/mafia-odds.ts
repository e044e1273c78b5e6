import { fraction, product, sum, whole, zero, type Fraction } from '../../src/lab/fraction.ts';

/** A game of two sides without abilities. */
export interface TwoSides {
  /** What comes first; the night kills one who is not mafia, the day removes one of all the living. */
  readonly first: 'night' | 'day';
  /** When the mafia has won: when the others are no more than they are, or when the others have died out. */
  readonly lost: 'at parity' | 'died out';
}

/**
 * The exact share of games the mafia wins when everybody plays at random; the others win when no mafia is left.
 * Worked out backwards from the endings, so it shares nothing with the engine.
 */
export function mafiaWins(players: number, mafia: number, { first, lost }: TwoSides): Fraction {
  const ended = (others: number, mafia: number): Fraction | undefined => {
    if (mafia === 0) return zero;
    return others <= (lost === 'at parity' ? mafia : 0) ? whole : undefined;
  };
  const atNight = (others: number, mafia: number): Fraction => ended(others - 1, mafia) ?? atDay(others - 1, mafia);
  const atDay = (others: number, mafia: number): Fraction => {
    const caught = ended(others, mafia - 1) ?? atNight(others, mafia - 1);
    const missed = ended(others - 1, mafia) ?? atNight(others - 1, mafia);
    const chance = (n: number): Fraction => fraction(BigInt(n), BigInt(others + mafia));
    return sum(product(chance(mafia), caught), product(chance(others), missed));
  };
  return (first === 'night' ? atNight : atDay)(players - mafia, mafia);
}
