import type { FontName } from './scene.ts';

/** Width in mm of a text's lines: of all alike, or of each, counted from 0. */
export type LineWidth = number | ((line: number) => number);

/** What lines are measured and first broken with. */
interface Measure {
  pieces(text: string): readonly string[];
  width(text: string, font: FontName, size: number): number;
  wrap(text: string, font: FontName, size: number, width: LineWidth): readonly string[];
}

/** What a last line of a single word costs at least, against the squared rest of a line in mm: as much as half a line. */
const orphan = 400;
/** A last line may be as short as half the others, in wide columns as short as this, in mm. */
const enough = 18;
/** What a line costs that ends in a word of one letter, which Polish sets with the word after it. */
const hanging = 60;

/**
 * Breaks a text into as few lines as their widths take, of lengths as even as can be, and without a single word in the
 * last line where that can be helped. `size` is in points.
 */
export function balanced(type: Measure, text: string, font: FontName, size: number, width: LineWidth): readonly string[] {
  const full = type.wrap(text, font, size, width);
  if (full.length < 2) return full;
  const measured = measure(type, text, font, size);
  for (let count = full.length; count < full.length + 3; count++) {
    const lines = evenest(measured, width, count);
    if (lines !== undefined) return lines;
  }
  return full;
}

/** Whether a text of several lines ends in a single word, or in Chinese in a single sign. */
export function endsAlone(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && (/[\u2e80-\u9fff]/u.test(last) ? (last.match(/[\u2e80-\u9fff]/gu) ?? []).length < 2 : !last.includes(' '));
}

interface Way {
  readonly cost: number;
  readonly from: number;
}

interface Measured {
  readonly words: readonly string[];
  /** Width in mm of the whole on one line. */
  readonly whole: number;
  /** The words from one to before another as a line, and its width in mm. */
  readonly line: (from: number, to: number) => string;
  readonly width: (from: number, to: number) => number;
}

/** A text in words, each line of them measured once. */
function measure(type: Measure, text: string, font: FontName, size: number): Measured {
  const words = type.pieces(text);
  const line = (from: number, to: number): string => words.slice(from, to).join('').trimEnd();
  const known = new Map<number, number>();
  const width = (from: number, to: number): number => {
    const key = from * (words.length + 1) + to;
    const found = known.get(key) ?? type.width(line(from, to), font, size);
    known.set(key, found);
    return found;
  };
  return { words, line, width, whole: type.width(text, font, size) };
}

function evenest({ words, line, width: widthBetween, whole }: Measured, widths: LineWidth, count: number): readonly string[] | undefined {
  const mean = whole / count;
  const costOf = (from: number, to: number, at: number): number => {
    const width = typeof widths === 'number' ? widths : widths(at);
    const length = widthBetween(from, to);
    if (length > width) return Infinity;
    const last = to === words.length;
    const short = last && to - from === 1 && count > 1 ? Math.max(orphan, (width / 2) ** 2) : 0;
    // The last line may be shorter.
    const rest = last && length > Math.min(width / 2, enough) ? 0 : (Math.max(Math.min(mean, width), width * 0.92) - length) ** 2;
    const alone = !last && /(?:^|\s)\p{L}$/u.test(line(from, to)) ? hanging : 0;
    return rest + short + alone;
  };
  let ways: (Way | undefined)[] = [{ cost: 0, from: 0 }];
  const steps: (Way | undefined)[][] = [];
  for (let n = 1; n <= count; n++) {
    const next: (Way | undefined)[] = [];
    ways.forEach((way, from) => {
      if (way === undefined) return;
      for (let to = from + 1; to <= words.length; to++) {
        const cost = way.cost + costOf(from, to, n - 1);
        if (cost === Infinity) break;
        if (cost < (next[to]?.cost ?? Infinity)) next[to] = { cost, from };
      }
    });
    steps.push(next);
    ways = next;
  }
  const lines: string[] = [];
  let end = words.length;
  for (let n = count - 1; n >= 0; n--) {
    const way = steps[n]?.[end];
    if (way === undefined) return undefined;
    lines.unshift(line(way.from, end));
    end = way.from;
  }
  return lines;
}
