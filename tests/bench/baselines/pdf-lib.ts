import {
  type PDFFont,
  type PDFPage,
  PDFDocument,
  StandardFonts,
  appendBezierCurve,
  closePath,
  degrees,
  fill as fillPath,
  fillAndStroke,
  lineTo,
  moveTo,
  popGraphicsState,
  pushGraphicsState,
  rgb as colour,
  setFillingRgbColor,
  setLineWidth,
  setStrokingRgbColor,
  stroke as strokePath,
} from 'pdf-lib';
import { pointsPerMm } from '../../../print/scene.ts';
import { type FlatPage, type Mark, rgb } from './flat.ts';

/** Draws pages with pdf-lib at its fastest: raw operators, its built-in Helvetica, each QR code one path and one fill. */
export async function withPdfLib(pages: readonly FlatPage[]): Promise<Uint8Array> {
  const doc = await PDFDocument.create();
  const fonts = { regular: await doc.embedFont(StandardFonts.Helvetica), bold: await doc.embedFont(StandardFonts.HelveticaBold) };
  for (const flat of pages) {
    const page = doc.addPage([flat.width * pointsPerMm, flat.height * pointsPerMm]);
    for (const mark of flat.marks) put(page, fonts, mark, flat.height);
  }
  return doc.save();
}

function put(page: PDFPage, fonts: Readonly<Record<'regular' | 'bold', PDFFont>>, mark: Mark, height: number): void {
  const x = (mm: number): number => mm * pointsPerMm;
  const y = (mm: number): number => (height - mm) * pointsPerMm;
  if (mark.kind === 'text') {
    const font = fonts[mark.text.font];
    const size = mark.text.size * mark.scale;
    const shift = { start: 0, middle: 0.5, end: 1 }[mark.text.align ?? 'start'] * font.widthOfTextAtSize(mark.text.text, size);
    const angle = (-mark.degrees * Math.PI) / 180;
    page.drawText(mark.text.text, {
      x: x(mark.x) - shift * Math.cos(angle),
      y: y(mark.y) - shift * Math.sin(angle),
      size,
      font,
      rotate: degrees(-mark.degrees),
      color: colour(...rgb(mark.text.ink ?? 'black')),
    });
    return;
  }
  const { fill, stroke, width = 0.1 } = mark.paint;
  if (fill === undefined && stroke === undefined) return;
  page.pushOperators(
    pushGraphicsState(),
    ...(fill === undefined ? [] : [setFillingRgbColor(...rgb(fill))]),
    ...(stroke === undefined ? [] : [setStrokingRgbColor(...rgb(stroke)), setLineWidth(x(width * mark.scale))]),
    ...mark.steps.map((step) => {
      if (step[0] === 'M') return moveTo(x(step[1]), y(step[2]));
      if (step[0] === 'L') return lineTo(x(step[1]), y(step[2]));
      if (step[0] === 'C') return appendBezierCurve(x(step[1]), y(step[2]), x(step[3]), y(step[4]), x(step[5]), y(step[6]));
      return closePath();
    }),
    fill === undefined ? strokePath() : stroke === undefined ? fillPath() : fillAndStroke(),
    popGraphicsState(),
  );
}
