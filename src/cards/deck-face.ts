import { z } from 'zod';
import { languages } from '../text/message.ts';
import { outline } from './outline.ts';
import { patterns, shapes } from './signs.ts';

/** What the fields of a deck file are made of. */
export const language = z.enum(languages as ['en', 'zh', 'pl']);
export const words = (most: number) => z.partialRecord(language, z.string().trim().min(1).max(most));
export const roleId = z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/);
const messageId = z.string().regex(/^[a-z][A-Za-z0-9]*(?:\.[A-Za-z0-9]+)+$/);
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
export const millimetres = (least: number, most: number) => z.number().min(least).max(most);

const playingFace = z.strictObject({
  style: z.literal('playing-card'),
  rank: z.literal(['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']),
  suit: z.enum(['clubs', 'diamonds', 'hearts', 'spades']),
});

const drawnFace = z.strictObject({
  style: z.enum(['house', 'boxed', 'western']),
  /** Name of a built-in icon, a sign of game-icons.net as `game-icons:wolf-head`, or an SVG path on a 512 × 512 square, starting with M. */
  icon: z
    .string()
    .max(20_000)
    .regex(new RegExp(`^(?:(?:game-icons:)?[a-z0-9-]+|${outline.source})$`)),
  colours: z.strictObject({ ground: colour, ink: colour, accent: colour.optional() }),
  /** One or two signs that tell the side without colour, the same by language, or the id of a message of the game, e.g. `faction.village.letter`. */
  letter: z.union([z.string().trim().min(1).max(2), messageId, words(2)]).optional(),
  /** Shape of the sign, and pattern of the cloth on western faces; left out, they follow from the side's place in the deck. */
  shape: z.enum(shapes).optional(),
  pattern: z.enum(patterns).optional(),
  /** Class line, e.g. "Specialist": words of its own, or the id of a message of the game, e.g. `faction.village`. */
  caption: z.union([messageId, words(40)]).optional(),
  /** Picture of the deck's art; the one named like the role if left out. */
  picture: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/)
    .optional(),
});
/** How one card looks, as a deck file says it. */
export const face = z.discriminatedUnion('style', [playingFace, drawnFace]);

export type Face = z.output<typeof face>;
export type PlayingFace = z.output<typeof playingFace>;
export type DrawnFace = z.output<typeof drawnFace>;
