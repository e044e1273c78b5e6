import { readFileSync, readdirSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { readTrueType } from '../../print/truetype.ts';

const folder = new URL('../../print/fonts/', import.meta.url);
const letters = Array.from('AaÄcefgJKŁoPrTVvWyŻ14.,-’');

/** Fontkit kerns as the letters of SVG pictures are kerned, which files are proved against. */
test.each(readdirSync(folder).filter((name) => name.endsWith('.ttf')))(
  'pairs of letters stand as far apart as fontkit sets them: %s',
  (name) => {
    const bytes = readFileSync(new URL(name, folder));
    const ours = readTrueType(bytes);
    const font = create(bytes);
    if (!('layout' in font)) throw new Error(name);
    const apart: [string, number][] = [];
    const asFontkit: [string, number][] = [];
    for (const first of letters.filter((letter) => ours.has(letter.codePointAt(0) ?? 0))) {
      for (const second of letters.filter((letter) => ours.has(letter.codePointAt(0) ?? 0))) {
        const { glyphs, positions } = font.layout(first + second);
        apart.push([first + second, ours.kerning(first.codePointAt(0) ?? 0, second.codePointAt(0) ?? 0)]);
        const closer = (positions[0]?.xAdvance ?? 0) - (glyphs[0]?.advanceWidth ?? 0);
        asFontkit.push([first + second, (closer * 1000) / font.unitsPerEm]);
      }
    }
    expect(apart).toEqual(asFontkit);
    expect(apart.some(([, units]) => units !== 0)).toBe(font.availableFeatures.includes('kern'));
  },
);
