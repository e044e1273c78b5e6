/** A code as it is printed: its modules row after row, 1 for dark. */
export interface PrintedCode {
  readonly text: string;
  readonly modules: Uint8Array;
}

/** Codes of which one may lie at a place, to be told apart where single modules cannot be made out. */
export interface CodeBook {
  readonly texts: readonly string[];
  /** Modules along a side. */
  readonly side: number;
  /** Of each code: 1 where a module is light, −1 where it is dark, with a light rim of `rim` modules, row after row. */
  readonly signs: readonly Float32Array[];
  /** What they have in common: the mean of all. */
  readonly common: Float32Array;
}

/** Light modules around each code of a book: as far as a pixel's blur reaches. */
export const rim = 6;
/** Of fewer codes nobody knows how alike two of them look by chance. */
const fewest = 8;

/** The book of codes of one size; nothing for too few, or of several sizes. */
export function codeBook(codes: readonly PrintedCode[]): CodeBook | undefined {
  const side = Math.sqrt(codes[0]?.modules.length ?? 0);
  if (codes.length < fewest || codes.some(({ modules }) => modules.length !== side * side)) return undefined;
  const signs = codes.map(({ modules }) => withRim(modules, side));
  const common = (signs[0] ?? new Float32Array()).map((_, i) => signs.reduce((sum, one) => sum + (one[i] ?? 0), 0) / signs.length);
  return { texts: codes.map(({ text }) => text), side, signs, common };
}

function withRim(modules: Uint8Array, side: number): Float32Array {
  const wide = side + 2 * rim;
  const signs = new Float32Array(wide * wide).fill(1);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) signs[(y + rim) * wide + x + rim] = modules[y * side + x] === 1 ? -1 : 1;
  return signs;
}
