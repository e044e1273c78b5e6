/** Small changes to a TrueType font, in place. Tables as in ISO/IEC 14496-22 (OpenType). */

/**
 * Alegreya with lining figures in place of its old-style ones, which stand beside them in the same
 * order (`cmap` format 4). A style sheet could ask for them, but every `font:` shorthand takes that
 * back, and a seat's 3 must not hang below the line.
 *
 * Throws where the figures are not a segment of their own: then this is another font.
 */
export function withLiningFigures(font: Buffer): Buffer {
  const changed = Buffer.from(font);
  const cmap = tableAt(changed, 'cmap');
  const deltas = new Set<number>();
  for (let i = 0; i < changed.readUInt16BE(cmap + 2); i++) {
    const at = cmap + changed.readUInt32BE(cmap + 8 + 8 * i);
    if (changed.readUInt16BE(at) === 4) deltas.add(figuresDelta(changed, at));
  }
  if (deltas.size === 0) throw new Error('No character map of format 4.');
  for (const at of deltas) changed.writeUInt16BE(changed.readUInt16BE(at) + 10, at);
  return changed;
}

/** Where the difference between the code points of figures and their glyphs stands. */
function figuresDelta(font: Buffer, at: number): number {
  const doubled = font.readUInt16BE(at + 6);
  for (let s = 0; s < doubled; s += 2) {
    const end = font.readUInt16BE(at + 14 + s);
    const start = font.readUInt16BE(at + 16 + doubled + s);
    const offset = font.readUInt16BE(at + 16 + 3 * doubled + s);
    if (start === 0x30 && end === 0x39 && offset === 0) return at + 16 + 2 * doubled + s;
  }
  throw new Error('The figures are no segment of their own.');
}

/** Copyright, trademark, description, licence: what is said of the font, not its name. */
const notices = new Set([0, 7, 10, 13]);

/**
 * The font under another name: a changed font may not bear a reserved one (OFL 1.1, 3). The new word
 * takes the bytes of the old and is as long; copyright and licence stay as they are.
 */
export function renamed(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new Error(`${to} is not as long as ${from}.`);
  const changed = Buffer.from(font);
  const table = tableAt(changed, 'name');
  const strings = table + changed.readUInt16BE(table + 4);
  for (let i = 0; i < changed.readUInt16BE(table + 2); i++) {
    const record = table + 6 + 12 * i;
    if (notices.has(changed.readUInt16BE(record + 6))) continue;
    const start = strings + changed.readUInt16BE(record + 10);
    const text = changed.subarray(start, start + changed.readUInt16BE(record + 8));
    for (const bytes of [(word: string) => Buffer.from(word, 'latin1'), (word: string) => Buffer.from(word, 'utf16le').swap16()]) {
      for (let at = text.indexOf(bytes(from)); at >= 0; at = text.indexOf(bytes(from))) bytes(to).copy(text, at);
    }
  }
  return changed;
}

function tableAt(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + 16 * i;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`No ${tag} table.`);
}
