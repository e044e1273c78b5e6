/** Blur of lens and hand besides that of the pixel itself, sigma in pixels. */
const lens = 0.6;
/** The second moment of a square of side one: of a pixel, and of a module. */
const square = 1 / 12;
/** How many deviations of the blur are followed, and modules at most. */
const reach = 2.2;
export const farthest = 4;
/** Places within a module that are told apart, each way. */
const phases = 8;

/** How the light of modules is spread over one pixel, for pixels anywhere within a module. */
export interface ModuleBlur {
  /** Modules to each side of the one that the pixel lies in. */
  readonly span: number;
  /** Weights of the modules around, row after row, for a pixel at `(u, v)` (0 to 1) within its module: begins here in `weights`. */
  at(u: number, v: number): number;
  readonly weights: Float32Array;
}

/** The blur where one pixel of the frame spans `(right[0], right[1])` modules across and `(down[0], down[1])` modules along it. */
export function moduleBlur(right: readonly [number, number], down: readonly [number, number]): ModuleBlur {
  const pixel = square + lens * lens;
  const xx = pixel * (right[0] * right[0] + down[0] * down[0]) + square;
  const xy = pixel * (right[0] * right[1] + down[0] * down[1]);
  const yy = pixel * (right[1] * right[1] + down[1] * down[1]) + square;
  const determinant = xx * yy - xy * xy;
  const span = Math.min(farthest, Math.ceil(reach * Math.sqrt(Math.max(xx, yy))));
  const each = (2 * span + 1) ** 2;
  const weights = new Float32Array(phases * phases * each);
  for (let phase = 0; phase < phases * phases; phase++) {
    const [u, v] = [((phase % phases) + 0.5) / phases, (Math.floor(phase / phases) + 0.5) / phases];
    let sum = 0;
    for (let k = 0; k < each; k++) {
      const du = (k % (2 * span + 1)) - span + 0.5 - u;
      const dv = Math.floor(k / (2 * span + 1)) - span + 0.5 - v;
      const weight = Math.exp((-0.5 * (yy * du * du - 2 * xy * du * dv + xx * dv * dv)) / determinant);
      weights[phase * each + k] = weight;
      sum += weight;
    }
    for (let k = phase * each; k < (phase + 1) * each; k++) weights[k] = (weights[k] ?? 0) / sum;
  }
  return { span, weights, at: (u, v) => (Math.floor(v * phases) * phases + Math.floor(u * phases)) * each };
}
