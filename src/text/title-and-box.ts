import { plural } from './message.ts';
import { wordsOf } from './rows.ts';

/** Wording of what comes with a deck: its title card and its box. */
export const words = wordsOf({
  'print.part.title': ['title card', '标题牌', 'karta tytułowa'],
  'print.title.cards': [
    plural('n', { one: '# card', other: '# cards' }),
    plural('n', { other: '#张牌' }),
    plural('n', { one: '# karta', few: '# karty', many: '# kart', other: '# karty' }),
  ],
  'print.title.players': ['{from} to {to} players', '{from}至{to}人', 'od {from} do {to} graczy'],
  'print.title.notDealt': [
    'Title card. Lay it aside before the deal.',
    '标题牌。发牌前请取出。',
    'Karta tytułowa. Odłóż ją przed rozdaniem.',
  ],
  'print.title.inside': ['In this deck', '牌组内容', 'W tej talii'],
  'print.title.many': ['{n} ×', '{n} ×', '{n} ×'],
  'print.part.box': ['box for the cards', '牌盒', 'pudełko na karty'],
  'print.box.how': [
    'Print on card. Cut along the solid line, score and fold along the dashed ones, and glue the hatched flaps from inside.',
    '用卡纸打印。沿实线裁剪，沿虚线压痕折叠，斜线部分涂胶，从内侧粘合。',
    'Wydrukuj na kartonie. Wytnij wzdłuż linii ciągłej, zegnij wzdłuż przerywanych, a zakreskowane skrzydełka sklej od środka.',
  ],
  'print.box.inside': [
    'Inside {width} × {height} × {depth} mm: for {n} cards of {thickness} mm.',
    '内部{width} × {height} × {depth}毫米：可放{n}张厚{thickness}毫米的牌。',
    'Wewnątrz {width} × {height} × {depth} mm; liczba kart: {n}, każda po {thickness} mm.',
  ],
});
