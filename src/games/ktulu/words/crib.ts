import { rows } from '../../../text/rows.ts';

/** Points of the printed rules sheet, `crib.1` onwards in the order of play. */
export const words = rows({
  'crib.1': [
    'One card each, for your eyes only. Claim whatever you like, but whoever proves which faction they belong to, by showing the card for instance, dies. The host plays no card and has the last word.',
    '每人一张牌，只能自己看。怎么自称都可以，但谁证明了自己的阵营，比如亮牌，谁就死亡。主持人不拿牌，并有最终决定权。',
    'Każdy dostaje jedną kartę, tylko dla siebie. Podawać się wolno za kogokolwiek, ale kto udowodni swoją frakcję, na przykład pokaże kartę, ginie. Prowadzący nie ma karty i ma ostatnie słowo.',
  ],
  'crib.2': [
    'Citizens do not know each other. The members of every other faction do, and act together at night. Lucky Luke and Janosik play alone.',
    '市民互不相识。其他阵营的成员互相认识，夜里共同行动。幸运卢克和雅诺希克独自一方。',
    'Miastowi się nie znają. Członkowie każdej innej frakcji się znają i w nocy działają razem. Lucky Luke i Janosik grają w pojedynkę.',
  ],
  'crib.3': [
    'There is one statuette. It is imaginary, and one living player has it, usually knowing it; at the start the bandits have it. Whoever kills its carrier at night takes it. When it passes to another faction, the host says to which.',
    '雕像只有一尊，是想象中的，由一名活着的玩家持有，通常本人知道；开局时在匪徒手里。夜里谁杀了携带者，雕像就归谁。雕像换了阵营时，主持人宣布归了哪一方。',
    'Posążek jest jeden. Jest wyobrażony, ma go jedna żywa osoba i zwykle o tym wie; na początku mają go bandyci. Kto w nocy zabije noszącego, zabiera posążek. Gdy posążek zmienia frakcję, prowadzący mówi, do której trafił.',
  ],
  'crib.4': [
    'Citizens win when by day a citizen has the statuette, when a search finds it, or when its carrier dies by day.',
    '白天雕像在市民手里、被搜出，或携带者白天死亡，市民获胜。',
    'Miastowi wygrywają, gdy w dzień posążek ma ktoś z nich, gdy znajdzie go przeszukanie albo gdy w dzień zginie osoba, która go nosi.',
  ],
  'crib.5': [
    'Bandits win when the ship leaves, at the end of a night, and a bandit has the statuette. The ship leaves from night 3 on with up to 16 players, from night 4 with 17 to 23, from night 5 with 24 to 30; with more, the host names the night.',
    '夜晚结束、船离开时，雕像在匪徒手里，匪徒获胜。船从哪一夜起离开：16人以下第3夜，17到23人第4夜，24到30人第5夜；人更多由主持人定。',
    'Bandyci wygrywają, gdy pod koniec nocy odpływa statek, a posążek ma ktoś z nich. Statek odpływa od nocy 3 przy najwyżej 16 osobach, od nocy 4 przy 17–23, od nocy 5 przy 24–30; przy większej liczbie noc podaje prowadzący.',
  ],
  'crib.6': [
    'Indians win when everybody else is dead. At night they kill one player, and a second one when they have the statuette.',
    '其他人全部死亡，印第安人获胜。他们每夜杀一名玩家，持有雕像时再杀一名。',
    'Indianie wygrywają, gdy wszyscy inni nie żyją. W nocy zabijają jedną osobę, a gdy mają posążek, także drugą.',
  ],
  'crib.7': [
    'Aliens win when they have used the statuette three times, once a night at most. Lucky Luke wins with the statuette in hand when a night begins, Janosik by being hanged.',
    '外星人使用雕像满三次获胜，每夜至多一次。入夜时雕像在幸运卢克手里，幸运卢克获胜；雅诺希克被吊死即获胜。',
    'Ufole wygrywają, gdy użyją posążka trzy razy, najwyżej raz na noc. Lucky Luke wygrywa z posążkiem w ręku, gdy zapada noc, a Janosik, gdy go powieszą.',
  ],
  'crib.8': [
    'Nights count from 0: night 0, day 1, night 1, day 2 and so on. On night 0 the factions meet and the bandits choose who carries the statuette; nobody is robbed or killed.',
    '夜晚从0数起：第0夜、第1天、第1夜、第2天，依此类推。第0夜各阵营相认，匪徒选定由谁携带雕像；没有偷窃和杀人。',
    'Noce liczy się od zera: noc 0, dzień 1, noc 1, dzień 2 i tak dalej. Nocy 0 frakcje się poznają, a bandyci wybierają, kto nosi posążek; nikt nie ginie i nikogo się nie okrada.',
  ],
  'crib.9': [
    'Duel: by day any living player may challenge another. While the Sheriff lives, the challenged may refuse; later not. Both speak, the challenger first, everybody else keeps quiet. Two duels a day, at most.',
    '决斗：白天任何活着的玩家可以挑战另一人。警长活着时，被挑战者可以拒绝，此后不能。双方发言，挑战者先说，其他人安静。每天最多两次决斗。',
    'Pojedynek: w dzień każda żywa osoba może wyzwać inną. Dopóki żyje Szeryf, wyzwanie wolno odrzucić, potem już nie. Mówią obie strony, najpierw wyzywająca, pozostali milczą. Najwyżej dwa pojedynki dziennie.',
  ],
  'crib.10': [
    'All others then support one of the two, or abstain. Whoever has less support dies; with equal support both die, with none at all nobody does. A gunman beats anybody who is none, whatever the vote.',
    '然后其余的人支持一方，或弃权。支持少者死亡；支持相等，双方都死；无人支持任何一方，无人死亡。枪手必胜不是枪手的人，不论票数。',
    'Potem pozostali popierają jedną ze stron albo się wstrzymują. Kto ma mniej głosów, ginie. Gdy mają tyle samo, giną obie strony, a bez głosów nikt. Rewolwerowiec wygrywa z każdym, kto nim nie jest, bez względu na głosy.',
  ],
  'crib.11': [
    'Search, at the end of the day: 2 players with up to 16 at the start, 3 with more. Agree on about twice as many names; then each votes for exactly as many as will be searched. Tied for the last places: not searched.',
    '搜查，在一天结束时：开局16人以下搜2人，更多则搜3人。先商定大约两倍的名单，再各自恰好投给要搜的人数。最后名额平票者不搜。',
    'Przeszukanie, na koniec dnia: 2 osoby, jeśli na początku było najwyżej 16 graczy, inaczej 3. Ustalcie mniej więcej dwa razy tyle imion; potem każdy głosuje na dokładnie tyle osób, ile będzie przeszukanych. Przy remisie o ostatnie miejsca remisujących się nie przeszukuje.',
  ],
  'crib.12': [
    'Statuette not found: is one of the searched hanged, and if so, who? No abstaining; level means no. With Executor and Investigator, you may choose to have that player investigated instead, and faction and role are told at dawn.',
    '没有搜出雕像：要不要吊死其中一名被搜查者，若要，是谁？不能弃权，平票算不要。有行刑官和调查官时，也可以改为调查此人，天亮时公布其阵营和角色。',
    'Posążka nie ma: czy powiesić kogoś z przeszukanych, a jeśli tak, to kogo? Nie wolno się wstrzymać; remis znaczy „nie”. Z Egzekutorem i Śledczym można zamiast tego poddać tę osobę śledztwu: o świcie wszyscy poznają jej frakcję i rolę.',
  ],
  'crib.13': [
    'Votes: eyes closed, hands up when the host calls. Afterwards the host tells who voted how.',
    '投票：闭眼，主持人叫到时举手。之后主持人公布谁怎么投。',
    'Głosowania: oczy zamknięte, ręce w górę na wezwanie prowadzącego. Potem prowadzący ogłasza, kto jak głosował.',
  ],
  'crib.14': [
    'Night: all eyes closed, not a sound. First Lucky Luke and the citizens, one by one, then bandits, Indians and aliens; last the ship. Whoever is called points at somebody or shakes the head; factions agree by signs.',
    '夜晚：全体闭眼，不出声。先是幸运卢克和市民逐个行动，然后匪徒、印第安人、外星人，最后是船。被叫到的人指人或摇头；阵营内用手势商定。',
    'Noc: wszyscy mają zamknięte oczy, ani dźwięku. Najpierw Lucky Luke i po kolei miastowi, potem bandyci, Indianie i ufole, na końcu statek. Kto jest wywołany, wskazuje kogoś albo kręci głową; frakcje porozumiewają się gestami.',
  ],
  'crib.15': [
    'Bandits and aliens without the statuette may try to steal it from one player each night. Whoever has it as a group chooses who carries it.',
    '没有雕像的匪徒和外星人，每夜可以设法从一名玩家那里偷。哪个阵营持有雕像，就由它选定携带者。',
    'Bandyci i ufole bez posążka mogą co noc spróbować ukraść go jednej osobie. Frakcja, która ma posążek, wybiera, kto go nosi.',
  ],
  'crib.16': [
    'In jail: no ability and no say in the faction, and nobody can kill or rob you until day. Drunk or at cards: no ability and no say that night, but no protection either.',
    '在押：没有能力，不参与本阵营的选择，到天亮也没有人能杀你、偷你。醉酒或在打牌：当夜没有能力，也不参与选择，但不受保护。',
    'W areszcie: bez zdolności i bez głosu w sprawach frakcji, ale do dnia nikt cię nie zabije ani nie okradnie. Po upiciu lub przy kartach: tej nocy bez zdolności i bez głosu, ale też bez ochrony.',
  ],
  'crib.17': [
    'When a player dies, faction and role are told to all. The dead say nothing, make no sign and no longer vote. They may change their seats; the living never do.',
    '有人死亡时，向大家公布其阵营和角色。死者不说话、不示意、不投票。死者可以换座位，活着的人不能。',
    'Gdy ktoś ginie, wszyscy poznają frakcję i rolę. Martwi nic nie mówią, nie dają znaków i nie głosują. Mogą zmieniać miejsca, żywi nigdy.',
  ],
  'crib.18': [
    'No peeking, no touching, no noise at night. Doubts about the rules are for the host, quietly; what the host says stands.',
    '夜里不偷看、不碰人、不出声。对规则有疑问，悄悄问主持人；主持人说了算。',
    'W nocy bez podglądania, dotykania i hałasu. Wątpliwości co do zasad wyjaśnia po cichu prowadzący; jego słowo rozstrzyga.',
  ],
  'crib.2@neutral': [
    'Citizens do not know each other. The members of every other faction do, and act together at night. The Drifter and the Folk outlaw play alone.',
    '市民互不相识。其他阵营的成员互相认识，夜里共同行动。浪客和绿林好汉独自一方。',
    'Miastowi się nie znają. Członkowie każdej innej frakcji się znają i w nocy działają razem. Włóczęga i Zbójnik grają w pojedynkę.',
  ],
  'crib.6@neutral': [
    'The tribe wins when everybody else is dead. At night it kills one player, and a second one when it has the statuette.',
    '其他人全部死亡，部落获胜。部落每夜杀一名玩家，持有雕像时再杀一名。',
    'Plemię wygrywa, gdy wszyscy inni nie żyją. W nocy zabija jedną osobę, a gdy ma posążek, także drugą.',
  ],
  'crib.7@neutral': [
    'Aliens win when they have used the statuette three times, once a night at most. The Drifter wins with the statuette in hand when a night begins, the Folk outlaw by being executed.',
    '外星人使用雕像满三次获胜，每夜至多一次。入夜时雕像在浪客手里，浪客获胜；绿林好汉被处决即获胜。',
    'Ufole wygrywają, gdy użyją posążka trzy razy, najwyżej raz na noc. Włóczęga wygrywa z posążkiem w ręku, gdy zapada noc, a Zbójnik przez własną egzekucję.',
  ],
  'crib.10@neutral': [
    'All others then support one of the two, or abstain. Whoever has less support dies; with equal support both die, with none at all nobody does. A gunslinger beats anybody who is none, whatever the vote.',
    '然后其余的人支持一方，或弃权。支持少者死亡；支持相等，双方都死；无人支持任何一方，无人死亡。快枪手必胜不是快枪手的人，不论票数。',
    'Potem pozostali popierają jedną ze stron albo się wstrzymują. Kto ma mniej głosów, ginie. Gdy mają tyle samo, giną obie strony, a bez głosów nikt. Strzelec wygrywa z każdym, kto nim nie jest, bez względu na głosy.',
  ],
  'crib.12@neutral': [
    'Statuette not found: is one of the searched executed, and if so, who? No abstaining; level means no. With Bailiff and Investigator, you may choose to have that player investigated instead, and faction and role are told at dawn.',
    '没有搜出雕像：要不要处决其中一名被搜查者，若要，是谁？不能弃权，平票算不要。有法警和调查官时，也可以改为调查此人，天亮时公布其阵营和角色。',
    'Posążka nie ma: czy ma być egzekucja kogoś z przeszukanych, a jeśli tak, to czyja? Nie wolno się wstrzymać; remis znaczy „nie”. Z Komornikiem i Śledczym można zamiast tego poddać tę osobę śledztwu: o świcie wszyscy poznają jej frakcję i rolę.',
  ],
  'crib.14@neutral': [
    'Night: all eyes closed, not a sound. First the Drifter and the citizens, one by one, then bandits, tribe and aliens; last the ship. Whoever is called points at somebody or shakes the head; factions agree by signs.',
    '夜晚：全体闭眼，不出声。先是浪客和市民逐个行动，然后匪徒、部落、外星人，最后是船。被叫到的人指人或摇头；阵营内用手势商定。',
    'Noc: wszyscy mają zamknięte oczy, ani dźwięku. Najpierw Włóczęga i po kolei miastowi, potem bandyci, plemię i ufole, na końcu statek. Kto jest wywołany, wskazuje kogoś albo kręci głową; frakcje porozumiewają się gestami.',
  ],
  'crib.16@neutral': [
    'In jail: no ability and no say in the faction, and nobody can kill or rob you until day. Treated to a round or at cards: no ability and no say that night, but no protection either.',
    '在押：没有能力，不参与本阵营的选择，到天亮也没有人能杀你、偷你。被请酒或在打牌：当夜没有能力，也不参与选择，但不受保护。',
    'W areszcie: bez zdolności i bez głosu w sprawach frakcji, ale do dnia nikt cię nie zabije ani nie okradnie. Po postawionej kolejce lub przy kartach: tej nocy bez zdolności i bez głosu, ale też bez ochrony.',
  ],
});
