import { z } from 'zod';
import { id, many, words } from './basic.ts';
import { actionFields } from './effects.ts';
import { traitFields, trigger } from './traits.ts';
import { condition, filter } from './who.ts';

/** Words of a call; what is not said is made from the name of who is called. */
const callWords = z.strictObject({
  wake: words(200).optional(),
  ask: words(200).optional(),
  sleep: words(200).optional(),
  what: words(200).optional(),
});

const call = z.strictObject({
  id: id.optional(),
  /** At night unless said; by day the player who has it may step forward before the vote. */
  at: z.enum(['night', 'day']).optional(),
  nights: z
    .union([z.enum(['every', 'first', 'other', 'odd', 'even']), z.strictObject({ from: many(1, 99), to: many(1, 99).optional() })])
    .optional(),
  /** Place in the night: lower numbers come first. */
  order: many(0, 999).optional(),
  uses: many(1, 99).optional(),
  while: condition.optional(),
  /** Those who have the role choose together; else each for itself, one after the other. */
  together: z.literal(true).optional(),
  /** Who goes for those who act together: somebody they name, or one by lot; the first of them who can unless said. */
  hand: z.enum(['named', 'lot']).optional(),
  /** Goes to nobody: what it does is no visit. */
  remote: z.literal(true).optional(),
  /** A player kept from acting acts in this call all the same; a side even if all of it are. */
  anyway: z.literal(true).optional(),
  /** Shows itself to everybody by it, for calls by day. */
  shown: z.literal(true).optional(),
  /** What dies by it dies of this, unless an effect says otherwise. */
  cause: id.optional(),
  words: callWords.optional(),
  ...actionFields,
});
export type Call = z.output<typeof call>;

const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/);

const side = z.strictObject({
  name: words(60),
  /** That it has won, in a sentence. */
  wins: words(80).optional(),
  /** Its members know one another. */
  acquainted: z.boolean().optional(),
  /** The role without an ability; the first of the side unless said. */
  plain: id.optional(),
  colours: z.strictObject({ ground: colour, ink: colour, accent: colour.optional() }).optional(),
  /** One or two letters, the same by language. */
  sign: z.union([z.string().trim().min(1).max(2), words(2)]).optional(),
  /** Calls at which the side wakes together. */
  calls: z.array(call).max(6).optional(),
});
export type Side = z.output<typeof side>;

const role = z.strictObject({
  name: words(60),
  /** For the card; made from the rules unless said. */
  ability: words(600).optional(),
  side: id,
  class: id.optional(),
  /** Wakes with this side too, although of another. */
  joins: id.optional(),
  icon: z
    .string()
    .max(20_000)
    .regex(/^(?:[a-z0-9-]+|[Mm][MmLlHhVvCcSsQqTtAaZz0-9eE+\-.,\s]+)$/)
    .optional(),
  /** Most cards of it in one game. */
  most: many(1, 40).optional(),
  calls: z.array(call).max(6).optional(),
  ...traitFields,
});
export type OwnRole = z.output<typeof role>;

const mark = z.strictObject({
  name: words(60),
  /** Ends when the player who put it there dies. */
  diesWithSource: z.literal(true).optional(),
  /** Everybody may see it. */
  open: z.literal(true).optional(),
  /** The bearer dies when another bearer of the same link dies. */
  link: z.strictObject({ cause: id.optional() }).optional(),
  /** Calls of the bearer. */
  calls: z.array(call).max(3).optional(),
  ...traitFields,
});
export type OwnMark = z.output<typeof mark>;

const winner = z.union([id, z.literal('nobody')]);
/** When it is looked at; at both unless said. */
const at = z.enum(['dawn', 'dusk']).optional();
const win = z.discriminatedUnion('by', [
  /** As many as all others together, or more; not while one of `unless` lives. */
  z.strictObject({ by: z.literal('parity'), side: id, unless: filter.optional(), at, words: words(200).optional() }),
  /** All of these are dead. */
  z.strictObject({ by: z.literal('gone'), side: winner, who: filter, at, words: words(200).optional() }),
  /** Nobody else is left. */
  z.strictObject({ by: z.literal('alone'), side: id, at, words: words(200).optional() }),
  z.strictObject({ by: z.literal('when'), side: winner, when: condition, at, words: words(200).optional() }),
  /** Wins together with the winners, if this holds then. */
  z.strictObject({ by: z.literal('along'), side: id, when: condition }),
]);
export type OwnWin = z.output<typeof win>;

const row = z.strictObject({
  players: z.tuple([many(1, 99), many(1, 99)]),
  roles: z.record(id, many(0, 99)),
  rest: id.optional(),
  /** Games of a hundred each side wins where everybody plays by chance, as the lab has counted them. */
  odds: z.record(id, many(0, 100)).optional(),
});

const evening = z.strictObject({ id, name: words(60), rows: z.array(row).min(1).max(100) });

/** How the table votes, and what the host may change before the game. */
const day = z.strictObject({
  vote: z.enum(['accusation', 'trial', 'plurality', 'speeches', 'none']),
  tie: z.enum(['nobody', 'again', 'lot', 'all']).optional(),
  /** Hands are counted in secret. */
  secret: z.boolean().optional(),
  /** Whether there is a vote on the first day. */
  first: z.boolean().optional(),
  reveal: z.enum(['role', 'side', 'none']).optional(),
  /** Whether the card of the dead says what they are now, or what they were dealt. */
  shows: z.enum(['now', 'dealt']).optional(),
  talkSeconds: many(0, 3600).optional(),
  speechSeconds: many(0, 600).optional(),
  abstain: z.boolean().optional(),
  /** The most votes are enough, or more than half of the living are needed. */
  majority: z.boolean().optional(),
  /** The side in whose name the table votes somebody out. */
  by: id.optional(),
});

/** A game of somebody's own: sides, roles and how they play, as data. */
export const rulesSchema = z.strictObject({
  /** Raised when games saved before would no longer be told the same. */
  edition: many(1, 9999).optional(),
  about: words(300).optional(),
  players: z.tuple([many(3, 75), many(3, 75)]).optional(),
  usual: many(3, 75).optional(),
  sides: z.record(id, side),
  roles: z.record(id, role),
  marks: z.record(id, mark).optional(),
  tokens: z.record(id, z.strictObject({ name: words(60) })).optional(),
  /** Numbers the table keeps, e.g. of missions that went well. */
  counts: z.record(id, z.strictObject({ name: words(60) })).optional(),
  /** What happens by itself in every game; no player in particular is the one who acts. */
  triggers: z.array(trigger).max(40).optional(),
  /** Cards that lie in the middle besides those dealt. */
  middle: many(1, 6).optional(),
  /** By night those act who were dealt a card, even if it has moved. */
  dealtAct: z.literal(true).optional(),
  /** Only the first night is played, then one day follows the other. */
  oneNight: z.literal(true).optional(),
  /** Causes of death with their names, e.g. the bite or the poison. */
  causes: z.record(id, z.strictObject({ name: words(60) })).optional(),
  classes: z.record(id, z.strictObject({ name: words(60) })).optional(),
  day,
  wins: z.array(win).min(1).max(40),
  evenings: z.array(evening).max(12).optional(),
  /** After so many rounds in which nothing changed nobody wins; 0 plays on. */
  stalemate: many(0, 99).optional(),
  /** Two protectors on one player kill. */
  overdose: z.boolean().optional(),
  /** The dead are called all the same. */
  callDead: z.boolean().optional(),
});
export type RulesFile = z.input<typeof rulesSchema>;
export type Rules = z.output<typeof rulesSchema>;
export type Evening = z.output<typeof evening>;
