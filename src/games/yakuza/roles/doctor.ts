import { rows } from '../../../text/rows.ts';
import { ask, isExpired, type Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { choose, timed } from '../../../rules/choose.ts';
import { keepsAlive } from '../../../rules/shield.ts';
import { mark } from '../../../rules/status.ts';
import { actorGone, actorOf } from '../night/check.ts';
import { hollow } from '../night/hollow.ts';
import { said, type Role, type Statuses, type T } from '../vocabulary.ts';

/** Each player can be saved once; a Doctor who misses saves number 1 (YK-21, YK-22, YK-41, YK-R8, YK-R16). */
export const role: Role = {
  faction: 'citizens',
  night: {
    clause: 'YK-21',
    skip: (t) => (t.place.round === 1 && !t.options.doctorFirstNight ? { why: said('bar.checksOnly'), clause: 'YK-07' } : undefined),
    hollow,
    act: (t, members) => actorOf(members, (actor) => save(t, actor)),
  },
};

const savedBefore = (t: T, seat: SeatId): boolean => t.counter(`saved.${seat}`) > 0;

function* save(t: T, actor: SeatId): Script {
  const answer = yield* ask(t, () =>
    timed(
      choose(t, {
        key: 'doctor.save',
        to: [actor],
        say: [said('doctor.ask')],
        clause: 'YK-21',
        aim: 'ability',
        bar: (seat) => actorGone(t, actor) ?? (savedBefore(t, seat) ? { why: said('bar.savedOnce'), clause: 'YK-22' } : undefined),
      }),
      t.options.actionSeconds,
    ),
  );
  const missed = isExpired(answer);
  if (!t.isAlive(actor)) return;
  const because = missed ? t.tell({ what: 'expired', key: 'doctor.save' }, 'YK-41', 'host') : undefined;
  const on = missed ? 1 : answer.seats[0];
  if (on === undefined || (missed && (!t.isAlive(1) || savedBefore(t, 1)))) return;
  t.count(`saved.${on}`);
  yield* mark(t, { what: 'saved', on, by: { seat: actor, role: 'doctor' }, clause: missed ? 'YK-41' : 'YK-21', until: 'dawn', because });
}

export const statuses: Statuses<'saved'> = {
  saved: { shields: keepsAlive(said('why.saved'), 'YK-21') },
};

export const words = rows({
  'role.doctor': ['Doctor', '医生', 'Doktor'],
  'role.doctor.ability': [
    'Each night you save one player, yourself included, each player once in the game. Miss the clock and number 1 is saved.',
    '每夜救一名玩家，包括自己，每人全局只能救一次。超时则救一号。',
    'Co noc ratujesz jedną osobę, także siebie, każdą tylko raz w grze. Gdy czas minie, ocalony jest numer 1.',
  ],
  'status.saved': ['saved tonight', '今夜被救', 'ocalenie tej nocy'],
  'doctor.ask': ['Whom do you save?', '你要救谁？', 'Kogo ratujesz?'],
  'doctor.what': [
    'Saves one player, each only once. Out of time: number 1.',
    '救一名玩家，每人只能救一次。超时：一号。',
    'Ratuje jedną osobę, każdą tylko raz. Po czasie: numer 1.',
  ],
  'why.saved': ['saved by the Doctor.', '被医生救下。', 'ratuje Doktor.'],
  'bar.savedOnce': ['Saved once already.', '已经救过一次。', 'Tę osobę można było uratować tylko raz.'],
});
