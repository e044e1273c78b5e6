import { PrintError } from './print-error.ts';
import { qrKind, type QrKind } from './qr-modules.ts';

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

/** Side of the dark square in the middle of each corner, in modules (ISO/IEC 18004). */
export const fullCore = 3;

/** A kind of codes with what is dark in all of them: the corners, by the side of their cores, and the rest. */
interface Shared {
  readonly kind: QrKind;
  readonly corners: Map<number, readonly Dark[]>;
  readonly fixed: readonly Dark[];
}

/** By the length of the texts. */
const kinds = new Map<number, Shared>();

/**
 * The QR code of an upper-case alphanumeric text: the smallest version that holds it at level Q, and
 * level H where that fits the same version. With a smaller `core` the squares in the middle of the corners are so wide.
 */
export function qrGrid(text: string, core: number = fullCore): QrGrid {
  const { kind, fixed, corners: known } = sharedOf(text);
  const corners = known.get(core) ?? cornersOf(kind.size, core);
  known.set(core, corners);
  // What is the same in all codes of a kind comes first and apart from what differs, which packs well.
  const others = [...fixed, ...merged(kind.free(text), kind.size)];
  return { modules: kind.size, dark: [...corners, ...others], corners, others };
}

function sharedOf(text: string): Shared {
  const room = capacities.find((c) => text.length <= c.Q);
  if (room === undefined || !/^[0-9A-Z $%*+\-./:]+$/.test(text)) throw new PrintError({ id: 'print.error.code', with: { text } });
  const known = kinds.get(text.length);
  if (known !== undefined) return known;
  const kind = qrKind(text, { version: room.version, errorCorrectionLevel: text.length <= room.H ? 'H' : 'Q' });
  const { size } = kind;
  const outside = kind.fixed.map((dark, at) => (isCorner(at % size, Math.floor(at / size), size) ? 0 : dark));
  const made: Shared = { kind, corners: new Map(), fixed: merged(outside, size) };
  kinds.set(text.length, made);
  return made;
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

/** Dark modules as vertical runs, equal runs of neighbouring columns joined. */
function merged(modules: Uint8Array, size: number): readonly Dark[] {
  const out: Dark[] = [];
  /** Runs of the column before that may still grow, by their first row. */
  let open: (Grown | undefined)[] = [];
  for (let x = 0; x < size; x++) {
    const next: (Grown | undefined)[] = [];
    for (let y = 0; y < size; y++) {
      if (modules[y * size + x] !== 1) continue;
      const from = y;
      while (y < size && modules[y * size + x] === 1) y++;
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
  return out;
}

interface Grown extends Dark {
  w: number;
}
