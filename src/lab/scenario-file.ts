import type { z } from 'zod';
import { withNewSteps } from '../kernel/orders.ts';
import type { Game, Setup } from '../kernel/game.ts';
import type { SeatId } from '../kernel/types.ts';
import { gameWords } from '../games/index.ts';
import type { Words } from '../text/message.ts';
import { words as ruleWords } from '../text/rules.ts';
import { illegal } from './scenario-cast.ts';
import { knownOf, unknownIds } from './scenario-known.ts';
import { headSchema, stepSchemas, verbs, type Head, type Scenario, type Step } from './scenario-schema.ts';

/** A scenario file that cannot be played as it is: where, and what is wrong. */
export class BadScenario extends Error {
  override readonly name = 'BadScenario';
}

/** Finds a rulebook by its id. */
export type FindGame = (id: string) => Promise<Game | undefined>;
/** Finds the words of a rulebook. */
export type FindWords = (game: Game) => Promise<Words | undefined>;

const registeredWords: FindWords = async (game) => (Object.hasOwn(gameWords, game.id) ? gameWords[game.id]?.() : undefined);

/** A scenario ready to be played. */
export interface Reading {
  readonly scenario: Scenario;
  readonly game: Game;
  readonly setup: Setup;
  seat(name: string): SeatId;
}

/** Characters of a scenario file. */
export const longestScenario = 2_000_000;

/** Reads a scenario file. Throws `BadScenario` for anything that is not one, naming the place. */
export async function readScenario(text: string, find: FindGame, findWords: FindWords = registeredWords): Promise<Reading> {
  if (text.length > longestScenario)
    throw new BadScenario(`This file is far too big for a scenario: ${longestScenario} characters is the most.`);
  const written = parsed(headSchema, json(text), '');
  const game = await find(written.game);
  if (game === undefined) throw new BadScenario(`game: there is no game "${written.game}".`);
  // An order that was written out before a step of the night came up gets it where the rulebook has it.
  const head: Head = written.options ? { ...written, options: withNewSteps(game.options, written.options) } : written;
  const scenario: Scenario = { ...head, steps: head.steps.map(step) };
  const seat = seating(head, game);
  checkOptions(game, head.options ?? {});
  const words = await findWords(game);
  const [unknown] = unknownIds(head, scenario.steps, knownOf(game, head, words && messageIds(ruleWords.en, words.en)));
  if (unknown !== undefined) throw new BadScenario(unknown);
  const [fault] = head.house === true ? [] : illegal(game, head, words);
  if (fault !== undefined) throw new BadScenario(`seats: ${fault} With "house": true this table may be played all the same.`);
  return { scenario, game, setup: setupOf(head, game, seat), seat };
}

/** A variant of a message goes by the id of the message. */
const messageIds = (...all: readonly object[]): ReadonlySet<string> =>
  new Set(all.flatMap((messages) => Object.keys(messages).map((id) => id.split('@')[0] ?? id)));

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadScenario(`This file cannot be read as JSON: ${error instanceof Error ? error.message : 'it was cut short'}.`);
  }
}

function step(raw: unknown, index: number): Step {
  const place = `step ${index + 1}`;
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new BadScenario(`${place}: a step is a group in { }.`);
  const named = verbs.filter((verb) => Object.hasOwn(raw, verb));
  const [verb] = named;
  if (verb === undefined || named.length > 1) throw new BadScenario(`${place}: a step has just one of: ${verbs.join(', ')}.`);
  const made = parsed<Step>(stepSchemas[verb], raw, place);
  if ('ask' in made || 'amend' in made) {
    const given = ['seats', 'pass', 'option', 'hands', 'counts', 'number', 'expired', 'done'].filter((field) => Object.hasOwn(made, field));
    if (given.length !== 1)
      throw new BadScenario(
        `${place}: an answer has just one of: seats, pass, option, hands, counts, number, expired, done; here ${given.length === 0 ? 'there is none' : `there are ${given.join(', ')}`}.`,
      );
  }
  return made;
}

