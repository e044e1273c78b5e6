import { differences, tints, type Picture } from '../../print/proof/differences.ts';
import { readPlan, type Plan } from '../../print/plan.ts';
import type { Area } from '../cards/read/gray.ts';
import type { Borrowed } from '../../print/print.ts';
import { PrintError } from '../../print/print-error.ts';
import { readRecipe } from '../../print/recipe.ts';
import { comparePages, dpi, type Compared, type Seen } from '../../print/proof/compare-pages.ts';
import { TooMuch } from '../../print/proof/too-much.ts';
import { twice } from '../../print/proof/twice.ts';
import type { Look } from '../cards/read/found.ts';
import { lookWithin } from './limited-look.ts';
import { keywordsOf, openPdf, pagesOf } from './raster.ts';
import { reprinted, type Reprint } from './reprint.ts';

/** What was found on paper against what the file says it holds. */
export interface CheckReport extends Compared {
  readonly plan: Plan;
  /** Why faces, backs and words could not be compared; nothing where they were. */
  readonly codesOnly?: 'noRecipe' | 'otherVersion';
  /** Names whose letters the deck's lettering lacks. */
  readonly borrowed: readonly Borrowed[];
}

/** Why a file cannot be checked at all. */
export type NotOurs = 'notPdf' | 'noPlan';

/** Codes of one file; the largest deck printed once has 2,000, with labels twice as many. */
const mostCodes = 10_000;
/** Shades a pixel may be off, as programs that save a file again may round its colours and places. */
const tolerance = { shades: 12, reach: 1, least: 6 } as const;
/** Squares of 6 mm, and shades by which all of one may be off. */
const tint = { side: 36, shades: 5 } as const;

/**
 * Draws a printed PDF as a printer would and holds it against its plan: every code in its place and no other, and, where
 * the file tells what it was printed from, every page, face, back and word. Throws `TooMuch` where the file asks for
 * more than any of ours.
 */
export async function checkPdf(bytes: Uint8Array, onPage?: (page: number) => void, stress = false): Promise<CheckReport | NotOurs> {
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
        ? { ...(await comparePages(seen(bytes, { colours: false, stress }), plan, undefined, onPage)), codesOnly: again }
        : await withReprint(bytes, { plan, again, stress }, onPage);
    return {
      plan,
      ...compared,
      borrowed: typeof again === 'string' ? [] : again.borrowed,
      findings: [...twice(plan), ...compared.findings],
    };
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

/** Pixels of a page that is compared: twice those of A3. */
const mostPixels = 9_000_000;

/** Ms of work codes may be looked for in a page or a part of it; one of ours takes some 50. */
const mostLooking = 2_000;

const look: Look = async (...asked) => {
  const limited = lookWithin(mostLooking);
  const codes = await limited(...asked);
  if (limited.isOver()) throw new TooMuch(`a page takes longer than ${String(mostLooking / 1000)} seconds to read`);
  return codes;
};

interface How {
  readonly colours: boolean;
  readonly stress: boolean;
}

const seen = (bytes: Uint8Array, { colours, stress }: How): Seen => ({
  pages: pagesOf(bytes, dpi, { pixels: mostPixels, colours }),
  look,
  stress,
});

/** The places where pages differ; a tint is looked for where nothing else is found. */
function differing(expected: Picture, actual: Picture): readonly Area[] {
  const found = differences(expected, actual, tolerance);
  return found.length > 0 ? found : tints(expected, actual, tint);
}

async function withReprint(
  bytes: Uint8Array,
  { plan, again, stress }: { readonly plan: Plan; readonly again: Reprint; readonly stress: boolean },
  onPage?: (page: number) => void,
): Promise<Compared> {
  const drawing = await openPdf(again.bytes, dpi, { colours: true });
  try {
    return await comparePages(
      seen(bytes, { colours: true, stress }),
      plan,
      { layout: again.layout, page: drawing.page, differ: differing },
      onPage,
    );
  } finally {
    await drawing.close();
  }
}
