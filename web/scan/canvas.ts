import { NotAPicture } from './not-a-picture.ts';

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

/** The picture in a file, turned as the camera was held. Throws `NotAPicture`. */
export async function photoBitmap(photo: Blob): Promise<ImageBitmap> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(photo);
  } catch (cause) {
    throw new NotAPicture('the file is not a picture this browser can open', { cause });
  }
  if (bitmap.width < 21 || bitmap.height < 21) throw new NotAPicture('the picture is smaller than any code');
  return bitmap;
}
