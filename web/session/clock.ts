import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { Store } from './store.ts';

/** A clock as it is stored: it runs from a moment on, or stands with so much left. Times are ms. */
export type ClockState =
  | { readonly key: string; readonly seconds: number; readonly endsAt: number }
  | { readonly key: string; readonly seconds: number; readonly left: number };

/** Milliseconds left at `now`; never below nought. */
export function left(state: ClockState, now: number): number {
  return Math.max(0, 'endsAt' in state ? state.endsAt - now : state.left);
}

export function start(key: string, seconds: number, now: number): ClockState {
  return { key, seconds, endsAt: now + seconds * 1000 };
}

export function pause(state: ClockState, now: number): ClockState {
  return { key: state.key, seconds: state.seconds, left: left(state, now) };
}

export function resume(state: ClockState, now: number): ClockState {
  return { key: state.key, seconds: state.seconds, endsAt: now + left(state, now) };
}

/** The same clock once that of the device was put back by so many ms: as much is left as before. */
export function putBack(state: ClockState, ms: number): ClockState {
  return 'endsAt' in state ? { ...state, endsAt: state.endsAt - ms } : state;
}

/** Gives (or, below nought, takes) seconds without changing whether it runs. */
export function add(state: ClockState, seconds: number, now: number): ClockState {
  const then = Math.max(0, left(state, now) + seconds * 1000);
  return 'endsAt' in state ? { ...state, endsAt: now + then } : { ...state, left: then };
}

/** Counts every start, pause and end of a clock in this window, for other elements that show clocks. */
export const clockChanges = new Store(0);

/** The clock kept for a game, if one runs or stands. */
export const clockOf = (game: string): ClockState | undefined => read(placeOf(game));

/** The clock of one game, kept on the device so that a reload does not stop it. */
export class GameClock implements ReactiveController {
  state: ClockState | undefined;
  #timer: ReturnType<typeof setInterval> | undefined;
  #rung = false;
  /** The second told last. */
  #counted = 0;
  /** What the device's clock said last, ms. */
  #ticked = -Infinity;

  /** `ring` is called once when the clock runs out while the page is open, or had run out before; `tick` with each second before that. */
  constructor(
    readonly host: ReactiveControllerHost,
    readonly game: () => string,
    readonly ring: (key: string) => void,
    readonly tick?: (seconds: number) => unknown,
  ) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#timer = setInterval(() => this.#tick(), 250);
  }

  hostDisconnected(): void {
    clearInterval(this.#timer);
  }

  /** Takes up the stored clock if it belongs to this question, else forgets it. */
  recall(key: string): void {
    const kept = read(this.#place());
    this.#put(kept?.key === key ? kept : undefined);
  }

  start(key: string, seconds: number): void {
    this.#put(start(key, seconds, Date.now()));
  }

  toggle(): void {
    if (this.state) this.#put(this.running ? pause(this.state, Date.now()) : resume(this.state, Date.now()));
  }

  add(seconds: number): void {
    if (this.state) this.#put(add(this.state, seconds, Date.now()));
  }

  stop(): void {
    this.#put(undefined);
  }

  get running(): boolean {
    return this.state !== undefined && 'endsAt' in this.state;
  }

  /** Seconds left, rounded up, so that a clock shows 0 only when it is over. */
  get seconds(): number {
    return this.state ? Math.ceil(left(this.state, Date.now()) / 1000) : 0;
  }

  #tick(): void {
    const now = Date.now();
    const back = this.#ticked - now;
    this.#ticked = now;
    if (!this.state || !this.running) return;
    if (back > 0) this.#put(putBack(this.state, back));
    this.host.requestUpdate();
    this.#count(this.seconds);
    if (this.#rung || left(this.state, now) > 0) return;
    this.#rung = true;
    this.ring(this.state.key);
  }

  #count(seconds: number): void {
    if (seconds !== this.#counted && seconds > 0) this.tick?.(seconds);
    this.#counted = seconds;
  }

  #put(state: ClockState | undefined): void {
    this.state = state;
    this.#rung = false;
    try {
      if (state) localStorage.setItem(this.#place(), JSON.stringify(state));
      else localStorage.removeItem(this.#place());
    } catch {
      // Without a store the clock still runs; it only would not survive a reload.
    }
    clockChanges.update((n) => n + 1);
    this.host.requestUpdate();
  }

  #place(): string {
    return placeOf(this.game());
  }
}

const placeOf = (game: string): string => `nightdeck.clock.${game}`;

function read(place: string): ClockState | undefined {
  try {
    const value = JSON.parse(localStorage.getItem(place) ?? 'null') as ClockState | null;
    const sound = value && typeof value.key === 'string' && Number.isFinite('endsAt' in value ? value.endsAt : value.left);
    return sound ? value : undefined;
  } catch {
    return undefined;
  }
}
