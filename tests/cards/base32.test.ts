import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkDigits, digits, fromBase32, tidied, toBase32 } from '../../src/cards/base32.ts';

test('numbers survive base 32', () => {
  fc.assert(fc.property(fc.nat(2 ** 30 - 1), (n) => fromBase32(toBase32(n, 6)) === n));
});

test.each([
  ['nabc-def-ghj', 'NABCDEFGHJ'],
  [' o0 iI lL 1 ', '0011111'],
  ['AB\u2011CD', 'ABCD'],
])('%j is read as %s', (typed, expected) => expect(tidied(typed)).toBe(expected));

test.each(['', ' - ', 'HTTPS://EXAMPLE.COM', 'NUTS', 'żółw', '夜', 'A'.repeat(201)])('%j has signs that are not digits', (typed) => {
  expect(tidied(typed)).toBeUndefined();
});

test('every wrong digit and every exchange of two digits changes the check, up to the length of a key', () => {
  const bodies = fc.array(fc.nat(31), { minLength: 2, maxLength: 30 });
  fc.assert(
    fc.property(bodies, fc.nat(), fc.nat(), fc.nat(31), (body, i, j, put) => {
      const text = (of: readonly number[]) => of.map((d) => digits[d]).join('');
      const [a, b] = [i % body.length, j % body.length];
      const wrong = body.with(a, put);
      const exchanged = body.with(a, body[b] as number).with(b, body[a] as number);
      for (const other of [wrong, exchanged]) {
        expect(checkDigits(text(other)) === checkDigits(text(body))).toBe(text(other) === text(body));
      }
    }),
    { numRuns: 2000 },
  );
});
