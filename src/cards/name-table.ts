import { z } from 'zod';
import { isLanguage } from '../text/message.ts';

/** A language the program does not speak, by its code of BCP 47: `de`, `pt-BR`. */
const code = z
  .string()
  .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/)
  .refine((one) => !isLanguage(one));
const line = (most: number) => z.string().trim().min(1).max(most);

/** Names and texts of a deck in one such language. What a table leaves out is said in the language of the sheets. */
const nameTable = z.strictObject({
  title: line(80).optional(),
  /** By role; `caption` stands for the class line of its face. */
  roles: z
    .record(
      z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/),
      z.strictObject({
        name: line(60).optional(),
        ability: line(600).optional(),
        caption: line(40).optional(),
      }),
    )
    .optional(),
  /** By side of the game, for captions, signs and everything that names a side. */
  sides: z
    .record(z.string().regex(/^[a-z][A-Za-z0-9]{0,39}$/), z.strictObject({ name: line(40).optional(), letter: line(2).optional() }))
    .optional(),
});

export const nameTables = z.record(code, nameTable);

export type NameTable = z.output<typeof nameTable>;
/** What of a deck holds its name tables. */
export interface WithNames {
  readonly names?: Readonly<Record<string, NameTable>> | undefined;
}
