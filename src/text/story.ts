import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/**
 * One sentence for every kind of fact. Games add names for their own marks (`status.<id>`), things
 * (`token.<id>`), deeds (`deed.<id>`), moments (`moment.<id>`) and lines of the night card (`line.<id>`).
 */
export const words = wordsOf({
  'fact.began': [
    plural('n', { one: 'The game begins with # player.', other: 'The game begins with # players.' }),
    plural('n', { other: '游戏开始，共#名玩家。' }),
    plural('n', {
      one: 'Grę zaczyna # gracz.',
      few: 'Grę zaczyna # graczy.',
      many: 'Grę zaczyna # graczy.',
      other: 'Grę zaczyna # gracza.',
    }),
  ],
  'fact.called.live': ['Now: {line}.', '轮到：{line}。', 'Teraz: {line}.'],
  'fact.called.blocked': [
    'Called, but unable to act: {line}. {why}',
    '叫醒但不能行动：{line}。{why}',
    'Wywołanie bez działania: {line}. {why}',
  ],
  'fact.called.hollow': [
    'Called for the sound of it: {line}. {why}',
    '只是照常念出：{line}。{why}',
    'Wywołanie tylko na niby: {line}. {why}',
  ],
  'fact.called.silent': ['Skipped: {line}. {why}', '跳过：{line}。{why}', 'Pominięte: {line}. {why}'],
  'fact.chose': [
    plural('n', { one: '{by} chooses {seats}.', other: '{by} choose {seats}.' }),
    plural('n', { other: '{by}选择{seats}。' }),
    plural('n', {
      one: '{by} wskazuje: {seats}.',
      few: '{by} wskazują: {seats}.',
      many: '{by} wskazują: {seats}.',
      other: '{by} wskazują: {seats}.',
    }),
  ],
  'fact.choseNobody': [
    plural('n', { one: '{by} chooses nobody.', other: '{by} choose nobody.' }),
    plural('n', { other: '{by}没有选人。' }),
    plural('n', {
      one: '{by} nie wskazuje nikogo.',
      few: '{by} nie wskazują nikogo.',
      many: '{by} nie wskazują nikogo.',
      other: '{by} nie wskazują nikogo.',
    }),
  ],
  'fact.picked': [
    plural('n', { one: '{by} chooses: {option}.', other: '{by} choose: {option}.' }),
    plural('n', { other: '{by}选择：{option}。' }),
    plural('n', {
      one: '{by} wybiera: {option}.',
      few: '{by} wybierają: {option}.',
      many: '{by} wybierają: {option}.',
      other: '{by} wybierają: {option}.',
    }),
  ],
  'fact.expired': ['Time runs out.', '时间到。', 'Czas minął.'],
  'fact.attempted': ['{by} – {deed}: {who}.', '{by}对{who}：{deed}。', '{by} – {deed}: {who}.'],
  'fact.prevented': [
    '{by} – {deed}: {who}. It fails because of {shield}: {why}',
    '{by}对{who}：{deed}。没有成功，因为{shield}：{why}',
    '{by} – {deed}: {who}. Nie udaje się, a przeszkadza w tym {shield}: {why}',
  ],
  'fact.preventedAlone': [
    '{by} – {deed}: {who}. It fails: {why}',
    '{by}对{who}：{deed}。没有成功：{why}',
    '{by} – {deed}: {who}. Nie udaje się: {why}',
  ],
  'fact.diverted': [
    '{by} – {deed}: {who}. It turns out otherwise, because of {shield}: {why}',
    '{by}对{who}：{deed}。结果有变，因为{shield}：{why}',
    '{by} – {deed}: {who}. Dzieje się inaczej, a sprawia to {shield}: {why}',
  ],
  'fact.divertedAlone': [
    '{by} – {deed}: {who}. It turns out otherwise: {why}',
    '{by}对{who}：{deed}。结果有变：{why}',
    '{by} – {deed}: {who}. Dzieje się inaczej: {why}',
  ],
  'fact.postponed': [
    '{by} – {deed}: {who}. It takes effect later ({moment}).',
    '{by}对{who}：{deed}。稍后生效（{moment}）。',
    '{by} – {deed}: {who}. Zadziała później ({moment}).',
  ],
  'fact.died': ['{who} dies. Killed by: {by}.', '{who}死亡。出手者：{by}。', '{who} ginie. Sprawca: {by}.'],
  'fact.diedAlone': ['{who} dies.', '{who}死亡。', '{who} ginie.'],
  'fact.revived': ['{who} is back in the game.', '{who}回到游戏。', '{who} wraca do gry.'],
  'fact.revealed': ['{who} turns over the card: {role}.', '{who}翻开身份牌：{role}。', '{who} odkrywa kartę: {role}.'],
  'fact.learned': ['{seats} learns: {said}', '{seats}得知：{said}', '{seats} dowiaduje się: {said}'],
  'fact.learnedMany': ['{seats} learn: {said}', '{seats}得知：{said}', '{seats} dowiadują się: {said}'],
  'fact.marked': [
    '{who} is marked “{status}”. By: {by}.',
    '{who}获得标记“{status}”，来自{by}。',
    '{who} dostaje znacznik „{status}”. Źródło: {by}.',
  ],
  'fact.unmarked': ['{who} loses the mark “{status}”.', '{who}失去标记“{status}”。', '{who} traci znacznik „{status}”.'],
  'fact.got': ['{token}: now with {to}.', '{token}：现在由{to}持有。', '{token} ma teraz {to}.'],
  'fact.moved': [
    '{token} passes from {from} to {to}.',
    '{token}从{from}转到{to}手中。',
    '{token} zmienia właściciela: przedtem {from}, teraz {to}.',
  ],
  'fact.aware': [
    '{token}: {to} has it, and knows it now.',
    '{token}：{to}现在知道它在自己手里。',
    '{token}: ma go {to}, i od teraz o tym wie.',
  ],
  'fact.unknowing': ['{to} does not know.', '{to}并不知情。', '{to} o tym nie wie.'],
  'fact.spent': [
    plural('left', {
      one: '{who} uses an ability ({ability}); # use left.',
      other: '{who} uses an ability ({ability}); # uses left.',
    }),
    plural('left', { other: '{who}使用能力（{ability}），还剩#次。' }),
    plural('left', {
      one: '{who} używa zdolności ({ability}); zostaje # użycie.',
      few: '{who} używa zdolności ({ability}); zostają # użycia.',
      many: '{who} używa zdolności ({ability}); zostaje # użyć.',
      other: '{who} używa zdolności ({ability}); zostaje # użycia.',
    }),
  ],
  'fact.drawn.seed': [
    'The app draws a lot: {got}, out of {from}.',
    '程序从{from}中抽签，抽中{got}。',
    'Losuje aplikacja: {got}. W puli: {from}.',
  ],
  'fact.drawn.host': [
    'The host draws a lot: {got}, out of {from}.',
    '主持人从{from}中抽签，抽中{got}。',
    'Losuje prowadzący: {got}. W puli: {from}.',
  ],
  /** Why the game has ended, and who has won. */
  'fact.won': ['{why} {wins}.', '{why}{wins}。', '{why} {wins}.'],
  'fact.won.sides': [
    plural('n', { one: '{who} wins', other: '{who} win' }),
    plural('n', { other: '{who}获胜' }),
    plural('n', { one: 'Wygrywa {who}', few: 'Wygrywają {who}', many: 'Wygrywają {who}', other: 'Wygrywają {who}' }),
  ],
  'fact.won.nobody': ['Nobody wins', '无人获胜', 'Nikt nie wygrywa'],
  'fact.voted': ['Votes: {sums}. Result: {chosen}.', '票数：{sums}。结果：{chosen}。', 'Głosy: {sums}. Wynik: {chosen}.'],
  'fact.votedNobody': ['Votes: {sums}. Nobody is chosen.', '票数：{sums}。没有人被选出。', 'Głosy: {sums}. Nikt nie zostaje wybrany.'],
  'fact.votedTie': ['Votes: {sums}. A tie.', '票数：{sums}。平票。', 'Głosy: {sums}. Remis.'],
  'fact.sum': ['{who} – {n}', '{who}{n}票', '{who} – {n}'],
  'fact.noVotes': ['none', '无', 'brak'],
  'fact.comma': [', ', '，', ', '],
  'fact.two': ['{first} {second}', '{first}{second}', '{first} {second}'],
  'fact.recast': ['{who} is now {to}, no longer {from}.', '{who}现在是{to}，不再是{from}。', '{who} to teraz {to}, a nie {from}.'],
  'fact.swapped': ['{seats} exchange their cards.', '{seats}互换身份牌。', '{seats} zamieniają się kartami.'],
  'fact.ruled.kill': ['The host rules: {who} is dead.', '主持人裁定：{who}死亡。', 'Decyzja prowadzącego: {who} nie żyje.'],
  'fact.ruled.leave': ['{who} leaves the game.', '{who}离开游戏。', '{who} odchodzi z gry.'],
  'fact.ruled.sit': ['{name} sits down at seat {n}.', '{name}坐到{n}号座位。', '{name} siada na miejscu {n}.'],
  'fact.ruled.revive': [
    'The host rules: {who} is back in the game.',
    '主持人裁定：{who}回到游戏。',
    'Decyzja prowadzącego: {who} wraca do gry.',
  ],
  'fact.ruled.reveal': [
    'The host rules: {who} turns over the card.',
    '主持人裁定：{who}翻开身份牌。',
    'Decyzja prowadzącego: {who} odkrywa kartę.',
  ],
  'fact.ruled.move': [
    'The host rules: {token} goes to {who}.',
    '主持人裁定：{token}交给{who}。',
    'Decyzja prowadzącego: {token} dostaje {who}.',
  ],
  'fact.ruled.mark': [
    'The host rules: {who} is marked “{status}”.',
    '主持人裁定：{who}获得标记“{status}”。',
    'Decyzja prowadzącego: {who} dostaje znacznik „{status}”.',
  ],
  'fact.ruled.unmark': [
    'The host rules: {who} loses the mark “{status}”.',
    '主持人裁定：{who}失去标记“{status}”。',
    'Decyzja prowadzącego: {who} traci znacznik „{status}”.',
  ],
  'fact.ruled.swap': [
    'The host rules: {seats} exchange their cards.',
    '主持人裁定：{seats}互换身份牌。',
    'Decyzja prowadzącego: {seats} zamieniają się kartami.',
  ],
  'fact.ruled.recast': [
    'The host rules: {who} is now {role}.',
    '主持人裁定：{who}现在是{role}。',
    'Decyzja prowadzącego: {who} to teraz {role}.',
  ],
  'fact.ruled.note': ['The host writes a note.', '主持人写下备注。', 'Prowadzący zapisuje notatkę.'],
  'fact.ruled.end': [
    'The host rules: the game ends. Winners: {factions}.',
    '主持人裁定：游戏结束。胜方：{factions}。',
    'Decyzja prowadzącego: koniec gry. Zwycięska strona: {factions}.',
  ],
  'fact.ruled.draw': [
    'The host rules: the game ends in a draw.',
    '主持人裁定：游戏以平局结束。',
    'Decyzja prowadzącego: koniec gry, remis.',
  ],
  'fact.why': ['{what} [{clause}]', '{what}［{clause}］', '{what} [{clause}]'],

  'agent.host': ['the host', '主持人', 'prowadzący'],
  'agent.rules': ['the rules', '规则', 'zasady'],
  'agent.role': ['{who} ({role})', '{who}（{role}）', '{who} ({role})'],
  'deed.kill': ['killing', '杀害', 'zabójstwo'],
  'deed.mark': ['marking', '标记', 'oznaczenie'],
  'deed.steal': ['taking', '拿取', 'przejęcie'],
  'deed.learn': ['finding out', '查验', 'sprawdzenie'],
  'moment.dawn': ['at dawn', '天亮时', 'o świcie'],
  'option.guilty': ['guilty', '有罪', 'wina'],
  'option.innocent': ['not guilty', '无罪', 'brak winy'],
});
