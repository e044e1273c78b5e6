import { crop, type Area, type Gray } from '../../src/cards/read/gray.ts';
import type { PageCell } from '../layout.ts';
import type { PageFinding } from './page-finding.ts';

type CellFinding = Extract<PageFinding, { readonly share: number }>;

/** Where a page differs: cards with a thumbnail of what is there, places beside the cards, and how all faces should look. */
export interface Places {
  readonly cells: readonly CellFinding[];
  readonly beside: readonly PageFinding[];
  readonly is: ReadonlyMap<number, Thumbnail>;
  readonly should: ReadonlyMap<number, Thumbnail>;
}

/** Mean shades of a card's upper part, where its picture and name are, in a raster of 16 by 16. */
export type Thumbnail = readonly number[];

export const millimetres = (pixels: number, dpi: number): number => (pixels / dpi) * 25.4;

/** Sorts the places where a page differs by the cards they are on. */
export function placesOf(page: Gray, printed: Gray, cells: readonly PageCell[], boxes: readonly Area[], dpi: number): Places {
  const area = (cell: PageCell): Area => {
    const pixels = (mm: number): number => (mm * dpi) / 25.4;
    return { x: pixels(cell.x), y: pixels(cell.y), width: pixels(cell.w), height: pixels(cell.h) };
  };
  const unlike = new Map<PageCell, number>();
  const beside: Area[] = [];
  for (const box of boxes) {
    const touched = cells
      .map((cell) => ({ cell, common: overlap(area(cell), box) }))
      .filter(({ common }) => common >= 0.1 * box.width * box.height || common >= least);
    if (touched.length === 0) beside.push(box);
    for (const { cell, common } of touched) unlike.set(cell, (unlike.get(cell) ?? 0) + common / (area(cell).width * area(cell).height));
  }
  const faces = cells.filter(({ what }) => what === 'face');
  const thumbnails = (of: Gray, which: readonly PageCell[]): Map<number, Thumbnail> =>
    new Map(which.map((cell) => [cell.no, thumbnail(crop(of, area(cell)))]));
  const strange = faces.filter((cell) => unlike.has(cell));
  const [first] = beside;
  return {
    cells: [...unlike].map(([{ what, no }, share]) => ({ kind: what, no, share: Math.min(1, share) })),
    beside:
      first === undefined ? [] : [{ kind: 'sheet', x: Math.round(millimetres(first.x, dpi)), y: Math.round(millimetres(first.y, dpi)) }],
    is: thumbnails(page, strange),
    should: thumbnails(printed, faces),
  };
}

/** Pixels of a card that must differ, where the place reaches over several. */
const least = 40;

/** Pixels two areas have in common. */
function overlap(one: Area, other: Area): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return across > 0 && down > 0 ? across * down : 0;
}

function thumbnail({ width, height, data }: Gray): Thumbnail {
  const side = 16;
  const rows = Math.floor(height * 0.6);
  const sums = new Array<number>(side * side).fill(0);
  const counts = new Array<number>(side * side).fill(0);
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor((y * side) / rows) * side + Math.floor((x * side) / width);
      sums[at] = (sums[at] ?? 0) + (data[y * width + x] ?? 0);
      counts[at] = (counts[at] ?? 0) + 1;
    }
  return sums.map((sum, i) => sum / Math.max(1, counts[i] ?? 1));
}

/** Shades a thumbnail may be off on average and still be that of the card. */
const alike = 6;

/** Adds to each face that looks otherwise the card it looks like, if there is one. */
export function withLikeness<T extends PageFinding>(
  findings: readonly T[],
  is: ReadonlyMap<number, Thumbnail>,
  should: ReadonlyMap<number, Thumbnail>,
): readonly T[] {
  return findings.map((finding) => {
    const seen = finding.kind === 'face' ? is.get(finding.no) : undefined;
    if (seen === undefined || finding.kind !== 'face') return finding;
    const near = [...should].map(([no, thumb]) => ({ no, off: distance(seen, thumb) })).sort((a, b) => a.off - b.off)[0];
    return near === undefined || near.off > alike || near.no === finding.no ? finding : { ...finding, like: near.no };
  });
}

const distance = (a: Thumbnail, b: Thumbnail): number => a.reduce((sum, shade, i) => sum + Math.abs(shade - (b[i] ?? 0)), 0) / a.length;
