import { wordsOf } from './rows.ts';

/** Wording of the booklet of rules. */
export const words = wordsOf({
  'print.part.booklet': ['booklet of the rules', '规则小册子', 'książeczka z zasadami'],
  'print.booklet.short': ['The rules in short', '规则摘要', 'Zasady w skrócie'],
  'print.booklet.goal': ['What it is about', '这是什么游戏', 'O co chodzi'],
  'print.booklet.hints': ['For the host', '给主持人', 'Dla prowadzącego'],
  'print.booklet.hint.1': [
    'Count the cards before the deal, and lay the title card aside. Everybody looks at their own card once and lays it face down.',
    '发牌前清点牌数，并取出标题牌。每人看一次自己的牌，然后面朝下放好。',
    'Przed rozdaniem policz karty i odłóż kartę tytułową. Każdy raz ogląda swoją kartę i kładzie ją zakrytą.',
  ],
  'print.booklet.hint.2': [
    'At night speak evenly and from the same place, or walk on while you speak: nobody should hear where you look.',
    '夜里说话语气平稳，站在同一个地方，或者边走边说：不要让人听出你在看谁。',
    'W nocy mów równo i z jednego miejsca albo chodź, mówiąc: nikt nie powinien słyszeć, na kogo patrzysz.',
  ],
  'print.booklet.hint.3': [
    'Take your time with calls that nobody answers, as long as with the others.',
    '没有人回应的环节也要停顿一样久。',
    'Przy wywołaniach, na które nikt nie odpowiada, odczekaj tyle samo co przy innych.',
  ],
  'print.booklet.hint.4': [
    'Note each choice at once, on paper or on the phone. Whoever is out keeps silent, and looks at nobody.',
    '每个选择立刻记下来，写在纸上或记在手机里。出局的人不说话，也不看任何人。',
    'Każdy wybór zapisz od razu, na kartce albo w telefonie. Kto odpadł, milczy i na nikogo nie patrzy.',
  ],
  'print.booklet.hint.5': [
    'Where the rules leave something open, decide at once and alike for everybody; talk about it after the game.',
    '规则没有写明的，当场决定，对所有人一视同仁；游戏结束后再讨论。',
    'Gdy zasady czegoś nie mówią, rozstrzygnij od razu i tak samo dla wszystkich; rozmowa po grze.',
  ],
  'print.booklet.evenings': ['Our evenings', '我们的对局', 'Nasze wieczory'],
  'print.booklet.date': ['Date', '日期', 'Data'],
  'print.booklet.players': ['Players', '人数', 'Osoby'],
  'print.booklet.winner': ['Who won', '获胜方', 'Kto wygrał'],
  'print.booklet.for': ['{n}: {cast}', '{n}人：{cast}', '{n}: {cast}'],
  'print.booklet.rest': ['all others {role}', '其余为{role}', 'reszta: {role}'],
  'print.booklet.some': ['{n} × {role}', '{role} {n}', '{n} × {role}'],
});
