import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildApp, root, sourcePrint } from '../../src/cli/build.ts';
import { serveFolder } from '../../src/cli/server.ts';
import { findBrowser } from './browser.ts';
import { hostsNode } from './hosts-node.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app, with the slash: `inject('app')`. */
    app: string;
    /** Folder of the built app. */
    appFolder: string;
  }
}

const builds = join(root, 'node_modules', '.cache', 'nightdeck');

/** Builds the app as people get it and serves it to the browser tests as `npm start` does. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // It is fetched now, once, and not by every worker at the same time; without one each test says so.
  await findBrowser().catch(() => undefined);
  // A folder for each state of the sources: a run that is still going keeps the build it began with.
  const folder = join(builds, `app-${sourcePrint()}`);
  buildApp(folder, hostsNode);
  forgetOldBuilds(folder);
  const server = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
  project.provide('app', `http://localhost:${String(server.port)}/`);
  project.provide('appFolder', folder);
  return () => server.close();
}

function forgetOldBuilds(current: string): void {
  const hourAgo = Date.now() - 60 * 60 * 1000;
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (name.startsWith('app-') && folder !== current && statSync(folder).mtimeMs < hourAgo)
      rmSync(folder, { recursive: true, force: true });
  }
}
