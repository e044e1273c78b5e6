import { checkDeck } from '../../cards/check-deck.ts';
import { parseCode } from '../../cards/code.ts';
import { looksLikeKey } from '../../cards/key.ts';
import { rulebookOf } from '../../cards/rulebook.ts';
import { wordsOf } from '../../cards/words.ts';
import { words as cardWords } from '../../text/cards.ts';
import { words as pileWords } from '../../text/pile.ts';
import { words as readyWords } from '../../text/ready.ts';
import { speaker } from '../../text/speak.ts';
import { cardsOf } from '../card-list.ts';
import { commandOf, wholeNumber, Usage, type Args, type Options, type Values } from '../command.ts';
import { keyFrom } from '../deck-key.ts';
import { findDeck } from '../find-deck.ts';
import { readLimited } from '../limits.ts';
import { longestPicture, NotAnImage } from '../picture.ts';
import { photoOf } from '../seats.ts';

const options = {
  players: {
    type: 'string',
    short: 'n',
    value: 'N',
    takes: wholeNumber({ min: 1, max: 999 }),
    help: 'only the cards the setup table gives for N players were printed',
  },
  cards: { type: 'string', value: 'LIST', help: 'only these were printed: role=n,role=n … or numbers: 3,17' },
  key: { type: 'string', value: 'CODE', help: 'the code of the key card of a sealed deck' },
  json: { type: 'boolean', help: 'print what was found as JSON' },
} as const satisfies Options;

type Given = Args<Values<typeof options>>;

/** Checks a printed and cut deck by photos of its cards. */
export const command = commandOf({
  name: 'accept',
  summary: 'check a printed and cut deck by photos of it',
  usage: '<deck> <image…> [--players N | --cards LIST] [--key CODE] [--json]',
  options,
  run,
});

async function run(args: Given): Promise<number> {
  const [name, ...images] = args.positionals;
  if (name === undefined || images.length === 0)
    throw new Usage('Which deck, and which pictures of it? nightdeck accept princeton cards.jpg');
  const deck = await findDeck(name);
  const game = await rulebookOf(deck)?.load();
  const areas = [game?.words ?? { en: {}, zh: {}, pl: {} }];
  const { cards } = cardsOf(args, deck, game, areas);
  const typed = args.values.key;
  const key = typed === undefined ? undefined : keyFrom(typed, deck);
  const codes: string[] = [];
  let unread = 0;
  for (const image of images) {
    try {
      const photo = await photoOf(image, readLimited(image, longestPicture));
      if (photo.cut !== undefined) args.note(photo.cut);
      if (photo.codes.length === 0) args.note(`${image}: no QR code found. Try a photo from closer, straight above, in good light.`);
      // A card may be in several photos; two of it in one photo are two cards.
      const before = new Set(codes);
      codes.push(...photo.codes.map(({ text: code }) => code).filter((code) => !before.has(code)));
      unread += photo.unread?.length ?? 0;
    } catch (error) {
      if (!(error instanceof NotAnImage)) throw error;
      args.note(`${image}: ${error.message}`);
    }
  }
  const check = checkDeck({ codes, unread }, deck, cards, key);
  const words = speaker('en', [cardWords, pileWords, readyWords, ...areas, wordsOf(deck)]);
  if (args.values.json)
    args.say(
      JSON.stringify({
        deck: deck.id,
        edition: deck.edition,
        cards: cards.length,
        ready: check.ready,
        missing: check.missing.map(({ no }) => no),
        doubles: check.doubles.map(({ no }) => no),
        besides: check.besides.map(({ no }) => no),
        foreign: codes.filter((code) => 'fault' in parseCode(code, deck, key) && !looksLikeKey(code)),
        unread,
      }),
    );
  else for (const one of check.words) args.say(words.say(one));
  if (check.again.length > 0 && codes.length > 0)
    args.note(`To print them again: nightdeck print ${name} --cards ${check.again.map(({ no }) => String(no)).join(',')} --out FILE`);
  return check.ready ? 0 : 1;
}
