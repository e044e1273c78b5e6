import { join, relative, sep } from 'node:path';
import { createServer, type Plugin } from 'vite';
import {
  createNodeImportMeta,
  ModuleRunner,
  ssrDynamicImportKey,
  ssrExportAllKey,
  ssrExportNameKey,
  ssrImportKey,
  ssrImportMetaKey,
  ssrModuleExportsKey,
  type ModuleEvaluator,
  type ModuleRunnerContext,
} from 'vite/module-runner';
import { root } from '../../src/cli/build.ts';

/** Loads modules anew as often as is wanted; what Vite made of their text is kept. */
export interface Modules {
  /** A graph of modules in which nothing has been loaded yet. */
  fresh(): ModuleRunner;
}

/** Modules of the project, those in `sources` (by path relative to the project) with the text given there. */
export async function openModules(sources: Readonly<Record<string, string>>): Promise<Modules> {
  const server = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    resolve: { alias: { vitest: join(import.meta.dirname, 'vitest.ts') } },
    plugins: [replaced(sources)],
  });
  const { hot } = server.environments.ssr;
  const fetched = new Map<string, ReturnType<typeof hot.handleInvoke>>();
  const evaluator = new Evaluator();
  return {
    fresh: () =>
      new ModuleRunner(
        {
          hmr: false,
          sourcemapInterceptor: false,
          createImportMeta: createNodeImportMeta,
          transport: {
            invoke: (payload) => {
              const asked = JSON.stringify(payload);
              let answer = fetched.get(asked);
              if (!answer) fetched.set(asked, (answer = hot.handleInvoke(payload)));
              return answer;
            },
          },
        },
        evaluator,
      ),
  };
}

function replaced(sources: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    load: (id) => sources[relative(root, id).split(sep).join('/')],
  };
}

const given = [ssrModuleExportsKey, ssrImportMetaKey, ssrImportKey, ssrDynamicImportKey, ssrExportAllKey, ssrExportNameKey] as const;
type Compiled = (...args: unknown[]) => Promise<void>;
const AsyncFunction = (async () => undefined).constructor as new (...args: string[]) => Compiled;

/** Compiles each module once, however often it is loaded. */
class Evaluator implements ModuleEvaluator {
  readonly #compiled = new Map<string, Compiled>();

  async runInlinedModule(context: ModuleRunnerContext, code: string): Promise<void> {
    let compiled = this.#compiled.get(code);
    if (!compiled) this.#compiled.set(code, (compiled = new AsyncFunction(...given, `"use strict";${code}`)));
    await compiled(...given.map((key) => context[key]));
  }

  runExternalModule(file: string): Promise<unknown> {
    return import(file);
  }
}
