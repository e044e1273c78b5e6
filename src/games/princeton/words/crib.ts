import { rows } from '../../../text/rows.ts';

/** Points of the printed rules sheet, `crib.1` onwards in the order of play. */
export const words = rows({
  'crib.1': [
    'One card each, face down, for your eyes only. The moderator takes no card and no side.',
    '每人一张牌，牌面朝下，只能自己看。法官不拿牌，也不属于任何一方。',
    'Każdy dostaje jedną kartę, zakrytą, tylko dla siebie. Prowadzący nie ma karty i nie jest po żadnej stronie.',
  ],
  'crib.2': [
    'Night: everybody closes their eyes. The mafia wake, agree by signs and point at one victim, or at nobody.',
    '夜晚：所有人闭眼。杀手醒来，用手势商量，指出一名受害者，也可以不杀。',
    'Noc: wszyscy zamykają oczy. Mafia budzi się, porozumiewa znakami i wskazuje jedną ofiarę albo nikogo.',
  ],
  'crib.3': [
    'Then the angel wakes and points at one player: a nod means mafia, a shake of the head means not.',
    '然后天使醒来，指一名玩家：点头表示是杀手，摇头表示不是。',
    'Potem budzi się anioł i wskazuje jedną osobę: skinienie głową znaczy mafia, potrząśnięcie – nie mafia.',
  ],
  'crib.4': [
    'Morning: the moderator names the victim, who turns the card up and says nothing more. The dead may watch, at night too.',
    '天亮：法官宣布死者，死者翻开牌，此后不再说话。死者可以睁眼旁观，夜里也可以。',
    'Ranek: prowadzący mówi, kto zginął. Ta osoba odkrywa kartę i odtąd milczy. Martwi mogą patrzeć, także w nocy.',
  ],
  'crib.5': [
    'Day: talk as you like and claim what you like, but nobody living shows a card.',
    '白天：自由发言，可以自称任何身份，但活着的人不得亮牌。',
    'Dzień: mówcie, co chcecie, i podawajcie się, za kogo chcecie, ale nikt żywy nie pokazuje karty.',
  ],
  'crib.6': [
    'Anybody may accuse and give reasons. With a second, the accused answers and all vote; without one the accusation falls.',
    '任何人都可以指控并说明理由。有人附议，被指控者辩护，然后全体投票；无人附议则指控作废。',
    'Każdy może oskarżyć i podać powody. Gdy ktoś poprze, oskarżony się broni i wszyscy głosują; bez poparcia oskarżenie upada.',
  ],
  'crib.7': [
    'More than half of the living convict. The convicted shows the card, is dead, and the day is over.',
    '票数超过存活人数的一半即处决。被处决者亮牌出局，当天结束。',
    'Skazuje więcej niż połowa żywych. Skazany pokazuje kartę i ginie, a dzień się kończy.',
  ],
  'crib.8': [
    'Whoever is acquitted cannot be accused again that day. If nobody is convicted, night falls all the same.',
    '被判无罪者当天不能再被指控。无人被处决，夜晚照样来临。',
    'Uniewinnionego nie można tego dnia oskarżyć ponownie. Jeśli nikt nie został skazany, noc i tak zapada.',
  ],
  'crib.9': [
    'The village wins when every mafia player is dead; the mafia win when the others no longer outnumber them.',
    '所有杀手死亡，好人获胜；其余的人不再多于杀手，杀手获胜。',
    'Wioska wygrywa, gdy cała mafia nie żyje; mafia wygrywa, gdy pozostali nie mają już nad nią przewagi.',
  ],
});
