import type { Metadata, Sharp, SharpOptions } from 'sharp';
import type { Gray } from '../cards/read/gray.ts';
import { mostAtOnce, mostOf } from '../cards/read/picture-limits.ts';

/** The bytes are no picture this program can open; the message says what would do. */
export class NotAnImage extends Error {
  override readonly name = 'NotAnImage';
}

/** A picture file has at most this many bytes: photos of the largest cameras have a third of it. */
export const longestPicture = 100_000_000;
/** Seconds a picture may take to unpack; the largest take two. */
const mostSeconds = 20;

/** Longest side of a single colour of a picture: codes that only their colour sets off are large. */
const mostOfColour = 2000;
/** Larger pictures are photos of tables, and opening them once more takes a second. */
const mostColoured = 32_000_000;

/**
 * In what a code may still show whose light is that of its ground: the red and the blue of a picture that `pictureOf` has opened,
 * and how clear it is where it is not solid; each at most 2000 px long. Nothing of more than 32 million pixels.
 */
export async function besideLight(image: Uint8Array): Promise<readonly Gray[]> {
  const open = await opener();
  const { space, hasAlpha, width, height } = await open(image, { limitInputPixels: false }).metadata();
  const grey = space === 'b-w' || space === 'grey16';
  if ((grey && !hasAlpha) || width * height > mostColoured) return [];
  // Once for all of them: opening is most of the work.
  const upright = open(image, { limitInputPixels: false, sequentialRead: true }).timeout({ seconds: mostSeconds }).autoOrient();
  const small = upright.resize({ width: mostOfColour, height: mostOfColour, fit: 'inside', withoutEnlargement: true });
  const pixels = small.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const seen = await pixels.catch(() => undefined);
  if (seen === undefined) return [];
  const { data, info } = seen;
  const channel = (n: 0 | 2 | 3): Gray => {
    const picked = new Uint8Array(info.width * info.height);
    for (let i = 0, at = 0; i < picked.length; i++, at += 4) {
      const solid = data[at + 3] ?? 0;
      picked[i] = n === 3 ? solid : 255 - Math.round(((255 - (data[at + n] ?? 0)) * solid) / 255);
    }
    return { width: info.width, height: info.height, data: picked };
  };
  return [...(grey ? [] : [channel(0), channel(2)]), ...(hasAlpha ? [channel(3)] : [])];
}

/**
 * The pixels of a JPEG, PNG or WebP file in grey, turned as its camera was held; the largest at half their size. Throws
 * `NotAnImage`.
 */
export async function pictureOf(image: Uint8Array): Promise<Gray> {
  const kind = kindOf(image);
  if (kind !== 'JPEG' && kind !== 'PNG' && kind !== 'WebP') {
    throw new NotAnImage(
      kind === undefined
        ? 'This is not a picture. Give a JPEG, PNG or WebP photo.'
        : `${kind} files are not read here. Save the picture as JPEG or PNG.`,
    );
  }
  if (image.length > longestPicture) throw new NotAnImage('This file is larger than the 100 MB that are read. Save it at half the size.');
  const open = await opener();
  try {
    const header = await open(image, { limitInputPixels: false }).metadata();
    const most = refuseLarge(header);
    return await unpacked(open(image, { limitInputPixels: most, failOn: 'error', sequentialRead: true }), header);
  } catch (cause) {
    if (cause instanceof NotAnImage) throw cause;
    if (cause instanceof Error && cause.message.startsWith('timeout'))
      throw new NotAnImage(`This ${kind} file takes longer than ${String(mostSeconds)} seconds to open. Save it at half the size.`, {
        cause,
      });
    throw new NotAnImage(`This ${kind} file is damaged and cannot be opened.`, { cause });
  }
}

/** Before a picture is unpacked: a small file can hold a picture that fills the memory. Answers with how many pixels it may have. */
function refuseLarge({ width, height, format, isProgressive, depth }: Metadata): number {
  // WebP, and pictures that show coarse first, cannot be unpacked row by row.
  const deep = depth === 'ushort';
  const most = mostOf({ whole: format === 'webp' || isProgressive, deep });
  if (width * height <= most) return most;
  const [size, much] = [`${String(width)} × ${String(height)} pixels`, `the ${String(most / 1e6)} million`];
  throw new NotAnImage(
    deep
      ? `This picture is ${size} of 16 bits a colour, more than ${much} of that depth that are read. Save it with 8 bits.`
      : `This picture is ${size}, more than ${much} that are read. Save it at half the size.`,
  );
}

async function unpacked(picture: Sharp, { width, height, orientation = 1 }: Metadata): Promise<Gray> {
  const across = orientation > 4 ? height : width;
  const upright = picture.timeout({ seconds: mostSeconds }).autoOrient();
  const sized = width * height > mostAtOnce ? upright.resize({ width: across >> 1 }) : upright;
  const { data, info } = await sized
    .flatten({ background: '#fff' })
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (data.length !== info.width * info.height) throw new Error('more than one shade per pixel');
  return { width: info.width, height: info.height, data };
}

type Opener = (bytes: Uint8Array, options: SharpOptions) => Sharp;
let opening: Promise<Opener> | undefined;

/** The library, with nothing kept between pictures and no format but ours. */
function opener(): Promise<Opener> {
  opening ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });
    return (bytes, options) => sharp(bytes, options);
  });
  return opening;
}

/** What kind of picture a file is, by how it begins. */
function kindOf(file: Uint8Array): string | undefined {
  const begin = Buffer.from(file.subarray(0, 16)).toString('latin1');
  if (begin.startsWith('\xff\xd8\xff')) return 'JPEG';
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG';
  if (/^.{4}ftyp(heic|heix|mif1|msf1|avif)/s.test(begin)) return 'HEIC';
  if (/^RIFF.{4}WEBP/s.test(begin)) return 'WebP';
  if (begin.startsWith('GIF8')) return 'GIF';
  if (/^II\*\0|^MM\0\*/.test(begin)) return 'TIFF';
  if (begin.startsWith('BM')) return 'BMP';
  if (begin.startsWith('%PDF-')) return 'PDF';
  return undefined;
}
