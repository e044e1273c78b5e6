import type { Light } from './scanner.ts';

/** Mean luminance below which a picture counts as dark. */
export const darkBelow = 50;
/** How long it must stay so with nothing read, in ms. */
const darkFor = 1_500;
/** How often a level is told, in ms. */
const every = 500;

/** Watches how bright the camera's pictures are. */
export class LightMeter {
  #told = -Infinity;
  #brightOrRead: number | undefined;

  /** Takes one picture's mean luminance at a time (ms), and whether a code was read; answers with a level now and then. */
  read(mean: number, codeRead: boolean, now: number): Light | undefined {
    this.#brightOrRead ??= now;
    if (codeRead || mean >= darkBelow) this.#brightOrRead = now;
    if (now - this.#told < every) return undefined;
    this.#told = now;
    return { mean, dark: now - this.#brightOrRead >= darkFor };
  }
}
