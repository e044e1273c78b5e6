import { jsPDF } from 'jspdf';
import { type Form, type Mark, type Pages, type TextMark, rgb } from './pages.ts';

/**
 * Draws pages with jsPDF as one who knows it well would: forms drawn once, coordinates as short as ours, streams
 * compressed, its built-in Helvetica (no font is embedded), each code one path of whole modules and one fill
 * besides its corners, which are a form.
 */
export function withJsPdf({ forms, pages }: Pages): Uint8Array {
  const size = (page: { width: number; height: number } | undefined): [number, number] => [page?.width ?? 210, page?.height ?? 297];
  const doc = new jsPDF({ unit: 'mm', format: size(pages[0]), compress: true, precision: 4, putOnlyUsedFonts: true });
  doc.advancedAPI(() => forms.forEach((form, i) => record(doc, form, i)));
  pages.forEach((page, i) => {
    if (i > 0) doc.addPage(size(page));
    doc.advancedAPI(() => {
      for (const mark of page.marks) put(doc, mark);
    });
  });
  return new Uint8Array(doc.output('arraybuffer'));
}

function record(doc: jsPDF, { width, height, bleed, marks }: Form, i: number): void {
  doc.beginFormObject(-bleed, -bleed, width + 2 * bleed, height + 2 * bleed, doc.unitMatrix);
  for (const mark of marks) put(doc, mark);
  doc.endFormObject(String(i));
}

function put(doc: jsPDF, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      return putText(doc, mark);
    case 'form':
      if (mark.show !== undefined) {
        doc.saveGraphicsState().rect(...mark.show, null);
        doc.clip().discardPath();
      }
      doc.doFormObject(String(mark.form), doc.Matrix(...mark.matrix));
      if (mark.show !== undefined) doc.restoreGraphicsState();
      return;
    case 'code':
      doc.doFormObject(String(mark.corners), doc.Matrix(...mark.matrix));
      doc
        .saveGraphicsState()
        .setCurrentTransformationMatrix(doc.Matrix(...mark.matrix))
        .setFillColor(0, 0, 0);
      for (const { x, y, w, h } of mark.others) doc.rect(x, y, w, h, null);
      doc.fill().restoreGraphicsState();
      return;
    case 'outline': {
      const { fill, stroke, width = 0.1 } = mark.paint;
      if (fill === undefined && stroke === undefined) return;
      if (fill !== undefined) doc.setFillColor(...bytes(fill));
      if (stroke !== undefined) doc.setDrawColor(...bytes(stroke)).setLineWidth(width);
      for (const step of mark.steps) {
        if (step[0] === 'M') doc.moveTo(step[1], step[2]);
        else if (step[0] === 'L') doc.lineTo(step[1], step[2]);
        else if (step[0] === 'C') doc.curveTo(step[1], step[2], step[3], step[4], step[5], step[6]);
        else doc.close();
      }
      if (fill === undefined) doc.stroke();
      else if (stroke !== undefined) doc.fillStroke();
      else if (mark.evenodd) doc.fillEvenOdd();
      else doc.fill();
    }
  }
}

function putText(doc: jsPDF, { text, x, y, degrees, size, font, align, ink }: TextMark): void {
  doc
    .setFont('helvetica', font === 'bold' ? 'bold' : 'normal')
    .setFontSize(size)
    .setTextColor(...bytes(ink));
  doc.text(text, x, y, { align: ({ start: 'left', middle: 'center', end: 'right' } as const)[align], angle: -degrees });
}

function bytes(ink: Parameters<typeof rgb>[0]): [number, number, number] {
  return rgb(ink).map((part) => Math.round(part * 255)) as [number, number, number];
}
