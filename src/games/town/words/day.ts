import { plural } from '../../../text/message.ts';
import { rows } from '../../../text/rows.ts';

/** Dawn and day. */
export const words = rows({
  'dawn.diedAs': ['{who} died last night. The card: {role}.', '昨夜{who}死亡。身份：{role}。', 'Tej nocy ginie {who}. Karta: {role}.'],
  'dawn.died': ['{who} died last night. The card stays hidden.', '昨夜{who}死亡。不翻牌。', 'Tej nocy ginie {who}. Karta zostaje zakryta.'],

  'opening.eyes': [
    'Close your eyes, everybody. These roles are in the game:',
    '请全体闭眼。本局有以下角色：',
    'Wszyscy zamykają oczy. W grze są role:',
  ],
  'opening.role': ['{role}.', '{role}。', '{role}.'],
  'opening.note': [
    'Everybody has looked at their own card, and you have scanned it: nobody needs to be tapped. Read the list slowly.',
    '每人都已看过自己的牌，你也已经扫描，不必再拍任何人。请慢慢念完。',
    'Każdy zna swoją kartę, a ty masz ją już zeskanowaną: nikogo nie trzeba dotykać. Przeczytaj listę powoli.',
  ],

  'day.short': [
    'Day breaks. Open your eyes: today is for talk alone, and nobody can be executed.',
    '天亮了，请睁眼。今天只讨论，不能处决任何人。',
    'Wstaje dzień, otwórzcie oczy. Dziś tylko rozmowa: nikogo nie można stracić.',
  ],
  'day.limits': [
    'What is not allowed: showing cards, talking where others cannot hear, quoting a private message word for word, pressure from outside the game.',
    '不允许：亮牌，避开别人私下说话，逐字复述私下的消息，用游戏以外的事施压。',
    'Nie wolno: pokazywać kart, rozmawiać tak, by inni nie słyszeli, przytaczać dosłownie prywatnych wiadomości, naciskać sprawami spoza gry.',
  ],
  'day.talk': [
    'The talk is open. Anybody living may speak, about anything.',
    '自由讨论开始。活着的人都可以发言，什么都可以说。',
    'Zaczyna się rozmowa. Każda żywa osoba może mówić, o wszystkim.',
  ],
  'day.talkAgain': ['No execution: the talk is open once more.', '没有处决，讨论继续。', 'Egzekucji nie ma, rozmowa trwa dalej.'],
  'day.talk.note': [
    'No clock: go on when nothing new is said. See that everybody gets a word in. Anybody may ask you something in private now. Not allowed: showing cards, secret talk, quoting private messages, pressure from outside.',
    '不计时：没有新话可说时再继续。让每个人都有机会发言。此时玩家可以私下向你询问。不允许：亮牌、私下说话、复述私下的消息、用游戏以外的事施压。',
    'Bez zegara: przejdź dalej, gdy nikt nie ma już nic nowego do powiedzenia. Niech każdy dojdzie do głosu. Teraz można spytać cię o coś na osobności. Nie wolno: pokazywać kart, szeptać, przytaczać prywatnych wiadomości, naciskać spoza gry.',
  ],
  'day.closing': [
    'The trials of today are over. A last talk before the night.',
    '今天的审判结束。入夜前最后讨论一次。',
    'Dzisiejsze procesy są skończone. Ostatnia rozmowa przed nocą.',
  ],
  'day.nominate': [
    'No more talk. Who shall be tried? Think of one person, or of nobody.',
    '请停止说话。你们要审判谁？想好一个人，也可以不指。',
    'Koniec rozmów. Kto idzie pod sąd? Pomyślcie o kimś albo o nikim.',
  ],
  'day.countdown': [
    'I count down from {n}. At zero, all at once.',
    '我从{n}倒数，数到0一齐行动。',
    'Odliczam od {n}. Na zero wszyscy naraz.',
  ],
  'day.nominate.note': [
    'At zero everybody living points at one person, the one on trial last time too, or at nobody. Pointing is not a duty.',
    '数到0时，活着的人同时指一个人，也可以不指；指认不是义务。',
    'Na zero każda żywa osoba wskazuje kogoś, także kogoś z poprzedniego procesu, albo nikogo. Wskazywać nie trzeba.',
  ],
  'day.nominate.barred': [
    'Acquitted today and not to be named again: {who}. Pointing is not a duty.',
    '今天已判无罪、不能再提名：{who}。指认不是义务。',
    'Po dzisiejszym uniewinnieniu nie wolno znów wskazać: {who}. Wskazywać nie trzeba.',
  ],
  'day.nominateAgain': [
    'A tie. Point again, at one of these only: {who}. I count down from {n}.',
    '平票。请再指一次，只能指这些人：{who}。我从{n}倒数到0。',
    'Remis. Wskażcie jeszcze raz, tylko kogoś z tych osób: {who}. Odliczam od {n}.',
  ],
  'day.lot': [
    'Still a tie between {who}. The lot falls on {got}.',
    '{who}仍然平票。抽签抽中{got}。',
    'Nadal remis: {who}. Los wskazuje: {got}.',
  ],
  'day.noTrial': [
    'Nobody goes on trial. The trials of today are over.',
    '没有人受审，今天的审判结束。',
    'Nikt nie staje przed sądem. Dzisiejsze procesy są skończone.',
  ],
  'day.onTrial': ['{who} goes on trial.', '{who}受审。', 'Przed sądem staje {who}.'],

  'trial.defence': [
    '{who}, your defence: {n} seconds. Nobody else speaks.',
    '{who}，请辩护，限{n}秒。其他人不要说话。',
    plural('n', {
      one: '{who}, masz {n} sekundę na obronę. Nikt inny nie mówi.',
      few: '{who}, masz {n} sekundy na obronę. Nikt inny nie mówi.',
      many: '{who}, masz {n} sekund na obronę. Nikt inny nie mówi.',
      other: '{who}, masz {n} sekundy na obronę. Nikt inny nie mówi.',
    }),
  ],
  'trial.defence.untimed': [
    '{who}, your defence. Nobody else speaks.',
    '{who}，请辩护。其他人不要说话。',
    '{who}, masz głos. Broń się. Nikt inny nie mówi.',
  ],
  'trial.talk': ['Thank you. The talk is open to all.', '谢谢。现在大家自由讨论。', 'Dziękuję. Teraz rozmawiają wszyscy.'],
  'trial.vote': [
    'Close your eyes, everybody. Raise your left hand if you find {who} innocent, your right hand if guilty.',
    '请全体闭眼。认为{who}无罪举左手，有罪举右手。',
    'Zamknijcie oczy. Ręka w górę: lewa, jeśli {who} jest bez winy, prawa, jeśli nie.',
  ],
  'trial.open': ['Keep your hands up and open your eyes.', '手别放下，请睁眼。', 'Ręce zostają w górze, oczy otwarte.'],
  'trial.vote.note': [
    'Whoever raises neither hand or both has no vote: leave them out. The defendant votes like everybody else.',
    '两只手都举或都不举的不算票，不要计入。受审者同样投票。',
    'Obie ręce albo żadna to brak głosu: pomiń takie osoby. Osoba sądzona głosuje jak wszyscy.',
  ],
  'trial.guilty': ['Guilty (right hand)', '有罪（右手）', 'Wina (prawa ręka)'],
  'trial.innocent': ['Innocent (left hand)', '无罪（左手）', 'Bez winy (lewa ręka)'],
  'bar.acquitted': ['Acquitted today.', '今天已判无罪。', 'Sąd już dziś uniewinnił tę osobę.'],
  'trial.acquitted': ['{who} is acquitted.', '{who}无罪。', 'Sąd uznaje, że {who} jest bez winy.'],
  'trial.lapsed': ['{who} is dead. The trial is over.', '{who}已死亡，审判终止。', '{who} nie żyje. Proces skończony.'],
  'trial.lastWords': [
    '{who} is found guilty. {n} seconds for your last words; nobody answers.',
    '{who}有罪。遗言限{n}秒，其他人不要回应。',
    plural('n', {
      one: 'Sąd skazuje. {who}, masz {n} sekundę na ostatnie słowo. Nikt nie odpowiada.',
      few: 'Sąd skazuje. {who}, masz {n} sekundy na ostatnie słowo. Nikt nie odpowiada.',
      many: 'Sąd skazuje. {who}, masz {n} sekund na ostatnie słowo. Nikt nie odpowiada.',
      other: 'Sąd skazuje. {who}, masz {n} sekundy na ostatnie słowo. Nikt nie odpowiada.',
    }),
  ],
  'trial.lastWords.untimed': [
    '{who} is found guilty. Your last words; nobody answers.',
    '{who}有罪。请留遗言，其他人不要回应。',
    'Sąd skazuje. {who}, masz ostatnie słowo. Nikt nie odpowiada.',
  ],
  'trial.executed': [
    '{who} is executed. The card: {role}.',
    '{who}被处决。身份：{role}。',
    'Wyrok zostaje wykonany: ginie {who}. Karta: {role}.',
  ],
  'dead.silent': [
    'From now on not a word and not a sign about the game.',
    '从现在起，不再用话语或手势谈论游戏。',
    'Odtąd ani słowa, ani gestu o grze.',
  ],
  'dead.silentButMedium': [
    'From now on not a word and not a sign about the game, except to the Medium in the time set aside.',
    '从现在起，不再用话语或手势谈论游戏；只有在规定的时间里可以对灵媒示意。',
    'Odtąd ani słowa, ani gestu o grze, chyba że do Medium w wyznaczonym czasie.',
  ],

  'draw.offer': [
    'Rounds without a death: {n}. You may declare a draw.',
    '连续{n}轮无人死亡，可以宣布平局。',
    'Rundy bez śmierci: {n}. Możesz ogłosić remis.',
  ],
  'draw.declare': ['Declare a draw', '宣布平局', 'Ogłoś remis'],
  'bar.somebodyDied': ['Somebody has died since.', '期间有人死亡。', 'W tym czasie ktoś zginął.'],
  'draw.playOn': ['Play on', '继续游戏', 'Gramy dalej'],
});
