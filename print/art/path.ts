/**
 * Path data of art files. Paths are absolute commands in mm (M L H V C Q A Z), and may hold shapes that are tedious to write:
 * `@circle(x y r)`, `@rect(x y w h r)`, `@star(x y r points near turn)`, `@rays(x y r n turn)`, `@blend(n; path; path)` for n
 * paths from the first to the second, `@mirror(path)` for a path and its mirror image about the middle of the card.
 */

/** The middle of a picture, which is 63 mm wide. */
export const middle = 31.5;

const fixed = (n: number): string => String(Math.round(n * 100) / 100);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const at = (x: number, y: number, degrees: number, r: number): string =>
  `${fixed(x + r * Math.cos(radians(degrees)))} ${fixed(y + r * Math.sin(radians(degrees)))}`;

/** SVG path data of what stands in an art file; throws on a shape that does not exist. */
export function pathData(source: string): string {
  let d = source;
  // The innermost first: a blend may hold circles, a mirror a blend.
  while (d.includes('@')) {
    const next = d.replace(/@(\w+)\(([^()@]*)\)/g, (_, name: string, inside: string) => drawn(name, inside));
    if (next === d) throw new Error(`No shape can be read in "${d.slice(0, 60)}".`);
    d = next;
  }
  return d;
}

function drawn(name: string, inside: string): string {
  if (name === 'mirror') return inside + mirrored(inside);
  const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = numbersIn(inside);
  switch (name) {
    case 'circle':
      return `M${fixed(a - c)} ${fixed(b)}A${fixed(c)} ${fixed(c)} 0 1 0 ${fixed(a + c)} ${fixed(b)}A${fixed(c)} ${fixed(c)} 0 1 0 ${fixed(a - c)} ${fixed(b)}Z`;
    case 'rect':
      return rectangle(a, b, c, e, f);
    case 'star':
      return (
        Array.from({ length: 2 * e }, (_, i) => (i === 0 ? 'M' : 'L') + at(a, b, g - 90 + (180 / e) * i, i % 2 === 0 ? c : c * f)).join(
          '',
        ) + 'Z'
      );
    case 'rays':
      return Array.from({ length: e }, (_, i) => {
        const from = f + (360 / e) * i;
        return `M${fixed(a)} ${fixed(b)}L${at(a, b, from, c)}L${at(a, b, from + 180 / e, c)}Z`;
      }).join('');
    case 'blend':
      return blended(inside);
    default:
      throw new Error(`There is no shape "@${name}".`);
  }
}

function rectangle(x: number, y: number, w: number, h: number, r: number): string {
  const [right, bottom] = [fixed(x + w), fixed(y + h)];
  if (r === 0) return `M${fixed(x)} ${fixed(y)}H${right}V${bottom}H${fixed(x)}Z`;
  const turn = (px: string, py: string): string => `A${fixed(r)} ${fixed(r)} 0 0 1 ${px} ${py}`;
  return (
    `M${fixed(x + r)} ${fixed(y)}H${fixed(x + w - r)}${turn(right, fixed(y + r))}V${fixed(y + h - r)}${turn(fixed(x + w - r), bottom)}` +
    `H${fixed(x + r)}${turn(fixed(x), fixed(y + h - r))}V${fixed(y + r)}${turn(fixed(x + r), fixed(y))}Z`
  );
}

function blended(inside: string): string {
  const [count = '', from = '', to = ''] = inside.split(';');
  const n = Number(count);
  const [first, last] = [numbersIn(from), numbersIn(to)];
  if (first.length !== last.length || !(n >= 2)) throw new Error(`These paths cannot be blended: "${inside.slice(0, 60)}".`);
  return Array.from({ length: n }, (_, step) => {
    let i = 0;
    return from.trim().replace(number, () => {
      const [a = 0, b = 0] = [first[i], last[i++]];
      // The minus sign of a number also parts it from the one before.
      return ` ${fixed(a + ((b - a) * step) / (n - 1))}`;
    });
  }).join('');
}

const number = /-?\d+(?:\.\d+)?|-?\.\d+/g;
const numbersIn = (text: string): readonly number[] => (text.match(number) ?? []).map(Number);

/** Path data mirrored about the middle of the card. */
export function mirrored(d: string): string {
  const across = (n: number): string => fixed(2 * middle - n);
  return d.replace(/([MLHVCQAZ])([^MLHVCQAZ]*)/g, (_, command: string, rest: string) => {
    const n = numbersIn(rest);
    if (command === 'H') return `H${n.map(across).join(' ')}`;
    if (command === 'V' || command === 'Z') return command + n.map(fixed).join(' ');
    if (command !== 'A') return command + n.map((value, i) => (i % 2 === 0 ? across(value) : fixed(value))).join(' ');
    const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = n;
    return `A${fixed(rx)} ${fixed(ry)} ${fixed(-turn)} ${large} ${1 - sweep} ${across(x)} ${fixed(y)}`;
  });
}
