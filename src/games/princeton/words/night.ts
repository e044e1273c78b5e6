import { accusationBars } from '../../../text/accusations.ts';
import { rows, under } from '../../../text/rows.ts';

/** The night besides what is a role’s own. */
export const words = rows({
  ...under('bar', accusationBars),
  'deal.secret': [
    'Look at your card alone. Until the first day nobody says what they are, and nobody living ever shows a card.',
    '各自看牌，别让人看见。第一个白天之前谁也不许透露身份；活着的人永远不亮牌。',
    'Obejrzyjcie swoje karty w ukryciu. Do pierwszego dnia nikt nie mówi, kim jest, a nikt żywy nigdy nie pokazuje karty.',
  ],
  'deal.note': [
    'One card each, face down. You take no card and no side.',
    '每人一张，牌面朝下。法官不拿牌，也不偏向任何一方。',
    'Każdy dostaje jedną zakrytą kartę. Prowadzący nie ma karty i nie stoi po żadnej stronie.',
  ],
  'deal.chosen': [
    'The moderator chose the roles; nobody is told so.',
    '身份由法官指定，不告诉任何人。',
    'Role przydziela prowadzący; nikt się o tym nie dowiaduje.',
  ],

  'night.note': [
    'Speak into the middle of the room, never towards one place. The dead may watch.',
    '对着屋子中间说话，不要朝向某个人。死者可以睁眼看。',
    'Mów na środek pokoju, nigdy w stronę jednego miejsca. Martwi mogą patrzeć.',
  ],
  'mafia.wake': ['Mafia, open your eyes.', '杀手请睁眼。', 'Mafia otwiera oczy.'],
  'mafia.ask': ['Whom do you kill? Signs only.', '你们要杀谁？请用手势示意。', 'Kogo zabijacie? Tylko gesty.'],
  'mafia.sleep': ['Mafia, close your eyes.', '杀手请闭眼。', 'Mafia zamyka oczy.'],
  'mafia.what': ['The mafia point at one victim.', '杀手指出一名受害者。', 'Mafia wskazuje jedną ofiarę.'],
  'mafia.note': [
    'They agree by signs and point. Go on only when you are sure who is meant.',
    '他们用手势商量并指人。确定指的是谁以后再继续。',
    'Mafia umawia się gestami i wskazuje. Przejdź dalej dopiero, gdy wiesz na pewno, o kogo chodzi.',
  ],
  'mafia.pass': ['Kill nobody', '不杀', 'Nie zabijają'],
  'mafia.pointed': [
    'Time is up. Enter everybody who is being pointed at; one of them is drawn by lot.',
    '时间到。请选出所有被指的人，从中抽签决定一人。',
    'Czas minął. Wpisz wszystkie osoby, na które mafia pokazuje; jedna zostanie wylosowana.',
  ],
  'warn.ownSide': [
    'One of their own. Make sure they mean it.',
    '这是他们自己人，请再确认。',
    'To ktoś z mafii. Upewnij się, że o to chodzi.',
  ],
  'angel.ask': ['Whom do you want to know about?', '你要查验谁？', 'Kogo chcesz sprawdzić?'],
  'angel.what': [
    'The angel points at one player and learns: mafia or not.',
    '天使指一名玩家，得知是不是杀手。',
    'Anioł wskazuje jedną osobę i dowiaduje się, czy to mafia.',
  ],
  'angel.learnedMafia': ['{who} is mafia', '{who}是杀手', '{who} to mafia'],
  'angel.learnedNot': ['{who} is not mafia', '{who}不是杀手', '{who} to nie mafia'],
  'angel.signNote': [
    'Show the answer on the screen. Not a word.',
    '出示屏幕上的答复，不要出声。',
    'Pokaż odpowiedź na ekranie. Ani słowa.',
  ],
  'angel.spokenMafia': ['Yes, mafia.', '是杀手。', 'Tak, to mafia.'],
  'angel.spokenNot': ['No, not mafia.', '不是杀手。', 'Nie, to nie mafia.'],
  'call.cardHidden': [
    'Dead, but the card may be unknown: called all the same.',
    '已死亡，但身份可能没有公开：照常叫。',
    'Nie żyje, ale karta może być nieznana: wywołaj mimo to.',
  ],
  'call.deadButCalled': [
    'Dead, but still called by house rule.',
    '已死亡，但按约定照常叫。',
    'Nie żyje, ale według ustaleń dalej się wywołuje.',
  ],
  'bar.accuserDead': ['The accuser is dead.', '指控者已死亡。', 'Osoba oskarżająca nie żyje.'],
  'bar.accusedDead': ['The accused is dead.', '被指控者已死亡。', 'Osoba oskarżona nie żyje.'],
  'bar.accuseSelf': ['Accuse somebody else.', '请指控别人。', 'Nie wolno oskarżyć siebie.'],
});
