import {
  type PDFFont,
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFRef,
  StandardFonts,
  appendBezierCurve,
  beginText,
  clip,
  closePath,
  concatTransformationMatrix,
  drawObject,
  endPath,
  endText,
  fill as fillPath,
  fillAndStroke,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingGrayscaleColor,
  setFillingRgbColor,
  setFontAndSize,
  setLineWidth,
  setStrokingRgbColor,
  setTextMatrix,
  showText,
  stroke as strokePath,
} from 'pdf-lib';
import { pointsPerMm } from '../../../print/scene.ts';
import { type Matrix } from './outline.ts';
import { type CodeMark, type Mark, type Pages, type TextMark, rgb } from './pages.ts';

interface Drawing {
  readonly doc: PDFDocument;
  readonly fonts: Readonly<Record<'regular' | 'bold', PDFFont>>;
  /** Forms drawn so far, in their order. */
  readonly forms: PDFRef[];
  readonly codes: 'paths' | 'masks';
}

/** What a page or a form uses, by the name its operators call it. */
interface Used {
  readonly fonts: Map<string, PDFRef>;
  readonly objects: Map<string, PDFRef>;
}

/**
 * Draws pages with pdf-lib at its fastest: operators instead of drawing calls, forms written once, object streams (its
 * default), its built-in Helvetica. A code is one path of whole modules and one fill besides its corners,
 * which are a form, or an image mask.
 */
export async function withPdfLib({ forms, pages }: Pages, codes: Drawing['codes']): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const fonts = { regular: doc.embedStandardFont(StandardFonts.Helvetica), bold: doc.embedStandardFont(StandardFonts.HelveticaBold) };
  const drawing: Drawing = { doc, fonts, forms: [], codes };
  for (const { width, height, bleed, marks } of forms) {
    const { operators, used } = draw(drawing, marks);
    const dictionary = {
      BBox: [-bleed, -bleed, width + bleed, height + bleed],
      Resources: { Font: Object.fromEntries(used.fonts), XObject: Object.fromEntries(used.objects) },
    };
    drawing.forms.push(doc.context.register(doc.context.formXObject(operators, dictionary)));
  }
  for (const { width, height, marks } of pages) {
    const page = doc.addPage([width * pointsPerMm, height * pointsPerMm]);
    const { operators, used } = draw(drawing, marks);
    for (const [name, ref] of used.fonts) page.node.setFontDictionary(PDFName.of(name), ref);
    for (const [name, ref] of used.objects) page.node.setXObject(PDFName.of(name), ref);
    page.pushOperators(concatTransformationMatrix(pointsPerMm, 0, 0, -pointsPerMm, 0, height * pointsPerMm), ...operators);
  }
  return doc.save();
}

function draw(drawing: Drawing, marks: readonly Mark[]): { readonly operators: PDFOperator[]; readonly used: Used } {
  const used: Used = { fonts: new Map(), objects: new Map() };
  return { operators: marks.flatMap((mark) => operatorsOf(drawing, used, mark)), used };
}

function operatorsOf(drawing: Drawing, used: Used, mark: Mark): PDFOperator[] {
  switch (mark.kind) {
    case 'text':
      return textOf(drawing, used, mark);
    case 'code':
      return [pushGraphicsState(), matrixOf(mark.matrix), setFillingGrayscaleColor(0), ...codeOf(drawing, used, mark), popGraphicsState()];
    case 'form':
      return [
        pushGraphicsState(),
        ...(mark.show === undefined ? [] : [rectangle(...numbers(mark.show)), clip(), endPath()]),
        matrixOf(mark.matrix),
        named(drawing, used, mark.form),
        popGraphicsState(),
      ];
    case 'outline': {
      const { fill, stroke, width = 0.1 } = mark.paint;
      if (fill === undefined && stroke === undefined) return [];
      return [
        ...(fill === undefined ? [] : [setFillingRgbColor(...numbers(rgb(fill)))]),
        ...(stroke === undefined ? [] : [setStrokingRgbColor(...numbers(rgb(stroke))), setLineWidth(short(width))]),
        ...mark.steps.map((step) => {
          if (step[0] === 'M') return moveTo(short(step[1]), short(step[2]));
          if (step[0] === 'L') return lineTo(short(step[1]), short(step[2]));
          if (step[0] === 'C')
            return appendBezierCurve(short(step[1]), short(step[2]), short(step[3]), short(step[4]), short(step[5]), short(step[6]));
          return closePath();
        }),
        fill === undefined ? strokePath() : stroke !== undefined ? fillAndStroke() : mark.evenodd ? evenOdd() : fillPath(),
      ];
    }
  }
}

/** Draws a form as it lies. */
function named({ forms }: Drawing, used: Used, form: number): PDFOperator {
  const name = `F${form}`;
  const ref = forms[form];
  if (ref !== undefined) used.objects.set(name, ref);
  return drawObject(name);
}

function textOf({ fonts }: Drawing, used: Used, { text, x, y, degrees, size, font, align, ink }: TextMark): PDFOperator[] {
  const face = fonts[font];
  const mm = size / pointsPerMm;
  const shift = align === 'start' ? 0 : face.widthOfTextAtSize(text, mm) * (align === 'end' ? 1 : 0.5);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  used.fonts.set(font, face.ref);
  return [
    setFillingRgbColor(...numbers(rgb(ink))),
    beginText(),
    setFontAndSize(font, short(mm)),
    setTextMatrix(...numbers([cos, sin, sin, -cos, x - shift * cos, y - shift * sin] as const)),
    showText(face.encodeText(text)),
    endText(),
  ];
}

function codeOf(drawing: Drawing, used: Used, { modules, dark, corners, others }: CodeMark): PDFOperator[] {
  const { doc, codes } = drawing;
  if (codes === 'paths') return [named(drawing, used, corners), ...others.map(({ x, y, w, h }) => rectangle(x, y, w, h)), fillPath()];
  const name = `Q${used.objects.size}`;
  const image = { Type: 'XObject', Subtype: 'Image', ImageMask: true, Width: modules, Height: modules, BitsPerComponent: 1 };
  used.objects.set(name, doc.context.register(doc.context.stream(bitsOf(modules, dark), image)));
  return [concatTransformationMatrix(modules, 0, 0, -modules, 0, modules), drawObject(name)];
}

/** One bit a module, 0 where it is dark, rows filled up to whole bytes. */
function bitsOf(modules: number, dark: CodeMark['dark']): Uint8Array {
  const row = Math.ceil(modules / 8);
  const bits = new Uint8Array(row * modules).fill(255);
  for (const { x, y, w, h } of dark) {
    for (let j = y; j < y + h; j++)
      for (let i = x; i < x + w; i++) {
        const at = j * row + (i >> 3);
        bits[at] = (bits[at] ?? 0) & ~(128 >> (i & 7));
      }
  }
  return bits;
}

const evenOdd = (): PDFOperator => PDFOperator.of(PDFOperatorNames.FillEvenOdd);
const matrixOf = (matrix: Matrix): PDFOperator => concatTransformationMatrix(...numbers(matrix));

/** At most four decimals: pdf-lib writes every digit it is given. */
function short(n: number): number {
  return Math.round(n * 1e4) / 1e4;
}

function numbers<T extends readonly number[]>(all: T): { -readonly [K in keyof T]: number } {
  return all.map(short) as { -readonly [K in keyof T]: number };
}
