import type { Aim } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import { said, type Bar, type Said, type SeatId } from '../kernel/types.ts';
import { choose, selfBar } from '../rules/choose.ts';
import { text, type Plan, type Seats, type T } from './book.ts';
import type { Context } from './context.ts';
import { elected } from './do/ballot.ts';
import type { Choice } from './schema/choice.ts';
import type { Action, Effect } from './schema/effects.ts';
import type { Traits } from './schema/traits.ts';
import { stateOf } from './state.ts';
import { traitsOf, wears } from './traits.ts';
import { among, drawSome, fitting, isCut, seats, type Fits } from './who.ts';

/** Who is chosen, as the file allows. */
export function choosing(p: Plan, choice: Choice, action: Action): (t: T, c: Context) => Script<readonly SeatId[]> {
  const allowed = allowedBy(p, choice);
  const words = asked(p, action) ?? said('own.ask.choose');
  const aim = aimOf(action.do ?? []);
  const pass = said('own.pass');
  const { may = false, by } = choice;
  return function* (t, c) {
    const n = Math.min((choice.n ?? 1) + (c.more ?? 0), 20);
    if (by === 'lot') return drawSome(t, allowed.all(t, c), Math.min(n, 9), c.clause);
    if (by === 'table') return yield* elected(t, c, allowed.all(t, c), words);
    const { seats: chosen } = yield* ask(t, () => {
      const isOpen = allowed.test(t, c);
      return choose(t, {
        key: `${c.key}.choose`,
        to: by === 'host' || c.members.length === 0 ? 'host' : c.members,
        say: [words],
        clause: c.clause,
        min: may ? 0 : (choice.min ?? n),
        max: n,
        pass: may ? pass : undefined,
        aim,
        dead: 'allowed',
        bar: (seat) => (isOpen(seat) ? undefined : whyNot(t, c, choice, seat)),
      });
    });
    remember(t, c, chosen);
    return chosen;
  };
}

/** Whom a call has chosen bars them from being chosen again. */
function remember(t: T, { key }: Context, chosen: readonly SeatId[]): void {
  const s = stateOf(t);
  s.last.set(key, chosen);
  s.lastNight.set(key, t.place.round);
  const ever = s.ever.get(key);
  if (ever) for (const seat of chosen) ever.add(seat);
  else s.ever.set(key, new Set(chosen));
}

/** Seats that may be chosen: all of them, or whether one is among them. */
interface Allowed {
  readonly all: Seats;
  test(t: T, c: Context): (seat: SeatId) => boolean;
}

function allowedBy(p: Plan, choice: Choice): Allowed {
  const { who = {}, self, fresh, strict } = choice;
  const [meant, isMeant] = [seats(p, who), among(p, who, 'living')];
  const isNew = (t: T, c: Context, seat: SeatId): boolean => {
    if (seat === c.self && self !== true) return false;
    if (fresh === undefined) return true;
    const s = stateOf(t);
    if (fresh === 'game') return !s.ever.get(c.key)?.has(seat);
    // A player who could not act the time before has chosen nobody then.
    const running = t.place.round - (s.lastNight.get(c.key) ?? -Infinity) <= (c.apart ?? 1);
    return !running || !s.last.get(c.key)?.includes(seat);
  };
  const { roles, marks } = p.worn.unnamed;
  const isUnnamed = roles.size + marks.size === 0 ? undefined : unnamedIn(p);
  const all: Seats = (t, c) => {
    const free = meant(t, c).filter((seat) => isNew(t, c, seat));
    const named = isUnnamed ? free.filter((seat) => !isUnnamed(t, c, seat)) : free;
    // A bar that leaves nobody does not bind, unless the file wants it to (I27).
    return named.length > 0 || strict ? named : free;
  };
  if (!isUnnamed && !isCut(who)) return { all, test: (t, c) => (seat) => isNew(t, c, seat) && isMeant(t, c, seat) };
  return {
    all,
    test(t, c) {
      const open = all(t, c);
      return (seat) => open.includes(seat);
    },
  };
}

/** Whether somebody cannot be chosen by those who act. */
function unnamedIn(p: Plan): (t: T, c: Context, seat: SeatId) => boolean {
  const everyone: Fits = () => true;
  const by = new Map<Traits, Fits>();
  for (const one of [...Object.values(p.rules.roles), ...Object.values(p.rules.marks ?? {})])
    if (one.unnamed) by.set(one, one.unnamed.by ? fitting(p, one.unnamed.by) : everyone);
  return (t, c, seat) =>
    wears(t, seat, 'unnamed') &&
    traitsOf(t, seat).some((one) => {
      const bars = by.get(one);
      return bars === everyone || (bars !== undefined && c.members.some((member) => bars(t, c, member)));
    });
}

function whyNot(t: T, c: Context, choice: Choice, seat: SeatId): Bar {
  if (seat === c.self && choice.self !== true) return selfBar(c.clause);
  const state = choice.who?.state ?? 'living';
  if (state !== 'any' && t.isAlive(seat) !== (state === 'living'))
    return { why: said(t.isAlive(seat) ? 'own.bar.alive' : 'bar.dead'), clause: c.clause };
  return { why: said('own.bar.notThis'), clause: c.clause };
}

/** What a choice is for, judged by what comes of it. */
function aimOf(effects: readonly Effect[]): Aim {
  const verbs = effects.map(({ do: verb }) => verb);
  return verbs.includes('kill') ? 'kill' : verbs.includes('learn') ? 'learn' : 'ability';
}

/** What an action asks first, in the words of the file where it has some; nothing where nobody is asked. */
export function asked(p: Plan, { options, choose, card, guess, do: effects = [], words }: Action): Said | undefined {
  if (options || (choose && choose.by !== 'lot')) {
    const own = choose?.say ?? words?.ask;
    if (own) return text(p, own);
    return options ? said('own.ask.option') : askOf(effects);
  }
  if (card && card.by !== 'lot') return said('own.ask.card');
  return guess && said('own.ask.name');
}

/** The question to the players, made from what comes of it. */
function askOf(effects: readonly Effect[]): Said {
  const [first] = effects;
  const known = ['kill', 'learn', 'guard', 'block', 'mark', 'link', 'turn', 'swap', 'revive'];
  return said(first && known.includes(first.do) ? `own.ask.${first.do}` : 'own.ask.choose');
}
