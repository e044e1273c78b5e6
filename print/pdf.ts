import { decimal, makeDocument } from './pdf-document.ts';
import { makePen } from './pen.ts';
import { pointsPerMm, type Scene } from './scene.ts';
import { piecesOf } from './tags.ts';
import type { Type } from './type.ts';

export type Duplex = 'one-sided' | 'flip-long-edge' | 'flip-short-edge';

export interface DocumentFacts {
  readonly title: string;
  readonly author?: string;
  readonly subject: string;
  /** Machine-readable text for `nightdeck check`. */
  readonly keywords: string;
  readonly language: string;
  /** Whether screen readers are told what is on the pages. */
  readonly tagged?: boolean;
  readonly duplex: Duplex;
}

/** A page to print. `trim` is the finished size inside a larger sheet, in mm, for print shops. */
export interface Page {
  readonly scene: Scene;
  /** Its last shapes, so many, that stand on every page: title line, ruler, cuts and page number. */
  readonly furniture?: number;
  readonly trim?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly bleed: number };
}

/**
 * The file has one date for ever: the same deck printed twice gives the same bytes, so that two groups
 * can compare what they hold.
 */
const date = new Date(Date.UTC(2000, 0, 1));

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
  const document = makeDocument(type.fonts, {
    language: facts.language,
    info: {
      Title: facts.title,
      Subject: facts.subject,
      Keywords: facts.keywords,
      Creator: 'Nightdeck',
      Producer: 'Nightdeck (pdfkit)',
      CreationDate: date,
      ...(facts.author === undefined ? {} : { Author: facts.author }),
    },
    // Asks the viewer's print dialogue for 100 % and the right flip.
    viewer: { PrintScaling: 'None', PickTrayByPDFSize: true, Duplex: flips[facts.duplex] },
  });
  const pen = makePen(document, type);
  let done = 0;
  for (const { scene, trim, furniture } of pages) {
    const pieces = facts.tagged === true ? piecesOf(scene.shapes, furniture) : [];
    const content = facts.tagged === true ? pen.drawPieces(pieces) : pen.draw(scene.shapes);
    const operators = `${pointsPerMm.toFixed(6)} 0 0 ${pointsPerMm.toFixed(6)} 0 0 cm\n${content.operators}`;
    const marked = pieces.flatMap(({ tag, alt }) => (tag === 'Artifact' ? [] : [{ tag, ...(alt === undefined ? {} : { alt }) }]));
    document.page(
      scene.width * pointsPerMm,
      scene.height * pointsPerMm,
      { ...content, operators },
      boxesOf(scene, trim),
      facts.tagged === true ? marked : undefined,
    );
    onPage?.(++done);
    // Lets a progress bar move, and keeps a worker answering.
    if (done % 10 === 0) await Promise.resolve();
  }
  return document.finish();
}

const flips: Readonly<Record<Duplex, string>> = {
  'one-sided': 'Simplex',
  'flip-long-edge': 'DuplexFlipLongEdge',
  'flip-short-edge': 'DuplexFlipShortEdge',
};

function boxesOf({ height }: Scene, trim: Page['trim']): Record<string, readonly number[]> {
  if (trim === undefined) return {};
  const box = (grow: number): number[] =>
    [trim.x - grow, height - trim.y - trim.h - grow, trim.x + trim.w + grow, height - trim.y + grow].map((mm) =>
      Number(decimal(mm * pointsPerMm)),
    );
  return { TrimBox: box(0), BleedBox: box(trim.bleed) };
}
