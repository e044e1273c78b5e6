import type { Hooks, Verdict } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import { said, type Agent } from '../kernel/types.ts';
import { reveal } from '../rules/death.ts';
import { unmark } from '../rules/status.ts';
import { dropToken } from '../rules/token.ts';
import type { Plan } from './book.ts';
import { happens } from './chain.ts';
import { handOf, kill } from './deaths.ts';
import type { Options } from './options.ts';
import { listOf } from './schema/basic.ts';
import type { EffectOf } from './schema/effects.ts';
import type { Shield, Traits } from './schema/traits.ts';
import { stateOf } from './state.ts';
import { wears } from './traits.ts';
import { condition } from './when.ts';
import { fitting } from './who.ts';
import type { Context } from './context.ts';

type H = Hooks<Options>;

/** The hooks of the kernel that a role's or a mark's traits come to. */
export function hooksOf(p: Plan, id: string, of: 'role' | 'mark', traits: Traits): H {
  const { vote, appears } = traits;
  const shields = traits.shields?.map((shield, i) => shieldOf(p, id, of, shield, i));
  return {
    ...(shields && {
      shields(t, a, self) {
        if (of === 'role' && wears(t, self.seat, 'drunk')) return undefined;
        for (const shield of shields) {
          const verdict = shield(t, a, self);
          if (verdict) return verdict;
        }
        return undefined;
      },
    }),
    ...(vote &&
      (vote.weight !== undefined || vote.tie || vote.with) && {
        ballot: {
          ...(vote.weight !== undefined && { weight: vote.weight }),
          ...(vote.tie && { breaksTies: true as const }),
          ...(vote.with && { follows: vote.with }),
        },
      }),
    ...(appears && {
      appears: (_, kind) => (appears.to === undefined || (appears.to as readonly string[]).includes(kind) ? appears.as : undefined),
    }),
  };
}

/** A shield that prevents comes before one that does something instead; `uses` are spent only where it was needed (I2, I19). */
function shieldOf(p: Plan, owner: string, of: 'role' | 'mark', shield: Shield, i: number): NonNullable<H['shields']> {
  const key = `${owner}.shield${i}`;
  const clause = `OWN-${owner}`;
  const causes = causesOf(p, shield.from);
  const isKiller = shield.by && fitting(p, shield.by);
  const holds = condition(p, shield.while);
  const why =
    of === 'role' ? said('own.why.role', { role: { role: owner } }) : said('own.why.mark', { mark: { said: said(`status.${owner}`) } });
  const instead = shield.instead && p.effects(shield.instead);
  return (t, a, { seat, status }): Verdict<Options> | undefined => {
    if (!causes.includes(a.deed)) return undefined;
    const killer = handOf(t, a.by);
    const by: Agent = of === 'role' ? { seat, role: t.at(seat).role } : (status?.by ?? {});
    const c: Context = {
      self: seat,
      chosen: [],
      subject: seat,
      killer,
      source: status?.by.seat,
      key,
      clause,
      by,
      cause: a.deed,
      members: [seat],
      because: a.because,
    };
    if (isKiller && (killer === undefined || !isKiller(t, c, killer))) return undefined;
    if (!holds(t, c)) return undefined;
    const used = `${key}.${seat}`;
    if (shield.uses !== undefined && t.counter(used) >= shield.uses) return undefined;
    const once = status?.until === 'used';
    if (shield.uses === undefined && !instead && !shield.shown && !once) return { prevent: why, clause, shield: by };
    return {
      why,
      clause,
      shield: by,
      *instead(): Script {
        if (shield.uses !== undefined) t.tell({ what: 'spent', seat, ability: owner, left: shield.uses - t.count(used) }, clause, 'host');
        if (once && status) yield* unmark(t, status);
        if (shield.shown) reveal(t, seat, clause);
        if (instead) yield* instead(t, c);
      },
    };
  };
}

const causesOf = (p: Plan, from: string | readonly string[] | undefined): readonly string[] =>
  from === undefined ? p.attacks : listOf(from);

/** The hooks of somebody's guard: what is to be killed lives, or the guard dies in its place. */
export function guardHooks(p: Plan, id: string, effect: EffectOf<'guard'>): H {
  const causes = causesOf(p, effect.from);
  const why = said(effect.away ? 'own.why.away' : 'own.why.guarded');
  const clause = `OWN-${id}`;
  return {
    shields(t, a, { seat, status }) {
      if (!causes.includes(a.deed)) return undefined;
      const by = status?.by ?? {};
      if (t.options.overdose && !effect.away && t.statuses.filter((s) => s.on === seat && /Guard\d*$/.test(s.what)).length > 1)
        return undefined;
      if (!effect.instead && effect.until !== 'used') return { prevent: why, clause, shield: by };
      return {
        why,
        clause,
        shield: by,
        *instead(): Script {
          if (effect.until === 'used' && status) yield* unmark(t, status);
          const killer = handOf(t, a.by);
          if (effect.instead && by.seat !== undefined) yield* kill(t, by.seat, a.deed, a.by, clause, a.because);
          if (effect.instead === 'both' && killer !== undefined) yield* kill(t, killer, a.deed, by, clause, a.because);
        },
      };
    },
  };
}

/** What follows facts whatever the roles: deaths and changes set off what waits for them. */
export const always: H = {
  after: {
    *died(t, fact) {
      const s = stateOf(t);
      s.changed = t.place.round;
      if (fact.by.host) s.told.add(fact.seat);
      for (const [token, held] of Object.entries(t.tokens)) if (held?.holder === fact.seat) dropToken(t, token);
      const killer = handOf(t, fact.by);
      const cause = s.causes.get(fact.seat) ?? 'host';
      const because = t.story.lastIndexOf(fact);
      yield* happens(t, { on: 'death', subject: fact.seat, by: fact.by, cause, because, ...(killer !== undefined && { killer }) });
    },
    *revived(t, fact) {
      const s = stateOf(t);
      s.changed = t.place.round;
      s.told.delete(fact.seat);
      s.causes.delete(fact.seat);
      yield* happens(t, { on: 'revived', subject: fact.seat });
    },
    *recast(t, fact) {
      stateOf(t).changed = t.place.round;
      yield* happens(t, { on: 'turned', subject: fact.seat });
    },
    *swapped(t, fact) {
      stateOf(t).changed = t.place.round;
      for (const subject of fact.seats) yield* happens(t, { on: 'turned', subject });
    },
    *marked(t, fact) {
      const { seat: killer } = fact.by;
      const [first, again] = t.statusesOf(fact.seat, fact.status);
      if (!again && first?.until === undefined) stateOf(t).changed = t.place.round;
      yield* happens(t, { on: 'marked', subject: fact.seat, mark: fact.status, ...(killer !== undefined && { killer }) });
    },
  },
};
