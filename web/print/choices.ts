import { usualThickness } from '../../print/box-net.ts';
import { cardSizes } from '../../print/card-sizes.ts';
import { parts, type PrintJob } from '../../print/job.ts';
import { nightParts } from '../../print/night.ts';
import { optionParts } from '../../print/options.ts';
import type { PaperName } from '../../print/paper.ts';
import { shops } from '../../print/shops.ts';
import { asItComes, type Alignment } from '../../src/cards/calibration.ts';
import type { DeckKey } from '../../src/cards/code.ts';
import { inLanguages } from '../../src/cards/face-languages.ts';
import { namedIn } from '../../src/cards/name-words.ts';
import { dealPile } from '../../src/cards/pile.ts';
import { setupTable } from '../../src/cards/setup-table.ts';
import { trouble, type Trouble } from '../../src/cards/trouble.ts';
import type { Language } from '../../src/text/message.ts';
import { printers } from '../session/printers.ts';
import type { TableSet } from '../session/table.ts';
import type { ShopSend } from './protocol.ts';
import { lacksBacks, lacksOldKey, partsOn } from './sealing.ts';
import type { Choices } from './chosen.ts';

/**
 * The usual choices for a deck: everything a group needs on the paper of the reader's part of the world; sealed, under the
 * key it has, where a key is given.
 */
export function usualChoices(
  table: TableSet,
  language: Language,
  { fresh, known }: { readonly fresh: DeckKey; readonly known: DeckKey | undefined },
): Choices {
  const { deck } = table;
  const paper: PaperName = /-(US|CA|MX|PH|CL|CO|VE|CR|GT|PA|DO|SV|NI)$/i.test(navigator.language) ? 'letter' : 'a4';
  const sealed = deck.sealed || known !== undefined;
  return {
    cast: undefined,
    parts: partsOn(sealed, parts).filter((part) => !['labels', 'calibration', 'new-backs', 'booklet', 'box'].includes(part)),
    paper,
    look: 'colour',
    sheet: 'best',
    size: undefined,
    ...(printers.value[0] === undefined ? asItComes : alignedBy(printers.value[0])),
    labels: paper === 'letter' ? '5160' : 'L7651',
    startAt: 1,
    language: namedIn(deck)[0] ?? (deck.languages.includes(language) ? language : (deck.languages[0] ?? 'en')),
    wording: undefined,
    options: {},
    sealed,
    key: known ?? fresh,
    fresh,
    newBacks: 'sleeves',
    box: 'card',
  };
}

/** What cards are made of, for their box. */
export const stocks = {
  card: { thickness: usualThickness },
  paper: { thickness: 0.2 },
  sleeves: { thickness: 2 * usualThickness, sleeved: true },
} as const satisfies Readonly<Record<string, NonNullable<PrintJob['box']>>>;

/** Sizes that can be chosen: a shop has its own. */
export function sizesFor(sheet: string): readonly string[] {
  return Object.keys(shops[sheet]?.sizes ?? cardSizes);
}

/** Whether a picture of each side comes out, as some shops want, and no PDF. */
export const sendsPictures = ({ sheet }: Choices): boolean => shops[sheet]?.takes === 'png';

/** The shop that is chosen, with its size: poker where it has none of the deck's. */
function sendOf({ sheet, size }: Choices): ShopSend | undefined {
  if (shops[sheet] === undefined) return undefined;
  return { shop: sheet, size: size !== undefined && sizesFor(sheet).includes(size) ? size : 'poker' };
}

/** What puts the backs right, and nothing else of it. */
function alignedBy({ flip, dx, dy, turn, scale }: Alignment): Alignment {
  return { flip, dx, dy, turn, scale };
}

/** The printer's job for these choices, or what the deck has too few of. */
export function jobOf(
  table: TableSet,
  choices: Choices,
): { readonly job: PrintJob; readonly send: ShopSend | undefined } | { readonly refusal: Trouble } {
  const { deck, game } = table;
  const { cast, parts, paper, look, language, second, labels, startAt, sheet, size, wording } = choices;
  const { numbers } = choices;
  const single = numbers && { pile: deck.cards.filter(({ no }) => numbers.includes(no)) };
  const pile = single ?? (cast ? dealPile(deck, cast) : { pile: deck.cards });
  if ('refusal' in pile) return pile;
  if (pile.pile.length === 0) return { refusal: trouble('printing.single.none') };
  if (lacksOldKey(choices)) return { refusal: trouble('printing.single.noKey') };
  if (lacksBacks(choices)) return { refusal: trouble('printing.sealed.noBacks') };
  const dealt = cast ?? Object.fromEntries(deck.cards.map((card) => [card.role, 1]));
  const rules = game.options.parse(choices.options);
  const setup = setupTable(deck, game);
  const stickers = parts.includes('labels') || (parts.includes('new-backs') && choices.newBacks === 'stickers');
  const job: PrintJob = {
    deck: { ...deck, sealed: choices.sealed, ...(size === undefined ? {} : { sizes: cardSizes[size] }) },
    ...inLanguages(deck, language, second),
    // The names on the cards are the printer's to choose.
    words: [table.gameWords],
    ...(wording === undefined ? {} : { wording }),
    cards: pile.pile,
    parts,
    paper,
    look,
    duplex: alignedBy(choices),
    night: nightParts(game.nightCard(dealt, rules), dealt),
    ...(choices.resume === undefined ? {} : { resume: choices.resume }),
    options: optionParts(game.options, Object.keys(choices.options).length === 0 ? undefined : choices.options),
    ...(setup && { setup }),
    ...(sheet === 'shop' || sheet === 'fold' ? { sheet } : {}),
    ...(parts.includes('box') ? { box: stocks[choices.box] } : {}),
    ...(stickers ? { labels: { sheet: labels, startAt } } : {}),
    ...(choices.sealed ? { key: choices.key } : {}),
  };
  return { job, send: sendOf(choices) };
}
