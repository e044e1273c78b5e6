import { join } from 'node:path';
import sharp from 'sharp';
import type { Deck } from '../cards/deck.ts';
import type { OwnPicture } from '../cards/deck-pictures.ts';
import { longestSide, mostPictureBytes, mostPicturePixels, pictureKind, type PictureFault } from '../cards/picture-kind.ts';
import { words as pictureWords } from '../text/pictures.ts';
import { speaker } from '../text/speak.ts';
import type { Look } from '../../print/faces/face.ts';
import { paleness, type ReadyPicture, type ReadyPictures } from '../../print/own-pictures.ts';
import { Failure } from './command.ts';
import { readLimited } from './limits.ts';

/** Seconds a picture may take to unpack. */
const mostSeconds = 20;

/** The pictures a deck brings, from `folder` where they are files, ready to be printed; nothing where it brings none. Throws `Failure`. */
export async function picturesOf(deck: Deck, folder: string, look: Look): Promise<ReadyPictures | undefined> {
  if (deck.pictures === undefined && deck.back === undefined) return undefined;
  const faces: Record<string, ReadyPicture> = {};
  const signs: Record<string, string> = {};
  for (const [name, picture] of Object.entries(deck.pictures ?? {})) {
    if (picture.outline === undefined) faces[name] = await ready(picture, name, folder, look);
    else signs[name] = picture.outline;
  }
  return { faces, signs, ...(deck.back === undefined ? {} : { back: await ready(deck.back, 'back', folder, look) }) };
}

async function ready({ file, data, focus = [50, 50] }: OwnPicture, name: string, folder: string, look: Look): Promise<ReadyPicture> {
  const bytes =
    file === undefined ? Buffer.from((data ?? '').replace(/^[^,]*,/, ''), 'base64') : readLimited(join(folder, file), mostPictureBytes);
  const found = pictureKind(bytes);
  if ('fault' in found) throw refusal(file ?? name, found.fault);
  try {
    return { ...(await jpegOf(bytes, found.kind === 'svg', look)), focus };
  } catch (cause) {
    if (cause instanceof Error && /pixel limit/i.test(cause.message)) throw refusal(file ?? name, 'picture.pixels');
    throw refusal(file ?? name, 'picture.damaged');
  }
}

/** The picture upright, on white, no larger than cards show. */
async function jpegOf(bytes: Buffer, drawn: boolean, look: Look): Promise<Omit<ReadyPicture, 'focus'>> {
  // Reading pictures of strangers at the table blocks this format for the whole process; here it was looked through before.
  if (drawn) sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const limits = { limitInputPixels: mostPicturePixels, failOn: 'error' } as const;
  const { width, height } = await sharp(bytes, limits).metadata();
  const density = drawn ? Math.min(2400, Math.max(1, (72 * longestSide) / Math.max(width, height))) : undefined;
  const upright = sharp(bytes, { ...limits, ...(density === undefined ? {} : { density }) })
    .timeout({ seconds: mostSeconds })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true });
  const toned = look === 'ink-saver' ? upright.greyscale().linear(paleness.keeps, paleness.adds) : upright;
  const { data, info } = await toned.toColourspace('srgb').jpeg({ quality: 84 }).toBuffer({ resolveWithObject: true });
  return { jpeg: data.toString('base64'), pixels: [info.width, info.height] };
}

function refusal(name: string, fault: PictureFault): Failure {
  return new Failure(speaker('en', [pictureWords]).say({ id: 'picture.of', with: { name, what: { said: { id: fault } } } }));
}
