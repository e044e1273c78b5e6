import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { root } from '../../src/cli/build.ts';
import { filesUnder } from '../architecture/sources.ts';
import { excluded, seed } from './sets.ts';

/** One changed place in the sources. */
export interface Mutant {
  readonly id: string;
  /** Relative to the project. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  readonly column: number;
  readonly original: string;
  readonly replacement: string;
  /** The line it begins in, without its indent. */
  readonly within: string;
}

export interface Instrumented {
  /** Source text by path relative to the project, with every mutant in it, each behind its switch. */
  readonly sources: Readonly<Record<string, string>>;
  readonly mutants: readonly Mutant[];
}

const no = (): boolean => false;
const nothing = (): void => undefined;
const silent = {
  isTraceEnabled: no,
  isDebugEnabled: no,
  isInfoEnabled: no,
  isWarnEnabled: no,
  isErrorEnabled: no,
  isFatalEnabled: no,
  trace: nothing,
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: nothing,
  fatal: nothing,
};

/** Puts all mutants of a folder into its sources, each behind a switch. */
export async function instrument(folder: string): Promise<Instrumented> {
  const texts = Object.fromEntries(filesUnder(folder, /\.ts$/).map((path) => [path, readFileSync(join(root, path), 'utf8')] as const));
  const { files, mutants } = await new Instrumenter(silent).instrument(
    Object.entries(texts).map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [...excluded], ignorers: [] },
  );
  return {
    sources: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    // Those of an excluded kind are listed too, but stand in no file.
    mutants: mutants
      .filter(({ status }) => status !== 'Ignored')
      .map(({ id, fileName, location: { start, end }, replacement }) => ({
        id,
        file: fileName,
        line: start.line + 1,
        column: start.column + 1,
        original: between(texts[fileName] ?? '', start, end),
        replacement,
        within: texts[fileName]?.split('\n')[start.line]?.trim() ?? '',
      })),
  };
}

/**
 * A part of the mutants, drawn by the seed. Each is drawn by what it says and not by where it stands,
 * so that a line added above does not change the sample.
 */
export function sample(mutants: readonly Mutant[], size: number): Mutant[] {
  const times = new Map<string, number>();
  const drawn = mutants.map((mutant) => {
    const what = JSON.stringify([mutant.file, mutant.original, mutant.replacement]);
    const time = (times.get(what) ?? 0) + 1;
    times.set(what, time);
    return { mutant, lot: createHash('sha256').update(`${seed} ${time} ${what}`).digest('hex') };
  });
  const chosen = new Set(
    drawn
      .sort((a, b) => (a.lot < b.lot ? -1 : 1))
      .slice(0, size)
      .map(({ mutant }) => mutant),
  );
  return mutants.filter((mutant) => chosen.has(mutant));
}

interface Place {
  /** Counted from 0. */
  readonly line: number;
  readonly column: number;
}

function between(text: string, start: Place, end: Place): string {
  const lines = text.split('\n').slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines.map((line, i) => line.slice(i === 0 ? start.column : 0, i === last ? end.column : undefined)).join('\n');
}
