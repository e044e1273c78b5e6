/** A fraction of whole numbers, in lowest terms. */
export type Fraction = readonly [top: bigint, bottom: bigint];

/**
 * The exact share of games the mafia wins when everybody plays at random: each night one player who is not
 * mafia dies, each day one of all the living; the village has won when no mafia is left, the mafia when the
 * others are no more than they are. Worked out backwards from the endings.
 */
export function mafiaWins(players: number, mafia: number): Fraction {
  return atNight(players - mafia, mafia);
}

export const text = ([top, bottom]: Fraction): string => `${top}/${bottom}`;

const atNight = (village: number, mafia: number): Fraction => ended(village - 1, mafia) ?? atDay(village - 1, mafia);

/** One of the living leaves, mafia with the chance mafia / living. */
function atDay(village: number, mafia: number): Fraction {
  const living = BigInt(village + mafia);
  const caught = ended(village, mafia - 1) ?? atNight(village, mafia - 1);
  const missed = ended(village - 1, mafia) ?? atNight(village - 1, mafia);
  return sum(times([BigInt(mafia), living], caught), times([BigInt(village), living], missed));
}

function ended(village: number, mafia: number): Fraction | undefined {
  if (mafia === 0) return [0n, 1n];
  return village <= mafia ? [1n, 1n] : undefined;
}

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * c, b * d);
const sum = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * d + c * b, b * d);

function lowest(top: bigint, bottom: bigint): Fraction {
  const by = divisor(top, bottom);
  return [top / by, bottom / by];
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
