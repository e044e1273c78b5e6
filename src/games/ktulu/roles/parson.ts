import type { Script } from '../../../kernel/script.ts';
import type { SeatId } from '../../../kernel/types.ts';
import { showSecret } from '../../../rules/knowledge.ts';
import { rows } from '../../../text/rows.ts';
import { target } from '../night/lines.ts';
import { said, type Role, type T } from '../vocabulary.ts';

/** Learns one player's faction (KT-113). */
function* check(t: T, actor: SeatId): Script {
  const on = yield* target(t, actor, { key: 'parson.learn', clause: 'KT-113', ask: said('parson.ask'), aim: 'learn', must: true });
  if (on === undefined) return;
  const faction = t.faction(on);
  yield* showSecret(t, {
    key: 'parson.learned',
    to: [actor],
    about: [on],
    clause: 'KT-113',
    showing: { faction, said: said('learn.faction', { who: { seat: on }, faction: { faction } }) },
  });
}

/** Learns one player’s faction each night (KT-113). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    parson: { clause: 'KT-226', act: check },
    parsonZero: {
      clause: 'KT-220',
      zero: true,
      act: check,
      due: (t) => (t.options.parsonNightZero ? undefined : { why: said('call.notByHouse'), clause: 'KT-115' }),
    },
  },
};

export const words = rows({
  'role.parson': ['Parson', '牧师', 'Pastor'],
  'role.parson.ability': [
    'Each night you pick one other player and learn that player’s faction. Nobody else hears whom you picked.',
    '每夜选一名其他玩家，得知其阵营。别人不知道你查了谁。',
    'Co noc wybierasz inną osobę i poznajesz jej frakcję. Nikt inny nie wie, o kogo pytasz.',
  ],
  'parsonZero.what': ['Learns one player’s faction.', '得知一名玩家的阵营。', 'Poznaje frakcję jednej osoby.'],
  'parsonZero.ask': ['Whose faction do you want to know?', '你想知道谁的阵营？', 'Czyją frakcję chcesz poznać?'],
  'parson.what': ['Learns one player’s faction.', '得知一名玩家的阵营。', 'Poznaje frakcję jednej osoby.'],
  'parson.ask': ['Whose faction do you want to know?', '你想知道谁的阵营？', 'Czyją frakcję chcesz poznać?'],
  'option.nightZeroOrder.parsonZero': ['Parson asks', '牧师查问', 'Pastor pyta'],
  'option.nightOrder.parson': ['Parson asks', '牧师查问', 'Pastor pyta'],
});
