/** A full turn, in radians. */
export const turn = 2 * Math.PI;

/** The same direction between −π and π (radians). */
export function wrapped(angle: number): number {
  return angle - turn * Math.round(angle / turn);
}

/** The mean of some directions (radians), and how well they agree: 0 not at all, 1 wholly. */
export function meanDirection(angles: readonly number[]): { readonly angle: number; readonly agreement: number } {
  let x = 0;
  let y = 0;
  for (const angle of angles) {
    x += Math.cos(angle);
    y += Math.sin(angle);
  }
  return { angle: Math.atan2(y, x), agreement: angles.length === 0 ? 0 : Math.hypot(x, y) / angles.length };
}
