import { crc32 } from '../../src/save/base45.ts';
import type { WholeGame } from '../session/stored-game.ts';
import { Patience } from '../session/patience.ts';
import type { Mark } from '../session/stored-game.ts';

/**
 * Copies of games lie in the page's cache storage, each a file of its own. Chromium keeps databases, settings and the names of a
 * page's files in logs: one that a full disk has torn is thrown away whole at a later start, with all that was written to it
 * since. The name is none the service worker clears away.
 */
const place = 'nightdeck.games';
const folder = 'copies/';
const patience = new Patience();

/** The browser does not answer for its copies: what they hold is not known, and may be there again once it was restarted. */
export const areSilent = (): boolean => patience.silent;

/** What a copy is called: the game, the generation it was hosted under, its turn, the number of the attempt, the window. */
export function copyName(game: string, { generation, turn, by }: Mark, attempt: number): string {
  return [game, generation, turn, attempt, by].join('.');
}

/** The game a copy is of. */
export const gameIn = (name: string): string => name.split('.')[0] ?? '';

/** Copies of one game, the newest first. */
export function newestFirst(names: readonly string[]): string[] {
  const number = (name: string, at: number): number => Number(name.split('.')[at]);
  return [...names].sort((a, b) => number(b, 1) - number(a, 1) || number(b, 2) - number(a, 2) || number(b, 3) - number(a, 3));
}

/** A whole game as text, with its CRC-32 before it: one that is torn is told from a sound one. */
export function sealed(whole: Required<WholeGame>): string {
  const text = JSON.stringify(whole);
  return `${crc32(new TextEncoder().encode(text))} ${text}`;
}

/** The game in a copy; nothing where the copy is not sound. */
export function unsealed(copy: string): Required<WholeGame> | undefined {
  const text = copy.slice(9);
  if (crc32(new TextEncoder().encode(text)) !== copy.slice(0, 8)) return undefined;
  try {
    return JSON.parse(text) as Required<WholeGame>;
  } catch {
    return undefined;
  }
}

/** The names of all copies; none where the browser has or tells none. */
export async function listCopies(): Promise<readonly string[]> {
  return quietly(async (cache) => (await cache.keys()).map(({ url }) => decodeURIComponent(url.split('/').at(-1) ?? '')), []);
}

/** What a copy holds; nothing of one that cannot be read. */
export async function readCopy(name: string): Promise<string> {
  return quietly(async (cache) => (await (await cache.match(addressOf(name)))?.text()) ?? '', '');
}

/**
 * Writes a copy and reads it again: `kept` once it lies there as it should. `nowhere` where this browser has no place for
 * copies: the page is not secure, or storage is forbidden to it.
 */
export async function writeCopy(name: string, text: string): Promise<'kept' | 'refused' | 'nowhere'> {
  if (typeof caches === 'undefined') return 'nowhere';
  const work = async (): Promise<'kept' | 'refused'> => {
    const cache = await caches.open(place);
    await cache.put(addressOf(name), new Response(text));
    return (await (await cache.match(addressOf(name)))?.text()) === text ? 'kept' : 'refused';
  };
  try {
    return await patience.wait(work(), () => 'refused');
  } catch (cause) {
    return cause instanceof DOMException && cause.name === 'SecurityError' ? 'nowhere' : 'refused';
  }
}

export async function removeCopies(names: readonly string[]): Promise<void> {
  await quietly(async (cache) => void (await Promise.all(names.map((name) => cache.delete(addressOf(name))))), undefined);
}

async function quietly<T>(work: (cache: Cache) => Promise<T>, otherwise: T): Promise<T> {
  if (typeof caches === 'undefined') return otherwise;
  const done = async (): Promise<T> => work(await caches.open(place));
  return patience.wait(
    done().catch(() => otherwise),
    () => otherwise,
  );
}

const addressOf = (name: string): string => folder + encodeURIComponent(name);
