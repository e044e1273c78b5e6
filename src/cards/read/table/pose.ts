import type { Found, Point, Quad } from '../found.ts';
import { type Fit, fitted, type Residuals } from './least-squares.ts';
import { type Plane, toTable } from './plane.ts';

/** Codes seen in one picture, corners in its pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly codes: readonly Found[];
  /** Corners of codes that were found and could not be read. */
  readonly unread?: readonly Quad[];
}

/** A card as it lies on the table; the unit is the side of a code. */
export interface Lying {
  readonly text: string;
  /** The middle of its code: right and down. */
  readonly x: number;
  readonly y: number;
  /** Where the top of the card points, radians clockwise from the right. */
  readonly up: number;
}

/** A card in one frame. */
export interface Sighting extends Lying {
  /** Side of its code in the frame, pixels: the larger, the better it is known where it lies. */
  readonly pixels: number;
}

/** A frame seen straight from above. */
export interface FlatFrame {
  readonly plane: Plane;
  readonly cards: readonly Sighting[];
  /** Cards whose codes were not read, without texts. */
  readonly unread: readonly Sighting[];
}

/** Focal length of a phone's main camera as a share of the longer side of its picture; fitted from here. */
const usualFocal = 0.8;
/** How far cameras differ from it, as a deviation of the logarithm. */
const focalSpread = 0.15;
/** How far codes of one deck differ in size at most, as such a deviation too: those of a sheet step down by a sixth, those on courts are smaller. */
const sizeSpread = 0.1;
/** What is known of sizes where all codes of a frame seem to have one, as on backs; their corners are not more exact. */
const leastSpread = 0.01;
/** A corner that is off by more pixels than this counts less: it was taken from the wrong edge. */
const offCorner = 2.5;

/**
 * How the table lies before the camera, from the codes alone: they are squares of about one size lying flat. Codes seen
 * from behind (mirrored) are left out. Nothing where no code is left.
 */
export function flattened(frame: Frame): FlatFrame | undefined {
  const codes = frame.codes.filter(({ corners }) => clockwise(corners));
  if (codes.length === 0) return undefined;
  const middle = { x: frame.width / 2, y: frame.height / 2 };
  const longer = Math.max(frame.width, frame.height);
  const pixels = codes.map(({ corners }) => Math.sqrt(area(corners)));
  const planeOf = ([a = 0, b = 0, focal = 0, scale = 0]: Float64Array): Plane => ({
    a,
    b,
    focal: longer * usualFocal * Math.exp(focal),
    scale: Math.exp(scale),
    middle,
  });
  const fit = best(codes, pixels, planeOf);
  if (fit === undefined) return undefined;
  const plane = planeOf(fit.parameters);
  const seen = (text: string, corners: Quad): Sighting[] => {
    const square = squareOf(plane, corners);
    return square === undefined ? [] : [{ text, x: square.x, y: square.y, up: square.up, pixels: Math.sqrt(area(corners)) }];
  };
  // What is not read may be no code at all; on the table a code is of size one.
  const likely = (frame.unread ?? []).filter((corners) => {
    const size = clockwise(corners) ? (squareOf(plane, corners)?.size ?? 0) : 0;
    return size > 0.67 && size < 1.5;
  });
  return {
    plane,
    cards: codes.flatMap(({ text, corners }) => seen(text, corners)),
    unread: likely.flatMap((corners) => seen('', corners)),
  };
}

/** Fits from the most promising of a fan of leanings: the two ways a square can lean look much alike. */
function best(codes: readonly Found[], pixels: readonly number[], planeOf: (parameters: Float64Array) => Plane): Fit | undefined {
  const residuals = misfits(codes, pixels, planeOf, sizeSpread);
  const out = new Float64Array(9 * codes.length + 3);
  const starts = leanings.flatMap(([a, b]) => {
    const scale = scaleFor(codes, planeOf(Float64Array.of(a, b, 0, 0)));
    if (scale === undefined) return [];
    const parameters = Float64Array.of(a, b, 0, Math.log(scale));
    return residuals(parameters, out) ? [{ parameters, cost: out.reduce((sum, one) => sum + one * one, 0) }] : [];
  });
  let found: Fit | undefined;
  for (const { parameters } of starts.sort((one, other) => one.cost - other.cost).slice(0, 3)) {
    const fit = fitted(parameters, out.length, residuals);
    if (fit && (found === undefined || fit.cost < found.cost)) found = fit;
  }
  if (found === undefined || codes.length < fewest) return found;
  // Where they differ less, their sizes say more about how the table leans.
  const plane = planeOf(found.parameters);
  const squares = codes.map(({ corners }) => Math.log(squareOf(plane, corners)?.size ?? 1));
  const spread = Math.sqrt(squares.reduce((sum, one) => sum + one * one, 0) / codes.length);
  if (spread > sizeSpread / 2) return found;
  return fitted(found.parameters, out.length, misfits(codes, pixels, planeOf, Math.max(leastSpread, spread))) ?? found;
}

