import { pictureHead } from '../../src/cards/read/picture-head.ts';
import { mostAtOnce, mostOf } from '../../src/cards/read/picture-limits.ts';
import { NotAPicture } from './not-a-picture.ts';

/** So far into a file its head is looked for, bytes: cameras put a small picture and much more before it. */
const headWithin = 1_000_000;

let canvas: HTMLCanvasElement | undefined;

/** The canvas of this page's decoders, in that size (pixels), kept from picture to picture. */
export function canvasOf(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  canvas ??= document.createElement('canvas');
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('this browser gives no canvas to draw on');
  return { canvas, context };
}

/** The pixels of a picture drawn in that size. */
export function drawn(source: CanvasImageSource, width: number, height: number): ImageData {
  const { context } = canvasOf(width, height);
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The picture in a file, turned as the camera was held; the largest at half their size. Throws `NotAPicture`. */
export async function photoBitmap(photo: Blob): Promise<ImageBitmap> {
  await refuseLarge(photo);
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(photo).catch(() => shownBitmap(photo));
  } catch (cause) {
    if (cause instanceof NotAPicture) throw cause;
    const said = (await isHeif(photo)) ? 'scan.photo.heic' : 'scan.photo.notPicture';
    throw new NotAPicture('the file is not a picture this browser can open', said, { cause });
  }
  if (bitmap.width < 21 || bitmap.height < 21) throw new NotAPicture('the picture is smaller than any code');
  return bitmap.width * bitmap.height > mostAtOnce ? halved(bitmap) : bitmap;
}

/** Before a picture is unpacked: a small file can hold a picture that fills the memory. Throws `NotAPicture`. */
export async function refuseLarge(photo: Blob): Promise<void> {
  const bytes = new Uint8Array(await photo.slice(0, headWithin).arrayBuffer());
  const head = pictureHead(bytes);
  if (head === undefined) return;
  // Only a JPEG is unpacked to less than four bytes a pixel.
  const most = bytes[0] === 0xff ? mostOf(head) : mostAtOnce;
  if (head.width * head.height > most) throw new NotAPicture('too many pixels', 'scan.photo.large');
}

/** All that follows takes a multiple of its memory. */
async function halved(bitmap: ImageBitmap): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(bitmap, { resizeWidth: bitmap.width >> 1, resizeHeight: bitmap.height >> 1, resizeQuality: 'high' });
  } finally {
    bitmap.close();
  }
}

/** By way of an image element: WebKit has shown formats (HEIC among them) that it did not make bitmaps of. */
async function shownBitmap(photo: Blob): Promise<ImageBitmap> {
  const image = new Image();
  image.src = URL.createObjectURL(photo);
  try {
    await image.decode();
    // A drawing says in words how large it is, and so do formats whose heads are not known.
    if (image.naturalWidth * image.naturalHeight > mostAtOnce) throw new NotAPicture('too many pixels', 'scan.photo.large');
    return await createImageBitmap(image);
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Whether a file begins as a HEIF container (ISO 23008-12), the format of iPhone photos: `ftyp` and one of its brands. */
async function isHeif(photo: Blob): Promise<boolean> {
  const begin = new Uint8Array(await photo.slice(0, 12).arrayBuffer());
  return /^ftyp(hei[csxm]|hev[csxm]|mif1|msf1)$/.test(String.fromCharCode(...begin.subarray(4)));
}
