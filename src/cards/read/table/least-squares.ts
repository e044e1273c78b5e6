/**
 * Solves `A x = b` for a symmetric positive definite `A` (row after row, `n × n`) by Cholesky decomposition. Both are
 * overwritten. Nothing where the matrix is not positive definite.
 */
export function solve(a: Float64Array, b: Float64Array): Float64Array | undefined {
  const n = b.length;
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j] ?? 0;
      for (let k = 0; k < j; k++) sum -= (a[i * n + k] ?? 0) * (a[j * n + k] ?? 0);
      if (i === j) {
        if (!(sum > 0)) return undefined;
        a[i * n + i] = Math.sqrt(sum);
      } else a[i * n + j] = sum / (a[j * n + j] ?? 1);
    }
  }
  for (let i = 0; i < n; i++) {
    let sum = b[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (a[i * n + k] ?? 0) * (b[k] ?? 0);
    b[i] = sum / (a[i * n + i] ?? 1);
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (a[k * n + i] ?? 0) * (b[k] ?? 0);
    b[i] = sum / (a[i * n + i] ?? 1);
  }
  return b;
}

/** Writes the residuals for these parameters into `out`; false where the parameters make no sense. */
export type Residuals = (parameters: Float64Array, out: Float64Array) => boolean;

/** A fit: its parameters and half the sum of the squared residuals. */
export interface Fit {
  readonly parameters: Float64Array;
  readonly cost: number;
}

/**
 * Nonlinear least squares by Levenberg and Marquardt, derivatives by differences. For a handful of parameters of about
 * the size of one. Nothing where the start makes no sense.
 */
export function fitted(start: Float64Array, count: number, residuals: Residuals, iterations = 12): Fit | undefined {
  const n = start.length;
  let at = start;
  let here: Float64Array = new Float64Array(count);
  if (!residuals(at, here)) return undefined;
  let cost = half(here);
  let there: Float64Array = new Float64Array(count);
  const slope = new Float64Array(n * count);
  let damping = 1e-3;
  for (let round = 0; round < iterations; round++) {
    if (!differences(at, here, residuals, slope)) break;
    const before = cost;
    for (let attempt = 0; attempt < 6; attempt++) {
      const step = solve(...normal(slope, here, n, damping));
      const next = step && at.map((value, i) => value - (step[i] ?? 0));
      if (next && residuals(next, there) && half(there) < cost) {
        at = next;
        [here, there] = [there, here];
        cost = half(here);
        damping = Math.max(1e-9, damping / 10);
        break;
      }
      damping *= 10;
    }
    if (before - cost < 1e-6 * before) break;
  }
  return { parameters: at, cost };
}

function half(residuals: Float64Array): number {
  let sum = 0;
  for (const residual of residuals) sum += residual * residual;
  return sum / 2;
}

/** The derivatives, parameter after parameter. */
function differences(at: Float64Array, here: Float64Array, residuals: Residuals, slope: Float64Array): boolean {
  const count = here.length;
  for (let i = 0; i < at.length; i++) {
    const step = 1e-6 * Math.max(1, Math.abs(at[i] ?? 0));
    const moved = Float64Array.from(at);
    moved[i] = (at[i] ?? 0) + step;
    const column = slope.subarray(i * count, (i + 1) * count);
    if (!residuals(moved, column)) return false;
    for (let k = 0; k < count; k++) column[k] = ((column[k] ?? 0) - (here[k] ?? 0)) / step;
  }
  return true;
}

/** The damped normal equations. */
function normal(slope: Float64Array, here: Float64Array, n: number, damping: number): [Float64Array, Float64Array] {
  const count = here.length;
  const a = new Float64Array(n * n);
  const b = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = 0;
      for (let k = 0; k < count; k++) sum += (slope[i * count + k] ?? 0) * (slope[j * count + k] ?? 0);
      a[i * n + j] = a[j * n + i] = sum;
    }
    for (let k = 0; k < count; k++) b[i] = (b[i] ?? 0) + (slope[i * count + k] ?? 0) * (here[k] ?? 0);
  }
  for (let i = 0; i < n; i++) a[i * n + i] = (a[i * n + i] ?? 0) * (1 + damping) + 1e-12;
  return [a, b];
}
