import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeKey } from '../../cards/key.ts';
import { usualSizes, type Deck } from '../../cards/deck.ts';
import { rulebookOf } from '../../cards/rulebook.ts';
import { setupTable } from '../../cards/setup-table.ts';
import type { Game } from '../../kernel/game.ts';
import { languages, type Words } from '../../text/message.ts';
import { variantsOf, type Variant } from '../../text/wording.ts';
import type { Fonts } from '../../../print/fonts.ts';
import { loadArt, loadFonts } from '../../../print/fonts-node.ts';
import { usualThickness } from '../../../print/box-net.ts';
import { cardSizeNames, cardSizes, largePrintSize, type CardSizeName } from '../../../print/card-sizes.ts';
import { looks } from '../../../print/faces/face.ts';
import { parts, type Part, type PrintJob } from '../../../print/job.ts';
import { labelSheetNames } from '../../../print/label-sheets.ts';
import { hasFreePlace } from '../../../print/free-place.ts';
import { nightParts } from '../../../print/night.ts';
import { optionParts } from '../../../print/options.ts';
import { paperNames } from '../../../print/paper.ts';
import { forShop, shopNames } from '../../../print/shops.ts';
import { PrintError } from '../../../print/print-error.ts';
import { printDeck, type Printed } from '../../../print/print.ts';
import { languagesOf } from '../card-languages.ts';
import { cardsOf } from '../card-list.ts';
import type { Compared } from '../../../print/proof/compare-pages.ts';
import { commandOf, oneOf, valueOf, wholeNumber, Failure, Usage, type Args, type Options, type Values } from '../command.ts';
import { contrastsIn } from '../contrasts.ts';
import { sealingOf } from '../deck-key.ts';
import { sendOf, writePictures, zoneFindings } from '../shop.ts';
import { findDeck } from '../find-deck.ts';
import { borrowedLetters, sentence } from '../finding-words.ts';
import { closest } from '../help.ts';
import { picturesOf } from '../own-pictures.ts';
import { printerNamed } from '../printers.ts';
import { prove } from '../prove.ts';
import { cardSheetOf, labelsOf } from '../sheet-choice.ts';

const usualParts: readonly Part[] = ['cards', 'backs', 'facilitator', 'night', 'setup', 'options'];

const millimetres = valueOf((text) => {
  const number = /^[+-]?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return Math.abs(number) <= 10 ? number : undefined;
}, 'millimetres from -10 to 10, not');

const thickness = valueOf((text) => {
  const number = /^\d*[.,]?\d+$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
  return number >= 0.05 && number <= 5 ? number : undefined;
}, 'millimetres from 0.05 to 5, not');

