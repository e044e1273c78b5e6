import { z } from 'zod';
import { languages } from '../../text/message.ts';

/** A name inside a rules file: of a role, a side, a mark, a cause of death. */
export const id = z
  .string()
  .regex(/^[a-z][A-Za-z0-9]{0,29}$/)
  // What every object has would be found under such a name although the file says nothing of it.
  .refine((name) => !(name in {}));

/** One name or several. */
export const ids = z.union([id, z.array(id).min(1).max(60)]);

const language = z.enum(languages as ['en', 'zh', 'pl']);

/** Words of the file's own, in one language or several. */
export const words = (most: number) =>
  z.partialRecord(language, z.string().trim().min(1).max(most)).refine((all) => Object.keys(all).length > 0);

export type OwnWords = z.output<ReturnType<typeof words>>;

/** A whole number between two bounds. */
export const many = (least: number, most: number) => z.int().min(least).max(most);

/** One name or several, as a list. */
export const listOf = (some: string | readonly string[] | undefined): readonly string[] =>
  some === undefined ? [] : typeof some === 'string' ? [some] : some;
