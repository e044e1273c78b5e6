/** So many times its letters a table may be high that is read from a sofa: 28 px of a screen of 1080, less what stands round the table. */
const sofa = 35;

/** How seats stand, as far as letters follow from it. */
interface Seated {
  readonly form: string;
  readonly seat: { readonly width: number; readonly height: number };
}

/** An ideograph is as broad as two letters. */
const breadthOf = (word: string): number => word.length + (word.match(/[\u2e80-\uffff]/g)?.length ?? 0);

/** Letters of the longest word of these names: names may break between words. */
export const longestWord = (names: readonly string[]): number => Math.max(4, ...names.flatMap((name) => name.split(' ').map(breadthOf)));

/** How large names may be, px, that have words of so many letters: in round seats the lower half alone is theirs, in rows a role of two lines may stand below. */
export const farLetters = ({ form, seat: { width, height } }: Seated, longest: number): number =>
  form === 'grid' ? Math.min(height / 3.9, (1.75 * width) / longest) : Math.min(height / 4.4, (1.6 * width) / longest);

/** The least a table so high may be written in, px. */
export const leastFar = (height: number): number => height / sofa;
