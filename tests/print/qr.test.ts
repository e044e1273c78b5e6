import fc from 'fast-check';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { qrGrid } from '../../print/qr.ts';

const characters = Array.from('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:');
const textOf = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(...characters), { minLength: length, maxLength: length }).map((letters) => letters.join(''));

/** Versions and levels of ISO/IEC 18004, table 7, for texts of a length: how many characters each holds. */
const holds = [
  [10, 1, 'H'],
  [16, 1, 'Q'],
  [20, 2, 'H'],
  [29, 2, 'Q'],
  [35, 3, 'H'],
  [47, 3, 'Q'],
  [50, 4, 'H'],
  [67, 4, 'Q'],
  [87, 5, 'Q'],
  [108, 6, 'Q'],
] as const;

test('a code put together from what its bits change is the one that an encoder makes of its text', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 108 }).chain((length) => fc.array(textOf(length), { minLength: 1, maxLength: 4 })),
      (texts) => {
        for (const text of texts) {
          const [, version, errorCorrectionLevel] = holds.find(([room]) => text.length <= room) ?? holds[0];
          const { size, data } = create([{ data: text, mode: 'alphanumeric' }], { version, errorCorrectionLevel, maskPattern: 2 }).modules;
          expect(drawn(text)).toEqual({ modules: size, dark: Array.from(data) });
        }
      },
    ),
    { numRuns: 60 },
  );
});

/** The modules of a code as its rectangles cover them. */
function drawn(text: string): { modules: number; dark: number[] } {
  const { modules, dark } = qrGrid(text);
  const covered = new Array<number>(modules * modules).fill(0);
  for (const { x, y, w, h } of dark) for (let j = y; j < y + h; j++) covered.fill(1, j * modules + x, j * modules + x + w);
  return { modules, dark: covered };
}
