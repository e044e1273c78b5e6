/** A page with nothing but the scanner in it, for tests: the video lives in a shadow root, as in the app. */
import { fromRgba } from '../../../src/cards/read/gray.ts';
import { createScanner } from '../../../web/scan/camera-scanner.ts';
import type { Seen } from '../../../web/scan/decoder.ts';
import { sharedDecoders, type Team } from '../../../web/scan/decoders.ts';
import { readPhoto } from '../../../web/scan/photo.ts';
import type { Choice, Light, ScanState } from '../../../web/scan/scanner.ts';

const host = document.querySelector('scan-host');
if (host === null) throw new Error('the page has no host element');
const video = document.createElement('video');
host.attachShadow({ mode: 'open' }).append(video);

const scanner = createScanner();

/** Numbers of the pictures of a clip that were read, in order: they stand in the upper left corner, a square of 16 px per bit. */
const dealt: number[] = [];
const corner = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
const decoders = sharedDecoders();
const { read } = decoders;
decoders.read = (from, aim, now) => {
  if (bench.numbered && corner !== null) {
    corner.drawImage(from, 0, 0);
    const { data } = corner.getImageData(0, 8, 160, 1);
    dealt.push(Array.from({ length: 10 }, (_, bit) => ((data[4 * (16 * bit + 8)] ?? 0) > 128 ? 2 ** bit : 0)).reduce((a, b) => a + b, 0));
  }
  return read.call(decoders, from, aim, now);
};
/** As many as those of the largest picture of these tests. */
const pixels = new Uint8ClampedArray(4 * 1920 * 1080).fill(90);

const bench = {
  scanner,
  video,
  states: [] as ScanState[],
  lights: [] as Light[],
  teams: [] as Team[],
  /** Every code seen since the last `clear`, with the latest place and when it was first seen (ms). */
  seen: new Map<string, Seen & { readonly first: number }>(),
  /** How many codes the latest picture with any showed. */
  together: 0,
  frames: 0,
  /** Whether the pictures are numbered; `firsts` then tells after how many of the `dealt` ones each code was read first. */
  numbered: false,
  dealt,
  firsts: new Map<string, number>(),
  start: (choice?: Choice): Promise<void> =>
    scanner.start(
      video,
      {
        seen: (codes) => {
          bench.frames++;
          bench.together = Math.max(bench.together, codes.length);
          for (const { text } of codes) if (!bench.firsts.has(text)) bench.firsts.set(text, dealt.length - 1);
          for (const code of codes) bench.seen.set(code.text, { ...code, first: bench.seen.get(code.text)?.first ?? performance.now() });
        },
        state: (now) => bench.states.push(now),
        light: (level) => bench.lights.push(level),
        team: (now) => bench.teams.push(now),
      },
      choice,
    ),
  stop: (): Promise<void> => scanner.stop(),
  clear: (): void => {
    bench.seen.clear();
    bench.together = 0;
  },
  readPhoto,
  /** Reads what the video shows so many times; answers with what each took in the worker, and what a pass over as many pixels took here (ms). */
  time: async (frames: number): Promise<{ worker: number; pass: number }[]> => {
    await decoders.open();
    const times: { worker: number; pass: number }[] = [];
    for (let i = 0; i < frames; i++) {
      const { ms } = await decoders.read(video, 'one', performance.now());
      const begun = performance.now();
      fromRgba(pixels, video.videoWidth, video.videoHeight);
      times.push({ worker: ms, pass: performance.now() - begun });
    }
    return times;
  },
};

/** What the page offers to the tests that drive it. */
export type Bench = typeof bench;
(globalThis as unknown as { bench: Bench }).bench = bench;
