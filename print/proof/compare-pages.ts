import type { Look } from '../../src/cards/read/found.ts';
import type { Area } from '../../src/cards/read/gray.ts';
import type { Plan } from '../plan.ts';
import type { Layout } from '../print.ts';
import { checkPage, type DrawnPage } from './check-page.ts';
import type { Picture } from './differences.ts';
import { outOfOrder, pageLike } from './page-order.ts';
import type { PageFinding } from './page-finding.ts';
import { borneBy, type Reach } from './stress.ts';
import { textsOf } from './texts.ts';
import { whereabouts } from './whereabouts.ts';
import { withLikeness, type Thumbnail } from './unlike-cells.ts';

/** `page` counts from 1 in the file; for a page that is missing, in the plan. */
export type Finding = PageFinding & { readonly page: number };

/** What the pages of a file showed. */
export interface Compared {
  readonly pages: number;
  readonly read: number;
  readonly findings: readonly Finding[];
  /** How much the code of each card that was read bears, where that was asked for. */
  readonly reaches: readonly Reach[];
}

/** A finished file as it is seen: its pages, drawn at `dpi` one after another, and who reads their codes. */
export interface Seen {
  readonly pages: AsyncIterable<DrawnPage>;
  readonly look: Look;
  /** Tries how much each code bears, too: a third more time. */
  readonly stress?: boolean;
}

/** What the pages should look like. */
export interface Expected {
  readonly layout: Layout;
  /** The page with this number, from 1, drawn at the same pixels per inch. */
  page(number: number): Promise<Picture | undefined>;
  /** Finds where two pictures of a page differ. */
  differ(expected: Picture, actual: Picture): readonly Area[];
}

/** Pixels per inch: enough for the smallest code on a label, and for a dot of a fifth of a millimetre. */
export const dpi = 150;
/** Compares every page of a file with what should be there; without `expected` its codes alone. */
export async function comparePages(
  { pages: drawn, look, stress = false }: Seen,
  plan: Plan,
  expected: Expected | undefined,
  onPage?: (page: number) => void,
): Promise<Compared> {
  const lines = expected?.layout.scenes.map(textsOf);
  const planned = lines?.length ?? Math.max(0, ...plan.codes.map(({ page }) => page));
  const findings: Finding[] = [];
  const reaches: Reach[] = [];
  const [is, should] = [new Map<number, Thumbnail>(), new Map<number, Thumbnail>()];
  /** The page of the plan, and where in the file it is. */
  const seen = new Map<number, number>();
  let [pages, read] = [0, 0];
  for await (const page of drawn) {
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
    const printed = await expected?.page(shows);
    const codes = plan.codes.filter((code) => code.page === shows);
    const where = (code: string): Pick<Reach, 'page' | 'row' | 'place' | 'name'> => ({
      page: place,
      ...whereabouts(code, codes, expected?.layout.names ?? new Map()),
    });
    const result = await checkPage({
      page,
      dpi,
      look,
      onCard: stress
        ? async (code, cut) => void reaches.push({ code, ...where(code), ...(await borneBy(cut, code, dpi, look)) })
        : undefined,
      codes,
      differ: expected?.differ ?? (() => []),
      ...(printed && expected && lines
        ? { printed: { page: printed, cells: expected.layout.cells.filter((cell) => cell.page === shows), lines: lines[shows - 1] ?? [] } }
        : {}),
    });
    read += result.read;
    findings.push(...result.findings.map((finding) => ({ ...finding, page: place })));
    result.places?.is.forEach((thumb, no) => is.set(no, thumb));
    result.places?.should.forEach((thumb, no) => should.set(no, thumb));
  }
  const astray = outOfOrder([...seen.keys()]);
  for (const [shows, page] of seen) if (astray.has(shows) && shows !== page) findings.push({ kind: 'order', shows, page });
  const missing = Array.from({ length: planned }, (_, i) => i + 1).filter((page) => !seen.has(page));
  const codesOn = (page: number): readonly string[] => plan.codes.filter((code) => code.page === page).map(({ code }) => code);
  return {
    pages,
    read,
    reaches,
    findings: [...withLikeness(findings, is, should), ...missing.map((page): Finding => ({ kind: 'page', page, codes: codesOn(page) }))],
  };
}
