import type { Context, Sheet } from './context.ts';
import { cutMarks, labels } from './furniture.ts';
import type { Part } from './job.ts';
import { cardSheets } from './parts/cards.ts';
import type { Page } from './pdf.ts';
import type { ExpectedCode } from './plan.ts';

/** The sheets of a job in the order of the file, blanks put in where a duplex printer would print on a back. */
export function sheetsOf(context: Context): readonly Sheet[] {
  const wanted = new Set<Part>(context.job.parts ?? ['cards', 'backs']);
  const [fronts, backs] = [wanted.has('cards'), wanted.has('backs')];
  const sheets: Sheet[] = fronts || backs ? [...cardSheets(context, { fronts, backs })] : [];
  return sheets;
}

/** Pages with their furniture, and the codes on them. */
export function pagesOf(context: Context, sheets: readonly Sheet[]): { readonly pages: readonly Page[]; readonly codes: readonly ExpectedCode[] } {
  const { speaker, type, title } = context;
  const { edition } = context.job.deck;
  const pages = sheets.map((sheet, i): Page => {
    const facts = { speaker, type, title, edition, part: sheet.part, page: i + 1, pages: sheets.length };
    const { width, height } = sheet.grid.paper;
    const shapes = [
      ...sheet.shapes,
      ...(sheet.cuts === true ? cutMarks(sheet.grid) : []),
      ...(sheet.furniture === 'none' ? [] : labels(facts, sheet.grid, { ruler: sheet.furniture === 'ruler' })),
    ];
    return { scene: { width, height, shapes }, ...(sheet.trim === undefined ? {} : { trim: sheet.trim }) };
  });
  return { pages, codes: sheets.flatMap((sheet, i) => (sheet.codes ?? []).map((code) => ({ ...code, page: i + 1 }))) };
}