/** So many codes say by themselves whether they are of one size. */
const fewest = 4;

/** Upright, and leaning by about 27° and 48° in eight directions. */
const leanings: readonly (readonly [number, number])[] = [
  [0, 0],
  ...[0.5, 1.1].flatMap((lean) =>
    Array.from({ length: 8 }, (_, i) => [lean * Math.cos((i * Math.PI) / 4), lean * Math.sin((i * Math.PI) / 4)] as const),
  ),
];

/** The scale at which the codes are of size one in the mean. */
function scaleFor(codes: readonly Found[], plane: Plane): number | undefined {
  let sum = 0;
  for (const { corners } of codes) {
    const square = squareOf(plane, corners);
    if (square === undefined) return undefined;
    sum += Math.log(square.size);
  }
  return Math.exp(-sum / codes.length);
}

/** How far every corner is off the square that fits its code best, in pixels; and what is known beforehand of sizes and camera. */
function misfits(
  codes: readonly Found[],
  pixels: readonly number[],
  planeOf: (parameters: Float64Array) => Plane,
  spread: number,
): Residuals {
  return (parameters, out) => {
    const plane = planeOf(parameters);
    let at = 0;
    for (const [i, { corners }] of codes.entries()) {
      const square = squareOf(plane, corners);
      if (square === undefined) return false;
      const weight = (pixels[i] ?? 0) / square.size;
      for (const [k, { x, y }] of square.corners.entries()) {
        const [right, down] = unit[k] ?? [0, 0];
        const dx = weight * (x - square.x - square.size * (square.cos * right - square.sin * down));
        const dy = weight * (y - square.y - square.size * (square.sin * right + square.cos * down));
        const far = Math.hypot(dx, dy);
        // The root makes the square of the residual grow like the residual itself (Huber).
        const less = far <= offCorner ? 1 : Math.sqrt(2 * offCorner * far - offCorner * offCorner) / far;
        out[at++] = dx * less;
        out[at++] = dy * less;
      }
      out[at++] = Math.log(square.size) / spread;
    }
    out[at++] = (parameters[2] ?? 0) / focalSpread;
    out[at++] = (parameters[0] ?? 0) / 3;
    out[at] = (parameters[1] ?? 0) / 3;
    return true;
  };
}

/** The corners of a square of size one about its middle, in the order of a `Quad`. */
const unit = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const;

interface Square {
  readonly x: number;
  readonly y: number;
  readonly up: number;
  readonly cos: number;
  readonly sin: number;
  readonly size: number;
  readonly corners: readonly Point[];
}

/** The square that fits a code best on the table. */
function squareOf(plane: Plane, quad: Quad): Square | undefined {
  const corners: Point[] = [];
  let x = 0;
  let y = 0;
  for (const corner of quad) {
    const point = toTable(plane, corner);
    if (point === undefined) return undefined;
    corners.push(point);
    x += point.x / 4;
    y += point.y / 4;
  }
  let along = 0;
  let across = 0;
  for (const [k, corner] of corners.entries()) {
    const [right, down] = unit[k] ?? [0, 0];
    along += right * (corner.x - x) + down * (corner.y - y);
    across += right * (corner.y - y) - down * (corner.x - x);
  }
  // The squares of a unit square's corners sum up to two.
  const size = Math.hypot(along, across) / 2;
  if (size === 0) return undefined;
  const cos = along / (2 * size);
  const sin = across / (2 * size);
  return { x, y, up: Math.atan2(-cos, sin), cos, sin, size, corners };
}

/** Twice the area is the cross product of the diagonals; positive when the corners go clockwise on the screen. */
function area([a, b, c, d]: Quad): number {
  return ((c.x - a.x) * (d.y - b.y) - (c.y - a.y) * (d.x - b.x)) / 2;
}

function clockwise(corners: Quad): boolean {
  return area(corners) > 1;
}
