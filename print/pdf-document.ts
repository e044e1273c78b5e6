import PDFDocument from 'pdfkit';
import { fontOf, type FontFile, type Fonts } from './fonts.ts';
import { packed, type PdfObject } from './pdf-objects.ts';
import type { Reference } from './pdf-objects.ts';
import { makeStructure, type Marked } from './pdf-structure.ts';
import type { TrueType } from './truetype.ts';

/**
 * What pdfkit does for this printer: it embeds fonts, turns SVG path data into operators and writes the document's
 * own objects. Operators and forms (ISO 32000-1, 8.10) are put into it from outside, for which it has no calls, so this
 * is the one place that uses its insides; its version is pinned for that reason.
 */
export interface PdfDocument {
  /** Adds a page; sizes and boxes in points from the bottom left, operators in points from the top left. `pieces` are those its operators mark, on all pages or on none. */
  page(
    width: number,
    height: number,
    content: Content,
    boxes: Readonly<Record<string, readonly number[]>>,
    pieces: readonly Marked[] | undefined,
  ): void;
  /** Content recorded once, to be named in the resources of what places it. */
  form(bounds: readonly [number, number, number, number], content: Content): Reference;
  /** A JPEG file of three colours, to be named as forms are. */
  image(jpeg: Uint8Array, pixels: readonly [width: number, height: number]): Reference;
  font(file: FontFile): Font;
  /** The operators of an outline given as SVG path data, at most three decimals. */
  outline(d: string): string;
  /** The finished file. */
  finish(): Uint8Array;
}

/** Operators in plain ASCII, and the fonts and forms they name. */
export interface Content {
  readonly operators: string;
  readonly fonts: Readonly<Record<string, Reference>>;
  readonly forms: Readonly<Record<string, Reference>>;
}

export interface Font {
  readonly name: string;
  readonly ref: Reference;
  /** The glyphs of a text, with the font's kerning. */
  glyphs(text: string): readonly Glyph[];
  /** The glyphs of a text as they are one by one: without kerning, and sooner found. */
  letters(text: string): readonly Glyph[];
}

export interface Glyph {
  /** Four hexadecimal digits. */
  readonly code: string;
  /** How far it moves on, and how far it would without kerning, in 1/1000 of the type size. */
  readonly advance: number;
  readonly width: number;
}

export interface DocumentOptions {
  readonly language: string;
  readonly info: Readonly<Record<string, string | Date>>;
  readonly viewer: Readonly<Record<string, unknown>>;
}

/** pdfkit's insides, as far as they are used. */
interface Insides {
  page: { write(chunk: string): void };
  info: Record<string, unknown>;
  readonly _root: Reference & { readonly data: { readonly ViewerPreferences: Reference } };
  readonly _info: Reference;
  readonly _id: unknown;
  readonly _font: FontInsides;
  ref(data: Record<string, unknown>): Reference;
  endMetadata(): void;
  _write(chunk: string | Uint8Array): void;
  _finalize(): void;
}

/** Codes are four hexadecimal digits. */
interface FontInsides {
  readonly id: string;
  ref(): Reference;
  encode(
    text: string,
    features: Readonly<Record<string, boolean>>,
  ): readonly [codes: readonly string[], steps: readonly { readonly xAdvance: number; readonly advanceWidth: number }[]];
}

