import QRCode from 'qrcode';
import { makeCode } from '../../../src/cards/code.ts';
import { blank, type Gray } from '../../../src/cards/read/gray.ts';
import { photoOf } from '../../../src/cli/seats.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { princeton } from '../../cards/decks.ts';
import { toPng } from '../../support/pictures.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick } from './mutate.ts';

/** Sides of a picture, pixels: larger ones would take more memory to make than to read. */
const sizes = [
  [1_000, 800],
  [4_000, 3_000],
] as const;

/** Pictures made up to keep a decoder busy: full of finder patterns, of codes, or of noise. What is read must lie there. */
export const crowdedPictures: Fuzzer = {
  name: 'crowded pictures',
  full: 200,
  share: 3,
  async input(random, made): Promise<Verdict> {
    const [width, height] = pick(random, sizes);
    const tile = pick(random, [finder, cardCode, noise])(random);
    const file = toPng(covered(width, height, tile));
    made();
    const { codes, cut } = await photoOf('crowd.png', file);
    if (codes.some(({ text }) => text !== code)) return { silent: 'a code that does not lie there' };
    return cut === undefined && codes.length > 0 ? 'taken' : 'refused';
  },
};

const code = makeCode(princeton, 1);

/** The rings by which codes are found, their modules one to four pixels wide. */
function finder(random: Random): Gray {
  const module = 1 + random.below(4);
  const tile = blank((8 + random.below(3)) * module, 8 * module);
  for (let i = 0; i < tile.data.length; i++) {
    const [x, y] = [Math.trunc((i % tile.width) / module), Math.trunc(i / tile.width / module)];
    const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
    if (ring === 3 || ring < 2) tile.data[i] = 0;
  }
  return tile;
}

/** A card's code with white around it, its modules two to five pixels wide. */
function cardCode(random: Random): Gray {
  const { modules } = QRCode.create(code, { errorCorrectionLevel: 'H' });
  const module = 2 + random.below(4);
  const tile = blank((modules.size + 8) * module, (modules.size + 8) * module);
  for (let i = 0; i < tile.data.length; i++) {
    const [x, y] = [Math.trunc((i % tile.width) / module) - 4, Math.trunc(i / tile.width / module) - 4];
    const inside = Math.min(x, y) >= 0 && Math.max(x, y) < modules.size;
    if (inside && modules.get(y, x) === 1) tile.data[i] = 0;
  }
  return tile;
}

function noise(random: Random): Gray {
  const tile = blank(97 + random.below(50), 89);
  for (let i = 0; i < tile.data.length; i++) tile.data[i] = random.below(2) * 255;
  return tile;
}

function covered(width: number, height: number, tile: Gray): Gray {
  const all = blank(width, height);
  for (let y = 0; y < height; y++) {
    const [from, to] = [(y % tile.height) * tile.width, y * width];
    if (y >= tile.height) all.data.copyWithin(to, (y - tile.height) * width, (y - tile.height + 1) * width);
    else for (let x = 0; x < width; x++) all.data[to + x] = tile.data[from + (x % tile.width)] ?? 0;
  }
  return all;
}
