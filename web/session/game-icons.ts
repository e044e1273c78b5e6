import address from '@iconify-json/game-icons/icons.json?url';
import type { GameIcons } from '../../src/cards/game-icons.ts';

/** The cache that keeps the signs on this device once they were fetched; the app's own holds what everybody needs. */
const place = 'signs';

let fetched: Promise<GameIcons> | undefined;

/** The signs of game-icons.net: fetched when first asked for, from then on there without a network. Rejects where there is none yet. */
export function gameIcons(): Promise<GameIcons> {
  fetched ??= read();
  fetched.catch(() => (fetched = undefined));
  return fetched;
}

async function read(): Promise<GameIcons> {
  const cache = await opened();
  const kept = await cache?.match(address);
  if (kept) return (await kept.json()) as GameIcons;
  const fresh = await fetch(address);
  if (!fresh.ok) throw new Error(`${address}: ${String(fresh.status)}`);
  const copy = fresh.clone();
  const all = (await fresh.json()) as GameIcons;
  await keep(cache, copy).catch(() => undefined);
  return all;
}

/** The cache; none on a page that is not secure, or where the browser keeps nothing. */
async function opened(): Promise<Cache | undefined> {
  return typeof caches === 'undefined' ? undefined : caches.open(place).catch(() => undefined);
}

/** Keeps the signs in place of those of an older version. A full device keeps none: they are fetched anew. */
async function keep(cache: Cache | undefined, answer: Response): Promise<void> {
  for (const older of (await cache?.keys()) ?? []) await cache?.delete(older);
  await cache?.put(address, answer);
}