export function makeDocument(fonts: Fonts, { language, info, viewer }: DocumentOptions): PdfDocument {
  const kit = new PDFDocument({
    autoFirstPage: false,
    // `null` keeps pdfkit from loading Helvetica; the typings do not know it.
    font: null as unknown as string,
    margin: 0,
    lang: language,
    displayTitle: true,
    pdfVersion: '1.7',
    info,
  });
  const doc = kit as unknown as Insides;
  Object.assign(doc._root.data.ViewerPreferences.data, viewer);
  for (const file of ['regular', 'bold', 'han', 'display', 'text', 'strong', 'displayHan'] as const) {
    const font = fontOf(fonts, file);
    if (font !== undefined) kit.registerFont(file, font.bytes);
  }
  const objects: PdfObject[] = [];
  doc._write = collecting(objects);
  const opened = new Map<FontFile, Font>();
  const outlines = new Map<string, string>();
  const encoder = new TextEncoder();
  const resources = new Map<string, Reference>();
  let structure: ReturnType<typeof makeStructure> | undefined;

  /** An object of its own, which is packed as the form's dictionary is not; shared by forms that use the same. */
  const resourcesOf = (used: Content['fonts'], forms: Content['forms']): Reference => {
    const key = [used, forms]
      .map((refs) =>
        Object.entries(refs)
          .map(([name, { id }]) => `${name} ${id}`)
          .join(),
      )
      .join(';');
    const known = resources.get(key);
    if (known !== undefined) return known;
    const ref = doc.ref({ Font: used, XObject: forms });
    ref.end();
    resources.set(key, ref);
    return ref;
  };

  return {
    page(width, height, { operators, fonts: used, forms }, boxes, pieces) {
      kit.addPage({ size: [width, height], margin: 0 });
      const { dictionary, resources, content } = kit.page as unknown as Readonly<Record<'dictionary' | 'resources' | 'content', Reference>>;
      Object.assign(dictionary.data, boxes);
      Object.assign(resources.data, { Font: used, XObject: forms });
      if (pieces !== undefined) {
        structure ??= makeStructure({ root: doc._root.data, ref: (data) => doc.ref(data) });
        structure.page(dictionary, pieces);
      }
      content.write(encoder.encode(operators));
    },
    form(bounds, { operators, fonts: used, forms }) {
      const ref = doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: [...bounds], Resources: resourcesOf(used, forms) });
      ref.write(encoder.encode(operators));
      ref.end();
      return ref;
    },
    image(jpeg, [Width, Height]) {
      const how = { ColorSpace: 'DeviceRGB', BitsPerComponent: 8, Filter: 'DCTDecode' };
      const ref = doc.ref({ Type: 'XObject', Subtype: 'Image', Width, Height, ...how });
      ref.write(jpeg);
      ref.end();
      return ref;
    },
    font(file) {
      const known = opened.get(file);
      if (known !== undefined) return known;
      kit.font(file);
      const font = makeFont(doc._font, fontOf(fonts, file));
      opened.set(file, font);
      return font;
    },
    outline(d) {
      const known = outlines.get(d);
      if (known !== undefined) return known;
      const parts: string[] = [];
      const page = doc.page;
      doc.page = { write: (chunk) => parts.push(chunk) };
      kit.path(d);
      doc.page = page;
      const operators = parts.join(' ').replace(/-?\d*\.\d{4,}/g, (long) => micrometres(Number(long)));
      outlines.set(d, operators);
      return operators;
    },
    finish() {
      structure?.end();
      const { endMetadata } = doc;
      // The information dictionary is packed; the XMP metadata is not, so what is long stands in the one alone.
      doc.endMetadata = () => {
        delete doc.info['Keywords'];
        endMetadata.call(doc);
      };
      let file: Uint8Array = new Uint8Array();
      doc._finalize = () => {
        file = packed(objects, (data) => doc.ref(data), { Root: doc._root, Info: doc._info, ID: [doc._id, doc._id] });
      };
      kit.end();
      return file;
    },
  };
}

function makeFont(font: FontInsides, trueType: TrueType | undefined): Font {
  const found = new Map<string, Glyph>();
  const letters: Font['letters'] = (text) => {
    const wanted = Array.from(text);
    const missing = [...new Set(wanted)].filter((letter) => !found.has(letter));
    if (missing.length > 0) {
      // One look for all of them.
      const [codes, steps] = font.encode(missing.join(''), { kern: false });
      missing.forEach((letter, i) =>
        found.set(letter, { code: codes[i] ?? '', advance: steps[i]?.xAdvance ?? 0, width: steps[i]?.advanceWidth ?? 0 }),
      );
    }
    return wanted.flatMap((letter) => found.get(letter) ?? []);
  };
  return {
    name: font.id,
    ref: font.ref(),
    letters,
    glyphs(text) {
      const points = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
      return letters(text).map((glyph, i) => {
        const [point = 0, next] = points.slice(i, i + 2);
        // Words stand apart as spaces have it.
        return next === undefined || point === space ? glyph : { ...glyph, advance: glyph.advance + (trueType?.kerning(point, next) ?? 0) };
      });
    },
  };
}

const space = 0x20;

/** pdfkit writes an object as: its number, its dictionary, a stream between two key words if it has one, and its end. */
function collecting(objects: PdfObject[]): Insides['_write'] {
  let id = 0;
  let parts: (string | Uint8Array)[] = [];
  return (chunk) => {
    const begun = typeof chunk === 'string' ? /^(\d+) 0 obj$/.exec(chunk) : null;
    if (begun !== null) [id, parts] = [Number(begun[1]), []];
    else if (chunk !== 'endobj') parts.push(chunk);
    else {
      const [dictionary, , stream] = parts;
      objects.push({ id, dictionary: String(dictionary), ...(stream instanceof Uint8Array ? { stream } : {}) });
    }
  };
}

/** A number as PDF wants it: at most four decimals, never an exponent. */
export function decimal(n: number): string {
  return String(Math.round(n * 1e4) / 1e4 || 0);
}

/** Whole micrometres, for what is given in mm. */
export function micrometres(mm: number): string {
  return String(Math.round(mm * 1e3) / 1e3 || 0);
}
