import type { Deck } from '../cards/deck.ts';
import { faceLanguages, inLanguages, type FaceLanguages } from '../cards/face-languages.ts';
import { languages } from '../text/message.ts';
import { Usage } from './command.ts';

/** The languages that `--lang` and `--second` ask for, each of the program or of a name table of the deck. */
export function languagesOf(
  { lang, second }: { readonly lang?: string | undefined; readonly second?: string | undefined },
  deck: Deck,
): FaceLanguages {
  const known = [...new Set([...faceLanguages(deck), ...languages])];
  for (const [name, code] of Object.entries({ lang, second }))
    if (code !== undefined && !known.includes(code))
      throw new Usage(
        `--${name} takes ${known.join(', ')} for the deck ${deck.id}; not "${code}". Other languages need a name table in the deck’s file.`,
      );
  return inLanguages(deck, lang ?? known[0] ?? 'en', second);
}
