import { Store } from './store.ts';
import { wording } from './wording.ts';

/** A short message at the edge of the screen, perhaps with one thing to do about it. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: 'plain' | 'warn';
  readonly action?: ToastAction;
}

export interface ToastAction {
  readonly label: string;
  run(): void;
}

export const toasts = new Store<readonly Toast[]>([]);
let last = 0;

/** Shows a message; messages with something to do stay longer. Returns what dismisses it. */
export function toast(text: string, more: { readonly tone?: Toast['tone']; readonly action?: ToastAction } = {}): () => void {
  const id = ++last;
  const shown: Toast = { id, text, tone: more.tone ?? 'plain', ...(more.action ? { action: more.action } : {}) };
  // Three at most, and none twice: on a phone a pile of messages hides the table.
  toasts.update((list) => [...list.filter((one) => one.action !== undefined || one.text !== text).slice(-2), shown]);
  return () => dismiss(id);
}

export function dismiss(id: number): void {
  toasts.update((list) => list.filter((toast) => toast.id !== id));
}

/** What to tell the host about a failure; failures of ours are ids with wording, others are shown as they are. */
export function reason(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const said = wording.value;
  return said.has(cause.message) ? said.say(cause.message) : cause.message;
}
