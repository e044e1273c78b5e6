import { z } from 'zod';
import { trouble, troubleOf, type Trouble } from '../cards/trouble.ts';
import { fingerprints } from '../kernel/fingerprint.ts';
import { fingerprintOf } from '../kernel/random.ts';
import type { Session } from '../kernel/session.ts';
import { nestsDeeper } from '../cards/depth.ts';
import { ownOptions } from './options.ts';
import { packed, unpacked } from './pack.ts';
import { dealtSchema, entrySchema, factSchema, positionSchema } from './shapes.ts';

/** Longest save in characters; a game of 33 players over a whole evening stays far below. */
export const longestSave = 8_000_000;

/** The last moment a date can name (ECMA-262), ms since 1970. */
const latestTime = 8_640_000_000_000_000;

/** A game as it is kept: the answers are the game, the story and its fingerprints tell whether a replay is still the same. */
export const saveSchema = z.strictObject({
  format: z.literal('nightdeck.save'),
  version: z.literal(1),
  /** Version of the program that wrote it. */
  app: z.string().max(40),
  game: z.string().max(40),
  /** Edition of the game's rules it was played under. */
  edition: z.int().min(1),
  /** The deck it was dealt from; the deck itself where it does not come with the program. */
  deck: z.strictObject({ id: z.string().max(40), edition: z.string().max(8), file: z.looseObject({}).optional() }).optional(),
  /** By name, those that differ from what the rules of that edition take without being told; older programs wrote all. */
  options: z.unknown(),
  seed: z.string().max(200),
  deal: z.array(dealtSchema).min(1).max(999),
  position: positionSchema.optional(),
  /** By how many places the host has turned the table on screen, clockwise from seat 1 on top. */
  turned: z.int().min(1).max(998).optional(),
  answers: z.array(entrySchema).max(100_000),
  /** When each answer was given, in ms since 1970, in step with `answers`. */
  at: z.array(z.int().min(0).max(latestTime)).max(100_000),
  story: z.array(factSchema).max(200_000),
  /** Index in the story of each announcement, and the hash of the story up to it. */
  fingerprints: z.array(z.tuple([z.int().min(0), z.string().max(40)])).max(100_000),
});

export type SaveFile = z.output<typeof saveSchema>;

/** What a save needs besides the session. */
export interface Particulars {
  readonly app: string;
  /** Ms since 1970 of each answer; a time left out is written as the one before it. */
  readonly at: readonly number[];
  readonly deck?: NonNullable<SaveFile['deck']>;
  readonly turned?: number;
}

/** The save of a session as it stands. */
export function makeSave(session: Pick<Session, 'game' | 'setup' | 'options' | 'entries' | 'story'>, particulars: Particulars): SaveFile {
  const { setup, entries: answers } = session;
  let latest = 0;
  return {
    format: 'nightdeck.save',
    version: 1,
    app: particulars.app,
    game: session.game.id,
    edition: session.game.edition,
    ...(particulars.deck && { deck: particulars.deck }),
    options: ownOptions(session.game.options, session.options),
    seed: setup.seed,
    deal: [...setup.deal],
    ...(setup.position && { position: setup.position }),
    ...(particulars.turned && { turned: particulars.turned }),
    answers: [...answers],
    at: answers.map((_, i) => (latest = particulars.at[i] ?? latest)),
    story: [...session.story],
    fingerprints: fingerprints(session.story).map(([index, hash]) => [index, hash]),
  };
}

/**
 * The save as text, with a check that tells whether it was changed afterwards. What grows with the game is packed (version 2):
 * a whole evening takes some 20 KiB.
 */
export function writeSave(save: SaveFile): string {
  const { version: _, answers, at, story, fingerprints: prints, ...plain } = save;
  const times = at.map((time, i) => time - (at[i - 1] ?? 0));
  return checked({ ...plain, version: 2, packed: packed(JSON.stringify([answers, times, story, prints])) });
}

/** The save as plain text (version 1), for callers that pack it themselves. */
export const writePlainSave = (save: SaveFile): string => checked(save);

function checked(file: object): string {
  const body = JSON.stringify(file);
  return `${body.slice(0, -1)},"check":"${fingerprintOf(body)}"}`;
}

type Plain = { readonly plain: Record<string, unknown> } | { readonly fault: 'save.broken' | 'save.huge' | 'save.deep' };

/** What version 2 packs: answers, times (the first, then differences), story, fingerprints. */
function withoutPack(file: Record<string, unknown>): Plain {
  const { packed: pack, ...plain } = file;
  const read = typeof pack === 'string' ? unpacked(pack, longestSave) : ({ fault: 'damaged' } as const);
  if ('fault' in read) return { fault: read.fault === 'huge' ? 'save.huge' : 'save.broken' };
  let held: unknown;
  try {
    held = JSON.parse(read.text);
  } catch {
    return { fault: 'save.broken' };
  }
  if (!Array.isArray(held)) return { fault: 'save.broken' };
  if (nestsDeeper(held)) return { fault: 'save.deep' };
  const [answers, times, story, prints] = held as unknown[];
  let now = 0;
  const at = Array.isArray(times) ? times.map((time) => (now += Number(time))) : times;
  return { plain: { ...plain, version: 1, answers, at, story, fingerprints: prints } };
}

/**
 * Reads the text of a save. What was changed by hand is refused unless `edited` says to take it. Never throws.
 */
export function parseSave(text: string, edited: 'refuse' | 'take' = 'refuse'): { readonly save: SaveFile } | { readonly refusal: Trouble } {
  if (text.length > longestSave) return { refusal: trouble('save.huge') };
  const body = text.replace(/^\uFEFF/, '').trim();
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return { refusal: trouble(!body.startsWith('{') ? 'save.foreign' : body.endsWith('}') ? 'save.broken' : 'save.truncated') };
  }
  if (!isRecord(value) || value['format'] !== 'nightdeck.save') return { refusal: trouble('save.foreign') };
  if (nestsDeeper(value)) return { refusal: trouble('save.deep') };
  const { check, ...rest } = value;
  if (typeof rest['version'] === 'number' && rest['version'] !== 1 && rest['version'] !== 2) {
    return {
      refusal: trouble('save.otherVersion', {
        version: rest['version'],
        app: typeof rest['app'] === 'string' ? rest['app'].slice(0, 40) : '?',
      }),
    };
  }
  if (edited === 'refuse' && check !== fingerprintOf(JSON.stringify(rest))) return { refusal: trouble('save.edited') };
  const file: Plain = rest['version'] === 2 ? withoutPack(rest) : { plain: rest };
  if ('fault' in file) return { refusal: trouble(file.fault) };
  const read = saveSchema.safeParse(file.plain, { reportInput: true });
  if (!read.success) return { refusal: troubleOf(read.error) };
  if (read.data.at.length !== read.data.answers.length) return { refusal: trouble('save.outOfStep', {}, 'at') };
  return { save: read.data };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
