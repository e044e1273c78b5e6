import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alignmentOf, type Alignment, isTestMark, onBack, testMarks } from '../../src/cards/calibration.ts';
import { editionIn, parseCode } from '../../src/cards/code.ts';
import { looksLikeHostCode } from '../../src/cards/host-code.ts';
import { looksLikeKey } from '../../src/cards/key.ts';
import type { Found, Point, Quad } from '../../src/cards/read/found.ts';
import type { Gray } from '../../src/cards/read/gray.ts';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { keyNamed, princeton, sealedPrinceton } from '../cards/decks.ts';
import { backlit, type Laid, landed } from '../support/backlit.ts';
import { distanceFor, view } from '../support/frames.ts';
import { bright, degrade } from '../support/frames-degrade.ts';
import { toPng } from '../support/pictures.ts';
import { print } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightdeck-align-'));
const home = process.env['NIGHTDECK_HOME'];
afterAll(() => {
  if (home === undefined) delete process.env['NIGHTDECK_HOME'];
  else process.env['NIGHTDECK_HOME'] = home;
  rmSync(folder, { recursive: true });
});

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  process.env['NIGHTDECK_HOME'] = folder;
  const out: string[] = [];
  const err: string[] = [];
  const code = await nightdeck(words, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

const perMm = 6;

/** The test page as a printer that is off has printed it, held against the light and photographed at a slant. */
async function photographed(paper: 'a4' | 'letter', flip: 'long' | 'short', laid: Laid): Promise<string> {
  const { bytes } = await print({ parts: ['calibration'], paper, duplex: { flip } });
  const pages: Gray[] = [];
  for await (const page of pagesOf(bytes, perMm * 25.4)) pages.push(page);
  const [front, back] = pages;
  if (!front || !back) throw new Error('the test page has two sides');
  const picture = backlit(front, back, laid, paper, flip, perMm);
  const pose = { distance: distanceFor(4.6, 1600), turn: 92, tilt: 9, yaw: 6 };
  const file = join(folder, `${paper}-${flip}.png`);
  writeFileSync(file, toPng(degrade(view(1600, 1200, [{ sheet: { picture, perMm }, pose }]), { ...bright, blur: 0.5 })));
  return file;
}

/** Corners of a mark whose middle lies there. */
const quad = ({ x, y }: Point): Quad => [
  { x: x - 8, y: y - 8 },
  { x: x + 8, y: y - 8 },
  { x: x + 8, y: y + 8 },
  { x: x - 8, y: y + 8 },
];

/** How far off the worst back lands, mm, when a printer that is off prints backs that are put right. */
async function offBy(alignment: Alignment, laid: Laid, paper: 'a4' | 'letter'): Promise<number> {
  const { flip } = alignment;
  // These lie upright, as the test page does.
  const sheet = { columns: paper === 'a4' ? 3 : 2, rows: 2 };
  const sealed = { deck: sealedPrinceton, key: keyNamed(sealedPrinceton, 'align'), parts: ['backs'], paper, sheet } as const;
  const [meant, moved] = await Promise.all([{ flip }, alignment].map(async (duplex) => (await print({ ...sealed, duplex })).plan.codes));
  const centre = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): Point =>
    onBack({ x: x + size / 2, y: y + size / 2 }, paper, flip);
  const off = (meant ?? []).map((place, i) => {
    const [should, lands] = [centre(place), landed(centre(moved?.[i] ?? place), laid, paper)];
    return Math.hypot(lands.x - should.x, lands.y - should.y);
  });
  expect(off).toHaveLength(princeton.cards.length);
  return Math.max(...off);
}

