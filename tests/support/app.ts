import { join } from 'node:path';
import type {} from 'vitest';
import type { TestProject } from 'vitest/node';
import { buildApp, root } from '../../src/cli/build.ts';
import { serveFolder } from '../../src/cli/server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the built app, with the slash: `inject('app')`. */
    app: string;
  }
}

/** Builds the app as people get it and serves it to the browser tests as `npm start` does. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(root, 'node_modules', '.cache', 'nightdeck', 'app');
  buildApp(folder);
  const server = await serveFolder(folder, { host: '127.0.0.1', port: 0 });
  project.provide('app', `http://localhost:${String(server.port)}/`);
  return () => server.close();
}
