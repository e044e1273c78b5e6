import type { CardSheet, Part, PrintJob } from '../../print/job.ts';
import { labelSheetNames, type LabelSheetName } from '../../print/label-sheets.ts';
import { Usage } from './command.ts';

/** The labels of a job, where any are wanted; `Usage` for a first label without them. */
export function labelsOf(
  named: LabelSheetName | undefined,
  wanted: readonly Part[],
  usual: LabelSheetName,
  startAt: number | undefined,
): PrintJob['labels'] {
  if (!wanted.includes('labels') && (named === undefined || !wanted.includes('new-backs'))) {
    if (startAt !== undefined) throw new Usage('--start-at is for label sheets; name one with --sheet.');
    return undefined;
  }
  return { sheet: named ?? usual, ...(startAt === undefined ? {} : { startAt }) };
}

/** How cards lie on paper, as `--sheet` says it; `Usage` for what is no such word. */
export function cardSheetOf(sheet: string): CardSheet {
  if (sheet === 'shop' || sheet === 'fold') return sheet;
  const grid = /^([1-9]\d?)[x×]([1-9]\d?)$/.exec(sheet);
  if (grid === null)
    throw new Usage(`--sheet takes a grid such as 3x3, shop, fold, or a label sheet (${labelSheetNames.join(', ')}); not "${sheet}".`);
  return { columns: Number(grid[1]), rows: Number(grid[2]) };
}
