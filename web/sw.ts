/// <reference lib="webworker" />
/**
 * The service worker: after the first visit the app works without a network, whole. A newer
 * version is fetched beside the running one and waits: it takes over when the page says
 * `'update'`, never by itself, because a game may be on.
 *
 * It shares no code with the app, so that it is one file that changes only with its list.
 */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const build = __PRECACHE__;
const prefix = 'nightdeck-';
const cacheName = prefix + build.version;
/** Names with a hash never change their content, so the copy in an older cache is as good as new. */
const hashed = /-[\w-]{8}\.\w+$/;

worker.addEventListener('install', (event) => {
  event.waitUntil(install());
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(activate());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'update') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== worker.location.origin) return;
  event.respondWith(respond(event.request));
});

async function install(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(
    build.files.map(async (file) => {
      const kept = hashed.test(file) ? await caches.match(file, { ignoreVary: true }) : undefined;
      if (kept !== undefined) return cache.put(file, kept);
      const fresh = await fetch(file, { cache: 'reload' });
      if (!fresh.ok) throw new Error(`${file}: ${String(fresh.status)}`);
      return cache.put(file, fresh);
    }),
  );
}

async function activate(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
  await worker.clients.claim();
}

async function respond(request: Request): Promise<Response> {
  const wanted = request.mode === 'navigate' ? 'index.html' : request;
  // Hosts that answer with `Vary: Origin` would otherwise make every module script miss.
  // Asked through `caches`, not by opening it: a worker that is being replaced must not make its cache anew.
  const kept = await caches.match(wanted, { cacheName, ignoreSearch: true, ignoreVary: true });
  return kept ?? fetch(request);
}
