/** A step of an outline in absolute coordinates. */
export type Step = readonly ['M' | 'L', number, number] | readonly ['C', number, number, number, number, number, number] | readonly ['Z'];

/** A plane map: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export function times(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

export function mapped(m: Matrix, x: number, y: number): [number, number] {
  return [m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5]];
}

export function mapSteps(m: Matrix, steps: readonly Step[]): Step[] {
  return steps.map((step): Step => {
    if (step[0] === 'Z') return step;
    if (step[0] === 'C') return ['C', ...mapped(m, step[1], step[2]), ...mapped(m, step[3], step[4]), ...mapped(m, step[5], step[6])];
    return [step[0], ...mapped(m, step[1], step[2])];
  });
}

const counts: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

/** SVG path data as lines and cubic curves, which is all that PDF has. */
export function outline(d: string): Step[] {
  const words = d.match(/[a-zA-Z]|[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? [];
  const steps: Step[] = [];
  let [x, y, startX, startY, lastX, lastY] = [0, 0, 0, 0, 0, 0];
  for (let i = 0, command = ''; i < words.length;) {
    if (/[a-z]/i.test(words[i] ?? '')) command = words[i++] ?? '';
    const kind = command.toUpperCase();
    const values = words.slice(i, i + (counts[kind] ?? 0)).map(Number);
    i += values.length;
    const [ox, oy] = command === kind ? [0, 0] : [x, y];
    const n = (at: number): number => values[at] ?? 0;
    const curve = (x1: number, y1: number, x2: number, y2: number, x3: number, y3: number): void => {
      steps.push(['C', x1, y1, x2, y2, x3, y3]);
      [lastX, lastY, x, y] = [x2, y2, x3, y3];
    };
    switch (kind) {
      case 'C':
        curve(n(0) + ox, n(1) + oy, n(2) + ox, n(3) + oy, n(4) + ox, n(5) + oy);
        continue;
      case 'S':
        curve(2 * x - lastX, 2 * y - lastY, n(0) + ox, n(1) + oy, n(2) + ox, n(3) + oy);
        continue;
      case 'Q': {
        const [cx, cy, ex, ey] = [n(0) + ox, n(1) + oy, n(2) + ox, n(3) + oy];
        curve(x + (2 / 3) * (cx - x), y + (2 / 3) * (cy - y), ex + (2 / 3) * (cx - ex), ey + (2 / 3) * (cy - ey), ex, ey);
        continue;
      }
      case 'A':
        for (const [x1, y1, x2, y2, x3, y3] of arc(x, y, n(0), n(1), n(2), n(3) !== 0, n(4) !== 0, n(5) + ox, n(6) + oy))
          curve(x1, y1, x2, y2, x3, y3);
        break;
      case 'Z':
        steps.push(['Z']);
        [x, y] = [startX, startY];
        break;
      default:
        x = kind === 'V' ? x : n(0) + ox;
        y = kind === 'H' ? y : n(kind === 'V' ? 0 : 1) + oy;
        steps.push([kind === 'M' ? 'M' : 'L', x, y]);
        if (kind === 'M') {
          [startX, startY] = [x, y];
          command = command === 'm' ? 'l' : 'L';
        }
    }
    [lastX, lastY] = [x, y];
  }
  return steps;
}

type Cubic = readonly [number, number, number, number, number, number];

/** An elliptical arc as cubic curves of at most a quarter turn (SVG 2, appendix B.2.4). */
function arc(
  x1: number,
  y1: number,
  rx: number,
  ry: number,
  turn: number,
  large: boolean,
  sweep: boolean,
  x2: number,
  y2: number,
): Cubic[] {
  const phi = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [px, py] = [(cos * (x1 - x2) + sin * (y1 - y2)) / 2, (cos * (y1 - y2) - sin * (x1 - x2)) / 2];
  const grow = Math.max(1, Math.sqrt((px / rx) ** 2 + (py / ry) ** 2));
  const [a, b] = [rx * grow, ry * grow];
  const under = (a * b) ** 2 / ((a * py) ** 2 + (b * px) ** 2) - 1;
  const root = Math.sqrt(Math.max(0, under)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(root * a * py) / b, (-root * b * px) / a];
  const [cx, cy] = [cos * qx - sin * qy + (x1 + x2) / 2, sin * qx + cos * qy + (y1 + y2) / 2];
  const from = Math.atan2((py - qy) / b, (px - qx) / a);
  let angle = Math.atan2((-py - qy) / b, (-px - qx) / a) - from;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9));
  const k = (4 / 3) * Math.tan(angle / parts / 4);
  const at = (u: number, v: number): [number, number] => [cx + a * u * cos - b * v * sin, cy + a * u * sin + b * v * cos];
  return Array.from({ length: parts }, (_, i): Cubic => {
    const [s, e] = [from + (angle * i) / parts, from + (angle * (i + 1)) / parts];
    return [
      ...at(Math.cos(s) - k * Math.sin(s), Math.sin(s) + k * Math.cos(s)),
      ...at(Math.cos(e) + k * Math.sin(e), Math.sin(e) - k * Math.cos(e)),
      ...at(Math.cos(e), Math.sin(e)),
    ];
  });
}
