/** A fraction of whole numbers, in lowest terms. */
export type Fraction = readonly [top: bigint, bottom: bigint];

/**
 * The exact share of games the Mafia wins when everybody plays at random and nobody has an ability. The first night
 * kills nobody (VD-45), so a day comes first: one of all the living leaves. Then each night one who is not Mafia dies.
 * The civilians have won when no Mafia is left, the Mafia when the civilians are no longer more (VD-04, VD-05).
 */
export function mafiaWins(players: number, mafia: number): Fraction {
  return atDay(players - mafia, mafia);
}

function atDay(civilians: number, mafia: number): Fraction {
  const living = BigInt(civilians + mafia);
  const caught = ended(civilians, mafia - 1) ?? atNight(civilians, mafia - 1);
  const missed = ended(civilians - 1, mafia) ?? atNight(civilians - 1, mafia);
  return sum(times([BigInt(mafia), living], caught), times([BigInt(civilians), living], missed));
}

const atNight = (civilians: number, mafia: number): Fraction => ended(civilians - 1, mafia) ?? atDay(civilians - 1, mafia);

function ended(civilians: number, mafia: number): Fraction | undefined {
  if (mafia === 0) return [0n, 1n];
  return civilians <= mafia ? [1n, 1n] : undefined;
}

const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * c, b * d);
const sum = ([a, b]: Fraction, [c, d]: Fraction): Fraction => lowest(a * d + c * b, b * d);

function lowest(top: bigint, bottom: bigint): Fraction {
  const by = divisor(top, bottom);
  return [top / by, bottom / by];
}

const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
