import {
  degrees,
  PDFArray,
  type PDFDocument,
  PDFName,
  PDFRawStream,
  PDFRef,
  rgb,
  decodePDFRawStream,
  type PDFDict,
  type PDFPage,
} from 'pdf-lib';
import type { Random } from '../../src/kernel/random.ts';
import type { PageCell } from '../../print/layout.ts';
import { pointsPerMm } from '../../print/scene.ts';

/** What a printer's driver, a shop or an editor may do to a file, and what was printed there. */
export interface Damaged {
  readonly doc: PDFDocument;
  readonly cells: readonly PageCell[];
  readonly random: Random;
}

/** Each does one thing to the file; `false` where this file has no place for it. */
export type Damage = (damaged: Damaged) => boolean | Promise<boolean>;

const white = rgb(1, 1, 1);
const some = <T>(random: Random, all: readonly T[]): T => all[random.below(all.length)] as T;

function pageOf({ doc, random }: Damaged): PDFPage {
  return doc.getPage(random.below(doc.getPageCount()));
}

function cellOf({ cells, random }: Damaged, what: PageCell['what']): PageCell | undefined {
  const all = cells.filter((cell) => cell.what === what);
  return all.length === 0 ? undefined : some(random, all);
}

/** Covers part of a card, in mm from its top left. */
function cover(damaged: Damaged, what: PageCell['what'], part: { x: number; y: number; w: number; h: number }, color = white): boolean {
  const cell = cellOf(damaged, what);
  if (cell === undefined) return false;
  const page = damaged.doc.getPage(cell.page - 1);
  const [x, y] = [cell.x + part.x, cell.y + part.y];
  page.drawRectangle({
    x: x * pointsPerMm,
    y: page.getHeight() - (y + part.h) * pointsPerMm,
    width: part.w * pointsPerMm,
    height: part.h * pointsPerMm,
    color,
  });
  return true;
}

/** The forms a page draws, by the name it gives them. */
function formsOf(page: PDFPage): PDFDict | undefined {
  return page.node.Resources()?.lookup(PDFName.of('XObject')) as PDFDict | undefined;
}

/** Rewrites the operators of a stream; `false` where nothing changed. */
function rewritten(doc: PDFDocument, ref: PDFRef, change: (operators: string) => string): boolean {
  const stream = doc.context.lookup(ref);
  if (!(stream instanceof PDFRawStream)) return false;
  const before = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  const after = change(before);
  if (after === before) return false;
  stream.dict.delete(PDFName.of('Filter'));
  doc.context.assign(ref, PDFRawStream.of(stream.dict, Buffer.from(after, 'latin1')));
  return true;
}

function contentOf(page: PDFPage): PDFRef | undefined {
  const held = page.node.get(PDFName.of('Contents'));
  if (held instanceof PDFRef) return held;
  return held instanceof PDFArray && held.get(0) instanceof PDFRef ? (held.get(0) as PDFRef) : undefined;
}

/** Changes one of the operators that match, in a form of some page. */
function inSomeForm(damaged: Damaged, wanted: RegExp, change: (found: string) => string): boolean {
  const { doc, random } = damaged;
  const forms = formsOf(pageOf(damaged));
  const refs = forms?.values().filter((value): value is PDFRef => value instanceof PDFRef) ?? [];
  if (refs.length === 0) return false;
  return rewritten(doc, some(random, refs), (operators) => {
    const places = [...operators.matchAll(wanted)];
    if (places.length === 0) return operators;
    const { index, 0: found } = some(random, places);
    return operators.slice(0, index) + change(found) + operators.slice(index + found.length);
  });
}

