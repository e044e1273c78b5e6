import { ask, isExpired, type Script } from '../../../kernel/script.ts';
import type { Bar, SeatId } from '../../../kernel/types.ts';
import { choose, selfBar, timed } from '../../../rules/choose.ts';
import { seenAs } from '../../../rules/hooks.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { said, type Checker, type Ids, type T } from '../vocabulary.ts';

/** Runs the script for the one who is called; does nothing where nobody is. */
export function* actorOf([actor]: readonly SeatId[], act: (actor: SeatId) => Script): Script {
  if (actor !== undefined) yield* act(actor);
}

/** Ruled out of the game in the middle of the call: there is nobody left to choose. */
export const actorGone = (t: T, actor: SeatId): Bar | undefined =>
  t.isAlive(actor) ? undefined : { why: said('bar.actorGone'), clause: 'X-6' };

/** A check within the clock; running out loses it (YK-10, YK-18, YK-40). The answer is a nod or a shake. */
export function* check(t: T, id: Checker, clause: string, actor: SeatId, found: readonly Ids['faction'][]): Script {
  const answer = yield* ask(t, () =>
    timed(
      choose(t, {
        key: `${id}.check`,
        to: [actor],
        say: [said(`${id}.ask`)],
        clause,
        aim: 'learn',
        bar: (seat) => actorGone(t, actor) ?? (seat === actor ? selfBar(clause) : undefined),
      }),
      t.options.actionSeconds,
    ),
  );
  if (isExpired(answer)) {
    t.tell({ what: 'expired', key: `${id}.check` }, 'YK-40', 'host');
    return;
  }
  const [about] = answer.seats;
  if (about === undefined) return;
  const yes = found.includes(t.roleOf(seenAs(t, 'check', about)).faction);
  const words = said(yes ? `${id}.yes` : `${id}.no`, { n: about });
  yield* showSecret(t, { key: `${id}.answer`, to: [actor], about: [about], clause, showing: { sign: yes ? 'nod' : 'shake', said: words } });
}
