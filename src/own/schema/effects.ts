import { z } from 'zod';
import { id, ids, many, words, type OwnWords } from './basic.ts';
import { cards, choice, naming, type CardChoice, type Choice, type Naming } from './choice.ts';
import { condition, filter, place, who, type Condition, type Who } from './who.ts';

/** How long something lasts. `used`: until it has done its work once. */
export const until = z.union([z.enum(['dawn', 'dusk', 'nightfall', 'used', 'forever']), z.strictObject({ days: many(1, 20) })]);
export type Until = z.output<typeof until>;

/** What somebody may find out. */
export const lessons = [
  'side',
  'role',
  'class',
  'is',
  'same',
  'count',
  'distance',
  'group',
  'visited',
  'visitors',
  'cause',
  'among',
  'either',
  'undealt',
  'card',
  'adjacent',
] as const;

const plain = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('learn'),
    what: z.enum(lessons),
    about: who.optional(),
    to: who.optional(),
    /** For `is`, `count`, `group`, `among`, `adjacent` and `distance`: who is meant; the distance is that from `about`. */
    is: filter.optional(),
    /** For `among`: how many players are named, one of whom it is. For `either` and `undealt`: how many roles. */
    of: many(1, 9).optional(),
    /** What is so, whatever false faces say. */
    true: z.literal(true).optional(),
    /** The answer is drawn, or the host gives it. */
    from: z.enum(['lot', 'host']).optional(),
    /** Read out for everybody. */
    aloud: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('kill'),
    who: who.optional(),
    when: z.enum(['now', 'dawn', 'dusk']).optional(),
    /** So many days later. */
    days: many(1, 20).optional(),
    cause: id.optional(),
    /** No protection helps. */
    pierces: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('mark'),
    mark: id,
    who: who.optional(),
    until: until.optional(),
    /** From the next nightfall on, not at once. */
    later: z.literal(true).optional(),
    /** Whose mark it is, where it is not of the one who acts. */
    of: place.optional(),
  }),
  z.strictObject({ do: z.literal('unmark'), mark: id.optional(), who: who.optional() }),
  z.strictObject({
    do: z.literal('guard'),
    who: who.optional(),
    /** Against these causes; against all but the vote and a broken heart unless said. */
    from: ids.optional(),
    until: until.optional(),
    /** What happens to the guard instead. */
    instead: z.enum(['dies', 'both']).optional(),
    /** Nobody finds the players there: who is to be killed is not at home. */
    away: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('block'),
    who: who.optional(),
    until: until.optional(),
    /** They are shown that they cannot act; else they act and nothing comes of it. */
    drunk: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('turn'),
    who: who.optional(),
    into: z.union([
      id,
      z.strictObject({ roleOf: who }),
      z.strictObject({ side: id }),
      z.strictObject({ named: z.literal(true) }),
      /** One of these, by lot; one that nobody was dealt where there is one. */
      z.strictObject({ oneOf: z.array(id).min(1).max(60) }),
    ]),
    when: z.enum(['now', 'dawn']).optional(),
    /** When those turned are told: at once, at the next nightfall, or never. */
    told: z.enum(['now', 'night', 'never']).optional(),
    /** The abilities of the old role stay with them. */
    keep: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('swap'),
    /** Two exchange; of more each card goes to the next. */
    who: who.optional(),
    with: who.optional(),
    /** With the card of the middle that was chosen. */
    card: z.literal(true).optional(),
    told: z.enum(['now', 'never']).optional(),
  }),
  /** Does what a role does at its own calls by night, at once and without becoming it. */
  z.strictObject({ do: z.literal('act'), as: z.union([id, z.strictObject({ roleOf: who }), z.strictObject({ named: z.literal(true) })]) }),
  /** Changes a tally of the file. */
  z.strictObject({ do: z.literal('count'), of: id, by: z.int().min(-99).max(99), shown: z.literal(true).optional() }),
  z.strictObject({
    do: z.literal('revive'),
    who: who.optional(),
    when: z.enum(['now', 'dawn']).optional(),
    /** Marks stay on them. */
    marked: z.literal(true).optional(),
    /** What they had used up they have again. */
    renewed: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('link'), who: who.optional(), mark: id, with: who.optional(), shown: z.literal(true).optional() }),
  z.strictObject({
    do: z.literal('tell'),
    words: words(300).optional(),
    /** Shown besides: who these players are. */
    show: z.enum(['role', 'side', 'names']).optional(),
    of: who.optional(),
    to: z.union([z.literal('table'), who]).optional(),
  }),
  z.strictObject({
    do: z.literal('next'),
    what: z.enum(['kill', 'vote', 'killing']),
    side: id.optional(),
    by: z.int().min(-1).max(3),
  }),
  z.strictObject({
    do: z.literal('end'),
    side: id.optional(),
    /** It wins too, and play goes on. */
    along: z.literal(true).optional(),
    /** Everybody but this side wins. */
    loses: z.literal(true).optional(),
  }),
  z.strictObject({ do: z.literal('steer'), who: who.optional(), how: z.enum(['redirect', 'swap']) }),
  z.strictObject({ do: z.literal('give'), token: id, to: who.optional() }),
  z.strictObject({ do: z.literal('manual'), words: words(400) }),
]);
export type Plain = z.output<typeof plain>;
export type EffectOf<K extends Plain['do']> = Extract<Plain, { do: K }>;

