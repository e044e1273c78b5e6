import { describe, expect, it } from 'vitest';
import { LightMeter } from '../../web/scan/light.ts';

/** Levels told over frames of 100 ms each. */
function told(frames: readonly { mean: number; read?: boolean }[]): { mean: number; dark: boolean }[] {
  const meter = new LightMeter();
  return frames.flatMap(({ mean, read = false }, i) => meter.read(mean, read, i * 100) ?? []);
}

describe('the light meter', () => {
  it('tells a level about twice a second', () => {
    expect(told(Array.from({ length: 21 }, () => ({ mean: 120 })))).toHaveLength(5);
  });

  it('calls it dark after a second and a half of darkness with nothing read', () => {
    const levels = told(Array.from({ length: 21 }, () => ({ mean: 30 })));
    expect(levels.map(({ dark }) => dark)).toEqual([false, false, false, true, true]);
  });

  it('does not call it dark while cards are read all the same', () => {
    const levels = told(Array.from({ length: 31 }, (_, i) => ({ mean: 30, read: i % 10 === 0 })));
    expect(levels.some(({ dark }) => dark)).toBe(false);
  });
});
