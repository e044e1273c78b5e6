import type { SVGTemplateResult } from 'lit';
import { describe, expect, it } from 'vitest';
import { ownSvg } from '../../src/cli/own-svg.ts';
import { showStyles } from '../../web/host/ask-show.styles.ts';
import { drawSign } from '../../web/host/signs.ts';

/** What a template of drawn shapes says, written out. */
const written = ({ strings, values }: SVGTemplateResult): string =>
  strings.map((text, i) => text + filled(values[i], text.endsWith('='))).join('');

function filled(value: unknown, bare: boolean): string {
  if (typeof value === 'string' || typeof value === 'number') return bare ? `"${value}"` : `${value}`;
  return value === undefined ? '' : written(value as SVGTemplateResult);
}

/** The looks of lines and areas, without what a picture knows nothing of. */
const looks = showStyles.cssText.match(/\.(line|thin|fill) \{[^}]*\}/g)?.join('') ?? '';

describe('a sign that is held up', () => {
  it.each(['nod', 'shake', 'blocked', 'same', 'different'] as const)('%s is drawn whole within its 200 units', async (sign) => {
    const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 300 300" width="300" height="300"><style>${looks}</style>${written(drawSign(sign))}</svg>`;
    const { data, info } = await ownSvg(picture, 72).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
    const ink = (x: number, y: number): boolean => (data[y * info.width + x] ?? 0) > 0;
    const all = Array.from({ length: info.width * info.height }, (_, i) => [i % info.width, Math.floor(i / info.width)] as const);
    const drawn = all.filter(([x, y]) => ink(x, y));
    expect(drawn.length).toBeGreaterThan(1000);
    expect(drawn.filter(([x, y]) => Math.min(x, y) < 50 || Math.max(x, y) >= 250)).toEqual([]);
  });
});
