import { readKerning } from './kerning.ts';

/**
 * The little a typesetter must know of a TrueType font: which characters it has and how wide they are.
 * Tables as in ISO/IEC 14496-22 (OpenType): `head`, `hhea`, `hmtx`, `cmap` formats 4 and 12, `GPOS`. Ours, as pages are laid out before
 * fontkit, twenty times as large, is there to draw them.
 */
export interface TrueType {
  readonly bytes: Uint8Array;
  has(codePoint: number): boolean;
  /** Advance width in thousandths of the type size; characters the font lacks have none. */
  advance(codePoint: number): number;
  /** How much farther than that the next character is set, mostly a negative number. */
  kerning(codePoint: number, next: number): number;
}

/** Reads a TrueType font; throws on bytes that are none (the fonts are ours, so that is a broken build). */
export function readTrueType(bytes: Uint8Array): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 12 || view.getUint32(0) !== 0x00010000) throw new Error('Not a TrueType font.');
  const tables = new Map<string, number>();
  for (let i = 0; i < view.getUint16(4); i++) {
    const at = 12 + 16 * i;
    tables.set(String.fromCharCode(...bytes.subarray(at, at + 4)), view.getUint32(at + 8));
  }
  const table = (tag: string): number => {
    const at = tables.get(tag);
    if (at === undefined) throw new Error(`Not a usable TrueType font: it has no ${tag} table.`);
    return at;
  };
  const unitsPerEm = view.getUint16(table('head') + 18);
  const metrics = view.getUint16(table('hhea') + 34);
  const hmtx = table('hmtx');
  const glyphs = readCmap(view, table('cmap'));
  const advance = (codePoint: number): number => {
    const glyph = glyphs.get(codePoint);
    if (glyph === undefined) return 0;
    return (view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1)) * 1000) / unitsPerEm;
  };
  const gpos = tables.get('GPOS');
  const between = gpos === undefined ? undefined : readKerning(view, gpos);
  const pairs = new Map<number, number>();
  const kerning = (codePoint: number, next: number): number => {
    const [first, second] = [glyphs.get(codePoint), glyphs.get(next)];
    if (between === undefined || first === undefined || second === undefined) return 0;
    const pair = (first << 16) | second;
    const known = pairs.get(pair) ?? (between(first, second) * 1000) / unitsPerEm;
    pairs.set(pair, known);
    return known;
  };
  return { bytes, kerning, has: (codePoint) => glyphs.has(codePoint), advance };
}

function readCmap(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < view.getUint16(cmap + 2); i++) {
    const at = cmap + view.getUint32(cmap + 4 + 8 * i + 4);
    const format = view.getUint16(at);
    if (format === 4) readFormat4(view, at, glyphs);
    if (format === 12) readFormat12(view, at, glyphs);
  }
  return glyphs;
}

function readFormat4(view: DataView, at: number, glyphs: Map<number, number>): void {
  const doubled = view.getUint16(at + 6);
  const ends = at + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let s = 0; s < doubled; s += 2) {
    const offset = view.getUint16(offsets + s);
    for (let c = view.getUint16(starts + s); c <= view.getUint16(ends + s) && c < 0xffff; c++) {
      const raw = offset === 0 ? c : view.getUint16(offsets + s + offset + 2 * (c - view.getUint16(starts + s)));
      const glyph = raw === 0 ? 0 : (raw + view.getUint16(deltas + s)) & 0xffff;
      if (glyph !== 0) glyphs.set(c, glyph);
    }
  }
}

function readFormat12(view: DataView, at: number, glyphs: Map<number, number>): void {
  for (let i = 0; i < view.getUint32(at + 12); i++) {
    const g = at + 16 + 12 * i;
    const first = view.getUint32(g);
    for (let c = first; c <= view.getUint32(g + 4); c++) glyphs.set(c, view.getUint32(g + 8) + c - first);
  }
}
