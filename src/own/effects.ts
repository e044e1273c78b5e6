import type { Script } from '../kernel/script.ts';
import { bookOf, type T } from './book.ts';
import { actAs } from './do/act.ts';
import { approved } from './do/ballot.ts';
import { kill } from './do/kill.ts';
import { learn } from './do/learn.ts';
import { block, guard, link, markThem, steer, unmarkThem } from './do/mark.ts';
import { countUp, finish, giveToken, next } from './do/next.ts';
import { manual, tell } from './do/tell.ts';
import { reviveThem, swap, turn } from './do/turn.ts';
import type { Effect } from './schema/effects.ts';
import { holds } from './when.ts';
import { seatsOf } from './who.ts';
import type { Context } from './context.ts';

/** Carries out effects one after the other. What a drunk does comes to nothing; he only learns, and what the host says. */
export function* run(t: T, c: Context, effects: readonly Effect[]): Script {
  for (const e of effects) {
    if (c.drunk && e.do !== 'learn' && e.do !== 'if' && e.do !== 'manual') continue;
    yield* carry(t, c, e);
  }
}

function* carry(t: T, c: Context, e: Effect): Script {
  switch (e.do) {
    case 'learn':
      return yield* learn(t, c, e);
    case 'kill':
      return yield* kill(t, c, e);
    case 'mark':
      return yield* markThem(t, c, e);
    case 'unmark':
      return yield* unmarkThem(t, c, e);
    case 'guard':
      return yield* guard(t, c, e);
    case 'block':
      return yield* block(t, c, e);
    case 'turn':
      return yield* turn(t, c, e);
    case 'swap':
      return yield* swap(t, c, e);
    case 'revive':
      return yield* reviveThem(t, c, e);
    case 'link':
      return yield* link(t, c, e);
    case 'tell':
      return yield* tell(t, c, e);
    case 'next':
      return next(t, c, e);
    case 'end':
      return yield* finish(t, c, e);
    case 'steer':
      return steer(t, c, e);
    case 'act':
      return yield* actAs(t, c, e);
    case 'count':
      return yield* countUp(t, c, e);
    case 'give':
      return yield* giveToken(t, c, e);
    case 'manual':
      return yield* manual(t, c, e);
    case 'if':
      return yield* run(t, c, holds(t, c, e.when) ? e.then : (e.else ?? []));
    case 'repeat':
      for (let i = 0; i < e.times && holds(t, c, e.while); i++) yield* run(t, c, e.then);
      return;
    case 'draw': {
      const at = t.random.below(e.of.length);
      t.tell({ what: 'drawn', from: e.of.map((_, i) => i + 1), got: at + 1, by: 'seed' }, c.clause, 'host');
      return yield* run(t, c, e.of[at] ?? []);
    }
    case 'ballot':
      return yield* run(t, c, (yield* approved(t, c, e)) ? e.then : (e.else ?? []));
    case 'ask': {
      const members = e.to === undefined ? c.members : seatsOf(t, c, e.to, 'any');
      const [self] = members;
      yield* bookOf(t).perform(t, { ...c, members, ...(e.to !== undefined && { self }), key: `${c.key}.more` }, e.action);
    }
  }
}
