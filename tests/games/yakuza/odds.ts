/** Living players by side. */
type Left = readonly [citizens: number, mafia: number, shoguns: number, hitmen: number];
/** Shares of games won: citizens, mafia, yakuza, nobody. */
export type Odds = readonly [citizens: number, mafia: number, yakuza: number, draw: number];

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
    const living = total(left);
    const found = sum(left.flatMap((n, side) => (n > 0 ? [times(n / living, after(without(left, side), atNight))] : [])));
    known.set(key, found);
    return found;
  }

  function atNight(left: Left): Odds {
    const [, mafiaLeft, , hitmenLeft] = left;
    const byMafia = mafiaLeft > 0 ? targets(left, [0, 2, 3]) : noShot;
    const byYakuza = hitmenLeft > 0 ? targets(left, [0, 1]) : noShot;
    return sum(byMafia.flatMap(([p, one]) => byYakuza.flatMap(([q, other]) => bothShot(left, p * q, one, other))));
  }

  /** Two shots at one side meet the same player with the chance 1 in as many as there are. */
  function bothShot(left: Left, chance: number, one: Side | undefined, other: Side | undefined): Odds[] {
    const apart = without(without(left, one), other);
    if (one === undefined || one !== other) return [times(chance, after(apart, atDay))];
    const same = 1 / left[one];
    const met = times(chance * same, after(without(left, one), atDay));
    return same === 1 ? [met] : [met, times(chance * (1 - same), after(apart, atDay))];
  }

  return atDay([citizens, mafia, shoguns, hitmen]);
}

const after = (left: Left, next: (left: Left) => Odds): Odds => ended(left) ?? next(left);

function ended([citizens, mafia, shoguns, hitmen]: Left): Odds | undefined {
  const yakuza = shoguns + hitmen;
  if (citizens + mafia + yakuza === 0) return [0, 0, 0, 1];
  if (mafia + yakuza === 0) return [1, 0, 0, 0];
  if (mafia === 0) return yakuza >= citizens ? [0, 0, 1, 0] : undefined;
  if (yakuza === 0) return mafia >= citizens ? [0, 1, 0, 0] : undefined;
  return citizens === 0 && yakuza >= mafia ? [0, 0, 1, 0] : undefined;
}

type Side = 0 | 1 | 2 | 3;
/** Whom a shot may hit: the chance, and the side. */
type Shot = readonly [chance: number, side: Side | undefined];

const noShot: readonly Shot[] = [[1, undefined]];

function targets(left: Left, sides: readonly Side[]): readonly Shot[] {
  const all = sides.reduce<number>((n, side) => n + left[side], 0);
  return sides.flatMap((side): Shot[] => (left[side] > 0 ? [[left[side] / all, side]] : []));
}

const total = ([a, b, c, d]: Left): number => a + b + c + d;
const without = (left: Left, side: number | undefined): Left => left.map((n, i) => (i === side ? n - 1 : n)) as unknown as Left;
const times = (by: number, of: Odds): Odds => of.map((n) => n * by) as unknown as Odds;
const sum = (all: readonly Odds[]): Odds => all.reduce<Odds>(([a, b, c, d], [e, f, g, h]) => [a + e, b + f, c + g, d + h], [0, 0, 0, 0]);
