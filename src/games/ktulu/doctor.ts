import type { Attempt, Hooks, Reaction } from '../../kernel/role.ts';
import { said, type Bar } from '../../kernel/types.ts';
import { blockedBy } from '../../rules/status.ts';
import type { Options } from './options.ts';
import { isNight, publicly, spend, used, type T } from './table.ts';

const barred = (why: string, clause: string): Bar => ({ why: said(why), clause });

/** Why the Doctor cannot undo this death, if he cannot (KT-194, KT-R54). */
function bar(t: T, a: Attempt, seat: number): Bar | undefined {
  if (used(t, 'doctor') > 0) return barred('bar.spent', 'KT-194');
  if (a.on === seat && !t.options.doctorSavesSelf) return barred('bar.doctorSelf', 'KT-R54');
  if (a.clause === 'KT-073' && !t.options.doctorStopsHanging) return barred('bar.doctorHanging', 'KT-R54');
  return isNight(t) ? blockedBy(t, seat, 'act') : undefined;
}

const cancels: Reaction<Options, Attempt> = {
  clause: 'KT-194',
  say: said('doctor.ask'),
  note: (_, a) => said('doctor.note', { who: { seat: a.on } }),
  omit: (t) => !t.options.maskCalls || t.withRole('doctor').every((seat) => publicly(t, seat) && !t.isAlive(seat)),
  bar: (t, a, self) => bar(t, a, self.seat),
  *react(t, a, self) {
    spend(t, self.seat, 'doctor', 1, 'KT-194');
    t.tell(
      { what: 'prevented', deed: a.deed, seat: a.on, by: a.by, shield: { seat: self.seat, role: 'doctor' }, why: said('why.doctor') },
      'KT-194',
      'host',
      a.because,
    );
    return true;
  },
};

/** Asked at every death, before anybody hears of it and before the statuette moves (KT-R53). */
export const doctor: Hooks<Options> = { reacts: { 'attempt.kill': cancels } };
