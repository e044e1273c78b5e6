import { isLanguage, languageNames, type Language } from '../text/message.ts';
import type { Deck } from './deck.ts';
import { namedIn } from './name-words.ts';

/** The languages of a job: that of its sheets, that of a name table where the cards are in one, and a second one on the cards. */
export interface FaceLanguages {
  readonly language: Language;
  readonly names?: string;
  readonly second?: string;
}

/** The languages a deck's cards can be in: those of its name tables first, for who writes one wants it. */
export const faceLanguages = (deck: Pick<Deck, 'names' | 'languages'>): readonly string[] => [...namedIn(deck), ...deck.languages];

/** What is printed when cards are wanted in a language, and in another beside it; the sheets are in the first of the two that the program speaks. */
export function inLanguages(deck: Pick<Deck, 'languages'>, faces: string, second?: string): FaceLanguages {
  const other = second === undefined || second === faces ? {} : { second };
  if (isLanguage(faces)) return { language: faces, ...other };
  const sheets = second !== undefined && isLanguage(second) ? second : (deck.languages[0] ?? 'en');
  return { language: sheets, names: faces, ...other };
}

/** What a language is called by those who speak it. */
export function nameOfLanguage(code: string): string {
  if (isLanguage(code)) return languageNames[code];
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'code' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
