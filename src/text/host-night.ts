import { wordsOf } from './rows.ts';

/** The night on the host's screen: who is awake, what is read only while a button is held. */
export const words = wordsOf({
  'host.awake': ['Awake now', '现在睁眼的人', 'Teraz nie śpi'],
  'host.awake.nobody': ['Nobody', '没有人', 'Nikt'],
  'host.awake.noSay': ['{who} has no say: {why}', '{who}不能参与决定：{why}', '{who} – bez głosu: {why}'],
  'host.holdNote': ['Not aloud: hold to read', '不要念：按住阅读', 'Nie na głos: przytrzymaj, aby przeczytać'],
  'host.nextPlayer': ['Player {n} of {of}', '第{n}位，共{of}位', 'Osoba {n} z {of}'],
  'host.turn.show': ['Hold to show', '按住出示', 'Przytrzymaj, aby pokazać'],
  'host.turn.read': ['Keep holding while it is read', '请按住，等对方看完', 'Trzymaj, dopóki czyta'],
  'host.turn.next': ['Let go: next player', '松手：下一位', 'Puść: następna osoba'],
  'host.turn.end': ['Let go: everybody has read', '松手：全部看完', 'Puść: wszyscy przeczytali'],
  'story.answers': ['Change an answer', '更改回答', 'Zmień odpowiedź'],
  'story.holdAll': ['Hold: everything, with reasons', '按住：显示全部，含缘由', 'Przytrzymaj: wszystko, z powodami'],
  'story.rounds': ['To a round', '跳到某一轮', 'Do rundy'],
  'story.only': ['Whose part in the game', '只看谁的经过', 'Czyj udział w grze'],
  'story.everybody': ['All players', '全部玩家', 'Wszyscy gracze'],
  'story.nothing': ['Nothing is known of this player yet.', '关于这名玩家还没有已知的事。', 'O tej osobie jeszcze nic nie wiadomo.'],
  'story.hide': ['Hide the secrets', '隐藏秘密', 'Ukryj tajemnice'],
  'host.sleepy': [
    'This device will not keep its screen on by itself. Set its lock to several minutes before you begin.',
    '本设备不会自动保持屏幕常亮。开局前请把自动锁定设为几分钟。',
    'To urządzenie samo nie utrzyma włączonego ekranu. Przed grą ustaw w nim blokadę na kilka minut.',
  ],
  'settings.eyesFree': ['Eyes-free night: the phone reads aloud', '免看屏幕：手机朗读台词', 'Bez patrzenia w ekran: telefon czyta na głos'],
  'settings.eyesFree.hint': [
    'Tap the left half of the screen to hear the lines again, the right half to go on.',
    '点屏幕左半边再念一遍，点右半边继续。',
    'Dotknij lewej połowy ekranu, żeby usłyszeć kwestie jeszcze raz, prawej, żeby iść dalej.',
  ],
  'host.sayAgain': ['Again', '再念一遍', 'Powtórz'],
  'host.sayOn': ['Go on', '继续', 'Dalej'],
  'settings.voice.which': ['Voice', '语音', 'Głos'],
  'settings.voice.none': [
    'This device has no voice for this language. Add one in its settings, or read the lines yourself.',
    '本设备没有这种语言的语音。请在系统设置里添加，或由你自己念。',
    'To urządzenie nie ma głosu dla tego języka. Dodaj go w ustawieniach systemu albo czytaj samodzielnie.',
  ],
  'settings.ambience': ['Wind at night', '夜间风声', 'Wiatr w nocy'],
  'settings.ambience.hint': [
    'A soft noise that covers steps and whispers, and fades at dawn.',
    '轻柔的声音，盖住脚步和低语，天亮时渐弱。',
    'Cichy szum, który zagłusza kroki i szepty, a o świcie milknie.',
  ],
  'host.cover': ['Cover the screen, for the pocket', '遮住屏幕，放进口袋', 'Zasłoń ekran, do kieszeni'],
  'host.uncover': ['Hold to open the game', '按住打开游戏', 'Przytrzymaj, aby odsłonić grę'],
});
