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
  if (event.request.mode !== 'navigate') return;
  event.waitUntil(forgetOlder(event.resultingClientId));
  event.waitUntil(mend());
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

/** Keeps the app on the device once more where its copy was lost; without a network that waits for the next visit. */
async function mend(): Promise<void> {
  // One that has been replaced has no copy any more, and needs none.
  if (worker.serviceWorker.state !== 'activated') return;
  if ((await keptIn({ cacheName }, 'index.html')) !== undefined) return;
  await caches.delete(cacheName).catch(() => undefined);
  await install().catch(() => undefined);
}

async function activate(): Promise<void> {
  // One window alone is the one that asked for the update, and loads anew at once.
  const [first, ...others] = await windows();
  if (others.length === 0) await forgetOlder(first?.id);
  await worker.clients.claim();
}

/**
 * Takes older versions off the device when there is no window but this one: any other may still be running one of them,
 * and load its next screen from there, for the server has it no longer.
 */
async function forgetOlder(only: string | undefined): Promise<void> {
  if ((await windows()).some(({ id }) => id !== only)) return;
  for (const name of await caches.keys()) {
    if (name.startsWith(prefix) && name !== cacheName) await caches.delete(name);
  }
}

const windows = (): Promise<readonly WindowClient[]> => worker.clients.matchAll({ type: 'window', includeUncontrolled: true });

async function respond(request: Request): Promise<Response> {
  const wanted = request.mode === 'navigate' ? 'index.html' : request;
  // Hosts that answer with `Vary: Origin` would otherwise make every module script miss.
  // Asked through `caches`, not by opening it: a worker that is being replaced must not make its cache anew.
  const kept = await keptIn({ cacheName }, wanted);
  if (kept !== undefined) return kept;
  // A name with a hash that is not of this version is of the one an older window runs.
  const older = hashed.test(new URL(request.url).pathname) ? await keptIn({}, request) : undefined;
  return older ?? fetch(request);
}

/** What is kept of a file; nothing either where the device has lost what it should have. */
function keptIn(where: Pick<MultiCacheQueryOptions, 'cacheName'>, wanted: RequestInfo): Promise<Response | undefined> {
  return caches.match(wanted, { ...where, ignoreSearch: true, ignoreVary: true }).catch(() => undefined);
}
