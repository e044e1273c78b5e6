import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Evening } from './evening.ts';
import type { Kind } from './kind.ts';

type Place = 'database' | 'copies';

/** One of the two places of a game is taken from the disk itself, under a browser that runs or before it starts again. */
export const files: readonly Kind[] = (['database', 'copies'] as const).flatMap((place): Kind[] => [
  {
    name: `files of the ${place} deleted while nothing ran`,
    everywhere: true,
    async strike(evening) {
      await evening.playOn();
      await evening.moment();
      await evening.browser.end('SIGKILL');
      remove(evening, place);
    },
  },
  {
    name: `files of the ${place} deleted while it runs`,
    everywhere: true,
    async strike(evening) {
      await evening.playOn();
      await evening.moment(500);
      remove(evening, place);
      await evening.moment(500);
      await evening.browser.end('SIGKILL');
    },
  },
]);

function remove({ browser: { profile, places } }: Evening, place: Place): void {
  const found = folders(profile).filter((path) => places[place].test(path));
  if (found.length === 0) throw new Error(`the browser keeps no ${place} where it should`);
  for (const path of found) {
    // Moved away first: a browser that runs may put another file in while a folder is emptied.
    const gone = join(profile, 'gone');
    renameSync(path, gone);
    rmSync(gone, { recursive: true, force: true });
  }
}

function folders(inside: string): string[] {
  return readdirSync(inside, { withFileTypes: true }).flatMap((entry) => {
    const path = join(inside, entry.name);
    return entry.isDirectory() ? [path, ...folders(path)] : [];
  });
}
