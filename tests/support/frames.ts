import QRCode from 'qrcode';
import { blank, crop, type Gray } from '../../src/cards/read/gray.ts';
import { uniform } from './noise.ts';

/** A flat thing in front of the camera: a picture whose size in the world is known. */
export interface Sheet {
  readonly picture: Gray;
  /** Pixels of the picture per millimetre of the sheet. */
  readonly perMm: number;
}

/** Where a sheet lies, seen from the camera. Millimetres and degrees; the camera is at the origin, looking along +z. */
export interface Pose {
  /** Of the sheet's middle, right and down of the middle of the view. */
  readonly x?: number;
  readonly y?: number;
  readonly distance: number;
  /** Turned in its own plane. */
  readonly turn?: number;
  /** Leaning away, about the horizontal axis. */
  readonly tilt?: number;
  /** Leaning away, about the vertical axis. */
  readonly yaw?: number;
  /** Bent about its own vertical axis: radius in mm, the edges towards the camera; negative, away from it. */
  readonly curl?: number;
}

/** A flat placement of a sheet in the world. */
export interface Placed {
  readonly sheet: Sheet;
  readonly pose: Pose;
}

/** Focal length of a phone's main camera, as a share of the picture's width. */
export const focal = 0.8;

/** The distance (mm) at which one millimetre of a sheet spans `pixels` of a picture that is `width` wide. */
export function distanceFor(pixels: number, width: number): number {
  return (focal * width) / pixels;
}

/** Draws sheets as a pinhole camera sees them, the later over the earlier, on a table of that shade. */
export function view(width: number, height: number, placed: readonly Placed[], table = 90): Gray {
  const frame = blank(width, height, table);
  for (const one of placed) draw(frame, one);
  return frame;
}

/** Draws one sheet into the frame; a bent one as flat strips. */
function draw(frame: Gray, { sheet, pose }: Placed): void {
  const [r, down, normal] = axes(pose);
  const at = [pose.x ?? 0, pose.y ?? 0, pose.distance] as const;
  if (pose.curl === undefined) {
    drawFlat(frame, sheet, at, r, down);
    return;
  }
  const strip = Math.ceil(sheet.picture.width / strips);
  for (let x = 0; x < sheet.picture.width; x += strip) {
    // Strips overlap a little, so that no seam shows the table.
    const picture = crop(sheet.picture, { x, y: 0, width: strip + 4, height: sheet.picture.height });
    const bend = ((x + picture.width / 2) / sheet.perMm - sheet.picture.width / sheet.perMm / 2) / pose.curl;
    const [along, deep] = [pose.curl * Math.sin(bend), -pose.curl * (1 - Math.cos(bend))];
    const middle = sum(at, scaled(r, along), scaled(normal, deep));
    drawFlat(frame, { picture, perMm: sheet.perMm }, middle, sum(scaled(r, Math.cos(bend)), scaled(normal, -Math.sin(bend))), down);
  }
}

/** Strips of a bent sheet. */
const strips = 32;

/** Draws a flat sheet whose middle, right and down are these, 3×3 samples per pixel. */
function drawFlat(frame: Gray, sheet: Sheet, at: Vector, r: Vector, down: Vector): void {
  const f = focal * frame.width;
  const normal = cross(r, down);
  const wide = sheet.picture.width / sheet.perMm / 2;
  const high = sheet.picture.height / sheet.perMm / 2;
  const corners = [
    [-wide, -high],
    [wide, -high],
    [wide, high],
    [-wide, high],
  ].map(([u = 0, v = 0]) => {
    const z = at[2] + u * r[2] + v * down[2];
    return [
      frame.width / 2 + (f * (at[0] + u * r[0] + v * down[0])) / z,
      frame.height / 2 + (f * (at[1] + u * r[1] + v * down[1])) / z,
    ] as const;
  });
  const box = bounds(frame, corners);
  if (box.right <= box.left || box.bottom <= box.top) return;
  const { picture, perMm } = sheet;
  const behind = dot(at, normal);
  const [across, along] = [wide - dot(at, r), high - dot(at, down)];
  // In plain numbers, and what belongs to a column or a line of samples once: this is done nine times for each pixel of each frame.
  const [n0, n1, n2] = normal;
  const [r0, r1, r2] = r;
  const [d0, d1, d2] = down;
  const samples = 3 * Math.max(0, box.right - box.left);
  const [byNormal, byRight, byDown] = [n0, r0, d0].map((share) =>
    Float64Array.from({ length: samples }, (_, k) => ((box.left + Math.floor(k / 3) + ((k % 3) + 0.5) / 3 - frame.width / 2) / f) * share),
  ) as [Float64Array, Float64Array, Float64Array];
  const sums = new Int32Array(box.right);
  const covered = new Int32Array(box.right);
  for (let y = box.top; y < box.bottom; y++) {
    const [from, to] = crossed(corners, y, box);
    sums.fill(0, from, to);
    covered.fill(0, from, to);
    for (let k = 0; k < 3; k++) {
      const ry = (y + (k + 0.5) / 3 - frame.height / 2) / f;
      const [ny, rightward, downward] = [ry * n1, ry * r1, ry * d1];
      for (let x = from, i = 3 * (from - box.left); x < to; x++) {
        let sum = 0;
        let count = 0;
        for (const end = i + 3; i < end; i++) {
          const reach = behind / ((byNormal[i] ?? 0) + ny + n2);
          const u = Math.floor((reach * ((byRight[i] ?? 0) + rightward + r2) + across) * perMm);
          const v = Math.floor((reach * ((byDown[i] ?? 0) + downward + d2) + along) * perMm);
          if (u < 0 || v < 0 || u >= picture.width || v >= picture.height) continue;
          sum += picture.data[v * picture.width + u] ?? 0;
          count++;
        }
        sums[x] = (sums[x] ?? 0) + sum;
        covered[x] = (covered[x] ?? 0) + count;
      }
    }
    for (let x = from, i = y * frame.width + from; x < to; x++, i++)
      frame.data[i] = ((sums[x] ?? 0) + (9 - (covered[x] ?? 0)) * (frame.data[i] ?? 0)) / 9;
  }
}

