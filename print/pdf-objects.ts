/** An object of a PDF file as it is written; `stream` is already compressed. */
export interface PdfObject {
  readonly id: number;
  readonly dictionary: string;
  readonly stream?: Uint8Array;
}

/** The comment of high bytes tells programs that copy files that this one is binary. */
const header = Uint8Array.from(Array.from('%PDF-1.7\n%\xff\xff\xff\xff\n', (c) => c.charCodeAt(0)));

/**
 * A file whose small objects lie together in one compressed object stream, with a compressed cross-reference
 * (ISO 32000-1, 7.5.7 and 7.5.8). `objects` grows by what `make` makes.
 */
export function packed(
  objects: readonly PdfObject[],
  make: (data: Record<string, unknown>) => Reference,
  fileEnd: Record<string, unknown>,
): Uint8Array {
  const small = objects.filter((object) => object.stream === undefined);
  const together = objectStream(small, make);
  const chunks: Uint8Array[] = [header];
  let at = header.length;
  const rows = new Map<number, Row>(small.map(({ id }, i) => [id, [2, together, i]]));
  for (const { id, dictionary, stream } of objects) {
    if (stream === undefined) continue;
    rows.set(id, [1, at, 0]);
    for (const part of [latin(`${id} 0 obj\n${tight(dictionary)}\nstream\n`), stream, latin('\nendstream\nendobj\n')]) {
      chunks.push(part);
      at += part.length;
    }
  }
  const table = crossReference(rows, at, make, fileEnd);
  const last = objects.at(-1);
  if (last?.id !== table || last.stream === undefined) throw new Error('pdfkit did not write the cross-reference.');
  chunks.push(
    latin(`${last.id} 0 obj\n${tight(last.dictionary)}\nstream\n`),
    last.stream,
    latin(`\nendstream\nendobj\nstartxref\n${at}\n%%EOF\n`),
  );
  return joined(chunks);
}

/** Kind 1: where the object begins. Kind 2: the object stream it lies in, and its place there. */
type Row = readonly [kind: 0 | 1 | 2, where: number, place: number];

function objectStream(small: readonly PdfObject[], make: (data: Record<string, unknown>) => Reference): number {
  let at = 0;
  const places = small.map(({ id, dictionary }) => {
    const place = `${id} ${at}`;
    at += dictionary.length + 1;
    return place;
  });
  const index = `${places.join(' ')}\n`;
  const ref = make({ Type: 'ObjStm', N: small.length, First: index.length });
  ref.write(latin(index + small.map(({ dictionary }) => dictionary).join('\n')));
  ref.end();
  return ref.id;
}

/** Rows of one, four and two bytes, each less the row above it (PNG's filter 2), which packs them well. */
function crossReference(
  rows: Map<number, Row>,
  at: number,
  make: (data: Record<string, unknown>) => Reference,
  fileEnd: Record<string, unknown>,
): number {
  const widths = [1, 4, 2];
  const columns = 7;
  const data: Record<string, unknown> = { Type: 'XRef', W: widths, DecodeParms: { Predictor: 12, Columns: columns }, ...fileEnd };
  const ref = make(data);
  data['Size'] = ref.id + 1;
  rows.set(ref.id, [1, at, 0]);
  const bytes = new Uint8Array((ref.id + 1) * (1 + columns));
  let above = new Uint8Array(columns);
  for (let id = 0; id <= ref.id; id++) {
    const [kind, where, place] = rows.get(id) ?? [0, 0, 0];
    const row = Uint8Array.from([kind, where >>> 24, where >>> 16, where >>> 8, where, place >>> 8, place]);
    const to = id * (1 + columns);
    bytes[to] = 2;
    row.forEach((byte, i) => (bytes[to + 1 + i] = byte - (above[i] ?? 0)));
    above = row;
  }
  ref.write(bytes);
  ref.end();
  return ref.id;
}

/** Line ends before a name or the end of a dictionary mean nothing. No dictionary of a stream has strings here. */
const tight = (dictionary: string): string => dictionary.replace(/\n(?=[/>])/g, '');

/** One byte a character. */
function latin(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

/** An indirect object of the file. */
export interface Reference {
  readonly id: number;
  readonly data: Record<string, unknown>;
  write(chunk: string | Uint8Array): void;
  end(): void;
}
