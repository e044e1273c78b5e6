import { rows } from '../../../text/rows.ts';
import { attempt } from '../../../rules/attempt.ts';
import { keepsAlive } from '../../../rules/shield.ts';
import { namedLast, remember } from '../../../rules/uses.ts';
import { attacked, choiceOf } from '../night/results.ts';
import { ability } from '../night/turn.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** A player who is treated survives every attack of the night; never the same player two nights running (TM-42). */
export const role: Role = {
  faction: 'town',
  night: ability({
    deed: 'treat',
    aim: 'ability',
    barred: (t, seat) => (namedLast(t, 'doctor') === seat ? { why: said('bar.samePatient'), clause: 'TM-42' } : undefined),
    *use(t, actor, on) {
      const by = { seat: actor, role: t.at(actor).role };
      const treated = yield* attempt(t, { deed: 'mark', by, on, clause: 'TM-R3', status: 'treated', until: 'dawn' });
      if (treated) remember(t, 'doctor', on);
    },
  }),
  result: (t, seat, dusk) => {
    const patient = choiceOf(t, 'doctor', seat, dusk);
    return patient !== undefined && attacked(t, patient) ? said('feedback.patient') : undefined;
  },
};

export const statuses: Statuses<'treated'> = {
  treated: { shields: keepsAlive(said('why.treated'), 'TM-R3') },
};

export const counters = ['doctor.last', 'doctor.night'] as const;

export const words = rows({
  'role.doctor': ['Doctor', '医生', 'Lekarz'],
  'role.doctor.ability': [
    'Each night you may treat one other player, who then survives every attack of that night. Never the same player two nights running.',
    '每晚可以救治另一名玩家，那人当晚不会被杀死。不能连续两晚救同一人。',
    'Co noc możesz leczyć inną osobę, która przeżyje wtedy każdy atak tej nocy. Nigdy tej samej dwie noce z rzędu.',
  ],
  'status.treated': ['treated', '已救治', 'leczenie'],
  'why.treated': ['treated by the Doctor.', '被医生救治。', 'leczy Lekarz.'],
  'bar.samePatient': ['Was treated last night already.', '昨晚已经救治过。', 'Zeszłej nocy już w leczeniu.'],
  'doctor.ask': ['Whom do you treat?', '你要救治谁？', 'Kogo leczysz?'],
  'doctor.what': ['The Doctor may treat one player.', '医生可以救治一名玩家。', 'Lekarz może leczyć jedną osobę.'],
  'feedback.patient': [
    'Your patient was attacked tonight and survived.',
    '今晚你的病人遭到袭击，被你救活了。',
    'Tej nocy ktoś zaatakował twojego pacjenta. Żyje nadal.',
  ],
});
