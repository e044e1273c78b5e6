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
  /** Of the dark: the squares of the three corners, alike in all codes of a size and touching nothing else. */
  readonly corners: readonly Dark[];
  /** The others. */
  readonly others: readonly Dark[];
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
 * One mask for all codes. The standard picks the one of eight that looks least like a finder pattern; but what our codes
 * say is scrambled, so that no mask suits them worse than another: all eight and the choice read alike (270 codes, small
 * and noisy: 66 to 71 %, the choice 69 %; blurred: 98 to 100 %, the choice 98 %). The choice takes three quarters of the
 * time of making a code; and codes of a deck are more alike, and so pack better, under one mask. This one is in columns.
 */
const maskPattern = 2;

/** Side of the dark square in the middle of each corner, in modules (ISO/IEC 18004). */
export const fullCore = 3;

/**
 * The QR code of an upper-case alphanumeric text: the smallest version that holds it at level Q, and
 * level H where that fits the same version. Mode and version are declared, so a text that does not
 * fit is refused here and never becomes a denser code. With a smaller `core` the squares in the middle of the corners are so wide.
 */
export function qrGrid(text: string, core: number = fullCore): QrGrid {
  const room = capacities.find((c) => text.length <= c.Q);
  if (room === undefined || !/^[0-9A-Z $%*+\-./:]+$/.test(text)) throw new PrintError({ id: 'print.error.code', with: { text } });
  const errorCorrectionLevel = text.length <= room.H ? 'H' : 'Q';
  const { modules } = create([{ data: text, mode: 'alphanumeric' }], { version: room.version, errorCorrectionLevel, maskPattern });
  const { size, data, reservedBit } = modules as typeof modules & { readonly reservedBit: Uint8Array };
  const corners = cornersOf(size, core);
  const others: Dark[] = [];
  // What is the same in all codes of a kind comes first and apart from what differs, which packs well.
  merge(data, reservedBit, 1, size, others);
  merge(data, reservedBit, 0, size, others);
  return { modules: size, dark: [...corners, ...others], corners, others };
}

/** Side of the square in a corner with the white ring around it, in modules (ISO/IEC 18004). */
const corner = 8;

/** The rings of the three corners, each with a square of `core` modules in its middle. */
function cornersOf(size: number, core: number): readonly Dark[] {
  const far = size - 7;
  const off = 2 + (fullCore - core) / 2;
  return [
    [0, 0],
    [0, far],
    [far, 0],
  ].flatMap(([x = 0, y = 0]) => [
    { x, y, w: 1, h: 7 },
    { x: x + 1, y, w: 5, h: 1 },
    { x: x + 1, y: y + 6, w: 5, h: 1 },
    { x: x + off, y: y + off, w: core, h: core },
    { x: x + 6, y, w: 1, h: 7 },
  ]);
}

const isCorner = (x: number, y: number, size: number): boolean =>
  (x < corner && (y < corner || y >= size - corner)) || (x >= size - corner && y < corner);

/** Of the modules outside the corners that are reserved for the symbol (1) or not (0): vertical runs, then equal runs of neighbouring columns joined. */
function merge(data: Uint8Array, reserved: Uint8Array, kind: 0 | 1, size: number, out: Dark[]): void {
  /** Runs of the column before that may still grow, by their first row. */
  let open: (Grown | undefined)[] = [];
  for (let x = 0; x < size; x++) {
    const next: (Grown | undefined)[] = [];
    for (let y = 0; y < size; y++) {
      if (data[y * size + x] !== 1 || reserved[y * size + x] !== kind || isCorner(x, y, size)) continue;
      const from = y;
      while (y < size && data[y * size + x] === 1 && reserved[y * size + x] === kind) y++;
      const before = open[from];
      if (before?.h === y - from) {
        before.w++;
        next[from] = before;
      } else {
        const run = { x, y: from, w: 1, h: y - from };
        out.push(run);
        next[from] = run;
      }
    }
    open = next;
  }
}

interface Grown extends Dark {
  w: number;
}