const options = {
  out: { type: 'string', short: 'o', value: 'FILE', help: 'the PDF to write' },
  players: {
    type: 'string',
    short: 'n',
    value: 'N',
    takes: wholeNumber({ min: 1, max: 999 }),
    help: 'only the cards the setup table gives for N players',
  },
  cards: { type: 'string', value: 'LIST', help: 'only these cards: role=n,role=n …, or by number a lost one: 17 or 3,17' },
  parts: {
    type: 'string',
    value: 'LIST',
    help: `what to print: ${parts.join(',')}\n(${usualParts.join(',')}, a title where a sheet has a place left; labels with a label sheet, key with a sealed deck;\nnew-backs: other backs under a new key for sealed cards, to sleeve or to stick on)`,
  },
  lang: {
    type: 'string',
    value: 'LANG',
    help: `language: ${languages.join(', ')}, or that of a name table of the deck (the deck’s first)`,
  },
  second: { type: 'string', value: 'LANG', help: 'a second language on cards and facilitator cards' },
  paper: { type: 'string', value: 'PAPER', takes: oneOf(paperNames), help: `${paperNames.join(' or ')} (a4)` },
  sheet: {
    type: 'string',
    value: 'SHEET',
    help: `a grid such as 3x3 or 4x2, shop (one card per page with bleed), fold (faces and\nbacks on one side, to be folded and glued), or a label sheet: ${labelSheetNames.join(', ')} (the grid that fits best)`,
  },
  size: {
    type: 'string',
    value: 'SIZE',
    takes: oneOf(cardSizeNames),
    help: `size of the cards: ${cardSizeNames.join(', ')} (the deck’s; ${largePrintSize} in large print);\nabilities that small cards have no room for stand on the facilitator cards alone`,
  },
  shop: {
    type: 'string',
    value: 'SHOP',
    help: `what a print shop takes: ${shopNames.join(', ')},\nwith a size as shop:bridge (poker); pictures go to the folder --out names`,
  },
  thickness: { type: 'string', value: 'MM', takes: thickness, help: 'for a box: how thick a card is (0.3)' },
  sleeved: { type: 'boolean', help: 'for a box: the cards are in sleeves, and their thickness is that of card and sleeve (0.6)' },
  'start-at': { type: 'string', value: 'N', takes: wholeNumber({ min: 1, max: 1000 }), help: 'first label still on the label sheet (1)' },
  wording: { type: 'string', value: 'WORDING', help: 'another wording of the game, where it has one: neutral (the usual one)' },
  look: { type: 'string', value: 'LOOK', takes: oneOf(looks), help: `${looks.join(', ')} (colour)` },
  flip: {
    type: 'string',
    value: 'EDGE',
    takes: oneOf(['long', 'short']),
    help: 'edge the printer turns the sheet over: long or short (long)',
  },
  printer: { type: 'string', value: 'NAME', help: 'lay the backs as this printer needs it, as `align` has found' },
  'back-dx': { type: 'string', value: 'MM', takes: millimetres, help: 'moves the backs right, as read off the calibration page (0)' },
  'back-dy': { type: 'string', value: 'MM', takes: millimetres, help: 'moves the backs down (0)' },
  sealed: { type: 'boolean', help: 'codes on the backs, so that cards are scanned face down; with a key card' },
  key: { type: 'string', value: 'CODE', help: 'sealed decks: print under the key of this key card (a new one at random)' },
  json: { type: 'boolean', help: 'print what was written as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Writes a deck as a PDF. */
export const command = commandOf({
  name: 'print',
  summary: 'write a deck as a PDF to print',
  usage: '<deck> [--players N | --cards LIST] [options] --out FILE',
  options,
  run,
});

async function run(args: Given): Promise<number> {
  const [name, surplus] = args.positionals;
  if (name === undefined) throw new Usage('Which deck? Name one of `nightdeck decks`, or a deck file.');
  if (surplus !== undefined) throw new Usage(`One deck at a time; "${surplus}" is one too many.`);
  const out = args.values.out;
  if (out === undefined) throw new Usage('Where to? Say --out FILE.');
  const named = await findDeck(name);
  const book = rulebookOf(named);
  const game = await book?.load();
  const words = [game?.words ?? { en: {}, zh: {}, pl: {} }];
  const wording = wordingOf(args, named, words);
  const send = sendOf(args);
  const pictures = await picturesOf(named, dirname(resolve(name)), args.values.look ?? 'colour');
  const wanted = { ...jobOf(args, named, game, words, wording), ...(pictures === undefined ? {} : { pictures }) };
  const job = send === undefined ? wanted : forShop(wanted, send);
  const made = await printed(job, args);
  if (send !== undefined) {
    const near = zoneFindings(made, send, made.fonts);
    if (near.length > 0) throw new Failure([`This deck does not suit ${send.shop.name}:`, ...near].join('\n'));
  }
  const { bytes, pages, plan, findings } = made;
  for (const weak of await contrastsIn(named)) args.note(weak);
  for (const one of made.borrowed) args.note(borrowedLetters(one));
  if (send !== undefined && job.key !== undefined)
    args.note(
      `The key of these cards is ${makeKey(job.key)}; without it nobody can read them. Print it for yourself: --parts key --sealed --key ${makeKey(job.key)}.`,
    );
  if (send?.shop.takes === 'png') {
    // A print that is not proved makes no pictures.
    if (findings.length > 0) return unproved(out, findings, args);
    args.say(`${out}: ${String(await writePictures(out, made, send, made.fonts))} pictures for ${send.shop.name}, every code read back`);
    return 0;
  }
  try {
    mkdirSync(dirname(resolve(out)), { recursive: true });
    writeFileSync(out, bytes);
  } catch (error) {
    throw new Failure(`${out} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { deck, key } = job;
  const cards = job.cards?.length ?? deck.cards.length;
  if (args.values.json)
    args.say(
      JSON.stringify({
        file: out,
        deck: deck.id,
        edition: deck.edition,
        cards,
        pages,
        bytes: bytes.length,
        codes: plan.codes.map(({ code }) => code),
        findings,
        ...(key === undefined ? {} : { key: makeKey(key) }),
      }),
    );
  else
    args.say(
      `${out}: ${String(cards)} cards, ${String(pages)} pages, ${String(Math.ceil(bytes.length / 1000))} KB${findings.length === 0 ? ', proved page by page' : ''}`,
    );
  if (findings.length > 0) return unproved(out, findings, args);
  const keyPage = plan.codes.find(({ kind }) => kind === 'key')?.page;
  if (keyPage !== undefined)
    args.note(
      `Page ${String(keyPage)} is the key card: keep it, and keep it from the players.${job.sheet === 'shop' ? ' Take it out of what a shop is sent.' : ''}`,
    );
  return 0;
}

/** Says what is wrong with a print. Answers with the exit code. */
function unproved(out: string, findings: Compared['findings'], args: Args): number {
  args.note(`${out} is not as it should be; do not cut it:`);
  for (const finding of findings) args.note(sentence(finding));
  return 1;
}

async function printed(job: PrintJob, args: Args): Promise<Printed & Pick<Compared, 'findings'> & { readonly fonts: Fonts }> {
  const told = (what: string, done: number, of: number): void => {
    if (of > 40 && done % 20 === 0) args.note(`${String(done)} of ${String(of)} pages ${what}`);
  };
  try {
    const art = await loadArt(job.deck.art);
    const fonts = await loadFonts(art);
    const made = await printDeck(art === undefined ? job : { ...job, art }, fonts, ({ done, of }) => told('drawn', done, of));
    const { findings } = await prove(made, fonts, (page) => told('proved', page, made.pages));
    return { ...made, findings, fonts };
  } catch (error) {
    if (error instanceof PrintError) throw new Failure(error.message);
    throw error;
  }
}

function jobOf(args: Given, named: Deck, game: Game | undefined, words: readonly Words[], wording: Variant | undefined): PrintJob {
  const sheet = args.values.sheet;
  const label = labelSheetNames.find((one) => one.toLowerCase() === sheet?.toLowerCase());
  const { cards, cast, single } = cardsOf(args, named, game, words, wording);
  const {
    deck: sealed,
    key,
    parts: wanted,
  } = sealingOf(args, named, partsOf(args, named, { labels: label !== undefined, single }), single);
  const size = args.values.size ?? usualSizeFor(args, sealed);
  const deck = size === undefined ? sealed : { ...sealed, sizes: cardSizes[size] };
  const startAt = args.values['start-at'];
  const cardSheet = sheet === undefined || label !== undefined ? undefined : cardSheetOf(sheet);
  const paper = args.values.paper;
  const look = args.values.look;
  // Unasked, a title card comes only where it costs no paper.
  const unasked = args.values.parts === undefined && wanted.includes('cards') && !single;
  const place = { deck, ...(paper === undefined ? {} : { paper }), ...(cardSheet === undefined ? {} : { sheet: cardSheet }) };
  const free = unasked && hasFreePlace(place, (cards ?? deck.cards).length);
  const setup = setupTable(deck, game);
  const labels = labelsOf(label, wanted, paper === 'letter' ? '5160' : 'L7651', startAt);
  return {
    deck,
    words,
    parts: free ? ['title', ...wanted] : wanted,
    cards,
    ...languagesOf(args.values, deck),
    ...(wording === undefined ? {} : { wording }),
    duplex: duplexOf(args),
    ...(paper === undefined ? {} : { paper }),
    ...(look === undefined ? {} : { look }),
    ...(cardSheet === undefined ? {} : { sheet: cardSheet }),
    ...(labels === undefined ? {} : { labels }),
    ...(args.values.thickness === undefined && args.values.sleeved !== true ? {} : { box: boxOf(args) }),
    ...(key === undefined ? {} : { key }),
    ...(setup && { setup }),
    ...(game === undefined
      ? {}
      : { night: nightParts(game.nightCard(cast, game.options.parse({})), cast), options: optionParts(game.options) }),
  };
}

/** Large print is on larger cards, unless their size or how they lie on paper is said. */
function usualSizeFor({ values: { look, sheet, shop } }: Given, { sizes }: Deck): CardSizeName | undefined {
  const usual = sizes.width === usualSizes.width && sizes.height === usualSizes.height;
  return look === 'large-print' && usual && sheet === undefined && shop === undefined ? largePrintSize : undefined;
}

/** The variant asked for, if some words of the game have it. */
function wordingOf(args: Given, deck: Deck, words: readonly Words[]): Variant | undefined {
  const wanted = args.values.wording;
  if (wanted === undefined) return undefined;
  const variants = variantsOf(words);
  if (variants.includes(wanted)) return wanted;
  throw new Usage(
    variants.length === 0
      ? `The deck ${deck.id} has one wording only; leave --wording out.`
      : `--wording takes ${variants.join(', ')} for the deck ${deck.id}; not "${wanted}".`,
  );
}

function partsOf(args: Given, deck: Deck, { labels, single }: { readonly labels: boolean; readonly single: boolean }): readonly Part[] {
  const list = args.values.parts;
  // A lost card needs nothing else on paper, and a shop prints cards alone.
  if (list === undefined && (single || args.values.sheet === 'shop') && !labels) return ['cards', 'backs'];
  if (list === undefined) return labels ? ['labels'] : [...usualParts, ...(deck.sealed || args.values.sealed ? ['key' as const] : [])];
  return list.split(',').map((word) => {
    const part = parts.find((one) => one === word.trim());
    if (part !== undefined) return part;
    const near = closest(word, parts);
    throw new Usage(`There is no part "${word}". ${near === undefined ? `Parts: ${parts.join(', ')}.` : `Did you mean "${near}"?`}`);
  });
}

/** The cards a box is for. In sleeves they are twice as thick where nothing else is said. */
function boxOf({ values }: Given): NonNullable<PrintJob['box']> {
  const sleeved = values.sleeved === true;
  return { thickness: values.thickness ?? usualThickness * (sleeved ? 2 : 1), ...(sleeved ? { sleeved } : {}) };
}

function duplexOf(args: Given): NonNullable<PrintJob['duplex']> {
  const { flip, printer, 'back-dx': dx, 'back-dy': dy } = args.values;
  if (printer === undefined) return { flip: flip ?? 'long', dx: dx ?? 0, dy: dy ?? 0 };
  if (flip !== undefined || dx !== undefined || dy !== undefined)
    throw new Usage('--printer says how the backs lie; leave --flip, --back-dx and --back-dy out.');
  return printerNamed(printer);
}