describe('the test page for two-sided printing', () => {
  it('tells by a photo against the light what puts the backs right, and that is kept for the printer', async () => {
    const laid = { x: 1.3, y: -0.6, turn: 0.4, scale: 1.004 };
    const read = await run('align', await photographed('a4', 'long', laid), '--printer', 'Attic', '--json');
    expect(read.err).toBe('');
    const found = JSON.parse(read.out) as Alignment;
    expect(found.flip).toBe('long');
    // Five pixels to a millimetre; a phone gives twice as many.
    expect(await offBy(found, laid, 'a4')).toBeLessThan(0.35);
    const kept = await run('print', 'princeton', '--cards', '1', '--printer', 'Attic', '--json', '--out', join(folder, 'one.pdf'));
    expect(kept).toMatchObject({ code: 0 });
    expect(await run('print', 'princeton', '--printer', 'Atic', '--out', 'x.pdf')).toMatchObject({
      code: 2,
      err: expect.stringMatching(/no printer "Atic"/) as string,
    });
    expect(await run('print', 'princeton', '--printer', 'Attic', '--back-dx', '1', '--out', 'x.pdf')).toMatchObject({ code: 2 });
  });

  it.each(['long', 'short'] as const)('puts each back behind its front, however the printer lays them (%s edge)', async (flip) => {
    for (const laid of [
      { x: -0.8, y: 2.1, turn: -0.7, scale: 0.995 },
      { x: 4, y: 0.3, turn: 1.5, scale: 1.02 },
    ]) {
      // Seen at a slant and on its side.
      const seen = ({ x, y }: Point): Point => {
        const far = 1 + x / 2000 - y / 1500;
        return { x: (900 - 5 * y) / far, y: (100 + 5 * x) / far };
      };
      const codes = testMarks('letter', flip).map(({ side, code, ...at }): Found => {
        const corners = quad(at).map((corner) => seen(side === 'front' ? corner : landed(corner, laid, 'letter'))) as unknown as Quad;
        return { text: code, corners };
      });
      const read = alignmentOf(codes);
      if ('refusal' in read) throw new Error(read.refusal.why.id);
      expect(read.alignment.flip).toBe(flip);
      expect(await offBy(read.alignment, laid, 'letter')).toBeLessThan(0.02);
    }
  });

  it('is read back by check like every other page', async () => {
    expect(await run('print', 'princeton', '--parts', 'calibration', '--out', join(folder, 'page.pdf'))).toMatchObject({ code: 0 });
    expect(JSON.parse((await run('check', join(folder, 'page.pdf'), '--json')).out)).toMatchObject({ expected: 8, read: 8, findings: [] });
  });

  it('has marks that nothing else is taken for, and says what is wrong with a photo', () => {
    const marks = testMarks('a4', 'long');
    const codes = marks.map((one): Found => ({ text: one.code, corners: quad(one) }));
    expect(new Set([...marks, ...testMarks('letter', 'short')].map(({ code }) => code)).size).toBe(16);
    for (const { code } of marks) {
      expect(isTestMark(code)).toBe(true);
      expect([editionIn(code), looksLikeHostCode(code), looksLikeKey(code)]).toEqual([undefined, false, false]);
      expect(parseCode(code, princeton)).toHaveProperty('fault');
    }
    const mirrored = codes.map(({ text, corners }) => ({
      text,
      corners: corners.map(({ x, y }) => ({ x: 210 - x, y })) as unknown as Quad,
    }));
    const far = codes.map((code, i) => (i < 4 ? code : { ...code, corners: quad({ x: (marks[i]?.x ?? 0) + 14, y: marks[i]?.y ?? 0 }) }));
    const why = (some: readonly Found[]): string | undefined => {
      const read = alignmentOf(some);
      return 'refusal' in read ? read.refusal.why.id : undefined;
    };
    expect(why([])).toBe('calibration.none');
    expect(why(codes.slice(2))).toBe('calibration.front');
    expect(why(codes.slice(0, 6))).toBe('calibration.back');
    expect(why(mirrored)).toBe('calibration.side');
    expect(why(far)).toBe('calibration.far');
    expect(why(codes.slice(1, 7))).toBeUndefined();
  });
});
