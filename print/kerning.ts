/**
 * How far a font sets pairs of letters apart (OpenType `GPOS`, feature `kern`: ISO/IEC 14496-22, 6.3.3), in its own units. Of the
 * table our fonts have no more. Ours, as fontkit works out a whole shaping for each word, and no two numbers of pages are the same word.
 */
export function readKerning(view: DataView, gpos: number): (first: number, second: number) => number {
  const u16 = (at: number): number => view.getUint16(at);
  const list = (at: number): readonly number[] => Array.from({ length: u16(at) }, (_, i) => u16(at + 2 + 2 * i));
  const features = gpos + u16(gpos + 6);
  const lookups = gpos + u16(gpos + 8);
  const wanted = new Set<number>();
  for (let i = 0; i < u16(features); i++) {
    const record = features + 2 + 6 * i;
    if (view.getUint32(record) === kern) for (const index of list(features + u16(record + 4) + 2)) wanted.add(index);
  }
  const tables = [...wanted].sort((a, b) => a - b).map((index) => subtables(lookups + u16(lookups + 2 + 2 * index)));

  function subtables(lookup: number): readonly number[] {
    return list(lookup + 4).map((offset) => {
      const at = lookup + offset;
      return u16(lookup) === extension ? at + view.getUint32(at + 4) : at;
    });
  }

  /** What a table says of a pair; nothing where it leaves the pair to the next. */
  const inTable = (at: number, first: number, second: number): number | undefined => {
    const index = coverage(at + u16(at + 2), first);
    if (index === undefined) return undefined;
    const [one, two] = [u16(at + 4), u16(at + 6)];
    const length = 2 * (bits(one) + bits(two));
    const advance = (value: number): number => ((one & 4) === 0 ? 0 : view.getInt16(value + 2 * bits(one & 3)));
    if (u16(at) === 2) {
      const [row, column] = [classOf(at + u16(at + 8), first), classOf(at + u16(at + 10), second)];
      return advance(at + 16 + (row * u16(at + 14) + column) * length);
    }
    const set = at + u16(at + 10 + 2 * index);
    for (let i = 0; i < u16(set); i++) {
      const record = set + 2 + i * (2 + length);
      if (u16(record) === second) return advance(record + 2);
    }
    return undefined;
  };

  const coverage = (at: number, glyph: number): number | undefined => {
    if (u16(at) === 1) {
      const index = list(at + 2).indexOf(glyph);
      return index === -1 ? undefined : index;
    }
    const range = rangeWith(at + 2, glyph);
    return range === undefined ? undefined : u16(range + 4) + glyph - u16(range);
  };

  const classOf = (at: number, glyph: number): number => {
    if (u16(at) === 1) return list(at + 4)[glyph - u16(at + 2)] ?? 0;
    const range = rangeWith(at + 2, glyph);
    return range === undefined ? 0 : u16(range + 4);
  };

  const rangeWith = (at: number, glyph: number): number | undefined => {
    for (let range = at + 2; range < at + 2 + 6 * u16(at); range += 6) if (u16(range) <= glyph && glyph <= u16(range + 2)) return range;
    return undefined;
  };

  return (first, second) => {
    let apart = 0;
    for (const lookup of tables) {
      for (const table of lookup) {
        const value = inTable(table, first, second);
        if (value === undefined) continue;
        apart += value;
        break;
      }
    }
    return apart;
  };
}

/** The tag of the feature, and the kind of lookup that only leads to another. */
const kern = 0x6b65726e;
const extension = 9;

const bits = (flags: number): number => [1, 2, 4, 8].filter((bit) => (flags & bit) !== 0).length;
