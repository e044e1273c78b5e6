import fc from 'fast-check';
import QRCode from 'qrcode';
import { expect, test } from 'vitest';
import { keyBytes, looksLikeKey, makeDeckKey, makeKey, parseKey } from '../../src/cards/key.ts';
import { digits } from '../../src/cards/base32.ts';
import { makeCode } from '../../src/cards/code.ts';
import { keyNamed, otherDeck, sealedPrinceton } from './decks.ts';

const key = keyNamed(sealedPrinceton, 'a seed');
const refusalOf = (text: string) => {
  const read = parseKey(text, sealedPrinceton);
  return 'refusal' in read ? read.refusal.why.id : undefined;
};

test('a key card reads back, typed in small letters too, and is a version 2 QR', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const made = keyNamed(sealedPrinceton, seed);
      expect(parseKey(makeKey(made), sealedPrinceton)).toEqual({ key: made });
      expect(
        parseKey(
          makeKey(made)
            .toLowerCase()
            .replaceAll('0', 'o')
            .replace(/(.{4})/g, '$1-'),
          sealedPrinceton,
        ),
      ).toEqual({ key: made });
    }),
  );
  expect(QRCode.create(makeKey(key), { errorCorrectionLevel: 'M' }).version).toBe(2);
});

test('a key is its sixteen random bytes and nothing else, and fewer make none', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: keyBytes, maxLength: keyBytes }), (bytes) => {
      const { edition, secret } = makeDeckKey(sealedPrinceton, bytes);
      expect(edition).toBe(sealedPrinceton.edition);
      const value = Array.from(secret).reduce((sum, sign) => sum * 32n + BigInt(digits.indexOf(sign)), 0n);
      expect(value).toBe(BigInt(`0x${Buffer.from(bytes).toString('hex')}`));
    }),
  );
  expect(() => makeDeckKey(sealedPrinceton, new Uint8Array(keyBytes - 1))).toThrow('16 random bytes');
});

test.each([
  ['a card of the deck', makeCode(sealedPrinceton, 1, key), 'key.foreign'],
  ['a web address', 'https://example.com', 'key.foreign'],
  ['a key cut short', makeKey(key).slice(0, 20), 'key.torn'],
  ['a key with a wrong sign', makeKey(key).replace(/.{3}$/, (end) => `${end.startsWith('0') ? '1' : '0'}${end.slice(1)}`), 'key.mistyped'],
  ['the key of another deck', makeKey(keyNamed(otherDeck, 'a seed')), 'key.otherEdition'],
])('%s is refused as a key', (_what, text, id) => expect(refusalOf(text)).toBe(id));

test('any text is read as a key or refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^K[0-9A-Z]{20,40}$/)), (text) => {
      expect(refusalOf(text)).toMatch(/^key\./);
      expect(typeof looksLikeKey(text)).toBe('boolean');
    }),
  );
});
