import { papers, type Grid, type PaperName } from './paper.ts';

/** Label sheets from the makers' templates: sizes in mm, first corner and pitch. */
const sheets = {
  L7651: { paper: 'a4', columns: 5, rows: 13, w: 38.1, h: 21.2, x0: 4.7, y0: 10.9, pitchX: 40.6, pitchY: 21.2 },
  L7160: { paper: 'a4', columns: 3, rows: 7, w: 63.5, h: 38.1, x0: 7.25, y0: 15.15, pitchX: 66, pitchY: 38.1 },
  L7161: { paper: 'a4', columns: 3, rows: 6, w: 63.5, h: 46.6, x0: 7.41, y0: 8.11, pitchX: 65.93, pitchY: 46.74 },
  L7163: { paper: 'a4', columns: 2, rows: 7, w: 99.1, h: 38.1, x0: 3.35, y0: 15.17, pitchX: 103, pitchY: 38.1 },
  L7164: { paper: 'a4', columns: 3, rows: 4, w: 63.5, h: 72, x0: 7.35, y0: 3.53, pitchX: 66, pitchY: 72 },
  '5160': { paper: 'letter', columns: 3, rows: 10, w: 66.7, h: 25.4, x0: 3.97, y0: 12.7, pitchX: 70.64, pitchY: 25.4 },
} as const satisfies Readonly<Record<string, Omit<Grid, 'paper'> & { readonly paper: PaperName }>>;

export type LabelSheetName = keyof typeof sheets;
export const labelSheetNames = Object.keys(sheets) as readonly LabelSheetName[];

/** Labels drift on their way through a printer: art stays this far inside, in mm. */
export const labelDrift = 1.5;

export function labelGrid(name: LabelSheetName): Grid {
  const sheet = sheets[name];
  return { ...sheet, paper: papers[sheet.paper] };
}
