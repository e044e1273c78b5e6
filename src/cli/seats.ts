import { editionIn } from '../cards/code.ts';
import { seatCards } from '../cards/read/correct.ts';
import type { Look } from '../cards/read/found.ts';
import type { Gray } from '../cards/read/gray.ts';
import { lookHarder } from '../cards/read/harder.ts';
import { inSeatOrder } from '../cards/read/order.ts';
import { readPicture } from '../cards/read/photo.ts';
import type { Frame } from '../cards/read/table/pose.ts';
import { lookWithin } from './limited-look.ts';
import { besideLight, pictureOf } from './picture.ts';

/**
 * Ms of work after which reading a picture is broken off. Photos without any code take two seconds at most; what takes this long
 * is full of what looks like codes and is none, or of more codes than lie on a table.
 */
const longest = 2_400;

/** A photo that was read. */
export interface Photo extends Frame {
  readonly image: string;
  /** Not every way of reading it was tried: it took too long. What to tell of it. */
  readonly cut?: string;
}

/** A code of a photo, or a gap, with its seat where seats were asked for. */
export interface SeatedCode {
  readonly image: string;
  readonly code?: string;
  readonly seat?: number;
  readonly shape?: string;
}

/** Reads every code of a picture file, by its colours where its light shows none, in `work` ms of work. Throws `NotAnImage`. */
export async function photoOf(image: string, file: Uint8Array, work = longest): Promise<Photo> {
  const look = lookWithin(work);
  const photo = await inAnyColour(file, look);
  const cut = `${image}: not read to the end, it takes longer than ${String(work / 1000)} seconds. Photograph fewer cards at a time.`;
  return { image, ...photo, ...(look.isOver() ? { cut } : {}) };
}

async function inAnyColour(file: Uint8Array, look: Look): Promise<Frame> {
  const seen = async (picture: Gray): Promise<Frame> => ({
    ...(await readPicture(picture, look)),
    width: picture.width,
    height: picture.height,
  });
  const photo = await seen(await pictureOf(file));
  if (photo.codes.length > 0 || look.isOver?.() === true) return photo;
  for (const picture of await besideLight(file)) {
    // Read part by part only where there is something: codes that their colour alone sets off are large.
    if ((await look(picture, 'thorough')).length > 0 || (await lookHarder(picture, look)).length > 0) return seen(picture);
  }
  return photo;
}

/** The codes picture after picture, those of one picture as they lie on the table. */
export function inPictures(photos: readonly Photo[]): SeatedCode[] {
  return photos.flatMap((photo) => {
    const { arrangements } = inSeatOrder([photo], {}, () => true);
    const order = arrangements.flatMap((one) => seatCards(one)).filter((code) => code !== undefined);
    const rest = photo.codes.map(({ text }) => text);
    for (const code of order) rest.splice(rest.indexOf(code), 1);
    return [...order, ...rest].map((code) => ({ image: photo.image, code }));
  });
}

/**
 * The cards of all pictures as seats. Pictures that show the same cards are one table; others follow one another. Codes
 * that are no cards come last and have no seat, unless `raw` takes every code for a card.
 */
export function inSeats(
  photos: readonly Photo[],
  seats: number | undefined,
  raw: boolean,
): { readonly places: readonly SeatedCode[]; readonly notes: readonly string[] } {
  const isCard = (text: string): boolean => raw || editionIn(text) !== undefined;
  const { arrangements, doubles } = inSeatOrder(photos, { seats }, isCard);
  const imageOf = (code: string | undefined): string => photos.find(({ codes }) => codes.some(({ text }) => text === code))?.image ?? '';
  const notes = doubles.map((code) => `${code} lies on the table twice; only one of the two has a seat.`);
  const places: SeatedCode[] = [];
  for (const arrangement of arrangements) {
    const codes = seatCards(arrangement);
    const { shape } = arrangement;
    const gaps = codes.filter((code) => code === undefined).length;
    notes.push(
      `${named[shape]}: ${codes.length} places, ${gaps === 0 ? 'none' : gaps} without a card${arrangement.sure < 0.5 ? ' (not sure)' : ''}.`,
    );
    for (const code of codes) {
      const image = imageOf(code ?? codes.find((one) => one !== undefined));
      places.push({ image, ...(code === undefined ? {} : { code }), seat: places.length + 1, shape });
    }
  }
  const seated = new Set(places.map(({ code }) => code));
  const rest = photos.flatMap(({ image, codes }) =>
    codes.filter(({ text }) => !seated.has(text)).map(({ text }) => ({ image, code: text })),
  );
  return { places: [...places, ...rest], notes };
}

const named = { ring: 'A ring', oval: 'An oval', horseshoe: 'A horseshoe', row: 'A row', rows: 'Two rows', grid: 'A grid' } as const;
