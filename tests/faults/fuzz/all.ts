import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Told } from '../fuzz-child.ts';
import { mostMemory, type Fuzzer } from './fuzzer.ts';
import { fuzzers } from './fuzzers.ts';

/** Ms a single input may take, before its process is ended; counted as hanging long before, this is for those that never end. */
const patience = 60_000;

interface Sum {
  inputs: number;
  taken: number;
  crashes: number;
  hangs: number;
  silent: number;
  slowest: number;
  memory: number;
  readonly wrong: string[];
}

/** One fuzzer in a process of its own; where an input ends it or never ends, another goes on with the next. */
async function inChildren(fuzzer: Fuzzer, count: number, seed: string): Promise<Sum> {
  const sum: Sum = { inputs: 0, taken: 0, crashes: 0, hangs: 0, silent: 0, slowest: 0, memory: 0, wrong: [] };
  for (let from = 0; from < count;) {
    const { at, told } = await oneChild(fuzzer.name, count, seed, from);
    if (told !== undefined && typeof told !== 'string') {
      const { tally, memory } = told;
      sum.inputs += tally.inputs;
      for (const what of ['taken', 'crashes', 'hangs', 'silent'] as const) sum[what] += tally[what];
      sum.slowest = Math.max(sum.slowest, tally.slowest);
      sum.wrong.push(...tally.wrong);
      const next = from + tally.inputs;
      // The last of many inputs may only have met what those before it left behind.
      const alone = memory > mostMemory && tally.inputs > 1 ? await memoryOf(fuzzer, next - 1, seed) : memory;
      sum.memory = Math.max(sum.memory, alone);
      if (alone > mostMemory) sum.wrong.push(`${String(next - 1)}: took ${String(alone)} MB`);
      from = next;
      continue;
    }
    sum.inputs += at - from + 1;
    sum[told === 'late' ? 'hangs' : 'crashes']++;
    sum.wrong.push(`${String(at)}: ${told === 'late' ? 'never ended' : 'ended the process'}`);
    from = at + 1;
  }
  return sum;
}

/** MB of memory an input takes in a process of its own; of one that ends it, more than any may take. */
async function memoryOf({ name }: Fuzzer, input: number, seed: string): Promise<number> {
  const { told } = await oneChild(name, input + 1, seed, input);
  return told === undefined || told === 'late' ? mostMemory + 1 : told.memory;
}

interface Ended {
  readonly at: number;
  readonly told: Exclude<Told, { at: number }> | 'late' | undefined;
}

function oneChild(name: string, count: number, seed: string, from: number): Promise<Ended> {
  return new Promise((done) => {
    let at = from;
    let told: Ended['told'];
    const child = fork(fileURLToPath(new URL('../fuzz-child.ts', import.meta.url)), [name, String(count), seed, String(from)], {
      execArgv: ['--import', 'tsx', `--max-old-space-size=${String(mostMemory)}`],
    });
    const late = (): void => {
      told = 'late';
      child.kill('SIGKILL');
    };
    let timer = setTimeout(late, patience);
    child.on('message', (message: Told) => {
      clearTimeout(timer);
      if ('at' in message) {
        at = message.at;
        timer = setTimeout(late, patience);
      } else told = message;
    });
    // Not when it ends: what it has told last may still be on its way then.
    child.on('disconnect', () => {
      clearTimeout(timer);
      done({ at, told });
    });
  });
}

/** Runs the fuzzers at their full size, or at a share of it, and answers with their table and how much went wrong. */
export async function run({ share = 1, only = '', seed = 'nightdeck' } = {}): Promise<{ readonly table: string; readonly wrong: number }> {
  const rows = [['inputs from strangers', 'inputs', 'taken', 'crashes', 'hangs', 'silent', 'slowest ms', 'memory MB']];
  const wrong: string[] = [];
  const named = fuzzers.filter(({ name }) => name === only);
  for (const fuzzer of named.length > 0 ? named : fuzzers.filter(({ name }) => name.includes(only))) {
    const sum = await inChildren(fuzzer, Math.ceil(fuzzer.full * share), seed);
    const { inputs, taken, crashes, hangs, silent, slowest, memory } = sum;
    rows.push([fuzzer.name, ...[inputs, taken, crashes, hangs, silent, Math.round(slowest), memory].map(String)]);
    wrong.push(...sum.wrong.map((line) => `${fuzzer.name} ${line}`));
  }
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  const lines = rows.map((row) => row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  '));
  return { table: [...lines, ...wrong.slice(0, 40)].join('\n'), wrong: wrong.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      share: { type: 'string', default: '1' },
      only: { type: 'string', default: '' },
      seed: { type: 'string', default: 'nightdeck' },
    },
  });
  const { table, wrong } = await run({ share: Number(values.share), only: values.only, seed: values.seed });
  console.log(table);
  process.exitCode = wrong > 0 ? 1 : 0;
}
