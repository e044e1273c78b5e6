import { PDFDocument } from 'pdf-lib';
import { checkPdf } from '../../../src/cli/check-pdf.ts';
import { pagesOf } from '../../../src/cli/raster.ts';
import { princeton } from '../../cards/decks.ts';
import { printInArt } from '../../print/support.ts';
import { damages } from '../../support/pdf-damage.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick } from './mutate.ts';

type Printed = Awaited<ReturnType<typeof printInArt>>;
let printed: Promise<Printed> | undefined;
const kinds = Object.entries(damages);

/** Printed files that come out otherwise than they were printed: each must be told, unless every pixel is the same. */
export const damagedPrints: Fuzzer = {
  name: 'damaged prints',
  full: 2_000,
  share: 8,
  async input(random): Promise<Verdict> {
    const { bytes, layout } = await (printed ??= printInArt({ cards: princeton.cards.slice(8, 14), parts: ['cards', 'backs', 'setup'] }));
    const doc = await PDFDocument.load(bytes, { updateMetadata: false });
    const [kind, damage] = pick(random, kinds);
    if (!(await damage({ doc, cells: layout.cells, random }))) return 'taken';
    const after = await doc.save();
    const report = await checkPdf(after);
    if (typeof report === 'string') return { silent: `${kind}: ${report}` };
    if (report.codesOnly !== undefined) return { silent: `${kind}: ${report.codesOnly}` };
    if (report.findings.length > 0) return 'refused';
    return (await sameRaster(bytes, after)) ? 'taken' : { silent: kind };
  },
};

async function sameRaster(before: Uint8Array, after: Uint8Array): Promise<boolean> {
  const pages: Uint8Array[] = [];
  for await (const { data } of pagesOf(before, 100)) pages.push(data);
  let at = 0;
  for await (const { data } of pagesOf(after, 100)) {
    const other = pages[at++];
    if (other === undefined || Buffer.compare(other, data) !== 0) return false;
  }
  return at === pages.length;
}
