import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Wanted } from '../../src/cards/read/photo.ts';
import type { Reading } from './decoder.ts';

/** Raw RGBA pixels, for browsers whose workers have no canvas. */
export interface Pixels {
  readonly rgba: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** What the page asks of the worker. Pictures are handed over, not copied. */
export type Ask =
  | { readonly kind: 'open' }
  | { readonly kind: 'frame'; readonly picture: VideoFrame | ImageBitmap | Pixels; readonly aim: Aim }
  | { readonly kind: 'photo'; readonly picture: ImageBitmap | Pixels; readonly wanted?: Wanted };

/** The worker's answer to the one question that is open. */
export type Reply =
  | { readonly kind: 'ready'; readonly ms: number }
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'failed'; readonly why: string };
