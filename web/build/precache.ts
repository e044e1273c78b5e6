import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** What the service worker needs to know of a build. */
export interface Precache {
  /** Changes whenever any file does: the name of the cache. */
  readonly version: string;
  /** Everything the app needs without a network, relative to the page. */
  readonly files: readonly string[];
}

/** Not kept on every device: the signs of decks of one's own are 6 MB, and kept only where somebody has looked for one. */
const onDemand = /^assets\/icons-[\w-]+\.json$/;
/** Looked at by the browser before it installs the app, and never again. */
const screenshots = 'screenshots/';

/**
 * Writes the list of built files into the service worker in place of `__PRECACHE__`. All others
 * are listed, the printer and its fonts too: a host who opened the app once at home has all of it
 * in the cabin without a network. Ours, as workbox brings strategies for a cache that is not whole.
 */
export function precache(): Plugin {
  let publicDir = '';
  return {
    name: 'nightdeck-precache',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js'];
        if (worker?.type !== 'chunk') return;
        const hash = createHash('sha256');
        const files: string[] = [];
        for (const [name, output] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
          if (name === 'sw.js' || name.endsWith('.map')) continue;
          if (!onDemand.test(name)) files.push(name);
          hash.update(name).update(output.type === 'chunk' ? output.code : output.source);
        }
        for (const path of filesUnder(publicDir)) {
          const name = relative(publicDir, path).split(sep).join('/');
          if (name.startsWith(screenshots)) continue;
          files.push(name);
          hash.update(name).update(readFileSync(path));
        }
        hash.update(worker.code);
        const list: Precache = { version: hash.digest('hex').slice(0, 12), files };
        worker.code = worker.code.replace('__PRECACHE__', () => JSON.stringify(list));
      },
    },
  };
}

function filesUnder(folder: string): string[] {
  if (folder === '' || statSync(folder, { throwIfNoEntry: false }) === undefined) return [];
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesUnder(path) : [path];
    });
}
