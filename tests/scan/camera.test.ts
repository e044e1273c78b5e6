import { describe, expect, it } from 'vitest';
import { betterCamera, type Camera } from '../../web/scan/camera-choice.ts';

const cameras = (...names: string[]): Camera[] => names.map((name, i) => ({ id: String(i), name }));
const better = (names: readonly string[], open: string): string | undefined => {
  const list = cameras(...names);
  return betterCamera(list, list.find(({ name }) => name === open) ?? { id: '', name: open })?.name;
};

/** What iPhones call their plain back, very wide and front cameras, and the one of three lenses. */
const named = [
  ['English', 'Back Camera', 'Back Ultra Wide Camera', 'Front Camera', 'Back Triple Camera'],
  ['German', 'Rückkamera', 'Rückseitige Ultra-Weitwinkelkamera', 'Vorderseitige Kamera', 'Rückseitige Triple-Kamera'],
  ['French', 'Caméra arrière', 'Caméra arrière ultra grand angle', 'Caméra avant', 'Caméra arrière triple'],
  ['Spanish', 'Cámara trasera', 'Cámara ultra gran angular trasera', 'Cámara frontal', 'Cámara trasera triple'],
  ['Polish', 'Kamera tylna', 'Kamera tylna ultraszerokokątna', 'Kamera przednia', 'Kamera tylna potrójna'],
  ['Chinese', '后置相机', '后置超广角相机', '前置相机', '后置三镜头相机'],
  ['Japanese', '背面カメラ', '背面超広角カメラ', '前面カメラ', '背面トリプルカメラ'],
] as const;

describe('the choice of a camera', () => {
  it.each(named)('leaves a very wide lens and the front for the plain camera at the back: %s', (_language, plain, wide, front) => {
    for (const open of [wide, front]) expect(better([front, wide, plain], open)).toBe(plain);
    expect(better([front, wide, plain], plain)).toBeUndefined();
  });

  it.each(named)('takes the camera of three lenses, which focuses near: %s', (_language, plain, wide, front, triple) => {
    for (const open of [plain, wide, front]) expect(better([front, plain, wide, triple], open)).toBe(triple);
    expect(better([front, plain, wide, triple], triple)).toBeUndefined();
  });

  it('takes the dual wide one of an iPhone Pro before the plain one, and that before wide and tele', () => {
    const names = ['Front Camera', 'Back Dual Camera', 'Back Camera', 'Back Dual Wide Camera', 'Back Telephoto Camera'];
    expect(better(names, 'Back Camera')).toBe('Back Dual Wide Camera');
    expect(better(['Back Telephoto Camera', 'Back Dual Camera', 'Back Camera'], 'Back Telephoto Camera')).toBe('Back Camera');
  });

  it('goes by what the browser says about where cameras look before it goes by their names', () => {
    const list: Camera[] = [
      { id: 'a', name: 'Kamera 1', facing: 'user' },
      { id: 'b', name: 'Kamera 2', facing: 'environment' },
    ];
    expect(betterCamera(list, list[0] as Camera)?.id).toBe('b');
    expect(betterCamera(list, list[1] as Camera)).toBeUndefined();
  });

  it('takes the main one of the numbered cameras of Android', () => {
    const names = ['camera2 1, facing front', 'camera2 3, facing front', 'camera2 2, facing back', 'camera2 0, facing back'];
    for (const open of names.slice(0, 3)) expect(better(names, open)).toBe('camera2 0, facing back');
    expect(better(names, 'camera2 0, facing back')).toBeUndefined();
  });

  it('stays with the camera that is open where that is as good', () => {
    expect(better(['Back Camera', 'Back Dual Camera'], 'Back Camera')).toBeUndefined();
    expect(better(['FaceTime HD Camera', 'USB Camera', 'Desk View Camera'], 'FaceTime HD Camera')).toBeUndefined();
    expect(better(['', ''], '')).toBeUndefined();
  });

  it('stays with an odd lens where there is no other', () => {
    expect(better(['Back Telephoto Camera', 'Front Camera'], 'Back Telephoto Camera')).toBeUndefined();
  });
});
