/** Where seats stand: centres in px from the middle of the box, clockwise from the top. */
export interface RingLayout {
  readonly width: number;
  readonly height: number;
  /** Side of a seat, px. */
  readonly token: number;
  readonly places: readonly { readonly x: number; readonly y: number }[];
}

const least = 44;
const most = 68;
const gap = 4;
/** Height of what is said in the middle, px: two lines. */
const middle = 48;
/** Round a tighter bend seats would touch each other: its radius in sides of a seat. */
const tightest = 0.75;

/**
 * Seats of at least 44 px on a closed line in a box of the given width: a circle while they fit on
 * one, then a rounded frame that grows in height only, so that 33 seats still fit a 360 px phone.
 * Where less height is left, the line is pressed flat, and then the seats become smaller; it never
 * gets lower than `leastHeight`.
 */
export function layOut(seats: number, width: number, height = Infinity): RingLayout {
  const across = Math.max(200, Math.min(width, 620));
  const round = (size: number): number => Math.PI * (across - size);
  const token = Math.max(least, Math.min(most, across / 5, Math.floor(round(most) / Math.max(1, seats)) - gap));
  const w = across - token;
  const needed = seats * (token + gap);
  const r = needed <= round(token) ? w / 2 : Math.min(w / 2, 90);
  const corners = 2 * Math.PI * r;
  // Straight parts: 2(w-2r) across and 2(h-2r) down.
  const h = needed <= round(token) ? w : Math.max(w, (needed - corners - 2 * (w - 2 * r)) / 2 + 2 * r);
  return h + token <= height
    ? placed(seats, across, token, h, r)
    : pressed(seats, across, token, Math.max(height, leastHeight(seats, width)));
}

/** The least height in px in which that many seats can stand. */
export function leastHeight(seats: number, width: number): number {
  const across = Math.max(200, Math.min(width, 620));
  let height = 2 * (least + 8) + middle;
  while (bend(seats, across - least, height - least, least) < tightest * least) height += 4;
  return height;
}

/** As large as may be in a lower box than they would like: the roundest line that holds them all. */
function pressed(seats: number, across: number, wish: number, height: number): RingLayout {
  let token = wish;
  const fits = (): boolean => height >= 2 * (token + 8) + middle && bend(seats, across - token, height - token, token) >= tightest * token;
  while (token > least && !fits()) token = Math.max(least, token - 1);
  return placed(seats, across, token, height - token, bend(seats, across - token, height - token, token));
}

/** Radius of the bends of the roundest frame of w × h px that is long enough; less than nothing where none is. */
function bend(seats: number, w: number, h: number, token: number): number {
  // Its length is 2w + 2h - (8 - 2π)r.
  return Math.min(w / 2, h / 2, (2 * (w + h) - seats * (token + gap)) / (8 - 2 * Math.PI));
}

function placed(seats: number, across: number, token: number, h: number, r: number): RingLayout {
  const w = across - token;
  const length = 2 * Math.PI * r + 2 * (w - 2 * r) + 2 * (h - 2 * r);
  const places = Array.from({ length: seats }, (_, i) => along((i / seats) * length, w, h, r));
  return { width: across, height: h + token, token, places };
}

/** The point `s` px along a rounded frame, clockwise from the middle of its top. */
function along(s: number, w: number, h: number, r: number): { x: number; y: number } {
  const top = w / 2 - r;
  const side = h - 2 * r;
  const bend = (Math.PI / 2) * r;
  const arc = (cx: number, cy: number, from: number, d: number): { x: number; y: number } => {
    const angle = from + d / r;
    return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
  };
  const x = w / 2;
  const y = h / 2;
  const parts: readonly (readonly [number, (d: number) => { x: number; y: number }])[] = [
    [top, (d) => ({ x: d, y: -y })],
    [bend, (d) => arc(x - r, -y + r, -Math.PI / 2, d)],
    [side, (d) => ({ x, y: -y + r + d })],
    [bend, (d) => arc(x - r, y - r, 0, d)],
    [2 * top, (d) => ({ x: top - d, y })],
    [bend, (d) => arc(-x + r, y - r, Math.PI / 2, d)],
    [side, (d) => ({ x: -x, y: y - r - d })],
    [bend, (d) => arc(-x + r, -y + r, Math.PI, d)],
    [top, (d) => ({ x: -top + d, y: -y })],
  ];
  let rest = s;
  for (const [length, at] of parts) {
    if (rest <= length && length > 0) return at(rest);
    rest -= length;
  }
  return { x: 0, y: -y };
}
