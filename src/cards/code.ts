import { checkDigits, fromBase32, tidied, toBase32 } from './base32.ts';
import type { Card, Deck } from './deck.ts';
import { scrambled, unscrambled } from './seal.ts';
import { trouble, type Trouble } from './trouble.ts';

/**
 * The text of a card's QR: ten base-32 characters `F EEE TTTT CC`.
 *
 * - `F` format: N open, S sealed. Other formats get other letters. A printing is sealed or not, whatever its deck: the
 *   letter says how a code is read.
 * - `EEE` edition of the deck.
 * - `TTTT` the lower ten bits of the card number, nine zero bits and its eleventh bit, scrambled under a secret. Open decks use
 *   a secret made of deck and edition, which anybody can work out; sealed decks one from the key card. So no code shows a
 *   number, let alone a role, and a made-up token comes out right about once in 30,000 tries for a deck of 33.
 * - `CC` check digits that need no deck: they tell a slip of the finger from a card of another deck.
 *
 * Why ten: version 1 (21 × 21 modules) holds 10 alphanumeric characters at level H and 16 at level Q. At one printed
 * size version 1 reads farthest (25 mm at 45 cm: 94 % against 28 % for version 2), and within it level H survives a
 * blotch of 6 % of the symbol in 100 % of tries against 90–95 % for Q. Sixteen would buy bits nobody needs and
 * longer typing.
 */
export const codeLength = 10;

const open = 'N';
const sealed = 'S';
/** First letter of what lies before the host: `host-code.ts`. */
export const hostCardMark = 'H';
/** First letter and length of the code on a night sheet printed for one table: `save/resume-code.ts`. */
export const resumeMark = 'R';
export const resumeLength = 13;

/** The secret of a sealed deck: edition it belongs to and 26 base-32 characters (128 bits). */
export interface DeckKey {
  readonly edition: string;
  readonly secret: string;
}

/** Why a code is not taken. */
export type CodeFault = 'foreign' | 'torn' | 'hostCard' | 'otherVersion' | 'otherEdition' | 'sealedWithoutKey' | 'forged' | 'notInDeck';

export type CodeRead = { readonly card: Card } | { readonly fault: CodeFault; readonly refusal: Trouble };

/** The code of a card. A sealed deck needs its key; asking without one is the caller's mistake and throws. */
export function makeCode(deck: Deck, no: number, key?: DeckKey): string {
  if (deck.sealed && !key) throw new Error(`Deck ${deck.id} is sealed: its codes need the deck key`);
  const body = (deck.sealed ? sealed : open) + deck.edition + toBase32(scrambled(tokenOf(no), secretOf(deck, key)), 4);
  return body + checkDigits(body);
}

/**
 * The code on the face of a sealed card, for typing alone: the open one. Anybody who sees the face can tell it anyway, needs
 * no key, and stays the same when the card gets a new back under a new key.
 */
export function faceCode(deck: Deck, no: number): string {
  return makeCode({ ...deck, sealed: false }, no);
}

/** Whether a text is a whole sealed code. */
export function isSealedCode(text: string): boolean {
  return editionIn(text) !== undefined && tidied(text)?.startsWith(sealed) === true;
}

/**
 * Reads what a scanner saw or somebody typed: any case, spaces, hyphens, O for 0, I and L for 1. A sealed code needs its
 * key in any deck; a deck whose file says that it is sealed takes no open ones. Never throws.
 */
export function parseCode(text: string, deck: Deck, key?: DeckKey): CodeRead {
  const code = tidied(text);
  const known = code?.startsWith(open) || code?.startsWith(sealed);
  if (code === undefined || code.length > 16) return fault('foreign');
  if (isResumeCode(code)) return fault('hostCard');
  if (code.length !== codeLength)
    return known && code.length > 3 ? fault('torn', { length: code.length, whole: codeLength }) : fault('foreign');
  if (checkDigits(code.slice(0, 8)) !== code.slice(8))
    return known ? { fault: 'torn', refusal: trouble('code.mistyped') } : fault('foreign');
  if (code.startsWith(hostCardMark)) return fault('hostCard');
  if (!known) return fault('otherVersion');
  if (code.slice(1, 4) !== deck.edition) return fault('otherEdition');
  const closed = code.startsWith(sealed);
  if (deck.sealed && !closed) return fault('forged');
  if (closed && key?.edition !== deck.edition) return fault('sealedWithoutKey');
  const plain = unscrambled(fromBase32(code.slice(4, 8)), secretOf({ ...deck, sealed: closed }, key));
  const no = numberOf(plain);
  // Only decks of more than 1,023 cards have numbers with an eleventh bit; in others it is one of the zeros that tell a forged one.
  if (no === undefined || (no > lowBits && no > (deck.cards.at(-1)?.no ?? 0)))
    return closed ? { fault: 'forged', refusal: trouble('code.otherKey') } : fault('forged');
  const card = deck.cards.find((one) => one.no === no);
  return card ? { card } : fault('notInDeck', { no });
}

/** The largest number of ten bits. */
const lowBits = 1023;

const tokenOf = (no: number): number => ((no & lowBits) << 10) | (no >> 10);

/** The card number in an unscrambled token; nothing where it is none. */
function numberOf(plain: number): number | undefined {
  const [low, high] = [plain >> 10, plain & lowBits];
  return high > 1 || plain === 0 ? undefined : low | (high << 10);
}

/** Whether tidied text is the whole code of a night sheet that was printed for one table. */
const isResumeCode = (code: string): boolean =>
  code.startsWith(resumeMark) && code.length === resumeLength && checkDigits(code.slice(0, -2)) === code.slice(-2);

/** The deck as a typed code is read against: on the face of a sealed card stands its open code. */
export function forTyping(text: string, deck: Deck): Deck {
  return isSealedCode(text) ? deck : { ...deck, sealed: false };
}

/** The edition a code claims to be of, for finding its deck among several; nothing for what is no whole code. */
export function editionIn(text: string): string | undefined {
  const code = tidied(text);
  if (code?.length !== codeLength || checkDigits(code.slice(0, 8)) !== code.slice(8)) return undefined;
  return code.startsWith(open) || code.startsWith(sealed) ? code.slice(1, 4) : undefined;
}

/** The code as printed for typing: `NABC-DEF-GHJ`. */
export function grouped(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4, 7)}-${code.slice(7)}`;
}

function secretOf(deck: Deck, key?: DeckKey): string {
  return deck.sealed ? `sealed:${key?.secret ?? ''}` : `open:${deck.id}:${deck.edition}`;
}

function fault(kind: CodeFault, fill?: Readonly<Record<string, string | number>>): CodeRead {
  return { fault: kind, refusal: trouble(`code.${kind}`, fill) };
}
