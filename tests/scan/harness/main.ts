/** A page with nothing but the scanner in it, for tests: the video lives in a shadow root, as in the app. */
import { createScanner } from '../../../web/scan/camera-scanner.ts';
import { type Seen, sharedDecoder } from '../../../web/scan/decoder.ts';
import { readPhoto } from '../../../web/scan/photo.ts';
import type { Choice, Light, ScanState } from '../../../web/scan/scanner.ts';

const host = document.querySelector('scan-host');
if (host === null) throw new Error('the page has no host element');
const video = document.createElement('video');
host.attachShadow({ mode: 'open' }).append(video);

const scanner = createScanner();
const bench = {
  scanner,
  video,
  states: [] as ScanState[],
  lights: [] as Light[],
  /** Every code seen since the last `clear`, with the latest place and when it was first seen (ms). */
  seen: new Map<string, Seen & { readonly first: number }>(),
  /** How many codes the latest picture with any showed. */
  together: 0,
  frames: 0,
  start: (choice?: Choice): Promise<void> =>
    scanner.start(
      video,
      {
        seen: (codes) => {
          bench.frames++;
          bench.together = Math.max(bench.together, codes.length);
          for (const code of codes) bench.seen.set(code.text, { ...code, first: bench.seen.get(code.text)?.first ?? performance.now() });
        },
        state: (now) => bench.states.push(now),
        light: (level) => bench.lights.push(level),
      },
      choice,
    ),
  stop: (): Promise<void> => scanner.stop(),
  clear: (): void => {
    bench.seen.clear();
    bench.together = 0;
  },
  readPhoto,
  /** Reads what the video shows so many times; answers with what each took from asking to answer, and in the worker (ms). */
  time: async (frames: number): Promise<{ whole: number; worker: number }[]> => {
    const decoder = await sharedDecoder();
    const times: { whole: number; worker: number }[] = [];
    for (let i = 0; i < frames; i++) {
      const begun = performance.now();
      const { ms } = await decoder.read(video, 'one');
      times.push({ whole: performance.now() - begun, worker: ms });
    }
    return times;
  },
};

/** What the page offers to the tests that drive it. */
export type Bench = typeof bench;
(globalThis as unknown as { bench: Bench }).bench = bench;
