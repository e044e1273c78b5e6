import { Patience } from '../session/patience.ts';

/** The folder of the journals in the origin-private file system. */
const folder = 'nightdeck';
const patience = new Patience();
/** The browser does not answer for its files: what they hold is not known, and may be there again once it was restarted. */
export const areSilent = (): boolean => patience.silent;
/** What a browser that died in the middle of writing leaves beside the file. */
const unfinished = '.crswap';

/** A journal's file: the game, the generation it was hosted under, how often it was begun anew, the window. */
export function fileName(game: string, generation: number, beginning: number, by: string): string {
  return [game, generation, beginning, by].join('.');
}

/** The game a file belongs to. */
export const gameIn = (file: string): string => file.split('.')[0] ?? '';

/** Files of one game, the newest first. */
export function newestFirst(files: readonly string[]): string[] {
  const number = (file: string, at: number): number => Number(file.split('.')[at]);
  return [...files].sort((a, b) => number(b, 1) - number(a, 1) || number(b, 2) - number(a, 2));
}

/**
 * Whether this browser has files of the page's own that can be written to from the page; a page that is not secure has
 * none. Files written to through a handle of a worker would be faster, but after a crash Chromium counts their room wrong,
 * and then refuses to write anything at all.
 */
const hasFiles = (): boolean =>
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof FileSystemFileHandle === 'function' &&
  'createWritable' in FileSystemFileHandle.prototype;

/** The names of all files; none where there is no journal yet, or the browser has or tells none. */
export async function listFiles(): Promise<readonly string[]> {
  if (!hasFiles()) return [];
  return patience.wait(
    names().catch(() => []),
    () => [],
  );
}

async function names(): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const name of (await home(false)).keys()) all.push(name);
  return all;
}

/** What stands in a file; nothing of one that cannot be read. */
export async function readFile(name: string): Promise<string> {
  if (name.endsWith(unfinished)) return '';
  return patience.wait(
    contents(name).catch(() => ''),
    () => '',
  );
}

async function contents(name: string): Promise<string> {
  const handle = await (await home(false)).getFileHandle(name);
  return (await handle.getFile()).text();
}

/**
 * Writes at the end of a file, or begins it anew, all or nothing. A new file makes all others of its game go but the one
 * before. False where it could not be written.
 */
export async function writeFile(name: string, text: string, how: 'append' | 'fresh'): Promise<boolean> {
  if (!hasFiles()) return false;
  return patience.wait(written(name, text, how), () => false);
}

async function written(name: string, text: string, how: 'append' | 'fresh'): Promise<boolean> {
  try {
    const handle = await (await home(true)).getFileHandle(name, { create: how === 'fresh' });
    const position = how === 'fresh' ? 0 : (await handle.getFile()).size;
    const writable = await handle.createWritable({ keepExistingData: how === 'append' });
    await writable.write({ type: 'write', position, data: text });
    await writable.close();
    if (how === 'fresh') await tidy(name);
    return true;
  } catch {
    return false;
  }
}

async function tidy(name: string): Promise<void> {
  const others = (await names()).filter((other) => gameIn(other) === gameIn(name) && other !== name);
  const [before] = newestFirst(others.filter((other) => !other.endsWith(unfinished)));
  await removeFiles(others.filter((other) => other !== before));
}

export async function removeFiles(files: readonly string[]): Promise<void> {
  const all = await home(false);
  // One that another window is just writing to stays.
  for (const file of files) await all.removeEntry(file).catch(() => undefined);
}

async function home(create: boolean): Promise<FileSystemDirectoryHandle> {
  return (await navigator.storage.getDirectory()).getDirectoryHandle(folder, { create });
}
