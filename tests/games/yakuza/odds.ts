import { fraction, product, sum, whole, zero, type Fraction } from '../../../src/lab/fraction.ts';

/** Living players by side. */
type Left = readonly [citizens: number, mafia: number, shoguns: number, hitmen: number];
/** Shares of games won: citizens, mafia, yakuza, nobody. */
export type Odds = readonly [citizens: Fraction, mafia: Fraction, yakuza: Fraction, draw: Fraction];

/**
 * Exact shares of games when everybody plays at random and nobody has an ability: by day one of all the living
 * leaves; by night the mafia shoot one who is not mafia and a living hitman shoots one who is not yakuza, both at
 * once. A day comes first, for nobody is shot in the first night. Level, or ahead, between the last two sides wins.
 * Worked out backwards from the endings.
 */
export function odds(citizens: number, mafia: number, shoguns: number, hitmen: number): Odds {
  const known = new Map<string, Odds>();

  function atDay(left: Left): Odds {
    const key = left.join();
    const before = known.get(key);
    if (before) return before;
    const living = count(left);
    const found = total(left.flatMap((n, side) => (n > 0 ? [times(share(n, living), after(without(left, side), atNight))] : [])));
    known.set(key, found);
    return found;
  }

  function atNight(left: Left): Odds {
    const [, mafiaLeft, , hitmenLeft] = left;
    const byMafia = mafiaLeft > 0 ? targets(left, [0, 2, 3]) : noShot;
    const byYakuza = hitmenLeft > 0 ? targets(left, [0, 1]) : noShot;
    return total(byMafia.flatMap(([p, one]) => byYakuza.flatMap(([q, other]) => bothShot(left, product(p, q), one, other))));
  }

  /** Two shots at one side meet the same player with the chance 1 in as many as there are. */
  function bothShot(left: Left, chance: Fraction, one: Side | undefined, other: Side | undefined): Odds[] {
    const apart = without(without(left, one), other);
    if (one === undefined || one !== other) return [times(chance, after(apart, atDay))];
    const met = times(product(chance, share(1, left[one])), after(without(left, one), atDay));
    if (left[one] === 1) return [met];
    return [met, times(product(chance, share(left[one] - 1, left[one])), after(apart, atDay))];
  }

  return atDay([citizens, mafia, shoguns, hitmen]);
}

const after = (left: Left, next: (left: Left) => Odds): Odds => ended(left) ?? next(left);

function ended([citizens, mafia, shoguns, hitmen]: Left): Odds | undefined {
  const yakuza = shoguns + hitmen;
  if (citizens + mafia + yakuza === 0) return [zero, zero, zero, whole];
  if (mafia + yakuza === 0) return [whole, zero, zero, zero];
  if (mafia === 0) return yakuza >= citizens ? [zero, zero, whole, zero] : undefined;
  if (yakuza === 0) return mafia >= citizens ? [zero, whole, zero, zero] : undefined;
  return citizens === 0 && yakuza >= mafia ? [zero, zero, whole, zero] : undefined;
}

type Side = 0 | 1 | 2 | 3;
/** Whom a shot may hit: the chance, and the side. */
type Shot = readonly [chance: Fraction, side: Side | undefined];

const noShot: readonly Shot[] = [[whole, undefined]];

function targets(left: Left, sides: readonly Side[]): readonly Shot[] {
  const all = sides.reduce<number>((n, side) => n + left[side], 0);
  return sides.flatMap((side): Shot[] => (left[side] > 0 ? [[share(left[side], all), side]] : []));
}

const share = (n: number, of: number): Fraction => fraction(BigInt(n), BigInt(of));
const count = ([a, b, c, d]: Left): number => a + b + c + d;
const without = (left: Left, side: number | undefined): Left => left.map((n, i) => (i === side ? n - 1 : n)) as unknown as Left;
const times = (by: Fraction, [a, b, c, d]: Odds): Odds => [product(by, a), product(by, b), product(by, c), product(by, d)];
const total = (all: readonly Odds[]): Odds =>
  all.reduce<Odds>(([a, b, c, d], [e, f, g, h]) => [sum(a, e), sum(b, f), sum(c, g), sum(d, h)], [zero, zero, zero, zero]);
