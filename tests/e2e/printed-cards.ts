import { loadArt, loadFonts } from '../../print/fonts-node.ts';
import { printDeck } from '../../print/print.ts';
import { makeCode } from '../../src/cards/code.ts';
import type { Deck } from '../../src/cards/deck.ts';
import { dealPile } from '../../src/cards/pile.ts';
import { blank, type Gray } from '../../src/cards/read/gray.ts';
import { findDeck } from '../../src/cli/find-deck.ts';
import { pagesOf } from '../../src/cli/raster.ts';
import type { Cast } from '../../src/kernel/game.ts';
import type { RoleId } from '../../src/kernel/types.ts';
import { gameWords } from '../../src/games/index.ts';
import type { Words } from '../../src/text/message.ts';
import { distanceFor, view, type Sheet } from '../support/frames.ts';

const dpi = 150;
const perMm = dpi / 25.4;
const card = { width: 63, height: 88 };

/** One card of a printed and cut deck. */
export interface CutCard {
  readonly code: string;
  readonly role: RoleId;
  readonly sheet: Sheet;
}

/** Prints these cards of a deck of ours, draws the file's pages, and cuts the cards out of them along their edges. */
export async function printAndCut(id: string, cast: Cast): Promise<readonly CutCard[]> {
  const words = await gameWords[id]?.();
  if (words === undefined) throw new Error(`there is no game ${id}`);
  return printAndCutDeck(await findDeck(id), words, cast);
}

/** The same for any deck, with its game's words. */
export async function printAndCutDeck(deck: Deck, words: Words, cast: Cast): Promise<readonly CutCard[]> {
  const pile = dealPile(deck, cast);
  if (!('pile' in pile)) throw new Error(`the deck ${deck.id} cannot deal these cards`);
  const art = await loadArt(deck.art);
  const job = { deck, language: 'en', words: [words], parts: ['cards'], cards: pile.pile, ...(art === undefined ? {} : { art }) } as const;
  const { bytes, plan, layout } = await printDeck(job, await loadFonts(art));
  const cards: CutCard[] = [];
  let number = 0;
  for await (const page of pagesOf(bytes, dpi)) {
    number++;
    for (const { code, x, y } of plan.codes.filter((one) => one.page === number)) {
      const cell = layout.cells.find((one) => one.page === number && x > one.x && x < one.x + one.w && y > one.y && y < one.y + one.h);
      if (cell === undefined) throw new Error(`${code} lies on no card`);
      cards.push({ code, role: roleOf(deck, code), sheet: { picture: cut(page, cell.x, cell.y), perMm } });
    }
  }
  return cards;
}

function roleOf(deck: Deck, code: string): RoleId {
  const found = deck.cards.find(({ no }) => makeCode(deck, no) === code);
  if (!found) throw new Error(`${code} is no card of the deck`);
  return found.role;
}

function cut(page: Gray, x: number, y: number): Gray {
  const [left, top, width, height] = [x, y, card.width, card.height].map((mm) => Math.round(mm * perMm)) as [
    number,
    number,
    number,
    number,
  ];
  const out = blank(width, height, 255);
  for (let row = 0; row < height; row++)
    out.data.set(page.data.subarray((top + row) * page.width + left, (top + row) * page.width + left + width), row * width);
  return out;
}

/** The card as a phone's camera sees it in a hand: whole, a little turned. */
export function heldUp({ sheet }: CutCard, width: number, height: number, turn = 4): Gray {
  return view(width, height, [{ sheet, pose: { distance: distanceFor((height * 0.92) / card.height, width), turn } }]);
}
