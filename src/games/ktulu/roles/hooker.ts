import { rows } from '../../../text/rows.ts';
import { introduced } from '../night/abilities.ts';
import { learnRole, target } from '../night/lines.ts';
import { said, type Role } from '../vocabulary.ts';

/** On night 0 picks one player, and the two learn about each other (KT-102…104). */
export const role: Role = {
  faction: 'citizens',
  nights: {
    hooker: {
      clause: 'KT-102',
      zero: true,
      *act(t, actor) {
        const on = yield* target(t, actor, { key: 'hooker.learn', clause: 'KT-102', ask: said('hooker.ask'), aim: 'learn', must: true });
        if (on === undefined) return;
        yield* learnRole(t, actor, on, 'hooker.learned', 'KT-104');
        yield* introduced(t, on, actor, 'hooker', 'KT-103');
      },
    },
  },
};

export const words = rows({
  'role.hooker@neutral': ['Courtesan', '交际花', 'Kurtyzana'],
  'role.hooker.ability@neutral': [
    'On night 0 you pick one other player. You learn that player’s faction and role, and that player learns that you are the Courtesan.',
    '第0夜选一名其他玩家：你得知其阵营和角色，对方得知你是交际花。',
    'Nocy zerowej wybierasz inną osobę. Poznajesz jej frakcję i rolę, a ona dowiaduje się, że Kurtyzana to ty.',
  ],
  'role.hooker': ['Hooker', '妓女', 'Dziwka'],
  'role.hooker.ability': [
    'On night 0 you pick one other player. You learn that player’s faction and role, and that player learns that you are the Hooker.',
    '第0夜选一名其他玩家：你得知其阵营和角色，对方得知你是妓女。',
    'Nocy zerowej wybierasz inną osobę. Poznajesz jej frakcję i rolę, a ona dowiaduje się, że Dziwka to ty.',
  ],
  'option.nightZeroOrder.hooker@neutral': ['Courtesan meets a player', '交际花认识一名玩家', 'Kurtyzana poznaje kogoś'],
  'hooker.what': [
    'Meets one player, learns faction and role, and is known in turn.',
    '认识一名玩家，得知其阵营和角色，也被其认识。',
    'Poznaje frakcję i rolę jednej osoby i daje się jej poznać.',
  ],
  'hooker.ask': ['Whom do you meet?', '你要认识谁？', 'Kogo poznajesz?'],
  'option.nightZeroOrder.hooker': ['Hooker meets a player', '妓女认识一名玩家', 'Dziwka poznaje kogoś'],
});
