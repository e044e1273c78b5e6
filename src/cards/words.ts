import type { Words } from '../text/message.ts';
import { languages } from '../text/message.ts';
import type { Deck, Localised } from './deck.ts';
import { namedIn, tableWords } from './name-words.ts';

/**
 * The deck's own role names and ability texts as wording; given to a speaker last, they rename the game's. Those of its
 * first name table stand before all: they are on the cards of those who need one.
 */
export function wordsOf(deck: Deck): Words {
  const [first] = namedIn(deck);
  return wordsIn(deck, first);
}

/** The same, on cards in a language of the program or of one of the deck's name tables. */
export function wordsIn(deck: Deck, faces: string | undefined): Words {
  const all: Record<string, Record<string, string>> = {};
  const table = tableWords(faces === undefined ? undefined : deck.names?.[faces]);
  for (const lang of languages) {
    const catalogue: Record<string, string> = (all[lang] = {});
    for (const [role, own] of Object.entries(deck.roles ?? {})) {
      const name = own.name?.[lang];
      const ability = own.ability?.[lang];
      if (name !== undefined) catalogue[`role.${role}`] = name;
      if (ability !== undefined) catalogue[`role.${role}.ability`] = ability;
    }
    Object.assign(catalogue, table[lang]);
  }
  return all as unknown as Words;
}

/** A deck's text in the reader's language, else in the deck's first language that has it. */
export function localised(deck: Deck, text: Localised, lang: keyof Localised): string {
  return text[lang] ?? deck.languages.map((one) => text[one]).find((one) => one !== undefined) ?? Object.values(text)[0] ?? '';
}
