import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashWords } from '../../src/cards/hash.ts';

const hex = (words: Uint32Array): string => [...words].map((word) => word.toString(16).padStart(8, '0')).join('');

// FIPS 180-4 examples and the million-a vector of NIST.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  ['abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq', '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1'],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('SHA-256 of a reference text (%#)', (text, digest) => {
  expect(hex(hashWords(text))).toBe(digest);
});

test('SHA-256 agrees with Node on any text, in any script', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(hex(hashWords(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
  );
});
