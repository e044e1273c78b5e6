import { rows } from '../../../text/rows.ts';
import { attempt } from '../../../rules/attempt.ts';
import { die } from '../../../rules/death.ts';
import { marks, turn } from '../night/turn.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Dies in place of one other player who would be killed tonight (VD-A2). */
export const role: Role = {
  faction: 'civilians',
  class: 'specialist',
  night: turn('VD-A2', marks({ status: 'guarded', until: 'dawn' })),
};

export const statuses: Statuses<'guarded'> = {
  guarded: {
    shields: (t, { deed, by }, { status }) => {
      const guard = status?.by;
      const on = guard?.seat;
      if (deed !== 'kill' || guard === undefined || on === undefined) return undefined;
      return {
        why: said('why.guarded'),
        clause: 'VD-A2',
        shield: guard,
        // One death covers the night (VD-R9); by default nothing saves a bodyguard who steps in (VD-R8).
        *instead() {
          if (t.options.bodyguardSaveable) yield* attempt(t, { deed: 'kill', by, on, clause: 'VD-A2' });
          else yield* die(t, on, by, 'VD-A2');
        },
      };
    },
  },
};

export const words = rows({
  'role.bodyguard': ['Bodyguard', '保镖', 'Ochroniarz'],
  'role.bodyguard.ability': [
    'Each night you may guard one other player. If that player would be killed, you die instead.',
    '每夜可以守护一名其他玩家。若此人将被杀，由你代死。',
    'Co noc możesz strzec innej osoby. Jeśli miałaby zginąć, giniesz zamiast niej.',
  ],
  'bodyguard.ask': ['Whom do you guard?', '你要守护谁？', 'Kogo strzeżesz?'],
  'bodyguard.what': [
    'Guards one player and dies in that player’s place.',
    '守护一名玩家，必要时代死。',
    'Strzeże jednej osoby i ginie zamiast niej.',
  ],
  'why.guarded': ['the Bodyguard steps in.', '保镖挺身而出。', 'wkracza Ochroniarz.'],
  'status.guarded': ['guarded', '有保镖', 'z Ochroniarzem'],
});
