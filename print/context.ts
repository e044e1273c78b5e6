import { faceCode, makeCode } from '../src/cards/code.ts';
import type { Card } from '../src/cards/deck.ts';
import type { Face } from '../src/cards/deck-face.ts';
import { localised, wordsOf } from '../src/cards/words.ts';
import { words as bookletWords } from '../src/text/booklet.ts';
import { words as printWords } from '../src/text/print.ts';
import { words as setupWords } from '../src/text/setup.ts';
import { words as titleWords } from '../src/text/title-and-box.ts';
import { speaker, type Speaker } from '../src/text/speak.ts';
import { inkOf } from './art/layers.ts';
import { painterOf, type Painter } from './art/picture.ts';
import type { FaceWords, Look } from './faces/face.ts';
import { textSizeFor, type TextRoom } from './faces/deck-text.ts';
import type { Fonts } from './fonts.ts';
import type { PrintJob } from './job.ts';
import { badge, windowScene } from './own-pictures.ts';
import { signScene } from './sign-scene.ts';
import { plainWorld } from './plain-world.ts';
import { PrintError } from './print-error.ts';
import type { Grid, PaperName } from './paper.ts';
import type { ExpectedCode } from './plan.ts';
import type { Scene, Shape } from './scene.ts';
import { makeType, type Type } from './type.ts';

/** A job with its fonts loaded, its words ready and its gaps filled. */
export interface Context {
  readonly job: PrintJob;
  readonly type: Type;
  readonly speaker: Speaker;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly paper: PaperName;
  readonly look: Look;
  /** How much larger a text sheet is set than usual; all of it, with its spaces. */
  readonly zoom: number;
  codeOf(card: Card): string;
  /** The code in letters on the card's face; in a sealed deck it is another than the one on the back. */
  faceCodeOf(card: Card): string;
  /** The card in words, for messages: "card 12 (Mafia)". */
  nameOf(card: Card): string;
  /** Which side of the deck a face shows, from 0: sides differ in ground colour or letter. */
  sideOf(face: Face): number;
  /** The letter of a face's sign as the reader's language and wording have it; nothing for playing cards. */
  letterOf(face: Face): string | undefined;
  /** Who draws the deck's art, if it has any. */
  readonly painter: Painter | undefined;
  /** The deck's art and this card's picture of it; nothing where it has none. */
  paintedOf(card: Pick<Card, 'role' | 'face'>): Painted | undefined;
  wordsOf(card: { readonly role: string; readonly face?: Card['face'] }): FaceWords;
}

/** A picture, and who draws what is round it. */
export interface Painted {
  readonly painter: Painter;
  readonly picture: Scene;
  /** The sign of the card's side about (x, y); a playing card has none, and a picture of the host's own brings it. */
  readonly sign?: (x: number, y: number, r: number) => readonly Shape[];
  /** The size in points at which all texts of the deck fit a place, printed or not: cards printed later go with the others. */
  sizeIn(room: TextRoom): number;
}

