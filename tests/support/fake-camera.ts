import { closeSync, openSync, writeSync } from 'node:fs';
import type { Gray } from '../../src/cards/read/gray.ts';

/**
 * Writes frames as a YUV4MPEG2 clip, which Chromium's fake camera plays in a loop. Width and height must be even.
 * Luma is in the limited range (16 to 235) that video has, chroma is grey.
 */
export function writeY4m(
  path: string,
  frames: Iterable<Gray>,
  size: { readonly width: number; readonly height: number },
  perSecond = 15,
): void {
  const { width, height } = size;
  if (width % 2 !== 0 || height % 2 !== 0) throw new Error(`a Y4M clip needs even sides, not ${String(width)} × ${String(height)}`);
  const file = openSync(path, 'w');
  try {
    writeSync(file, `YUV4MPEG2 W${String(width)} H${String(height)} F${String(perSecond)}:1 Ip A1:1 C420\n`);
    const chroma = Buffer.alloc((width * height) / 2, 128);
    const luma = Buffer.alloc(width * height);
    for (const frame of frames) {
      if (frame.width !== width || frame.height !== height) throw new Error('every frame of a clip has its size');
      for (let i = 0; i < luma.length; i++) luma[i] = 16 + Math.round((219 * (frame.data[i] ?? 0)) / 255);
      writeSync(file, 'FRAME\n');
      writeSync(file, luma);
      writeSync(file, chroma);
    }
  } finally {
    closeSync(file);
  }
}

/**
 * Writes JPEG pictures as a motion-JPEG clip, some 30 times smaller. Chromium plays it at 30 pictures a second,
 * whatever it was made for; one picture is enough, it loops.
 */
export function writeMjpeg(path: string, pictures: Iterable<Uint8Array>): void {
  const file = openSync(path, 'w');
  try {
    for (const picture of pictures) writeSync(file, picture);
  } finally {
    closeSync(file);
  }
}

/** Arguments for a Chromium that has a camera showing this clip (an absolute path) and lets every page use it. */
export function clipCamera(path: string): string[] {
  return ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream', `--use-file-for-fake-video-capture=${path}`];
}

/** Arguments for a Chromium whose host says no to the camera. */
export const refusingCamera: readonly string[] = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'];

/** What a page with a canvas camera offers to the test: `page.evaluate(() => camera.show(url))`. */
export interface CanvasCamera {
  /** Shows a picture (a data or http address) until the next: filling the frame, or as large as it is with its left edge at `x`, px. */
  show(address: string, x?: number): Promise<void>;
  /**
   * Slides along a picture wider than the frame, from its left end to its right end, in so many ms; longer where the page
   * cannot draw 25 pictures a second, or the scanner does not read at least eight of them.
   */
  pan(address: string, ms: number): Promise<void>;
  /** Shows pictures one after another, again and again, each for so many ms; resolves with the time (performance.now) at which the first is shown. */
  play(addresses: readonly string[], ms: number): Promise<number>;
  /** Ends the running tracks as an unplugged camera would. */
  unplug(): void;
  /** Every track that was ever given out, oldest first. */
  readonly tracks: MediaStreamTrack[];
  /** The constraints asked for, oldest first. */
  readonly asked: MediaStreamConstraints[];
  /** Whether the light is on. */
  torch: boolean;
  /** The factor the zoom is set to. */
  zoom: number;
}

/**
 * Gives the page a camera that shows what the test wants, for `page.addInitScript(canvasCamera, size)`. It runs in the
 * page, so it may use nothing from outside.
 */
