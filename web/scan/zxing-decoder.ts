import type { PrintedCode } from '../../src/cards/read/expected/code-book.ts';
import type { Decoder, Reading } from './decoder.ts';
import { drawn, photoBitmap, refuseLarge } from './canvas.ts';
import { lightFirst } from './frame-light.ts';
import { TakesTooLong } from './not-a-picture.ts';
import type { Ask, Pixels, Reply } from './zxing-protocol.ts';

/** A slow phone on a slow line needs some seconds for half a megabyte of wasm; after this long it is not coming. */
const openWithin = 20_000;
/** No frame takes this long unless the worker has died. */
const frameWithin = 10_000;
/** A photo that takes this long is full of what looks like codes and is none: one look at it can take minutes. */
const photoWithin = 25_000;
/** So many frames of the first table have the device for themselves: starting another worker takes as long as reading several. */
const undisturbed = 8;

/** Starts the zxing-wasm worker and has it read its self-test. Rejects where that fails for any reason. */
export async function openZxing(): Promise<Decoder> {
  if (typeof Worker === 'undefined' || typeof WebAssembly === 'undefined') throw new Error('no workers or no wasm here');
  const line = await openWorker();
  let beside: Promise<Line | undefined> | undefined;
  let alone = false;
  let frames = 0;
  let expected: readonly PrintedCode[] = [];
  const read = async (ask: Ask, transfer: Transferable[], within: number): Promise<Reading> => {
    const reply = await line.ask(ask, transfer, within);
    if (reply.kind !== 'read') throw new Error(`the worker answered "${reply.kind}"`);
    return reply.reading;
  };
  return {
    name: 'zxing-wasm',
    several: true,
    read: async (video, aim) => {
      // A device that cannot have two goes on with one.
      if (aim === 'many' && ++frames > undisturbed) beside ??= openBeside(line, expected).catch(() => void (alone = true));
      const picture = await frame(video);
      return read({ kind: 'frame', picture, aim, longer: aim === 'one' || alone }, transferable(picture), frameWithin);
    },
    readPhoto: async (photo, wanted) => {
      const picture = await photoPicture(photo);
      const ask = { kind: 'photo', picture, ...(wanted === undefined ? {} : { wanted }) } as const;
      return read(ask, transferable(picture), photoWithin).catch((error: unknown) => {
        throw error instanceof Late ? new TakesTooLong() : error;
      });
    },
    expect: (codes) => {
      expected = codes;
      tellExpected(line, codes);
      void beside?.then((other) => other && tellExpected(other, codes));
    },
    close: () => {
      line.close();
      void beside?.then((other) => other?.close());
    },
  };
}

/** A worker that has read its self-test. */
async function openWorker(): Promise<Line> {
  const line = questionLine(new Worker(new URL('./zxing-worker.ts', import.meta.url), { type: 'module', name: 'codes' }));
  try {
    await line.ask({ kind: 'open' }, [], openWithin);
  } catch (error) {
    line.close();
    throw error;
  }
  return line;
}

/** A second worker takes the longer looks at tables for the first. */
async function openBeside(first: Line, expected: readonly PrintedCode[]): Promise<Line> {
  const second = await openWorker();
  tellExpected(second, expected);
  const { port1, port2 } = new MessageChannel();
  await second.ask({ kind: 'beside', port: port2, asks: true }, [port2], openWithin);
  await first.ask({ kind: 'beside', port: port1, asks: false }, [port1], openWithin);
  return second;
}

/** Tells a worker what may lie before the camera; one that has died is found out when it is asked to read. */
function tellExpected(line: Line, codes: readonly PrintedCode[]): void {
  line.ask({ kind: 'expect', codes }, [], frameWithin).catch(() => undefined);
}

const drawsInWorkers = typeof OffscreenCanvas !== 'undefined';
/** Whether frames carry their brightness apart, which a worker takes as it is; others it would have to draw. */
let framesHavePlanes = typeof VideoFrame !== 'undefined';

/**
 * What the video shows now, in the cheapest form this browser can hand to a worker. Frames in one plane are drawn on the page:
 * WebKitGTK converts them with one converter for the page and its workers, and where both were at it every later picture of any
 * video was blank.
 */
async function frame(video: HTMLVideoElement): Promise<VideoFrame | ImageBitmap | Pixels> {
  if (drawsInWorkers && framesHavePlanes) {
    const taken = new VideoFrame(video);
    framesHavePlanes = lightFirst.includes(taken.format);
    if (framesHavePlanes) return taken;
    taken.close();
  }
  if (drawsInWorkers && typeof createImageBitmap !== 'undefined') return createImageBitmap(video);
  return pixels(video, video.videoWidth, video.videoHeight);
}

/** The picture of a file in the form that takes the least memory here. Throws `NotAPicture`. */
async function photoPicture(photo: Blob): Promise<VideoFrame | ImageBitmap | Pixels> {
  await refuseLarge(photo);
  // A camera needs none of it.
  const { photoFrame } = await import('./photo-frame.ts');
  const framed = await photoFrame(photo);
  if (framed !== undefined && framed.displayWidth >= 21 && framed.displayHeight >= 21) return framed;
  framed?.close();
  const bitmap = await photoBitmap(photo);
  return drawsInWorkers ? bitmap : pixels(bitmap, bitmap.width, bitmap.height);
}

function pixels(source: CanvasImageSource, width: number, height: number): Pixels {
  return { rgba: drawn(source, width, height).data, width, height };
}

function transferable(picture: VideoFrame | ImageBitmap | Pixels): Transferable[] {
  return 'rgba' in picture ? [picture.rgba.buffer] : [picture];
}

const isFrame = (picture: Transferable): picture is VideoFrame => typeof VideoFrame !== 'undefined' && picture instanceof VideoFrame;

interface Line {
  ask(ask: Ask, transfer: Transferable[], within: number): Promise<Reply>;
  close(): void;
}

/** The worker has not answered in time; it may never do. */
class Late extends Error {
  override readonly name = 'Late';
}

/** Puts questions to the worker one after another; each is answered, fails, or runs out of time (ms). */
function questionLine(worker: Worker): Line {
  let last: Promise<unknown> = Promise.resolve();
  let dead: Error | undefined;
  const put = (ask: Ask, transfer: Transferable[], within: number): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const done = (settle: () => void): void => {
        clearTimeout(clock);
        worker.onmessage = null;
        worker.onerror = null;
        settle();
      };
      const clock = setTimeout(() => {
        done(() => {
          dead = new Late(`no answer within ${String(within)} ms`);
          reject(dead);
        });
      }, within);
      worker.onmessage = ({ data }: MessageEvent<Reply>) => {
        done(() => {
          if (data.kind === 'failed') reject(new Error(data.why));
          else resolve(data);
        });
      };
      worker.onerror = (event) => {
        done(() => {
          reject(new Error(event.message || 'the worker did not start'));
        });
      };
      worker.postMessage(ask, transfer);
    });
  return {
    ask: (ask, transfer, within) => {
      const answered = last.then(() => {
        if (dead === undefined) return put(ask, transfer, within);
        // A late answer would be taken for that of the next question. A picture that is not handed over is let go.
        for (const picture of transfer) if (picture instanceof ImageBitmap || isFrame(picture)) picture.close();
        throw dead;
      });
      last = answered.catch(() => undefined);
      return answered;
    },
    close: () => {
      worker.terminate();
    },
  };
}