/** The pixels of a line, from the first to behind the last, that a sheet with these corners may cover. */
function crossed(corners: readonly Corner[], y: number, { left, right }: { left: number; right: number }): readonly [number, number] {
  let [least, most] = [right, left];
  corners.forEach(([x0, y0], i) => {
    const [x1, y1] = corners[(i + 1) % corners.length] ?? [x0, y0];
    const [low, high] = [Math.max(y - 1, Math.min(y0, y1)), Math.min(y + 2, Math.max(y0, y1))];
    if (low > high) return;
    const ends = y0 === y1 ? [x0, x1] : [low, high].map((end) => x0 + ((x1 - x0) * (end - y0)) / (y1 - y0));
    least = Math.min(least, ...ends);
    most = Math.max(most, ...ends);
  });
  return [Math.max(left, Math.floor(least) - 1), Math.min(right, Math.ceil(most) + 1)];
}

type Corner = readonly [x: number, y: number];
type Vector = readonly [number, number, number];

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const scaled = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
const sum = (...all: readonly Vector[]): Vector => all.reduce((a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]);

/** The sheet's right, down and facing directions in the camera's world. */
function axes({ turn = 0, tilt = 0, yaw = 0 }: Pose): readonly [Vector, Vector, Vector] {
  const rad = Math.PI / 180;
  const [ct, st, cp, sp, cy, sy] = [
    Math.cos(turn * rad),
    Math.sin(turn * rad),
    Math.cos(tilt * rad),
    Math.sin(tilt * rad),
    Math.cos(yaw * rad),
    Math.sin(yaw * rad),
  ];
  const place = (x: number, y: number): Vector => {
    const [u, v] = [x * ct - y * st, x * st + y * ct];
    const [a, b, c] = [u, v * cp, -v * sp];
    return [a * cy + c * sy, b, -a * sy + c * cy];
  };
  const right = place(1, 0);
  const down = place(0, 1);
  return [right, down, cross(right, down)];
}

function bounds(frame: Gray, corners: readonly Corner[]): { left: number; right: number; top: number; bottom: number } {
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - 1),
    right: Math.min(frame.width, Math.ceil(Math.max(...xs)) + 1),
    top: Math.max(0, Math.floor(Math.min(...ys)) - 1),
    bottom: Math.min(frame.height, Math.ceil(Math.max(...ys)) + 1),
  };
}

/** How a card of the tests looks. */
export interface CardLook {
  /** Side of the QR code without its quiet zone, in mm. */
  readonly code?: number;
  readonly level?: 'L' | 'M' | 'Q' | 'H';
  /** One of the eight masks of the standard; left out, the one that the standard picks. */
  readonly mask?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
  /** Seed of the art on the card. */
  readonly seed?: number;
}

/** A plain 63 × 88 mm role card: a border, some art, and the code of that text at the bottom in the middle. */
export function cardSheet(text: string, { code = 25, level = 'H', mask, seed = 1 }: CardLook = {}): Sheet {
  const perMm = 8;
  const picture = blank(63 * perMm, 88 * perMm, 250);
  const random = uniform(seed);
  const fill = (x: number, y: number, w: number, h: number, shade: number): void => {
    for (let row = Math.round(y * perMm); row < Math.round((y + h) * perMm); row++) {
      picture.data.fill(shade, row * picture.width + Math.round(x * perMm), row * picture.width + Math.round((x + w) * perMm));
    }
  };
  fill(0, 0, 63, 1.5, 60);
  fill(0, 86.5, 63, 1.5, 60);
  fill(0, 0, 1.5, 88, 60);
  fill(61.5, 0, 1.5, 88, 60);
  for (let i = 0; i < 14; i++) fill(6 + 40 * random(), 6 + 34 * random(), 2 + 8 * random(), 1 + 6 * random(), Math.floor(220 * random()));
  const { modules } = QRCode.create(text, { errorCorrectionLevel: level, ...(mask === undefined ? {} : { maskPattern: mask }) });
  const module = code / modules.size;
  const left = (63 - code) / 2;
  const top = 88 - 5 - 4 * module - code;
  fill(left - 4 * module, top - 4 * module, code + 8 * module, code + 8 * module, 255);
  for (let y = 0; y < modules.size; y++) {
    for (let x = 0; x < modules.size; x++) {
      if (modules.get(y, x) === 1) fill(left + x * module, top + y * module, module, module, 15);
    }
  }
  return { picture, perMm };
}

/** How far the middle of a code of that side lies below the middle of the card, in mm. */
export const belowMiddle = (code: number): number => 39 - (4 / 21 + 0.5) * code;
/** The same of a code of the usual side. */
export const codeBelowMiddle = belowMiddle(25);
