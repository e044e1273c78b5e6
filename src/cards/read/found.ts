import { type Gray, toPgm } from './gray.ts';

/** A place in a picture, in pixels from its top left. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The corners of a code, in the order top left, top right, bottom right, bottom left of the code itself. */
export type Quad = readonly [Point, Point, Point, Point];

/** A QR code found in a picture: what it says and where it lies. */
export interface Found {
  readonly text: string;
  readonly corners: Quad;
}

/**
 * How hard to look: `quick` for the frames of a camera, `thorough` for a photo (mirrored, inverted and denoised too),
 * `global` the same with one threshold between light and dark for the whole picture rather than one for each place.
 */
export type Effort = 'quick' | 'thorough' | 'global';

/**
 * Finds every QR code of a picture. The decoder behind it differs between browser and Node; what is built on it does
 * not. Codes whose corners it finds but whose text it cannot make out are added to `unread`.
 */
export type Look = ((picture: Gray, effort: Effort, unread?: Quad[]) => Promise<readonly Found[]>) & {
  /** Its time is over: it finds nothing any more, and nothing need be made ready for it. */
  readonly isOver?: () => boolean;
};

const thorough = {
  formats: ['QRCode'],
  tryHarder: true,
  tryRotate: true,
  tryInvert: true,
  tryDownscale: true,
  tryDenoise: true,
  maxNumberOfSymbols: 0,
  textMode: 'Plain',
  returnErrors: true,
} as const;

/** Reader options of zxing-wasm for each effort: QR codes only, any number of them, their text as it is. */
export const readerOptions = {
  quick: {
    formats: ['QRCode'],
    tryHarder: true,
    tryRotate: false,
    tryInvert: false,
    tryDownscale: true,
    maxNumberOfSymbols: 0,
    textMode: 'Plain',
    returnErrors: true,
  },
  thorough,
  global: { ...thorough, binarizer: 'GlobalHistogram' },
} as const satisfies Record<Effort, unknown>;

/** What zxing-wasm answers, as far as it matters here. */
interface Result {
  readonly isValid: boolean;
  readonly error: string;
  readonly text: string;
  readonly position: { readonly topLeft: Point; readonly topRight: Point; readonly bottomRight: Point; readonly bottomLeft: Point };
}

type ReaderOptions = Omit<(typeof readerOptions)[Effort], 'formats' | 'returnErrors'> & { formats: 'QRCode'[]; returnErrors: boolean };

/** Looks with zxing-wasm, whose `readBarcodes` is given once it is loaded. */
export const lookWith =
  (read: (file: Uint8Array, options: ReaderOptions) => Promise<readonly Result[]>): Look =>
  async (picture, effort, unread) => {
    const options = { ...readerOptions[effort], formats: [...readerOptions[effort].formats], returnErrors: true };
    const results = await read(toPgm(picture), options);
    // Where it finds more than 255 things that it cannot read it tells nothing, not even what it can.
    if (results.some(({ error }) => error.startsWith('Unknown')))
      return found(await read(toPgm(picture), { ...options, returnErrors: false }));
    return found(results, unread);
  };

/** The same look until the time is over; from then on it finds nothing, so that what was found by then is the answer. */
export const inTime = (look: Look, isOver: () => boolean): Look =>
  Object.assign<Look, Pick<Look, 'isOver'>>((...asked) => (isOver() ? Promise.resolve([]) : look(...asked)), { isOver });

/** The valid codes among zxing-wasm's results; the corners of codes that were found and not read go to `unread`. */
export function found(results: readonly Result[], unread?: Quad[]): Found[] {
  const codes: Found[] = [];
  for (const { isValid, error, text, position } of results) {
    const corners: Quad = [position.topLeft, position.topRight, position.bottomRight, position.bottomLeft];
    if (isValid) codes.push({ text, corners });
    // Other errors are of things that only look like a code.
    else if (error.startsWith('ChecksumError')) unread?.push(corners);
  }
  return codes;
}

/** Codes found in a part of a picture that was enlarged by `factor`, put back where they lie in the whole. */
export function placed(codes: readonly Found[], factor: number, x: number, y: number): Found[] {
  return codes.map(({ text, corners }) => ({ text, corners: putBack(corners, factor, x, y) }));
}

/** Corners found in a part of a picture that was enlarged by `factor`, put back where they lie in the whole. */
export function putBack([a, b, c, d]: Quad, factor: number, x: number, y: number): Quad {
  const back = (point: Point): Point => ({ x: point.x / factor + x, y: point.y / factor + y });
  return [back(a), back(b), back(c), back(d)];
}

/** The middle of a code. */
export function middle({ corners: [a, b, c, d] }: Pick<Found, 'corners'>): Point {
  return { x: (a.x + b.x + c.x + d.x) / 4, y: (a.y + b.y + c.y + d.y) / 4 };
}

/** The mean side of a code in pixels. */
export function side({ corners: [a, b, c, d] }: Pick<Found, 'corners'>): number {
  const length = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
  return (length(a, b) + length(b, c) + length(c, d) + length(d, a)) / 4;
}

/** Both lists without what is in both: same text at the same place. The same text elsewhere is another print of the code. */
export function union(codes: readonly Found[], more: readonly Found[]): Found[] {
  const all = codes.map((code) => ({ code, ...spotOf(code) }));
  for (const code of more) {
    const spot = spotOf(code);
    if (!all.some((one) => one.code.text === code.text && distance(spot, one) < one.size)) all.push({ code, ...spot });
  }
  return all.map(({ code }) => code);
}

/** Unread places that are told at most: so many codes lie on no table, and to tell more apart takes a good part of a second. */
const mostUnread = 1_000;

/** Each unread place once, and none where a code was read after all. */
export function stillUnread(unread: readonly Quad[], codes: readonly Found[]): Quad[] {
  const left: Quad[] = [];
  // Of places once each: a picture full of them would take seconds.
  const taken = codes.map(spotOf);
  for (const corners of unread) {
    if (left.length === mostUnread) break;
    const spot = spotOf({ corners });
    if (spot.size < smallest || taken.some((one) => distance(spot, one) < Math.max(spot.size, one.size) / 2)) continue;
    taken.push(spot);
    left.push(corners);
  }
  return left;
}

interface Spot {
  readonly at: Point;
  readonly size: number;
}

const spotOf = (code: Pick<Found, 'corners'>): Spot => ({ at: middle(code), size: side(code) });
const distance = (one: Spot, other: Spot): number => Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);

/** A code of fewer pixels than its modules, about, is chance. */
const smallest = 20;
