import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../src/cli/build.ts';
import { findBrowser } from './support/browser.ts';

/**
 * `npm test`: lint, types, then every test, and as the last line `N passed, N failed`, counted from
 * the test runner's own report. A lint or type error counts as one failed check.
 */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

const typed = ['.', 'src', 'src/cli', 'print', 'web', 'tests'];
const reportFile = join(root, 'node_modules', '.cache', 'nightdeck', `tests-${String(process.pid)}.json`);

await main();

async function main(): Promise<void> {
  const failures: string[] = [];
  const check = async (name: string, tool: string, args: readonly string[]): Promise<void> => {
    if ((await run(tool, args)) !== 0) failures.push(name);
  };

  const browser = await findBrowser().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    failures.push('browser');
    return undefined;
  });
  if (browser !== undefined) console.log(`Browser: ${browser.executablePath}`);

  console.log('Lint and types…');
  await Promise.all([
    check('lint', 'eslint/bin/eslint.js', ['--max-warnings', '0', '.']),
    (async () => {
      for (const folder of typed) await check(`types of ${folder}`, 'typescript/bin/tsc', ['-p', folder]);
    })(),
  ]);

  console.log('Tests…');
  mkdirSync(join(reportFile, '..'), { recursive: true });
  await check('tests', 'vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...process.argv.slice(2),
  ]);

  const { passed, failed } = count();
  // The run of the tests itself is already counted, test by test; if it broke, it counts once.
  const broken = failures.filter((name) => name !== 'tests' || failed === 0);
  if (broken.length > 0) console.log(`\nFailed: ${broken.join(', ')}`);
  console.log(`\n${String(passed)} passed, ${String(failed + broken.length)} failed`);
  process.exitCode = failures.length > 0 || failed > 0 || passed === 0 ? 1 : 0;
}

function count(): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8')) as Report;
    // A file that could not even be loaded has no tests to fail; it counts as one.
    const unloaded = report.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
    // Skipped tests are not passed tests.
    return { passed: report.numPassedTests, failed: report.numFailedTests + report.numPendingTests + unloaded };
  } catch {
    return { passed: 0, failed: 0 };
  } finally {
    rmSync(reportFile, { force: true });
  }
}

/** Runs a tool of `node_modules` with Node itself, which works alike on every system. */
async function run(tool: string, args: readonly string[]): Promise<number> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', tool), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('close', (code) => {
      done(code ?? 1);
    });
  });
}
