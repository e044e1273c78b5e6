/** Crockford's base 32: no I, L, O, U, so that a code read aloud or typed is not mistaken. Ours, as the packages write bytes, and a code is a number. */
export const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** `value` in exactly `length` digits, most significant first. */
export function toBase32(value: number | bigint, length: number): string {
  let rest = BigInt(value);
  let out = '';
  for (let i = 0; i < length; i++) {
    out = digits.charAt(Number(rest & 31n)) + out;
    rest >>= 5n;
  }
  return out;
}

/** The number some digits stand for; the digits must be upper case and of the alphabet. */
export function fromBase32(text: string): number {
  let value = 0;
  for (const char of text) value = value * 32 + digits.indexOf(char);
  return value;
}

/** What was typed, as digits: upper case, O as 0, I and L as 1, spaces and hyphens dropped; nothing if a character does not belong. */
export function tidied(typed: string): string | undefined {
  if (typed.length > 200) return undefined;
  const plain = typed
    .toUpperCase()
    .replace(/[\s\-\u2010-\u2015]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  return /^[0-9A-HJKMNP-TV-Z]+$/.test(plain) ? plain : undefined;
}

/**
 * Two check digits: a sum weighted with powers of 10 modulo the prime 1021, so that every single wrong digit and
 * every two exchanged ones are noticed (10 generates enough distinct weights for 40 digits; tested).
 */
export function checkDigits(body: string): string {
  let sum = 0;
  let weight = 1;
  for (const char of body) {
    weight = (weight * 10) % 1021;
    sum = (sum + weight * (digits.indexOf(char) + 1)) % 1021;
  }
  return toBase32(sum, 2);
}
