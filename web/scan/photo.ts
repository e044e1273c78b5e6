import type { Wanted } from '../../src/cards/read/photo.ts';
import type { Reading } from './decoder.ts';
import { sharedDecoders } from './decoders.ts';
import { NotAPicture } from './not-a-picture.ts';

/** What came of a photo: its codes (perhaps none), or the message id of why it could not be read. */
export type PhotoReading = { readonly reading: Reading } | { readonly refused: NotAPicture['said'] | 'scan.photo.unready' };

/**
 * Reads every code in a photo of one card or many. Needs no camera and no secure page. `wanted` says which cards
 * it is taken for: reading stops when they are found. Never rejects.
 */
export async function readPhoto(photo: Blob, wanted?: Wanted): Promise<PhotoReading> {
  try {
    const decoders = sharedDecoders();
    await decoders.open();
    return { reading: await decoders.readPhoto(photo, wanted) };
  } catch (error) {
    return { refused: error instanceof NotAPicture ? error.said : 'scan.photo.unready' };
  }
}

/** What is said of a photo in which nothing was read. */
export const nothingIn = ({ cut }: Reading): 'scan.photo.nothing' | 'scan.photo.long' =>
  cut === true ? 'scan.photo.long' : 'scan.photo.nothing';
