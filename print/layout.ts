import type { Context, PlacedCell, Sheet } from './context.ts';
import { frame, pageNumber, type Furniture } from './furniture.ts';
import { parts, type Part } from './job.ts';
import { bookletSheets } from './parts/booklet.ts';
import { boxSheets } from './parts/box.ts';
import { calibrationSheets } from './parts/calibration.ts';
import { cardSheets } from './parts/cards.ts';
import { facilitatorSheets } from './parts/facilitator.ts';
import { keySheets } from './parts/key.ts';
import { labelSheets } from './parts/labels.ts';
import { newBackSheets } from './parts/new-backs.ts';
import { nightSheets } from './parts/night.ts';
import { optionSheets } from './parts/options.ts';
import { rulesSheets } from './parts/rules.ts';
import { setupSheets } from './parts/setup.ts';
import type { Grid } from './paper.ts';
import type { Page } from './pdf.ts';
import type { ExpectedCode } from './plan.ts';
import { use, type Scene } from './scene.ts';

const oneSided: Readonly<Partial<Record<Part, (context: Context) => readonly Sheet[]>>> = {
  'new-backs': newBackSheets,
  facilitator: facilitatorSheets,
  night: nightSheets,
  setup: setupSheets,
  options: optionSheets,
  rules: rulesSheets,
  booklet: bookletSheets,
  box: boxSheets,
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
  const want = { fronts: wanted.has('cards'), title: wanted.has('title'), backs: wanted.has('backs') };
  const sheets = [
    ...cardSheets(context, want),
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

/** A card's face, back or label and the page it lies on, counted from 1. */
export type PageCell = PlacedCell & { readonly page: number };

/** Pages with their furniture, and the codes and cards on them. */
export function pagesOf(
  context: Context,
  sheets: readonly Sheet[],
): { readonly pages: readonly Page[]; readonly codes: readonly ExpectedCode[]; readonly cells: readonly PageCell[] } {
  const { speaker, type, title } = context;
  const { edition } = context.job.deck;
  const frames = new Map<Grid, Map<string, Scene>>();
  const frameOf = (facts: Furniture, grid: Grid): Scene => {
    const ofGrid = frames.get(grid) ?? new Map<string, Scene>();
    const kind = `${facts.furniture} ${String(facts.cuts)} ${facts.part}`;
    const scene = ofGrid.get(kind) ?? frame(facts, grid);
    frames.set(grid, ofGrid.set(kind, scene));
    return scene;
  };
  const pages = sheets.map((sheet, i): Page => {
    const { grid, furniture, part, cuts = false } = sheet;
    const facts = { speaker, type, title, edition, part, furniture, cuts };
    const { width, height } = grid.paper;
    const around = frameOf(facts, grid);
    const always = [...(around.shapes.length === 0 ? [] : [use(around, 0, 0)]), ...pageNumber(facts, grid, i + 1, sheets.length)];
    const shapes = [...sheet.shapes, ...always];
    return { scene: { width, height, shapes }, furniture: always.length, ...(sheet.trim === undefined ? {} : { trim: sheet.trim }) };
  });
  return {
    pages,
    codes: sheets.flatMap((sheet, i) => (sheet.codes ?? []).map((code) => ({ ...code, page: i + 1 }))),
    cells: sheets.flatMap((sheet, i) => (sheet.cells ?? []).map((cell) => ({ ...cell, page: i + 1 }))),
  };
}
