import type { RoleId } from '../kernel/types.ts';
import { checkDigits, fromBase32, tidied, toBase32 } from './base32.ts';
import { codeLength, hostCardMark } from './code.ts';
import type { Deck } from './deck.ts';
import { scrambled, unscrambled } from './seal.ts';
import { trouble, type Trouble } from './trouble.ts';

/**
 * What lies before the host: the facilitator card of a role, or a night sheet. Their codes are ten base-32 characters
 * `H EEE TTTT CC`, like a card's code but of another format, so that neither is ever taken for the other. `TTTT` is the
 * number of the facilitator card or sheet and ten zero bits, scrambled under a secret made of deck and edition: no code
 * shows which card it is. A sealed deck needs no key for them, for the host alone has these cards.
 */
export type HostCard = { readonly kind: 'facilitator'; readonly role: RoleId } | { readonly kind: 'night' };

export type HostCodeRead = { readonly hostCard: HostCard } | { readonly refusal: Trouble };

/** Number of the night sheet; facilitator cards are counted from 1 in the order of the deck. */
const nightSheet = 1023;

/** The code of a facilitator card; nothing if the deck has none for the role. */
export function makeFacilitatorCode(deck: Deck, role: RoleId): string | undefined {
  const at = deck.facilitator.indexOf(role);
  return at < 0 ? undefined : codeOf(deck, at + 1);
}

/** The code of a deck's night sheets. */
export function makeNightCode(deck: Deck): string {
  return codeOf(deck, nightSheet);
}

/** Whether a text is of this format, whole or not. */
export function looksLikeHostCode(text: string): boolean {
  const code = tidied(text);
  return code?.length === codeLength && code.startsWith(hostCardMark);
}

/** Reads the code of a host card, scanned or typed. Never throws. */
export function parseHostCode(text: string, deck: Deck): HostCodeRead {
  const code = tidied(text);
  if (code?.length !== codeLength || !code.startsWith(hostCardMark)) return { refusal: trouble('code.foreign') };
  if (checkDigits(code.slice(0, 8)) !== code.slice(8)) return { refusal: trouble('code.mistyped') };
  if (code.slice(1, 4) !== deck.edition) return { refusal: trouble('code.otherEdition') };
  const plain = unscrambled(fromBase32(code.slice(4, 8)), secretOf(deck));
  const no = plain >> 10;
  if ((plain & 1023) !== 0 || no === 0) return { refusal: trouble('code.forged') };
  if (no === nightSheet) return { hostCard: { kind: 'night' } };
  const role = deck.facilitator[no - 1];
  return role === undefined ? { refusal: trouble('code.forged') } : { hostCard: { kind: 'facilitator', role } };
}

function codeOf(deck: Deck, no: number): string {
  const body = hostCardMark + deck.edition + toBase32(scrambled(no << 10, secretOf(deck)), 4);
  return body + checkDigits(body);
}

const secretOf = ({ id, edition }: Deck): string => `host:${id}:${edition}`;
