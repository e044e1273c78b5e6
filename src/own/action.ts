import type { Aim, PickOption } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import { said, type Bar, type Said, type SeatId } from '../kernel/types.ts';
import { choose, selfBar } from '../rules/choose.ts';
import { blockedBy } from '../rules/status.ts';
import { bookOf, text, type T } from './book.ts';
import { happens } from './chain.ts';
import { elected } from './do/ballot.ts';
import { pickCards } from './do/cards.ts';
import { steered } from './do/mark.ts';
import { run } from './effects.ts';
import type { Action, Choice, Effect, Naming, Option } from './schema/effects.ts';
import { stateOf } from './state.ts';
import { isDrunk, traitsOf } from './traits.ts';
import { holds } from './when.ts';
import { fits, seatsOf } from './who.ts';
import type { Context } from './context.ts';

/** Does what an action says: picks, chooses, names, then carries it out. False where it was passed or nobody could be chosen (I27). */
export function* perform(t: T, c: Context, action: Action): Script<boolean> {
  if (action.options) return (yield* pickOne(t, c, action.options)) || (yield* passed(t, c, action));
  let now = c;
  if (action.choose) {
    const seats = yield* select(t, c, action.choose, action.do ?? []);
    if (seats.length === 0) return yield* passed(t, c, action);
    now = yield* aimed(t, c, seats);
    if (isHalted(t, now)) return true;
    if (now.self !== undefined && !now.drunk && c.by.role !== undefined && isDrunk(t, now.self)) now = { ...now, drunk: true };
  }
  if (action.card) {
    const cards = yield* pickCards(t, now, action.card);
    if (cards.length === 0) return yield* passed(t, c, action);
    now = { ...now, cards };
  }
  if (action.guess) now = { ...now, named: yield* naming(t, now, action.guess) };
  if (action.do) yield* run(t, now, action.do);
  return true;
}

function* passed(t: T, c: Context, { pass }: Action): Script<false> {
  if (pass) yield* run(t, c, pass);
  return false;
}

/** A player whose visit is stopped does nothing there. */
const isHalted = (t: T, c: Context): boolean =>
  t.place.phase === 'night' && c.remote !== true && c.self !== undefined && blockedBy(t, c.self, 'act') !== undefined;

/** One of several things to do, or none of them. */
function* pickOne(t: T, c: Context, all: readonly Option[]): Script<boolean> {
  const open = (o: Option): Bar | undefined => {
    if (!holds(t, c, o.while)) return { why: said('own.bar.notNow'), clause: c.clause };
    return o.uses !== undefined && t.counter(usesOf(c, o)) >= o.uses ? { why: said('own.bar.spent'), clause: c.clause } : undefined;
  };
  const { option } = yield* ask(t, () => ({
    shape: 'pick',
    key: `${c.key}.option`,
    to: c.members.length > 0 ? c.members : 'host',
    say: [said('own.ask.option')],
    clause: c.clause,
    pass: 'none',
    options: [
      ...all.map((o): PickOption => ({ id: o.id, label: text(t, o.name), ...barOf(open(o)) })),
      { id: 'none', label: said('own.pass') },
    ],
  }));
  const picked = all.find(({ id }) => id === option);
  if (!picked) return false;
  const done = yield* perform(t, { ...c, key: `${c.key}.${picked.id}` }, picked);
  if (done && picked.uses !== undefined) t.count(usesOf(c, picked));
  return done;
}

const usesOf = (c: Context, { id }: Option): string => `${c.key}.${id}.${c.self ?? 0}`;
const barOf = (bar: Bar | undefined): { bar?: Bar } => (bar ? { bar } : {});

