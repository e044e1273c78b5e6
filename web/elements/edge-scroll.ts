import { scrollerOf, sightOf } from './scroller.ts';

/** How near the edge a pointer must be for the list to move on, and how fast it then moves at most, px and px a frame. */
const edge = 56;
const fastest = 14;

/**
 * Scrolls whatever an element lies in while a pointer is held near its upper or lower edge, faster the nearer
 * it is, and calls `moved` after each step.
 */
export class EdgeScroll {
  #y = 0;
  #frame: number | undefined;

  constructor(
    readonly inside: Element,
    readonly moved: (y: number) => void,
  ) {}

  /** The pointer is at this height of the window, px. */
  at(y: number): void {
    this.#y = y;
    this.#frame ??= requestAnimationFrame(this.#step);
  }

  stop(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    this.#frame = undefined;
  }

  readonly #step = (): void => {
    this.#frame = undefined;
    const box = scrollerOf(this.inside);
    const { top, bottom } = sightOf(box);
    const over = this.#y < top + edge ? this.#y - top - edge : this.#y > bottom - edge ? this.#y - bottom + edge : 0;
    if (over === 0) return;
    const before = box.scrollTop;
    box.scrollTop += Math.max(-fastest, Math.min(fastest, over / 4));
    if (box.scrollTop === before) return;
    this.moved(this.#y);
    this.#frame = requestAnimationFrame(this.#step);
  };
}
