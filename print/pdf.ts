import PDFDocument from 'pdfkit';
import type { FontFile } from './fonts.ts';
import { decimal, makeForms, type Form, type Forms } from './pdf-forms.ts';
import { qrGrid, type QrGrid } from './qr.ts';
import { pointsPerMm, type Ink, type Paint, type Scene, type Shape, type Text } from './scene.ts';
import { hanBoldStroke, type Type } from './type.ts';

export type Duplex = 'one-sided' | 'flip-long-edge' | 'flip-short-edge';

export interface DocumentFacts {
  readonly title: string;
  readonly author?: string;
  readonly subject: string;
  /** Machine-readable text for `nightdeck check`. */
  readonly keywords: string;
  readonly language: string;
  readonly duplex: Duplex;
}

/** A page to print. `trim` is the finished size inside a larger sheet, in mm, for print shops. */
export interface Page {
  readonly scene: Scene;
  readonly trim?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly bleed: number };
}

/**
 * The file has one date for ever: the same deck printed twice gives the same bytes, so that two groups
 * can compare what they hold.
 */
const date = new Date(Date.UTC(2000, 0, 1));

type Doc = InstanceType<typeof PDFDocument>;

/**
 * Draws pages into a PDF. Pages are taken one by one and written as they come; the same pages and
 * facts give the same bytes on one kind of runtime (Node and browsers compress differently).
 */
export async function drawPdf(
  pages: Iterable<Page>,
  facts: DocumentFacts,
  type: Type,
  onPage?: (done: number) => void,
): Promise<Uint8Array> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    // `null` keeps pdfkit from loading Helvetica; the typings do not know it.
    font: null as unknown as string,
    margin: 0,
    lang: facts.language,
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: facts.title,
      Subject: facts.subject,
      Keywords: facts.keywords,
      Creator: 'Nightdeck',
      Producer: 'Nightdeck (pdfkit)',
      CreationDate: date,
      ...(facts.author === undefined ? {} : { Author: facts.author }),
    },
  });
  const chunks: Uint8Array[] = [];
  const finished = new Promise<void>((resolve, reject) => {
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  registerFonts(doc, type);
  viewAsPrinted(doc, facts.duplex);
  const pen = makePen(doc, type);
  let done = 0;
  for (const page of pages) {
    addPage(doc, page);
    pen.draw(page.scene.shapes);
    onPage?.(++done);
    // Lets a progress bar move, and keeps a worker answering.
    if (done % 10 === 0) await Promise.resolve();
  }
  doc.end();
  await finished;
  return joined(chunks);
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

function registerFonts(doc: Doc, type: Type): void {
  for (const file of ['regular', 'bold', 'han'] as const) {
    const font = type.fonts[file];
    if (font !== undefined) doc.registerFont(file, font.bytes);
  }
}

/** Asks the viewer's print dialogue for 100 % and the right flip. */
function viewAsPrinted(doc: Doc, duplex: Duplex): void {
  const preferences = (doc as unknown as { _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } } })._root.data
    .ViewerPreferences.data;
  preferences['PrintScaling'] = 'None';
  preferences['PickTrayByPDFSize'] = true;
  preferences['Duplex'] = { 'one-sided': 'Simplex', 'flip-long-edge': 'DuplexFlipLongEdge', 'flip-short-edge': 'DuplexFlipShortEdge' }[
    duplex
  ];
}

function addPage(doc: Doc, { scene, trim }: Page): void {
  doc.addPage({ size: [scene.width * pointsPerMm, scene.height * pointsPerMm], margin: 0 });
  if (trim !== undefined) {
    const box = (grow: number): number[] =>
      [trim.x - grow, scene.height - trim.y - trim.h - grow, trim.x + trim.w + grow, scene.height - trim.y + grow].map((mm) =>
        Number(decimal(mm * pointsPerMm)),
      );
    Object.assign((doc.page as unknown as { dictionary: { data: object } }).dictionary.data, {
      TrimBox: box(0),
      BleedBox: box(trim.bleed),
    });
  }
  doc.scale(pointsPerMm);
}

interface Pen {
  draw(shapes: readonly Shape[]): void;
}

