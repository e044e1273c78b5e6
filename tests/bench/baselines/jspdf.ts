import { jsPDF } from 'jspdf';
import { type FlatPage, type Mark, rgb } from './flat.ts';

/** Draws pages with jsPDF: its built-in Helvetica, compressed, each QR code one path and one fill. */
export function withJsPdf(pages: readonly FlatPage[]): Uint8Array {
  const size = (page: FlatPage | undefined): [number, number] => [page?.width ?? 210, page?.height ?? 297];
  const doc = new jsPDF({ unit: 'mm', format: size(pages[0]), compress: true });
  pages.forEach((page, i) => {
    if (i > 0) doc.addPage(size(page));
    for (const mark of page.marks) put(doc, mark);
  });
  return new Uint8Array(doc.output('arraybuffer'));
}

function put(doc: jsPDF, mark: Mark): void {
  if (mark.kind === 'text') {
    const { text } = mark;
    const [r, g, b] = rgb(text.ink ?? 'black').map((part) => Math.round(part * 255));
    doc
      .setFont('helvetica', text.font === 'bold' ? 'bold' : 'normal')
      .setFontSize(text.size * mark.scale)
      .setTextColor(r ?? 0, g ?? 0, b ?? 0);
    doc.text(text.text, mark.x, mark.y, {
      align: ({ start: 'left', middle: 'center', end: 'right' } as const)[text.align ?? 'start'],
      angle: -mark.degrees,
    });
    return;
  }
  const { fill, stroke, width = 0.1 } = mark.paint;
  if (fill === undefined && stroke === undefined) return;
  if (fill !== undefined) doc.setFillColor(...(rgb(fill).map((part) => Math.round(part * 255)) as [number, number, number]));
  if (stroke !== undefined)
    doc.setDrawColor(...(rgb(stroke).map((part) => Math.round(part * 255)) as [number, number, number])).setLineWidth(width * mark.scale);
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
