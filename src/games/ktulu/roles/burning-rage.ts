import type { Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { inTurn } from '../../../rules/call.ts';
import { moment } from '../../../rules/moment.ts';
import { blockedBy } from '../../../rules/status.ts';
import { rows } from '../../../text/rows.ts';
import { slay } from '../night/abilities.ts';
import { notTonight } from '../night/lines.ts';
import { passed } from '../night/passed.ts';
import { gainedTonight } from '../statuette.ts';
import { bearer } from '../table.ts';
import type { Role, T } from '../vocabulary.ts';

/** One more kill on every night on which the Indians gained the statuette (KT-182, KT-183). */
export const role: Role = {
  faction: 'indians',
  nights: {
    burningRage: {
      clause: 'KT-245',
      wakes: false,
      secret: true,
      act: rage,
      due: (t) => (rageDue(t) ? undefined : notTonight('call.notGained', 'KT-183')),
    },
  },
};

const rageDue = (t: T): boolean => gainedTonight(t, 'indians') && t.counters['burningRage.night'] !== t.place.round;

function* rage(t: T, actor: SeatId): Script {
  t.counters['burningRage.night'] = t.place.round;
  yield* slay(t, actor, 'burningRage', 'KT-182');
}

/** The statuette came after his step: he has his kill right then, unless the death that brought it ends the game (KT-R36, KT-R42). */
export function* lateRage(t: T): Script {
  const actor = bearer(t, 'burningRage');
  if (actor === undefined || blockedBy(t, actor, 'act') || !rageDue(t) || !passed(t, 'burningRage')) return;
  yield* moment(t, 'death');
  yield* inTurn(t, { acting: 'act', awake: [actor], called: () => t.withRole('burningRage') }, rage(t, actor));
}

/** The round of the latest rage. */
export const counters = ['burningRage.night'] as const;

export const words = rows({
  'role.burningRage@neutral': ['Berserker', '狂战士', 'Berserker'],
  'role.burningRage.ability@neutral': [
    'On every night on which the tribe gains the statuette, you kill one more player. Keeping it does not count.',
    '凡是部落得到雕像的夜晚，你再杀一名玩家。只是继续持有不算。',
    'Każdej nocy, gdy plemię zdobywa posążek, zabijasz jeszcze jedną osobę. Samo posiadanie się nie liczy.',
  ],
  'role.burningRage': ['Burning Rage', '燃烧之怒', 'Płonący szał'],
  'role.burningRage.ability': [
    'On every night on which the Indians gain the statuette, you kill one more player. Keeping it does not count.',
    '凡是印第安人得到雕像的夜晚，你再杀一名玩家。只是继续持有不算。',
    'Każdej nocy, gdy Indianie zdobywają posążek, zabijasz jeszcze jedną osobę. Samo posiadanie się nie liczy.',
  ],
  'option.nightOrder.burningRage@neutral': ['Berserker kills', '狂战士杀人', 'Berserker zabija'],
  'burningRage.what': [
    'Kills one more player when they gained the statuette tonight.',
    '今夜得到了雕像，就再杀一名玩家。',
    'Zabija jeszcze jedną osobę, jeśli tej nocy zdobyto posążek.',
  ],
  'burningRage.ask': [
    'Burning Rage, do you kill one more? Whom?',
    '燃烧之怒，你要再杀一人吗？杀谁？',
    'Czy Płonący szał zabija jeszcze kogoś? Kogo?',
  ],
  'burningRage.ask@neutral': [
    'Berserker, do you kill one more? Whom?',
    '狂战士，你要再杀一人吗？杀谁？',
    'Czy Berserker zabija jeszcze kogoś? Kogo?',
  ],
  'option.nightOrder.burningRage': ['Burning Rage kills', '燃烧之怒杀人', 'Płonący szał zabija'],
});
