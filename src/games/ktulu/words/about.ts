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
    'Janosik is hanged, as Janosik wished.',
    '雅诺希克如愿被吊死。',
    'Janosik idzie na szubienicę, zgodnie z własnym życzeniem.',
  ],
  'won.janosik@neutral': [
    'The Folk outlaw is executed, as the Folk outlaw wished.',
    '绿林好汉如愿被处决。',
    'Zbójnika czeka egzekucja, zgodnie z jego życzeniem.',
  ],
  'won.foundOnTheDead': ['The statuette is found on the dead.', '雕像在死者身上。', 'Posążek znaleziono przy zmarłej osobie.'],
  'won.searchFound': ['The search has found the statuette.', '搜出了雕像。', 'W przeszukaniu znaleziono posążek.'],
  'won.citizenHolds': ['A citizen has the statuette.', '雕像在市民手里。', 'Posążek ma ktoś z miasta.'],
  'won.indiansAlone': ['Only Indians are left.', '只剩印第安人。', 'Zostali tylko Indianie.'],
  'won.indiansAlone@neutral': ['Only the tribe is left.', '只剩部落成员。', 'Zostało tylko plemię.'],
  'won.luckyLuke': [
    'Night begins, and Lucky Luke has the statuette.',
    '入夜时雕像在幸运卢克手里。',
    'Zapada noc, a posążek ma Lucky Luke.',
  ],
  'won.luckyLuke@neutral': [
    'Night begins, and the Drifter has the statuette.',
    '入夜时雕像在浪客手里。',
    'Zapada noc, a posążek ma Włóczęga.',
  ],
  'won.aliens': ['The statuette has been used for the third time.', '雕像第三次被使用。', 'Ufole używają posążka po raz trzeci.'],
  'won.banditsSail': [
    'Night {n}: the ship leaves with the statuette on board.',
    '第{n}夜：船带着雕像离开。',
    'Noc {n}: statek odpływa z posążkiem na pokładzie.',
  ],
});
