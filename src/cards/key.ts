import { checkDigits, fromBase32, tidied, toBase32 } from './base32.ts';
import type { DeckKey } from './code.ts';
import type { Deck } from './deck.ts';
import { trouble, type Trouble } from './trouble.ts';

const mark = 'K';
const secretLength = 26;

/** How many random bytes a key is made of. */
export const keyBytes = 16;

/**
 * A new key for one printing of a deck. The bytes must come fresh from the system's generator for secrets (`crypto`):
 * who can guess them has the key, so a game's seed, which every save carries, is never it. Throws on too few bytes.
 */
export function makeDeckKey(deck: Deck, random: Uint8Array): DeckKey {
  if (random.length < keyBytes) throw new Error(`A key takes ${String(keyBytes)} random bytes`);
  const bits = random.subarray(0, keyBytes).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  return { edition: deck.edition, secret: toBase32(bits, secretLength) };
}

/** Text of the key card's QR: `K`, edition, secret, two check digits; 32 characters, a version 2 QR at level M. */
export function makeKey(key: DeckKey): string {
  const body = mark + key.edition + key.secret;
  return body + checkDigits(body);
}

/** Whether a text looks like a key card, whole or not. */
export function looksLikeKey(text: string): boolean {
  const typed = tidied(text);
  return typed !== undefined && typed.startsWith(mark) && typed.length > 16;
}

/** Reads a key card for a deck, scanned or typed. Never throws. */
export function parseKey(text: string, deck: Deck): { readonly key: DeckKey } | { readonly refusal: Trouble } {
  const typed = tidied(text);
  if (!typed?.startsWith(mark)) return { refusal: trouble('key.foreign') };
  const whole = 4 + secretLength + 2;
  const body = typed.slice(0, -2);
  if (typed.length !== whole) return { refusal: trouble('key.torn', { length: typed.length, whole }) };
  const key = { edition: body.slice(1, 4), secret: body.slice(4) };
  // 128 bits leave the first of the 26 signs below 8.
  if (checkDigits(body) !== typed.slice(-2) || fromBase32(key.secret.slice(0, 1)) > 7) return { refusal: trouble('key.mistyped') };
  if (key.edition !== deck.edition) return { refusal: trouble('key.otherEdition') };
  return { key };
}
