import type { Context, Sheet } from './context.ts';
import { cutMarks, labels } from './furniture.ts';
import { parts, type Part } from './job.ts';
import { calibrationSheets } from './parts/calibration.ts';
import { cardSheets } from './parts/cards.ts';
import { facilitatorSheets } from './parts/facilitator.ts';
import { keySheets } from './parts/key.ts';
import { labelSheets } from './parts/labels.ts';
import { nightSheets } from './parts/night.ts';
import { optionSheets } from './parts/options.ts';
import { rulesSheets } from './parts/rules.ts';
import { setupSheets } from './parts/setup.ts';
import type { Page } from './pdf.ts';
import type { ExpectedCode } from './plan.ts';

const oneSided: Readonly<Partial<Record<Part, (context: Context) => readonly Sheet[]>>> = {
  facilitator: facilitatorSheets,
  night: nightSheets,
  setup: setupSheets,
  options: optionSheets,
  rules: rulesSheets,
  labels: labelSheets,
  key: keySheets,
  calibration: calibrationSheets,
};

function blankBack(context: Context, { grid, part }: Sheet): Sheet {
  return { part: context.speaker.say('print.part.blank', { part }), grid, shapes: [], furniture: 'plain', reverse: true };
}

/** The sheets of a job in the order of the file, blanks put in where a duplex printer would print on a back. */
export function sheetsOf(context: Context): readonly Sheet[] {
  const wanted = new Set<Part>(context.job.parts ?? ['cards', 'backs']);
  const [fronts, backs] = [wanted.has('cards'), wanted.has('backs')];
  const sheets = [
    ...(fronts || backs ? cardSheets(context, { fronts, backs }) : []),
    ...parts.filter((part) => wanted.has(part)).flatMap((part) => oneSided[part]?.(context) ?? []),
  ];
  return sheets.some((sheet) => sheet.reverse === true) ? padded(context, sheets) : sheets;
}

/** Text sheets may share paper; whatever has a back of its own, or must have none, begins on a fresh sheet. */
function padded(context: Context, sheets: readonly Sheet[]): readonly Sheet[] {
  const out: Sheet[] = [];
  sheets.forEach((sheet, i) => {
    const before = out.at(-1);
    const fresh = sheet.alone === true || sheets[i + 1]?.reverse === true;
    if (before !== undefined && out.length % 2 === 1 && sheet.reverse !== true && (fresh || before.alone === true))
      out.push(blankBack(context, before));
    out.push(sheet);
  });
  return out;
}

/** Pages with their furniture, and the codes on them. */
export function pagesOf(
  context: Context,
  sheets: readonly Sheet[],
): { readonly pages: readonly Page[]; readonly codes: readonly ExpectedCode[] } {
  const { speaker, type, title } = context;
  const { edition } = context.job.deck;
  const pages = sheets.map((sheet, i): Page => {
    const facts = { speaker, type, title, edition, part: sheet.part, page: i + 1, pages: sheets.length };
    const { width, height } = sheet.grid.paper;
    const shapes = [
      ...sheet.shapes,
      ...(sheet.cuts === true ? cutMarks(sheet.grid) : []),
      ...(sheet.furniture === 'none' ? [] : labels(facts, sheet.grid, { ruler: sheet.furniture === 'ruler', cuts: sheet.cuts === true })),
    ];
    return { scene: { width, height, shapes }, ...(sheet.trim === undefined ? {} : { trim: sheet.trim }) };
  });
  return { pages, codes: sheets.flatMap((sheet, i) => (sheet.codes ?? []).map((code) => ({ ...code, page: i + 1 }))) };
}
