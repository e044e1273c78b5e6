import type { Card } from '../../src/cards/deck.ts';
import type { Context, PlacedCell, Sheet } from '../context.ts';
import { labelGrid, type LabelSheetName } from '../label-sheets.ts';
import { cellAt, perSheet, type Grid } from '../paper.ts';
import { PrintError } from '../print-error.ts';
import { group, type Shape } from '../scene.ts';
import type { SheetPlace } from './stepped.ts';

/** What stands on one sticker, from its own corner, in mm; with its code, if it has one. */
export interface Sticker {
  readonly shapes: readonly Shape[];
  readonly code?: { readonly code: string; readonly x: number; readonly y: number; readonly size: number };
}

/** The stickers of a job: which sheet they come on, and the first one still there, from 1. */
export interface LabelRun {
  readonly sheet: LabelSheetName;
  readonly startAt: number;
  readonly grid: Grid;
}

/** The label sheet of a job; a first label that the sheet does not have is a `PrintError`. */
export function labelRun({ job }: Context): LabelRun {
  const { sheet = 'L7651', startAt = 1 } = job.labels ?? {};
  const grid = labelGrid(sheet);
  const room = perSheet(grid);
  if (startAt > room) throw new PrintError({ id: 'print.error.startAt', with: { start: startAt, sheet, room } });
  return { sheet, startAt, grid };
}

/** Where the sticker of the card with this index (from 0) lies: sheet, row and place in it, all from 1. */
export function stickerPlace(
  { startAt, grid }: LabelRun,
  index: number,
): { readonly sheet: number; readonly row: number; readonly place: number } {
  const at = startAt - 1 + index;
  const on = at % perSheet(grid);
  return { sheet: Math.floor(at / perSheet(grid)) + 1, row: Math.floor(on / grid.columns) + 1, place: (on % grid.columns) + 1 };
}

/** One sticker for each card, in the order of the cards, row by row; each is told its place on the sheet. */
export function stickerSheets(context: Context, part: string, draw: (card: Card, grid: Grid, at: SheetPlace) => Sticker): readonly Sheet[] {
  const { startAt, grid } = labelRun(context);
  const room = perSheet(grid);
  const sheets: { shapes: Shape[]; codes: NonNullable<Sheet['codes']>[number][]; cells: PlacedCell[] }[] = [];
  context.cards.forEach((card, i) => {
    const at = startAt - 1 + i;
    const on = (sheets[Math.floor(at / room)] ??= { shapes: [], codes: [], cells: [] });
    const { x, y } = cellAt(grid, at % room);
    const { shapes, code } = draw(card, grid, { index: at % room, places: room });
    on.shapes.push(group(shapes, { x, y }));
    on.cells.push({ what: 'label', no: card.no, x, y, w: grid.w, h: grid.h });
    if (code) on.codes.push({ kind: 'label', ...code, x: x + code.x, y: y + code.y });
  });
  return sheets.map((on) => ({ part, grid, alone: true, furniture: 'plain', ...on }));
}
