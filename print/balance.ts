import { inMm, type Breaks } from './breaks.ts';
import type { FontName } from './scene.ts';

/** Width in mm of a text's lines: of all alike, or of each, counted from 0. */
export type LineWidth = number | ((line: number) => number);

/** What lines are measured and first broken with. */
interface Measure {
  breaks(text: string, font: FontName): Breaks;
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
  const breaks = type.breaks(text, font);
  const widthAt = typeof width === 'number' ? () => width : width;
  for (let count = full.length; count < full.length + 3; count++) {
    const lines = evenest(breaks, size, widthAt, count);
    if (lines !== undefined) return lines;
  }
  return full;
}

/** Whether a text of several lines ends in a single word, or in Chinese in a single sign. */
export function endsAlone(lines: readonly string[]): boolean {
  const last = lines.at(-1) ?? '';
  return lines.length > 1 && (/[\u2e80-\u9fff]/u.test(last) ? (last.match(/[\u2e80-\u9fff]/gu) ?? []).length < 2 : !last.includes(' '));
}

/** So many lines whose squared rests cost the least; nothing where the text does not go in them. */
function evenest(breaks: Breaks, size: number, widthAt: (line: number) => number, count: number): readonly string[] | undefined {
  const end = breaks.count;
  const mean = inMm(breaks.whole, size) / count;
  /** By lines: what the cheapest way costs that ends its last one before a piece, and where that line begins. */
  const starts: number[][] = [];
  let costs: number[] = [0];
  for (let at = 0; at < count; at++) {
    const width = widthAt(at);
    const even = Math.max(Math.min(mean, width), width * 0.92);
    const [next, from]: [number[], number[]] = [[], []];
    for (let first = 0; first < costs.length; first++) {
      const before = costs[first];
      if (before === undefined) continue;
      for (let to = first + 1; to <= end; to++) {
        const length = breaks.width(first, to, size);
        if (length > width) break;
        const cost = before + costOf(first, to, length, width, even);
        if (cost >= (next[to] ?? Infinity)) continue;
        next[to] = cost;
        from[to] = first;
      }
    }
    starts.push(from);
    costs = next;
  }

  function costOf(from: number, to: number, length: number, width: number, even: number): number {
    if (to < end) return (even - length) ** 2 + (breaks.hangs(from, to) ? hanging : 0);
    const short = to - from === 1 && count > 1 ? Math.max(orphan, (width / 2) ** 2) : 0;
    // The last line may be shorter.
    return short + (length > Math.min(width / 2, enough) ? 0 : (even - length) ** 2);
  }

  const lines: string[] = [];
  let to = end;
  for (const from of starts.reverse()) {
    const start = from[to];
    if (start === undefined) return undefined;
    lines.unshift(breaks.line(start, to));
    to = start;
  }
  return lines;
}
