import type { Card } from '../src/cards/deck.ts';
import type { DrawnFace, Face } from '../src/cards/deck-face.ts';
import { localised, wordsIn } from '../src/cards/words.ts';
import { words as bookletWords } from '../src/text/booklet.ts';
import { isLanguage } from '../src/text/message.ts';
import { words as printWords } from '../src/text/print.ts';
import { words as setupWords } from '../src/text/setup.ts';
import { speaker, type Speaker } from '../src/text/speak.ts';
import { words as titleWords } from '../src/text/title-and-box.ts';
import type { FaceWords } from './faces/face.ts';
import type { PrintJob } from './job.ts';

/** A card's role, and its face where it has one. */
export type Named = Pick<Card, 'role'> & Partial<Pick<Card, 'face'>>;

/** What the cards of a deck say in one language. */
export interface FaceVoice {
  readonly speaker: Speaker;
  readonly title: string;
  /** The letter of a face's sign as language and wording have it; nothing for playing cards. */
  letterOf(face: Face): string | undefined;
  wordsOf(card: Named): FaceWords;
}

/** The cards of a job in a language of the program, or in that of a name table, beside whose names the sheets' language stands in. */
export function faceVoice(job: PrintJob, faces: string): FaceVoice {
  const { deck } = job;
  const language = isLanguage(faces) ? faces : job.language;
  const table = deck.names?.[faces];
  const areas = [setupWords, printWords, titleWords, bookletWords, ...job.words, wordsIn(deck, faces)];
  const voice = speaker(language, areas, [], job.wording);
  const said = (id: string): string | undefined => (voice.has(id) ? voice.say(id) : undefined);
  const letterOf: FaceVoice['letterOf'] = (face) => {
    const letter = drawn(face)?.letter;
    if (letter === undefined) return undefined;
    if (typeof letter === 'object') return localised(deck, letter, language);
    // Signs stand for themselves; anything longer is a message of the game.
    return letter.length <= 2 ? letter : said(letter);
  };
  const captionOf = ({ role, face }: Named): string | undefined => {
    const caption = drawn(face)?.caption;
    const named = caption === undefined ? undefined : table?.roles?.[role]?.caption;
    if (named !== undefined || caption === undefined) return named;
    return typeof caption === 'string' ? said(caption) : localised(deck, caption, language);
  };
  return {
    speaker: voice,
    title: table?.title ?? localised(deck, deck.title, language),
    letterOf,
    wordsOf: (card) => {
      const [caption, letter] = [captionOf(card), card.face && letterOf(card.face)];
      return {
        language: faces,
        name: voice.role(card.role),
        ability: said(`role.${card.role}.ability`) ?? '',
        ...(caption === undefined ? {} : { caption }),
        ...(letter === undefined ? {} : { letter }),
      };
    },
  };
}

const drawn = (face: Face | undefined): DrawnFace | undefined => (face === undefined || face.style === 'playing-card' ? undefined : face);
