import { create } from 'qrcode';
import { PrintError } from './print-error.ts';

/** A dark rectangle on the module grid. */
export interface Dark {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface QrGrid {
  /** Modules along one side, without the quiet zone. */
  readonly modules: number;
  readonly dark: readonly Dark[];
}

/** Modules that must stay white on every side (ISO/IEC 18004). */
export const quietModules = 4;

/** Alphanumeric characters that fit versions 1 to 6 at each level, strongest level first. */
const capacities = [
  { version: 1, H: 10, Q: 16 },
  { version: 2, H: 20, Q: 29 },
  { version: 3, H: 35, Q: 47 },
  { version: 4, H: 50, Q: 67 },
  { version: 5, H: 64, Q: 87 },
  { version: 6, H: 84, Q: 108 },
] as const;

/**
 * The QR code of an upper-case alphanumeric text: the smallest version that holds it at level Q, and
 * level H where that fits the same version. Mode and version are declared, so a text that does not
 * fit is refused here and never becomes a denser code.
 */
export function qrGrid(text: string): QrGrid {
  const room = capacities.find((c) => text.length <= c.Q);
  if (room === undefined || !/^[0-9A-Z $%*+\-./:]+$/.test(text)) throw new PrintError({ id: 'print.error.code', with: { text } });
  const errorCorrectionLevel = text.length <= room.H ? 'H' : 'Q';
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { version: room.version, errorCorrectionLevel });
  return { modules: modules.size, dark: merge(modules.data, modules.size) };
}

/** Horizontal runs, then equal runs of neighbouring rows joined: few rectangles, no seams inside. */
function merge(data: Uint8Array, size: number): readonly Dark[] {
  const done: Dark[] = [];
  let open = new Map<number, { x: number; y: number; w: number; h: number }>();
  for (let y = 0; y <= size; y++) {
    const next = new Map<number, { x: number; y: number; w: number; h: number }>();
    for (let x = 0; y < size && x < size; x++) {
      if (data[y * size + x] !== 1) continue;
      const from = x;
      while (x < size && data[y * size + x] === 1) x++;
      const above = open.get(from);
      const grown = above?.w === x - from;
      next.set(from, grown ? { ...above, h: above.h + 1 } : { x: from, y, w: x - from, h: 1 });
      if (grown) open.delete(from);
    }
    done.push(...open.values());
    open = next;
  }
  return done;
}
