import { readdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { table } from './table.ts';
import { type Bench, type Row, reaches } from './row.ts';

/**
 * `npm run bench [-- --smoke] [--json] [--only NAME]`: runs every file of this folder that exports a
 * `bench` and prints a table. Exits with 1 where one breaks or, in full size, misses a goal.
 */
const { values, positionals } = parseArgs({
  options: { smoke: { type: 'boolean' }, json: { type: 'boolean' }, only: { type: 'string' } },
  allowPositionals: true,
});
const smoke = values.smoke === true;
const only = values.only ?? positionals[0];

const results: { bench: string; rows: readonly Row[]; error?: string }[] = [];
for (const file of readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.ts'))
  .sort()) {
  if (['run.ts', 'row.ts', 'table.ts'].includes(file)) continue;
  const { bench } = (await import(`./${file}`)) as { bench?: Bench };
  if (bench === undefined || (only !== undefined && !bench.name.includes(only))) continue;
  try {
    const rows = await bench.run(smoke);
    results.push({ bench: bench.name, rows });
    if (values.json !== true) console.log(`\n${bench.name}\n${table(rows, smoke)}`);
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    results.push({ bench: bench.name, rows: [], error: message });
    if (values.json !== true) console.log(`\n${bench.name}\n  broke: ${message}`);
  }
}

if (values.json === true) console.log(JSON.stringify(results, undefined, 2));
if (results.length === 0) console.error('There is no such benchmark.');
const missed = smoke ? [] : results.flatMap(({ rows }) => rows).filter((row) => reaches(row) === false);
process.exitCode = results.length === 0 || missed.length > 0 || results.some(({ error }) => error !== undefined) ? 1 : 0;
