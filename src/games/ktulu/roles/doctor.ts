import type { Reaction } from '../../../kernel/role.ts';
import type { Bar, ClauseId } from '../../../kernel/types.ts';
import { blockedBy } from '../../../rules/status.ts';
import { rows } from '../../../text/rows.ts';
import { spend, used } from '../../../rules/uses.ts';
import type { Options } from '../options.ts';
import { isNight, publicly } from '../table.ts';
import { type Sentence, said, type Attempt, type Ids, type Role, type T } from '../vocabulary.ts';

const barred = (why: Sentence, clause: ClauseId): Bar => ({ why: said(why), clause });

/** Why the Doctor cannot undo this death, if he cannot (KT-194, KT-R54). */
function bar(t: T, a: Attempt, seat: number): Bar | undefined {
  if (used(t, 'doctor') > 0) return barred('bar.spent', 'KT-194');
  if (a.on === seat && !t.options.doctorSavesSelf) return barred('bar.doctorSelf', 'KT-R54');
  if (a.means === 'hanging' && !t.options.doctorStopsHanging) return barred('bar.doctorHanging', 'KT-R54');
  return isNight(t) ? blockedBy(t, seat, 'act') : undefined;
}

const cancels: Reaction<Options, Attempt, Ids> = {
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

/** May undo one death: asked at every death, before anybody hears of it and before the statuette moves (KT-194, KT-R53). */
export const role: Role = {
  faction: 'citizens',
  reacts: { 'attempt.kill': cancels },
};

export const words = rows({
  'role.doctor': ['Doctor', '医生', 'Lekarz'],
  'role.doctor.ability': [
    'Once in the game you may cancel a death at the moment it happens. It stays secret that it was you.',
    '全局一次，在有人死亡的那一刻取消这次死亡。没有人知道是你。',
    'Raz w grze możesz odwołać czyjąś śmierć w chwili, gdy następuje. Nikt się nie dowie, czyja to zasługa.',
  ],
  'doctor.ask': [
    'Close your eyes, everybody. Doctor, open yours: somebody is about to die. Do you prevent it?',
    '请全体闭眼。医生请睁眼：有人就要死亡，你要阻止吗？',
    'Wszyscy zamykają oczy. Otwiera je tylko Lekarz: ktoś ma właśnie zginąć. Czy temu zapobiegasz?',
  ],
  'doctor.note': [
    '{who} is about to die: point that way. A nod prevents it. Then say: “Doctor, close your eyes.” Whoever was awake goes on. Pause as long even if nobody can answer.',
    '{who}就要死亡：指给医生看，点头即阻止。然后说“医生请闭眼”，让原来醒着的人继续。即使无人能应答，也停顿同样久。',
    'Ginie {who}: wskaż tę osobę. Kiwnięcie głową temu zapobiega. Potem powiedz: „Lekarz zasypia”. Kto nie spał, działa dalej. Zrób taką samą przerwę, nawet gdy nikt nie może odpowiedzieć.',
  ],
  'why.doctor': ['the Doctor prevents this death.', '医生阻止了这次死亡。', 'tej śmierci zapobiega Lekarz.'],
  'bar.doctorSelf': ['Not for oneself, by house rule.', '按房规不能救自己。', 'Nie dla siebie, według zasad domowych.'],
  'bar.doctorHanging': ['Not at a hanging, by house rule.', '按房规不能救被吊死的人。', 'Nie przy wieszaniu, według zasad domowych.'],
  'bar.doctorHanging@neutral': [
    'Not at an execution, by house rule.',
    '按房规不能救被处决的人。',
    'Nie przy egzekucji, według zasad domowych.',
  ],
});
