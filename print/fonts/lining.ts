import { create } from 'fontkit';

/**
 * A font whose figures are old-style by itself, with its lining ones in their place: an old-style 0 reads as the letter o, and a
 * code could not be typed. The table of characters is written anew (format 12); glyphs and their measures stay.
 */
export function lined(bytes: Uint8Array): Uint8Array {
  const font = create(Buffer.from(bytes));
  if (!('layout' in font) || !font.availableFeatures.includes('lnum')) return bytes;
  const glyphs = new Map(font.characterSet.map((c) => [c, font.glyphForCodePoint(c).id]));
  for (const figure of '0123456789') glyphs.set(figure.charCodeAt(0), font.layout(figure, ['lnum']).glyphs[0]?.id ?? 0);
  return withTable(bytes, 'cmap', characterTable(glyphs));
}

function characterTable(glyphs: ReadonlyMap<number, number>): Buffer {
  const groups: [first: number, last: number, glyph: number][] = [];
  for (const [c, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const group = groups.at(-1);
    if (group !== undefined && c === group[1] + 1 && glyph === group[2] + c - group[0]) group[1] = c;
    else groups.push([c, c, glyph]);
  }
  const table = Buffer.alloc(28 + 12 * groups.length);
  // One subtable, for Windows and full Unicode, twelve bytes from here.
  table.writeUInt16BE(1, 2);
  table.writeUInt16BE(3, 4);
  table.writeUInt16BE(10, 6);
  table.writeUInt32BE(12, 8);
  table.writeUInt16BE(12, 12);
  table.writeUInt32BE(16 + 12 * groups.length, 16);
  table.writeUInt32BE(groups.length, 24);
  groups.flat().forEach((value, i) => table.writeUInt32BE(value, 28 + 4 * i));
  return table;
}

/** The font with a table put at its end; nothing points to the old one any more. */
function withTable(bytes: Uint8Array, tag: string, table: Buffer): Uint8Array {
  const font = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3), table]);
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    if (font.toString('latin1', at, at + 4) !== tag) continue;
    font.writeUInt32BE(font.length - table.length, at + 8);
    font.writeUInt32BE(table.length, at + 12);
  }
  return font;
}
