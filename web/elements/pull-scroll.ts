/** So little of a pull is a finger that does not hold quite still, px. */
const still = 16;
/** How fast a text goes on at most, px a frame; it takes a finger eight times as many px to get it there. */
const fastest = 30;

/**
 * Scrolls a text for a finger that is held down elsewhere, as long as it is pulled away from where it was set down: the
 * further, the faster, and the way it is pulled.
 */
export class PullScroll {
  #pull = 0;
  #frame: number | undefined;

  constructor(readonly text: () => Element | null) {}

  /** The finger is so many px below where it was set down; above, where it is less than 0. */
  by(px: number): void {
    this.#pull = Math.sign(px) * Math.min(fastest, Math.max(0, Math.abs(px) - still) / 8);
    this.#frame ??= requestAnimationFrame(this.#step);
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  readonly #step = (): void => {
    this.#frame = undefined;
    const text = this.text();
    if (!text || this.#pull === 0) return;
    text.scrollTop += this.#pull < 0 ? Math.floor(this.#pull) : Math.ceil(this.#pull);
    this.#frame = requestAnimationFrame(this.#step);
  };
}
