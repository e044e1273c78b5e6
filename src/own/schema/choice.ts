import { z } from 'zod';
import { many, words, type OwnWords } from './basic.ts';
import { filter, type Filter } from './who.ts';

/** What is chosen. */
export interface Choice {
  n?: number | undefined;
  min?: number | undefined;
  may?: boolean | undefined;
  self?: boolean | undefined;
  who?: Filter | undefined;
  fresh?: 'night' | 'game' | undefined;
  strict?: true | undefined;
  by?: 'actor' | 'host' | 'lot' | 'table' | undefined;
  say?: OwnWords | undefined;
}

/** What is named besides. */
export interface Naming {
  what: 'role' | 'side';
  of?: 'any' | 'dealt' | 'undealt' | undefined;
  by?: 'actor' | 'host' | undefined;
}

/** A card of the middle, or several. */
export interface CardChoice {
  n?: number | undefined;
  may?: boolean | undefined;
  by?: 'actor' | 'lot' | undefined;
}

/** Who may be chosen, how many, and who says so. */
export const choice: z.ZodType<Choice> = z.strictObject({
  /** How many; one unless said. With `min`, from so many on. */
  n: many(1, 20).optional(),
  min: many(1, 20).optional(),
  may: z.boolean().optional(),
  /** Oneself may be chosen too. */
  self: z.boolean().optional(),
  who: filter.optional(),
  /** Not whom one chose the night before; not anybody twice in a game. */
  fresh: z.enum(['night', 'game']).optional(),
  /** Who cannot be named is not chosen even if nobody else is left. */
  strict: z.literal(true).optional(),
  /** The one who acts unless said; `table`: everybody votes. */
  by: z.enum(['actor', 'host', 'lot', 'table']).optional(),
  say: words(200).optional(),
});
/** Cards that lie in the middle, with nobody. */
export const cards: z.ZodType<CardChoice> = z.strictObject({
  n: many(1, 3).optional(),
  may: z.boolean().optional(),
  by: z.enum(['actor', 'lot']).optional(),
});
/** What is named besides, and by whom. */
export const naming: z.ZodType<Naming> = z.strictObject({
  what: z.enum(['role', 'side']),
  of: z.enum(['any', 'dealt', 'undealt']).optional(),
  by: z.enum(['actor', 'host']).optional(),
});
