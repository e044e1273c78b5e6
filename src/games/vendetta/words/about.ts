import { plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** The game, its sides and classes, and its endings. */
export const words = rows({
  'faction.civilians': ['Civilians', '平民', 'Cywile'],
  'faction.mafia': ['Mafia', '黑手党', 'Mafia'],
  'faction.yakuza': ['Yakuza', '极道', 'Yakuza'],
  'faction.loner': ['Loner', '独行者', 'Samotnik'],
  'faction.civilians.wins': ['The civilians win', '平民获胜', 'Wygrywają cywile'],
  'faction.mafia.wins': ['The Mafia wins', '黑手党获胜', 'Wygrywa mafia'],
  'faction.yakuza.wins': ['The Yakuza wins', '极道获胜', 'Wygrywa Yakuza'],
  'faction.loner.wins': ['The Loner wins', '独行者获胜', 'Wygrywa Samotnik'],
  'class.bystander': ['Bystander', '路人', 'Przechodzień'],
  'class.specialist': ['Specialist', '专家', 'Specjalista'],
  'class.leader': ['Leader', '首领', 'Przywódca'],
  'class.thug': ['Thug', '打手', 'Zbir'],
  'class.mobster': ['Mobster', '头目', 'Gangster'],
  'class.yakuza': ['Yakuza', '极道', 'Yakuza'],
  'class.loner': ['Loner', '独行者', 'Samotnik'],
  'role.host': ['Facilitator', '主持人', 'Prowadzący'],
  'game.name': ['Vendetta', '血仇', 'Vendetta'],
  'game.about': [
    'Civilians against the Mafia, with leaders, specialists and mobsters who act at night. A Yakuza, a Loner or hidden cards of the dead make it harder.',
    '平民对抗黑手党，首领、专家和头目夜里行动。极道、独行者或不亮牌，让游戏更难。',
    'Cywile przeciw mafii, a w nocy działają przywódcy, specjaliści i gangsterzy. Trudniej jest z Yakuzą, z Samotnikiem lub z ukrytymi kartami martwych.',
  ],
  'over.reveal': ['The game is over. Turn over all cards.', '游戏结束，请翻开所有的牌。', 'Koniec gry. Odkryjcie wszystkie karty.'],

  'won.nobodyLeft': ['Nobody is left alive. A draw.', '无人生还，平局。', 'Nikt nie przeżył. Remis.'],
  'won.noMafia': [
    'The whole Mafia is out. The civilians win.',
    '黑手党全部出局，平民获胜。',
    'Cała mafia jest poza grą. Wygrywają cywile.',
  ],
  'won.noCriminals': [
    'Mafia and Yakuza are out. The civilians win.',
    '黑手党和极道全部出局，平民获胜。',
    'Mafia i Yakuza są poza grą. Wygrywają cywile.',
  ],
  'won.mafiaParity': [
    'Mafia: {mafia}, civilians: {civilians}. The civilians no longer outnumber the Mafia. The Mafia wins.',
    '黑手党{mafia}人，平民{civilians}人。平民不再占多数，黑手党获胜。',
    'Mafia: {mafia}, cywile: {civilians}. Cywile nie mają już przewagi nad mafią. Wygrywa mafia.',
  ],
  'won.mafiaOverAll': [
    'Mafia: {mafia}, all others: {others}. The others no longer outnumber the Mafia. The Mafia wins.',
    '黑手党{mafia}人，其余{others}人。其余的人不再占多数，黑手党获胜。',
    'Mafia: {mafia}, pozostali: {others}. Pozostali nie mają już przewagi nad mafią. Wygrywa mafia.',
  ],
  'won.yakuzaParity': [
    'Yakuza: {yakuza}, civilians: {civilians}. The civilians no longer outnumber the Yakuza. The Yakuza wins.',
    '极道{yakuza}人，平民{civilians}人。平民不再占多数，极道获胜。',
    'Yakuza: {yakuza}, cywile: {civilians}. Cywile nie mają już przewagi nad Yakuzą. Wygrywa Yakuza.',
  ],
  'won.oneOfEach': [
    'One of the Mafia and one of the Yakuza are left. A draw.',
    '只剩一名黑手党和一名极道，平局。',
    'Została jedna osoba z mafii i jedna z Yakuzy. Remis.',
  ],
  'won.loner': [
    plural('all', { one: 'The Loner alone is left and wins.', other: 'The Loner wins with # players left.' }),
    plural('all', { other: '场上剩#人，独行者获胜。' }),
    plural('all', {
      one: 'W grze zostaje # osoba. Wygrywa Samotnik.',
      few: 'W grze zostają # osoby. Wygrywa Samotnik.',
      many: 'W grze zostaje # osób. Wygrywa Samotnik.',
      other: 'W grze zostaje # osoby. Wygrywa Samotnik.',
    }),
  ],
});
