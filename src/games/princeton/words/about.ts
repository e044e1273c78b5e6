import { rows } from '../../../text/rows.ts';

/** The game, its sides, and its endings. */
export const words = rows({
  'game.name': ['Princeton', '普林斯顿', 'Princeton'],
  'game.about': [
    'Mafia against the village, dealt from an ordinary deck of cards. Night and day take turns.',
    '用一副普通扑克牌发身份：杀手对好人，昼夜交替。',
    'Mafia przeciw wiosce, role z talii zwykłych kart. Noc i dzień na przemian.',
  ],

  'faction.mafia': ['Mafia', '杀手', 'Mafia'],
  'faction.village': ['Village', '好人', 'Wioska'],
  'faction.mafia.wins': ['The mafia win', '杀手获胜', 'Wygrywa mafia'],
  'faction.village.wins': ['The village wins', '好人获胜', 'Wygrywa wioska'],
  'role.host': ['Moderator', '法官', 'Prowadzący'],

  'won.noMafia': ['The whole mafia is dead.', '杀手全部死亡。', 'Cała mafia nie żyje.'],
  'won.noVillage': ['The whole village is dead.', '好人无一生还。', 'Cała wioska nie żyje.'],
  'won.parity': [
    'Mafia: {mafia}, village: {village}. The village can no longer outvote the mafia.',
    '杀手{mafia}人，好人{village}人，好人的票数已压不过杀手。',
    'Mafia: {mafia}, wioska: {village}. Wioska nie przegłosuje już mafii.',
  ],
});
