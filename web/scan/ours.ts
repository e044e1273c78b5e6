import { editionIn } from '../../src/cards/code.ts';
import { looksLikeKey } from '../../src/cards/key.ts';

/** A card or a key of any Nightdeck deck, rather than some other code on the table. */
export const isOurs = (text: string): boolean => editionIn(text) !== undefined || looksLikeKey(text);
