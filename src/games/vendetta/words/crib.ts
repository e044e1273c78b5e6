import { rows } from '../../../text/rows.ts';

/** Points of the printed rules sheet, `crib.1` onwards in the order of play. */
export const words = rows({
  'crib.1': [
    'One card each, for your eyes only. The facilitator takes no card, says what the roles in play can do, and has the last word.',
    '每人一张牌，只能自己看。主持人不拿牌，讲清本局角色的能力，并有最终决定权。',
    'Każdy dostaje jedną kartę, tylko dla siebie. Prowadzący nie ma karty, objaśnia zdolności ról w grze i ma ostatnie słowo.',
  ],
  'crib.2': [
    'A round is night, dawn and day. At night everybody’s eyes are closed, and the facilitator calls role after role.',
    '一轮是夜晚、黎明、白天。夜里所有人闭眼，主持人逐个叫角色。',
    'Runda to noc, świt i dzień. W nocy wszyscy mają zamknięte oczy, a prowadzący wywołuje rolę po roli.',
  ],
  'crib.3': [
    'Whoever is called opens the eyes, points at somebody or passes, and closes them again. Nobody uses an ability on himself or herself.',
    '被叫到的人睁眼，指一名玩家或放弃，再闭眼。能力不能用在自己身上。',
    'Wywołana osoba otwiera oczy, wskazuje kogoś albo pasuje i znów je zamyka. Zdolności nie wolno użyć na sobie.',
  ],
  'crib.4': [
    'The Mafia agrees without a sound and by majority, mobsters too, blocked or not. Without a majority it kills nobody. The Yakuza chooses right after it.',
    '黑手党不出声地以过半数选定受害者，头目也参加，能力失效也参加。未过半数就不杀人。极道紧接着选择。',
    'Mafia bez słowa, większością, wybiera ofiarę; gangsterzy też, nawet zablokowani. Bez większości nikt nie ginie. Zaraz po niej wybiera Yakuza.',
  ],
  'crib.5': [
    'On the first night abilities work, but nobody can be killed, and the gangs only see who they are.',
    '第一夜能力有效，但不死人；帮派只互相认识。',
    'Pierwszej nocy zdolności działają, ale nikt nie może zginąć, a gangi tylko się poznają.',
  ],
  'crib.6': [
    'Crossed forearms mean “blocked”: this ability fails tonight. A leader killed this same night is called all the same, and blocked.',
    '双臂交叉表示“封住”：今夜能力失效。当夜被杀的首领照样叫到，但被封住。',
    'Skrzyżowane przedramiona znaczą „blokada”: tej nocy zdolność nie działa. Przywódca, który tej nocy ginie, też jest wywoływany, ale zablokowany.',
  ],
  'crib.7': [
    'Dawn: the facilitator names the Mafia’s victim, then the other dead without a word about who did it. They show their cards.',
    '黎明：主持人先宣布黑手党的受害者，再宣布其他死者，不说是谁干的。死者亮牌。',
    'Świt: prowadzący ogłasza ofiarę mafii, potem pozostałych zabitych, bez słowa o sprawcy. Zabici pokazują karty.',
  ],
  'crib.8': [
    'Day: talk, and name at least two suspects. One raised hand each, which cannot be taken back; you may keep it down.',
    '白天：讨论，至少提出两名嫌疑人。每人举手一次，不能收回，也可以弃权。',
    'Dzień: rozmawiajcie i wskażcie co najmniej dwoje podejrzanych. Każdy podnosi rękę raz i nie może tego cofnąć; wolno się wstrzymać.',
  ],
  'crib.9': [
    'Whoever gets the most votes dies. A tie kills nobody. Then night falls again.',
    '得票最多者死。平票则无人死亡。然后天又黑了。',
    'Kto dostaje najwięcej głosów, ginie. Przy remisie nikt nie ginie. Potem znów zapada noc.',
  ],
  'crib.10': [
    'In jail: no ability, no part in the gang’s choice and no vote, but still in the game.',
    '入狱者：没有能力，不参加帮派的选择，不能投票，但仍在场。',
    'W więzieniu: bez zdolności, bez udziału w wyborze gangu i bez głosu, ale wciąż w grze.',
  ],
  'crib.11': [
    'The eliminated say nothing and make no sign until the game is over.',
    '出局者在游戏结束前不说话，不做任何暗示。',
    'Wyeliminowani do końca gry nic nie mówią i nie dają znaków.',
  ],
  'crib.12': [
    'Civilians win when no criminal is left; the Mafia when it is at least as many as the civilians.',
    '罪犯全部出局，平民获胜；黑手党不少于平民，黑手党获胜。',
    'Cywile wygrywają, gdy nie ma już przestępców; mafia, gdy jest jej co najmniej tyle co cywilów.',
  ],
  'crib.13': [
    'With the Yakuza, each gang must also outlast the other. A Loner wins as one of the last two.',
    '有极道时，帮派还必须让另一帮派先出局。独行者成为最后两人之一即获胜。',
    'Z Yakuzą każdy gang musi też przetrwać drugi. Samotnik wygrywa jako jedna z dwóch ostatnich osób.',
  ],
  'crib.14': [
    'Without reveal the dead keep their cards hidden, and every role of the deck is called each night.',
    '不亮牌模式：死者不亮牌，牌组里的每个角色每夜都叫到。',
    'Bez odkrywania martwi nie pokazują kart, a każda rola talii jest wywoływana co noc.',
  ],
});
