import { editionIn, parseCode } from '../../cards/code.ts';
import type { Deck } from '../../cards/deck.ts';
import { looksLikeKey } from '../../cards/key.ts';
import { rulebookOf } from '../../cards/rulebook.ts';
import { wordsOf } from '../../cards/words.ts';
import { words as cardWords } from '../../text/cards.ts';
import { speaker } from '../../text/speak.ts';
import { commandOf, Failure, Usage, type Args, type Options, type Values } from '../command.ts';
import { keyFrom } from '../deck-key.ts';
import { readLimited } from '../limits.ts';
import { longestPicture, NotAnImage } from '../picture.ts';
import { deckNames, findDeck } from '../find-deck.ts';
import { inPictures, inSeats, type Photo, photoOf } from '../seats.ts';

/** A card or another code in one of the pictures, or a gap between them. */
interface Line {
  readonly image: string;
  /** Left out for a gap. */
  readonly code?: string;
  /** Left out where the code is no card of these decks; `fault` and `why` say so then. */
  readonly deck?: string;
  readonly edition?: string;
  readonly card?: number;
  readonly role?: string;
  readonly name?: string;
  /** From 1, as the cards lie on the table. */
  readonly seat?: number;
  /** How they lie. */
  readonly shape?: string;
  readonly fault?: string;
  readonly why?: string;
}

const options = {
  order: {
    type: 'boolean',
    help: 'number the cards as seats, as they lie: a ring, an oval, a horseshoe,\na row, two rows or a grid; a missing card is a gap',
  },
  seats: { type: 'string', value: 'N', help: 'how many cards lie on the table, so that every missing one is seen' },
  deck: { type: 'string', multiple: true, value: 'FILE', help: 'a deck file of your own, besides the decks that come along' },
  key: { type: 'string', value: 'CODE', help: 'the code of the key card of a sealed deck' },
  raw: { type: 'boolean', help: 'print the text of every QR code, whatever it is' },
  json: { type: 'boolean', help: 'print what was found as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Reads photos of dealt cards. */
export const command = commandOf({
  name: 'scan',
  summary: 'read the card codes in photos',
  usage: '<image…> [--order [--seats N]] [--deck FILE]… [--key CODE] [--raw] [--json]',
  options,
  run,
});

async function run(args: Given): Promise<number> {
  if (args.positionals.length === 0) throw new Usage('Which pictures? Name one or more JPEG, PNG or WebP files.');
  const seats = seatsAsked(args);
  const deckOf = shelf([...args.values.deck, ...deckNames()]);
  const raw = args.values.raw;
  const photos: Photo[] = [];
  let bad = 0;
  for (const image of args.positionals) {
    try {
      const photo = await photoOf(image, readLimited(image, longestPicture));
      if (photo.cut !== undefined) args.note(photo.cut);
      if (photo.codes.length === 0) args.note(`${image}: no QR code found. Try a photo from closer, straight above, in good light.`);
      if (photo.codes.length === 0) bad++;
      photos.push(photo);
    } catch (error) {
      if (!(error instanceof NotAnImage) && !(error instanceof Failure)) throw error;
      args.note(error instanceof NotAnImage ? `${image}: ${error.message}` : error.message);
      bad++;
    }
  }
  const seated = args.values.order ? inSeats(photos, seats, raw) : { places: inPictures(photos), notes: [] };
  for (const note of seated.notes) args.note(note);
  const lines: Line[] = [];
  for (const { code, ...place } of seated.places) {
    if (code === undefined) lines.push(place);
    else lines.push(raw ? { ...place, code } : { ...place, ...(await cardOf(place.image, code, deckOf, args.values.key)) });
  }
  report(args, lines);
  return bad > 0 || lines.some(({ fault, code }) => fault !== undefined || code === undefined) ? 1 : 0;
}

function seatsAsked(args: Given): number | undefined {
  const given = args.values.seats;
  if (given === undefined) return undefined;
  if (!/^[1-9]\d?$/.test(given)) throw new Usage('--seats: give a whole number from 1 to 99.');
  if (!args.values.order) throw new Usage('--seats goes with --order.');
  return Number(given);
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
    if (first === undefined) throw new Failure('There are no decks to compare with. Name one with --deck.');
    return first;
  };
}

/** What a code means in the decks there are. */
async function cardOf(image: string, code: string, deckOf: (code: string) => Promise<Deck>, keyCode: string | undefined): Promise<Line> {
  if (looksLikeKey(code)) return { image, code, fault: 'key', why: 'This is a key card. Give its code with --key to read a sealed deck.' };
  const deck = await deckOf(code);
  const plain = parseCode(code, deck);
  const closed = 'fault' in plain && plain.fault === 'sealedWithoutKey' && keyCode !== undefined;
  const read = closed ? parseCode(code, deck, keyFrom(keyCode, deck)) : plain;
  if ('fault' in read && read.fault === 'otherEdition') return { image, code, fault: read.fault, why: ofNoDeck };
  if ('fault' in read) return { image, code, fault: read.fault, why: speaker('en', [cardWords]).say(read.refusal.why) };
  const { no: card, role } = read.card;
  return { image, code, deck: deck.id, edition: deck.edition, card, role, name: await roleName(deck, role) };
}

const ofNoDeck = 'This card is of none of the decks here. Name its deck file with --deck.';

async function roleName(deck: Deck, role: string): Promise<string> {
  const book = rulebookOf(deck);
  return speaker('en', book === undefined ? [wordsOf(deck)] : [(await book.load()).words, wordsOf(deck)]).role(role);
}

function report(args: Given, lines: readonly Line[]): void {
  if (args.values.json) {
    args.say(JSON.stringify(lines, null, 2));
    return;
  }
  for (const { code, deck, card, name, seat, why } of lines) {
    const place = seat === undefined ? '' : `seat ${String(seat)}  `;
    if (code === undefined) args.say(`${place}no card read`);
    else if (why !== undefined) args.say(`${place}${code}  ${why}`);
    else if (deck === undefined) args.say(`${place}${code}`);
    else args.say(`${place}${code}  ${deck} card ${String(card)}  ${name ?? ''}`.trimEnd());
  }
}
