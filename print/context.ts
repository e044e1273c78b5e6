import { faceCode, makeCode } from '../src/cards/code.ts';
import type { Card } from '../src/cards/deck.ts';
import type { DrawnFace, Face } from '../src/cards/deck-face.ts';
import type { Speaker } from '../src/text/speak.ts';
import { inkOf } from './art/layers.ts';
import { painterOf, type Painter } from './art/picture.ts';
import { faceVoice, type Named } from './face-words.ts';
import type { FaceWords, Look } from './faces/face.ts';
import { outlineOf } from './faces/icons.ts';
import { textSizeFor, type TextRoom } from './faces/deck-text.ts';
import { bilingualSize, type BilingualRoom } from './faces/illustrated-bilingual.ts';
import { tallPlan, type TallPlan, type TallRoom } from './faces/illustrated-tall.ts';
import type { Fonts } from './fonts.ts';
import type { PrintJob } from './job.ts';
import { badge, windowScene } from './own-pictures.ts';
import { bareSign, signScene } from './sign-scene.ts';
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
  /** What a card says, in two languages where the job has two. */
  wordsOf(card: Named): FaceWords;
  /** The words of all its roles, each once. */
  readonly allWords: readonly FaceWords[];
}

/** A picture, and who draws what is round it. */
export interface Painted {
  readonly painter: Painter;
  readonly picture: Scene;
  /** The sign of the card's side about (x, y); a playing card has none, and a picture of the host's own brings it. */
  readonly sign?: (x: number, y: number, r: number) => readonly Shape[];
  /** The size in points at which all texts of the deck fit a place, printed or not: cards printed later go with the others. */
  sizeIn(room: TextRoom): number;
  /** The same where a card has one of the deck's languages and another card the other. */
  eachIn(room: TextRoom): number;
  /** The same in a place for two languages. */
  bothIn(room: BilingualRoom): number;
  /** How all cards of the deck are set in large print, where they are tall enough for it. */
  tallIn(room: TallRoom): TallPlan | undefined;
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
  const { deck } = job;
  const first = faceVoice(job, job.names ?? job.language);
  const second = job.second === undefined ? undefined : faceVoice(job, job.second);
  const { letterOf, speaker: voice } = first;
  const cards = job.cards ?? deck.cards;
  if (cards.length === 0) throw new PrintError({ id: 'print.error.noCards' });
  if (deck.sealed && job.key === undefined && job.codes === undefined) throw new PrintError({ id: 'print.error.noKey' });
  const sides = [...new Set(deck.cards.map((card) => sideKey(card.face)))];
  const type = makeType(fonts);
  const look = job.look ?? 'colour';
  const mode = look === 'ink-saver' ? 'lines' : 'colour';
  const painter = job.art && painterOf(job.art, mode);
  const sideOf: Context['sideOf'] = (face) => Math.max(0, sides.indexOf(sideKey(face)));
  const windows = new Map<string, Scene>();
  const wordsOf: Context['wordsOf'] = (card) =>
    second === undefined ? first.wordsOf(card) : { ...first.wordsOf(card), second: second.wordsOf(card) };
  const oneOfEach = [...new Map(deck.cards.map((card) => [card.role, card])).values()];
  const allWords = oneOfEach.map(wordsOf);
  const sizeIn = remembered((room: TextRoom) =>
    textSizeFor(
      allWords.map(({ ability }) => ability),
      type,
      room,
    ),
  );
  const eachIn = remembered((room: TextRoom) =>
    textSizeFor(
      allWords.flatMap(({ ability, second }) => [ability, second?.ability ?? '']),
      type,
      room,
    ),
  );
  const bothIn = remembered((room: BilingualRoom) => bilingualSize(allWords, type, room));
  const tallIn = remembered((room: TallRoom) => tallPlan(allWords, type, room));
  const sizes = { sizeIn, eachIn, bothIn, tallIn };
  const iconScene = (role: string, face: DrawnFace): Scene => {
    const key = `${role} ${JSON.stringify(face)}`;
    const sign = { d: outlineOf(face.icon, role), evenodd: true as const };
    const scene = windows.get(key) ?? bareSign(sign, face, look);
    windows.set(key, scene);
    return scene;
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
          ? signScene({ d: own }, face, sideOf(face), look, letterOf(face))
          : windowScene(own, face, sideOf(face), look, letterOf(face)));
      windows.set(key, window);
      // The art of playing cards has no board for a name.
      const ground = painter === undefined ? '#ffffff' : inkOf(painter.art.world.ground, painter.art.colours);
      return {
        painter: playing || painter === undefined ? painterOf(plainWorld(face, ground), mode) : painter,
        picture: window,
        ...sizes,
      };
    }
    if (painter === undefined || playing) return undefined;
    // A role the art has no picture of shows its sign in the same frame.
    const picture = painter.picture(face.picture ?? role) ?? iconScene(role, face);
    return { painter, picture, ...sizes, sign: (x, y, r) => badge(face, sideOf(face), x, y, r, look, letterOf(face)) };
  };
  const codeOf = remembered((no: number) => job.codes?.[no] ?? makeCode(deck, no, job.key));
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
    title: first.title,
    paper: job.paper ?? 'a4',
    look,
    zoom: 1,
    codeOf: ({ no }) => codeOf(no),
    faceCodeOf: (card) => faceCode(deck, card.no),
    sideOf,
    wordsOf,
    allWords,
  };
}

function sideKey(face: Face): string {
  return face.style === 'playing-card' ? face.suit : `${face.colours.ground}|${JSON.stringify(face.letter ?? '')}`;
}

/** The same answer for the same question, worked out once. */
function remembered<Q, A>(of: (question: Q) => A): (question: Q) => A {
  const known = new Map<string, A>();
  return (question) => {
    const key = JSON.stringify(question);
    const answer = known.has(key) ? known.get(key) : of(question);
    known.set(key, answer as A);
    return answer as A;
  };
}