/** Who is chosen, as the file allows. */
function* select(t: T, c: Context, choice: Choice, effects: readonly Effect[]): Script<readonly SeatId[]> {
  const n = choice.n ?? 1;
  const allowed = (): readonly SeatId[] => allowedOf(t, c, choice);
  if (choice.by === 'lot') return drawn(t, c, allowed(), n);
  if (choice.by === 'table') return yield* elected(t, c, allowed(), choice.say ? text(t, choice.say) : askOf(effects));
  const may = choice.may ?? false;
  const { seats } = yield* ask(t, () => {
    const open = allowed();
    return choose(t, {
      key: `${c.key}.choose`,
      to: choice.by === 'host' || c.members.length === 0 ? 'host' : c.members,
      say: [choice.say ? text(t, choice.say) : askOf(effects)],
      clause: c.clause,
      min: may ? 0 : Math.min(choice.min ?? n, open.length),
      max: n,
      ...(may && { pass: said('own.pass') }),
      aim: aimOf(effects),
      dead: 'allowed',
      bar: (seat) => (open.includes(seat) ? undefined : whyNot(t, c, choice, seat)),
    });
  });
  const s = stateOf(t);
  s.last.set(c.key, seats);
  const ever = s.ever.get(c.key) ?? new Set<SeatId>();
  for (const seat of seats) ever.add(seat);
  s.ever.set(c.key, ever);
  return seats;
}

function drawn(t: T, c: Context, from: readonly SeatId[], n: number): readonly SeatId[] {
  return from.length === 0 ? [] : seatsOf(t, { ...c, chosen: from }, { from: 'chosen', state: 'any', take: Math.min(n, 9) });
}

/** Seats that may be chosen; a bar that leaves nobody does not bind (I27). */
function allowedOf(t: T, c: Context, choice: Choice): readonly SeatId[] {
  const s = stateOf(t);
  const before = choice.fresh === 'game' ? [...(s.ever.get(c.key) ?? [])] : choice.fresh === 'night' ? (s.last.get(c.key) ?? []) : [];
  const all = seatsOf(t, c, choice.who ?? {}).filter((seat) => (choice.self === true || seat !== c.self) && !before.includes(seat));
  const named = all.filter(
    (seat) =>
      !traitsOf(t, seat).some(
        ({ unnamed }) => unnamed && (unnamed.by === undefined || c.members.some((one) => fits(t, c, unnamed.by ?? {}, one))),
      ),
  );
  return named.length > 0 ? named : all;
}

function whyNot(t: T, c: Context, choice: Choice, seat: SeatId): Bar {
  if (seat === c.self && choice.self !== true) return selfBar(c.clause);
  const state = choice.who?.state ?? 'living';
  if (state !== 'any' && t.isAlive(seat) !== (state === 'living'))
    return { why: said(t.isAlive(seat) ? 'own.bar.alive' : 'bar.dead'), clause: c.clause };
  return { why: said('own.bar.notThis'), clause: c.clause };
}

/** The seat that is visited after all redirections, and the visit itself (I10, I28). */
function* aimed(t: T, c: Context, seats: readonly SeatId[]): Script<Context> {
  const s = stateOf(t);
  if (t.place.phase !== 'night' || c.remote) return { ...c, chosen: seats };
  const actor = c.self ?? c.members[0];
  const chosen = s.steered.length === 0 ? seats : seats.map((seat) => steered(t, actor, seat));
  if (actor !== undefined)
    for (const to of chosen) {
      s.visits.push({ from: actor, to });
      yield* happens(t, { on: 'visited', subject: to, killer: actor });
    }
  return { ...c, chosen };
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

/** What a choice is for, judged by what comes of it. */
export function aimOf(effects: readonly Effect[]): Aim {
  const verbs = effects.map(({ do: verb }) => verb);
  return verbs.includes('kill') ? 'kill' : verbs.includes('learn') ? 'learn' : 'ability';
}

/** The question to the players, made from what comes of it. */
export function askOf(effects: readonly Effect[]): Said {
  const [first] = effects;
  const known = ['kill', 'learn', 'guard', 'block', 'mark', 'link', 'turn', 'swap', 'revive'];
  return said(first && known.includes(first.do) ? `own.ask.${first.do}` : 'own.ask.choose');
}
