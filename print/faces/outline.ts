/** SVG path data by hand-sized pieces, on the 512 × 512 square of icons. Absolute commands only. */

const fixed = (n: number): string => String(Math.round(n * 10) / 10);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** A disc about (x, y). */
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${fixed(x - r)} ${fixed(y)}A${fixed(r)} ${fixed(ry)} 0 1 1 ${fixed(x + r)} ${fixed(y)}A${fixed(r)} ${fixed(ry)} 0 1 1 ${fixed(x - r)} ${fixed(y)}Z`;

export const box = (x: number, y: number, w: number, h: number): string =>
  `M${fixed(x)} ${fixed(y)}H${fixed(x + w)}V${fixed(y + h)}H${fixed(x)}Z`;

/** A closed outline through points. */
export const outline = (...points: readonly (readonly [x: number, y: number])[]): string =>
  `${points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fixed(x)} ${fixed(y)}`).join('')}Z`;

/** The point at an angle (degrees clockwise from the right) and distance from (x, y). */
export const polar = (x: number, y: number, angle: number, r: number): readonly [x: number, y: number] => [
  x + r * Math.cos(radians(angle)),
  y + r * Math.sin(radians(angle)),
];

/** Part of a ring between two radii and two angles, e.g. a rainbow. */
export function arc(x: number, y: number, near: number, far: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(x, y, from, far), polar(x, y, to, far), polar(x, y, to, near), polar(x, y, from, near)];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  const at = ([px, py]: readonly [number, number]): string => `${fixed(px)} ${fixed(py)}`;
  return `M${at(a)}A${fixed(far)} ${fixed(far)} 0 ${large} 1 ${at(b)}L${at(c)}A${fixed(near)} ${fixed(near)} 0 ${large} 0 ${at(d)}Z`;
}

/** A star with its first point up. */
export const star = (x: number, y: number, r: number, points = 5, near = 0.42): string =>
  outline(...Array.from({ length: 2 * points }, (_, i) => polar(x, y, -90 + (180 / points) * i, i % 2 === 0 ? r : r * near)));

/** A picture made smaller and moved, mirrored left to right if asked. */
export function placed(d: string, x: number, y: number, scale: number, mirrored = false): string {
  const across = (n: number): string => fixed(x + (mirrored ? 512 - n : n) * scale);
  const down = (n: number): string => fixed(y + n * scale);
  return d.replace(/([MLHVCQAZ])([^MLHVCQAZ]*)/g, (_, command: string, rest: string) => {
    const n = [...rest.matchAll(/-?\d+(?:\.\d+)?|-?\.\d+/g)].map(Number);
    if (command === 'H') return `H${n.map(across).join(' ')}`;
    if (command === 'V') return `V${n.map(down).join(' ')}`;
    if (command === 'A') {
      const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, px = 0, py = 0] = n;
      return `A${fixed(rx * scale)} ${fixed(ry * scale)} ${turn} ${large} ${mirrored ? 1 - sweep : sweep} ${across(px)} ${down(py)}`;
    }
    return command + n.map((value, i) => (i % 2 === 0 ? across(value) : down(value))).join(' ');
  });
}
