import sharp, { type Sharp } from 'sharp';
import { look } from '../../../src/cli/decode.ts';
import { NotAnImage, pictureOf } from '../../../src/cli/picture.ts';
import { makeCode } from '../../../src/cards/code.ts';
import { princeton } from '../../cards/decks.ts';
import { cardSheet, distanceFor, view } from '../../support/frames.ts';
import { toPng } from '../../support/pictures.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { bytesLike, pick } from './mutate.ts';

const code = makeCode(princeton, 1);
let samples: Promise<readonly Buffer[]> | undefined;

/** A photo of one card in every way the formats have of keeping it. */
function photos(): Promise<readonly Buffer[]> {
  const card = { sheet: cardSheet(code, { seed: 1 }), pose: { distance: distanceFor(4, 640), x: 0, y: 0, turn: 3 } };
  const png = toPng(view(640, 480, [card]));
  const colour = (): Sharp => sharp(png).toColourspace('srgb').ensureAlpha(0.9);
  return Promise.all([
    sharp(png).png().toBuffer(),
    colour().png({ progressive: true }).toBuffer(),
    colour().toColourspace('rgb16').png().toBuffer(),
    sharp(png).png({ palette: true }).toBuffer(),
    sharp(png).jpeg({ quality: 70 }).toBuffer(),
    sharp(png).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    sharp(png).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    sharp(png).webp({ quality: 60 }).toBuffer(),
    sharp(png).webp({ lossless: true }).toBuffer(),
  ]);
}

/** Photos damaged on the way, or made up to be more than they are. */
export const images: Fuzzer = {
  name: 'images',
  full: 2_000,
  share: 60,
  async input(random): Promise<Verdict> {
    const sample = pick(random, await (samples ??= photos()));
    const bytes = random.below(6) === 0 ? claiming(random, sample) : bytesLike(random, sample);
    try {
      const picture = await pictureOf(bytes);
      if (picture.data.length !== picture.width * picture.height) return { silent: 'too few pixels' };
      const read = picture.data.length > 1_000_000 ? [] : await look(picture, 'quick');
      const wrong = read.find(({ text }) => text !== code);
      return wrong ? { silent: wrong.text } : 'taken';
    } catch (error) {
      if (error instanceof NotAnImage) return 'refused';
      throw error;
    }
  },
};

/** The same picture said to be of another size, where a PNG keeps it; elsewhere in its first bytes. */
function claiming(random: Parameters<Fuzzer['input']>[0], sample: Buffer): Buffer {
  const made = Buffer.from(sample);
  const at = made.readUInt32BE(0) === 0x89504e47 ? 16 : 8 + random.below(40);
  made.writeUInt32BE(pick(random, [20_000, 65_535, 0xffffffff, 0, 9_000]), at);
  if (random.below(2) === 0) made.writeUInt32BE(pick(random, [20_000, 65_535, 0xffffffff, 0, 9_000]), at + 4);
  return made;
}
