import { rows } from '../../../text/rows.ts';
import { used } from '../../../rules/uses.ts';
import { slay } from '../night/abilities.ts';
import { attack, steal } from '../night/lines.ts';
import { tellCarrier } from '../night/told.ts';
import { trail } from '../night/trail.ts';
import { said, type Role } from '../vocabulary.ts';

const spentBar = { why: said('bar.spent'), clause: 'KT-048' };

/** Alone against all: steals, kills, trails, and is told who has the statuette (KT-278…283). */
export const role: Role = {
  faction: 'luckyLuke',
  nights: {
    lukeWakes: {
      clause: 'KT-285',
      sleeps: false,
      asks: false,
      // Only the call: what he does follows line by line.
      *act() {},
    },
    lukeSteals: {
      wakes: false,
      clause: 'KT-287',
      *act(t, actor) {
        yield* attack(t, actor, 'luckyLuke', undefined, { key: 'luckyLuke.steal', clause: 'KT-280', ask: said('lukeSteals.ask') }, (on) =>
          steal(t, actor, 'luckyLuke', on, 'KT-280'),
        );
      },
    },
    lukeKills: {
      wakes: false,
      clause: 'KT-288',
      block: (t) => (used(t, 'luckyLuke.kill') > 0 ? spentBar : undefined),
      act: (t, actor) => slay(t, actor, 'luckyLuke', 'KT-281', { uses: 1, ability: 'luckyLuke.kill', ask: said('lukeKills.ask') }),
    },
    lukeTrails: {
      wakes: false,
      clause: 'KT-289',
      block: (t) => (used(t, 'luckyLuke.trail') > 0 ? spentBar : undefined),
      *act(t, actor) {
        yield* trail(t, actor, 'luckyLuke', 'luckyLuke.trail', said('lukeTrails.ask'), 'KT-282');
      },
    },
    lukeIsTold: {
      clause: 'KT-290',
      wakes: false,
      sleeps: true,
      asks: false,
      *act(t, actor) {
        yield* tellCarrier(t, actor, 'luckyLuke.learned', 'KT-283');
      },
    },
  },
};

export const words = rows({
  'role.luckyLuke@neutral': ['Drifter', '浪客', 'Włóczęga'],
  'role.luckyLuke.ability@neutral': [
    'Each night, alone and first, you may steal, and you learn who has the statuette. Once you may kill; once you may track a player: a statuette gained there that night is yours. In duels you are a gunslinger. You win with the statuette at nightfall.',
    '每夜你最先独自行动：可以偷一次，并得知雕像在谁手里；全局可杀人一次，追踪一次，被追踪者今夜得到的雕像归你。决斗时你算快枪手。从第1夜起，入夜时雕像在你手里，你获胜。',
    'Na początku nocy, w pojedynkę, możesz kraść i poznajesz, kto ma posążek; raz możesz zabić, raz tropić kogoś, kto odda ci posążek zdobyty tej nocy. W pojedynkach jesteś strzelcem. Wygrywasz z posążkiem, gdy zapada noc.',
  ],
  'role.luckyLuke': ['Lucky Luke', '幸运卢克', 'Lucky Luke'],
  'role.luckyLuke.ability': [
    'Each night, alone and first, you may steal, and you learn who has the statuette. Once you may kill; once you may trail a player: a statuette gained there that night is yours. In duels you are a gunman. You win with the statuette at nightfall.',
    '每夜你最先独自行动：可以偷一次，并得知雕像在谁手里；全局可杀人一次，尾随一次，被尾随者今夜得到的雕像归你。决斗时你算枪手。从第1夜起，入夜时雕像在你手里，你获胜。',
    'Na początku nocy, w pojedynkę, możesz kraść i poznajesz, kto ma posążek; raz możesz zabić, raz tropić kogoś, kto odda ci posążek zdobyty tej nocy. W pojedynkach jesteś rewolwerowcem. Wygrywasz z posążkiem, gdy zapada noc.',
  ],
  'option.nightOrder.lukeWakes@neutral': ['Drifter wakes', '浪客醒来', 'Włóczęga się budzi'],
  'option.nightOrder.lukeSteals@neutral': ['Drifter steals', '浪客偷窃', 'Włóczęga kradnie'],
  'option.nightOrder.lukeKills@neutral': ['Drifter kills', '浪客杀人', 'Włóczęga zabija'],
  'option.nightOrder.lukeTrails@neutral': ['Drifter tracks', '浪客追踪', 'Włóczęga tropi'],
  'option.nightOrder.lukeIsTold@neutral': ['Drifter is told the carrier', '浪客得知携带者', 'Włóczęga dowiaduje się, kto nosi posążek'],
  'lukeWakes.what': ['Wakes, before everybody else.', '最先醒来。', 'Budzi się przed wszystkimi.'],
  'lukeSteals.what': [
    'Tries to steal the statuette from one player.',
    '设法从一名玩家那里偷雕像。',
    'Próbuje ukraść posążek jednej osobie.',
  ],
  'lukeSteals.ask': ['Do you steal? From whom?', '你要偷吗？偷谁？', 'Czy kradniesz? Komu?'],
  'lukeKills.what': ['Kills one player (once).', '杀死一名玩家（一次）。', 'Zabija jedną osobę (raz).'],
  'lukeKills.ask': ['Do you kill? Whom?', '你要杀人吗？杀谁？', 'Czy zabijasz? Kogo?'],
  'lukeTrails.what': [
    'Picks one player and immediately takes a statuette gained there (once).',
    '选一名玩家，其得到的雕像立刻归己（一次）。',
    'Wybiera osobę i od razu przejmuje posążek, który ona zdobędzie (raz).',
  ],
  'lukeTrails.ask': ['Do you trail anybody? Whom?', '你要尾随谁吗？', 'Czy kogoś tropisz? Kogo?'],
  'lukeTrails.ask@neutral': ['Do you track anybody? Whom?', '你要追踪谁吗？', 'Czy kogoś tropisz? Kogo?'],
  'lukeIsTold.what': ['Is told who has the statuette.', '得知雕像在谁手里。', 'Dowiaduje się, kto ma posążek.'],
  'option.nightOrder.lukeWakes': ['Lucky Luke wakes', '幸运卢克醒来', 'Lucky Luke się budzi'],
  'option.nightOrder.lukeSteals': ['Lucky Luke steals', '幸运卢克偷窃', 'Lucky Luke kradnie'],
  'option.nightOrder.lukeKills': ['Lucky Luke kills', '幸运卢克杀人', 'Lucky Luke zabija'],
  'option.nightOrder.lukeTrails': ['Lucky Luke trails', '幸运卢克尾随', 'Lucky Luke tropi'],
  'option.nightOrder.lukeIsTold': ['Lucky Luke is told the carrier', '幸运卢克得知携带者', 'Lucky Luke dowiaduje się, kto nosi posążek'],
  'ability.luckyLuke.kill': ['the kill', '杀人', 'zabójstwo'],
  'ability.luckyLuke.trail': ['the trail', '尾随', 'tropienie'],
  'ability.luckyLuke.trail@neutral': ['the tracking', '追踪', 'tropienie'],
});
