import { rows } from '../../../text/rows.ts';

/** The game, its sides, and its endings. */
export const words = rows({
  'faction.citizens': ['Citizens', '市民', 'Obywatele'],
  'faction.mafia': ['Mafia', '黑手党', 'Mafia'],
  'faction.yakuza': ['Yakuza', '极道', 'Yakuza'],
  'faction.citizens.wins': ['The citizens win', '市民获胜', 'Wygrywają obywatele'],
  'faction.mafia.wins': ['The mafia wins', '黑手党获胜', 'Wygrywa mafia'],
  'faction.yakuza.wins': ['The yakuza wins', '极道获胜', 'Wygrywa yakuza'],
  'faction.city': ['the city', '全城', 'miasto'],
  'seat.nameless': ['Number {n}', '{n}号', 'Numer {n}'],
  'game.name': ['Yakuza', '极道', 'Yakuza'],
  'game.about': [
    'The club game of twelve numbered seats: citizens against mafia against yakuza, all by the clock.',
    '十二个编号座位的俱乐部玩法：市民、黑手党与极道三方对抗，全程计时。',
    'Klubowa gra na dwanaście numerowanych miejsc: obywatele, mafia i yakuza, wszystko na czas.',
  ],
  'won.nobody': ['Nobody is left.', '无人生还。', 'Nikt nie przeżył.'],
  'won.citizens': ['All mafia and all yakuza are out.', '所有黑手党和极道都已出局。', 'Cała mafia i cała yakuza są poza grą.'],
  'won.mafia': [
    'Mafia {mafia}, citizens {citizens}: the citizens no longer outnumber the mafia.',
    '黑手党{mafia}人，市民{citizens}人，市民不再占多数。',
    'Mafia {mafia}, obywatele {citizens}: obywatele nie mają już przewagi nad mafią.',
  ],
  'won.yakuza': [
    'Yakuza {yakuza}, citizens {citizens}, mafia {mafia}: the yakuza has drawn level.',
    '极道{yakuza}人，市民{citizens}人，黑手党{mafia}人，极道人数已经追平。',
    'Yakuza {yakuza}, obywatele {citizens}, mafia {mafia}: yakuza wyrównuje liczebnie.',
  ],
});
