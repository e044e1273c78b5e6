import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePlan } from '../../print/plan.ts';
import { blank } from '../../src/cards/read/gray.ts';
import { photoOf } from '../../src/cli/seats.ts';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { NotAnImage, pictureOf } from '../../src/cli/picture.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import { cardSheet, distanceFor, view } from '../support/frames.ts';
import { toPng } from '../support/pictures.ts';
import { rawPdf } from '../support/raw-pdf.ts';

let folder: string;
const at = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'nightdeck-limits-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: string[]): Promise<{ code: number; err: string }> {
  const err: string[] = [];
  const code = await nightdeck(words, { out: () => undefined, err: (line) => void err.push(line) });
  return { code, err: err.join('\n') };
}

/** A PNG that says it is this large; its pixels are those of a small one. */
function claiming(width: number, height: number): Buffer {
  const png = Buffer.from(toPng(blank(40, 40)));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

describe('pictures', () => {
  it('larger than is read are refused by their header, in words', async () => {
    writeFileSync(at('huge.png'), claiming(20_000, 20_000));
    const { code, err } = await run('scan', at('huge.png'));
    expect(code).toBe(1);
    expect(err).toContain('This picture is 20000 × 20000 pixels, more than the 110 million that are read. Save it at half the size.');
    // Interlaced, it would have to be in memory whole.
    const whole = claiming(8_000, 8_000);
    whole[28] = 1;
    await expect(pictureOf(whole)).rejects.toThrow('more than the 51 million');
    const deep = claiming(10_400, 10_400);
    deep[24] = 16;
    await expect(pictureOf(deep)).rejects.toThrow(
      'This picture is 10400 × 10400 pixels of 16 bits a colour, more than the 51 million of that depth that are read. Save it with 8 bits.',
    );
  });

  it('of the largest cameras are read at half their size', async () => {
    const picture = await pictureOf(toPng(blank(8_400, 6_200, 200)));
    expect([picture.width, picture.height, picture.data[0]]).toEqual([4_200, 3_100, 200]);
  });

  it('damaged in any place are refused in words or read, and never for ever', async () => {
    const whole = Buffer.from(toPng(blank(64, 64)));
    let refused = 0;
    for (let i = 8; i < whole.length - 4; i += 3) {
      const damaged = Buffer.from(whole);
      damaged.writeUInt32BE(0xfffffff0, i);
      for (const bytes of [damaged, whole.subarray(0, i)]) {
        const read = await pictureOf(bytes).catch((error: unknown) => error);
        if (read instanceof NotAnImage) refused++;
        else expect(read, `at ${i}`).toMatchObject({ width: 64, height: 64 });
      }
    }
    expect(refused).toBeGreaterThan(whole.length / 3);
  });

  it('full of what looks like codes are left in time and told so, with what was read by then; the next one is read', async () => {
    const crowd = blank(2_000, 1_500);
    // The rings by which codes are found, one pixel thick.
    for (let i = 0; i < crowd.data.length; i++) {
      const [x, y] = [(i % crowd.width) & 7, Math.trunc(i / crowd.width) & 7];
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3));
      if (ring === 3 || ring < 2) crowd.data[i] = 0;
    }
    const began = process.cpuUsage();
    const left = await photoOf('crowd.png', toPng(crowd), 400);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1000).toBeLessThan(1_400);
    expect(left.cut).toBe('crowd.png: not read to the end, it takes longer than 0.4 seconds. Photograph fewer cards at a time.');
    const card = view(640, 480, [{ sheet: cardSheet('N74VA1SDC3'), pose: { distance: distanceFor(4, 640) } }]);
    const next = await photoOf('card.png', toPng(card));
    expect([next.codes.map(({ text }) => text), next.cut]).toEqual([['N74VA1SDC3'], undefined]);
  });

  it('keep their greys, whatever their depth and colours', async () => {
    const { data } = await pictureOf(toPng({ width: 3, height: 1, data: Uint8Array.of(0, 100, 255) }));
    expect([...data]).toEqual([0, 100, 255]);
  });
});

describe('files', () => {
  it('that are none, or larger than any of their kind, are refused before they are read', async () => {
    writeFileSync(at('long.json'), '');
    truncateSync(at('long.json'), 200_000_000);
    for (const words of [['scan'], ['check'], ['play'], ['print', '--out', at('x.pdf')]]) {
      expect((await run(...words, `${folder}/.`)).err, words[0]).toContain('this is no file.');
      expect((await run(...words, at('long.json'))).err, words[0]).toMatch(/this file is larger than the \d+ MB that are read\./);
    }
  });
});

describe('PDFs', () => {
  const plan = writePlan({ deck: 'x', edition: 'ABC', codes: [] });
  const check = async (pdf: Buffer): Promise<string> => {
    writeFileSync(at('x.pdf'), pdf);
    const { code, err } = await run('check', at('x.pdf'));
    expect(code).toBe(1);
    return err;
  };

  it('with a page larger than is drawn are refused in words', async () => {
    expect(await check(rawPdf({ width: 1_800, height: 1_800, keywords: plan }))).toContain(
      'was not checked: page 1 has more than the 9 million pixels that are drawn.',
    );
  });

  it('with a list of codes no deck has are refused in words', async () => {
    expect(await check(rawPdf({ keywords: 'x'.repeat(8_000_000) }))).toContain('its list of codes is longer than that of any deck.');
    const codes = Array.from({ length: 10_001 }, (_, i) => ({ kind: 'card', code: String(i), page: 1, x: 1, y: 1, size: 1 }) as const);
    expect(await check(rawPdf({ keywords: writePlan({ deck: 'x', edition: 'ABC', codes }) }))).toContain(
      'it should hold 10001 codes, and 10000 is the most.',
    );
    const crowd = codes.slice(0, 9_000).map((code, i) => ({ ...code, x: (i % 9) * 20, size: 20 }));
    expect(await check(rawPdf({ width: 595, height: 842, keywords: writePlan({ deck: 'x', edition: 'ABC', codes: crowd }) }))).toContain(
      'it should hold more codes on a page than there is room for.',
    );
  });

  it('with more pages than any of ours are refused in words', async () => {
    expect(await check(rawPdf({ pages: 5_001, keywords: plan }))).toContain('it has 5001 pages, and 5000 is the most.');
  });

  it('that take too long or too much memory are left, and the next one is drawn', async () => {
    const drawn = async (pdf: Buffer, work?: number): Promise<number> => {
      let pages = 0;
      for await (const page of pagesOf(pdf, 72, work === undefined ? {} : { work })) pages += page.width === 100 ? 1 : 0;
      return pages;
    };
    await expect(drawn(rawPdf({ width: 6_000, height: 6_000, veiled: true }))).rejects.toThrow(
      'more than the 200 MB of memory a file gets',
    );
    expect(await drawn(rawPdf({}))).toBe(1);
    const endless = rawPdf({ content: '0 0 m 100 100 l 50 0 l h f '.repeat(400_000) });
    await expect(drawn(endless, 50)).rejects.toThrow('it takes longer than 0.05 seconds to draw');
    expect(await drawn(rawPdf({}))).toBe(1);
  });
});
