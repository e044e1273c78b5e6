import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Wanted } from '../../src/cards/read/photo.ts';
import type { Quad } from '../../src/cards/read/found.ts';

/** A code in view: its text, and where it lies in pixels of the picture, if the decoder can tell. */
export interface Seen {
  readonly text: string;
  readonly corners?: Quad;
}

/** What a decoder saw in one picture. */
export interface Reading {
  readonly codes: readonly Seen[];
  /** Corners of codes that were found and could not be read, where the decoder tells. */
  readonly unread?: readonly Quad[];
  /** Size of the picture in pixels; corners are in these. */
  readonly width: number;
  readonly height: number;
  /** Mean luminance, 0 to 255. */
  readonly light: number;
  /** How long reading took, in ms. */
  readonly ms: number;
}

/** Something that reads QR codes off pictures. One picture at a time. */
export interface Decoder {
  readonly name: 'zxing-wasm' | 'html5-qrcode';
  /** Whether it sees several codes in one picture. */
  readonly several: boolean;
  /** For a debug view: why the stronger decoder is not used. */
  readonly instead?: string;
  /** Reads the picture the video shows now. Throws where the decoder has broken; it should then be replaced. */
  read(video: HTMLVideoElement, aim: Aim): Promise<Reading>;
  /** Reads every code it can off a photo, at least until the wanted cards are found. Throws `NotAPicture` of `not-a-picture.ts`. */
  readPhoto(photo: Blob, wanted?: Wanted): Promise<Reading>;
  close(): void;
}

/** Opens the stronger decoder, or the other where this device cannot run it (no wasm, no workers, a failed self-test). */
export async function openDecoder(): Promise<Decoder> {
  try {
    return await (await import('./zxing-decoder.ts')).openZxing();
  } catch (cause) {
    return openFallback(cause);
  }
}

/** Opens the decoder that needs neither wasm nor a worker; `cause` is why it must do. */
async function openFallback(cause: unknown): Promise<Decoder> {
  return (await import('./html5-qrcode-decoder.ts')).openHtml5Qrcode(cause instanceof Error ? cause.message : String(cause));
}

let open: Promise<Decoder> | undefined;

/**
 * The decoder of this page, opened at the first call and kept, warm, for the next scan. Call it ahead of a scan to
 * have it ready. Rejects where no decoder could be loaded; the next call tries again.
 */
export function sharedDecoder(): Promise<Decoder> {
  open ??= openDecoder().catch((error: unknown) => {
    open = undefined;
    throw error;
  });
  return open;
}

/** Gives up a decoder that broke while reading; from now on the fallback is the decoder of this page. */
export function replaceDecoder(broken: Decoder, cause: unknown): Promise<Decoder> {
  broken.close();
  open = openFallback(cause).catch((error: unknown) => {
    open = undefined;
    throw error;
  });
  return open;
}
