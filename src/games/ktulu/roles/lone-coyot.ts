import { rows } from '../../../text/rows.ts';
import { slay } from '../night/abilities.ts';
import { notTonight } from '../night/lines.ts';
import type { Role } from '../vocabulary.ts';

/** One more kill when all other Indians are dead, or by house rule when nobody else voted (KT-173, KT-174, KT-R38, KT-R39). */
export const role: Role = {
  faction: 'indians',
  nights: {
    loneCoyot: {
      clause: 'KT-246',
      wakes: false,
      due: (t) => {
        const { coyotTrigger } = t.options;
        const due =
          coyotTrigger === 'soleVoter'
            ? t.counters['coyot.sole'] === t.place.round
            : t.living('indians').every((seat) => t.at(seat).role === 'loneCoyot');
        return due ? undefined : notTonight('call.notAlone', coyotTrigger === 'soleVoter' ? 'KT-174' : 'KT-173');
      },
      act: (t, actor) => slay(t, actor, 'loneCoyot', 'KT-173'),
    },
  },
};

/** The round in which the Coyot alone had a say. */
export const counters = ['coyot.sole'] as const;

export const words = rows({
  'role.loneCoyot@neutral': ['Lone wolf', '孤狼', 'Samotny wilk'],
  'role.loneCoyot.ability@neutral': [
    'When all others of the tribe are dead, you kill one more player each night, on top of what the tribe kills.',
    '部落其他成员都死后，除了部落原本杀的人，你每夜再杀一名玩家。',
    'Gdy wszyscy inni z plemienia nie żyją, co noc zabijasz jeszcze jedną osobę, oprócz tych, które zabija plemię.',
  ],
  'role.loneCoyot': ['Lone Coyote', '独行郊狼', 'Samotny kojot'],
  'role.loneCoyot.ability': [
    'When all other Indians are dead, you kill one more player each night, on top of what the Indians kill.',
    '其他印第安人都死后，除了印第安人原本杀的人，你每夜再杀一名玩家。',
    'Gdy wszyscy inni Indianie nie żyją, co noc zabijasz jeszcze jedną osobę, oprócz tych, które zabijają Indianie.',
  ],
  'option.nightOrder.loneCoyot@neutral': ['Lone wolf kills', '孤狼杀人', 'Samotny wilk zabija'],
  'loneCoyot.what': [
    'Kills one more player when left alone.',
    '只剩自己时，再杀一名玩家。',
    'Zabija jeszcze jedną osobę, gdy działa bez towarzyszy.',
  ],
  'loneCoyot.ask': [
    'Lone Coyote, do you kill one more? Whom?',
    '独行郊狼，你要再杀一人吗？杀谁？',
    'Czy Samotny kojot zabija jeszcze kogoś? Kogo?',
  ],
  'loneCoyot.ask@neutral': [
    'Lone wolf, do you kill one more? Whom?',
    '孤狼，你要再杀一人吗？杀谁？',
    'Czy Samotny wilk zabija jeszcze kogoś? Kogo?',
  ],
  'option.nightOrder.loneCoyot': ['Lone Coyote kills', '独行郊狼杀人', 'Samotny kojot zabija'],
});
