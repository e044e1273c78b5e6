import type { FontName } from './scene.ts';
import type { Type } from './type.ts';

/** What a last line of a single short word costs, against the squared rest of a line in mm. */
const orphan = 400;
/** What a line costs that ends in a word of one letter, which Polish sets with the word after it. */
const hanging = 60;

/**
 * Breaks a text into as few lines as a width in mm takes, of lengths as even as can be, and without a single word in the
 * last line where that can be helped. `size` is in points.
 */
export function balanced(type: Type, text: string, font: FontName, size: number, width: number): readonly string[] {
  const fewest = type.wrap(text, font, size, width).length;
  if (fewest < 2) return type.wrap(text, font, size, width);
  return (
    evenest(type, text, font, size, width, fewest) ??
    evenest(type, text, font, size, width, fewest + 1) ??
    type.wrap(text, font, size, width)
  );
}

interface Way {
  readonly cost: number;
  readonly from: number;
}

function evenest(type: Type, text: string, font: FontName, size: number, width: number, count: number): readonly string[] | undefined {
  const words = type.pieces(text);
  const line = (from: number, to: number): string => words.slice(from, to).join('').trimEnd();
  const mean = Math.min(width, type.width(text, font, size) / count);
  const costOf = (from: number, to: number): number => {
    const length = type.width(line(from, to), font, size);
    if (length > width) return Infinity;
    const last = to === words.length;
    const short = last && to - from === 1 && count > 1 ? orphan : 0;
    // The last line may be shorter, but no more than by half.
    const rest = last && length > width / 2 ? 0 : (Math.max(mean, width * 0.92) - length) ** 2;
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
        const cost = way.cost + costOf(from, to);
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
