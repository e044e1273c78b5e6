import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inflated, packed, unpacked } from '../../src/save/pack.ts';

describe('a packed text', () => {
  it('comes back as it was', () => {
    expect(unpacked(packed('seats: Łucja, 陈伟'), 100)).toEqual({ text: 'seats: Łucja, 陈伟' });
  });

  it('is not unpacked beyond its limit: 64 MB of zeros in 64 KB cost no more memory than the limit', () => {
    const bomb = deflateRawSync(Buffer.alloc(64_000_000), { level: 9 });
    expect(bomb.length).toBeLessThan(70_000);
    const before = process.memoryUsage().arrayBuffers;
    expect(inflated(bomb, 100_000)).toEqual({ fault: 'huge' });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16_000_000);
  });

  it('is damaged where its end is missing, or where it is no pack at all', () => {
    const whole = deflateRawSync(Buffer.from('a'.repeat(500)));
    expect(inflated(whole.subarray(0, -2), 1000)).toEqual({ fault: 'damaged' });
    expect(unpacked('%', 1000)).toEqual({ fault: 'damaged' });
  });
});
