import type { Script } from '../kernel/script.ts';
import type { SeatId } from '../kernel/types.ts';
import type { Perform, Plan, Run, T } from './book.ts';
import type { Context } from './context.ts';
import { nothing } from './nothing.ts';
import { actAs } from './do/act.ts';
import { approved } from './do/ballot.ts';
import { kill } from './do/kill.ts';
import { learn } from './do/learn.ts';
import { block, guard, link, markThem, steer, unmarkThem } from './do/mark.ts';
import { countUp, finish, giveToken, next } from './do/next.ts';
import { manual, tell } from './do/tell.ts';
import { reviveThem, swap, turn } from './do/turn.ts';
import type { Draw, Effect, If, Repeat } from './schema/effects.ts';
import { condition } from './when.ts';
import { seats } from './who.ts';

/** Effects one after the other. What a drunk does comes to nothing; he only learns, and what the host says. */
export function effectsOf(p: Plan, all: readonly Effect[]): Run {
  const steps = all.map((e) => ({ run: effectOf(p, e), byDrunk: e.do === 'learn' || e.do === 'if' || e.do === 'manual' }));
  const [only] = steps;
  if (only && steps.length === 1) return (t, c): Script => (only.byDrunk || !c.drunk ? only.run(t, c) : nothing);
  return function* (t, c) {
    for (const { run, byDrunk } of steps) if (byDrunk || !c.drunk) yield* run(t, c);
  };
}

function effectOf(p: Plan, e: Effect): Run {
  switch (e.do) {
    case 'learn':
      return learn(p, e);
    case 'kill':
      return kill(p, e);
    case 'mark':
      return markThem(p, e);
    case 'unmark':
      return unmarkThem(p, e);
    case 'guard':
      return guard(p, e);
    case 'block':
      return block(p, e);
    case 'turn':
      return turn(p, e);
    case 'swap':
      return swap(p, e);
    case 'revive':
      return reviveThem(p, e);
    case 'link':
      return link(p, e);
    case 'tell':
      return tell(p, e);
    case 'next':
      return next(p, e);
    case 'end':
      return finish(p, e);
    case 'steer':
      return steer(p, e);
    case 'act':
      return actAs(p, e);
    case 'count':
      return countUp(p, e);
    case 'give':
      return giveToken(p, e);
    case 'manual':
      return manual(p, e);
    case 'if':
      return either(p, e, condition(p, e.when));
    case 'repeat':
      return repeat(p, e);
    case 'draw':
      return draw(p, e);
    case 'ballot': {
      const [asked, then, otherwise] = [approved(p, e), p.effects(e.then), p.effects(e.else ?? [])];
      return function* (t, c) {
        yield* (yield* asked(t, c)) ? then(t, c) : otherwise(t, c);
      };
    }
    case 'ask': {
      const to = e.to === undefined ? undefined : seats(p, e.to, 'any');
      const perform = p.action(e.action);
      if (to && e.each) return (t, c) => oneByOne(t, c, to(t, c), perform);
      return function* (t, c) {
        const members = to ? to(t, c) : c.members;
        yield* perform(t, { ...c, members, ...(to && { self: members[0] }), key: `${c.key}.more` });
      };
    }
  }
}

/** Each of these players in turn; one who has died meanwhile is asked nothing more. */
function* oneByOne(t: T, c: Context, asked: readonly SeatId[], perform: Perform): Script {
  const living = new Set(asked.filter((seat) => t.isAlive(seat)));
  for (const self of asked) {
    if (living.has(self) && !t.isAlive(self)) continue;
    yield* perform(t, { ...c, self, members: [self], by: { seat: self, role: t.at(self).role }, key: `${c.key}.more` });
  }
}

function either(p: Plan, e: If, holds: (t: T, c: Context) => boolean): Run {
  const [then, otherwise] = [p.effects(e.then), p.effects(e.else ?? [])];
  return (t, c): Script => (holds(t, c) ? then(t, c) : otherwise(t, c));
}

function repeat(p: Plan, { times, while: when, then }: Repeat): Run {
  const [holds, run] = [condition(p, when), p.effects(then)];
  return function* (t, c) {
    for (let i = 0; i < times && holds(t, c); i++) yield* run(t, c);
  };
}

/** One of several lists of effects by lot. */
function draw(p: Plan, { of }: Draw): Run {
  const all = of.map((one) => p.effects(one));
  return function* (t, c) {
    const at = t.random.below(all.length);
    t.tell({ what: 'drawn', from: all.map((_, i) => i + 1), got: at + 1, by: 'seed' }, c.clause, 'host');
    yield* (all[at] as Run)(t, c);
  };
}
