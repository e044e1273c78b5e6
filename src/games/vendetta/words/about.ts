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

  'won.nobodyLeft': ['Nobody is left alive.', '无人生还。', 'Nikt nie przeżył.'],
  'won.noMafia': ['The whole Mafia is out.', '黑手党全部出局。', 'Cała mafia jest poza grą.'],
  'won.noCriminals': ['Mafia and Yakuza are out.', '黑手党和极道全部出局。', 'Mafia i Yakuza są poza grą.'],
  'won.mafiaParity': [
    'Mafia: {mafia}, civilians: {civilians}. The civilians no longer outnumber the Mafia.',
    '黑手党{mafia}人，平民{civilians}人。平民不再占多数。',
    'Mafia: {mafia}, cywile: {civilians}. Cywile nie mają już przewagi nad mafią.',
  ],
  'won.mafiaOverAll': [
    'Mafia: {mafia}, all others: {others}. The others no longer outnumber the Mafia.',
    '黑手党{mafia}人，其余{others}人。其余的人不再占多数。',
    'Mafia: {mafia}, pozostali: {others}. Pozostali nie mają już przewagi nad mafią.',
  ],
  'won.yakuzaParity': [
    'Yakuza: {yakuza}, civilians: {civilians}. The civilians no longer outnumber the Yakuza.',
    '极道{yakuza}人，平民{civilians}人。平民不再占多数。',
    'Yakuza: {yakuza}, cywile: {civilians}. Cywile nie mają już przewagi nad Yakuzą.',
  ],
  'won.oneOfEach': [
    'One of the Mafia and one of the Yakuza are left.',
    '只剩一名黑手党和一名极道。',
    'Została jedna osoba z mafii i jedna z Yakuzy.',
  ],
  'won.loner': [
    plural('all', { one: 'Only one player is left.', other: 'Only # players are left.' }),
    plural('all', { other: '场上剩#人。' }),
    plural('all', {
      one: 'W grze zostaje # osoba.',
      few: 'W grze zostają # osoby.',
      many: 'W grze zostaje # osób.',
      other: 'W grze zostaje # osoby.',
    }),
  ],
});
