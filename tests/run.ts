import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from '../src/cli/build.ts';
import { findBrowser } from './support/browser.ts';
import { engineLine, findEngines } from './support/engines.ts';
import { countOf, noTests, partsOf, type Report } from './support/report.ts';

/**
 * `npm test`: lint, types, templates, format, then every test. It ends with how long each part took and, as the last
 * line, `N passed, N failed`, counted from the test runner's own report. A check that fails counts as one failed test.
 */
const reportFile = join(root, 'node_modules', '.cache', 'nightdeck', `tests-${String(process.pid)}.json`);
const failures: string[] = [];
/** How long each part took, ms. */
const took: (readonly [part: string, ms: number])[] = [];

const began = performance.now();
await lookForBrowsers();
mkdirSync(join(reportFile, '..'), { recursive: true });
// Browser tests wait more than they work: what is checked without a test runs in their pauses, and yields to them.
const [tests] = await Promise.all([
  run('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`, ...process.argv.slice(2)]),
  (async () => {
    await check('templates', '@jackolope/lit-analyzer/cli.mjs', ['--maxWarnings', '0', '--format', 'list', '**/*.ts'], 'web');
    // With what the compiler finds: it has read the types already.
    await check('types and lint', 'oxlint/bin/oxlint', ['--type-check', '.']);
    await check('format', 'oxfmt/bin/oxfmt', ['--list-different', '.']);
  })(),
]);
tell(readReport(), tests);

async function lookForBrowsers(): Promise<void> {
  try {
    console.log(`The browser tests run in ${(await findBrowser()).executablePath}; one game is played in each of these:`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    failures.push('browser');
  }
  for (const engine of await findEngines()) console.log(engineLine(engine));
}

/** Runs a check that is no test, and remembers how it went. */
async function check(name: string, tool: string, args: readonly string[], folder?: string): Promise<void> {
  const start = performance.now();
  if ((await run(tool, args, folder)) !== 0) failures.push(name);
  took.push([name, performance.now() - start]);
}

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
  } catch {
    return noTests;
  } finally {
    rmSync(reportFile, { force: true });
  }
}

/** Says what took how long, what failed, and counts. */
function tell(report: Report, exitCode: number): void {
  const { passed, failed } = countOf(report);
  // Failed tests are counted one by one; a run that broke without any counts as one.
  if (exitCode !== 0 && failed === 0) failures.push('tests');
  console.log('');
  for (const [part, ms] of [...took, ...partsOf(report, root), ['all', performance.now() - began] as const])
    console.log(`${part.padEnd(14)} ${(ms / 1000).toFixed(0).padStart(5)} s`);
  if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
  console.log(`\n${String(passed)} passed, ${String(failed + failures.length)} failed`);
  process.exitCode = failures.length > 0 || failed > 0 || passed === 0 ? 1 : 0;
}

/** Runs a tool of `node_modules` with Node itself, which works alike on every system. Answers with its exit code. */
async function run(tool: string, args: readonly string[], folder = '.'): Promise<number> {
  // The compilers, of JavaScript and of Go, make much garbage: with more room for it they take a fifth less time.
  const isTests = tool.startsWith('vitest/');
  const room = isTests ? [] : ['--max-semi-space-size=64'];
  const env = isTests ? process.env : { ...process.env, GOGC: '400' };
  return new Promise((done) => {
    const child = spawn(process.execPath, [...room, join(root, 'node_modules', tool), ...args], {
      cwd: join(root, folder),
      stdio: ['ignore', 'inherit', 'inherit'],
      env,
    });
    if (!isTests && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('close', (code) => {
      done(code ?? 1);
    });
  });
}
