import { rows } from '../../../text/rows.ts';

/** What there is to say about a choice of cards. */
export const words = rows({
  'cast.size': [
    'The box is for 6 to 16 players; there are {n} here.',
    '这盒游戏供6到16人，现在是{n}人。',
    'Gra jest dla 6–16 graczy; tu jest ich {n}.',
  ],
  'cast.oneLeader': [
    'Only one leader in a game. Take the others out.',
    '一局只能有一名首领，请去掉其余的。',
    'W grze może być tylko jeden przywódca. Usuń pozostałych.',
  ],
  'cast.noMafia': [
    'There is no Mafia. Add at least one Thug.',
    '没有黑手党。至少加一名打手。',
    'Nie ma mafii. Dodaj co najmniej jednego Zbira.',
  ],
  'cast.yakuzaMode': [
    'The Yakuza plays only in Yakuza mode. Choose the mode, or take the Yakuza out.',
    '极道只在极道模式中出场。请选该模式，或去掉极道。',
    'Yakuza gra tylko w trybie Yakuza. Wybierz ten tryb albo usuń Yakuzę.',
  ],
  'cast.noYakuza': ['Yakuza mode needs Yakuza cards.', '极道模式需要极道牌。', 'Tryb Yakuza wymaga kart Yakuzy.'],
  'cast.yakuzaSize': [
    'The Yakuza plays only with 12 or more; there are {n} here.',
    '极道模式需要12人以上，现在是{n}人。',
    'Yakuza gra tylko od 12 osób; tu jest {n}.',
  ],
  'cast.noMobsters': ['No mobsters in a game with the Yakuza.', '有极道时不能有头目。', 'Z Yakuzą nie ma gangsterów.'],
  'cast.lonerMode': [
    'A Loner plays only in Loner mode. Choose the mode, or take the Loner out.',
    '独行者只在独行者模式中出场。请选该模式，或去掉独行者。',
    'Samotnik gra tylko w trybie Samotnika. Wybierz ten tryb albo usuń go.',
  ],
  'cast.noLeader': [
    'The civilians have no leader here; usually they have one.',
    '平民没有首领；通常有一名。',
    'Cywile nie mają tu przywódcy, a zwykle mają jednego.',
  ],
  'cast.fewThugs': [
    'There are more mobsters than Thugs here; usually most of the Mafia are Thugs.',
    '头目比打手多；通常黑手党大多是打手。',
    'Gangsterów jest tu więcej niż Zbirów, a zwykle w mafii przeważają Zbiry.',
  ],
  'cast.oneLoner': [
    'Loner mode needs exactly one Loner; there are {n} here.',
    '独行者模式须恰好一名独行者，现在是{n}名。',
    'Tryb Samotnika wymaga dokładnie jednego Samotnika; tu jest {n}.',
  ],
  'cast.lonerSize': [
    'A Loner plays only with 10 or more; there are {n} here.',
    '独行者模式需要10人以上，现在是{n}人。',
    'Samotnik gra tylko od 10 osób; tu jest {n}.',
  ],
  'cast.mafiaAlreadyWon': [
    'The game would be over before it begins. Take Mafia out or add civilians.',
    '还没开始就已结束。请减少黑手党或增加平民。',
    'Gra skończyłaby się przed początkiem. Zabierz mafię albo dodaj cywilów.',
  ],
  'cast.order': ['Usually the {role} comes first.', '通常先用{role}。', 'Zwykle wcześniej wchodzi {role}.'],
});
