import { describe, expect, it } from 'vitest';
import type { Found } from '../../src/cards/read/found.ts';
import { blank } from '../../src/cards/read/gray.ts';
import type { WiderLook } from '../../src/cards/read/wider.ts';
import { answerBeside, Beside } from '../../web/scan/beside.ts';
import type { PictureCodes } from '../../web/scan/decoder.ts';

const code = (text: string, x: number): Found => ({
  text,
  corners: [
    { x, y: 10 },
    { x: x + 30, y: 10 },
    { x: x + 30, y: 40 },
    { x, y: 40 },
  ],
});
const [near, far] = [code('NEAR', 20), code('FAR', 200)];
const frame = blank(320, 240);

/** Both ends of a port, the far one looking as told. */
function ends(look: WiderLook['read']): { readonly beside: Beside; close(): void } {
  const { port1, port2 } = new MessageChannel();
  answerBeside(port2, { read: look });
  const beside = new Beside(port1);
  return {
    beside,
    close: () => port1.close(),
  };
}

describe('longer looks beside the frames', () => {
  it('keep no frame waiting, and tell later what they found, with what was known of their frame, once', async () => {
    let asked = 0;
    let done: (codes: readonly Found[]) => void = () => undefined;
    const { beside, close } = ends((_frame, _known, unread) => {
      asked++;
      unread.push(near.corners, code('', 100).corners);
      return new Promise((resolve) => (done = resolve));
    });
    expect(await beside.read(frame, [near], [])).toEqual([]);
    await expect.poll(() => asked).toBe(1);
    // The next frame comes while that look lasts: it is not queued.
    expect(await beside.read(frame, [near], [])).toEqual([]);
    expect(beside.taken()).toBeUndefined();
    done([near, far]);
    let taken: PictureCodes | undefined;
    await expect.poll(() => (taken ??= beside.taken())).toBeDefined();
    expect(taken).toMatchObject({ codes: [near, far], width: 320, height: 240 });
    // The code that was read is not among those that were not.
    expect(taken?.unread).toEqual([code('', 100).corners]);
    expect(beside.taken()).toBeUndefined();
    expect(asked).toBe(1);
    close();
  });

  it('tell nothing where they find nothing new or fail, and look again at the next frame', async () => {
    let asked = 0;
    const { beside, close } = ends(() => (++asked % 2 === 1 ? Promise.reject(new Error('no memory')) : Promise.resolve([near])));
    for (let look = 1; look <= 4; look++) {
      await expect
        .poll(async () => {
          if (asked < look) await beside.read(frame, [near], []);
          return asked;
        })
        .toBe(look);
      expect(beside.taken()).toBeUndefined();
    }
    close();
  });

  it('of a table that was left say nothing about the next one, neither done nor under way', async () => {
    const looks: ((codes: readonly Found[]) => void)[] = [];
    const { beside, close } = ends(() => new Promise((resolve) => looks.push(resolve)));
    await beside.read(frame, [], []);
    await expect.poll(() => looks.length).toBe(1);
    beside.forget();
    await beside.read(frame, [near], []);
    await expect.poll(() => looks.length).toBe(2);
    looks[0]?.([code('OTHER TABLE', 60)]);
    looks[1]?.([far]);
    let taken: PictureCodes | undefined;
    await expect.poll(() => (taken ??= beside.taken())).toBeDefined();
    expect(taken?.codes).toEqual([near, far]);
    await beside.read(frame, [], []);
    await expect.poll(() => looks.length).toBe(3);
    looks[2]?.([far]);
    await new Promise((resolve) => setTimeout(resolve, 50));
    beside.forget();
    expect(beside.taken()).toBeUndefined();
    close();
  });
});
