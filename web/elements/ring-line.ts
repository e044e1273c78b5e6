export interface Place {
  readonly x: number;
  readonly y: number;
}

/** How near the middles of two seats may come on a bend, in sides of a seat: they are round. */
const nearest = 0.98;

/** Whether that many seats of that side (px) stand apart on a closed line in the box, with room in its middle. */
export function fits(seats: number, across: number, height: number, side: number, gap: number, middle: number): boolean {
  const [w, h] = [across - side, Math.min(height, across) - side];
  const r = roundest(seats, w, h, side, gap);
  // The straight way between two neighbours on a bend is shorter than the way along it.
  const turn = (side + gap) / (2 * r);
  return h >= side + 2 * gap + middle && r >= side / 2 && 2 * r * Math.sin(Math.min(turn, Math.PI / 2)) >= nearest * side;
}

/** Radius of the bends of the roundest frame of w × h px that is long enough; less than nothing where none is. */
export function roundest(seats: number, w: number, h: number, side: number, gap: number): number {
  // Its length is 2w + 2h - (8 - 2π)r.
  return Math.min(w / 2, h / 2, (2 * (w + h) - seats * (side + gap)) / (8 - 2 * Math.PI));
}

/** That many places, equally far from each other along a rounded frame of w × h px, clockwise from the middle of its top. */
export function frame(seats: number, w: number, h: number, r: number): Place[] {
  const length = 2 * Math.PI * r + 2 * (w - 2 * r) + 2 * (h - 2 * r);
  return Array.from({ length: seats }, (_, i) => along((i / seats) * length, w, h, r));
}

/** The point `s` px along a rounded frame. */
function along(s: number, w: number, h: number, r: number): Place {
  const top = w / 2 - r;
  const side = h - 2 * r;
  const bend = (Math.PI / 2) * r;
  const arc = (cx: number, cy: number, from: number, d: number): Place => {
    const angle = from + d / r;
    return { x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) };
  };
  const x = w / 2;
  const y = h / 2;
  const parts: readonly (readonly [number, (d: number) => Place])[] = [
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
