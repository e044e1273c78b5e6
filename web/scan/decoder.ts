import type { PrintedCode } from '../../src/cards/read/expected/code-book.ts';
import type { Aim } from '../../src/cards/read/ladder.ts';
import type { Wanted } from '../../src/cards/read/photo.ts';
import type { Quad } from '../../src/cards/read/found.ts';

/** A code in view: its text, and where it lies in pixels of the picture, if the decoder can tell. */
export interface Seen {
  readonly text: string;
  readonly corners?: Quad;
}

/** The codes of one picture; corners are in its pixels. */
export interface PictureCodes {
  readonly codes: readonly Seen[];
  /** Corners of codes that were found and could not be read, where the decoder tells. */
  readonly unread?: readonly Quad[];
  /** Size of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** What a decoder saw in one picture. */
export interface Reading extends PictureCodes {
  /** What a longer look at an earlier picture has brought meanwhile. */
  readonly earlier?: PictureCodes;
  /** Mean luminance, 0 to 255. */
  readonly light: number;
  /** A photo was not read to the end, as that would take too long. */
  readonly cut?: true;
  /** How long reading took, in ms. */
  readonly ms: number;
}

/** Something that reads QR codes off pictures. One picture at a time. */
export interface Decoder {
  readonly name: 'zxing-wasm' | 'html5-qrcode';
  /** Whether it sees several codes in one picture. */
  readonly several: boolean;
  /** Reads the picture the video shows now. Throws where the decoder has broken; it should then be replaced. */
  read(video: HTMLVideoElement, aim: Aim): Promise<Reading>;
  /** Reads every code it can off a photo, at least until the wanted cards are found. Throws `NotAPicture` of `not-a-picture.ts`. */
  readPhoto(photo: Blob, wanted?: Wanted): Promise<Reading>;
  /** Names the codes of which some may lie before the camera, in place of those named before: these are read from farther off. */
  expect?(codes: readonly PrintedCode[]): void;
  close(): void;
}
