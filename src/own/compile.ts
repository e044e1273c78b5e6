import type { Deed } from '../kernel/game.ts';
import type { NightCard, NightLine } from '../kernel/night-card.ts';
import type { Role, StatusKind } from '../kernel/role.ts';
import { announce, ask, type Script } from '../kernel/script.ts';
import { said, type RoleId } from '../kernel/types.ts';
import type { Rulebook } from '../rules/define-game.ts';
import type { Language } from '../text/message.ts';
import { perform } from './action.ts';
import { bookOf, brokenHeart, enter, votedOut, type Book, type T } from './book.ts';
import { callsOf } from './call-list.ts';
import { lineOf } from './calls.ts';
import { examine, suggest } from './cast.ts';
import { causesOf, plainRoles, statusesOf, triggersOf } from './index-of.ts';
import { day } from './day/day.ts';
import { slay } from './deaths.ts';
import { run } from './effects.ts';
import { always, guardHooks, hooksOf } from './hooks.ts';
import { dawn, daybreak, night } from './night.ts';
import { optionsOf, type Options } from './options.ts';
import { rule } from './ruling.ts';
import type { OwnWords } from './schema/basic.ts';
import type { Effect } from './schema/effects.ts';
import type { Rules } from './schema/rules.ts';
import { effectsIn, textsIn } from './walk.ts';
import { winsOf } from './wins.ts';
import { wordsFor } from './words.ts';

/** Makes a game of a rules file. The file must have been checked (`check.ts`); nothing in it is run as code. */
export function compile(id: string, rules: Rules, title: OwnWords, languages: readonly Language[]): Rulebook<Options> {
  const textOf = textsIn(rules);
  const plain = plainRoles(rules);
  const statusOf = statusesOf(rules);
  const causes = causesOf(rules);
  const book: Book = {
    rules,
    textOf,
    plain,
    causes,
    statusOf,
    attacks: causes.filter((cause) => cause !== votedOut && cause !== brokenHeart),
    triggers: triggersOf(rules),
    needsHands: /"voted(?:For)?":/.test(JSON.stringify(rules)),
    dayRoles: Object.entries(rules.roles).flatMap(([role, { calls }]) => (calls?.some(({ at }) => at === 'day') ? [role] : [])),
    card: cardOf(rules, textOf),
    run,
    perform,
  };
  const [min, max] = rules.players ?? [5, 40];
  const game: Rulebook<Options> = {
    words: wordsFor(rules, title, languages),
    id,
    edition: rules.edition ?? 1,
    players: { min, max, usual: rules.usual ?? Math.min(max, Math.max(min, 10)) },
    factions: Object.entries(rules.sides).map(([side, { acquainted = false, calls }]) => ({
      id: side,
      plain: plain[side] ?? '',
      acquainted,
      kills: calls?.some((call) => effectsIn(call).some(({ effect }) => effect.do === 'kill')) ?? false,
    })),
    roles: Object.fromEntries(
      Object.entries(rules.roles).map(([role, own]): [RoleId, Role<Options>] => [
        role,
        { id: role, faction: own.side, ...(own.class !== undefined && { class: own.class }), ...hooksOf(role, 'role', own) },
      ]),
    ),
    statuses: Object.fromEntries([
      ...Object.entries(rules.marks ?? {}).map(([mark, own]): [string, StatusKind<Options>] => [mark, markKind(mark, own)]),
      ...[...statusOf].map(([effect, status]): [string, StatusKind<Options>] => [status, effectKind(status, effect)]),
    ]),
    tokens: Object.keys(rules.tokens ?? {}),
    options: optionsOf(rules),
    suggest: (players, options) => suggest(rules, plain, players, options),
    examine: (cast) => examine(rules, cast),
    nightCard: () => book.card,
    script: turns,
    start: { round: 1, phase: 'night' },
    wins: winsOf(rules),
    hooks: always,
    ruling: rule,
    deeds: Object.fromEntries(causes.map((cause): [string, Deed<Options>] => [cause, carry(cause)])),
    epilogue: showAll,
  };
  enter(game, book);
  return game;
}

/** A night and a day, over and over; after the first night only days where the file says so. */
function* turns(t: T): Script<never> {
  for (;;) {
    if (t.place.round > 1 && bookOf(t).rules.oneNight) yield* daybreak(t);
    else if (t.place.phase === 'night') {
      yield* night(t);
      yield* dawn(t);
    }
    yield* day(t);
    t.place = { round: t.place.round + 1, phase: 'night' };
  }
}

/** Where cards of the dead stayed hidden, everybody shows them once the game is decided. */
function* showAll(t: T): Script {
  if (t.options.reveal !== 'role') yield* announce(t, 'over.reveal', said('own.over.reveal'), 'OWN-win');
}

const carry = (cause: string): Deed<Options> =>
  function* (t, a): Script {
    yield* slay(t, a.on, cause, a.by, a.clause, a.because, cause === votedOut ? 'public' : 'host');
  };

function markKind(id: string, own: NonNullable<Rules['marks']>[string]): StatusKind<Options> {
  const blocks = [...(own.blocked ? (['act'] as const) : []), ...(own.vote?.none ? (['vote'] as const) : [])];
  return {
    id,
    ...(blocks.length > 0 && { blocks }),
    ...(own.blocked && { signals: true as const }),
    ...(own.diesWithSource && { diesWithSource: true as const }),
    ...(own.open && { counted: true as const }),
    ...hooksOf(id, 'mark', own),
  };
}

function effectKind(id: string, effect: Effect): StatusKind<Options> {
  if (effect.do === 'guard') return { id, ...guardHooks(id, effect) };
  return effect.do === 'block' && !effect.drunk ? { id, blocks: ['act'], signals: true } : { id };
}

/** The night in the order of the file's numbers; first come the sides that only meet. */
function cardOf(rules: Rules, textOf: ReadonlyMap<object, string>): NightCard<Options> {
  const calls = callsOf(rules)
    .filter(({ call }) => call.at !== 'day')
    .map((named, i) => ({ named, order: named.call.order ?? 500, i }))
    .sort((a, b) => a.order - b.order || a.i - b.i);
  const lines: NightLine<Options>[] = calls.map(({ named }) => lineOf(rules, named, textOf));
  return [{ id: 'night', lines: [...meetings(rules), ...lines] }];
}

/** Sides whose members know one another and who do not wake together in the first night meet in it. */
function meetings(rules: Rules): NightLine<Options>[] {
  return Object.entries(rules.sides).flatMap(([side, { acquainted, calls = [] }]) => {
    if (!acquainted || calls.some(({ nights = 'every' }) => nights === 'every' || nights === 'first' || nights === 'odd')) return [];
    const line = lineOf(rules, { id: `${side}Meet`, owner: { side }, call: { nights: 'first' } }, new Map());
    return [{ ...line, meeting: true as const, what: said('own.meet.what'), act: (t) => meet(t, side) }];
  });
}

function* meet(t: T, side: string): Script {
  const all = t.living(side);
  const note = said('own.meet.note', { who: { seats: all } });
  t.tell({ what: 'learned', seats: all, about: all, said: note }, `OWN-${side}Meet`, all);
  yield* ask(t, () => ({ shape: 'say', key: `${side}Meet.look`, to: 'table', say: [said('own.meet')], note, clause: `OWN-${side}Meet` }));
}
