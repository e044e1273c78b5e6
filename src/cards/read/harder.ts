import { even } from './even.ts';
import { enlarge, half, sharpen, smooth } from './filters.ts';
import { type Effort, type Found, type Look, placed } from './found.ts';
import type { Gray } from './gray.ts';
import { turned } from './turned.ts';

/** Longest sides, in pixels, between which a picture is read at each halving: modules are best at four to eight pixels. */
const largest = 1_800;
const smallest = 280;
/** Radius over which light is evened out: about two modules of these. */
const radius = 10;

/** What is tried at each size, in the order of what it brings for what it takes. */
const ways: readonly { readonly treated: (picture: Gray) => Gray; readonly effort: Effort }[] = [
  { treated: (picture) => even(smooth(picture), radius), effort: 'thorough' },
  { treated: (picture) => picture, effort: 'global' },
  { treated: (picture) => sharpen(sharpen(picture)), effort: 'thorough' },
  { treated: (picture) => smooth(smooth(picture)), effort: 'thorough' },
];

/** Degrees by which a picture is turned in the last try, so that the rows of a code no longer lie along those of the picture. */
const aside = 25;

/**
 * Codes of a picture in which nothing was found, the way of a last try: at several sizes, with its light evened out, with
 * one threshold for all of it (paper behind a hazy sleeve), sharpened twice and smoothed twice; then turned aside, as it is
 * and with its light evened out. Ends with the first that finds something.
 */
export async function lookHarder(picture: Gray, look: Look): Promise<readonly Found[]> {
  const sizes = sizesOf(picture);
  for (const { treated, effort } of ways) {
    for (const { scaled, factor } of sizes) {
      if (look.isOver?.() === true) return [];
      const codes = await look(treated(scaled), effort);
      if (codes.length > 0) return placed(codes, factor, 0, 0);
    }
  }
  for (const { scaled, factor } of sizes) {
    if (look.isOver?.() === true) return [];
    const { picture: slanting, back } = turned(scaled, aside);
    for (const treated of [slanting, even(smooth(slanting), radius)]) {
      const codes = await look(treated, 'quick');
      if (codes.length > 0) return placed(back(codes), factor, 0, 0);
    }
  }
  return [];
}

/** The picture at those of its sizes that are worth reading, the middle ones first. */
function sizesOf(picture: Gray): { readonly scaled: Gray; readonly factor: number }[] {
  const sizes: { scaled: Gray; factor: number }[] = [];
  const longest = ({ width, height }: Gray): number => Math.max(width, height);
  for (let scaled = picture, factor = 1; longest(scaled) >= smallest; scaled = half(scaled), factor /= 2) {
    if (longest(scaled) <= largest) sizes.push({ scaled, factor });
  }
  if (2 * longest(picture) <= largest) sizes.splice(1, 0, { scaled: enlarge(picture, 2), factor: 2 });
  return sizes;
}
