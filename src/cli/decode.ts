import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { found, type Look, readerOptions } from '../cards/read/found.ts';
import { type Gray, toPgm } from '../cards/read/gray.ts';
import { mostPixels, pagesOf } from './raster.ts';
import { webpPixels, webpSize } from './webp.ts';

/** The bytes are no picture this program can open; the message says what would do. */
export class NotAnImage extends Error {
  override readonly name = 'NotAnImage';
}

let prepared: Promise<unknown> | undefined;

/** Loads the decoder's wasm from the installed package; the network is never asked. */
function prepare(): Promise<unknown> {
  prepared ??= prepareZXingModule({
    overrides: {
      wasmBinary: Uint8Array.from(readFileSync(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer,
    },
    fireImmediately: true,
  });
  return prepared;
}

/** Finds the QR codes of a grey picture with zxing-wasm. */
export const look: Look = async (picture, effort, unread) => {
  await prepare();
  return found(await readBarcodes(toPgm(picture), { ...readerOptions[effort], formats: [...readerOptions[effort].formats] }), unread);
};

/** The pixels of a JPEG, PNG or WebP file in grey; JPEG turned as its camera was held. Throws `NotAnImage`. */
export async function pictureOf(image: Uint8Array): Promise<Gray> {
  const kind = kindOf(image);
  if (kind !== 'JPEG' && kind !== 'PNG' && kind !== 'WebP') {
    throw new NotAnImage(
      kind === undefined
        ? 'This is not a picture. Give a JPEG, PNG or WebP photo.'
        : `${kind} files are not read here. Save the picture as JPEG or PNG.`,
    );
  }
  try {
    if (kind === 'WebP') return await webp(image);
    // The PDF libraries already here open both formats, turned ones too; no further decoder is needed.
    for await (const page of pagesOf(await inPdf(image), 72)) return page;
  } catch (cause) {
    if (cause instanceof NotAnImage) throw cause;
    throw new NotAnImage(`This ${kind} file is damaged and cannot be opened.`, { cause });
  }
  throw new NotAnImage(`This ${kind} file is empty.`);
}

async function webp(image: Uint8Array): Promise<Gray> {
  const size = webpSize(image);
  if (size === undefined) throw new Error('the first chunk is no picture');
  refuseLarge(size.width, size.height);
  return webpPixels(image);
}

/** Before a picture is unpacked: a small file can hold a picture that fills the memory. */
function refuseLarge(width: number, height: number): void {
  if (width * height <= mostPixels) return;
  throw new NotAnImage(
    `This picture is ${width} × ${height} pixels, more than the ${mostPixels / 1e6} million that are read. Save it at half the size.`,
  );
}

/** A PDF of one page that shows the picture, one point per pixel. */
async function inPdf(image: Uint8Array): Promise<Uint8Array> {
  const doc = new PDFDocument({ autoFirstPage: false, compress: false });
  // The types that come with pdfkit do not know this method, nor what it answers.
  const { openImage } = doc as unknown as {
    openImage(this: unknown, bytes: Uint8Array): { width: number; height: number; orientation?: number };
  };
  const picture = openImage.call(doc, Buffer.from(image));
  const lying = (picture.orientation ?? 1) > 4;
  const [width, height] = lying ? [picture.height, picture.width] : [picture.width, picture.height];
  if (!(width > 0 && height > 0)) throw new Error('the picture has no size');
  refuseLarge(width, height);
  doc.addPage({ size: [width, height], margin: 0 });
  doc.image(picture as unknown as string, 0, 0, { width, height });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  doc.end();
  return done;
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
