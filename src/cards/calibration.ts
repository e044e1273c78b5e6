import { checkDigits } from './base32.ts';
import { type Found, middle, type Point } from './read/found.ts';
import { solve } from './read/table/least-squares.ts';
import { trouble, type Trouble } from './trouble.ts';

/** Papers of test pages and their sizes, mm. */
export const testPapers = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type TestPaper = keyof typeof testPapers;

/** How a printer lays backs behind fronts: over which edge it turns the sheet, and what puts its backs right. */
export interface Alignment {
  readonly flip: 'long' | 'short';
  /** Mm by which backs are moved right and down, as seen on the back. */
  readonly dx: number;
  readonly dy: number;
  /** Degrees by which they are turned clockwise about the middle of the sheet, as seen on the back. */
  readonly turn: number;
  /** Factor by which they are drawn larger about the middle of the sheet. */
  readonly scale: number;
}

/** What puts a printer right that was never aligned: nothing. */
export const asItComes: Alignment = { flip: 'long', dx: 0, dy: 0, turn: 0, scale: 1 };

/** A backs' misplacement beyond this is no matter of aligning: mm, degrees, share. */
export const mostOff = { mm: 10, turn: 3, scale: 0.05 } as const;

/** Side of a mark without its quiet zone, mm. */
export const markSize = 16;

const sides = ['front', 'back'] as const;
type Side = (typeof sides)[number];

/** A mark of the test page: its code, and its middle as seen from the front through the paper, mm. */
export interface TestMark extends Point {
  readonly side: Side;
  readonly code: string;
}

/** Nine signs of base 32, so that no card, key or host code is meant. */
const letters = { a4: 'A', letter: 'R', long: 'G', short: 'S', front: 'F', back: 'B' } as const;
const mark = 'TES';

/**
 * The marks of a test page: four on each side, spread over the sheet where its scales leave room, each of the back beside
 * one of the front, so that a photo against the light shows all eight.
 */
export function testMarks(paper: TestPaper, flip: Alignment['flip']): readonly TestMark[] {
  const { width, height } = testPapers[paper];
  const band = 0.61 * height;
  const off = 12.5;
  const places = (side: Side): readonly Point[] => {
    const by = side === 'front' ? -off : off;
    return [
      { x: 24, y: band + by },
      { x: width - 24, y: band + by },
      { x: width / 2 + by, y: 0.32 * height },
      { x: width / 2 + by, y: 0.88 * height },
    ];
  };
  return sides.flatMap((side) =>
    places(side).map((at, i) => {
      const body = `${mark}${letters[paper]}${letters[flip]}${letters[side]}${String(i + 1)}`;
      return { ...at, side, code: body + checkDigits(body) };
    }),
  );
}

/** Where a place seen through the sheet from the front lies on its back, and the other way round; mm. */
export function onBack({ x, y }: Point, paper: TestPaper, flip: Alignment['flip']): Point {
  const { width, height } = testPapers[paper];
  return flip === 'long' ? { x: width - x, y } : { x, y: height - y };
}

/** Whether a code is of a test page. */
export function isTestMark(text: string): boolean {
  return text.length === 9 && text.startsWith(mark) && checkDigits(text.slice(0, -2)) === text.slice(-2);
}

/**
 * What a photo of the test page, held against the light with its front towards the camera, says about the printer. The four
 * marks of the front tell how the sheet is seen; where those of the back lie among them tells how far its backs are off.
 * Three marks of each side are enough.
 */
export function alignmentOf(codes: readonly Found[]): { readonly alignment: Alignment } | { readonly refusal: Trouble } {
  const texts = new Map(codes.filter(({ text }) => isTestMark(text)).map((code) => [code.text, code]));
  if (texts.size === 0) return { refusal: trouble('calibration.none') };
  for (const paper of Object.keys(testPapers) as TestPaper[]) {
    for (const flip of ['long', 'short'] as const) {
      const seen = testMarks(paper, flip).flatMap((one) => {
        const code = texts.get(one.code);
        return code === undefined ? [] : [{ ...one, seen: code }];
      });
      if (seen.length === 0) continue;
      const [front, behind] = sides.map((side) => seen.filter((one) => one.side === side));
      if (!front || front.length < 3) return { refusal: trouble('calibration.front') };
      if (!behind || behind.length < 3) return { refusal: trouble('calibration.back') };
      if (isMirrored(front)) return { refusal: trouble('calibration.side') };
      const toSheet = sheetSeen(front);
      const shift =
        toSheet &&
        movedBy(
          behind.map(({ x, y, seen: code }) => ({ meant: { x, y }, lies: toSheet(code) })),
          testPapers[paper],
        );
      if (shift === undefined) return { refusal: trouble('calibration.front') };
      const { turn, scale } = shift;
      if (Math.hypot(shift.x, shift.y) > mostOff.mm || Math.abs(turn) > mostOff.turn || Math.abs(scale - 1) > mostOff.scale)
        return { refusal: trouble('calibration.far') };
      // The backs are moved before the printer turns and scales them.
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180) / scale, Math.sin((turn * Math.PI) / 180) / scale];
      const back = { x: cos * shift.x + sin * shift.y, y: cos * shift.y - sin * shift.x };
      // What lies to the right as seen from the front is moved right on the back, which is to the left of it; so with down.
      const mirrored = flip === 'long' ? 1 : -1;
      return { alignment: { flip, dx: mirrored * back.x, dy: -mirrored * back.y, turn, scale: 1 / scale } };
    }
  }
  return { refusal: trouble('calibration.none') };
}

