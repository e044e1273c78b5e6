/** What instrumented sources look at; the names are Stryker's. */
interface Stryker {
  readonly activeMutant: string;
  currentTestId: string | undefined;
  mutantCoverage: { static: Record<string, number>; perTest: Record<string, Record<string, number>> };
}

/** A changed loop may take this many times its usual steps, and so many more, before it counts as endless. */
const patience = { times: 5, more: 200_000 };

/**
 * Switches one mutant on. Every mutant is behind a switch that asks for the active one, so that asking
 * also counts steps: a loop without end is noticed after a number of steps, not of seconds, and the
 * outcome is the same on a slow machine.
 */
export class Switch {
  #active = '';
  #steps = 0;
  #limit = Infinity;
  readonly #stryker: Stryker;

  constructor() {
    const next = (): string => {
      if (++this.#steps > this.#limit) throw new Error('The changed program does not come to an end');
      return this.#active;
    };
    this.#stryker = {
      get activeMutant() {
        return next();
      },
      currentTestId: undefined,
      mutantCoverage: { static: {}, perTest: {} },
    };
    (globalThis as { __stryker__?: Stryker }).__stryker__ = this.#stryker;
  }

  /** From here on the program behaves as changed by this mutant, or as it is written. */
  turn(mutant: string | undefined): void {
    this.#active = mutant ?? '';
    const { mutantCoverage } = this.#stryker;
    mutantCoverage.static = {};
    mutantCoverage.perTest = {};
  }

  /** A test begins, which usually takes this many steps, or the loading of a file. */
  begin(test: string | undefined, usual = Infinity): void {
    this.#stryker.currentTestId = test;
    this.#steps = 0;
    this.#limit = usual * patience.times + patience.more;
  }

  /** What a test has gone through. */
  passed(test: string): { steps: number; mutants: string[] } {
    this.#stryker.currentTestId = undefined;
    return { steps: this.#steps, mutants: Object.keys(this.#stryker.mutantCoverage.perTest[test] ?? {}) };
  }

  /** Steps since the last beginning. */
  get steps(): number {
    return this.#steps;
  }

  /** Mutants passed outside of tests. */
  loading(): string[] {
    return Object.keys(this.#stryker.mutantCoverage.static);
  }
}
