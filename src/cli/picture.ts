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

/** What of a picture is seen: its light, one of its colours, or how clear it is. */
export type Seen = 'light' | 'red' | 'blue' | 'alpha';

/** In what a code may still show whose light is that of its ground. `image` is a picture that `pictureOf` has opened. */
export async function besideLight(image: Uint8Array): Promise<readonly Seen[]> {
  const { space, hasAlpha } = await (await opener())(image, { limitInputPixels: false }).metadata();
  const grey = space === 'b-w' || space === 'grey16';
  return [...(grey ? [] : (['red', 'blue'] as const)), ...(hasAlpha ? (['alpha'] as const) : [])];
}

/**
 * The pixels of a JPEG, PNG or WebP file in grey, turned as its camera was held; the largest at half their size, a single
 * colour at most 2000 px long. Throws `NotAnImage`.
 */
export async function pictureOf(image: Uint8Array, seen: Seen = 'light'): Promise<Gray> {
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
    return await unpacked(open(image, { limitInputPixels: most, failOn: 'error', sequentialRead: true }), header, seen);
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

async function unpacked(picture: Sharp, { width, height, orientation = 1 }: Metadata, seen: Seen): Promise<Gray> {
  const across = orientation > 4 ? height : width;
  const upright = picture.timeout({ seconds: mostSeconds }).autoOrient();
  const sized = width * height > mostAtOnce ? upright.resize({ width: across >> 1 }) : upright;
  const { data, info } = await inGrey(sized, seen).raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  if (data.length !== info.width * info.height) throw new Error('more than one shade per pixel');
  return { width: info.width, height: info.height, data };
}

function inGrey(picture: Sharp, seen: Seen): Sharp {
  if (seen === 'light') return picture.flatten({ background: '#fff' }).toColourspace('b-w');
  const whole = seen === 'alpha' ? picture.ensureAlpha() : picture.flatten({ background: '#fff' });
  const small = whole.resize({ width: mostOfColour, height: mostOfColour, fit: 'inside', withoutEnlargement: true });
  return small.toColourspace('srgb').extractChannel(seen);
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
