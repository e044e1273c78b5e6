import { relative, sep } from 'node:path';

/** What `npm test` reads of the test runner's JSON report. Times are in ms. */
export interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly TestFile[];
}

interface TestFile {
  readonly name: string;
  readonly status: string;
  readonly startTime: number;
  readonly endTime: number;
  readonly assertionResults: readonly unknown[];
}

/** The report of a run that wrote none. */
export const noTests: Report = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults: [] };

/** A skipped test has not passed, and a file that could not be loaded has no tests to fail: each counts as one failure. */
export function countOf({ numPassedTests, numFailedTests, numPendingTests, testResults }: Report): { passed: number; failed: number } {
  const unloaded = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + unloaded };
}

/** From the first start to the last end of each part of the tests, ms; parts may overlap. */
export function partsOf({ testResults }: Report, root: string): (readonly [part: string, ms: number])[] {
  const parts = new Map<string, { from: number; to: number }>();
  for (const { name, startTime, endTime } of testResults) {
    const part = partOf(relative(root, name));
    const { from, to } = parts.get(part) ?? { from: startTime, to: endTime };
    parts.set(part, { from: Math.min(from, startTime), to: Math.max(to, endTime) });
  }
  return [...parts].map(([part, { from, to }]) => [part, to - from]);
}

function partOf(file: string): string {
  if (file.endsWith('engines.test.ts')) return 'engines';
  return file.includes('.browser.test.') || file.split(sep).includes('e2e') ? 'browser tests' : 'node tests';
}
