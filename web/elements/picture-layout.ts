import type { Point } from '../../src/cards/read/found.ts';

/** Where the places of a table stand on the screen, px from its top left. */
export interface PictureLayout {
  readonly width: number;
  readonly height: number;
  /** Diameter of a marker. */
  readonly token: number;
  readonly places: readonly Point[];
}

/** Diameter of a marker where there is room, and where there is none, px. */
const usual = 52;
const least = 36;
/** Between markers at least, px. */
const gap = 3;
/** Diameter of markers and room between them in a picture higher than it should be, px. */
const [small, roomy] = [42, 8];
/** Few cards are not spread over the whole picture: neighbours are this far apart at most, px. */
const widest = 96;
/** A crowded table is drawn higher than it is by up to so much. */
const stretch = 1.8;

/**
 * Fits the picture of a table into a width and, where its markers have room, into a height (px). A crowded one is drawn
 * higher, and one that is still too crowded wider than there is room: it has to be scrolled.
 */
export function pictureLayout(places: readonly Point[], width: number, height: number): PictureLayout {
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y));
  const wide = Math.max(...places.map(({ x }) => x)) - left;
  const high = Math.max(...places.map(({ y }) => y)) - top;
  if (places.length === 0) return { width, height: usual, token: usual, places: [] };
  const apart = (kx: number, ky: number): number => nearest(places, kx, ky);
  const room = (token: number, along: number, size: number): number => (size === 0 ? Infinity : Math.max(0, along - token) / size);
  // A small marker leaves more room between markers, so the size is found from the usual one downwards.
  let token = usual;
  let [kx, ky] = [0, 0];
  for (; token >= least; token -= 2) {
    kx = ky = Math.min(room(token, width, wide), room(token, height, high), widest / Math.max(apart(1, 1), 1e-6));
    if (apart(kx, ky) >= token + gap) break;
  }
  if (token < least) {
    // Where only the height is short, the picture becomes higher.
    token = small;
    kx = ky = (small + roomy) / apart(1, 1);
    if (wide * kx + token > width) return crowded(places, width);
  }
  const [drawnWide, drawnHigh] = [wide * kx + token, high * ky + token];
  const inset = Math.max(0, (width - drawnWide) / 2);
  return {
    width: Math.max(width, drawnWide),
    height: drawnHigh,
    token,
    places: places.map(({ x, y }) => ({ x: inset + token / 2 + (x - left) * kx, y: token / 2 + (y - top) * ky })),
  };
}

/** The smallest markers, pushed apart where they overlap: higher than wide, and wider than there is room only where that is not enough. */
function crowded(places: readonly Point[], room: number): PictureLayout {
  const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
  const wide = Math.max(...places.map(({ x }) => x)) - left;
  for (let width = room; ; width += 24) {
    const k = (width - least) / Math.max(wide, 1e-6);
    for (let more = 1; more <= stretch; more += 0.1) {
      const drawn = places.map(({ x, y }) => ({ x: least / 2 + (x - left) * k, y: (y - top) * k * more }));
      for (let round = 0; round < 40 && pushApart(drawn, width); round++);
      if (nearest(drawn, 1, 1, 0) < least) continue;
      const above = Math.min(...drawn.map(({ y }) => y)) - least / 2;
      const height = Math.max(...drawn.map(({ y }) => y)) - above + least / 2;
      return { width, height, token: least, places: drawn.map(({ x, y }) => ({ x, y: y - above })) };
    }
  }
}

/** Moves markers that overlap away from each other, within the width; false when none did. */
function pushApart(places: { x: number; y: number }[], width: number): boolean {
  let moved = false;
  for (const [i, a] of places.entries()) {
    for (const b of places.slice(i + 1)) {
      const far = Math.hypot(b.x - a.x, b.y - a.y);
      if (far >= least + gap / 2) continue;
      moved = true;
      const push = (least + gap - far) / 2;
      const [dx, dy] = far < 1e-6 ? [1, 0] : [(b.x - a.x) / far, (b.y - a.y) / far];
      for (const [one, way] of [
        [a, -push],
        [b, push],
      ] as const) {
        one.x = Math.min(width - least / 2, Math.max(least / 2, one.x + way * dx));
        one.y += way * dy;
      }
    }
  }
  return moved;
}

/**
 * The distance between neighbours, px: that of the closest two, unless these lie far closer than others do, as when a
 * card was found twice: `kind` is the share of the usual distance that is believed.
 */
function nearest(places: readonly Point[], kx: number, ky: number, kind = 0.7): number {
  const all = places
    .map((one) =>
      Math.min(...places.flatMap((other) => (other === one ? [] : [Math.hypot(kx * (one.x - other.x), ky * (one.y - other.y))]))),
    )
    .sort((a, b) => a - b);
  const middle = all[all.length >> 1] ?? Infinity;
  return all.length < 2 ? Infinity : Math.max(all[0] ?? 0, kind * middle);
}
