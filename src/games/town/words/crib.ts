import { rows } from '../../../text/rows.ts';

/** Points of the printed rules sheet, `crib.1` onwards in the order of play. */
export const words = rows({
  'crib.1': [
    'Phase 1, discussion. Anybody alive may talk about anything, and everybody gets a word in. No clock: it ends when nothing new is said. Anybody may ask the game master something in private.',
    '第一阶段：讨论。活着的人可以谈任何事，人人都有机会发言。不计时，没有新话可说就结束。可以私下向主持人提问。',
    'Faza 1, dyskusja. Każdy żywy może mówić o wszystkim i każdy dochodzi do głosu. Bez zegara: kończy się, gdy nikt nie mówi nic nowego. Prowadzącego można zapytać o coś na osobności.',
  ],
  'crib.2': [
    'Phase 2, nominations. No more talk. After a countdown all the living point at once at one person, or at nobody. Most fingers: trial. A tie: point again, at the tied only; still tied, the lot decides. No fingers: no trial.',
    '第二阶段：提名。停止说话。倒数之后，活着的人同时指一个人，也可以不指。被指最多者受审。平票：只在平票者中再指一次；仍然平票，抽签决定。无人被指：不审判。',
    'Faza 2, nominacje. Koniec rozmów. Po odliczaniu wszyscy żywi naraz wskazują jedną osobę albo nikogo. Najwięcej palców: proces. Remis: jeszcze raz, tylko spośród tych osób; znów remis, decyduje los. Żadnych palców: bez procesu.',
  ],
  'crib.3': [
    'Phase 3, trial. Two minutes of defence, in silence; then open talk. All close their eyes: left hand innocent, right hand guilty; neither or both is no vote. Eyes open. More right hands than left: 30 seconds of last words, death, the card is turned. Otherwise once more from phase 1, at most two trials a day; then a last talk.',
    '第三阶段：审判。辩护两分钟，旁人不出声；然后自由讨论。全体闭眼：左手无罪，右手有罪，都不举或都举不算。睁眼。右手多于左手：遗言30秒，处决，翻牌。否则回到第一阶段，每天最多两次审判；最后再讨论一次。',
    'Faza 3, proces. Dwie minuty obrony w ciszy, potem otwarta rozmowa. Wszyscy zamykają oczy: lewa ręka – bez winy, prawa – wina; żadna albo obie to głos nieważny. Oczy otwarte. Więcej prawych niż lewych: 30 sekund ostatniego słowa, śmierć, karta odkryta. Inaczej znów od fazy 1, najwyżej dwa procesy dziennie; na koniec ostatnia rozmowa.',
  ],
  'crib.4': [
    'Phase 4, mafia. All eyes are closed. The mafia confer without a word; then each is asked in turn to point at a target or shake the head. Whoever is named most dies at dawn; a tie is settled by lot.',
    '第四阶段：黑手党。全体闭眼。黑手党无声商量，然后逐个指一个目标，或摇头。被指最多者天亮时死亡；平票抽签。',
    'Faza 4, mafia. Wszyscy mają zamknięte oczy. Mafia naradza się bez słów, potem każdy z niej po kolei wskazuje cel albo kręci głową. Kto wskazany najczęściej, ginie o świcie; przy remisie decyduje los.',
  ],
  'crib.5': [
    'Phase 5, town. Escort, Doctor, Detective, Tracker and Vigilante are called one after the other: point, or shake the head. The Medium comes last and exchanges signs with the dead.',
    '第五阶段：小镇。陪伴者、医生、侦探、追踪者、义警依次被叫：指人，或摇头。灵媒最后，与死者互打手势。',
    'Faza 5, miasto. Po kolei Towarzyszka, Lekarz, Detektyw, Tropiciel i Mściciel wskazują albo kręcą głową. Medium jest ostatnie i wymienia znaki z umarłymi.',
  ],
  'crib.6': [
    'Phase 6, feedback. Everybody alive is called in turn, reads a short message and closes their eyes again, also those with nothing to learn. Then day breaks, and whoever was killed is named.',
    '第六阶段：反馈。活着的人依次被叫，看一条短消息，再闭眼，没有消息的人也一样。然后天亮，宣布死者。',
    'Faza 6, wiadomości. Każdy żywy po kolei otwiera oczy, czyta krótką wiadomość i zamyka je znowu, także ten, dla kogo nic nie ma. Potem wstaje dzień i padają imiona zabitych.',
  ],
  'crib.7': [
    'The first day is phase 1 alone: nobody can be executed. The limits of talk: no cards shown, nothing said out of the table’s hearing, no private message quoted word for word, no pressure from outside the game.',
    '第一天只有第一阶段，不能处决任何人。讨论的限制：不亮牌，不说别人听不见的话，不逐字引用私人消息，不用游戏以外的事施压。',
    'Pierwszy dzień to tylko faza 1: nikogo nie można stracić. Granice rozmowy: nie pokazuje się kart, nie mówi się tak, by inni nie słyszeli, nie cytuje się wiadomości słowo w słowo, nie naciska się sprawami spoza gry.',
  ],
  'crib.8': [
    'The dead say nothing and make no sign about the game, except to the Medium in the time set aside.',
    '死者对游戏不说话、不示意，只有在规定时间里可以回答灵媒。',
    'Umarli nie mówią o grze i nie dają znaków, oprócz odpowiedzi dla Medium w wyznaczonym czasie.',
  ],
  'crib.9': [
    'The mafia win when nobody of the town is alive, the town when nobody of the mafia is. Being level wins nothing.',
    '小镇无人活着，黑手党获胜；黑手党无人活着，小镇获胜。人数相等不算赢。',
    'Mafia wygrywa, gdy nie żyje nikt z miasta, miasto, gdy nie żyje nikt z mafii. Równa liczba nic nie daje.',
  ],
});
