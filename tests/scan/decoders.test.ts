import { describe, expect, it } from 'vitest';
import type { Decoder, Reading } from '../../web/scan/decoder.ts';
import { Decoders } from '../../web/scan/decoders.ts';

const video = {} as HTMLVideoElement;
const reading = (...texts: string[]): Reading => ({ codes: texts.map((text) => ({ text })), width: 4, height: 3, light: 100, ms: 1 });

/** A decoder that answers with these texts, or fails; it counts what it is asked. */
function decoder(name: Decoder['name'], answer: () => Reading): Decoder & { asked: number; closed: boolean } {
  const one = {
    name,
    several: name === 'zxing-wasm',
    asked: 0,
    closed: false,
    read: () => {
      one.asked++;
      return new Promise<Reading>((resolve) => {
        resolve(answer());
      });
    },
    readPhoto: () => one.read(),
    close: () => {
      one.closed = true;
    },
  };
  return one;
}

function later<T>(): { readonly promise: Promise<T>; settle(value: T): void; fail(error: Error): void } {
  let settle: (value: T) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<T>((resolve, reject) => {
    settle = resolve;
    fail = reject;
  });
  return { promise, settle, fail };
}

const texts = ({ codes }: Reading): string[] => codes.map(({ text }) => text);
const broken = (): Reading => {
  throw new Error('broken');
};

describe('the two decoders of a page', () => {
  it('read with html5-qrcode until zxing-wasm has loaded, and with that from then on', async () => {
    const coming = later<Decoder>();
    const simple = decoder('html5-qrcode', () => reading('simple'));
    const decoders = new Decoders(
      () => Promise.resolve(simple),
      () => coming.promise,
    );
    await decoders.open();
    expect(decoders.team).toBe('alone');
    expect(texts(await decoders.read(video, 'one', 0))).toEqual(['simple']);
    coming.settle(decoder('zxing-wasm', () => reading('strong')));
    await coming.promise;
    expect(texts(await decoders.read(video, 'one', 60))).toEqual(['strong']);
    expect([decoders.team, simple.asked]).toEqual(['both', 1]);
  });

  it('read with zxing-wasm where html5-qrcode does not come', async () => {
    const decoders = new Decoders(
      () => Promise.reject(new Error('offline')),
      () => Promise.resolve(decoder('zxing-wasm', () => reading('strong'))),
    );
    await decoders.open();
    for (let i = 0; i < 9; i++) expect(texts(await decoders.read(video, 'one', 1000 * i))).toEqual(['strong']);
  });

  it('let html5-qrcode look where zxing-wasm finds nothing, a few times a second, and never over a table', async () => {
    let found: string[] = [];
    const simple = decoder('html5-qrcode', () => reading('simple'));
    const decoders = new Decoders(
      () => Promise.resolve(simple),
      () => Promise.resolve(decoder('zxing-wasm', () => reading(...found))),
    );
    await decoders.open();
    const one: string[] = [];
    for (let at = 0; at < 2000; at += 40) one.push(...texts(await decoders.read(video, 'one', at)));
    expect(one).toHaveLength(simple.asked);
    expect(simple.asked).toBeGreaterThanOrEqual(6);
    expect(simple.asked).toBeLessThanOrEqual(8);
    found = ['strong'];
    for (let at = 2000; at < 4000; at += 40) expect(texts(await decoders.read(video, 'one', at))).toEqual(['strong']);
    found = [];
    const before = simple.asked;
    for (let at = 4000; at < 6000; at += 40) expect(texts(await decoders.read(video, 'many', at))).toEqual([]);
    expect(simple.asked).toBe(before);
  });

  it('go on with html5-qrcode alone where zxing-wasm cannot be had, and try again at the next start', async () => {
    let may = false;
    const decoders = new Decoders(
      () => Promise.resolve(decoder('html5-qrcode', () => reading('simple'))),
      () => (may ? Promise.resolve(decoder('zxing-wasm', () => reading('strong'))) : Promise.reject(new Error('no wasm'))),
    );
    await decoders.open();
    expect(texts(await decoders.read(video, 'one', 0))).toEqual(['simple']);
    expect(decoders.team).toBe('fallback');
    may = true;
    await decoders.open();
    expect(texts(await decoders.read(video, 'one', 0))).toEqual(['strong']);
    expect(decoders.team).toBe('both');
  });

  it('give up zxing-wasm when it fails three times in a row, losing no picture', async () => {
    let works = true;
    const strong = decoder('zxing-wasm', () => (works ? reading('strong') : broken()));
    const decoders = new Decoders(
      () => Promise.resolve(decoder('html5-qrcode', () => reading('simple'))),
      () => Promise.resolve(strong),
    );
    await decoders.open();
    for (const [does, read, team] of [
      [false, 'simple', 'both'],
      [false, 'simple', 'both'],
      [true, 'strong', 'both'],
      [false, 'simple', 'both'],
      [false, 'simple', 'both'],
      [false, 'simple', 'fallback'],
      [true, 'simple', 'fallback'],
    ] as const) {
      works = does;
      expect([texts(await decoders.read(video, 'one', 0)), decoders.team]).toEqual([[read], team]);
    }
    expect(strong.closed).toBe(true);
  });

  it('wait for zxing-wasm before they read a photo, and read it with html5-qrcode where that fails', async () => {
    const coming = later<Decoder>();
    let works = true;
    const simple = decoder('html5-qrcode', () => reading('simple'));
    const decoders = new Decoders(
      () => Promise.resolve(simple),
      () => coming.promise,
    );
    await decoders.open();
    const photo = decoders.readPhoto(new Blob());
    coming.settle(decoder('zxing-wasm', () => (works ? reading() : broken())));
    expect(texts(await photo)).toEqual([]);
    expect(simple.asked).toBe(0);
    works = false;
    expect(texts(await decoders.readPhoto(new Blob()))).toEqual(['simple']);
    expect(decoders.team).toBe('fallback');
  });

  it('begin zxing-wasm anew for a photo where it has only been late before', async () => {
    let opened = 0;
    const simple = decoder('html5-qrcode', () => reading('one of eight'));
    const decoders = new Decoders(
      () => Promise.resolve(simple),
      () => Promise.resolve(decoder('zxing-wasm', ++opened === 1 ? broken : () => reading('all', 'eight'))),
    );
    await decoders.open();
    expect(texts(await decoders.readPhoto(new Blob()))).toEqual(['all', 'eight']);
    expect([opened, simple.asked, decoders.team]).toEqual([2, 0, 'both']);
  });

  it('say so where none can be had', async () => {
    const none = (): Promise<Decoder> => Promise.reject(new Error('offline'));
    await expect(new Decoders(none, none).open()).rejects.toThrow();
  });
});
