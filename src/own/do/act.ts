import type { Script } from '../../kernel/script.ts';
import type { RoleId } from '../../kernel/types.ts';
import { bookOf, type T } from '../book.ts';
import { callsOf, isCalled } from '../call-list.ts';
import type { EffectOf } from '../schema/effects.ts';
import { holds } from '../when.ts';
import { seatsOf } from '../who.ts';
import type { Context } from '../context.ts';

/** Copies of copies end here. */
const mostCopies = 3;

/** Does what a role does at its calls of this night, without becoming it. */
export function* actAs(t: T, c: Context, { as }: EffectOf<'act'>): Script {
  const { depth = 0 } = c;
  const role = roleFor(t, c, as);
  if (role === undefined || depth >= mostCopies) return;
  for (const { id, owner, call } of callsOf(bookOf(t).rules)) {
    if (!('role' in owner) || owner.as !== undefined || owner.role !== role || call.at === 'day' || !isCalled(call, t.place.round))
      continue;
    const now: Context = { ...c, chosen: [], cards: [], key: `${c.key}.${id}`, cause: call.cause, remote: call.remote, depth: depth + 1 };
    if (holds(t, now, call.while)) yield* bookOf(t).perform(t, now, call);
  }
}

function roleFor(t: T, c: Context, as: EffectOf<'act'>['as']): RoleId | undefined {
  if (typeof as === 'string') return as;
  if ('named' in as) return c.named !== undefined && c.named in bookOf(t).rules.roles ? c.named : undefined;
  const [model] = seatsOf(t, c, as.roleOf, 'any');
  return model === undefined ? undefined : t.at(model).role;
}
