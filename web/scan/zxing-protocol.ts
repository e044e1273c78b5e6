import type { PrintedCode } from '../../src/cards/read/expected/code-book.ts';
import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Wanted } from '../../src/cards/read/photo.ts';
import type { Found, Quad } from '../../src/cards/read/found.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
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
  /** Another worker at this port takes the longer looks at tables, or is the one that asks for them. */
  | { readonly kind: 'beside'; readonly port: MessagePort; readonly asks: boolean }
  /** Codes of which some may lie before the camera, in place of those named before: another table is looked at from now on. */
  | { readonly kind: 'expect'; readonly codes: readonly PrintedCode[] }
  /** `longer` is whether this worker may take the longer looks itself where no other does. */
  | { readonly kind: 'frame'; readonly picture: VideoFrame | ImageBitmap | Pixels; readonly aim: Aim; readonly longer: boolean }
  | { readonly kind: 'photo'; readonly picture: VideoFrame | ImageBitmap | Pixels; readonly wanted?: Wanted };

/** The worker's answer to the one question that is open. */
export type Reply =
  | { readonly kind: 'ready'; readonly ms: number }
  | { readonly kind: 'read'; readonly reading: Reading }
  | { readonly kind: 'failed'; readonly why: string };

/** What the reading worker asks of the one beside it: to look longer at a frame in which these codes are known, and these were found and not read. */
export interface LongLook {
  readonly no: number;
  readonly frame: Gray;
  readonly known: readonly Found[];
  readonly unread: readonly Quad[];
}

/** What that brought, without what was known. */
export interface LongLooked {
  /** Which look that was. */
  readonly no: number;
  readonly codes: readonly Found[];
  readonly unread: readonly Quad[];
}
