import { attempt } from '../../../rules/attempt.ts';
import { rows } from '../../../text/rows.ts';
import { attack, doing } from '../night/lines.ts';
import { said, type Role, type Statuses } from '../vocabulary.ts';

/** Poison works on the next day (KT-166). */
export const role: Role = {
  faction: 'indians',
  nights: {
    femaleShaman: {
      clause: 'KT-247',
      uses: 1,
      wakes: false,
      act: (t, actor) =>
        attack(
          t,
          actor,
          'femaleShaman',
          1,
          { key: 'femaleShaman.poison', clause: 'KT-166', ask: said('femaleShaman.ask'), aim: 'kill' },
          (on) => attempt(t, doing('poison', actor, 'femaleShaman', on, 'KT-166')),
        ),
    },
  },
};

export const statuses: Statuses<'poisoned'> = {
  poisoned: { diesWithBearer: true },
};

export const words = rows({
  'role.femaleShaman@neutral': ['Herbalist', '草药师', 'Zielarka'],
  'role.femaleShaman.ability@neutral': [
    'Once in the game, at night, you poison one other player, who dies the next day, right before the vote on the search. At night you act with the tribe.',
    '全局一次，夜里给一名其他玩家下毒，此人第二天在搜查投票之前死亡。夜里与部落一同行动。',
    'Raz w grze, w nocy, podajesz innej osobie truciznę: ginie ona następnego dnia tuż przed głosowaniem o przeszukaniu. W nocy działasz z plemieniem.',
  ],
  'role.femaleShaman': ['Female shaman', '女萨满', 'Szamanka'],
  'role.femaleShaman.ability': [
    'Once in the game, at night, you poison one other player, who dies the next day, right before the vote on the search. At night you act with the Indians.',
    '全局一次，夜里给一名其他玩家下毒，此人第二天在搜查投票之前死亡。夜里与印第安人一同行动。',
    'Raz w grze, w nocy, podajesz innej osobie truciznę: ginie ona następnego dnia tuż przed głosowaniem o przeszukaniu. W nocy działasz z Indianami.',
  ],
  'option.nightOrder.femaleShaman@neutral': ['Herbalist poisons', '草药师下毒', 'Zielarka truje'],
  'femaleShaman.what': [
    'Poisons one player, who dies next day (once).',
    '给一名玩家下毒，第二天死亡（一次）。',
    'Truje jedną osobę, która ginie następnego dnia (raz).',
  ],
  'femaleShaman.ask': ['Female shaman, do you poison anybody? Whom?', '女萨满，你要下毒吗？给谁？', 'Czy Szamanka kogoś truje? Kogo?'],
  'femaleShaman.ask@neutral': ['Herbalist, do you poison anybody? Whom?', '草药师，你要下毒吗？给谁？', 'Czy Zielarka kogoś truje? Kogo?'],
  'option.nightOrder.femaleShaman': ['Female shaman poisons', '女萨满下毒', 'Szamanka truje'],
  'status.poisoned': ['poisoned', '中毒', 'zatrucie'],
});
