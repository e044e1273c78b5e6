import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Gray } from '../../src/cards/read/gray.ts';
import { Ladder } from '../../src/cards/read/ladder.ts';
import { look } from '../../src/cli/decode.ts';
import { dimClip } from '../support/clip.ts';
import { textOf } from '../support/conditions.ts';
import { type CanvasCamera, clipCamera, writeY4m } from '../support/fake-camera.ts';
import { ownBrowser, sharedBrowser } from '../support/shared-browser.ts';
import type { Bench } from './harness/main.ts';
import { cardFrame, harness, waitForCode, withCanvas } from './harness/page.ts';

declare const bench: Bench;
declare const camera: CanvasCamera;

const browser = sharedBrowser();
const open = harness();

/** After how many of the frames that the camera's loop dealt with our ladder, by itself, reads each of so many texts. */
async function readable(frames: readonly Gray[], dealt: readonly number[], count: number): Promise<Map<string, number>> {
  const ladder = new Ladder(look);
  const firsts = new Map<string, number>();
  for (const [i, number] of dealt.entries()) {
    if (firsts.size === count) break;
    const frame = frames[number];
    for (const { text } of frame === undefined ? [] : await ladder.read(frame)) if (!firsts.has(text)) firsts.set(text, i);
  }
  return firsts;
}

/** For each card, how many dealt frames showed it before it was read, live and by the ladder alone. */
function lateness(
  floor: ReadonlyMap<string, number>,
  live: ReadonlyMap<string, number>,
  dealt: readonly number[],
  each: number,
): { live: number[]; floor: number[] } {
  const waited = (at: number): number => {
    const card = Math.floor((dealt[at] ?? 0) / each);
    let first = at;
    while (first > 0 && Math.floor((dealt[first - 1] ?? 0) / each) === card) first--;
    return at - first;
  };
  return { live: [...live.values()].map(waited), floor: [...floor.values()].map(waited) };
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Infinity;

describe('the two decoders in a browser', () => {
  it('falls back to html5-qrcode where the wasm does not come, and still reads a card held close', async () => {
    const page = await open(browser(), async (fresh) => {
      await withCanvas()(fresh);
      await fresh.route('**/*.wasm', (route) => route.abort());
    });
    await page.evaluate(() => bench.start());
    await page.evaluate((url) => camera.show(url), cardFrame('N74VBG0000', 8));
    await waitForCode(page, 'N74VBG0000');
    expect(await page.evaluate(() => bench.scanner.decoder)).toBe('html5-qrcode');
    await expect.poll(() => page.evaluate(() => bench.teams.at(-1))).toBe('fallback');
  });

  it('reads the first card with html5-qrcode while the wasm is still on its way, and with both from then on', async () => {
    let letIn: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (letIn = resolve));
    const page = await open(browser(), async (fresh) => {
      await withCanvas()(fresh);
      // The wasm is held back on purpose: the clock after which it is not waited for any more must not run out on a slow machine.
      await fresh.addInitScript(() => {
        const real = setTimeout;
        const patient = (work: TimerHandler, ms?: number, ...rest: unknown[]): number => real(work, ms === 20_000 ? 600_000 : ms, ...rest);
        Object.assign(globalThis, { setTimeout: patient });
      });
      await fresh.route('**/*.wasm', (route) => void arrived.then(() => route.continue()));
    });
    await page.evaluate(() => bench.start());
    await page.evaluate((url) => camera.show(url), cardFrame('N74VF1RST0', 8));
    await waitForCode(page, 'N74VF1RST0');
    expect(await page.evaluate(() => [bench.scanner.decoder, ...bench.teams])).toEqual(['html5-qrcode', 'alone']);
    letIn();
    await page.waitForFunction(() => bench.teams.includes('both'));
    expect(await page.evaluate(() => [bench.scanner.decoder, ...bench.teams])).toEqual(['zxing-wasm', 'alone', 'both']);
    // Corners come from zxing-wasm only.
    await page.waitForFunction(() => bench.seen.get('N74VF1RST0')?.corners !== undefined);
  });

  it('reads twelve cards that pass before a capture device in a dim room, each within a frame of what can be read at all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nightdeck-clip-'));
    const file = join(folder, 'cards.y4m');
    const texts = Array.from({ length: 12 }, (_, i) => textOf(i));
    const clip = { width: 640, height: 480, each: 9, noise: 9 };
    const frames = [...dimClip(texts, clip)];
    writeY4m(file, frames, clip, 15);
    const playing = await ownBrowser(clipCamera(file));
    try {
      const page = await open(playing);
      await page.evaluate(() => {
        bench.numbered = true;
        return bench.start();
      });
      for (const text of texts) await waitForCode(page, text);
      const { states, decoder, dealt, firsts } = await page.evaluate(() => ({
        states: bench.states,
        decoder: bench.scanner.decoder,
        dealt: bench.dealt,
        firsts: [...bench.firsts],
      }));
      expect(states).toEqual(['starting', 'scanning']);
      expect(decoder).toBe('zxing-wasm');
      const late = lateness(await readable(frames, dealt, texts.length), new Map(firsts), dealt, clip.each);
      console.log(`frames from a card's coming to its reading: live ${late.live.join(' ')}, offline ${late.floor.join(' ')}`);
      expect(median(late.live)).toBeLessThanOrEqual(median(late.floor) + 1);
    } finally {
      await playing.close();
      rmSync(folder, { recursive: true });
    }
  });
});
