/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function uniform(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Normally distributed numbers, mean 0 and deviation 1, the same for the same seed (Box–Muller). */
export function normal(seed: number): () => number {
  const random = uniform(seed);
  let spare: number | undefined;
  return () => {
    if (spare !== undefined) {
      const value = spare;
      spare = undefined;
      return value;
    }
    const length = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    spare = length * Math.sin(angle);
    return length * Math.cos(angle);
  };
}

/** Fills a field with what `normal` would give one after another, several times faster. */
export function fillNormal(field: Float32Array<ArrayBuffer>, seed: number): Float32Array<ArrayBuffer> {
  const random = uniform(seed);
  for (let i = 0; i < field.length; i += 2) {
    const length = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    field[i] = length * Math.cos(angle);
    field[i + 1] = length * Math.sin(angle);
  }
  return field;
}