/** Twenty ways in which a file may come out otherwise than it was printed. */
export const damages: Readonly<Record<string, Damage>> = {
  'faces exchanged': ({ doc, cells, random }) => {
    const page = doc.getPage(
      some(
        random,
        cells.filter(({ what }) => what === 'face'),
      ).page - 1,
    );
    const forms = formsOf(page);
    // The corners of codes are forms too, with names of another letter.
    const names = (forms?.keys() ?? []).filter((name) => name.asString().startsWith('/X'));
    const [one, other] = [names[0], names[1]];
    if (forms === undefined || one === undefined || other === undefined) return false;
    const [first, second] = [forms.get(one), forms.get(other)];
    if (first === undefined || second === undefined) return false;
    forms.set(one, second);
    forms.set(other, first);
    return true;
  },
  'face wiped': (damaged) => cover(damaged, 'face', { x: 2, y: 2, w: 59, h: 40 }),
  'name wiped': (damaged) => cover(damaged, 'face', { x: 5, y: 40, w: 53, h: 10 }, rgb(0.5, 0.5, 0.5)),
  'patch on a back': (damaged) =>
    cover(damaged, 'back', { x: 5 + damaged.random.below(45), y: 5 + damaged.random.below(70), w: 1.5, h: 1.5 }),
  'hole in a back': (damaged) => cover(damaged, 'back', { x: 10, y: 10, w: 12, h: 12 }),
  'code covered': (damaged) => cover(damaged, 'face', { x: 20, y: 55, w: 23, h: 25 }),
  'page blank': (damaged) => {
    const page = pageOf(damaged);
    page.drawRectangle({ x: 0, y: 0, width: page.getWidth(), height: page.getHeight(), color: white });
    return true;
  },
  'page lost': ({ doc, random }) => {
    doc.removePage(random.below(doc.getPageCount()));
    return true;
  },
  'last page lost': ({ doc }) => {
    doc.removePage(doc.getPageCount() - 1);
    return true;
  },
  'pages exchanged': ({ doc, random }) => {
    const at = random.below(doc.getPageCount() - 2);
    const page = doc.getPage(at);
    doc.removePage(at);
    doc.insertPage(at + 2, page);
    return true;
  },
  'page twice': async ({ doc, random }) => {
    const at = random.below(doc.getPageCount());
    const [copy] = await doc.copyPages(doc, [at]);
    if (copy !== undefined) doc.insertPage(at, copy);
    return true;
  },
  'page smaller': (damaged) => {
    pageOf(damaged).scale(0.97, 0.97);
    return true;
  },
  'content smaller': (damaged) => {
    pageOf(damaged).scaleContent(0.97, 0.97);
    return true;
  },
  'content moved': (damaged) => {
    pageOf(damaged).translateContent(3, 2);
    return true;
  },
  'page turned': (damaged) => {
    pageOf(damaged).setRotation(degrees(90));
    return true;
  },
  'other paper': (damaged) => {
    pageOf(damaged).setSize(612, 792);
    return true;
  },
  'line across': (damaged) => {
    const page = pageOf(damaged);
    const y = 100 + damaged.random.below(600);
    page.drawLine({ start: { x: 40, y }, end: { x: 550, y: y + 5 }, thickness: 1, color: rgb(0.1, 0.1, 0.6) });
    return true;
  },
  'colour changed': (damaged) =>
    inSomeForm(
      damaged,
      /(?:\d*\.?\d+ ){3}(?:rg|scn|sc)\b/g,
      (found) => (found.startsWith('1 1 1') ? '0 0 0 ' : '1 1 1 ') + (/\w+$/.exec(found)?.[0] ?? 'rg'),
    ),
  'text lost': (damaged) => inSomeForm(damaged, /\[?<[0-9a-f]{16,}>[^T]*TJ/gi, () => '[] TJ'),
  'letters changed': (damaged) => inSomeForm(damaged, /<[0-9a-f]{16,}>/gi, (found) => `<${found.slice(5, -1)}${found.slice(1, 5)}>`),
  'card stretched': ({ doc, cells, random }) => {
    const content = contentOf(doc.getPage(some(random, cells).page - 1));
    return (
      content !== undefined && rewritten(doc, content, (operators) => operators.replace(/\b1 0 0 1 ([\d.]+ [\d.]+ cm)/, '1.02 0 0 1.02 $1'))
    );
  },
};
