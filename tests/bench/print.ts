import { type Deck, parseDeck } from '../../src/cards/deck.ts';
import { gameWords } from '../../src/text/games.ts';
import { loadFonts } from '../../print/fonts-node.ts';
import type { PrintJob } from '../../print/job.ts';
import { layoutDeck, printDeck } from '../../print/print.ts';
import { flat } from './baselines/flat.ts';
import { withJsPdf } from './baselines/jspdf.ts';
import { withPdfLib } from './baselines/pdf-lib.ts';
import { type Bench, type Row, fastest } from './row.ts';

/** Fronts and backs as a PDF, against the same pages drawn by two other libraries in the same run. */
export const bench: Bench = {
  name: 'printing',
  run: async (smoke) => {
    const rows: Row[] = [];
    for (const cards of smoke ? [9] : [54, 540]) rows.push(...(await compare(cards, smoke || cards > 100 ? 1 : 3)));
    return rows;
  },
};

async function compare(cards: number, runs: number): Promise<Row[]> {
  const fonts = await loadFonts();
  const words = (await gameWords['princeton']?.()) ?? { en: {}, zh: {}, pl: {} };
  const job: PrintJob = { deck: deckOf(cards), language: 'en', words: [words] };

  let ours = new Uint8Array();
  const time = await fastest(runs, async () => {
    ours = new Uint8Array((await printDeck(job, fonts)).bytes);
  });
  // The others are given pages laid out and taken apart beforehand: only drawing and writing is in their time.
  const pages = layoutDeck(job, fonts).map(flat);
  const others: { name: string; time: number; bytes: number }[] = [];
  for (const [name, draw] of [
    ['jsPDF', withJsPdf],
    ['pdf-lib', withPdfLib],
  ] as const) {
    let bytes = 0;
    const taken = await fastest(runs, async () => {
      bytes = (await draw(pages)).length;
    });
    others.push({ name, time: taken, bytes });
  }
  const large = cards === 540;
  return [
    { name: `${cards} cards with backs, ${pages.length} pages`, value: time, unit: 'ms' },
    ...others.map((other): Row => ({
      name: '  faster',
      value: time,
      unit: 'ms',
      against: `${other.name} ${Math.round(other.time)} ms`,
      ratio: other.time / time,
      ...(large ? { goal: '≥ 3' as const } : {}),
    })),
    ...others.map((other): Row => ({
      name: '  smaller',
      value: ours.length / 1024,
      unit: 'KB',
      against: `${other.name} ${Math.round(other.bytes / 1024)} KB`,
      ratio: other.bytes / ours.length,
      ...(large ? { goal: '≥ 5' as const } : {}),
    })),
  ];
}

/** A deck of ordinary playing cards, as many as asked for, every one with a code of its own. */
function deckOf(cards: number): Deck {
  const suits = ['clubs', 'diamonds', 'hearts', 'spades'];
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const read = parseDeck({
    format: 'nightdeck.deck',
    version: 1,
    id: 'bench',
    title: { en: 'Bench' },
    languages: ['en'],
    game: 'princeton',
    style: 'playing-card',
    cards: Array.from({ length: cards }, (_, i) => ({
      no: i + 1,
      role: 'civilian',
      face: { style: 'playing-card', rank: ranks[i % 13], suit: suits[Math.floor(i / 13) % 4] },
    })),
  });
  if ('refusal' in read) throw new Error(JSON.stringify(read.refusal));
  return read.deck;
}
