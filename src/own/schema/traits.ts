import { z } from 'zod';
import { id, ids, many, words } from './basic.ts';
import { actionFields, effects } from './effects.ts';
import { condition, filter } from './who.ts';

/** What keeps a kill from its target, or what happens in its place. */
const shield = z.strictObject({
  /** Causes it helps against; all but the vote and a broken heart unless said. */
  from: ids.optional(),
  /** Only against these killers. */
  by: filter.optional(),
  while: condition.optional(),
  uses: many(1, 9).optional(),
  /** Done in place of the death. */
  instead: effects.optional(),
  /** The shielded card is turned over. */
  shown: z.literal(true).optional(),
});
export type Shield = z.output<typeof shield>;

/** What sets something off. */
export const events = [
  'death',
  'attacked',
  'visited',
  'convicted',
  'accused',
  'tie',
  'turned',
  'marked',
  'revived',
  'dawn',
  'dusk',
  'nightfall',
] as const;
export type EventKind = (typeof events)[number];

export const trigger = z.strictObject({
  on: z.enum(events),
  /** Whom the event is about; the bearer for what happens to a player. */
  who: filter.optional(),
  /** Who did it. */
  by: filter.optional(),
  cause: ids.optional(),
  mark: id.optional(),
  while: condition.optional(),
  uses: many(1, 99).optional(),
  /** Whether the bearer must live; who triggers by dying need not. */
  bearer: z.enum(['living', 'dead', 'any']).optional(),
  words: z.strictObject({ ask: words(200).optional() }).optional(),
  ...actionFields,
});
export type Trigger = z.output<typeof trigger>;

/** What a player is, by role or by mark: a role's traits are worn from the deal. */
export const traitFields = {
  shields: z.array(shield).max(6).optional(),
  vote: z
    .strictObject({
      weight: many(-3, 5).optional(),
      tie: z.literal(true).optional(),
      with: z.literal('source').optional(),
      none: z.literal(true).optional(),
      /** Votes against the bearer before anybody has voted. */
      against: many(1, 5).optional(),
    })
    .optional(),
  /** Is not to speak by day. */
  silent: z.literal(true).optional(),
  /** Cannot act, and is shown so. */
  blocked: z.literal(true).optional(),
  /** Acts, and nothing comes of it; what is learned is the host's to say. */
  drunk: z.literal(true).optional(),
  appears: z
    .strictObject({
      as: id,
      to: z
        .array(z.enum(['side', 'role', 'class']))
        .min(1)
        .optional(),
    })
    .optional(),
  /** A player who looks at the bearer is told what the host says. */
  unclear: z.literal(true).optional(),
  /** Cannot be chosen by these at night, unless nobody else is left. */
  unnamed: z.strictObject({ by: filter.optional() }).optional(),
  /** Sleeps while the own side is awake, and is not shown to it. */
  unseen: z.literal(true).optional(),
  /** Called and treated as this role, by whose card the player goes. */
  believes: id.optional(),
  /** Known to everybody from the start. */
  known: z.literal(true).optional(),
  /** Does not count where the living are counted for a win. */
  uncounted: z.literal(true).optional(),
  /** Whose card stays hidden in death. */
  hidden: z.literal(true).optional(),
  triggers: z.array(trigger).max(12).optional(),
};
export const traits = z.strictObject(traitFields);
export type Traits = z.output<typeof traits>;
