import type { RoleId } from '../../kernel/types.ts';
import { bookOf, type Plan, type Run, type T } from '../book.ts';
import { isCalled } from '../call-list.ts';
import type { Context } from '../context.ts';
import type { EffectOf } from '../schema/effects.ts';
import { seats } from '../who.ts';

/** Copies of copies end here. */
const mostCopies = 3;

/** Does what a role does at its calls of this night, without becoming it. */
export function actAs(p: Plan, { as }: EffectOf<'act'>): Run {
  const roleFor = roleMeant(p, as);
  return function* (t, c) {
    const { depth = 0 } = c;
    const role = roleFor(t, c);
    if (role === undefined || depth >= mostCopies) return;
    for (const { id, call, holds, perform } of bookOf(t).nightCalls.get(role) ?? []) {
      if (!isCalled(call, t.place.round)) continue;
      const now: Context = { ...c, chosen: [], cards: [], key: `${c.key}.${id}`, cause: call.cause, remote: call.remote, depth: depth + 1 };
      if (holds(t, now)) yield* perform(t, now);
    }
  };
}

function roleMeant(p: Plan, as: EffectOf<'act'>['as']): (t: T, c: Context) => RoleId | undefined {
  if (typeof as === 'string') return () => as;
  if ('named' in as) return (_, { named }) => (named !== undefined && named in p.rules.roles ? named : undefined);
  const models = seats(p, as.roleOf, 'any');
  return (t, c) => {
    const [model] = models(t, c);
    return model === undefined ? undefined : t.at(model).role;
  };
}
