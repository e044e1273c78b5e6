import type { Deed } from '../kernel/game.ts';
import type { Role, StatusKind } from '../kernel/role.ts';
import { announce, type Script } from '../kernel/script.ts';
import { said, type RoleId } from '../kernel/types.ts';
import type { Language } from '../text/message.ts';
import { actionOf } from './action.ts';
import { bookOf, brokenHeart, votedOut, type Book, type OwnCall, type OwnGame, type Plan, type T } from './book.ts';
import { ownCalls } from './calls.ts';
import { examine, suggest } from './cast.ts';
import { day } from './day/day.ts';
import { kill } from './deaths.ts';
import { effectsOf } from './effects.ts';
import { always, guardHooks, hooksOf } from './hooks.ts';
import { causesOf, plainRoles, statusesOf } from './index-of.ts';
import { cardOf } from './lines.ts';
import { dawn, daybreak, night } from './night.ts';
import { optionsOf, type Options } from './options.ts';
import { rule } from './ruling.ts';
import type { OwnWords } from './schema/basic.ts';
import type { Effect } from './schema/effects.ts';
import type { Rules } from './schema/rules.ts';
import { triggersOf } from './trigger.ts';
import { effectsIn, textsIn } from './walk.ts';
import { alongOf, winsOf } from './wins.ts';
import { wordsFor } from './words.ts';
import { wornIn } from './worn.ts';

/** Makes a game of a rules file. The file must have been checked (`check.ts`); nothing in it is run as code. */
export function compile(id: string, rules: Rules, title: OwnWords, languages: readonly Language[]): OwnGame {
  const textOf = textsIn(rules);
  const plain = plainRoles(rules);
  const statusOf = statusesOf(rules);
  const causes = causesOf(rules);
  const plan: Plan = {
    rules,
    textOf,
    plain,
    causes,
    statusOf,
    attacks: causes.filter((cause) => cause !== votedOut && cause !== brokenHeart),
    worn: wornIn(rules, statusOf.values()),
    effects: (all) => effectsOf(plan, all),
    action: (action) => actionOf(plan, action),
  };
  const book = bookFor(plan);
  const [min, max] = rules.players ?? [5, 40];
  return {
    book,
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
        { id: role, faction: own.side, ...(own.class !== undefined && { class: own.class }), ...hooksOf(plan, role, 'role', own) },
      ]),
    ),
    statuses: Object.fromEntries([
      ...Object.entries(rules.marks ?? {}).map(([mark, own]): [string, StatusKind<Options>] => [mark, markKind(plan, mark, own)]),
      ...[...statusOf].map(([effect, status]): [string, StatusKind<Options>] => [status, effectKind(plan, status, effect)]),
    ]),
    tokens: Object.keys(rules.tokens ?? {}),
    options: optionsOf(rules),
    suggest: (players, options) => suggest(rules, plain, players, options),
    examine: (cast) => examine(rules, cast),
    nightCard: () => book.card,
    script: turns,
    start: { round: 1, phase: 'night' },
    wins: winsOf(plan),
    hooks: always,
    ruling: rule,
    deeds: Object.fromEntries(causes.map((cause): [string, Deed<Options>] => [cause, carry(cause)])),
    epilogue: showAll,
  };
}

/** Everything a file says as functions. */
function bookFor(plan: Plan): Book {
  const calls = ownCalls(plan);
  const byRole = new Map<RoleId, OwnCall[]>();
  for (const one of calls)
    if ('role' in one.owner && one.owner.as === undefined && one.call.at !== 'day')
      byRole.set(one.owner.role, [...(byRole.get(one.owner.role) ?? []), one]);
  return {
    ...plan,
    card: cardOf(plan, calls),
    triggers: triggersOf(plan),
    nightCalls: byRole,
    dayCalls: calls.filter(({ call }) => call.at === 'day'),
    along: alongOf(plan),
    needsHands: /"voted(?:For)?":/.test(JSON.stringify(plan.rules)),
  };
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
    yield* kill(t, a.on, cause, a.by, a.clause, a.because, cause === votedOut ? 'public' : 'host');
  };

function markKind(plan: Plan, id: string, own: NonNullable<Rules['marks']>[string]): StatusKind<Options> {
  const blocks = [...(own.blocked ? (['act'] as const) : []), ...(own.vote?.none ? (['vote'] as const) : [])];
  return {
    id,
    ...(blocks.length > 0 && { blocks }),
    ...(own.blocked && { signals: true as const }),
    ...(own.diesWithSource && { diesWithSource: true as const }),
    ...(own.open && { counted: true as const }),
    ...hooksOf(plan, id, 'mark', own),
  };
}

function effectKind(plan: Plan, id: string, effect: Effect): StatusKind<Options> {
  if (effect.do === 'guard') return { id, ...guardHooks(plan, id, effect) };
  return effect.do === 'block' && !effect.drunk ? { id, blocks: ['act'], signals: true } : { id };
}
