import { outOfOrder, pageLike } from '../../print/proof/page-order.ts';
import { textsOf } from '../../print/proof/texts.ts';
import { readPlan, type Plan } from '../../print/plan.ts';
import { PrintError } from '../../print/print-error.ts';
import { readRecipe } from '../../print/recipe.ts';
import { checkPage, type PageFinding } from './check-page.ts';
import { TooMuch } from './limits.ts';
import { keywordsOf, openPdf, pagesOf } from './raster.ts';
import { reprinted, type Reprint } from './reprint.ts';
import { withLikeness, type Thumbnail } from './unlike-cells.ts';

/** What was found on paper against what the file says it holds. */
export interface CheckReport {
  readonly plan: Plan;
  readonly pages: number;
  readonly read: number;
  /** Why faces, backs and words could not be compared; nothing where they were. */
  readonly codesOnly?: 'noRecipe' | 'otherVersion';
  readonly findings: readonly Finding[];
}

/** `page` counts from 1 in the file; for a page that is missing, in the plan. */
export type Finding = PageFinding & { readonly page: number };

/** Why a file cannot be checked at all. */
export type NotOurs = 'notPdf' | 'noPlan';

/** Codes of one file; the largest deck printed once has 540, with labels twice as many. */
const mostCodes = 10_000;
/** Pixels per inch: enough for the smallest code on a label, and for a dot of a fifth of a millimetre. */
const dpi = 150;

/**
 * Draws a printed PDF as a printer would and holds it against its plan: every code in its place and no other, and, where
 * the file tells what it was printed from, every page, face, back and word. Throws `TooMuch` where the file asks for
 * more than any of ours.
 */
export async function checkPdf(bytes: Uint8Array, onPage?: (page: number) => void): Promise<CheckReport | NotOurs> {
  if (!String.fromCharCode(...bytes.subarray(0, 1024)).includes('%PDF-')) return 'notPdf';
  const told = await whatItTells(bytes);
  if (typeof told === 'string') return told;
  const { plan, recipe } = told;
  if (plan.codes.length > mostCodes)
    throw new TooMuch(`it should hold ${String(plan.codes.length)} codes, and ${String(mostCodes)} is the most`);
  const again = recipe === undefined ? 'noRecipe' : await reprinted(recipe);
  try {
    const compared = await comparePages(bytes, plan, typeof again === 'string' ? undefined : again, onPage);
    const findings = [...twice(plan), ...compared.findings];
    return { plan, ...compared, ...(typeof again === 'string' ? { codesOnly: again } : {}), findings };
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return 'notPdf';
  }
}

async function whatItTells(bytes: Uint8Array): Promise<{ readonly plan: Plan; readonly recipe: unknown } | NotOurs> {
  try {
    const [planned = '', line = ''] = (await keywordsOf(bytes)).split('\n');
    const plan = readPlan(planned);
    return plan === undefined ? 'noPlan' : { plan, recipe: readRecipe(line) };
  } catch (error) {
    if (error instanceof TooMuch) throw error;
    return error instanceof PrintError ? 'noPlan' : 'notPdf';
  }
}

type Compared = Pick<CheckReport, 'pages' | 'read' | 'findings'>;

async function comparePages(bytes: Uint8Array, plan: Plan, again: Reprint | undefined, onPage?: (page: number) => void): Promise<Compared> {
  const lines = again?.layout.scenes.map(textsOf);
  const drawing = again && (await openPdf(again.bytes, dpi));
  const planned = lines?.length ?? Math.max(0, ...plan.codes.map(({ page }) => page));
  const findings: Finding[] = [];
  const [is, should] = [new Map<number, Thumbnail>(), new Map<number, Thumbnail>()];
  /** The page of the plan, and where in the file it is. */
  const seen = new Map<number, number>();
  let [pages, read] = [0, 0];
  try {
    for await (const page of pagesOf(bytes, dpi)) {
      const place = ++pages;
      onPage?.(place);
      const like = lines === undefined ? place - 1 : pageLike(page.text, place - 1, lines);
      const shows = like === undefined || like >= planned ? undefined : like + 1;
      if (shows === undefined) {
        if (lines !== undefined) findings.push({ kind: 'stranger', page: place });
        continue;
      }
      if (seen.has(shows)) findings.push({ kind: 'again', shows, page: place });
      else seen.set(shows, place);
      const printed = await drawing?.page(shows);
      const result = await checkPage({
        page,
        dpi,
        codes: plan.codes.filter((code) => code.page === shows),
        ...(printed && again && lines
          ? { printed: { page: printed, cells: again.layout.cells.filter((cell) => cell.page === shows), lines: lines[shows - 1] ?? [] } }
          : {}),
      });
      read += result.read;
      findings.push(...result.findings.map((finding) => ({ ...finding, page: place })));
      result.places?.is.forEach((thumb, no) => is.set(no, thumb));
      result.places?.should.forEach((thumb, no) => should.set(no, thumb));
    }
  } finally {
    await drawing?.close();
  }
  const astray = outOfOrder([...seen.keys()]);
  for (const [shows, page] of seen) if (astray.has(shows) && shows !== page) findings.push({ kind: 'order', shows, page });
  const missing = Array.from({ length: planned }, (_, i) => i + 1).filter((page) => !seen.has(page));
  const codesOn = (page: number): readonly string[] => plan.codes.filter((code) => code.page === page).map(({ code }) => code);
  return {
    pages,
    read,
    findings: [...withLikeness(findings, is, should), ...missing.map((page): Finding => ({ kind: 'page', page, codes: codesOn(page) }))],
  };
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
