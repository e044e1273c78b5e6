import { z } from 'zod';

/**
 * A scenario file: who sits where with which card, the house rules, perhaps a position to begin from,
 * and then step by step what happens and what must come of it. Everybody goes by name.
 */
const id = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9.]*$/, 'an id is made of letters, digits and dots')
  .max(80);
const name = z.string().min(1).max(60).describe('A player, by the name given under "seats".');
const clause = z
  .string()
  .regex(/^[A-Z]+-[A-Z]?[0-9]+[a-z]?$/, 'a clause reads like PR-61')
  .describe('Number of a clause, ruling or house rule, as PR-61.');
const names = z.array(name).max(100);
const time = z.int().min(1).describe('Which of several answers to the same question; the latest unless said.');

/** The answer to a question, by its shape: just one of these fields. */
const answer = {
  seats: names.optional().describe('Players who are chosen, in the order they were named.'),
  pass: z.literal(true).optional().describe('Nobody is chosen, or the option that declines is taken.'),
  option: z.string().min(1).max(60).optional().describe('The option that is taken; of a lot drawn at the table, the player it falls on.'),
  hands: z
    .record(z.string().max(60), names)
    .optional()
    .describe('Who raised a hand for whom or what: candidate → voters. Whoever is not named abstains.'),
  counts: z.record(z.string().max(60), z.int().min(0).max(1000)).optional().describe('Number of hands for each candidate.'),
  number: z.int().optional(),
  expired: z.literal(true).optional().describe('The clock has run out.'),
  done: z.literal(true).optional().describe('It has been said or shown. Goes on by itself where it is not named.'),
};

const refused = clause.describe('The answer must be refused, under this clause, and change nothing.').optional();
const comment = z.string().max(500).optional().describe('For the reader.');

const ruling = z.discriminatedUnion('do', [
  z.strictObject({ do: z.enum(['kill', 'revive', 'reveal', 'leave']), seat: name }),
  z.strictObject({ do: z.literal('move'), token: id, to: name }),
  z.strictObject({ do: z.enum(['mark', 'unmark']), status: id, seat: name }),
  z.strictObject({ do: z.literal('swap'), seats: z.tuple([name, name]) }),
  z.strictObject({ do: z.literal('recast'), seat: name, role: id }),
  z.strictObject({ do: z.literal('note'), text: z.string().min(1).max(500), seat: name.optional() }),
  z.strictObject({ do: z.literal('sit'), seat: name, name: z.string().min(1).max(100) }),
  z.strictObject({ do: z.literal('end'), won: z.array(id).max(10) }),
]);

/** A message that must have been said: its id, or the id and some of what fills its gaps. */
const message = z.union([id, z.strictObject({ id, with: z.record(z.string(), z.union([z.string(), z.number(), names])) })]);

/** Who has a token, and whether that player knows of it; a bare name leaves this open. */
const held = z.union([name.nullable(), z.strictObject({ who: name, knowing: z.boolean() })]);

/** What must hold when everything that goes on by itself has gone on. */
const expected = z.strictObject({
  asked: id.optional().describe('The question that stands.'),
  to: z
    .union([z.enum(['table', 'host']), names])
    .optional()
    .describe('Who is asked it: everybody who answers, in any order, or "table" or "host".'),
  clock: z.int().min(1).nullable().optional().describe('Seconds of its clock, or null where none runs.'),
  said: z.array(message).optional().describe('All that is said aloud with it, in this order.'),
  dead: names.optional().describe('All the dead, in any order.'),
  alive: names.optional().describe('All the living, in any order.'),
  revealed: names.optional().describe('Everybody whose card has been turned over.'),
  holder: z.record(id, held).optional().describe('Token → who has it; with "knowing", whether that player knows.'),
  marked: z.record(id, names).optional().describe('Status → everybody who bears it.'),
  told: z.record(name, message).optional().describe('What players learned since the last step of the file.'),
  untold: names.optional().describe('Players who have learned nothing since the last step of the file.'),
  announced: z.array(message).optional().describe('What everybody was told since the last step of the file, in this order.'),
  silent: z.array(id).optional().describe('Messages nobody was told since the last step of the file.'),
  offered: z.array(z.string().max(60)).optional().describe('Everybody (or every option) that may be chosen now.'),
  order: z.array(z.string().max(60)).optional().describe('Everybody (or every option or candidate) that may be chosen now, in this order.'),
  sums: z
    .record(z.string().max(60), z.int().min(0))
    .optional()
    .describe('Votes for each candidate in the latest vote since the last step of the file; whoever is not named had none.'),
  left: z.record(id, z.int().min(0)).optional().describe('Limited ability that has been used → uses that are left.'),
  barred: z.record(z.string().max(60), clause).optional().describe('Who (or what) may not be chosen, and under which clause.'),
  warned: z.record(name, clause).optional().describe('Who may be chosen but calls for a second thought.'),
  called: z
    .record(id, z.enum(['live', 'blocked', 'hollow', 'silent']))
    .optional()
    .describe('Line of the night card → how it was called last.'),
  round: z.int().optional(),
  winner: z
    .union([id, z.array(id), z.null()])
    .optional()
    .describe('Faction that has won, several of them, "draw", or null while the game goes on.'),
});

