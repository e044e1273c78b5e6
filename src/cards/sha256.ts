/** SHA-256 (FIPS 180-4) of some bytes, as eight 32-bit words. For card tokens; files use a plain checksum. */
export function sha256(bytes: Uint8Array): Uint32Array {
  const h = firstWords.slice();
  const padded = pad(bytes);
  for (let at = 0; at < padded.length; at += 64) {
    for (let i = 0, b = at; i < 16; i++, b += 4)
      w[i] = (padded[b]! << 24) | (padded[b + 1]! << 16) | (padded[b + 2]! << 8) | padded[b + 3]!;
    for (let i = 16; i < 64; i++) w[i] = sigma1(w[i - 2]!) + w[i - 7]! + sigma0(w[i - 15]!) + w[i - 16]!;
    round(h);
  }
  return h;
}

/** Made once, for it is filled anew for every block. */
const w = new Uint32Array(64);

/** The words as 64 lower-case hexadecimal digits. */
export function hex(words: Uint32Array): string {
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** UTF-8 bytes of a text; unpaired surrogates become U+FFFD, as TextEncoder does. */
export function utf8(text: string): Uint8Array {
  const out: number[] = [];
  for (const char of text) {
    const point = char.codePointAt(0)!;
    const c = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point;
    if (c < 0x80) out.push(c);
    else if (c < 0x800) out.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) out.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else out.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return Uint8Array.from(out);
}

function round(h: Uint32Array): void {
  let a = h[0]!,
    b = h[1]!,
    c = h[2]!,
    d = h[3]!,
    e = h[4]!,
    f = h[5]!,
    g = h[6]!,
    last = h[7]!;
  for (let i = 0; i < 64; i++) {
    const t1 = (last + (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) + ((e & f) ^ (~e & g)) + roundWords[i]! + w[i]!) | 0;
    const t2 = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    last = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  h[0]! += a;
  h[1]! += b;
  h[2]! += c;
  h[3]! += d;
  h[4]! += e;
  h[5]! += f;
  h[6]! += g;
  h[7]! += last;
}

function pad(bytes: Uint8Array): Uint8Array {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  // The length in bits; a text of 512 MB and more is none of ours.
  for (let i = 0, bits = bytes.length * 8; i < 4; i++) padded[padded.length - 1 - i] = bits >>> (8 * i);
  return padded;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));
const sigma0 = (x: number): number => rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
const sigma1 = (x: number): number => rotate(x, 17) ^ rotate(x, 19) ^ (x >>> 10);

const primes = Array.from({ length: 400 }, (_, n) => n).filter(
  (n) => n > 1 && !Array.from({ length: n }, (_, d) => d).some((d) => d > 1 && n % d === 0),
);
/** First 32 bits of the fractional part of the root, exactly: an integer root of prime · 2^(32·degree). */
const fraction = (prime: number, degree: bigint): number => {
  const scaled = BigInt(prime) << (32n * degree);
  let low = 0n;
  let high = 1n << 40n;
  while (high - low > 1n) {
    const mid = (low + high) >> 1n;
    if (mid ** degree <= scaled) low = mid;
    else high = mid;
  }
  return Number(low & 0xffffffffn);
};
const firstWords = Uint32Array.from(primes.slice(0, 8), (prime) => fraction(prime, 2n));
const roundWords = Uint32Array.from(primes.slice(0, 64), (prime) => fraction(prime, 3n));
