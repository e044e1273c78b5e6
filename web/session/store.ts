import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** A value that can be watched. Listeners run synchronously, after the change, in order of subscription. Ours, as a library of signals is larger than this file and redraws later. */
export class Store<T> {
  #value: T;
  readonly #listeners = new Set<(value: T) => void>();

  constructor(value: T) {
    this.#value = value;
  }

  get value(): T {
    return this.#value;
  }

  /** Puts another value in; the same value again tells nobody. */
  set(value: T): void {
    if (Object.is(value, this.#value)) return;
    this.#value = value;
    for (const listener of [...this.#listeners]) listener(value);
  }

  update(change: (value: T) => T): void {
    this.set(change(this.#value));
  }

  /** Calls `listener` after each change until the returned function is called. */
  subscribe(listener: (value: T) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Draws an element anew whenever a store changes, for as long as the element is on the page. */
export class Watch<T> implements ReactiveController {
  #stop: (() => void) | undefined;

  constructor(
    readonly host: ReactiveControllerHost,
    readonly store: Store<T>,
  ) {
    host.addController(this);
  }

  get value(): T {
    return this.store.value;
  }

  hostConnected(): void {
    this.#stop = this.store.subscribe(() => this.host.requestUpdate());
    // The store may have changed while the element was off the page.
    this.host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#stop?.();
    this.#stop = undefined;
  }
}
