import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A pointer that has moved so far, px, turns the ring and touches no seat. */
const drag = 12;

/** A ring whose seats can be turned. */
interface Turnable extends ReactiveControllerHost {
  readonly seats: readonly unknown[];
  readonly turned: number;
  readonly turns: 'mouse' | 'all' | undefined;
}

/** Turns a ring under the pointer, seat by seat; tells how far it is turned once it is let go. */
export class RingTurn implements ReactiveController {
  #steps = 0;
  #from: { readonly x: number; readonly y: number; readonly angle: number } | undefined;
  #ring: HTMLElement | undefined;
  /** The pointer has turned the ring and the click that ends it is still to come. */
  dragged = false;
  readonly #host: Turnable;
  readonly #told: (turned: number) => void;

  constructor(host: Turnable, told: (turned: number) => void) {
    this.#host = host;
    this.#told = told;
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#end();
  }

  /** By how many of so many places the ring is turned, with what is just being dragged. */
  by(turned: number, seats: number): number {
    return seats === 0 ? 0 : (turned + this.#steps) % seats;
  }

  readonly begin = (event: PointerEvent): void => {
    this.dragged = false;
    if (event.button !== 0 || !event.isPrimary || (this.#host.turns === 'mouse' && event.pointerType !== 'mouse')) return;
    this.#ring = event.currentTarget as HTMLElement;
    this.#from = { x: event.clientX, y: event.clientY, angle: this.#angle(event) };
    window.addEventListener('pointermove', this.#move);
    window.addEventListener('pointerup', this.#up);
    window.addEventListener('pointercancel', this.#end);
  };

  readonly #move = (event: PointerEvent): void => {
    if (!this.#from) return;
    const { x, y, angle } = this.#from;
    if (!this.dragged && Math.hypot(event.clientX - x, event.clientY - y) < drag) return;
    this.dragged = true;
    const n = this.#host.seats.length;
    const turn = ((this.#angle(event) - angle + 3 * Math.PI) % (2 * Math.PI)) - Math.PI;
    const steps = Math.round((turn / (2 * Math.PI)) * n);
    if (steps === this.#steps) return;
    this.#steps = steps;
    this.#host.requestUpdate();
  };

  readonly #up = (): void => {
    const { turned, seats } = this.#host;
    const to = (((turned + this.#steps) % seats.length) + seats.length) % seats.length;
    const moved = this.#steps !== 0;
    this.#end();
    // The click comes after this and belongs to the drag.
    setTimeout(() => (this.dragged = false));
    if (moved) this.#told(to);
  };

  readonly #end = (): void => {
    window.removeEventListener('pointermove', this.#move);
    window.removeEventListener('pointerup', this.#up);
    window.removeEventListener('pointercancel', this.#end);
    this.#from = undefined;
    this.#steps = 0;
    this.#host.requestUpdate();
  };

  /** Where the pointer is seen from the middle of the ring, radians. */
  #angle({ clientX, clientY }: PointerEvent): number {
    const { left, top, width, height } = this.#ring?.getBoundingClientRect() ?? new DOMRect();
    return Math.atan2(clientY - top - height / 2, clientX - left - width / 2);
  }
}
