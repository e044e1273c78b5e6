import { rows } from '../../../text/rows.ts';

/** The game, its sides, and its endings. */
export const words = rows({
  'game.about@neutral': [
    'Citizens, bandits and a tribe are after one small statuette: the town wants it back, the bandits wait for their ship, the tribe wants everybody else dead. Duels and searches by day; theft, murder and many abilities by night.',
    '市民、匪徒和部落争夺一尊小雕像：镇上想找回它，匪徒等船带它离开，部落要其他人全部死去。白天决斗、搜查，夜里偷窃、杀人，能力众多。',
    'Miastowi, bandyci i plemię walczą o jeden mały posążek: miasto chce go odzyskać, bandyci czekają na statek, a plemię chce śmierci wszystkich innych. W dzień pojedynki i przeszukania, w nocy kradzieże, zabójstwa i mnóstwo zdolności.',
  ],
  'faction.indians@neutral': ['Tribe', '部落', 'Plemię'],
  'faction.luckyLuke@neutral': ['Drifter', '浪客', 'Włóczęga'],
  'faction.janosik@neutral': ['Folk outlaw', '绿林好汉', 'Zbójnik'],
  'faction.indians.letter@neutral': ['T', '部', 'P'],
  'faction.indians.wins@neutral': ['The tribe wins', '部落获胜', 'Wygrywa plemię'],
  'faction.luckyLuke.wins@neutral': ['The Drifter wins', '浪客获胜', 'Wygrywa Włóczęga'],
  'faction.janosik.wins@neutral': ['The Folk outlaw wins', '绿林好汉获胜', 'Wygrywa Zbójnik'],

  'game.name': ['Ktulu', '克图鲁', 'Ktulu'],
  'game.about': [
    'Citizens, bandits and Indians are after one small statuette: the town wants it back, the bandits wait for their ship, the Indians want everybody else dead. Duels and searches by day; theft, murder and many abilities by night.',
    '市民、匪徒和印第安人争夺一尊小雕像：镇上想找回它，匪徒等船带它离开，印第安人要其他人全部死去。白天决斗、搜查，夜里偷窃、杀人，能力众多。',
    'Miastowi, bandyci i Indianie walczą o jeden mały posążek: miasto chce go odzyskać, bandyci czekają na statek, a Indianie chcą śmierci wszystkich innych. W dzień pojedynki i przeszukania, w nocy kradzieże, zabójstwa i mnóstwo zdolności.',
  ],
  'faction.citizens': ['Citizens', '市民', 'Miastowi'],
  'faction.bandits': ['Bandits', '匪徒', 'Bandyci'],
  'faction.indians': ['Indians', '印第安人', 'Indianie'],
  'faction.aliens': ['Aliens', '外星人', 'Ufole'],
  'faction.luckyLuke': ['Lucky Luke', '幸运卢克', 'Lucky Luke'],
  'faction.janosik': ['Janosik', '雅诺希克', 'Janosik'],
  'faction.citizens.letter': ['C', '市', 'M'],
  'faction.bandits.letter': ['B', '匪', 'B'],
  'faction.indians.letter': ['I', '印', 'I'],
  'faction.aliens.letter': ['A', '外', 'U'],
  'faction.citizens.wins': ['The citizens win', '市民获胜', 'Wygrywają miastowi'],
  'faction.bandits.wins': ['The bandits win', '匪徒获胜', 'Wygrywają bandyci'],
  'faction.indians.wins': ['The Indians win', '印第安人获胜', 'Wygrywają Indianie'],
  'faction.aliens.wins': ['The aliens win', '外星人获胜', 'Wygrywają ufole'],
  'faction.luckyLuke.wins': ['Lucky Luke wins', '幸运卢克获胜', 'Wygrywa Lucky Luke'],
  'faction.janosik.wins': ['Janosik wins', '雅诺希克获胜', 'Wygrywa Janosik'],
  'token.statuette': ['Statuette', '雕像', 'Posążek'],

  'won.janosik': [
    'Janosik is hanged, as Janosik wished, and wins alone.',
    '雅诺希克如愿被吊死，独自获胜。',
    'Janosik idzie na szubienicę, zgodnie z własnym życzeniem. Wygrywa tylko Janosik.',
  ],
  'won.janosik@neutral': [
    'The Folk outlaw is executed, as the Folk outlaw wished, and wins alone.',
    '绿林好汉如愿被处决，独自获胜。',
    'Zbójnika czeka egzekucja, zgodnie z jego życzeniem. Wygrywa tylko Zbójnik.',
  ],
  'won.foundOnTheDead': [
    'The statuette is found on the dead. The citizens win.',
    '雕像在死者身上。市民获胜。',
    'Posążek znaleziono przy zmarłej osobie. Wygrywają miastowi.',
  ],
  'won.searchFound': [
    'The search has found the statuette. The citizens win.',
    '搜出了雕像。市民获胜。',
    'W przeszukaniu znaleziono posążek. Wygrywają miastowi.',
  ],
  'won.citizenHolds': [
    'A citizen has the statuette. The citizens win.',
    '雕像在市民手里。市民获胜。',
    'Posążek ma ktoś z miasta. Wygrywają miastowi.',
  ],
  'won.indiansAlone': [
    'Only Indians are left. The Indians win.',
    '只剩印第安人。印第安人获胜。',
    'Zostali tylko Indianie. Wygrywają Indianie.',
  ],
  'won.indiansAlone@neutral': [
    'Only the tribe is left. The tribe wins.',
    '只剩部落成员。部落获胜。',
    'Zostało tylko plemię. Wygrywa plemię.',
  ],
  'won.luckyLuke': [
    'Night begins, and Lucky Luke has the statuette. Lucky Luke wins.',
    '入夜时雕像在幸运卢克手里。幸运卢克获胜。',
    'Zapada noc, a posążek ma Lucky Luke. Wygrywa Lucky Luke.',
  ],
  'won.luckyLuke@neutral': [
    'Night begins, and the Drifter has the statuette. The Drifter wins.',
    '入夜时雕像在浪客手里。浪客获胜。',
    'Zapada noc, a posążek ma Włóczęga. Wygrywa Włóczęga.',
  ],
  'won.aliens': [
    'The statuette has been used for the third time. The aliens win.',
    '雕像第三次被使用。外星人获胜。',
    'Ufole używają posążka po raz trzeci. Wygrywają ufole.',
  ],
  'won.banditsSail': [
    'Night {n}: the ship leaves with the statuette on board. The bandits win.',
    '第{n}夜：船带着雕像离开。匪徒获胜。',
    'Noc {n}: statek odpływa z posążkiem na pokładzie. Wygrywają bandyci.',
  ],
});