/** All of the same kind one after the other, as long as something holds. */
export interface Repeat {
  do: 'repeat';
  times: number;
  while?: Condition | undefined;
  then: Effect[];
}

/** One of several things by lot. */
export interface Draw {
  do: 'draw';
  of: Effect[][];
}

/** Yes or no, asked of some players together. */
export interface Ballot {
  do: 'ballot';
  who?: Who | undefined;
  words: OwnWords;
  secret?: true | undefined;
  needs?: 'majority' | 'all' | number | undefined;
  then: Effect[];
  else?: Effect[] | undefined;
}

export interface If {
  do: 'if';
  when: Condition;
  then: Effect[];
  else?: Effect[] | undefined;
}

/** A choice and what comes of it; or several to pick one from. */
export interface Action {
  choose?: Choice | undefined;
  card?: CardChoice | undefined;
  guess?: Naming | undefined;
  options?: Option[] | undefined;
  do?: Effect[] | undefined;
  pass?: Effect[] | undefined;
  /** Of a call or of what sets something off. */
  words?: { ask?: OwnWords | undefined } | undefined;
}

export interface Option {
  id: string;
  name: OwnWords;
  while?: Condition | undefined;
  uses?: number | undefined;
  choose?: Choice | undefined;
  card?: CardChoice | undefined;
  do?: Effect[] | undefined;
}

type Ask = { do: 'ask' } & { action: Action; to?: Who | undefined; each?: true | undefined };
export type Effect = Plain | If | Repeat | Draw | Ballot | Ask;

export const effects: z.ZodType<Effect[]> = z.lazy(() => z.array(effect).max(20));

const option: z.ZodType<Option> = z.lazy(() =>
  z.strictObject({
    id,
    name: words(60),
    while: condition.optional(),
    uses: many(1, 20).optional(),
    choose: choice.optional(),
    card: cards.optional(),
    do: effects.optional(),
  }),
);

/** The fields of an action, for whatever has one. */
export const actionFields = {
  choose: choice.optional(),
  card: cards.optional(),
  guess: naming.optional(),
  options: z.array(option).min(2).max(8).optional(),
  do: effects.optional(),
  /** Done where nobody is chosen. */
  pass: effects.optional(),
};
const action: z.ZodType<Action> = z.lazy(() => z.strictObject(actionFields));

const effect: z.ZodType<Effect> = z.lazy(() =>
  z.discriminatedUnion('do', [
    ...plain.options,
    z.strictObject({ do: z.literal('if'), when: condition, then: effects, else: effects.optional() }),
    /** `each`: one after the other, each by itself; else all who are asked decide together. */
    z.strictObject({ do: z.literal('ask'), action, to: who.optional(), each: z.literal(true).optional() }),
    z.strictObject({ do: z.literal('draw'), of: z.array(effects).min(2).max(20) }),
    z.strictObject({ do: z.literal('repeat'), times: many(1, 20), while: condition.optional(), then: effects }),
    z.strictObject({
      do: z.literal('ballot'),
      /** Who is asked; all the living unless said. */
      who: who.optional(),
      words: words(200),
      /** Nobody sees how the others answer. */
      secret: z.literal(true).optional(),
      /** More yes than no unless said; `all`, or so many. */
      needs: z.union([z.enum(['majority', 'all']), many(1, 40)]).optional(),
      then: effects,
      else: effects.optional(),
    }),
  ]),
);
