import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Art } from '../../../print/art/art.ts';
import type { Fonts } from '../../../print/fonts.ts';
import { loadArt, loadFonts } from '../../../print/fonts-node.ts';
import { looks } from '../../../print/faces/face.ts';
import type { PrintJob } from '../../../print/job.ts';
import { labelSheetNames } from '../../../print/label-sheets.ts';
import { paperNames } from '../../../print/paper.ts';
import { PrintError } from '../../../print/print-error.ts';
import { printDeck } from '../../../print/print.ts';
import { parseDeck } from '../../../src/cards/deck.ts';
import { rulebookOf } from '../../../src/cards/rulebook.ts';
import { root } from '../../../src/cli/build.ts';
import { checkPdf } from '../../../src/cli/check-pdf.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { keyNamed } from '../../cards/decks.ts';
import { deckFiles, rolesOfGames } from './decks.ts';
import type { Fuzzer, Verdict } from './fuzzer.ts';
import { pick, valueLike } from './mutate.ts';

const known = new Set(readdirSync(join(root, 'decks', 'art')).map((file) => file.replace(/\.json$/, '')));
const loaded = new Map<string, Promise<{ readonly art: Art | undefined; readonly fonts: Fonts }>>();

/** How many inputs in a row have one on whole sheets: a page of one card is drawn in a tenth of the time. */
const wholeSheets = 10;

/** What is printed of a deck: mostly a card on a page of its own, now and then whole sheets of every kind. */
function sheetOf(random: Random): Pick<PrintJob, 'parts' | 'sheet' | 'paper' | 'labels'> {
  if (random.below(wholeSheets) > 0) return { sheet: 'shop' };
  const paper = pick(random, paperNames);
  return pick<() => Pick<PrintJob, 'parts' | 'sheet' | 'paper' | 'labels'>>(random, [
    () => ({ paper }),
    () => ({ paper, sheet: 'fold' }),
    () => ({ parts: ['labels'], labels: { sheet: pick(random, labelSheetNames) } }),
    () => ({ paper, parts: ['facilitator', 'setup', 'rules'] }),
  ])();
}

/** Deck files of strangers, some of their cards printed: refused in a sentence, or a file that shows what it should. */
export const printedDecks: Fuzzer = {
  name: 'decks on paper',
  full: 10_000,
  share: 12,
  async input(random): Promise<Verdict> {
    const read = parseDeck(JSON.stringify(valueLike(random, pick(random, deckFiles)).value), (game) => rolesOfGames.get(game));
    if ('refusal' in read || (read.deck.art !== undefined && !known.has(read.deck.art))) return 'refused';
    const { deck } = read;
    const { art, fonts } = await drawing(deck.art);
    const rulebook = await rulebookOf(deck)?.load();
    const from = random.below(deck.cards.length);
    const on = sheetOf(random);
    const cards = deck.cards.slice(from, from + (on.sheet === 'shop' ? 1 : 3));
    try {
      const { bytes, plan } = await printDeck(
        {
          deck,
          cards,
          language: pick(random, deck.languages),
          words: rulebook === undefined ? [] : [rulebook.words],
          look: pick(random, looks),
          ...on,
          ...(art === undefined ? {} : { art }),
          ...(deck.sealed ? { key: keyNamed(deck, 'a seed') } : {}),
        },
        fonts,
      );
      const report = await checkPdf(bytes);
      if (typeof report === 'string') return { silent: report };
      if (report.codesOnly !== undefined) return { silent: report.codesOnly };
      const [finding] = report.findings;
      if (finding !== undefined) return { silent: JSON.stringify(finding) };
      return report.read === plan.codes.length ? 'taken' : { silent: `read ${String(report.read)} of ${String(plan.codes.length)}` };
    } catch (error) {
      if (!(error instanceof PrintError)) throw error;
      return /⟦|\{/.test(error.message) ? { silent: error.message } : 'refused';
    }
  },
};

function drawing(name: string | undefined): Promise<{ readonly art: Art | undefined; readonly fonts: Fonts }> {
  const found = loaded.get(name ?? '') ?? loadArt(name).then(async (art) => ({ art, fonts: await loadFonts(art) }));
  loaded.set(name ?? '', found);
  return found;
}
