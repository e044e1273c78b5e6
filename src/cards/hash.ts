/** Every platform the program runs on has it; neither DOM nor Node types are at hand here. */
declare class TextEncoder {
  encode(text: string): Uint8Array;
}

const utf8 = new TextEncoder();

/** The first 32 bits behind the point of the square roots of the first 8 primes: what a hash begins as. */
const begin = Int32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);

/** The same of the cube roots of the first 64 primes: one for each round. */
const roots = Int32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** Words that are mixed in at a time; the last two of them tell the length of the text in bits. */
const blockWords = 16;
const lengthWords = 2;

/**
 * SHA-256 (FIPS 180-4) of a text in UTF-8, as eight 32-bit words. For card tokens and names of games; files have a plain
 * checksum. Ours, as the code of a card takes eight hashes of a few words, and the package makes objects and views for each.
 */
export function hashWords(text: string): Uint32Array {
  const bytes = utf8.encode(text);
  const end = bytes.length;
  const padded = new Int32Array(Math.ceil(((end >> 2) + 1 + lengthWords) / blockWords) * blockWords);
  for (let i = 0; i <= end; i++) padded[i >> 2] = (padded[i >> 2] as number) | ((bytes[i] ?? 0x80) << (24 - 8 * (i & 3)));
  padded[padded.length - 1] = 8 * end;
  const hash = begin.slice();
  for (let at = 0; at < padded.length; at += blockWords) mixIn(hash, padded, at);
  return new Uint32Array(hash.buffer);
}

/** The words of a block and what follows from them, one for each round; filled anew for each block. */
const words = new Int32Array(roots.length);

function mixIn(hash: Int32Array, padded: Int32Array, at: number): void {
  for (let i = 0; i < roots.length; i++) words[i] = i < blockWords ? (padded[at + i] as number) : following(i);
  let a = hash[0] as number;
  let b = hash[1] as number;
  let c = hash[2] as number;
  let d = hash[3] as number;
  let e = hash[4] as number;
  let f = hash[5] as number;
  let g = hash[6] as number;
  let h = hash[7] as number;
  for (let i = 0; i < roots.length; i++) {
    const one =
      (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (roots[i] as number) + (words[i] as number)) | 0;
    const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  hash[0] = (hash[0] as number) + a;
  hash[1] = (hash[1] as number) + b;
  hash[2] = (hash[2] as number) + c;
  hash[3] = (hash[3] as number) + d;
  hash[4] = (hash[4] as number) + e;
  hash[5] = (hash[5] as number) + f;
  hash[6] = (hash[6] as number) + g;
  hash[7] = (hash[7] as number) + h;
}

/** The word that follows from those before it. */
function following(i: number): number {
  const early = words[i - 15] as number;
  const late = words[i - 2] as number;
  const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
  const two = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
  return (words[i - 16] as number) + one + (words[i - 7] as number) + two;
}

/** A word turned to the right by so many bits. */
const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));