/** A card's face, back or label on a sheet, in mm from the top left of the page. */
export interface PlacedCell {
  readonly what: 'face' | 'back' | 'label';
  /** Number of the card. */
  readonly no: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** One side of a sheet before its page number is known. */
export interface Sheet {
  /** What is on it, in the reader's language. */
  readonly part: string;
  readonly grid: Grid;
  readonly shapes: readonly Shape[];
  /** Codes on it, in mm from the top left of the page. */
  readonly codes?: readonly Omit<ExpectedCode, 'page'>[];
  readonly cells?: readonly PlacedCell[];
  /** The back of the sheet before it. */
  readonly reverse?: boolean;
  readonly cuts?: boolean;
  /** Nothing may be printed on its back: it is cut up, stuck on, or for the host alone. */
  readonly alone?: boolean;
  /** A ruler on top; only the title line below; or neither, where all of the page is art. */
  readonly furniture: 'ruler' | 'plain' | 'none';
  readonly trim?: { readonly x: number; readonly y: number; readonly w: number; readonly h: number; readonly bleed: number };
}

export function makeContext(job: PrintJob, fonts: Fonts): Context {
  const { deck, language } = job;
  const voice = speaker(language, [setupWords, printWords, titleWords, bookletWords, ...job.words, wordsOf(deck)], [], job.wording);
  const cards = job.cards ?? deck.cards;
  if (cards.length === 0) throw new PrintError({ id: 'print.error.noCards' });
  if (deck.sealed && job.key === undefined && job.codes === undefined) throw new PrintError({ id: 'print.error.noKey' });
  const sides = [...new Set(deck.cards.map((card) => sideKey(card.face)))];
  const letterOf = (face: Face): string | undefined => {
    const letter = face.style === 'playing-card' ? undefined : face.letter;
    if (typeof letter === 'object') return localised(deck, letter, language);
    // Signs stand for themselves; anything longer is a message of the game.
    if (letter === undefined || letter.length <= 2) return letter;
    return voice.has(letter) ? voice.say(letter) : undefined;
  };
  const type = makeType(fonts);
  const look = job.look ?? 'colour';
  const mode = look === 'ink-saver' ? 'lines' : 'colour';
  const painter = job.art && painterOf(job.art, mode);
  const sideOf: Context['sideOf'] = (face) => Math.max(0, sides.indexOf(sideKey(face)));
  const windows = new Map<string, Scene>();
  const abilityOf = (role: string): string => (voice.has(`role.${role}.ability`) ? voice.say(`role.${role}.ability`) : '');
  const textSizes = new Map<string, number>();
  const sizeIn = (room: TextRoom): number => {
    const key = JSON.stringify(room);
    const size = textSizes.get(key) ?? textSizeFor([...new Set(deck.cards.map((card) => card.role))].map(abilityOf), type, room);
    textSizes.set(key, size);
    return size;
  };
  const paintedOf: Context['paintedOf'] = ({ role, face }) => {
    const playing = face.style === 'playing-card';
    const names = playing ? [role] : [face.picture ?? role, role];
    const own = names.map((name) => job.pictures?.faces[name] ?? job.pictures?.signs?.[name]).find((one) => one !== undefined);
    if (own !== undefined) {
      const key = `${role} ${JSON.stringify(face)}`;
      const window =
        windows.get(key) ??
        (typeof own === 'string'
          ? signScene(own, face, sideOf(face), look, letterOf(face))
          : windowScene(own, face, sideOf(face), look, letterOf(face)));
      windows.set(key, window);
      // The art of playing cards has no board for a name.
      const ground = painter === undefined ? '#ffffff' : inkOf(painter.art.world.ground, painter.art.colours);
      return { painter: playing || painter === undefined ? painterOf(plainWorld(face, ground), mode) : painter, picture: window, sizeIn };
    }
    const picture = playing ? undefined : painter?.picture(face.picture ?? role);
    if (painter === undefined || picture === undefined || playing) return undefined;
    return { painter, picture, sizeIn, sign: (x, y, r) => badge(face, sideOf(face), x, y, r, look, letterOf(face)) };
  };
  const nameOf = (card: Card): string => voice.say('print.card', { no: card.no, role: { role: card.role } });
  return {
    job,
    cards,
    nameOf,
    letterOf,
    type,
    painter,
    paintedOf,
    speaker: voice,
    title: localised(deck, deck.title, language),
    paper: job.paper ?? 'a4',
    look,
    zoom: 1,
    codeOf: (card) => job.codes?.[card.no] ?? makeCode(deck, card.no, job.key),
    faceCodeOf: (card) => faceCode(deck, card.no),
    sideOf,
    wordsOf: ({ role, face }) => {
      const line = face === undefined || face.style === 'playing-card' ? undefined : face.caption;
      const caption = typeof line === 'string' ? (voice.has(line) ? voice.say(line) : undefined) : line && localised(deck, line, language);
      const letter = face && letterOf(face);
      return {
        name: voice.role(role),
        ability: abilityOf(role),
        ...(caption === undefined ? {} : { caption }),
        ...(letter === undefined ? {} : { letter }),
      };
    },
  };
}

function sideKey(face: Face): string {
  return face.style === 'playing-card' ? face.suit : `${face.colours.ground}|${JSON.stringify(face.letter ?? '')}`;
}