interface SeenMark extends Point {
  readonly seen: Found;
}

/** Whether the sheet is seen from its back. */
function isMirrored(front: readonly SeenMark[]): boolean {
  const [a, b, c] = front;
  if (a === undefined || b === undefined || c === undefined) return false;
  const way = (p: Point, q: Point, r: Point): number => (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x);
  return way(a, b, c) * way(middle(a.seen), middle(b.seen), middle(c.seen)) < 0;
}

/** Where on the sheet, mm, the middle of a code lies, by the corners of the marks of the front. */
function sheetSeen(front: readonly SeenMark[]): ((code: Pick<Found, 'corners'>) => Point) | undefined {
  const half = markSize / 2;
  const pairs = front.flatMap(({ x, y, seen: { corners } }) =>
    // Without a pattern in the fourth corner, decoders guess where that is.
    [
      { meant: { x: x - half, y: y - half }, at: corners[0] },
      { meant: { x: x + half, y: y - half }, at: corners[1] },
      { meant: { x: x - half, y: y + half }, at: corners[3] },
    ],
  );
  // Numbers of about the size of one keep the equations sound.
  const centre = { x: mean(pairs.map(({ at }) => at.x)), y: mean(pairs.map(({ at }) => at.y)) };
  const unit = Math.max(1, mean(pairs.map(({ at }) => Math.hypot(at.x - centre.x, at.y - centre.y))));
  const near = ({ x, y }: Point): Point => ({ x: (x - centre.x) / unit, y: (y - centre.y) / unit });
  const [a, b] = [new Float64Array(64), new Float64Array(8)];
  const add = (row: readonly number[], value: number): void => {
    for (let i = 0; i < 8; i++) {
      for (let j = 0; j < 8; j++) a[i * 8 + j] = (a[i * 8 + j] ?? 0) + (row[i] ?? 0) * (row[j] ?? 0);
      b[i] = (b[i] ?? 0) + (row[i] ?? 0) * value;
    }
  };
  for (const { meant, at } of pairs) {
    const { x, y } = near(at);
    const [u, v] = [meant.x / 100, meant.y / 100];
    add([x, y, 1, 0, 0, 0, -u * x, -u * y], u);
    add([0, 0, 0, x, y, 1, -v * x, -v * y], v);
  }
  const h = solve(a, b);
  if (h === undefined) return undefined;
  const [h0 = 0, h1 = 0, h2 = 0, h3 = 0, h4 = 0, h5 = 0, h6 = 0, h7 = 0] = h;
  const toSheet = (point: Point): Point => {
    const { x, y } = near(point);
    const w = h6 * x + h7 * y + 1;
    return { x: (100 * (h0 * x + h1 * y + h2)) / w, y: (100 * (h3 * x + h4 * y + h5)) / w };
  };
  return ({ corners: [, right, , left] }) => {
    const [p, q] = [toSheet(right), toSheet(left)];
    return { x: (p.x + q.x) / 2, y: (p.y + q.y) / 2 };
  };
}

/** The shift (mm), turn (degrees, clockwise) and scale about the middle of the sheet that lead from where things are meant to lie to where they do. */
function movedBy(
  pairs: readonly { readonly meant: Point; readonly lies: Point }[],
  { width, height }: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number; readonly turn: number; readonly scale: number } {
  const from = { x: mean(pairs.map(({ meant }) => meant.x)), y: mean(pairs.map(({ meant }) => meant.y)) };
  const to = { x: mean(pairs.map(({ lies }) => lies.x)), y: mean(pairs.map(({ lies }) => lies.y)) };
  let [along, across, size] = [0, 0, 0];
  for (const { meant, lies } of pairs) {
    const [mx, my, lx, ly] = [meant.x - from.x, meant.y - from.y, lies.x - to.x, lies.y - to.y];
    along += mx * lx + my * ly;
    across += mx * ly - my * lx;
    size += mx * mx + my * my;
  }
  const [cos, sin] = [along / size, across / size];
  const [x, y] = [width / 2 - from.x, height / 2 - from.y];
  return {
    x: to.x + cos * x - sin * y - width / 2,
    y: to.y + sin * x + cos * y - height / 2,
    turn: (Math.atan2(sin, cos) * 180) / Math.PI,
    scale: Math.hypot(cos, sin),
  };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
