import { crop, type Area, type Gray } from '../../src/cards/read/gray.ts';
import { middle, type Look } from '../../src/cards/read/found.ts';
import type { PageCell } from '../layout.ts';
import type { ExpectedCode } from '../plan.ts';
import type { Picture } from './differences.ts';
import { scaleOf } from './scale.ts';
import { lettersOf } from './texts.ts';
import { TooMuch } from './too-much.ts';
import { millimetres, type Places, placesOf } from './unlike-cells.ts';
import type { PageFinding } from './page-finding.ts';

/** A page drawn from a finished file, and its text as a reader of PDFs finds it. */
export interface DrawnPage extends Picture {
  readonly text: string;
}

/** A page of the file, and what should be on it. */
export interface PageCheck {
  readonly page: DrawnPage;
  readonly dpi: number;
  /** Finds the codes of a picture. */
  readonly look: Look;
  readonly codes: readonly ExpectedCode[];
  /** What the page looked like when it was printed, with its cards and lines; nothing where only codes are known. */
  readonly printed?: { readonly page: Picture; readonly cells: readonly PageCell[]; readonly lines: readonly string[] };
  /** Told of each card's or label's code that is read, with its surroundings. */
  readonly onCard?: ((code: string, cut: Gray) => Promise<void>) | undefined;
  /** Finds where two pictures of a page differ. */
  readonly differ: (expected: Picture, actual: Picture) => readonly Area[];
}

/** Compares a page with what should be on it: its size, its codes, its pictures and its words. */
export async function checkPage(
  check: PageCheck,
): Promise<{ readonly read: number; readonly findings: readonly PageFinding[]; readonly places?: Places }> {
  const { page, printed, dpi } = check;
  const size = printed && sizeFinding(page, printed.page, dpi);
  if (size !== undefined) return { read: 0, findings: [size] };
  const boxes = printed ? check.differ(printed.page, page) : undefined;
  const { read, findings } = await checkCodes(check, boxes === undefined || boxes.length > 0);
  if (findings.some(({ kind }) => kind === 'scaled') || printed === undefined || boxes === undefined) return { read, findings };
  const places = placesOf(page, printed.page, printed.cells, boxes, dpi);
  const pictures = [...places.cells, ...places.beside];
  return { read, findings: [...findings, ...pictures, ...(pictures.length > 0 ? [] : lostLine(page, printed.lines))], places };
}

function sizeFinding(page: Gray, printed: Gray, dpi: number): PageFinding | undefined {
  const size = (of: Gray): readonly [number, number] => [millimetres(of.width, dpi), millimetres(of.height, dpi)];
  const [is, was] = [size(page), size(printed)];
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.7;
  if (near(is[0], was[0]) && near(is[1], was[1])) return undefined;
  if (near(is[0], was[1]) && near(is[1], was[0])) return { kind: 'turned' };
  const [across, down] = [is[0] / was[0], is[1] / was[1]];
  if (Math.abs(across - down) < 0.005) return { kind: 'scaled', percent: percentOf((across + down) / 2) };
  return { kind: 'paper', size: was, instead: is };
}

const percentOf = (share: number): number => Math.round(share * 1000) / 10;

async function checkCodes(
  { page, dpi, codes, look, onCard }: PageCheck,
  strange: boolean,
): Promise<{ readonly read: number; readonly findings: readonly PageFinding[] }> {
  const findings: PageFinding[] = [];
  let read = 0;
  const cover = codes.reduce((sum, { size }) => sum + pixelsOf(size + 2 * margin, dpi) ** 2, 0);
  if (cover > mostCover * page.width * page.height) throw new TooMuch('it should hold more codes on a page than there is room for');
  for (const code of codes) {
    const cut = cutOut(page, code, dpi);
    const texts = await readIn(cut, look);
    if (texts.includes(code.code)) {
      read++;
      if (code.kind === 'card' || code.kind === 'label') await onCard?.(code.code, cut);
    } else
      findings.push(texts[0] === undefined ? { kind: 'missing', code: code.code } : { kind: 'wrong', code: code.code, instead: texts[0] });
  }
  // Where the picture is as it was printed there is nothing else to find.
  if (!strange && findings.length === 0) return { read, findings };
  const all = await look(page, 'quick');
  const at = all.map((found) => ({ text: found.text, x: millimetres(middle(found).x, dpi), y: millimetres(middle(found).y, dpi) }));
  const scale = scaleOf(
    codes.flatMap(({ code, x, y, size }) => {
      const to = at.filter(({ text }) => text === code);
      return to.length === 1 && to[0] !== undefined ? [{ from: { x: x + size / 2, y: y + size / 2 }, to: to[0] }] : [];
    }),
  );
  if (scale !== undefined && Math.abs(scale - 1) > 0.004) return { read, findings: [{ kind: 'scaled', percent: percentOf(scale) }] };
  const strays = at.filter(
    ({ x, y }) => !codes.some((place) => x > place.x && x < place.x + place.size && y > place.y && y < place.y + place.size),
  );
  return { read, findings: [...findings, ...strays.map(({ text }): PageFinding => ({ kind: 'stray', code: text }))] };
}

/** Mm around a code that are cut out with it. */
const margin = 3;
/** How often the squares that are cut out may cover a page; on ours they hardly touch. */
const mostCover = 2;
const pixelsOf = (mm: number, dpi: number): number => (mm * dpi) / 25.4;

/** Whole pages of codes confuse decoders, so each code is cut out with some of its surroundings. */
function cutOut(picture: Gray, { x, y, size }: ExpectedCode, dpi: number): Gray {
  const side = pixelsOf(size + 2 * margin, dpi);
  return crop(picture, { x: pixelsOf(x - margin, dpi), y: pixelsOf(y - margin, dpi), width: side, height: side });
}

async function readIn(cut: Gray, look: Look): Promise<readonly string[]> {
  const quick = await look(cut, 'quick');
  return (quick.length > 0 ? quick : await look(cut, 'thorough')).map(({ text }) => text);
}

/** Chinese has no spaces; readers of PDFs put the letters of another font between two of its words elsewhere. */
const betweenWords = /\s+|(?<=\p{Script=Han})(?!\p{Script=Han})|(?<!\p{Script=Han})(?=\p{Script=Han})/u;

/**
 * A line that looks right but reads otherwise: copied, searched or read aloud, it would be wrong. One a page is told. Programs
 * that save a file again may lose a letter here and there, so half of a line's words are enough.
 */
function lostLine(page: DrawnPage, lines: readonly string[]): readonly PageFinding[] {
  const held = lettersOf(page.text);
  const lost = (line: string): boolean => {
    const words = line
      .split(betweenWords)
      .map(lettersOf)
      .filter((word) => word !== '');
    return words.filter((word) => held.includes(word)).length < words.length / 2;
  };
  const line = lines.find(lost);
  return line === undefined ? [] : [{ kind: 'text', line }];
}
