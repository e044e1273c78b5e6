import { testPapers } from '../src/cards/calibration.ts';
import { PrintError } from './print-error.ts';
import type { Edges } from './scene.ts';

/** Sheets of paper, portrait, in mm (ISO 216, ANSI Y14.1). */
export const papers = testPapers;

export type PaperName = keyof typeof papers;
export const paperNames = Object.keys(papers) as readonly PaperName[];

/** Home printers leave this much of the edge without ink, in mm. */
export const unprintable = 5;
/** Marks and titles want this much room around the art; a grid asked for by name may have less. */
export const comfortable = 8;
/** Art reaches this far beyond the outer cuts, in mm. */
export const outerBleed = 1.5;

/** Equal cells on a sheet; `x0`, `y0` is the corner of the first, the pitch is the step from one to the next. */
export interface Grid {
  readonly paper: { readonly width: number; readonly height: number };
  readonly columns: number;
  readonly rows: number;
  readonly w: number;
  readonly h: number;
  readonly x0: number;
  readonly y0: number;
  readonly pitchX: number;
  readonly pitchY: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

export const perSheet = (grid: Grid): number => grid.columns * grid.rows;

export function cellAt(grid: Grid, index: number): { readonly x: number; readonly y: number } {
  return { x: grid.x0 + (index % grid.columns) * grid.pitchX, y: grid.y0 + Math.floor(index / grid.columns) * grid.pitchY };
}

/**
 * Cells that share their cuts, centred. Without `wanted`, as many as leave a comfortable margin;
 * portrait wins a draw. With `wanted` ("3x3") exactly those, the bleed running out where the margin is short.
 */
export function cardGrid(paper: PaperName, cell: Size, wanted?: { readonly columns: number; readonly rows: number }): Grid {
  const upright = papers[paper];
  const turned = { width: upright.height, height: upright.width };
  const options = [upright, turned].map((sheet) => {
    const margin = wanted === undefined ? comfortable + outerBleed : unprintable;
    const most = (room: number, size: number): number => Math.floor((room - 2 * margin) / size + 1e-9);
    const fits = { columns: most(sheet.width, cell.w), rows: most(sheet.height, cell.h) };
    if (wanted === undefined) return { sheet, ...fits };
    return wanted.columns <= fits.columns && wanted.rows <= fits.rows ? { sheet, ...wanted } : { sheet, columns: 0, rows: 0 };
  });
  const best = options.reduce((a, b) => (b.columns * b.rows > a.columns * a.rows ? b : a));
  if (best.columns * best.rows === 0) {
    throw new PrintError({
      id: 'print.error.grid',
      with: {
        width: cell.w,
        height: cell.h,
        grid: wanted === undefined ? '1x1' : `${wanted.columns}x${wanted.rows}`,
        paper: { said: { id: `print.paper.${paper}` } },
      },
    });
  }
  return centred(best.sheet, cell, best.columns, best.rows);
}

/** Two rows with a fold between them, backs above faces: on the paper's longer or shorter side, whichever takes more columns. */
export function foldGrid(paper: PaperName, cell: Size): Grid {
  const { width, height } = papers[paper];
  const fits = (across: number, down: number): number =>
    2 * (cell.h + unprintable) <= down ? Math.floor((across - 2 * unprintable) / cell.w + 1e-9) : 0;
  const [upright, turned] = [fits(width, height), fits(height, width)];
  const columns = Math.max(upright, turned);
  if (columns === 0) return cardGrid(paper, { w: cell.w, h: cell.h * 2 });
  return centred(upright >= turned ? { width, height } : { width: height, height: width }, cell, columns, 2);
}

function centred(paper: Grid['paper'], cell: Size, columns: number, rows: number): Grid {
  return {
    paper,
    columns,
    rows,
    w: cell.w,
    h: cell.h,
    x0: (paper.width - columns * cell.w) / 2,
    y0: (paper.height - rows * cell.h) / 2,
    pitchX: cell.w,
    pitchY: cell.h,
  };
}

/** Bleed at the sheet's outer cuts only; inside, neighbours share the cut. Millimetres beyond each edge of the cell. */
export function bleedAt(grid: Grid, index: number, bleed: number): Edges {
  const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
  // A hair of overlap, or viewers draw a pale seam between neighbours.
  const at = (outer: boolean): number => (outer ? bleed : 0.2);
  return { top: at(row === 0), bottom: at(row === grid.rows - 1), left: at(column === 0), right: at(column === grid.columns - 1) };
}

export type Flip = 'long' | 'short';

/**
 * Where the back of a front cell lies when the sheet is turned over: turning about a vertical axis mirrors the
 * columns, about a horizontal axis the rows, and then the art stands on its head.
 */
export function backCell(grid: Grid, index: number, flip: Flip): { readonly index: number; readonly turned: boolean } {
  const [column, row] = [index % grid.columns, Math.floor(index / grid.columns)];
  const portrait = grid.paper.height >= grid.paper.width;
  const vertical = (flip === 'long') === portrait;
  return vertical
    ? { index: row * grid.columns + (grid.columns - 1 - column), turned: false }
    : { index: (grid.rows - 1 - row) * grid.columns + column, turned: true };
}