const at = id.optional().describe('Go on by itself up to this question and stop there, even if it is only read aloud.');

/** One kind of step for each verb. */
export const stepSchemas = {
  ask: z.strictObject({ ask: id.describe('Key of the question that is answered.'), ...answer, refused, comment }),
  rule: z.strictObject({ rule: ruling, at, refused, comment }),
  passUntil: z.strictObject({
    passUntil: id.describe('Everything up to this question is passed: nobody is chosen, nobody votes, what declines is taken.'),
    comment,
  }),
  undo: z.strictObject({
    undo: z.int().min(1).max(1000).describe('Takes back so many answers of the file, and what went on by itself since.'),
    comment,
  }),
  amend: z.strictObject({
    amend: id.describe('Key of the past question that is answered otherwise.'),
    time: time.optional(),
    ...answer,
    loses: id.optional().describe('Key of the first of the later answers that no longer fits.'),
    refused,
    comment,
  }),
  expect: z.strictObject({ expect: expected, at, comment }),
};

export type Verb = keyof typeof stepSchemas;
export const verbs = Object.keys(stepSchemas) as Verb[];

const start = z.strictObject({
  round: z.int().min(0).optional(),
  phase: id.optional(),
  dead: names.optional(),
  tokens: z.record(id, z.strictObject({ holder: name, knowing: z.boolean().optional(), announced: id.optional() })).optional(),
  statuses: z.array(z.strictObject({ what: id, on: name, by: name.optional(), until: id.optional() })).optional(),
  counters: z.record(z.string().max(80), z.number()).optional(),
});

/** Everything but the steps, which are read one by one so that a mistake is named by its step. */
export const headSchema = z.strictObject({
  $schema: z.string().optional(),
  title: z.string().min(1).max(200),
  about: z.string().max(2000).optional(),
  game: id.describe('Id of the rulebook, as princeton.'),
  options: z.record(z.string(), z.unknown()).optional().describe('House rules; what is left out is as the rulebook has it.'),
  seed: z.string().max(100).optional().describe('Fixes every lot that is drawn.'),
  house: z.literal(true).optional().describe('The table is outside the rules on purpose: a cast the rulebook refuses is played.'),
  seats: z
    .array(z.strictObject({ name, role: id }))
    .min(1)
    .max(100)
    .describe('Players and their cards, in seating order.'),
  start: start.optional().describe('A position to begin from instead of the beginning.'),
  steps: z.array(z.unknown()).max(5000),
});

export const scenarioSchema = headSchema.extend({
  steps: z
    .array(z.union([stepSchemas.ask, stepSchemas.rule, stepSchemas.passUntil, stepSchemas.undo, stepSchemas.amend, stepSchemas.expect]))
    .max(5000),
});

export type Head = z.infer<typeof headSchema>;
export type Scenario = z.infer<typeof scenarioSchema>;
export type Step = Scenario['steps'][number];
export type Expected = z.infer<typeof expected>;
export type NamedRuling = z.infer<typeof ruling>;
export type Message = z.infer<typeof message>;
export type NamedAnswer = Pick<z.infer<typeof stepSchemas.ask>, keyof typeof answer>;

/** The schema for editors (JSON Schema 2020-12). */
export function scenarioJsonSchema(): object {
  const made = z.toJSONSchema(scenarioSchema) as Record<string, unknown>;
  return { ...made, title: 'Nightdeck scenario' };
}
