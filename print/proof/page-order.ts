import { lettersOf } from './texts.ts';

/** Shares of a page's lines from which on it is taken for that page, if they are not on the page in its place. */
const enough = 0.6;

/**
 * Which page of the plan a page of the file is, by its lines of text: the one in its place if it has most of its lines,
 * else the one it has most lines of. Counted from 0; nothing where it is like none of them.
 */
export function pageLike(text: string, place: number, expected: readonly (readonly string[])[]): number | undefined {
  const held = lettersOf(text);
  const share = (lines: readonly string[]): number =>
    lines.length === 0 ? 0 : lines.filter((line) => held.includes(lettersOf(line))).length / lines.length;
  const here = expected[place];
  // A page without a word can only be told by its place.
  if (here?.length === 0 && held === '') return place;
  if (here !== undefined && share(here) === 1) return place;
  const shares = expected.map(share);
  const best = shares.reduce((most, one, i) => (one > (shares[most] ?? 0) ? i : most), here === undefined ? 0 : place);
  if ((shares[best] ?? 0) >= enough) return best;
  return here === undefined ? undefined : place;
}

/** The numbers that break the order of a list: all but the longest rising ones in it, of several those with most in their place. */
export function outOfOrder(shown: readonly number[]): ReadonlySet<number> {
  const longest: { readonly length: number; readonly before: number }[] = [];
  shown.forEach((one, i) => {
    const own = one === i + 1 ? 1.001 : 1;
    let [length, before] = [own, -1];
    for (let j = 0; j < i; j++)
      if ((shown[j] ?? 0) < one && (longest[j]?.length ?? 0) + own > length) [length, before] = [(longest[j]?.length ?? 0) + own, j];
    longest.push({ length, before });
  });
  let at = longest.reduce((best, { length }, i) => (length > (longest[best]?.length ?? 0) ? i : best), 0);
  const rising = new Set<number>();
  for (; at >= 0 && at < shown.length; at = longest[at]?.before ?? -1) rising.add(shown[at] ?? 0);
  return new Set(shown.filter((one) => !rising.has(one)));
}
