import { readFileSync } from 'node:fs';
import { type DeckKey, editionIn, parseCode } from '../../cards/code.ts';
import type { Deck } from '../../cards/deck.ts';
import { looksLikeKey, parseKey } from '../../cards/key.ts';
import { inReadingOrder } from '../../cards/read/order.ts';
import { wordsOf } from '../../cards/words.ts';
import { words as cardWords } from '../../text/cards.ts';
import { gameWords } from '../../text/games.ts';
import { speaker } from '../../text/speak.ts';
import { type Args, type Command, flag, text, texts, Trouble, Usage } from '../command.ts';
import { NotAnImage, readCodes } from '../decode.ts';
import { deckNames, findDeck } from '../find-deck.ts';

/** A card or another code in one of the pictures. */
interface Line {
  readonly image: string;
  readonly code: string;
  /** Left out where the code is no card of these decks; `fault` and `why` say so then. */
  readonly deck?: string;
  readonly edition?: string;
  readonly card?: number;
  readonly role?: string;
  readonly name?: string;
  /** From 1, left to right and top to bottom, picture after picture. */
  readonly seat?: number;
  readonly fault?: string;
  readonly why?: string;
}

/** Reads photos of dealt cards. */
export const command: Command = {
  name: 'scan',
  summary: 'read the card codes in photos',
  usage: '<image…> [--order] [--deck FILE]… [--key CODE] [--raw] [--json]',
  options: {
    order: { type: 'boolean', help: 'number the cards as seats: left to right, top to bottom,\npicture after picture' },
    deck: { type: 'string', multiple: true, value: 'FILE', help: 'a deck file of your own, besides the decks that come along' },
    key: { type: 'string', value: 'CODE', help: 'the code of the key card of a sealed deck' },
    raw: { type: 'boolean', help: 'print the text of every QR code, whatever it is' },
    json: { type: 'boolean', help: 'print what was found as JSON' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  if (args.positionals.length === 0) throw new Usage('Which pictures? Name one or more JPEG or PNG files.');
  const deckOf = shelf([...texts(args, 'deck'), ...deckNames()]);
  const lines: Line[] = [];
  let bad = 0;
  for (const image of args.positionals) {
    try {
      const codes = inReadingOrder(await readCodes(fileNamed(image)));
      if (codes.length === 0) args.note(`${image}: no QR code found. Try a photo from closer, straight above, in good light.`);
      if (codes.length === 0) bad++;
      for (const { text: code } of codes)
        lines.push(flag(args, 'raw') ? { image, code } : await cardOf(image, code, deckOf, text(args, 'key')));
    } catch (error) {
      if (!(error instanceof NotAnImage) && !(error instanceof Trouble)) throw error;
      args.note(error instanceof NotAnImage ? `${image}: ${error.message}` : error.message);
      bad++;
    }
  }
  report(args, flag(args, 'order') ? seated(lines) : lines);
  return bad > 0 || lines.some(({ fault }) => fault !== undefined) ? 1 : 0;
}

function fileNamed(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch {
    throw new Trouble(`${path}: there is no such file, or it may not be read.`);
  }
}

/**
 * Finds the deck a code says it is of. Decks are read one after another until it is found. A code of none of them is
 * judged against the first: its fault says whether it is foreign, torn or another edition's.
 */
function shelf(names: readonly string[]): (code: string) => Promise<Deck> {
  const read = new Map<string, Deck>();
  return async (code) => {
    for (const name of names) {
      const deck = read.get(name) ?? (await findDeck(name));
      read.set(name, deck);
      if (editionIn(code) === undefined || deck.edition === editionIn(code)) return deck;
    }
    const [first] = read.values();
    if (first === undefined) throw new Trouble('There are no decks to compare with. Name one with --deck.');
    return first;
  };
}

/** What a code means in the decks there are. */
async function cardOf(image: string, code: string, deckOf: (code: string) => Promise<Deck>, keyCode: string | undefined): Promise<Line> {
  if (looksLikeKey(code)) return { image, code, fault: 'key', why: 'This is a key card. Give its code with --key to read a sealed deck.' };
  const deck = await deckOf(code);
  const read = parseCode(code, deck, keyFor(deck, keyCode));
  if ('fault' in read) return { image, code, fault: read.fault, why: speaker('en', [cardWords]).say(read.refusal.why) };
  const { no: card, role } = read.card;
  return { image, code, deck: deck.id, edition: deck.edition, card, role, name: await roleName(deck, role) };
}

function keyFor(deck: Deck, code: string | undefined): DeckKey | undefined {
  if (code === undefined || !deck.sealed) return undefined;
  const read = parseKey(code, deck);
  if ('key' in read) return read.key;
  throw new Trouble(`--key: ${speaker('en', [cardWords]).say(read.refusal.why)}`);
}

async function roleName(deck: Deck, role: string): Promise<string> {
  const game = gameWords[deck.game];
  return speaker('en', game === undefined ? [wordsOf(deck)] : [await game(), wordsOf(deck)]).role(role);
}

/** Cards numbered as seats; a card seen in two pictures keeps the first. */
function seated(lines: readonly Line[]): Line[] {
  const seen = new Set<string>();
  return lines.flatMap((line) => {
    if (line.fault !== undefined) return [line];
    if (seen.has(line.code)) return [];
    seen.add(line.code);
    return [{ ...line, seat: seen.size }];
  });
}

function report(args: Args, lines: readonly Line[]): void {
  if (flag(args, 'json')) {
    args.say(JSON.stringify(lines, null, 2));
    return;
  }
  for (const { code, deck, card, name, seat, why } of lines) {
    const place = seat === undefined ? '' : `seat ${String(seat)}  `;
    if (why !== undefined) args.say(`${code}  ${why}`);
    else if (deck === undefined) args.say(`${place}${code}`);
    else args.say(`${place}${code}  ${deck} card ${String(card)}  ${name ?? ''}`.trimEnd());
  }
}
