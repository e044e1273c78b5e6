import { z } from 'zod';
import { id, ids, many } from './basic.ts';

/**
 * Players by what they are to the one who acts. `around` is those chosen and the nearest living neighbours of the first; `subject` is
 * whom an event is about, `killer` who did it, `source` who put the mark there, `last` whom the same call chose the time before.
 * `leftwards` and `rightwards` are all others living, beginning next to the one who acts.
 */
export const place = z.enum([
  'self',
  'chosen',
  'first',
  'second',
  'last',
  'subject',
  'killer',
  'source',
  'neighbours',
  'left',
  'right',
  'leftwards',
  'rightwards',
  'around',
  'everybody',
  'others',
]);
export type Place = z.output<typeof place>;

/** Players picked out of a set by all that is said about them. Nothing said about life means the living. */
export interface Filter {
  from?: Place | undefined;
  side?: string | string[] | undefined;
  role?: string | string[] | undefined;
  class?: string | string[] | undefined;
  mark?: string | undefined;
  unmarked?: string | undefined;
  mine?: true | undefined;
  token?: string | undefined;
  state?: 'living' | 'dead' | 'any' | undefined;
  died?: 'lastNight' | 'today' | undefined;
  cause?: string | string[] | undefined;
  doomed?: true | undefined;
  acted?: true | undefined;
  linked?: Place | undefined;
  sideOf?: Place | undefined;
  except?: Who | undefined;
  take?: number | undefined;
  nearest?: number | undefined;
  any?: Filter[] | undefined;
  named?: true | undefined;
  dealt?: string | string[] | undefined;
  shown?: true | undefined;
  failed?: true | undefined;
  visited?: Who | undefined;
  voted?: true | undefined;
  votedFor?: Who | undefined;
  wins?: true | undefined;
}
export type Who = Place | Filter;

export const filter: z.ZodType<Filter> = z.lazy(() =>
  z.strictObject({
    /** The set to pick from; everybody unless said. */
    from: place.optional(),
    side: ids.optional(),
    role: ids.optional(),
    class: ids.optional(),
    /** Bears this mark; with `mine`, put there by the one who acts. */
    mark: id.optional(),
    unmarked: id.optional(),
    mine: z.literal(true).optional(),
    /** Holds this thing. */
    token: id.optional(),
    state: z.enum(['living', 'dead', 'any']).optional(),
    /** Died since the last nightfall, or since the last daybreak. */
    died: z.enum(['lastNight', 'today']).optional(),
    /** Died of this. With `doomed`: is to die of this. */
    cause: ids.optional(),
    /** Is to die at dawn as things stand. */
    doomed: z.literal(true).optional(),
    /** Was awake for an own call tonight. */
    acted: z.literal(true).optional(),
    /** Is linked to this player. */
    linked: place.optional(),
    /** Is on the side of this player. */
    sideOf: place.optional(),
    except: who.optional(),
    /** So many of them, drawn by lot. */
    take: many(1, 9).optional(),
    /** The first so many of them, in the order of the set. */
    nearest: many(1, 9).optional(),
    /** Fits one of these besides. */
    any: z.array(filter).min(1).max(6).optional(),
    /** Has the role or is on the side that was named. */
    named: z.literal(true).optional(),
    /** Was dealt this role, whatever it is now. */
    dealt: ids.optional(),
    /** The card lies open. */
    shown: z.literal(true).optional(),
    /** Tonight's own call came to nothing: blocked or drunk. */
    failed: z.literal(true).optional(),
    /** Went to one of these tonight. */
    visited: who.optional(),
    /** Raised a hand in the latest vote; raised it against one of these. */
    voted: z.literal(true).optional(),
    votedFor: who.optional(),
    /** Is on a side that has won; for wins `along`. */
    wins: z.literal(true).optional(),
  }),
);

export const who: z.ZodType<Who> = z.lazy(() => z.union([place, filter]));

/** What must hold. Everything said must hold together. */
export interface Condition {
  some?: Who | undefined;
  none?: Who | undefined;
  atLeast?: [number, Filter] | undefined;
  atMost?: [number, Filter] | undefined;
  nights?: 'odd' | 'even' | undefined;
  from?: number | undefined;
  to?: number | undefined;
  guess?: 'right' | 'wrong' | undefined;
  count?: { of: string; least?: number | undefined; most?: number | undefined } | undefined;
  not?: Condition | undefined;
  any?: Condition[] | undefined;
}

export const condition: z.ZodType<Condition> = z.lazy(() =>
  z.strictObject({
    /** Somebody is one of these. */
    some: who.optional(),
    /** Nobody is. */
    none: who.optional(),
    atLeast: z.tuple([many(0, 99), filter]).optional(),
    atMost: z.tuple([many(0, 99), filter]).optional(),
    nights: z.enum(['odd', 'even']).optional(),
    /** From and up to this night, counted from 1; the day after a night has its number. */
    from: many(1, 99).optional(),
    to: many(1, 99).optional(),
    /** What was named fits the first player chosen, or does not. */
    guess: z.enum(['right', 'wrong']).optional(),
    /** A tally of the file stands between these. */
    count: z.strictObject({ of: id, least: many(0, 999).optional(), most: many(0, 999).optional() }).optional(),
    not: condition.optional(),
    any: z.array(condition).min(1).max(8).optional(),
  }),
);
