import { fuzz, mostMemory, type Tally } from './fuzz/fuzzer.ts';
import { fuzzers } from './fuzz/fuzzers.ts';

/** What a child tells: the input it goes to, or what came of all of them. */
export type Told = { readonly at: number } | { readonly tally: Tally; readonly memory: number };

const [name = '', count = '', seed = '', from = ''] = process.argv.slice(2);
const fuzzer = fuzzers.find((one) => one.name === name);
if (!fuzzer || !process.send) throw new Error(`There is no fuzzer "${name}".`);
const tell = (told: Told): Promise<void> => new Promise((sent) => process.send?.(told, () => sent()));
/** The most memory the process ever held, in MB. */
const memory = (): number => Math.round(process.resourceUsage().maxRSS / 1024);
const tally = await fuzz(fuzzer, Number(count), seed, Number(from), (at) => {
  // What many inputs have gathered hides what a single one takes: another process goes on.
  if (at > Number(from) && memory() > mostMemory) return false;
  void tell({ at });
  return true;
});
// What is still on its way when a process ends is lost.
await tell({ tally, memory: memory() });
process.disconnect();
process.exit();
