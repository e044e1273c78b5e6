import { languages, type Words } from './message.ts';

/**
 * A game may be worded in more than one way: the message `role.hare@neutral` stands for `role.hare` where
 * the variant `neutral` is spoken. Which one is spoken follows from an option of the game: the schema marks
 * it with `.meta({ wording: 'neutral' })`, and it is on or off.
 */
export type Variant = string;

/** What this file reads of an options schema: a zod object. */
interface Shaped {
  readonly shape?: Readonly<Record<string, { meta?(): { readonly wording?: unknown } | undefined }>>;
}

/** The variant the options ask for; nothing where the game is worded as usual. */
export function wordingOf(schema: object, options: unknown): Variant | undefined {
  const chosen = (typeof options === 'object' && options !== null ? options : {}) as Readonly<Record<string, unknown>>;
  return wordingOptions(schema).find(({ name }) => chosen[name] === true)?.variant;
}

/** The options that do nothing but change the wording, with the variant each of them stands for. */
export function wordingOptions(schema: object): { readonly name: string; readonly variant: Variant }[] {
  return Object.entries((schema as Shaped).shape ?? {}).flatMap(([name, option]) => {
    const variant = option.meta?.()?.wording;
    return typeof variant === 'string' ? [{ name, variant }] : [];
  });
}

/** The variants some of the words are worded in. */
export function variantsOf(areas: readonly Words[]): Variant[] {
  const ids = areas.flatMap((area) => languages.flatMap((language) => Object.keys(area[language])));
  return [...new Set(ids.flatMap((id) => (id.includes('@') ? [id.slice(id.indexOf('@') + 1)] : [])))];
}
