import type { CastOf } from '../kernel/game.ts';
import { ask, type Script } from '../kernel/script.ts';
import type { Choose } from '../kernel/question.ts';
import type { Bearer, Reaction } from '../kernel/role.ts';
import type { Table } from '../kernel/table.ts';
import { said, type Bar, type Ids, type RoleId } from '../kernel/types.ts';
import { choose } from './choose.ts';
import { hooksOn } from './hooks.ts';

/**
 * Lets players react to a decision, in whatever order they speak up. A window is asked whenever a role
 * of the deck could ever react in it, even if nobody can now, so that silence tells nothing.
 * True if a reaction settled the matter and nothing more is to be done.
 */
export function* openWindow<C, I extends Ids>(t: Table<unknown, I>, name: NoInfer<I>['window'], context: C): Script<boolean> {
  const known = reactionsTo(t, name);
  const [offered] = known;
  if (!offered) return false;
  for (;;) {
    if (known.every((reaction) => reaction.omit?.(t)) && reactors(t, name, context).every(({ bar }) => bar)) return false;
    const { seats } = yield* ask(t, () => offer(t, name, context, offered));
    const reactor = reactors(t, name, context).find((r) => r.self.seat === seats[0]);
    if (!reactor) return false;
    if (yield* reactor.reaction.react(t, context, reactor.self)) return true;
  }
}

/** Reactions roles of the deck have to a window; worked out once for a deck, since windows come with every attempt. */
function reactionsTo<O>(t: Table<O>, name: string): readonly Reaction<O>[] {
  let known = byCast.get(t.cast);
  if (!known) byCast.set(t.cast, (known = new Map<string, readonly Reaction[]>()));
  let reactions = known.get(name);
  if (!reactions) known.set(name, (reactions = Object.keys(t.cast).flatMap((role) => (t.roleOf(role).reacts?.[name] ?? []) as Reaction)));
  return reactions;
}

const byCast = new WeakMap<CastOf<RoleId>, Map<string, readonly Reaction[]>>();

/** The question as the table stands: hollow, yet asked, when nobody can react now. */
function offer<C>(t: Table, name: string, context: C, offered: Reaction): Choose {
  const ready = new Map(reactors(t, name, context).map((r) => [r.self.seat, r]));
  const note = offered.note?.(t, context);
  const question = choose(t, {
    key: `window.${name}`,
    to: 'table',
    say: [offered.say],
    clause: offered.clause,
    min: 0,
    pass: said('window.nobody'),
    aim: 'ability',
    ...(note && { note }),
    bar: (seat) => {
      const reactor = ready.get(seat);
      return reactor ? reactor.bar : { why: said('bar.noReaction'), clause: offered.clause };
    },
  });
  return question.seats.length > 0 ? question : { ...question, decoy: true };
}

interface Reactor<C> {
  readonly self: Bearer;
  readonly reaction: Reaction<unknown, C>;
  readonly bar: Bar | undefined;
}

function reactors<C>(t: Table, name: string, context: C): Reactor<C>[] {
  const all: Reactor<C>[] = [];
  for (const seat of t.alive) {
    for (const { hooks, self } of hooksOn(t, seat, 'reacts')) {
      const reaction = hooks.reacts?.[name];
      if (reaction) all.push({ self, reaction, bar: reaction.bar?.(t, context, self) });
    }
  }
  return all;
}
