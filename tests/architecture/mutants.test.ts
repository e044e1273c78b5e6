import { describe, expect, it } from 'vitest';
import { equivalents } from '../mutants/equivalent.ts';
import { left, sets } from '../mutants/sets.ts';
import { filesUnder, read } from './sources.ts';

describe('what the rules are broken with, one place at a time', () => {
  it.each(sets)('has sources and tests: $name', ({ folder, tests }) => {
    expect(filesUnder(folder, /\.ts$/)).not.toEqual([]);
    for (const one of tests)
      expect(
        filesUnder(one, /\.test\.ts$/).filter((file) => !left.test(file)),
        one,
      ).not.toEqual([]);
  });

  it('counts as unnoticeable only changes of lines that stand in the sources', () => {
    const stands = ({ file, within, original }: (typeof equivalents)[number]): boolean =>
      within.includes(original) &&
      read(file)
        .split('\n')
        .some((line) => line.trim() === within);
    expect(equivalents.filter((one) => !stands(one))).toEqual([]);
  });
});
