import type { Bearer, Hooks, Verdict, Attempt } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import { said, type Agent, type Said } from '../kernel/types.ts';
import { reveal } from '../rules/death.ts';
import { unmark } from '../rules/status.ts';
import { dropToken } from '../rules/token.ts';
import { bookOf, type T } from './book.ts';
import { happens } from './chain.ts';
import { handOf, slay } from './deaths.ts';
import type { Options } from './options.ts';
import { listOf } from './schema/basic.ts';
import type { EffectOf } from './schema/effects.ts';
import type { Shield, Traits } from './schema/traits.ts';
import { stateOf } from './state.ts';
import { isDrunk } from './traits.ts';
import { holds } from './when.ts';
import { fits } from './who.ts';
import type { Context } from './context.ts';

type H = Hooks<Options>;

/** The hooks of the kernel that a role's or a mark's traits come to. */
export function hooksOf(id: string, of: 'role' | 'mark', traits: Traits): H {
  const { shields, vote, appears } = traits;
  return {
    ...(shields && { shields: (t, a, self) => firstVerdict(t, id, of, shields, a, self) }),
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

function firstVerdict(
  t: T,
  id: string,
  of: 'role' | 'mark',
  shields: readonly Shield[],
  a: Attempt,
  self: Bearer,
): Verdict<Options> | undefined {
  if (of === 'role' && isDrunk(t, self.seat)) return undefined;
  for (const [i, shield] of shields.entries()) {
    const verdict = verdictOf(t, `${id}.shield${i}`, of, shield, a, self);
    if (verdict) return verdict;
  }
  return undefined;
}

/** A shield that prevents comes before one that does something instead; `uses` are spent only where it was needed (I2, I19). */
function verdictOf(t: T, key: string, of: 'role' | 'mark', shield: Shield, a: Attempt, self: Bearer): Verdict<Options> | undefined {
  if (!against(t, shield.from, a.deed)) return undefined;
  const { seat, status } = self;
  const killer = handOf(t, a.by);
  const owner = key.slice(0, key.indexOf('.'));
  const by: Agent = of === 'role' ? { seat, role: t.at(seat).role } : (status?.by ?? {});
  const c: Context = {
    self: seat,
    chosen: [],
    subject: seat,
    killer,
    source: status?.by.seat,
    key,
    clause: `OWN-${owner}`,
    by,
    cause: a.deed,
    members: [seat],
    because: a.because,
  };
  if (shield.by !== undefined && (killer === undefined || !fits(t, c, shield.by, killer))) return undefined;
  if (!holds(t, c, shield.while)) return undefined;
  const used = `${key}.${seat}`;
  if (shield.uses !== undefined && t.counter(used) >= shield.uses) return undefined;
  const why = whyOf(of, owner);
  const once = status?.until === 'used';
  if (shield.uses === undefined && !shield.instead && !shield.shown && !once) return { prevent: why, clause: c.clause, shield: by };
  return {
    why,
    clause: c.clause,
    shield: by,
    *instead(): Script {
      if (shield.uses !== undefined) t.tell({ what: 'spent', seat, ability: owner, left: shield.uses - t.count(used) }, c.clause, 'host');
      if (once && status) yield* unmark(t, status);
      if (shield.shown) reveal(t, seat, c.clause);
      if (shield.instead) yield* bookOf(t).run(t, c, shield.instead);
    },
  };
}

const whyOf = (of: 'role' | 'mark', owner: string): Said =>
  of === 'role' ? said('own.why.role', { role: { role: owner } }) : said('own.why.mark', { mark: { said: said(`status.${owner}`) } });

const against = (t: T, from: string | readonly string[] | undefined, deed: string): boolean =>
  (from === undefined ? bookOf(t).attacks : listOf(from)).includes(deed);

/** The hooks of somebody's guard: what is to be killed lives, or the guard dies in its place. */
export function guardHooks(id: string, effect: EffectOf<'guard'>): H {
  return {
    shields(t, a, self) {
      if (!against(t, effect.from, a.deed)) return undefined;
      const by = self.status?.by ?? {};
      const { overdose } = t.options;
      if (overdose && !effect.away && t.statuses.filter((s) => s.on === self.seat && /Guard\d*$/.test(s.what)).length > 1) return undefined;
      const why = said(effect.away ? 'own.why.away' : 'own.why.guarded');
      const clause = `OWN-${id}`;
      const { status } = self;
      if (!effect.instead && effect.until !== 'used') return { prevent: why, clause, shield: by };
      return {
        why,
        clause,
        shield: by,
        *instead(): Script {
          if (effect.until === 'used' && status) yield* unmark(t, status);
          const killer = handOf(t, a.by);
          if (effect.instead && by.seat !== undefined) yield* slay(t, by.seat, a.deed, a.by, clause, a.because);
          if (effect.instead === 'both' && killer !== undefined) yield* slay(t, killer, a.deed, by, clause, a.because);
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
      if (fact.by.host) s.told.add(fact.seat);
      for (const [token, held] of Object.entries(t.tokens)) if (held?.holder === fact.seat) dropToken(t, token);
      const killer = handOf(t, fact.by);
      const cause = s.causes.get(fact.seat) ?? 'host';
      const because = t.story.lastIndexOf(fact);
      yield* happens(t, { on: 'death', subject: fact.seat, by: fact.by, cause, because, ...(killer !== undefined && { killer }) });
    },
    *revived(t, fact) {
      const s = stateOf(t);
      s.told.delete(fact.seat);
      s.causes.delete(fact.seat);
      yield* happens(t, { on: 'revived', subject: fact.seat });
    },
    *recast(t, fact) {
      yield* happens(t, { on: 'turned', subject: fact.seat });
    },
    *swapped(t, fact) {
      for (const subject of fact.seats) yield* happens(t, { on: 'turned', subject });
    },
    *marked(t, fact) {
      const { seat: killer } = fact.by;
      yield* happens(t, { on: 'marked', subject: fact.seat, mark: fact.status, ...(killer !== undefined && { killer }) });
    },
  },
};
