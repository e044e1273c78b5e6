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
});
