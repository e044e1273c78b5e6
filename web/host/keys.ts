import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { SeatId } from '../../src/kernel/types.ts';

/** How long the next digit of a seat's number may take, ms. */
const patience = 700;

/** What the host's keys do. */
export interface HostKeyActions {
  /** Whether keys do nothing now. */
  readonly asleep: () => boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Touches a seat of the question. */
  readonly touch: (seat: SeatId) => void;
  /** Gives what has been chosen. */
  readonly confirm: () => void;
  /** Goes on where there is only something to say. */
  readonly goOn: () => void;
  /** The greatest seat number. */
  readonly seats: () => number;
}

/**
 * The host's keyboard: digits name a seat ("7", "12") and Enter gives it; Space and Enter go on where there is only
 * something to say; Ctrl+Z and Ctrl+Y as everywhere.
 */
export class HostKeys implements ReactiveController {
  #typed = '';
  #waiting: ReturnType<typeof setTimeout> | undefined;
  readonly #do: HostKeyActions;

  constructor(host: ReactiveControllerHost, actions: HostKeyActions) {
    this.#do = actions;
    host.addController(this);
  }

  hostConnected(): void {
    window.addEventListener('keydown', this.#key);
  }

  hostDisconnected(): void {
    window.removeEventListener('keydown', this.#key);
    clearTimeout(this.#waiting);
  }

  readonly #key = (event: KeyboardEvent): void => {
    if (this.#do.asleep() || isInDialog(event)) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) this.#do.redo();
      else this.#do.undo();
      return;
    }
    if (/^\d$/.test(key) && !event.altKey && !isTyping(event)) return this.#digit(key);
    if (event.repeat || (key !== ' ' && key !== 'enter')) return;
    const typed = this.#flush();
    if (!typed && !isIdle(event)) return;
    event.preventDefault();
    if (key === 'enter') this.#do.confirm();
    this.#do.goOn();
  };

  /** A number is taken once no further digit could belong to it, or none comes. */
  #digit(digit: string): void {
    clearTimeout(this.#waiting);
    this.#typed += digit;
    if (Number(this.#typed) * 10 > this.#do.seats()) this.#flush();
    else this.#waiting = setTimeout(() => this.#flush(), patience);
  }

  /** Takes the digits typed so far; says whether there were any. */
  #flush(): boolean {
    clearTimeout(this.#waiting);
    const typed = this.#typed;
    this.#typed = '';
    if (typed !== '') this.#do.touch(Number(typed));
    return typed !== '';
  }
}

/** Whether the key goes into a field. */
const isTyping = (event: KeyboardEvent): boolean =>
  event.composedPath().some((at) => at instanceof Element && at.matches('input, textarea, [contenteditable]'));

/** Whether something lies over the board that has the keys to itself, as the large clock has. */
const isInDialog = (event: KeyboardEvent): boolean => event.composedPath().some((at) => at instanceof HTMLDialogElement);

/** Whether nothing has the focus that would take the key itself. */
const isIdle = (event: KeyboardEvent): boolean => {
  const [at] = event.composedPath();
  return at instanceof Element && at.matches('body, [tabindex="-1"], html');
};
