import { join } from 'node:path';
import { startTests, type File, type Test, type VitestRunner, type VitestRunnerConfig } from '@vitest/runner';
import type { ModuleRunner } from 'vite/module-runner';
import { root } from '../../src/cli/build.ts';
import type { Modules } from './modules.ts';
import { Switch } from './switch.ts';

/** Tests of one file, and how many steps through switches each takes when nothing is changed. */
export interface Chosen {
  readonly file: string;
  /** Steps that loading the file takes. */
  readonly load: number;
  readonly steps: Readonly<Record<string, number>>;
}

/** What a file of tests goes through. */
export interface Covered {
  readonly file: string;
  /** First message of each test that failed. */
  readonly failed: readonly string[];
  /** Mutants passed while the file was loaded: any test of it may notice them. */
  readonly loading: readonly string[];
  readonly load: number;
  readonly tests: readonly { readonly id: string; readonly steps: number; readonly mutants: readonly string[] }[];
}

const config: VitestRunnerConfig = {
  root,
  setupFiles: [],
  name: undefined,
  passWithNoTests: false,
  testNamePattern: undefined,
  allowOnly: false,
  sequence: { seed: 1, hooks: 'stack', setupFiles: 'list' },
  chaiConfig: undefined,
  maxConcurrency: 1,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry: 0,
  includeTaskLocation: false,
  tags: [],
  tagsFilter: undefined,
  strictTags: false,
};

/** Runs files of tests in this process, each in modules loaded for it alone. */
export class TestBed {
  readonly #switch = new Switch();

  constructor(readonly modules: Modules) {}

  /** Runs a file with nothing changed. */
  async cover(file: string): Promise<Covered> {
    const tests: { id: string; steps: number; mutants: string[] }[] = [];
    this.#switch.turn(undefined);
    let load = 0;
    const run = await this.#run(file, this.modules.fresh(), Infinity, {
      onCollected: () => {
        load = this.#switch.steps;
      },
      onBeforeTryTask: ({ id }) => {
        this.#switch.begin(id);
      },
      onAfterRunTask: ({ id }) => {
        tests.push({ id, ...this.#switch.passed(id) });
      },
    });
    return { file, failed: failures(run), loading: this.#switch.loading(), load, tests };
  }

  /** Whether one of these tests fails with this mutant switched on. Later files are not tried once one has. */
  async kills(mutant: string, chosen: readonly Chosen[]): Promise<boolean> {
    const modules = this.modules.fresh();
    this.#switch.turn(mutant);
    for (const { file, load, steps } of chosen) {
      let failed = false;
      const run = await this.#run(
        file,
        modules,
        load,
        {
          onBeforeRunTask: (test) => {
            if (failed) test.mode = 'skip';
          },
          onBeforeTryTask: ({ id }) => {
            this.#switch.begin(id, steps[id]);
          },
          onAfterRunTask: ({ result }) => {
            failed ||= result?.state === 'fail';
          },
        },
        Object.keys(steps),
      );
      if (run.result?.state === 'fail') return true;
    }
    return false;
  }

  async #run(path: string, modules: ModuleRunner, load: number, hooks: Partial<VitestRunner>, testIds?: string[]): Promise<File> {
    const runner: VitestRunner = { ...hooks, config, importFile: (filepath) => modules.import(filepath) };
    this.#switch.begin(undefined, load);
    const [file] = await startTests([{ filepath: join(root, path), ...(testIds && { testIds }) }], runner);
    if (!file) throw new Error(`${path} was not run`);
    return file;
  }
}

function failures(file: File): string[] {
  const own = (file.result?.errors ?? []).map(({ message }) => `${file.name}: ${message}`);
  const of = (tasks: File['tasks']): string[] =>
    tasks.flatMap((task) =>
      task.type === 'suite' ? of(task.tasks) : (task.result?.errors ?? []).map(({ message }) => `${name(task)}: ${message}`),
    );
  return [...own, ...of(file.tasks)];
}

function name(test: Test): string {
  return `${test.file.name} ${test.name}`;
}
