import { describe, expect, it } from 'vitest';
import { betterCamera } from '../../web/scan/camera.ts';

const cameras = (...names: string[]): { id: string; name: string }[] => names.map((name, i) => ({ id: String(i), name }));

describe('the choice of a camera', () => {
  it('leaves an ultra-wide lens for the plain one at the back', () => {
    const better = betterCamera(cameras('Front Camera', 'Back Ultra Wide Camera', 'Back Camera'), 'Back Ultra Wide Camera');
    expect(better?.name).toBe('Back Camera');
  });

  it('leaves the front for the back', () => {
    expect(betterCamera(cameras('camera2 1, facing front', 'camera2 0, facing back'), 'camera2 1, facing front')?.id).toBe('1');
  });

  it('stays with the camera that is open where that is as good', () => {
    expect(betterCamera(cameras('Back Camera', 'Back Dual Camera'), 'Back Camera')).toBeUndefined();
    expect(betterCamera(cameras('FaceTime HD Camera'), 'FaceTime HD Camera')).toBeUndefined();
    expect(betterCamera(cameras('', ''), '')).toBeUndefined();
  });

  it('stays with an odd lens where there is no other', () => {
    expect(betterCamera(cameras('Back Telephoto Camera', 'Front Camera'), 'Back Telephoto Camera')).toBeUndefined();
  });
});