export function canvasCamera(size: {
  readonly width: number;
  readonly height: number;
  readonly torch?: boolean;
  readonly zoom?: boolean;
}): void {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no canvas');
  context.fillStyle = '#555';
  context.fillRect(0, 0, size.width, size.height);
  let tick = 0;
  let clip: ReturnType<typeof setInterval> | undefined;
  // As many pictures as phones give in the dark: twice as many make twice the work, and no test asks for them.
  const perSecond = 15;
  // A stream gives out a frame only when the canvas changes: one pixel is enough.
  setInterval(() => {
    context.fillStyle = tick++ % 2 === 0 ? '#545454' : '#555555';
    context.fillRect(0, 0, 1, 1);
  }, 1000 / perSecond);

  /** Pictures handed to a worker to be read. */
  let looks = 0;
  const post = Worker.prototype.postMessage as (this: Worker, message: unknown, transfer: Transferable[]) => void;
  Worker.prototype.postMessage = function (this: Worker, message: unknown, transfer?: unknown) {
    if ((message as { kind?: string }).kind === 'frame') looks++;
    post.call(this, message, transfer as Transferable[]);
  };

  const camera: CanvasCamera = {
    tracks: [],
    asked: [],
    torch: false,
    zoom: 1,
    show: async (address, x) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      if (x === undefined) context.drawImage(image, 0, 0, size.width, size.height);
      else context.drawImage(image, x, 0);
    },
    pan: async (address, ms) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      let last = performance.now();
      let spent = 0;
      const before = looks;
      await new Promise<void>((done) => {
        const slide = (): void => {
          const now = performance.now();
          // A machine that draws fewer than 25 pictures a second also slides less, and waits for a reader that lags behind.
          spent = Math.min(spent + Math.min(40, now - last), 125 * (looks - before + 1));
          last = now;
          const way = Math.min(1, spent / ms);
          context.drawImage(image, way * (size.width - image.width), 0);
          if (way < 1) requestAnimationFrame(slide);
          else done();
        };
        slide();
      });
    },
    play: async (addresses, ms) => {
      clearInterval(clip);
      // Drawn once beforehand: decoding is no part of what a camera does.
      const images = await Promise.all(
        addresses.map(async (address) => {
          const image = new Image();
          image.src = address;
          await image.decode();
          return createImageBitmap(image);
        }),
      );
      let at = 0;
      const next = (): void => {
        const image = images[at++ % images.length];
        if (image) context.drawImage(image, 0, 0, size.width, size.height);
      };
      next();
      clip = setInterval(next, ms);
      return performance.now();
    },
    unplug: () => {
      for (const track of camera.tracks.filter(({ readyState }) => readyState === 'live')) {
        track.stop();
        // Only a real device's end is announced; stop() is silent.
        track.dispatchEvent(new Event('ended'));
      }
    },
  };
  Object.assign(globalThis, { camera });

  // On the prototype: WebKit forgets what is set on `navigator.mediaDevices` itself.
  const devices = MediaDevices.prototype;
  devices.getUserMedia = (constraints) => {
    camera.asked.push(constraints ?? {});
    const stream = canvas.captureStream(perSecond);
    for (const track of stream.getVideoTracks()) {
      camera.tracks.push(track);
      if (size.torch !== true && size.zoom !== true) continue;
      const settings = track.getSettings.bind(track);
      track.getSettings = () => ({ ...settings(), ...(size.zoom === true ? { zoom: camera.zoom } : {}) });
      track.getCapabilities = () =>
        ({
          ...(size.torch === true ? { torch: true } : {}),
          ...(size.zoom === true ? { zoom: { min: 1, max: 8, step: 0.5 } } : {}),
        }) as MediaTrackCapabilities;
      track.applyConstraints = (wish) => {
        const wanted = { ...wish, ...wish?.advanced?.[0] } as { torch?: boolean; zoom?: number };
        if (wanted.torch !== undefined) camera.torch = wanted.torch;
        if (wanted.zoom !== undefined) camera.zoom = wanted.zoom;
        return Promise.resolve();
      };
    }
    return Promise.resolve(stream);
  };
  devices.enumerateDevices = () =>
    Promise.resolve([
      { deviceId: 'canvas', groupId: '', kind: 'videoinput', label: 'Canvas camera', toJSON: () => ({}) } satisfies MediaDeviceInfo,
    ]);
}
