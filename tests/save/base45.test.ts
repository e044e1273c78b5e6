import fc from 'fast-check';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { crc32, fromBase45, toBase45 } from '../../src/save/base45.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text));

// The examples of RFC 9285, sections 4.3 and 4.4.
test.each([
  ['AB', 'BB8'],
  ['Hello!!', '%69 VD92EX0'],
  ['base-45', 'UJCLQE7W581'],
  ['ietf!', 'QED8WEX0'],
])('%s is %s', (text, encoded) => {
  expect(toBase45(bytes(text))).toBe(encoded);
  expect(fromBase45(encoded)).toEqual(bytes(text));
});

test('bytes come back, and what is not base 45 is refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (some) => {
      expect(fromBase45(toBase45(some))).toEqual(some);
    }),
  );
  for (const wrong of ['A', 'ABCD', 'ab8', 'GGW', ':::', '::', 'Ä11']) expect(fromBase45(wrong)).toBeUndefined();
});

test('the CRC is that of zip files', () => {
  expect(crc32(bytes('123456789'))).toBe('CBF43926');
  // A gzip member ends with the CRC and the length, four bytes each, low byte first (RFC 1952).
  fc.assert(fc.property(fc.uint8Array(), (some) => parseInt(crc32(some), 16) === gzipSync(some).readUInt32LE(gzipSync(some).length - 8)));
});
