import type { Script } from '../../../kernel/script.ts';
import type { Aim } from '../../../kernel/question.ts';
import { said as anySaid, type Bar, type SeatId } from '../../../kernel/types.ts';
import { target } from '../../../rules/target.ts';
import { said, type Ids, type T, type Turn, type ids } from '../vocabulary.ts';
import { hidesNightDeaths, oneByOne, outOfTurn } from './one-by-one.ts';

/** What any role may be asked for: the questions with a star. */
type Deed = (typeof ids.questions)[number] extends infer Q ? (Q extends `*.${infer D}` ? D : never) : never;

/** What is particular to a town role. */
interface Ability extends Pick<Turn, 'skip' | 'block'> {
  /** Name of the deed in the question's key. */
  readonly deed: Deed;
  readonly aim: Aim;
  barred?(t: T, seat: SeatId): Bar | undefined;
  use?(t: T, actor: SeatId, on: SeatId): Script;
}

/** While cards of the dead may be hidden, dead roles go on being called, so that silence tells nothing (TM-43, X-5). */
export const calledThough = (t: T, role: Ids['role']): Bar | undefined =>
  hidesNightDeaths(t) && t.withRole(role).some((seat) => !t.at(seat).revealed)
    ? { why: said('call.cardHidden'), clause: 'TM-R7' }
    : undefined;

/** A town role opens its eyes, points or passes, and closes them (TM-41, TM-42). */
export function ability({ deed, aim, barred, use, ...more }: Ability): Turn {
  return {
    ...more,
    clause: 'TM-41',
    hollow: calledThough,
    act: (t, _, role) =>
      oneByOne(
        () => t.withRole(role).filter((seat) => t.isAlive(seat)),
        function* (actor) {
          const seats = yield* target(t, actor, {
            key: `${role}.${deed}`,
            say: [anySaid(`${role}.ask`)],
            clause: 'TM-42',
            aim,
            pass: said('ability.pass'),
            bar: (seat) => outOfTurn(t, actor, [role]) ?? barred?.(t, seat),
          });
          const [on] = seats;
          if (on === undefined) return;
          t.tell({ what: 'chose', key: role, by: [actor], seats }, 'TM-42', [actor]);
          if (use) yield* use(t, actor, on);
        },
      ),
  };
}