function parsed<T>(schema: z.ZodType<T>, raw: unknown, place: string): T {
  const result = schema.safeParse(raw);
  if (result.success) return result.data;
  const { path: inside = [], message = 'this does not fit' } = nearest(result.error.issues[0]) ?? {};
  const path = [place, ...inside.map(String)].filter((part) => part !== '').join(', ');
  throw new BadScenario(`${path === '' ? 'The file' : path}: ${message}.`);
}

/** Of what may stand in one place, the kind that came nearest says what is wrong with it. */
function nearest(issue: z.core.$ZodIssue | undefined): Pick<z.core.$ZodIssue, 'path' | 'message'> | undefined {
  if (issue?.code !== 'invalid_union') return issue;
  const [first, ...others] = issue.errors.flatMap(([one]) => nearest(one) ?? []);
  if (!first) return issue;
  const best = others.reduce((a, b) => (b.path.length > a.path.length || (!isOtherType(b) && isOtherType(a)) ? b : a), first);
  return { path: [...issue.path, ...best.path], message: best.message };
}

const isOtherType = ({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>): boolean =>
  path.length === 0 && message.startsWith('Invalid input');

function seating(head: Head, game: Game): (name: string) => SeatId {
  const numbers = new Map<string, SeatId>();
  for (const [i, { name, role }] of head.seats.entries()) {
    if (numbers.has(name)) throw new BadScenario(`seats, ${i}: there are two players named "${name}".`);
    if (!Object.hasOwn(game.roles, role))
      throw new BadScenario(`seats, ${i}: ${game.id} has no role "${role}". It has: ${Object.keys(game.roles).join(', ')}.`);
    numbers.set(name, i + 1);
  }
  return (name) => {
    const seat = numbers.get(name);
    if (seat === undefined) throw new BadScenario(`Nobody is named "${name}". At the table: ${[...numbers.keys()].join(', ')}.`);
    return seat;
  };
}

function checkOptions(game: Game, options: Record<string, unknown>): void {
  const result = game.options.safeParse(options);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new BadScenario(`options, ${(issue?.path ?? []).map(String).join(', ')}: ${issue?.message ?? 'this does not fit'}.`);
  }
  const known = result.data as object;
  const unknown = Object.keys(options).find((key) => !Object.hasOwn(known, key));
  if (unknown !== undefined)
    throw new BadScenario(`options: ${game.id} has no option "${unknown}". It has: ${Object.keys(known).join(', ')}.`);
}

function setupOf({ seats, start, options = {}, seed = 'scenario' }: Head, game: Game, seat: (name: string) => SeatId): Setup {
  const setup: Setup = { options, seed, deal: seats };
  if (start === undefined) return setup;
  const { dead = [], tokens = {}, statuses = [], round, phase, counters } = start;
  const twice = dead.find((who, i) => dead.indexOf(who) < i);
  if (twice !== undefined) throw new BadScenario(`start, dead: "${twice}" stands here twice.`);
  const seated = (place: string, who: string): SeatId => {
    try {
      return seat(who);
    } catch (error) {
      throw error instanceof BadScenario ? new BadScenario(`start, ${place}: ${error.message}`) : error;
    }
  };
  return {
    ...setup,
    position: {
      dead: dead.map((who) => seated('dead', who)),
      tokens: Object.fromEntries(
        Object.entries(tokens).map(([id, { holder, knowing, announced }]) => [
          id,
          {
            holder: seated(`tokens, ${id}`, holder),
            ...(knowing !== undefined && { knowing }),
            ...(announced !== undefined && { announced }),
          },
        ]),
      ),
      statuses: statuses.map(({ what, on, by, until }) => ({
        what,
        on: seated('statuses', on),
        ...(by !== undefined && { by: seated('statuses', by) }),
        ...(until !== undefined && { until }),
      })),
      ...(round !== undefined && { round }),
      ...(phase !== undefined && { phase }),
      ...(counters !== undefined && { counters }),
    },
  };
}
