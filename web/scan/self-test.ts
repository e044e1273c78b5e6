import type { Gray } from '../../src/cards/read/gray.ts';

/** What the picture of the self-test says. */
export const selfTestText = 'NIGHTDECK';

/** A QR code (version 1, level M) that says so, a row of modules per line. */
const modules = [
  '#######...#.#.#######',
  '#.....#.##.#..#.....#',
  '#.###.#..##...#.###.#',
  '#.###.#...###.#.###.#',
  '#.###.#.##..#.#.###.#',
  '#.....#..#..#.#.....#',
  '#######.#.#.#.#######',
  '...........##........',
  '#.#.#.#....#....#..#.',
  '#......#..#...##.....',
  '#.###.#...#.#...####.',
  '.#.#....##....##..#..',
  '#.#...#.###.#.#.#.#.#',
  '........#..#.#.#.#.#.',
  '#######..###.##..#.#.',
  '#.....#...####.##..#.',
  '#.###.#.#..#.##.#.###',
  '#.###.#.......#..###.',
  '#.###.#.##..#...###.#',
  '#.....#...#...##.####',
  '#######.###.#.#####.#',
];

/** A small picture of a code, to try a reader before it is trusted with a camera. */
export function selfTestPicture(): Gray {
  const scale = 4;
  const quiet = 4;
  const size = (modules.length + 2 * quiet) * scale;
  const data = new Uint8Array(size * size).fill(255);
  modules.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      if (row[x] !== '#') continue;
      for (let dy = 0; dy < scale; dy++) {
        const at = ((y + quiet) * scale + dy) * size + (x + quiet) * scale;
        data.fill(0, at, at + scale);
      }
    }
  });
  return { width: size, height: size, data };
}
