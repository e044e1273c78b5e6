/** A stream of draws fixed by its seed, so that seed and answers give the same story. */
export interface Random {
  /** A whole number from 0 up to, but not including, `n`. */
  below(n: number): number;
}

/**
 * Seeded generator (sfc32 filled from a string hash). The same seed gives the same draws on every
 * platform; it is not for secrets. Ours, as every save is replayed by it: no newer version of a package may draw otherwise.
 */
export function seeded(seed: string): Random {
  let [a, b, c, d] = hash128(seed);
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return {
    below(n) {
      if (!(n >= 1)) throw new RangeError(`There is no number below ${String(n)} to draw.`);
      const limit = 4294967296 - (4294967296 % n);
      for (;;) {
        const x = next();
        if (x < limit) return x % n;
      }
    },
  };
}

/** A shuffled copy. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [all[i], all[j]] = [all[j] as T, all[i] as T];
  }
  return all;
}

function hash128(text: string): [number, number, number, number] {
  const words: [number, number, number, number] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, text.length | 0];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    for (let w = 0; w < 4; w++) {
      words[w] = Math.imul((words[w] as number) ^ (code + w * 0x1000193), 0x85ebca6b + 2 * w);
      words[w] = ((words[w] as number) << 13) | ((words[w] as number) >>> 19);
    }
  }
  return words;
}

/** A 53-bit hash of a text as 11 base-36 digits: for fingerprints, not for secrets (cyrb53). Ours, as all saves carry it. */
export function fingerprintOf(text: string): string {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return (4294967296 * (2097151 & h2) + (h1 >>> 0)).toString(36).padStart(11, '0');
}
