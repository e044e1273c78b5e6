import { Store } from './store.ts';

/** True when a newer version lies ready beside the running one. */
export const updateReady = new Store(false);

let waiting: ServiceWorker | null = null;

/** Starts the service worker, where the page is served securely and built (never while developing). */
export function watchForUpdates(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || !window.isSecureContext) return;
  window.addEventListener('load', () => void register(), { once: true });
  if (document.readyState === 'complete') void register();
}

/** What windows with a game in hand share, and a window that updates needs for itself. */
const gameInHand = 'nightdeck.game-in-hand';
let letGo: (() => void) | undefined;

/** While this window has a game in hand, no window lets a newer version in. */
export function holdUpdates(on: boolean): void {
  if (on === (letGo !== undefined)) return;
  letGo?.();
  letGo = undefined;
  if (!on) return;
  const held = new Promise<void>((done) => (letGo = done));
  void navigator.locks?.request(gameInHand, { mode: 'shared' }, () => held);
}

/**
 * Lets the newer version take over and loads the page anew, unless another window has a game in hand: then it `waits`.
 * Only ever called from a tap outside a game.
 */
export async function takeUpdate(): Promise<'taken' | 'waits'> {
  if (!navigator.locks) return take();
  return navigator.locks.request(gameInHand, { ifAvailable: true }, (lock) => (lock ? take() : 'waits'));
}

function take(): 'taken' {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('update');
  return 'taken';
}

let registered = false;

async function register(): Promise<void> {
  if (registered) return;
  registered = true;
  try {
    const registration = await navigator.serviceWorker.register('./sw.js');
    const look = (): void => {
      // Without a controller this is the first visit: nothing older is running.
      if (!registration.waiting || !navigator.serviceWorker.controller) return;
      waiting = registration.waiting;
      updateReady.set(true);
    };
    look();
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', look);
    });
  } catch {
    // A page without a service worker works the same while there is a network.
  }
}
