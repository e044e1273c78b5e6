import { z } from 'zod';
import { fingerprintOf } from '../kernel/random.ts';
import type { Cast } from '../kernel/game.ts';
import type { RoleId } from '../kernel/types.ts';
import { rulesSchema, type Rules } from '../own/schema/rules.ts';
import { digits } from './base32.ts';
import { face, language, millimetres, roleId, words, type Face } from './deck-face.ts';
import { longestWithPictures, ownPicture, ownPictures, withoutPictures } from './deck-pictures.ts';
import { nestsDeeper } from './depth.ts';
import { unknownIcons } from './icon-names.ts';
import { nameTables } from './name-table.ts';
import { faceOf, gameIdOf, whatIsWrongWith } from './own-rules.ts';
import { contradictions, strangersIn } from './deck-sense.ts';
import { trouble, troubleOf, troublesOf, type Trouble } from './trouble.ts';

/** Most cards in one deck: the card number must fit eleven bits of the card code. */
export const mostCards = 2_000;
/** Most players a setup table may name. */
export const mostPlayers = 999;
/** Longest deck file in characters without its pictures; a deck of 2,000 cards with texts stays far below. */
export const longestFile = 1_000_000;

const setupRow = z.strictObject({
  /** Heading over this row and those that follow, e.g. a mode of the game. */
  title: words(60).optional(),
  /** First and last number of players the row is for. */
  players: z.tuple([z.int().min(1).max(mostPlayers), z.int().min(1).max(mostPlayers)]),
  /** Left out, the row stands for the casts the game suggests, one for each number of players. */
  roles: z.record(roleId, z.int().min(0).max(mostCards)).optional(),
  /** Role that makes up the number. */
  rest: roleId.optional(),
  /** House rules under which the game suggests; the others are as usual. */
  options: z.record(z.string().max(100), z.unknown()).optional(),
});

/**
 * A deck file. One entry of `cards` is one physical card, or `copies` cards with the numbers `no`, `no`+1 …;
 * the same face printed twice is two cards with different numbers. Sizes in mm.
 */
export const deckSchema = z.strictObject({
  format: z.literal('nightdeck.deck'),
  version: z.literal(1),
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/),
  /** Three characters every card code carries. Left out, it follows from the cards and changes with them. */
  edition: z
    .string()
    .regex(/^[0-9A-HJKMNP-TV-Z]{3}$/)
    .optional(),
  title: words(80),
  author: words(80).optional(),
  languages: z.array(language).min(1),
  /** The rulebook, by its id; or `rules` of its own. */
  game: z
    .string()
    .regex(/^[a-z][A-Za-z0-9]{0,39}$/)
    .optional(),
  rules: rulesSchema.optional(),
  style: z.enum(['playing-card', 'house', 'boxed', 'western']),
  /** Art of one of the decks that come with the program: its letters, frame and pictures. */
  art: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,39}$/)
    .optional(),
  /** Pictures of the deck's own, by the name a face says, or that of a role. */
  pictures: ownPictures.optional(),
  /** A picture of its own for the backs. */
  back: ownPicture.optional(),
  /** Whom the deck owes thanks for pictures, letters or rules: it stands on the setup sheet and in the app. */
  credits: z.array(z.string().trim().min(1).max(200)).min(1).max(60).optional(),
  /** Codes go on the backs and mean nothing without the key card. */
  sealed: z.boolean().optional(),
  sizes: z
    .strictObject({
      width: millimetres(40, 130),
      height: millimetres(60, 180),
      corner: millimetres(0, 10),
      bleed: millimetres(0, 5),
    })
    .optional(),
  /** The face all cards of a role share unless a card brings its own. */
  faces: z.record(roleId, face).optional(),
  cards: z
    .array(
      z.strictObject({
        no: z.int().min(1).max(mostCards),
        role: roleId,
        copies: z.int().min(1).max(mostCards).optional(),
        face: face.optional(),
      }),
    )
    .min(1)
    .max(mostCards),
  /** Names and ability texts of the deck's own, by role. */
  roles: z.record(roleId, z.strictObject({ name: words(60).optional(), ability: words(600).optional() })).optional(),
  /** Names and texts in languages the program does not speak, by language. */
  names: nameTables.optional(),
  /** Roles that get a facilitator card. */
  facilitator: z.array(roleId).optional(),
  setup: z
    .strictObject({
      /** Whose table it is; said on the setup sheet. */
      source: z.union([z.string().trim().min(1).max(200), words(200)]).optional(),
      rows: z.array(setupRow).min(1).max(200),
    })
    .optional(),
});

/** A deck as it stands in a file. */
export type DeckFile = z.input<typeof deckSchema>;
export type SetupRow = z.output<typeof setupRow>;
/** Something in some languages. */
export type Localised = z.output<ReturnType<typeof words>>;

/** One physical card. */
export interface Card {
  readonly no: number;
  readonly role: RoleId;
  readonly face: Face;
}

/** A deck ready for use: copies spread out, faces and edition filled in, cards by number. */
export interface Deck extends Omit<
  z.output<typeof deckSchema>,
  'cards' | 'edition' | 'sealed' | 'sizes' | 'facilitator' | 'format' | 'version' | 'faces' | 'game' | 'rules'
