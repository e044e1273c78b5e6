import { seeded, type Random } from '../../../src/kernel/random.ts';

/**
 * What came of an input: `refused` in words, `taken` as what it is, or `silent`: taken though it is not what it should be,
 * with what was taken wrongly. A fuzzer that throws has crashed.
 */
export type Verdict = 'refused' | 'taken' | { readonly silent: string };

/** One kind of input from strangers. */
export interface Fuzzer {
  readonly name: string;
  /** Inputs of the campaign, and of the share that runs with every `npm test`. */
  readonly full: number;
  readonly share: number;
  /** Makes an input by chance and gives it to the program; `made` is called in between where making it takes long. */
  input(random: Random, made: () => void): Promise<Verdict> | Verdict;
}

/** What came of many inputs. */
export interface Tally {
  readonly name: string;
  readonly inputs: number;
  readonly taken: number;
  readonly crashes: number;
  readonly hangs: number;
  readonly silent: number;
  /** Ms the slowest input took. */
  readonly slowest: number;
  /** Each thing that went wrong, with the number of the input. */
  readonly wrong: readonly string[];
}

/** MB of memory any input may bring the program to. */
export const mostMemory = 600;

/** Ms after which an input counts as hanging. */
export const mostTime = 3_000;

/** Draws are fixed by the seed, the kind and the number of the input, so that any input can be made again by itself. */
export const drawsOf = (seed: string, name: string, input: number): Random => seeded(`${seed}/${name}/${String(input)}`);

/** Gives a fuzzer's inputs to the program, from number `from` on. `goOn` hears of each one first, and ends it there with false. */
export async function fuzz(
  fuzzer: Fuzzer,
  count: number,
  seed: string,
  from = 0,
  goOn: (input: number) => boolean = () => true,
): Promise<Tally> {
  const found = { taken: 0, crashes: 0, hangs: 0, silent: 0, slowest: 0 };
  const wrong: string[] = [];
  let i = from;
  for (; i < count && goOn(i); i++) {
    let began = process.cpuUsage();
    let start = performance.now();
    const made = (): void => {
      began = process.cpuUsage();
      start = performance.now();
    };
    try {
      const verdict = await fuzzer.input(drawsOf(seed, fuzzer.name, i), made);
      if (verdict === 'taken') found.taken++;
      else if (verdict !== 'refused') {
        found.silent++;
        wrong.push(`${String(i)}: taken: ${verdict.silent}`);
      }
    } catch (error) {
      found.crashes++;
      wrong.push(`${String(i)}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
    const used = process.cpuUsage(began);
    // On a busy machine an input may wait for others; what it works itself, and waits for nobody, is the lesser of both.
    const took = Math.min(performance.now() - start, (used.user + used.system) / 1000);
    found.slowest = Math.max(found.slowest, took);
    if (took > mostTime) {
      found.hangs++;
      wrong.push(`${String(i)}: took ${String(Math.round(took))} ms`);
    }
  }
  return { name: fuzzer.name, inputs: i - from, ...found, wrong };
}
