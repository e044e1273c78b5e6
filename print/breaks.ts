import { pointsPerMm } from './scene.ts';

/**
 * A text cut where a line may break, and how wide every stretch of it is. A text is set again and again until its size is found, each
 * time in lines of other lengths: what it measures is worked out once.
 */
export class Breaks {
  /** Width of the whole on one line, in thousandths of the type size. */
  readonly whole: number;
  readonly #pieces: readonly string[];
  readonly #unitsOf: (line: string) => number;
  /** Of lines by their first piece and how many they have. */
  readonly #units: number[][];
  /** Whether a line ends in a word of one letter, by its last piece. */
  readonly #hanging: readonly boolean[];

  /** `unitsOf` gives the width of a line in thousandths of the type size. */
  constructor(text: string, pieces: readonly string[], unitsOf: (line: string) => number) {
    this.whole = unitsOf(text);
    this.#pieces = pieces;
    this.#unitsOf = unitsOf;
    this.#units = pieces.map(() => []);
    this.#hanging = pieces.map((piece, i) => /\s\p{L}$/u.test(`${pieces[i - 1] ?? ''}${piece.trimEnd()}`));
  }

  /** How many pieces there are. */
  get count(): number {
    return this.#pieces.length;
  }

  /** The pieces from one to before another as a line. */
  line(from: number, to: number): string {
    return this.#pieces.slice(from, to).join('').trimEnd();
  }

  /** Width of that line in mm, its size in points. */
  width(from: number, to: number, size: number): number {
    const known = this.#units[from];
    return known === undefined ? 0 : inMm((known[to - from] ??= this.#unitsOf(this.line(from, to))), size);
  }

  /** Width in mm of the widest piece, the size in points. */
  widest(size: number): number {
    return Math.max(0, ...this.#pieces.map((_, i) => this.width(i, i + 1, size)));
  }

  /** Whether that line ends in a word of one letter. */
  hangs(from: number, to: number): boolean {
    return to - from === 1 ? /(?:^|\s)\p{L}$/u.test(this.line(from, to)) : this.#hanging[to - 1] === true;
  }
}

/** A width in thousandths of the type size in mm, the size in points. */
export const inMm = (units: number, size: number): number => (units / 1000) * (size / pointsPerMm);
