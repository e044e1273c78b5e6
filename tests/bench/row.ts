/** One measurement. */
export interface Row {
  readonly name: string;
  readonly value: number;
  /** `ms`, `KB`, `games/s`, `%` … */
  readonly unit: string;
  /** What it is measured against in the same run, with its own figure, e.g. `pdf-lib 812 ms`. */
  readonly against?: string;
  /** How many times better than that (faster, smaller); above 1 is better. */
  readonly ratio?: number;
  /** What is hoped for: of the ratio where there is one, of the value otherwise. */
  readonly goal?: Goal;
}

/** A bound, e.g. `≥ 4000` or `≤ 5`. */
export type Goal = `≥ ${number}` | `≤ ${number}`;

/** A group of measurements. `smoke` asks for the smallest sizes that still run every line of it. */
export interface Bench {
  readonly name: string;
  run(smoke: boolean): Promise<Row[]>;
}

/** Whether a row reaches its goal; undefined where it has none. */
export function reaches(row: Row): boolean | undefined {
  if (row.goal === undefined) return undefined;
  const measured = row.ratio ?? row.value;
  const bound = Number(row.goal.slice(2));
  return row.goal.startsWith('≥') ? measured >= bound : measured <= bound;
}

/** Milliseconds of the fastest of a few runs: what the machine can do when nothing else disturbs it. */
export async function fastest(runs: number, work: () => unknown): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
