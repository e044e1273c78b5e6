import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { EdgeScroll } from './edge-scroll.ts';

/** How many rows Page up and Page down move a row by. */
const page = 10;

/**
 * Moving rows of a list by dragging their handle, which scrolls a long list along, or with the arrow keys, Page
 * up, Page down, Home and End on it. The rows are `li`, the handles `.handle`, in the host's shadow root; `move`
 * puts a row elsewhere and says whether it did.
 */
export class Reorder implements ReactiveController {
  /** The row in hand. */
  dragged: number | undefined;
  readonly #edges: EdgeScroll;

  constructor(
    readonly host: ReactiveControllerHost & Element & { readonly renderRoot: ParentNode },
    readonly move: (from: number, to: number) => boolean,
  ) {
    this.#edges = new EdgeScroll(host, (y) => this.#over(y));
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#edges.stop();
    this.dragged = undefined;
  }

  key(event: KeyboardEvent, i: number): void {
    const last = this.#all('li').length - 1;
    const to = { ArrowUp: i - 1, ArrowDown: i + 1, PageUp: Math.max(0, i - page), PageDown: Math.min(last, i + page), Home: 0, End: last }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    if (to !== i && this.move(i, to)) void this.host.updateComplete.then(() => this.#all<HTMLElement>('.handle')[to]?.focus());
  }

  grab(event: PointerEvent, i: number): void {
    this.#take(i);
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  readonly drag = (event: PointerEvent): void => {
    if (this.dragged === undefined) return;
    this.#over(event.clientY);
    this.#edges.at(event.clientY);
  };

  readonly drop = (): void => {
    this.#edges.stop();
    this.#take(undefined);
  };

  /** The row in hand goes where the pointer is. The handle that was touched keeps the pointer; only what is written on the rows moves. */
  #over(y: number): void {
    const over = this.#all('li').findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y <= bottom;
    });
    if (this.dragged !== undefined && over >= 0 && over !== this.dragged && this.move(this.dragged, over)) this.#take(over);
  }

  #take(i: number | undefined): void {
    this.dragged = i;
    this.host.requestUpdate();
  }

  #all<E extends Element>(what: string): E[] {
    return [...this.host.renderRoot.querySelectorAll<E>(what)];
  }
}
