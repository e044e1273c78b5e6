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

/** Lets the newer version take over and loads the page anew. Only ever called from a tap outside a game. */
export function takeUpdate(): void {
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('update');
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
