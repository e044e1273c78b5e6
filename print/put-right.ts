import type { Sheet } from './context.ts';
import type { PrintJob } from './job.ts';
import type { Grid } from './paper.ts';
import { group } from './scene.ts';

/** The backs of a sheet, moved already, turned and scaled about where its middle has come, by what puts the printer right. */
export function putRight(
  { shapes, codes = [] }: Pick<Sheet, 'shapes' | 'codes'>,
  { paper }: Grid,
  { duplex }: Pick<PrintJob, 'duplex'>,
): Pick<Sheet, 'shapes' | 'codes'> {
  const { dx = 0, dy = 0, turn = 0, scale = 1 } = duplex ?? {};
  if (turn === 0 && scale === 1) return { shapes, codes };
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
  };
}
