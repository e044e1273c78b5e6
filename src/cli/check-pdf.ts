import { crop, type Gray } from '../cards/read/gray.ts';
import { middle, type Found } from '../cards/read/found.ts';
import { readPlan, type ExpectedCode, type Plan } from '../../print/plan.ts';
import { look } from './decode.ts';
import { TooMuch } from './limits.ts';
import { keywordsOf, pagesOf } from './raster.ts';

/** What was found on paper against what the file says it holds. */
export interface CheckReport {
  readonly plan: Plan;
  readonly pages: number;
  readonly read: number;
  readonly findings: readonly Finding[];
}

export interface Finding {
  readonly kind: 'missing' | 'wrong' | 'twice' | 'stray' | 'page';
  readonly code: string;
  readonly page: number;
  /** What stands there instead, or the other page. */
  readonly instead?: string;
}

/** Why a file cannot be checked at all. */
export type NotOurs = 'notPdf' | 'noPlan';

/** Codes of one file; the largest deck printed once has 540, with labels twice as many. */
const mostCodes = 10_000;

const dpi = 200;
const pixelsPerMm = dpi / 25.4;

/**
 * Rasterises a printed PDF as a printer would (200 dpi) and reads every code back. Each expected code must stand
 * in its place, no code twice, and none that is not expected. Throws `TooMuch` where the file asks for more than any of ours.
 */
export async function checkPdf(bytes: Uint8Array, onPage?: (page: number) => void): Promise<CheckReport | NotOurs> {
  if (!String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-')) return 'notPdf';
  let plan: Plan | undefined;
  try {
    plan = readPlan(await keywordsOf(bytes));
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return 'notPdf';
  }
  if (plan === undefined) return 'noPlan';
  if (plan.codes.length > mostCodes)
    throw new TooMuch(`it should hold ${String(plan.codes.length)} codes, and ${String(mostCodes)} is the most`);
  const findings: Finding[] = twice(plan);
  let pages = 0;
  let read = 0;
  try {
    for await (const picture of pagesOf(bytes, dpi)) {
      const page = ++pages;
      const result = await checkPage(
        picture,
        plan.codes.filter((code) => code.page === page),
      );
      read += result.read;
      findings.push(...result.findings.map((finding) => ({ ...finding, page })));
      onPage?.(page);
    }
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return 'notPdf';
  }
  findings.push(...plan.codes.filter((code) => code.page > pages).map(({ code, page }): Finding => ({ kind: 'page', code, page })));
  return { plan, pages, read, findings };
}

/** A card or label printed twice is two cards with one code: the app could not tell them apart. A host may have two of a sheet. */
function twice(plan: Plan): Finding[] {
  const seen = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { code, page, kind } of plan.codes.filter((one) => one.kind !== 'host')) {
    const before = seen.get(kind + code);
    if (before !== undefined) findings.push({ kind: 'twice', code, page, instead: String(before) });
    seen.set(kind + code, before ?? page);
  }
  return findings;
}

interface PageResult {
  readonly read: number;
  readonly findings: readonly Omit<Finding, 'page'>[];
}

async function checkPage(picture: Gray, expected: readonly ExpectedCode[]): Promise<PageResult> {
  const findings: Omit<Finding, 'page'>[] = [];
  let read = 0;
  for (const code of expected) {
    const texts = await readAt(picture, code);
    if (texts.includes(code.code)) read++;
    else
      findings.push(texts[0] === undefined ? { kind: 'missing', code: code.code } : { kind: 'wrong', code: code.code, instead: texts[0] });
  }
  const strays = (await look(picture, 'quick')).filter((code) => !expected.some((place) => holds(place, code)));
  return { read, findings: [...findings, ...strays.map((stray) => ({ kind: 'stray' as const, code: stray.text }))] };
}

function holds(place: ExpectedCode, code: Found): boolean {
  const at = middle(code);
  const [x, y] = [at.x / pixelsPerMm, at.y / pixelsPerMm];
  return x > place.x && x < place.x + place.size && y > place.y && y < place.y + place.size;
}

/** Whole pages of codes confuse decoders, so each code is cut out with 3 mm of its surroundings. */
async function readAt(picture: Gray, { x, y, size }: ExpectedCode): Promise<readonly string[]> {
  const margin = 3;
  const side = (size + 2 * margin) * pixelsPerMm;
  const cut = crop(picture, { x: (x - margin) * pixelsPerMm, y: (y - margin) * pixelsPerMm, width: side, height: side });
  const quick = await look(cut, 'quick');
  return (quick.length > 0 ? quick : await look(cut, 'thorough')).map(({ text }) => text);
}
