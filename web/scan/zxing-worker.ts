/**
 * The worker that reads codes with zxing-wasm, off the page's thread. It answers one question at a time.
 * Its wasm comes from the app's own files, never from another host.
 */
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { inTime, lookWith } from '../../src/cards/read/found.ts';
import { brightness, fromRgba, type Gray } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import type { PhotoCodes } from '../../src/cards/read/photo.ts';
import { Wider } from '../../src/cards/read/wider.ts';
import { answerBeside, Beside } from './beside.ts';
import { type FrameLight, fullLight, lightOf } from './frame-light.ts';
import { selfTestPicture, selfTestText } from './self-test.ts';
import type { Ask, Reply } from './zxing-protocol.ts';

const look = lookWith(readBarcodes);
/** Ms after which no further look is taken at a photo: what was found by then is worth more than the rest, which the page would not wait for. */
const photoWithin = 15_000;
/** Places where codes are looked for that are expected, while another worker is on its way: frames are not to wait for more. */
const few = 8;

/** Pixels that are drawn at a time: in its colours a photo takes eight times the memory of its greys. */
const mostDrawn = 4_000_000;

const wider = new Wider(look);
let beside: Beside | undefined;
const ladder = new Ladder(look, {
  // One card after another needs the longer look at once, if at all.
  read: (frame, known, unread) => {
    if (asked?.aim === 'many' && beside !== undefined) return beside.read(frame, known, unread);
    return asked?.longer === false ? Promise.resolve(wider.told(frame, known, unread, few)) : wider.read(frame, known, unread);
  },
});
let asked: Extract<Ask, { kind: 'frame' }> | undefined;
let canvas: OffscreenCanvas | undefined;

/** Loaded with the first photo: a camera needs none of it. */
async function photos() {
  const [light, photo] = await Promise.all([import('./photo-light.ts'), import('../../src/cards/read/photo.ts')]);
  return { photoLight: light.photoLight, readPicture: photo.readPicture };
}

async function open(): Promise<void> {
  await prepareZXingModule({ overrides: { locateFile: () => wasmUrl }, fireImmediately: true });
  // A wasm file of another version loads but reads nothing, so a picture must be read before it is trusted.
  const codes = await look(selfTestPicture(), 'quick');
  if (codes[0]?.text !== selfTestText) throw new Error('the self-test picture was not read');
}

async function grey({ kind, picture }: Extract<Ask, { picture: unknown }>): Promise<FrameLight> {
  if ('rgba' in picture) return { picture: fromRgba(picture.rgba, picture.width, picture.height), limited: false };
  try {
    if (kind === 'photo' && 'format' in picture) return await (await photos()).photoLight(picture);
    return ('format' in picture ? await lightOf(picture) : undefined) ?? { picture: drawnGrey(picture), limited: false };
  } finally {
    // A camera gives out a few frames at a time and waits for them to be let go.
    picture.close();
  }
}

function drawnGrey(picture: VideoFrame | ImageBitmap): Gray {
  const width = 'displayWidth' in picture ? picture.displayWidth : picture.width;
  const height = 'displayHeight' in picture ? picture.displayHeight : picture.height;
  const high = Math.min(height, Math.max(1, Math.floor(mostDrawn / width)));
  if (canvas?.width !== width || canvas.height !== high) canvas = new OffscreenCanvas(width, high);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('the worker has no canvas to draw on');
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += high) {
    const rows = Math.min(high, height - y);
    context.drawImage(picture, 0, y, width, rows, 0, 0, width, rows);
    data.set(fromRgba(context.getImageData(0, 0, width, rows).data, width, rows).data, y * width);
  }
  return { width, height, data };
}

async function answer(ask: Ask): Promise<Reply> {
  const begun = performance.now();
  if (ask.kind === 'open') {
    await open();
    return { kind: 'ready', ms: performance.now() - begun };
  }
  if (ask.kind === 'beside') {
    if (ask.asks) answerBeside(ask.port, wider);
    else beside = new Beside(ask.port);
    return { kind: 'ready', ms: performance.now() - begun };
  }
  if (ask.kind === 'expect') {
    beside?.forget();
    // Loaded when the first table is scanned: one card after another needs none of it.
    const { Expected } = await import('../../src/cards/read/expected/expected.ts');
    wider.expected = ask.codes.length === 0 ? undefined : new Expected(ask.codes);
    return { kind: 'ready', ms: performance.now() - begun };
  }
  if (ask.kind === 'frame') asked = ask;
  const { picture, limited } = await grey(ask);
  let cut = false;
  const isOver = (): boolean => (cut ||= performance.now() - begun > photoWithin);
  const { codes, unread }: PhotoCodes =
    ask.kind === 'frame'
      ? { codes: await ladder.read(picture, ask.aim), unread: ladder.unread }
      : await (await photos()).readPicture(picture, inTime(look, isOver), ask.wanted, wider.expected);
  const earlier = ask.kind === 'frame' ? beside?.taken() : undefined;
  return {
    kind: 'read',
    reading: {
      codes,
      unread,
      width: picture.width,
      height: picture.height,
      light: fullLight(brightness(picture), limited),
      ms: performance.now() - begun,
      ...(cut ? { cut } : {}),
      ...(earlier === undefined || ask.kind === 'photo' || ask.aim === 'one' ? {} : { earlier }),
    },
  };
}

addEventListener('message', (event: MessageEvent<Ask>) => {
  void answer(event.data)
    .catch((error: unknown): Reply => ({ kind: 'failed', why: error instanceof Error ? error.message : String(error) }))
    .then((reply) => {
      postMessage(reply);
    });
});
