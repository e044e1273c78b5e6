import { z } from 'zod';
import { gameIcon, longestOutline } from './game-icons.ts';
import { svgPath } from './outline.ts';

/** Most pictures of a deck's own, and most characters of one that stands in the deck file itself. */
export const mostPictures = 60;
const longestData = 700_000;
/** Longest deck file in characters, pictures counted. */
export const longestWithPictures = 8_000_000;

/** How a picture that stands in a deck file begins. */
const dataUri = /^data:image\/(?:png|jpeg|webp|svg\+xml);base64,[A-Za-z0-9+/]+={0,2}$/;
/** A file beside the deck, or in a folder beside it: nothing above, no address. */
const beside = /^(?!.*\.\.)[^\\/:*?"<>|][^\\:*?"<>|]*\.(?:png|jpe?g|webp|svg)$/i;

/** Which part is kept of a picture that is wider or higher than its window: [0, 0] the left or the top, [50, 50] the middle, [100, 100] the right or the foot. */
const focus = z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]);

/** A picture of a deck's own: a file beside the deck file, or the picture itself as a `data:` address. */
export const ownPicture = z.strictObject({
  file: z.string().max(200).regex(beside).optional(),
  data: z.string().max(longestData).regex(dataUri).optional(),
  focus: focus.optional(),
});

/** The same, or a sign of game-icons.net by its name, drawn large in the colours of the side; once it was looked up, with its outline. */
const rolePicture = ownPicture.extend({
  sign: z.string().max(80).regex(gameIcon).optional(),
  outline: z.string().max(longestOutline).regex(svgPath).optional(),
});

/** Pictures by name, mostly that of a role. */
export const ownPictures = z.record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), rolePicture);

export type OwnPicture = z.output<typeof rolePicture>;
/** What of a deck holds its pictures. */
export interface WithPictures {
  readonly pictures?: Readonly<Record<string, OwnPicture>> | undefined;
  readonly back?: OwnPicture | undefined;
}

/** A deck file's text without the pictures in it, whose length says nothing about the deck. */
export const withoutPictures = (text: string): string => text.replace(/"data:image\/[^"]*"/g, '""');

/** The deck as it travels where every character counts: without its pictures. */
export function unillustrated<T extends WithPictures>(deck: T): Omit<T, 'pictures' | 'back'> {
  const { pictures: _pictures, back: _back, ...rest } = deck;
  return rest;
}
