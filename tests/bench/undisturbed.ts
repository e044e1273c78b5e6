/** Milliseconds a piece of work takes when nothing disturbs it: the mean over its variants of the fastest of some rounds. */
export function undisturbed(variants: number, rounds: number, work: (variant: number) => void): number {
  const best = Array<number>(variants).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < variants; i++) {
      const start = performance.now();
      work(i);
      best[i] = Math.min(best[i] ?? 0, performance.now() - start);
    }
  }
  return best.reduce((sum, ms) => sum + ms, 0) / variants;
}
