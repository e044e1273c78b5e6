import { create } from 'qrcode';

/** How texts of one length are coded. */
export interface QrFormat {
  readonly version: number;
  readonly errorCorrectionLevel: 'H' | 'Q';
}

/** The codes of all texts of one length. Modules are 1 where they are dark, row by row. */
export interface QrKind {
  /** Modules along one side. */
  readonly size: number;
  /** What is the same in all of them: corners, lines and format (ISO/IEC 18004, 6.3). */
  readonly fixed: Uint8Array;
  /** What a text makes of the other modules. */
  free(text: string): Uint8Array;
}

/**
 * One mask for all codes. The standard picks the one of eight that looks least like a finder pattern; but what our codes
 * say is scrambled, so that no mask suits them worse than another: all eight and the choice read alike (270 codes, small
 * and noisy: 66 to 71 %, the choice 69 %; blurred: 98 to 100 %, the choice 98 %). The choice takes three quarters of the
 * time of making a code; and codes of a deck are more alike, and so pack better, under one mask. This one is in columns.
 */
const maskPattern = 2;

/** Characters in the order of their values. */
const characters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const bitsOfPair = 11;

/**
 * Under one mask codes are sums: a bit of the text that is another changes the same modules in every code, as correction over
 * GF(2⁸) adds up and each bit of it has its place. So the encoder is asked for the first code and for one code for each bit that
 * ever differs from it, and not for each of hundreds of codes.
 */
export function qrKind(first: string, format: QrFormat): QrKind {
  const made = modulesOf(first, format);
  const values = valuesOf(first);
  const zeros = '0'.repeat(first.length);
  let blank: Uint8Array | undefined;
  const changes: (Uint16Array | undefined)[] = [];

  /** The modules that a bit of a pair of characters changes. */
  const changeOf = (pair: number, bit: number): Uint16Array => {
    const from = (blank ??= modulesOf(zeros, format).data);
    const { data } = modulesOf(withValue(zeros, pair, 1 << bit), format);
    return Uint16Array.from(data.keys()).filter((at) => data[at] !== from[at]);
  };

  const reserved = (at: number): boolean => made.reservedBit[at] === 1;
  const freeOfFirst = made.data.map((dark, at) => (reserved(at) ? 0 : dark));
  return {
    size: made.size,
    fixed: made.data.map((dark, at) => (reserved(at) ? dark : 0)),
    free(text) {
      const modules = freeOfFirst.slice();
      valuesOf(text).forEach((value, pair) => {
        const other = value ^ (values[pair] ?? 0);
        for (let bit = 0; other >> bit !== 0; bit++) {
          if (((other >> bit) & 1) === 1) turnOver(modules, (changes[pair * bitsOfPair + bit] ??= changeOf(pair, bit)));
        }
      });
      return modules;
    },
  };
}

/** Dark modules to light ones and the other way round. */
function turnOver(modules: Uint8Array, change: Uint16Array): void {
  for (let i = 0; i < change.length; i++) {
    const at = change[i] as number;
    modules[at] = (modules[at] as number) ^ 1;
  }
}

/** The values of the characters of a text, two together (ISO/IEC 18004, 7.4.4). */
function valuesOf(text: string): readonly number[] {
  const values: number[] = [];
  for (let i = 0; i < text.length; i += 2) {
    const value = characters.indexOf(text.charAt(i));
    values.push(i + 1 < text.length ? value * characters.length + characters.indexOf(text.charAt(i + 1)) : value);
  }
  return values;
}

/** A text of zeros with a value in place of one of its pairs. */
function withValue(zeros: string, pair: number, value: number): string {
  const before = zeros.slice(0, 2 * pair);
  const behind = zeros.slice(2 * pair + 2);
  const low = characters.charAt(value % characters.length);
  const alone = 2 * pair + 1 === zeros.length;
  return before + (alone ? low : characters.charAt(Math.floor(value / characters.length)) + low) + behind;
}

/** Mode and version are declared, so that a text that does not fit is refused and never becomes a denser code. */
function modulesOf(data: string, format: QrFormat): { readonly size: number; readonly data: Uint8Array; readonly reservedBit: Uint8Array } {
  return create([{ data, mode: 'alphanumeric' }], { ...format, maskPattern }).modules;
}
