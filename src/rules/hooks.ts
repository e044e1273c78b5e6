import type { Fact, FactKind, FactOf } from '../kernel/fact.ts';
import type { CastOf } from '../kernel/game.ts';
import type { Bearer, Hooks } from '../kernel/role.ts';
import type { Script } from '../kernel/script.ts';
import type { Table } from '../kernel/table.ts';
import type { Bar, Ids, RoleId, SeatId } from '../kernel/types.ts';

/** A bundle of hooks and the seat (and status) it belongs to. */
export interface HooksOf<O> {
  readonly hooks: Hooks<O>;
  readonly self: Bearer;
}

/** The hooks of one kind that a seat bears: its role's, then those of its statuses, oldest first. */
export function hooksOn<O>(t: Table<O>, seat: SeatId, kind: keyof Hooks<O>): readonly HooksOf<O>[] {
  const role = t.role(seat);
  let all: HooksOf<O>[] | undefined;
  if (role[kind] !== undefined) all = [{ hooks: role, self: { seat } }];
  for (const status of t.statuses) {
    const hooks = status.on === seat ? t.game.statuses[status.what] : undefined;
    if (hooks?.[kind] !== undefined) (all ??= []).push({ hooks, self: { seat, status } });
  }
  return all ?? none;
}

/** Shared by the many seats that bear nothing: tables are asked very often. */
const none: readonly never[] = [];

/** Whether anybody at all bears hooks of a kind; if not, no seat need be looked at. */
export function anyHooks<O>(t: Table<O>, kind: keyof Hooks<O>): boolean {
  if (t.statuses.some((status) => t.game.statuses[status.what]?.[kind] !== undefined)) return true;
  let known = bornByCast.get(t.cast);
  if (!known) bornByCast.set(t.cast, (known = new Map<string, boolean>()));
  let some = known.get(kind);
  if (some === undefined) known.set(kind, (some = Object.keys(t.cast).some((role) => t.roleOf(role)[kind] !== undefined)));
  return some;
}

const bornByCast = new WeakMap<CastOf<RoleId>, Map<string, boolean>>();

/** Runs what follows a fact: hooks of every seat in order, dead or alive, then the game's own. */
export function* follow<O>(t: Table<O>, index: number): Script {
  const fact: Fact = t.story[index] as Fact;
  if (anyHooks(t, 'after')) {
    for (const { seat } of t.seats) {
      for (const { hooks, self } of hooksOn(t, seat, 'after')) {
        const next = following(t, hooks, fact, self, index);
        if (next) yield* next;
      }
    }
  }
  const next = t.game.hooks && following(t, t.game.hooks, fact, { seat: 0 }, index);
  if (next) yield* next;
}

/** What follows a fact by one bundle of hooks, or nothing: most facts have nothing to run. */
const following = <O, K extends FactKind>(t: Table<O>, hooks: Hooks<O>, fact: FactOf<K>, self: Bearer, index: number): Script | undefined =>
  hooks.after?.[fact.what]?.(t, fact, self, index);

/** The role a seat is taken for at a look of this kind. */
export function seenAs<I extends Ids>(t: Table<unknown, I>, look: NoInfer<I>['look'], seat: SeatId): I['role'] {
  for (const { hooks, self } of [...hooksOn(t, seat, 'appears')].reverse()) {
    const face = hooks.appears?.(t, look, self);
    if (face !== undefined) return face;
  }
  return t.at(seat).role;
}

/** Why `actor` may not choose `target` for `act`, if a role or status of his forbids it. */
export function forbidden(t: Table, actor: SeatId, target: SeatId, act: string): Bar | undefined {
  for (const { hooks, self } of hooksOn(t, actor, 'forbids')) {
    const bar = hooks.forbids?.(t, target, act, self);
    if (bar) return bar;
  }
  return undefined;
}
