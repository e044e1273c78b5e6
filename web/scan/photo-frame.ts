import { isPlain } from './photo-light.ts';

/**
 * The picture in a file as a frame whose light can be taken strip by strip: a JPEG is unpacked to a third of the memory a bitmap
 * takes, and no picture is copied. Nothing where this browser makes none, or none that is plain, of such a file.
 */
export async function photoFrame(photo: Blob): Promise<VideoFrame | undefined> {
  if (typeof ImageDecoder === 'undefined' || photo.type === '') return undefined;
  let decoder: ImageDecoder | undefined;
  try {
    decoder = new ImageDecoder({ data: await photo.arrayBuffer(), type: photo.type, preferAnimation: false });
    const { image } = await decoder.decode();
    if (isPlain(image)) return image;
    image.close();
  } catch {
    // Bitmaps are made of more files, and tell what is wrong with the others.
  } finally {
    decoder?.close();
  }
  return undefined;
}
