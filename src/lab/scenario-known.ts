import type { Game } from '../kernel/game.ts';
import { castOf } from './scenario-cast.ts';
import type { Expected, Head, Message, NamedRuling, Step } from './scenario-schema.ts';

/** Ids a file may use, by what they stand for; messages and phases only where the game's words are known. */
export interface Known {
  readonly game: string;
  readonly roles: readonly string[];
  readonly statuses: readonly string[];
  readonly tokens: readonly string[];
  readonly factions: readonly string[];
  readonly lines: readonly string[];
  /** Only where the game lists them. */
  readonly moments?: readonly string[];
  readonly counters?: readonly string[];
  readonly messages?: ReadonlySet<string>;
  readonly phases?: readonly string[];
}

/** What is known of a game under these options, with this deal; `messages` are the ids of all it can say. */
export function knownOf(game: Game, head: Head, messages: ReadonlySet<string> | undefined): Known {
  const phases = [...(messages ?? [])].flatMap((id) => (id.startsWith('phase.') ? [id.slice('phase.'.length)] : []));
  return {
    game: game.id,
    roles: Object.keys(game.roles),
    statuses: Object.keys(game.statuses),
    tokens: game.tokens,
    factions: game.factions.map(({ id }) => id),
    ...(game.moments && { moments: game.moments }),
    ...(game.counters && { counters: game.counters }),
    lines: game.nightCard(castOf(head), game.options.parse(head.options ?? {})).flatMap((section) => section.lines.map(({ id }) => id)),
    ...(messages && { messages, phases: [...new Set([game.start.phase, ...phases])] }),
  };
}

/** A sentence for each id in the file that means nothing in its game, with its place and what is known there. */
export function unknownIds({ start }: Head, steps: readonly Step[], known: Known): string[] {
  const found = steps.flatMap((step, i) => {
    const place = `step ${i + 1}`;
    if ('rule' in step) return ofRuling(step.rule, `${place}, rule`, known);
    return 'expect' in step ? ofExpected(step.expect, `${place}, expect`, known) : [];
  });
  if (start === undefined) return found;
  const { tokens = {}, statuses = [], phase, counters = {} } = start;
  const ends = statuses.flatMap(({ until }) => until ?? []);
  return [
    ...ids('start, tokens', 'token', Object.keys(tokens), known.tokens, known),
    ...ids(
      'start, tokens',
      'faction',
      Object.values(tokens).flatMap(({ announced }) => announced ?? []),
      known.factions,
      known,
    ),
    ...ids(
      'start, statuses',
      'status',
      statuses.map(({ what }) => what),
      known.statuses,
      known,
    ),
    ...(known.moments
      ? unknown(
          'start, statuses, until',
          'moment',
          ends.filter((id) => !isListed(id, known.moments ?? [], known)),
          known.moments,
          known,
        )
      : []),
    ...(known.counters
      ? unknown(
          'start, counters',
          'counter',
          Object.keys(counters).filter((id) => !isListed(id, known.counters ?? [], known)),
          known.counters,
          known,
        )
      : []),
    ...(known.phases ? ids('start, phase', 'phase', phase === undefined ? [] : [phase], known.phases, known) : []),
    ...found,
  ];
}

function ofExpected(expected: Expected, place: string, known: Known): string[] {
  const { holder = {}, marked = {}, called = {}, winner, told = {}, announced = [], silent = [], said: aloud = [] } = expected;
  const said = (field: string, messages: readonly Message[]): string[] => unknownMessages(`${place}, ${field}`, messages, known);
  return [
    ...ids(`${place}, holder`, 'token', Object.keys(holder), known.tokens, known),
    ...ids(`${place}, marked`, 'status', Object.keys(marked), known.statuses, known),
    ...ids(`${place}, called`, 'line of the night card', Object.keys(called), known.lines, known),
    ...ids(
      `${place}, winner`,
      'faction',
      [winner ?? []].flat().filter((id) => id !== 'draw'),
      known.factions,
      known,
    ),
    ...said('told', Object.values(told)),
    ...said('announced', announced),
    ...said('silent', silent),
    ...said('said', aloud),
  ];
}

function ofRuling(ruling: NamedRuling, place: string, known: Known): string[] {
  switch (ruling.do) {
    case 'move':
      return ids(place, 'token', [ruling.token], known.tokens, known);
    case 'mark':
    case 'unmark':
      return ids(place, 'status', [ruling.status], known.statuses, known);
    case 'recast':
      return ids(place, 'role', [ruling.role], known.roles, known);
    case 'end':
      return ids(place, 'faction', ruling.won, known.factions, known);
    default:
      return [];
  }
}

/** Numbers are alike, and `*.` is a role or a line. */
function isListed(id: string, all: readonly string[], { roles, lines }: Known): boolean {
  const [first = '', ...rest] = id.split('.');
  return all.includes(id.replace(/\d+/g, '0')) || (all.includes(`*.${rest.join('.')}`) && [...roles, ...lines].includes(first));
}

const ids = (place: string, what: string, used: readonly string[], all: readonly string[], known: Known): string[] =>
  unknown(
    place,
    what,
    used.filter((id) => !all.includes(id)),
    all,
    known,
  );

const unknown = (place: string, what: string, strange: readonly string[], all: readonly string[], { game }: Known): string[] =>
  strange.map(
    (id) => `${place}: ${game} has no ${what} "${id}". ${all.length === 0 ? 'It has none at all' : `It has: ${all.join(', ')}`}.`,
  );

/** Messages are many: those that begin alike are named, or else the words they begin with. */
function unknownMessages(place: string, used: readonly Message[], { game, messages }: Known): string[] {
  return used.flatMap((message) => {
    const id = typeof message === 'string' ? message : message.id;
    if (messages === undefined || messages.has(id)) return [];
    const first = (other: string): string => other.split('.')[0] ?? other;
    const alike = [...messages].filter((other) => first(other) === first(id));
    const near = alike.length > 0 ? alike : [...new Set([...messages].map((other) => `${first(other)}.`))];
    return [`${place}: ${game} has no message "${id}". It has: ${near.sort().join(', ')}.`];
  });
}
