import type { Sheet } from './context.ts';
import type { PrintJob } from './job.ts';
import type { Grid } from './paper.ts';
import { group } from './scene.ts';

/** The backs of a sheet, moved already, turned and scaled about where its middle has come, by what puts the printer right. */
export function putRight(
  { shapes, codes = [], cells = [] }: Pick<Sheet, 'shapes' | 'codes' | 'cells'>,
  { paper }: Grid,
  { duplex }: Pick<PrintJob, 'duplex'>,
): Pick<Sheet, 'shapes' | 'codes' | 'cells'> {
  const { dx = 0, dy = 0, turn = 0, scale = 1 } = duplex ?? {};
  if (turn === 0 && scale === 1) return { shapes, codes, cells };
  const [cx, cy] = [paper.width / 2 + dx, paper.height / 2 + dy];
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [scale * Math.cos(angle), scale * Math.sin(angle)];
  const moved = (x: number, y: number): { readonly x: number; readonly y: number } => ({
    x: cx + cos * (x - cx) - sin * (y - cy),
    y: cy + sin * (x - cx) + cos * (y - cy),
  });
  return {
    shapes: [group(shapes, { ...moved(0, 0), scale, rotate: turn })],
    codes: codes.map((code) => {
      const half = code.size / 2;
      const { x, y } = moved(code.x + half, code.y + half);
      return { ...code, x: x - half * scale, y: y - half * scale, size: code.size * scale };
    }),
    cells: cells.map((cell) => {
      const { x, y } = moved(cell.x + cell.w / 2, cell.y + cell.h / 2);
      return { ...cell, x: x - (cell.w / 2) * scale, y: y - (cell.h / 2) * scale, w: cell.w * scale, h: cell.h * scale };
    }),
  };
}
