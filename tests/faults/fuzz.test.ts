import { describe, expect, it } from 'vitest';
import { fuzz } from './fuzz/fuzzer.ts';
import { fuzzers } from './fuzz/fuzzers.ts';

describe('input from strangers is refused in words or taken as what it is', () => {
  it.each(fuzzers.map((fuzzer) => [fuzzer.name, fuzzer] as const))('%s', async (_, fuzzer) => {
    const { inputs, crashes, hangs, silent, taken, wrong } = await fuzz(fuzzer, fuzzer.share, 'the fixed share');
    expect(wrong).toEqual([]);
    expect({ inputs, crashes, hangs, silent }).toEqual({ inputs: fuzzer.share, crashes: 0, hangs: 0, silent: 0 });
    expect(taken).toBeLessThan(inputs);
  });
});
