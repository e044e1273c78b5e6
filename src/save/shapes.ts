import { z } from 'zod';
import type { Answer, Entry, Ruling } from '../kernel/answer.ts';
import type { Fact } from '../kernel/fact.ts';
import type { DealtSeat, Position } from '../kernel/game.ts';
import type { Audience, Filler, Said } from '../kernel/types.ts';

/** What a save holds of the kernel's values, checked at the door. Numbers of seats are checked again by the questions. */

const seat = z.int().min(1).max(999);
const id = z.string().max(100);
const text = z.string().max(2000);

export const saidSchema: z.ZodType<Said> = z.lazy(() =>
  z.strictObject({ id, with: z.record(id, fillerSchema).optional() }),
) as z.ZodType<Said>;

const fillerSchema: z.ZodType<Filler> = z.lazy(() =>
  z.union([
    text,
    z.number(),
    z.strictObject({ seat: z.number() }),
    z.strictObject({ seats: z.array(z.number()).max(999) }),
    z.strictObject({ role: id }),
    z.strictObject({ faction: id }),
    z.strictObject({ factions: z.array(id).max(99) }),
    z.strictObject({ said: saidSchema }),
    z.strictObject({ list: z.array(saidSchema).max(99) }),
  ]),
);

const rulingSchema = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('kill'), seat }),
  z.strictObject({ do: z.literal('revive'), seat }),
  z.strictObject({ do: z.literal('reveal'), seat }),
  z.strictObject({ do: z.literal('move'), token: id, to: seat }),
  z.strictObject({ do: z.literal('mark'), status: id, seat }),
  z.strictObject({ do: z.literal('unmark'), status: id, seat }),
  z.strictObject({ do: z.literal('swap'), seats: z.tuple([seat, seat]) }),
  z.strictObject({ do: z.literal('recast'), seat, role: id }),
  z.strictObject({ do: z.literal('note'), text, seat: seat.optional() }),
  z.strictObject({ do: z.literal('leave'), seat }),
  z.strictObject({ do: z.literal('sit'), seat, name: z.string().max(100) }),
  z.strictObject({ do: z.literal('end'), won: z.array(id).max(99) }),
]) as z.ZodType<Ruling>;

const seatKey = z.string().regex(/^\d{1,3}$/);

export const answerSchema = z.union([
  z.strictObject({ seats: z.array(seat).max(999) }),
  z.strictObject({ option: id }),
  z.strictObject({ votes: z.record(seatKey, z.array(z.union([seat, id])).max(99)) }),
  z.strictObject({ counts: z.record(id, z.int().min(0).max(9999)) }),
  z.strictObject({ number: z.int() }),
  z.strictObject({ done: z.literal(true) }),
  z.strictObject({ expired: z.literal(true) }),
  z.strictObject({ ruling: rulingSchema }),
]) as z.ZodType<Answer>;

export const entrySchema = z.tuple([id, answerSchema]) as z.ZodType<Entry>;

export const dealtSchema = z.strictObject({ name: z.string().max(100).optional(), role: id, card: id.optional() }) as z.ZodType<DealtSeat>;

export const positionSchema = z.strictObject({
  round: z.int().min(0).optional(),
  phase: id.optional(),
  dead: z.array(seat).max(999).optional(),
  tokens: z.record(id, z.strictObject({ holder: seat, knowing: z.boolean().optional(), announced: id.optional() })).optional(),
  statuses: z
    .array(z.strictObject({ what: id, on: seat, by: seat.optional(), until: id.optional() }))
    .max(999)
    .optional(),
  counters: z.record(id, z.number()).optional(),
}) as z.ZodType<Position>;

export const placeSchema = z.strictObject({ round: z.int(), phase: id, line: id.optional() });

const audienceSchema: z.ZodType<Audience> = z.union([z.literal('public'), z.literal('host'), z.array(z.number()).max(999)]);

/**
 * A fact of a recorded story: its head is checked, the rest is kept as it is, so that a story told by older or newer
 * rules can still be read.
 */
export const factSchema = z.looseObject({
  what: id,
  at: placeSchema,
  clause: id,
  audience: audienceSchema,
  because: z.int().optional(),
  said: saidSchema.optional(),
}) as unknown as z.ZodType<Fact>;