> {
  /** The rulebook's id; of a deck with rules of its own one that follows from them. */
  readonly game: string;
  readonly rules?: Rules;
  readonly edition: string;
  readonly sealed: boolean;
  /** Millimetres. */
  readonly sizes: { readonly width: number; readonly height: number; readonly corner: number; readonly bleed: number };
  readonly cards: readonly Card[];
  readonly facilitator: readonly RoleId[];
}

/** Role ids of a game, or nothing when there is no such game. */
export type RolesOf = (game: string) => readonly RoleId[] | undefined;

/** Poker size with the corner and bleed of print shops. */
export const usualSizes = { width: 63, height: 88, corner: 3.5, bleed: 3 } as const;

/** A file that is no deck, and all that is wrong with it, the first first. */
export interface RefusedDeck {
  readonly refusal: Trouble;
  readonly all: readonly Trouble[];
}

/**
 * Reads a deck file (its text, or the value parsed from it). A refusal names the places. With `rolesOf`
 * the game and every role are checked against the games there are, with `icons` every icon against those built in.
 */
export function parseDeck(source: unknown, rolesOf?: RolesOf, icons?: readonly string[]): { readonly deck: Deck } | RefusedDeck {
  let value = source;
  if (typeof source === 'string') {
    if (source.length > longestWithPictures) return refused(trouble('deck.huge', { most: longestWithPictures }));
    if (source.length > longestFile && withoutPictures(source).length > longestFile)
      return refused(trouble('deck.huge', { most: longestFile }));
    try {
      value = JSON.parse(source.replace(/^\uFEFF/, ''));
    } catch {
      return refused(trouble('deck.notJson'));
    }
  }
  if (nestsDeeper(value)) return refused(trouble('rules.tooDeep', undefined, ''));
  const read = deckSchema.safeParse(value, { reportInput: true });
  if (!read.success) {
    const many = crowded(value);
    return many ? refused(many) : refused(troubleOf(read.error), troublesOf(read.error));
  }
  const unplayable = read.data.rules && whatIsWrongWith(read.data.rules);
  const all = [
    ...contradictions(read.data, mostCards),
    ...(unplayable ? [unplayable] : []),
    ...strangersIn(read.data, rolesOf),
    ...(icons ? unknownIcons(read.data, icons) : []),
  ];
  const [first] = all;
  return first ? refused(first, all) : { deck: completed(read.data) };
}

/** The deck of a file that the schema has been through already, as those have that come with the app. */
export const deckAsRead = (file: object): Deck => completed(file as Read);

const refused = (first: Trouble, all: readonly Trouble[] = [first]): RefusedDeck => ({ refusal: first, all });

/** Edition that follows from what the codes must agree on: deck, game, and which number has which role. */
export function editionOf(id: string, game: string, cards: readonly { readonly no: number; readonly role: RoleId }[]): string {
  const byNumber = [...cards].sort((a, b) => a.no - b.no);
  const print = fingerprintOf([id, game, ...byNumber.map((card) => `${card.no}=${card.role}`)].join('|'));
  const value = parseInt(print, 36) % 32768;
  return [10, 5, 0].map((bits) => digits.charAt((value >> bits) & 31)).join('');
}

/** The card with this number. */
export function cardOf(deck: Deck, no: number): Card | undefined {
  return deck.cards.find((card) => card.no === no);
}

/** How many cards of each role the deck has. */
export function stockOf(deck: Deck): Cast {
  const stock: Record<RoleId, number> = {};
  for (const card of deck.cards) stock[card.role] = (stock[card.role] ?? 0) + 1;
  return stock;
}

type Read = z.output<typeof deckSchema>;

function crowded(value: unknown): Trouble | undefined {
  const cards = typeof value === 'object' && value !== null && 'cards' in value ? value.cards : undefined;
  return Array.isArray(cards) && cards.length > mostCards
    ? trouble('deck.tooManyCards', { count: cards.length, most: mostCards }, 'cards')
    : undefined;
}

function completed(file: Read): Deck {
  const { format: _format, version: _version, faces, cards: listed, edition, sealed, sizes, facilitator, game, rules, ...rest } = file;
  const faceFor = (role: RoleId): Face | undefined => faces?.[role] ?? (rules && faceOf(rules, role, file.style));
  const cards = listed
    .flatMap(({ no, role, copies = 1, face: own }) =>
      Array.from({ length: copies }, (_, i) => ({ no: no + i, role, face: (own ?? faceFor(role)) as Face })),
    )
    .sort((a, b) => a.no - b.no);
  return {
    ...rest,
    ...(rules && { rules }),
    game: game ?? (rules ? gameIdOf(rules) : ''),
    // The rules may be mended after the cards were printed: the codes are the same as long as the cards are.
    edition: edition ?? editionOf(file.id, game ?? 'own', cards),
    sealed: sealed ?? false,
    sizes: sizes ?? usualSizes,
    cards,
    facilitator: facilitator ?? [...new Set(cards.map((card) => card.role))],
  };
}
