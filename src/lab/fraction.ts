/** A fraction of whole numbers, in lowest terms. */
export type Fraction = readonly [top: bigint, bottom: bigint];

export const zero: Fraction = [0n, 1n];
export const whole: Fraction = [1n, 1n];

/** `top` out of `bottom`, in lowest terms; throws a `RangeError` for a `bottom` that is not positive. */
export function fraction(top: bigint, bottom: bigint): Fraction {
  if (bottom <= 0n) throw new RangeError(`A fraction of ${bottom} parts does not exist.`);
  const by = divisor(top, bottom);
  return [top / by, bottom / by];
}

export const sum = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * d + c * b, b * d);
export const product = ([a, b]: Fraction, [c, d]: Fraction): Fraction => fraction(a * c, b * d);

/** As it is written: `193/231`. */
export const written = ([top, bottom]: Fraction): string => `${top}/${bottom}`;

/** As a number, for shares between 0 and 1 right to 15 digits whatever the length of the fraction. */
export const decimal = ([top, bottom]: Fraction): number => Number((top * 10n ** 17n) / bottom) / 1e17;

function divisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}
