import type { PickOption } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import { said, type Bar, type SeatId } from '../kernel/types.ts';
import { blockedBy } from '../rules/status.ts';
import { bookOf, text, type Perform, type Plan, type T } from './book.ts';
import { happens } from './chain.ts';
import { asked, choosing } from './choosing.ts';
import type { Context } from './context.ts';
import { pickCards } from './do/cards.ts';
import { steered } from './do/mark.ts';
import type { Naming } from './schema/choice.ts';
import type { Action, Option } from './schema/effects.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { condition } from './when.ts';

/** What an action says: somebody picks, chooses, names, then it is carried out. False where it was passed or nobody could be chosen (I27). */
export function actionOf(p: Plan, action: Action): Perform {
  const { card, guess } = action;
  const pass = action.pass && p.effects(action.pass);
  const passed: Perform = function* (t, c) {
    if (pass) yield* pass(t, c);
    return false;
  };
  if (action.options) {
    const pick = picking(p, action.options, asked(p, action));
    return function* (t, c) {
      return (yield* pick(t, c)) || (yield* passed(t, c));
    };
  }
  const choose = action.choose && choosing(p, action.choose, action);
  const carryOut = action.do && p.effects(action.do);
  return function* (t, c) {
    let now = c;
    if (choose) {
      const seats = yield* choose(t, c);
      if (seats.length === 0) return yield* passed(t, c);
      now = aimed(t, c, seats);
      if (t.place.phase === 'night' && !c.remote) {
        yield* visits(t, now);
        if (now.self !== undefined && !c.anyway && blockedBy(t, now.self, 'act')) return true;
      }
      if (now.self !== undefined && !now.drunk && c.by.role !== undefined && wears(t, now.self, 'drunk')) now = { ...now, drunk: true };
    }
    if (card) {
      const cards = yield* pickCards(t, now, card);
      if (cards.length === 0) return yield* passed(t, c);
      now = { ...now, cards };
    }
    if (guess) now = { ...now, named: yield* naming(t, now, guess) };
    if (carryOut) yield* carryOut(t, now);
    return true;
  };
}

/** One of several things to do, or none of them. */
function picking(p: Plan, all: readonly Option[], words = said('own.ask.option')): Perform {
  const open = all.map((option) => ({
    option,
    label: text(p, option.name),
    holds: condition(p, option.while),
    perform: p.action(option),
  }));
  const bar = (t: T, c: Context, { option, holds }: (typeof open)[number]): Bar | undefined => {
    if (!holds(t, c)) return { why: said('own.bar.notNow'), clause: c.clause };
    return option.uses !== undefined && t.counter(usesOf(c, option)) >= option.uses
      ? { why: said('own.bar.spent'), clause: c.clause }
      : undefined;
  };
  return function* (t, c) {
    const { option: id } = yield* ask(t, () => ({
      shape: 'pick',
      key: `${c.key}.option`,
      to: c.members.length > 0 ? c.members : 'host',
      say: [words],
      clause: c.clause,
      pass: 'none',
      options: [
        ...open.map((one): PickOption => ({ id: one.option.id, label: one.label, ...barOf(bar(t, c, one)) })),
        { id: 'none', label: said('own.pass') },
      ],
    }));
    const picked = open.find(({ option }) => option.id === id);
    if (!picked) return false;
    const done = yield* picked.perform(t, { ...c, key: `${c.key}.${picked.option.id}` });
    if (done && picked.option.uses !== undefined) t.count(usesOf(c, picked.option));
    return done;
  };
}

const usesOf = (c: Context, { id }: Option): string => `${c.key}.${id}.${c.self ?? 0}`;
const barOf = (bar: Bar | undefined): { bar?: Bar } => (bar ? { bar } : {});

/** Whom an act meets that was meant for these players: by night another where they were led astray (I10). */
function aimed(t: T, c: Context, seats: readonly SeatId[]): Context {
  const astray = t.place.phase === 'night' && !c.remote && stateOf(t).steered.length > 0;
  const chosen = astray ? seats.map((seat) => steered(t, actorOf(c), seat)) : seats;
  return { ...c, chosen, more: undefined };
}

/** Who goes where an act leads. */
const actorOf = ({ self, hand, members }: Context): SeatId | undefined => self ?? hand ?? members[0];

/** The player who acts goes to those chosen (I28). */
function* visits(t: T, c: Context): Script {
  const actor = actorOf(c);
  if (actor === undefined) return;
  for (const to of c.chosen) {
    stateOf(t).visits.push({ from: actor, to });
    yield* happens(t, { on: 'visited', subject: to, killer: actor });
  }
}

/** A role or a side is named: any, one that was dealt, or one that was not. */
function* naming(t: T, c: Context, { what, of = 'any', by = 'actor' }: Naming): Script<string> {
  const { rules } = bookOf(t);
  const ids = () => {
    if (what === 'side') return Object.keys(rules.sides);
    const all = Object.keys(rules.roles).filter((role) => of === 'any' || (t.cast[role] ?? 0) > 0 === (of === 'dealt'));
    return all.length > 0 ? all : Object.keys(rules.roles);
  };
  const { option } = yield* ask(t, () => ({
    shape: 'pick',
    key: `${c.key}.name`,
    to: by === 'host' || c.members.length === 0 ? 'host' : c.members,
    say: [said('own.ask.name')],
    clause: c.clause,
    options: ids().map((id) => ({
      id,
      label: what === 'side' ? said('own.side', { side: { faction: id } }) : said('own.role', { role: { role: id } }),
    })),
  }));
  return option;
}
