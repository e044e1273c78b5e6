import { filesUnder } from '../architecture/sources.ts';
import type { Chosen, Covered } from './bed.ts';
import { withoutEquivalents } from './equivalent.ts';
import { instrument, sample, type Mutant } from './instrument.ts';
import { Pool } from './pool.ts';
import { left, type MutantSet } from './sets.ts';

export interface Outcome {
  readonly set: MutantSet;
  readonly tried: readonly Mutant[];
  /** Mutants no test noticed. */
  readonly survivors: readonly Mutant[];
}

/** Tries the mutants of a set; an error if a test fails even with nothing changed, the first time or again. */
export async function trySet(set: MutantSet, all: boolean, tell: (line: string) => void): Promise<Outcome> {
  const { sources, mutants: made } = await instrument(set.folder);
  const mutants = withoutEquivalents(made, set.folder);
  const tried = all ? mutants : sample(mutants, set.sample);
  const pool = new Pool({ do: 'open', sources });
  try {
    const files = set.tests.flatMap((folder) => filesUnder(folder, /\.test\.ts$/)).filter((file) => !left.test(file));
    const covered = (await pool.all(files.map((file) => ({ do: 'cover', file })))).map((report, i): Covered => {
      if (report.done !== 'cover') throw new Error(`${files[i] ?? ''} does not end`);
      if (report.failed.length > 0) throw new Error(`Fails with nothing changed: ${report.failed.join('\n')}`);
      return report;
    });
    const [again] = await pool.all([{ do: 'try', mutant: unchanged, chosen: covered.map(whole) }]);
    // A mutant's tests run in one process too: what fails there by itself would count as noticing.
    if (again?.done !== 'try' || again.killed) throw new Error(`${set.name}: a test fails the second time, with nothing changed`);
    tell(`${set.name}: ${covered.reduce((sum, { tests }) => sum + tests.length, 0)} tests, ${tried.length} of ${mutants.length} mutants`);
    const chosen = tried.map((mutant) => covering(mutant.id, covered));
    const reports = await pool.all(
      tried.map((mutant, i) => ({ do: 'try', mutant: mutant.id, chosen: chosen[i] ?? [] })),
      (done) => {
        if (done % 100 === 0) tell(`${set.name}: ${done} of ${tried.length}`);
      },
    );
    return { set, tried, survivors: tried.filter((_, i) => reports[i]?.done === 'try' && !reports[i].killed) };
  } finally {
    pool.close();
  }
}

/** No mutant has this id. */
const unchanged = 'none';

const whole = ({ file, load, tests }: Covered): Chosen => ({
  file,
  load,
  steps: Object.fromEntries(tests.map(({ id, steps }) => [id, steps])),
});

/** The tests that pass the mutant, those first that cost least. */
function covering(mutant: string, covered: readonly Covered[]): Chosen[] {
  return covered
    .map(({ file, loading, load, tests }) => {
      const passing = loading.includes(mutant) ? tests : tests.filter(({ mutants }) => mutants.includes(mutant));
      return {
        file,
        load,
        steps: Object.fromEntries(passing.map(({ id, steps }) => [id, steps])),
        cost: passing.reduce((sum, { steps }) => sum + steps, 0),
      };
    })
    .filter(({ steps }) => Object.keys(steps).length > 0)
    .sort((a, b) => a.cost - b.cost || (a.file < b.file ? -1 : 1))
    .map(({ file, load, steps }) => ({ file, load, steps }));
}
