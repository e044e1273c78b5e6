import type { Found, Point, Quad } from './found.ts';
import { blank, type Gray } from './gray.ts';

/** Level of what lies outside a picture that was turned. */
const outside = 128;

/**
 * A picture turned about its middle by so many degrees, and codes of the turned picture put back where they lie in it.
 * Decoders look along rows: a code whose rows cross its finder patterns badly is found at another angle.
 */
export function turned(picture: Gray, degrees: number): { readonly picture: Gray; back(codes: readonly Found[]): Found[] } {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const { width, height, data: from } = picture;
  const [wide, high] = [Math.abs(width * cos) + Math.abs(height * sin), Math.abs(width * sin) + Math.abs(height * cos)];
  const whole = blank(Math.ceil(wide), Math.ceil(high), outside);
  const source = (x: number, y: number): Point => {
    const [dx, dy] = [x - whole.width / 2, y - whole.height / 2];
    return { x: cos * dx + sin * dy + width / 2, y: -sin * dx + cos * dy + height / 2 };
  };
  for (let y = 0, at = 0; y < whole.height; y++) {
    let { x: fromX, y: fromY } = source(0.5, y + 0.5);
    for (let x = 0; x < whole.width; x++, at++, fromX += cos, fromY -= sin) {
      const [column, row] = [Math.floor(fromX - 0.5), Math.floor(fromY - 0.5)];
      if (column < 0 || row < 0 || column + 1 >= width || row + 1 >= height) continue;
      const [along, down] = [fromX - 0.5 - column, fromY - 0.5 - row];
      const i = row * width + column;
      const above = (from[i] ?? 0) * (1 - along) + (from[i + 1] ?? 0) * along;
      const below = (from[i + width] ?? 0) * (1 - along) + (from[i + width + 1] ?? 0) * along;
      whole.data[at] = above * (1 - down) + below * down;
    }
  }
  const back = ([a, b, c, d]: Quad): Quad => [source(a.x, a.y), source(b.x, b.y), source(c.x, c.y), source(d.x, d.y)];
  return { picture: whole, back: (codes) => codes.map(({ text, corners }) => ({ text, corners: back(corners) })) };
}
