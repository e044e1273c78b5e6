import type { Aim } from '../kernel/question.ts';
import { ask, type Script } from '../kernel/script.ts';
import { said, type Bar, type Said, type SeatId } from '../kernel/types.ts';
import { choose, selfBar } from '../rules/choose.ts';
import { text, type Plan, type Seats, type T } from './book.ts';
import type { Context } from './context.ts';
import { elected } from './do/ballot.ts';
import type { Choice, Effect } from './schema/effects.ts';
import type { Traits } from './schema/traits.ts';
import { stateOf } from './state.ts';
import { traitsOf, wears } from './traits.ts';
import { drawSome, fitting, seats, type Fits } from './who.ts';

/** Who is chosen, as the file allows. */
export function choosing(p: Plan, choice: Choice, effects: readonly Effect[]): (t: T, c: Context) => Script<readonly SeatId[]> {
  const allowed = allowedBy(p, choice);
  const words = choice.say ? text(p, choice.say) : askOf(effects);
  const aim = aimOf(effects);
  const { may = false, by } = choice;
  return function* (t, c) {
    const n = Math.min((choice.n ?? 1) + (c.more ?? 0), 20);
    if (by === 'lot') return drawSome(t, allowed(t, c), Math.min(n, 9), c.clause);
    if (by === 'table') return yield* elected(t, c, allowed(t, c), words);
    const { seats: chosen } = yield* ask(t, () => {
      const open = allowed(t, c);
      return choose(t, {
        key: `${c.key}.choose`,
        to: by === 'host' || c.members.length === 0 ? 'host' : c.members,
        say: [words],
        clause: c.clause,
        min: may ? 0 : Math.min(choice.min ?? n, open.length),
        max: n,
        ...(may && { pass: said('own.pass') }),
        aim,
        dead: 'allowed',
        bar: (seat) => (open.includes(seat) ? undefined : whyNot(t, c, choice, seat)),
      });
    });
    const s = stateOf(t);
    s.last.set(c.key, chosen);
    const ever = s.ever.get(c.key) ?? new Set<SeatId>();
    for (const seat of chosen) ever.add(seat);
    s.ever.set(c.key, ever);
    return chosen;
  };
}

/** Seats that may be chosen; a bar that leaves nobody does not bind (I27). */
function allowedBy(p: Plan, choice: Choice): Seats {
  const meant = seats(p, choice.who ?? {});
  const isUnnamed = unnamedIn(p);
  const { self, fresh } = choice;
  return (t, c) => {
    const s = stateOf(t);
    const before = fresh === 'game' ? [...(s.ever.get(c.key) ?? [])] : fresh === 'night' ? (s.last.get(c.key) ?? []) : [];
    const all = meant(t, c).filter((seat) => (self === true || seat !== c.self) && !before.includes(seat));
    const named = all.filter((seat) => !isUnnamed(t, c, seat));
    return named.length > 0 ? named : all;
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

/** The question to the players, made from what comes of it. */
export function askOf(effects: readonly Effect[]): Said {
  const [first] = effects;
  const known = ['kill', 'learn', 'guard', 'block', 'mark', 'link', 'turn', 'swap', 'revive'];
  return said(first && known.includes(first.do) ? `own.ask.${first.do}` : 'own.ask.choose');
}
