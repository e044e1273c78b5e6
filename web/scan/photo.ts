import type { Wanted } from '../../src/cards/read/photo.ts';
import { type Reading, replaceDecoder, sharedDecoder } from './decoder.ts';
import { NotAPicture } from './not-a-picture.ts';

/** What came of a photo: its codes (perhaps none), or the message id of why it could not be read. */
export type PhotoReading = { readonly reading: Reading } | { readonly refused: 'scan.photo.notPicture' | 'scan.photo.unready' };

/**
 * Reads every code in a photo of one card or many. Needs no camera and no secure page. `wanted` says which cards
 * it is taken for: reading stops when they are found. Never rejects.
 */
export async function readPhoto(photo: Blob, wanted?: Wanted): Promise<PhotoReading> {
  try {
    const decoder = await sharedDecoder();
    try {
      return { reading: await decoder.readPhoto(photo, wanted) };
    } catch (error) {
      if (error instanceof NotAPicture) throw error;
      return { reading: await (await replaceDecoder(decoder, error)).readPhoto(photo, wanted) };
    }
  } catch (error) {
    return { refused: error instanceof NotAPicture ? 'scan.photo.notPicture' : 'scan.photo.unready' };
  }
}
