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

/**
 * Seats of at least 44 px on a closed line in a box of the given width: a circle while they fit on
 * one, then a rounded frame that grows in height only, so that 33 seats still fit a 360 px phone.
 */
export function layOut(seats: number, width: number): RingLayout {
  const across = Math.max(200, Math.min(width, 620));
  const round = (size: number): number => Math.PI * (across - size);
  const token = Math.max(least, Math.min(most, across / 5, Math.floor(round(most) / Math.max(1, seats)) - gap));
  const w = across - token;
  const needed = seats * (token + gap);
  const r = needed <= round(token) ? w / 2 : Math.min(w / 2, 90);
  const corners = 2 * Math.PI * r;
  // Straight parts: 2(w-2r) across and 2(h-2r) down.
  const h = needed <= round(token) ? w : Math.max(w, (needed - corners - 2 * (w - 2 * r)) / 2 + 2 * r);
  const length = corners + 2 * (w - 2 * r) + 2 * (h - 2 * r);
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
