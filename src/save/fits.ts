import { parseDeck } from '../cards/deck.ts';
import { placeOf, trouble, type Trouble } from '../cards/trouble.ts';
import type { DealtSeat, Game, Position } from '../kernel/game.ts';
import { castOf } from '../kernel/table.ts';

/** Times of day every rulebook is written in. */
const phases: readonly string[] = ['opening', 'night', 'dawn', 'day'];

/** What a save says of the table and its rules. */
export interface Claims {
  readonly edition: number;
  readonly options?: unknown;
  readonly deal: readonly DealtSeat[];
  readonly position?: Position | undefined;
  readonly deck?: { readonly id: string; readonly edition: string; readonly file?: unknown } | undefined;
}

/**
 * The first value of a save the rulebook has no room for, with its place: an edition to come, too many seats, roles, house
 * rules, tokens, statuses and seats there are not, a deck that is none. The answers are checked by their questions.
 * A game that was dealt here has the seats it was dealt with.
 */
export function misfit(claims: Claims, game: Game, { dealtHere = false } = {}): Trouble | undefined {
  const { edition, deal, position } = claims;
  if (edition > game.edition) return trouble('save.newerRules', { edition }, 'edition');
  const stranger = deal.findIndex(({ role }) => !Object.hasOwn(game.roles, role));
  if (stranger >= 0) return trouble('save.unknownRole', { role: deal[stranger]?.role ?? '' }, `deal[${stranger}].role`);
  const { min, max } = game.players;
  if (!dealtHere && (deal.length < min || deal.length > max)) return trouble('save.seats', { min, max, n: deal.length }, 'deal');
  return ofOptions(claims, game) ?? (position && ofPosition(position, deal.length, game)) ?? ofDeck(claims, game);
}

/** A deck in the file must be one of this game, and the very one that is named. */
function ofDeck({ deck }: Claims, game: Game): Trouble | undefined {
  if (deck?.file === undefined) return undefined;
  const read = parseDeck(deck.file, (id) => (id === game.id ? Object.keys(game.roles) : undefined));
  if ('refusal' in read) return trouble('save.deck', { why: { said: read.refusal.why } }, 'deck.file');
  if (read.deck.id === deck.id && read.deck.edition === deck.edition) return undefined;
  return trouble('save.otherDeck', { deck: deck.id, edition: deck.edition }, 'deck.file');
}

function ofOptions({ edition, options = {} }: Claims, game: Game): Trouble | undefined {
  const read = game.options.safeParse(options);
  if (!read.success) return trouble('save.options', {}, placeOf(['options', ...(read.error.issues[0]?.path ?? [])]));
  // A rule an older edition had is not in the way.
  if (edition < game.edition) return undefined;
  const unknown = Object.keys(options as object).find((key) => !Object.hasOwn(read.data as object, key));
  return unknown === undefined ? undefined : trouble('save.unknownOption', { option: unknown.slice(0, 60) }, 'options');
}

/**
 * Cards of a save that fits otherwise with which the setup screen would not have let anybody begin; an older edition may have had
 * other rules for them.
 */
export function refusedCast({ edition, options = {}, deal }: Claims, game: Game): Trouble | undefined {
  if (edition < game.edition) return undefined;
  const refused = game.examine(castOf(deal.map(({ role }) => role)), game.options.parse(options)).find(({ level }) => level === 'refuse');
  return refused && trouble('save.cast', { why: { said: refused.why } }, 'deal');
}

function ofPosition(position: Position, seats: number, game: Game): Trouble | undefined {
  const { round = 0, phase, dead = [], tokens = {}, statuses = [], counters = {} } = position;
  const at = (...path: readonly PropertyKey[]): string => placeOf(['position', ...path]);
  if (round > mostRounds) return trouble('file.tooBig', { most: mostRounds }, at('round'));
  if (phase !== undefined && !phases.includes(phase)) return trouble('file.oneOf', { values: phases.join(', ') }, at('phase'));
  const named: [seat: number | undefined, place: string][] = [
    ...dead.map((seat, i): [number, string] => [seat, at('dead', i)]),
    ...Object.entries(tokens).map(([id, { holder }]): [number, string] => [holder, at('tokens', id, 'holder')]),
    ...statuses.flatMap(({ on, by }, i): [number | undefined, string][] => [
      [on, at('statuses', i, 'on')],
      [by, at('statuses', i, 'by')],
    ]),
  ];
  const absent = named.find(([seat]) => seat !== undefined && seat > seats);
  if (absent) return trouble('save.noSeat', { n: absent[0] ?? 0, of: seats }, absent[1]);
  const twice = dead.findIndex((seat, i) => dead.indexOf(seat) < i);
  if (twice >= 0) return trouble('save.twice', { n: dead[twice] ?? 0 }, at('dead', twice));
  for (const [id, { announced }] of Object.entries(tokens)) {
    if (!game.tokens.includes(id)) return trouble('save.unknownToken', { token: id }, at('tokens'));
    if (announced !== undefined && !game.factions.some((faction) => faction.id === announced))
      return trouble('save.unknownFaction', { faction: announced }, at('tokens', id, 'announced'));
  }
  const strange = statuses.findIndex(({ what }) => !Object.hasOwn(game.statuses, what));
  if (strange >= 0) return trouble('save.unknownStatus', { status: statuses[strange]?.what ?? '' }, at('statuses', strange, 'what'));
  const wild = Object.keys(counters).find((key) => !Number.isInteger(counters[key]) || Math.abs(counters[key] ?? 0) > mostCounted);
  return wild === undefined ? undefined : trouble('file.tooBig', { most: mostCounted }, at('counters', wild));
}

const mostRounds = 999;
const mostCounted = 9999;
