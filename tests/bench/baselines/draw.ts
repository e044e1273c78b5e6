import { readFileSync, writeFileSync } from 'node:fs';
import { loadFonts } from '../../../print/fonts-node.ts';
import { drawPdf } from '../../../print/pdf.ts';
import { layoutDeck, printDeck } from '../../../print/print.ts';
import { makeType } from '../../../print/type.ts';
import { benchJob } from './job.ts';
import { withJsPdf } from './jspdf.ts';
import type { Pages } from './pages.ts';
import { withPdfLib } from './pdf-lib.ts';

/**
 * `tsx draw.ts WHO CARDS PAGES.json OUT.pdf`: one drawing in a process of its own, and the CPU time of it. What it
 * draws is read and every module loaded before the time begins. `nightdeck` begins with the deck, `nightdeck, laid out`
 * with pages but no codes, the others with pages that are laid out and codes that are worked out.
 */
const [who = '', cards = '', pages = '', out = ''] = process.argv.slice(2);

const work = await prepared();
const before = process.cpuUsage();
const drawn = await work();
const { user, system } = process.cpuUsage(before);
writeFileSync(out, drawn);
console.log(JSON.stringify({ cpu: (user + system) / 1000 }));

async function prepared(): Promise<() => Uint8Array | Promise<Uint8Array>> {
  if (who === 'nightdeck') {
    const [job, fonts] = [await benchJob(Number(cards)), await loadFonts()];
    return async () => (await printDeck(job, fonts)).bytes;
  }
  if (who === 'nightdeck, laid out') {
    const [job, fonts] = [await benchJob(Number(cards)), await loadFonts()];
    const scenes = layoutDeck(job, fonts);
    const facts = { title: 'Bench', subject: 'Bench', keywords: '', language: 'en', duplex: 'flip-long-edge' } as const;
    return () =>
      drawPdf(
        scenes.map((scene) => ({ scene })),
        facts,
        makeType(fonts),
      );
  }
  const given = JSON.parse(readFileSync(pages, 'utf8')) as Pages;
  switch (who) {
    case 'jsPDF':
      return () => withJsPdf(given);
    case 'pdf-lib':
      return () => withPdfLib(given, 'paths');
    case 'pdf-lib, codes as masks':
      return () => withPdfLib(given, 'masks');
    default:
      throw new Error(`${who}?`);
  }
}
