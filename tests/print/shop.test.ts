import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { nightdeck } from '../../src/cli/nightdeck.ts';
import { outsideOf } from '../../print/proof/safe-zone.ts';
import { makeType } from '../../print/type.ts';
import { fonts } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'nightdeck-shop-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: string[]): Promise<{ code: number; out: string; err: string }> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await nightdeck(words, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

describe('a deck for a print shop', () => {
  // Published templates: poker 825 × 1125, bridge 750 × 1125, mini 600 × 825 at The Game Crafter, poker 822 × 1122 at MakePlayingCards.
  it.each([
    ['the-game-crafter', 825, 1125],
    ['the-game-crafter:bridge', 750, 1125],
    ['the-game-crafter:mini', 600, 825],
    ['make-playing-cards', 822, 1122],
  ])('%s takes pictures of %i by %i pixels, the back once', async (shop, width, height) => {
    const out = join(folder, shop.replace(':', '-'));
    expect(await run('print', 'princeton', '--cards', 'mafia=1,civilian=1', '--shop', shop, '--out', out)).toMatchObject({ code: 0 });
    const files = readdirSync(out);
    expect(files).toHaveLength(3);
    expect(files).toContain('back.png');
    for (const file of files)
      expect(await sharp(readFileSync(join(out, file))).metadata()).toMatchObject({ width, height, density: 300, channels: 3 });
  });

  it('DriveThruCards takes one PDF, each back before its face', async () => {
    const out = join(folder, 'dtc.pdf');
    const { code, err } = await run('print', 'princeton', '--cards', 'mafia=1', '--sealed', '--shop', 'drive-thru-cards', '--out', out);
    expect(code).toBe(0);
    expect(err).toContain('The key of these cards is');
    expect((await run('check', out, '--json')).out).toContain('"pages":2,"expected":1,"read":1');
  });

  it('says what a shop does not take', async () => {
    expect((await run('print', 'princeton', '--shop', 'the-game-crafer', '--out', folder)).err).toContain(
      'Did you mean "the-game-crafter"?',
    );
    expect((await run('print', 'princeton', '--shop', 'make-playing-cards:tarot', '--out', folder)).err).toContain('Sizes: poker.');
    expect((await run('print', 'princeton', '--shop', 'make-playing-cards', '--parts', 'setup', '--out', folder)).err).toContain(
      'leave --parts out',
    );
  });
});

describe('the zone without text', () => {
  const zone = { left: 3, top: 3, right: 27, bottom: 17 };
  const text = { kind: 'text', size: 8, font: 'regular', text: 'Vixen' } as const;

  it('finds a text and a code that come too near to the cut, also in groups that are turned', () => {
    const shapes = [
      { ...text, x: 5, y: 10 },
      { ...text, x: 1, y: 10 },
      { kind: 'qr', x: 20, y: 9, size: 10, text: 'N1' },
      { kind: 'group', x: 2, y: 15, rotate: -90, shapes: [{ ...text, x: 0, y: 0 }] },
    ] as const;
    const found = outsideOf({ width: 30, height: 20, shapes }, zone, makeType(fonts));
    expect(found.map(({ what }) => what)).toEqual(['Vixen', 'N1', 'Vixen']);
    expect(found[0]?.by).toBeCloseTo(2, 1);
  });
});
