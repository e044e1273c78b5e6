/** How long storage may take to answer, ms: at the least, at the most, and how many times as long as it has taken so far. */
const least = 2_500;
const most = 6_000;
const times = 4;
/** The same once it has been silent for so long, until it answers after all. */
const impatience = 300;
/** How often the wait is counted, ms. */
const beat = 100;

/** Waits for one kind of storage, which may never answer. What it has taken before tells a slow device from a silent one. */
export class Patience {
  #slowest = 0;
  #silent = false;

  /** It has not answered yet what it was last asked. */
  get silent(): boolean {
    return this.#silent;
  }

  /** What the work brings, or what `late` does where it does not answer in time; it may still do so afterwards. */
  async wait<T>(work: Promise<T>, late: () => T): Promise<T> {
    const began = performance.now();
    const answers = (): void => {
      this.#silent = false;
      const took = performance.now() - began;
      // Longer is no slowness: something stood in its way.
      if (took < most) this.#slowest = Math.max(this.#slowest, took);
    };
    work.then(answers, answers);
    const limit = this.#silent ? impatience : Math.min(most, Math.max(least, times * this.#slowest));
    let stop: () => void = () => undefined;
    const silence = new Promise<'silent'>((end) => (stop = afterBeats(limit, () => end('silent'))));
    try {
      const first = await Promise.race([work.then((value) => ({ value })), silence]);
      if (first !== 'silent') return first.value;
      this.#silent = true;
      return late();
    } finally {
      stop();
    }
  }
}

/** Calls back after so many ms in which the page could run: while it is frozen or hard at work, storage could not have told it anything. */
function afterBeats(ms: number, over: () => void): () => void {
  let last = performance.now();
  let waited = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    waited += Math.min(now - last, 2 * beat);
    last = now;
    if (waited < ms) return;
    clearInterval(timer);
    over();
  }, beat);
  return () => clearInterval(timer);
}
