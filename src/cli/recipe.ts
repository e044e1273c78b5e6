import { z } from 'zod';
import { cardOf, mostCards, mostPlayers, parseDeck, type Card, type Deck } from '../cards/deck.ts';
import { parseKey } from '../cards/key.ts';
import { saidSchema } from '../save/shapes.ts';
import { languages, type Words } from '../text/message.ts';
import { looks } from '../../print/faces/face.ts';
import { parts, type PrintJob } from '../../print/job.ts';
import { labelSheetNames } from '../../print/label-sheets.ts';
import { paperNames } from '../../print/paper.ts';
import type { Recipe } from '../../print/recipe.ts';

const id = z.string().max(100);
const offset = z.number().min(-10).max(10);
const nightEntry = z.strictObject({
  id,
  what: saidSchema,
  roles: z.array(id).max(999).optional(),
  wake: saidSchema.optional(),
  ask: z.array(saidSchema).max(50).optional(),
  sleep: saidSchema.optional(),
});
const row = z.strictObject({
  title: z.record(z.string(), z.string().max(60)).optional(),
  players: z.tuple([z.int().min(1).max(mostPlayers), z.int().min(1).max(mostPlayers)]),
  roles: z.record(id, z.int().min(0).max(mostCards)),
  rest: id.optional(),
});
const option = z.strictObject({
  title: id,
  help: id,
  kind: z.enum(['switch', 'number', 'maybe', 'one', 'several', 'order']),
  values: z.array(id).max(200).optional(),
  unit: id.optional(),
  usual: z.unknown(),
  chosen: z.unknown().optional(),
});

/** What a printed file says it was printed from. Anybody may have changed it. */
const schema: z.ZodType<Recipe> = z.strictObject({
  layout: z.string().max(20),
  deck: z.unknown(),
  cards: z
    .string()
    .max(5000)
    .regex(/^\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*$/),
  language: z.enum(languages as ['en', 'zh', 'pl']),
  names: id.optional(),
  second: id.optional(),
  wording: id.optional(),
  codes: z.array(z.string().max(20)).max(mostCards).optional(),
  key: z.string().max(100).optional(),
  parts: z.array(z.enum(parts)).optional(),
  paper: z.enum(paperNames as ['a4', 'letter']).optional(),
  sheet: z.union([z.enum(['shop', 'fold']), z.strictObject({ columns: z.int().min(1).max(99), rows: z.int().min(1).max(99) })]).optional(),
  backsFirst: z.literal(true).optional(),
  tags: z.literal(false).optional(),
  look: z.enum(looks).optional(),
  duplex: z
    .strictObject({
      flip: z.enum(['long', 'short']),
      dx: offset.optional(),
      dy: offset.optional(),
      turn: z.number().min(-45).max(45).optional(),
      scale: z.number().min(0.5).max(2).optional(),
    })
    .optional(),
  labels: z.strictObject({ sheet: z.enum(labelSheetNames as ['L7651']), startAt: z.int().min(1).max(1000).optional() }).optional(),
  box: z.strictObject({ thickness: z.number().min(0.05).max(5), sleeved: z.literal(true).optional() }).optional(),
  night: z
    .array(z.strictObject({ id, title: saidSchema.optional(), apart: z.literal(true).optional(), lines: z.array(nightEntry).max(500) }))
    .max(50)
    .optional(),
  resume: z.string().max(40).optional(),
  options: z
    .array(z.strictObject({ group: id, entries: z.array(option).max(200) }))
    .max(50)
    .optional(),
  setup: z
    .strictObject({
      rows: z.array(row).max(200),
      source: z.union([z.string().max(200), z.record(z.string(), z.string().max(200))]).optional(),
    })
    .optional(),
  rules: z
    .array(z.strictObject({ title: saidSchema, points: z.array(saidSchema).max(100) }))
    .max(50)
    .optional(),
}) as unknown as z.ZodType<Recipe>;

/** The job a file was printed from and the fingerprint its pages had, or nothing where the recipe is none that can be read. */
export async function jobOf(
  value: unknown,
  wordsOf: (deck: Deck) => Promise<readonly Words[]>,
): Promise<{ readonly job: PrintJob; readonly layout: string } | undefined> {
  const read = schema.safeParse(value);
  if (!read.success) return undefined;
  const { layout, deck: file, cards: ranges, codes, key, ...rest } = read.data;
  const parsed = parseDeck(file);
  if ('refusal' in parsed) return undefined;
  const { deck } = parsed;
  const cards = numbersOf(ranges).flatMap((no) => cardOf(deck, no) ?? []);
  const opened = key === undefined ? undefined : parseKey(key, deck);
  return {
    layout,
    job: {
      ...rest,
      deck,
      cards,
      words: await wordsOf(deck),
      ...(codes === undefined ? {} : { codes: byNumber(cards, codes) }),
      ...(opened !== undefined && 'key' in opened ? { key: opened.key } : {}),
    },
  };
}

function byNumber(cards: readonly Card[], codes: readonly string[]): Readonly<Record<number, string>> {
  return Object.fromEntries(cards.flatMap(({ no }, i) => (codes[i] === undefined ? [] : [[no, codes[i]]])));
}

function numbersOf(ranges: string): readonly number[] {
  return ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map(Number);
    return Array.from({ length: Math.max(0, Math.min(to, mostCards) - from + 1) }, (_, i) => from + i);
  });
}
