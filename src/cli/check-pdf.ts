import { differences } from '../../print/proof/differences.ts';
import { readPlan, type Plan } from '../../print/plan.ts';
import { PrintError } from '../../print/print-error.ts';
import { readRecipe } from '../../print/recipe.ts';
import { comparePages, dpi, type Compared, type Finding } from './compare-pages.ts';
import { TooMuch } from './limits.ts';
import { keywordsOf, openPdf } from './raster.ts';
import { reprinted, type Reprint } from './reprint.ts';

/** What was found on paper against what the file says it holds. */
export interface CheckReport extends Compared {
  readonly plan: Plan;
  /** Why faces, backs and words could not be compared; nothing where they were. */
  readonly codesOnly?: 'noRecipe' | 'otherVersion';
}

/** Why a file cannot be checked at all. */
export type NotOurs = 'notPdf' | 'noPlan';

/** Codes of one file; the largest deck printed once has 540, with labels twice as many. */
const mostCodes = 10_000;
/** Shades a pixel may be off, as programs that save a file again may round its colours and places. */
const tolerance = { shades: 40, reach: 1, least: 6 } as const;

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
    const compared =
      typeof again === 'string'
        ? { ...(await comparePages(bytes, plan, undefined, onPage)), codesOnly: again }
        : await withReprint(bytes, plan, again, onPage);
    return { plan, ...compared, findings: [...twice(plan), ...compared.findings] };
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

async function withReprint(
  bytes: Uint8Array,
  plan: Plan,
  { bytes: again, layout }: Reprint,
  onPage?: (page: number) => void,
): Promise<Compared> {
  const drawing = await openPdf(again, dpi, { colours: true });
  try {
    return await comparePages(
      bytes,
      plan,
      { layout, page: drawing.page, colours: true, differ: (one, other) => differences(one, other, tolerance) },
      onPage,
    );
  } finally {
    await drawing.close();
  }
}

/** A card or label printed twice is two cards with one code: the app could not tell them apart. A host may have two of a sheet. */
export function twice(plan: Plan): readonly Finding[] {
  const seen = new Map<string, number>();
  const findings: Finding[] = [];
  for (const { code, page, kind } of plan.codes.filter((one) => one.kind !== 'host')) {
    const before = seen.get(kind + code);
    if (before !== undefined) findings.push({ kind: 'twice', code, page, instead: String(before) });
    seen.set(kind + code, before ?? page);
  }
  return findings;
}
