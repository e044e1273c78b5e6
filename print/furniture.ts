import type { Speaker } from '../src/text/speak.ts';
import { unprintable, type Grid } from './paper.ts';
import { path, type Ink, type Scene, type Shape } from './scene.ts';
import { leastSize, type Type } from './type.ts';

/** What stands around the art on every sheet of a part. */
export interface Furniture {
  readonly speaker: Speaker;
  readonly type: Type;
  readonly title: string;
  readonly edition: string;
  readonly part: string;
  /** A ruler on top; only the title line below; or neither. */
  readonly furniture: 'ruler' | 'plain' | 'none';
  readonly cuts: boolean;
}

const black: Ink = 'black';
const white: Ink = '#ffffff';
const small = leastSize;

/** Ticks at the page edges for every cut: black on a white halo, so that they show on any ground. */
function cutMarks(grid: Grid): readonly Shape[] {
  const xs = edges(grid.x0, grid.columns, grid.w, grid.pitchX);
  const ys = edges(grid.y0, grid.rows, grid.h, grid.pitchY);
  const top = tick(grid.y0);
  const left = tick(grid.x0);
  const { width, height } = grid.paper;
  const d = [
    ...xs.flatMap((x) => [`M${mm(x)} ${mm(top.from)}V${mm(top.to)}`, `M${mm(x)} ${mm(height - top.from)}V${mm(height - top.to)}`]),
    ...ys.flatMap((y) => [`M${mm(left.from)} ${mm(y)}H${mm(left.to)}`, `M${mm(width - left.from)} ${mm(y)}H${mm(width - left.to)}`]),
  ].join('');
  return [path(d, { stroke: white, width: 0.7 }), path(d, { stroke: black, width: 0.12 })];
}

function edges(first: number, count: number, size: number, pitch: number): readonly number[] {
  const all = Array.from({ length: count }, (_, i) => [first + i * pitch, first + i * pitch + size]).flat();
  return [...new Set(all.map((edge) => Math.round(edge * 1000) / 1000))];
}

/** From and to on the axis that leads into the page; clear of the bleed, and of the unprintable edge. */
function tick(margin: number): { readonly from: number; readonly to: number } {
  const to = margin - (margin < 9 ? 1 : 2.2);
  return { from: Math.max(unprintable - 0.5, to - 4), to };
}

const mm = (n: number): string => String(Math.round(n * 1000) / 1000);

/** Cut marks, ruler and scale advice above, title, edition, language and part below: one picture for all sheets of a part. */
export function frame(f: Furniture, grid: Grid): Scene {
  const { width, height } = grid.paper;
  return { width, height, shapes: [...(f.cuts ? cutMarks(grid) : []), ...(f.furniture === 'none' ? [] : labels(f, grid))] };
}

/** The page's number at the end of the title line. */
export function pageNumber(f: Furniture, grid: Grid, page: number, pages: number): readonly Shape[] {
  if (f.furniture === 'none') return [];
  const { right, bottom } = margins(f, grid);
  return text(f, right, bottom, f.speaker.say('print.page', { page, pages }), 40, 'end');
}

function labels(f: Furniture, grid: Grid): readonly Shape[] {
  const { left, right, top, bottom, narrow } = margins(f, grid);
  const say = f.speaker.say;
  const facts = [f.title, say('print.edition', { edition: f.edition }), say('print.language'), f.part];
  return [
    ...(f.furniture === 'ruler'
      ? [
          ...ruler(left, top - 1.2),
          ...text(f, narrow ? left + grid.pitchX : left + 53, top, say('print.scale'), narrow ? grid.w - 4 : right - left - 53),
        ]
      : []),
    // In a narrow margin the ticks come down between the words, so the words keep to one column each.
    ...(narrow
      ? [
          ...text(f, left, bottom, facts.slice(0, 2).join(' · '), grid.w - 4),
          ...text(f, left + grid.pitchX, bottom, facts.slice(2).join(' · '), grid.w - 4),
        ]
      : text(f, left, bottom, facts.join(' · '), right - left - 30)),
  ];
}

/** Where the words of a sheet begin and end, and their baselines, in mm. */
function margins(
  { cuts }: Furniture,
  grid: Grid,
): Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> & { readonly narrow: boolean } {
  const { width, height } = grid.paper;
  const tight = grid.y0 < 13;
  const narrow = cuts && tight;
  const left = Math.max(unprintable + 1, narrow ? grid.x0 + 2 : Math.min(grid.x0, 15));
  return {
    left,
    right: width - left,
    top: tight ? unprintable + 1.6 : 8,
    bottom: height - (tight ? unprintable - 0.1 : 6.2),
    narrow,
  };
}

/** One line, cut short where it is too long: nobody plays by it. */
function text(f: Furniture, x: number, y: number, words: string, width: number, align: 'start' | 'end' = 'start'): readonly Shape[] {
  const whose = { item: f.part, field: 'footer' };
  const wide = (line: string): boolean => f.type.width(line, 'regular', small, whose) > width;
  let [line, letters] = [words, Array.from(words)];
  while (letters.length > 0 && wide(line)) {
    letters = letters.slice(0, -1);
    line = `${letters.join('').trimEnd()}…`;
  }
  return [{ kind: 'text', x, y, size: small, font: 'regular', text: line, align }];
}

/** 50 mm with centimetre and millimetre ticks, ends at (x, y) and (x + 50, y). */
function ruler(x: number, y: number): readonly Shape[] {
  const ticks = Array.from({ length: 51 }, (_, i) => `M${mm(x + i)} ${mm(y)}v${i % 10 === 0 ? 2 : i % 5 === 0 ? 1.4 : 0.9}`).join('');
  return [path(`M${mm(x)} ${mm(y)}h50${ticks}`, { stroke: black, width: 0.12 })];
}
