import { PrintError } from '../print-error.ts';
import type { FontName } from '../scene.ts';
import type { Box, Fitted, Type, Whose } from '../type.ts';
import type { FaceWords } from './face.ts';

/** Between names or lines in two languages that stand on one line. */
const between = ' · ';

/** What is said in one language or two, the same words once. */
export function inBoth(words: FaceWords, field: 'name' | 'ability' | 'caption'): readonly string[] {
  return [...new Set([words[field], words.second?.[field]])].filter((text): text is string => text !== undefined && text !== '');
}

/** The lines over the texts on one line, that in the first language alone where both are wider than so many mm; nothing where a card has none. */
export function captionsOf(words: FaceWords, type: Type, { font, size, width }: CaptionLine): string | undefined {
  const both = inBoth(words, 'caption').join(between);
  if (both === '') return undefined;
  return type.width(both, font, size) <= width ? both : (words.caption ?? both);
}

interface CaptionLine {
  readonly font: FontName;
  /** In points. */
  readonly size: number;
  readonly width: number;
}

/** A name, or a role's names in two languages: beside one another or below one another, whichever is larger. */
export function fitNames(type: Type, words: FaceWords, box: Box, whose: Whose): Fitted {
  const names = inBoth(words, 'name');
  return (names.length < 2 ? undefined : attemptNames(type, names, box)) ?? type.fit(names.join('\n'), box, whose);
}

/** The same, or nothing where they do not fit: one line, or one below the other. */
export function attemptNames(type: Type, names: readonly string[], box: Box): Fitted | undefined {
  const below = attempt(type, names.join('\n'), box);
  if (names.length < 2) return below;
  const beside = attempt(type, names.join(between), box);
  return beside?.lines.length === 1 && (below === undefined || beside.size >= below.size) ? beside : below;
}

/** Both abilities where they fit, with a line between them if that costs little; else that in the first language. One that does not fit at all is a `PrintError`. */
export function fitAbilities(type: Type, words: FaceWords, box: Box, whose: Whose): Fitted {
  const both = inBoth(words, 'ability');
  if (both.length < 2) return type.fit(words.ability, box, whose);
  const tight = attempt(type, both.join('\n'), box);
  const apart = tight && attempt(type, both.join('\n\n'), { ...box, min: Math.max(box.min, tight.size - 1) });
  return apart ?? tight ?? type.fit(words.ability, box, whose);
}

/** The text as it fits the box, or nothing where it does not. */
export function attempt(type: Type, text: string, box: Box): Fitted | undefined {
  try {
    return type.fit(text, box, { item: text, field: 'both' });
  } catch (error) {
    if (error instanceof PrintError && error.said.id === 'print.error.overflow') return undefined;
    throw error;
  }
}
