import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Moving rows of a list by dragging their handle or with the arrow keys on it. The rows are `li`, the handles
 * `.handle`, in the host's shadow root; `move` puts a row elsewhere and says whether it did.
 */
export class Reorder implements ReactiveController {
  /** The row in hand. */
  dragged: number | undefined;

  constructor(
    readonly host: ReactiveControllerHost & { readonly renderRoot: ParentNode },
    readonly move: (from: number, to: number) => boolean,
  ) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.dragged = undefined;
  }

  key(event: KeyboardEvent, i: number): void {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (this.move(i, i + step)) void this.host.updateComplete.then(() => this.#all<HTMLElement>('.handle')[i + step]?.focus());
  }

  grab(event: PointerEvent, i: number): void {
    this.#take(i);
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  readonly drag = (event: PointerEvent): void => {
    if (this.dragged === undefined) return;
    const over = this.#all('li').findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return event.clientY >= top && event.clientY <= bottom;
    });
    // The handle of the row that stood here before keeps the pointer; only what is written on the rows moves.
    if (over >= 0 && over !== this.dragged && this.move(this.dragged, over)) this.#take(over);
  };

  readonly drop = (): void => this.#take(undefined);

  #take(i: number | undefined): void {
    this.dragged = i;
    this.host.requestUpdate();
  }

  #all<E extends Element>(what: string): E[] {
    return [...this.host.renderRoot.querySelectorAll<E>(what)];
  }
}