/** Draws shapes in millimetres onto whatever is the current page or form. */
function makePen(doc: Doc, type: Type): Pen {
  const forms: Forms = makeForms(doc);
  const recorded = new WeakMap<Scene, Form>();
  const grids = new Map<string, QrGrid>();
  const put = (operators: string): void => {
    doc.addContent(operators);
  };

  const formOf = (scene: Scene): Form => {
    const known = recorded.get(scene);
    if (known !== undefined) return known;
    const b = scene.bleed ?? 0;
    const form = forms.record([-b, -b, scene.width + b, scene.height + b], () => draw(scene.shapes));
    recorded.set(scene, form);
    return form;
  };

  const paint = (p: Paint, outline: () => void, evenodd = false): void => {
    if (p.fill === undefined && p.stroke === undefined) return;
    put('q');
    if (p.fill !== undefined) put(`${ink(p.fill)} ${p.fill === 'black' ? 'g' : 'rg'}`);
    if (p.stroke !== undefined) {
      put(`${ink(p.stroke)} ${p.stroke === 'black' ? 'G' : 'RG'} ${decimal(p.width ?? 0.1)} w 1 J 1 j`);
      if (p.dash !== undefined) put(`[${p.dash.map(decimal).join(' ')}] 0 d 0 J`);
    }
    outline();
    put((p.fill === undefined ? 'S' : p.stroke === undefined ? 'f' : 'B') + (evenodd && p.fill !== undefined ? '*' : ''));
    put('Q');
  };

  const draw = (shapes: readonly Shape[]): void => {
    for (const shape of shapes) drawOne(shape);
  };

  const drawOne = (shape: Shape): void => {
    switch (shape.kind) {
      case 'path':
        return paint(shape, () => doc.path(shape.d), shape.evenodd);
      case 'rect':
        return paint(shape, () =>
          shape.radius === undefined
            ? doc.rect(shape.x, shape.y, shape.w, shape.h)
            : doc.roundedRect(shape.x, shape.y, shape.w, shape.h, shape.radius),
        );
      case 'text':
        return drawText(doc, type, shape);
      case 'qr': {
        const grid = grids.get(shape.text) ?? qrGrid(shape.text);
        grids.set(shape.text, grid);
        const scale = decimal(shape.size / grid.modules);
        const rects = grid.dark.map(({ x, y, w, h }) => `${x} ${y} ${w} ${h} re`).join(' ');
        // Whole modules under one matrix and one fill: no seams, and the black plate alone.
        return put(`q ${scale} 0 0 ${scale} ${decimal(shape.x)} ${decimal(shape.y)} cm 0 g ${rects} f Q`);
      }
      case 'group': {
        const turn = ((shape.rotate ?? 0) * Math.PI) / 180;
        const scale = shape.scale ?? 1;
        const [cos, sin] = [Math.cos(turn) * scale, Math.sin(turn) * scale];
        put(`q ${decimal(cos)} ${decimal(sin)} ${decimal(-sin)} ${decimal(cos)} ${decimal(shape.x ?? 0)} ${decimal(shape.y ?? 0)} cm`);
        draw(shape.shapes);
        return put('Q');
      }
      case 'use': {
        const { scene, x, y, show, turned = false } = shape;
        const form = formOf(scene);
        if (show !== undefined) {
          const box = [x - show.left, y - show.top, scene.width + show.left + show.right, scene.height + show.top + show.bottom];
          put(`q ${box.map(decimal).join(' ')} re W n`);
        }
        forms.place(form, turned ? x + scene.width : x, turned ? y + scene.height : y, turned);
        if (show !== undefined) put('Q');
        return;
      }
    }
  };
  return { draw };
}

/** `0` for the black plate, three numbers for a colour. */
function ink(colour: Ink): string {
  if (colour === 'black') return '0';
  const value = parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255].map((part) => decimal(part / 255)).join(' ');
}

function drawText(doc: Doc, type: Type, shape: Text): void {
  const runs = type.runs(shape.text, shape.font);
  // Coordinates are in mm, so the type size is too.
  const size = shape.size / pointsPerMm;
  const select = (file: FontFile): void => {
    doc.font(file).fontSize(size);
  };
  const widths = runs.map((run) => {
    select(run.file);
    return doc.widthOfString(run.text);
  });
  const total = widths.reduce((sum, width) => sum + width, 0);
  let x = shape.x - { start: 0, middle: total / 2, end: total }[shape.align ?? 'start'];
  const colour = shape.ink ?? 'black';
  doc.addContent(`q ${ink(colour)} ${colour === 'black' ? 'g' : 'rg'}`);
  runs.forEach((run, i) => {
    select(run.file);
    const embolden = run.file === 'han' && shape.font === 'bold';
    if (embolden) doc.addContent(`${ink(colour)} ${colour === 'black' ? 'G' : 'RG'} ${decimal(size * hanBoldStroke)} w`);
    doc.text(run.text, x, shape.y, { lineBreak: false, baseline: 'alphabetic', fill: true, stroke: embolden });
    x += widths[i] ?? 0;
  });
  doc.addContent('Q');
}
